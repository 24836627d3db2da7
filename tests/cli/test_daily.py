"""Pins `sushiya daily`: the same deal for everybody, by the rule that is documented, and without hints."""

from hashlib import sha256
from pathlib import Path

from sushiya.games import GAMES, load_record
from sushiya.games.daily import daily_deal
from tests.cli.command import sushiya


def test_the_seed_follows_from_the_date() -> None:
    for game in GAMES:
        table, seed = daily_deal(game, "2026-11-18", 739_938)
        assert table.name == game
        assert seed == sha256(f"sushiya daily {game} 2026-11-18".encode()).hexdigest()
        assert seed != daily_deal(game, "2026-11-19", 739_939)[1]
    meals = {str(daily_deal("sushi-go-party", "2026-11-18", day)[0]) for day in range(30)}
    assert len(meals) > 5


def test_a_whole_match_and_a_line_to_share(tmp_path: Path) -> None:
    file = tmp_path / "daily.record"
    arguments = ("daily", "sushi-go", "--date", "2026-11-18", "--save", str(file))
    output = sushiya(*arguments, input="hint\n" + "1\n\n" * 80).output
    assert "Sushiya, 2026-11-18, Sushi Go!:" in output
    assert "The master" not in output
    record = load_record(file.read_text(encoding="utf-8"))
    assert record.seed == daily_deal("sushi-go", "2026-11-18", 0)[1]
    assert record.players == ("you", "regular", "regular", "regular")
