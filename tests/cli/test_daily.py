"""Pins `sushiya daily`: the same deal for everybody, once and without hints, sealed until its day."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from sushiya.bots.daily import check_daily, master_record
from sushiya.cli import daily
from sushiya.core import BadOptions, BadRecord, Record
from sushiya.games import load_record
from sushiya.games.daily import DailyDeal, daily_deal
from sushiya.review.values import Review, ReviewedDecision
from tests.cli.command import sushiya

DAY = "2026-11-17"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep today's match where nobody else plays it."""
    monkeypatch.setattr(daily, "data_folder", lambda: tmp_path)


def test_a_whole_match_and_a_text_to_share(tmp_path: Path) -> None:
    file = tmp_path / "daily.record"
    arguments = ("daily", "sushi-go", "--date", DAY, "--save", str(file), "--no-review")
    output = sushiya(*arguments, input="hint\n" + "1\n\n" * 80).output
    assert f"Sushiya daily · {DAY} · Sushi Go!" in output
    assert "The master" not in output
    record = load_record(file.read_text(encoding="utf-8"))
    deal = daily_deal("sushi-go", DAY)
    assert record.seed == deal.seed
    assert record.players == ("you", "regular", "regular", "regular")
    check_daily(record, deal)
    assert f"This is the deal of {DAY}" in sushiya("verify", "--daily", DAY, str(file)).output
    with pytest.raises(BadRecord, match="This is not the deal of 2026-11-16"):
        sushiya("verify", "--daily", "2026-11-16", str(file))


def test_today_is_played_once_and_goes_on_where_one_was() -> None:
    whole = "1\n\n" * 80
    assert "You go on" not in sushiya("daily", "--no-review", input="1\n1\nq\n").output
    output = sushiya("daily", "--no-review", input=whole).output
    assert "You continue where you left off." in output
    assert "round 1 of 3 · turn 3 of 8" in output
    assert "turn 2 of 8" not in output.split("turn 3 of 8")[0]
    shared = output[output.index("Sushiya daily") :]
    again = sushiya("daily", "--no-review").output
    assert "every deal is played once" in again
    assert again.endswith(shared)


def test_where_the_record_goes_is_checked_before_anything_is_played() -> None:
    with pytest.raises(BadOptions, match="there is no folder nowhere"):
        sushiya("daily", "--save", "nowhere/game.record")


def test_a_day_to_come_is_sealed() -> None:
    day = (datetime.now(UTC) + timedelta(2)).date().isoformat()
    with pytest.raises(BadOptions, match=f"The deal of {day} is sealed until that day begins, at midnight"):
        sushiya("daily", "--date", day)


def test_three_rows_tell_what_choices_were_worth_and_the_master_what_could_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first choice was best, the second cost half a point, all others two. The master plays once."""
    played: list[Record] = []

    def quick(deal: DailyDeal) -> Record:
        played.append(master_record(deal, "greedy"))
        return played[-1]

    monkeypatch.setattr(daily, "master_record", quick)

    def reviewed(record: Record, budget: object) -> Review:
        lines = [number for number, entry in enumerate(record.log, 1) if entry.seat == 0]
        costs = [0.0, 0.5] + [2.0] * len(lines)
        decisions = [
            ReviewedDecision(line, 0, 0, "", (), cost, 0.0, None, None, ())
            for line, cost in zip(lines, costs, strict=False)
        ]
        return Review("", "", (), 4, (), tuple(decisions), (), ())

    monkeypatch.setattr("sushiya.review.review.review", reviewed)
    output = sushiya("daily", "sushi-go", "--date", DAY, input="1\n\n" * 80).output
    rows = [line.strip() for line in output.splitlines() if daily.MARKS["cost"] in line]
    assert rows == ["🍣🍙" + 6 * "🥢", 8 * "🥢", 8 * "🥢"]
    (master,) = played
    assert master.scores is not None
    assert f"· the master {master.scores[0]}" in output
    line = output[output.index("The master’s line") :]
    assert len(re.findall(r"Round \d: the master \d+, you \d+", line)) == 3
    assert re.search(r"Turn \d: the master \w+", line)
    again = sushiya("daily", "sushi-go", "--date", DAY, input="1\n\n" * 80).output
    assert again.endswith(line)
    assert len(played) == 1
