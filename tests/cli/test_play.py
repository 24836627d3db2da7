"""Pins `sushiya play`: whole games from the welcome to the result, with what a person types."""

import re
from pathlib import Path

import pytest

from sushiya.bots import UnknownBot
from sushiya.cli.terminal.paint import Painter
from sushiya.core import BadNotation, BadOptions, Match, commitment, verify
from sushiya.games import load_record
from sushiya.sushi import MEALS
from sushiya.sushi.moves import PickCard
from tests.cli.command import ALWAYS_THE_FIRST, WIDTH, sushiya

GAMES = [
    "sushi-go",
    "sushi-go(seats=2,edition=gamewright,dummy=yes)",
    "sushi-go(seats=5,pass=alternate)",
    *(f"sushi-go-party(seats={meal.seats[-1]},meal={name})" for name, meal in MEALS.items()),
    "sushi-go-party(seats=4,meal=uramaki+tofu+sukeroku+miso_soup+sake+special_order+fruit,edition=devir)",
    "sushizock",
    "sushizock(seats=5,edition=999games,open_stacks=yes)",
]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(game: str) -> None:
    result = sushiya("play", game, "--seed", "demo", input=ALWAYS_THE_FIRST)
    assert result.exit_code == 0
    assert "The game is over" in result.output
    assert re.search(r"(You win|wins|win together) with -?\d+ point", result.output)
    assert result.output.rstrip().endswith("Seed: demo")


@pytest.mark.parametrize("game", ["sushi-go", "sushi-go-party(seats=8,meal=cutthroat-combo)", "sushizock"])
def test_plain_output_fits_eighty_columns_and_has_no_escape_codes(game: str) -> None:
    answers = "?\n? rules\n? tempura\nscore\nlog\nno such thing\n" + ALWAYS_THE_FIRST
    result = sushiya("play", game, "--seed", "demo", "--no-color", input=answers)
    assert "\033" not in result.output
    assert max(map(len, result.output.splitlines())) <= WIDTH


def test_a_seed_repeats_the_game_with_its_bots() -> None:
    seats = "you,greedy,random"
    first, again, other = (
        sushiya("play", "sushi-go", "--seats", seats, "--seed", seed, input=ALWAYS_THE_FIRST).output
        for seed in ("a", "a", "b")
    )
    assert first == again
    assert first != other


def test_the_luck_is_promised_first_and_opened_last() -> None:
    output = sushiya("play", "sushizock", "--seed", "salmon", input=ALWAYS_THE_FIRST).output
    assert output.index(commitment("salmon")) < output.index("24 tiles left")
    assert output.count("salmon") == 1


def test_without_a_seed_every_game_is_another() -> None:
    promises = {sushiya("play", "sushi-go", input="").output.splitlines()[6] for _ in range(3)}
    assert len(promises) == 3


# Who plays what ---------------------------------------------------------------------------------------------


def test_bots_alone_play_without_being_watched() -> None:
    result = sushiya("play", "sushi-go", "--seats", "greedy,random,random", "--seed", "x")
    assert "greedy: " in result.output
    assert "Round 3 is over" in result.output
    assert "▸" not in result.output


def test_options_make_the_game() -> None:
    output = sushiya(
        "play",
        "sushi-go-party",
        "--seats",
        "you,greedy,greedy",
        "--meal",
        "master-menu",
        "--edition",
        "devir",
    ).output
    assert "Sushi Go Party! · Master Menu" in output
    assert "Devir, 2016" in output
    assert "You sit down with greedy 1 and greedy 2." in output
    output = sushiya("play", "sushizock", "--option", "first=2", "--seed", "x", input="").output
    assert re.search(r"greedy 2 (took|stole|got)", output)


def test_two_players_get_an_edition_that_has_a_place_for_them() -> None:
    assert "Gamewright" in sushiya("play", "sushi-go", "--seats", "you,greedy").output
    with pytest.raises(BadOptions, match="3 to 5 players, not 2"):
        sushiya("play", "sushi-go", "--seats", "you,greedy", "--edition", "zoch")
    with pytest.raises(BadOptions, match="3 to 5 players, not 6"):
        sushiya("play", "sushi-go", "--seats", "you" + ",greedy" * 5)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        (["chess"], BadNotation, "no game 'chess'"),
        (["sushi-go(seats=4)", "--seats", "you,greedy"], BadOptions, "has 4 seats, but --seats names 2"),
        (["sushi-go", "--option", "salt=yes"], BadOptions, "no option 'salt=yes'"),
        (["sushi-go", "--meal", "sushi-go"], BadOptions, "no option 'meal=sushi-go'"),
        (["sushi-go", "--seats", "Mia,mia,greedy"], BadOptions, "Two people are called 'Mia'"),
        (["sushi-go", "--seats", "Mia,,greedy"], BadOptions, "has no name"),
        (["sushi-go", "--save", "no/such/folder/game.record"], BadOptions, "there is no folder no"),
        (
            ["sushi-go", "--seats", "a very long name indeed,Leo,greedy"],
            BadOptions,
            "at most 16 printable characters",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        sushiya("play", *arguments)


def test_a_misspelt_bot_is_no_person() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'mastr'\. Did you mean master\? .* write person:mastr"):
        sushiya("play", "sushi-go", "--seats", "you,mastr,greedy")
    for name, said in (
        ("my_bot.py", r"Did you mean my_bot\.py:MyBot\?"),
        ("./mybot", r"A bot of your own is written as my_bot\.py:MyBot"),
        ("my_bot.MyBot", r"Did you mean my_bot:MyBot\?"),
        ("weights.npy", r"Did you mean weights\.npz\?"),
        ("plan", r"Did you mean planner\?"),
    ):
        with pytest.raises(UnknownBot, match=rf"no bot '{name}'\. {said}.* write person:{name}"):
            sushiya("play", "sushi-go", "--seats", f"you,{name},random")
    with pytest.raises(UnknownBot, match="there is no module nowhere"):
        sushiya("play", "sushi-go", "--seats", "you,nowhere:Bot,greedy")
    output = sushiya("play", "sushi-go", "--seats", "you,person:Regula,greedy", input="quit\n").output
    assert "Regula" in output
    assert "person:" not in output


def test_without_a_game_it_asks() -> None:
    result = sushiya("play", "--seed", "x", input="party\n9\nLeo, Leo\n3\ndinner\n" + ALWAYS_THE_FIRST)
    assert "Which game?" in result.output
    assert "That is 9 players; this game is for 2 to 8." in result.output
    assert "Two people are called 'Leo'" in result.output
    assert "You sit down with greedy 1 and greedy 2." in result.output
    assert "Sushi Go Party! · Dinner for Two" in result.output
    assert "The game is over" in result.output


def test_the_chooser_goes_back_helps_and_lets_go() -> None:
    result = sushiya("play", input="?\n1\nu\nsushizock\nquit\n")
    assert result.output.count("Which game?") == 2
    assert "quit to leave" in result.output
    assert "Another time" in result.output
    assert result.exit_code == 0
    assert sushiya("play", "--seats", "you,greedy,random", input="1\n").output.count("Players") == 0


# Leaving and keeping ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", ["", "quit\n", "q\n"])
def test_who_leaves_keeps_the_record(ending: str, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    result = sushiya("play", "sushi-go", "--seed", "x", "--save", str(file), input=f"1\n1\n{ending}")
    assert result.exit_code == 0
    assert "as far as the game went" in result.output
    assert "Seed:" not in result.output
    record = load_record(file.read_text(encoding="utf-8"))
    assert not record.finished
    assert len(record.log) == 1 + 2 * 4


def test_ctrl_c_keeps_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: Painter, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Painter, "read", interrupt)
    file = tmp_path / "game.record"
    assert sushiya("play", "sushizock", "--save", str(file)).exit_code == 0
    assert file.exists()


@pytest.mark.parametrize("name", ["game.record", "game.jsonl"])
@pytest.mark.parametrize("game", ["sushi-go", "sushizock"])
def test_a_finished_game_is_saved_and_can_be_verified(game: str, name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    sushiya(
        "play",
        game,
        "--seats",
        "Mia,greedy,greedy",
        "--seed",
        "x",
        "--save",
        str(file),
        input=ALWAYS_THE_FIRST,
    )
    text = file.read_text(encoding="utf-8")
    assert text.startswith("{") == (file.suffix == ".jsonl")
    record = load_record(text)
    assert record.players == ("Mia", "greedy", "greedy")
    assert verify(record).over


# Sharing a terminal -----------------------------------------------------------------------------------------


def test_no_hand_is_shown_to_another_person(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    arguments = ("sushi-go", "--seats", "Mia,greedy,Leo", "--seed", "x", "--save", str(file))
    output = sushiya("play", *arguments, input=ALWAYS_THE_FIRST).output
    screens = re.split(r"Pass the device to (\w+), who presses Enter", output)
    assert "Your hand" not in screens[0]
    shown = [
        (who, sum(int(count or 1) for count in re.findall(r"\d  [a-z][a-z0-9 ]*?(?: ×(\d))?  ", hand)))
        for who, screen in zip(screens[1::2], screens[2::2], strict=True)
        for hand in re.findall(r"Your hand\n(.*?)Your pick", screen, re.DOTALL)
    ]
    assert shown == asked_in(file)
    for screen in screens[2::2]:
        assert screen.count("Your hand") <= 1


def asked_in(file: Path) -> list[tuple[str, int]]:
    """Who had to choose a card in this record, and how many cards they held. Omits forced choices."""
    record = load_record(file.read_text(encoding="utf-8"))
    match, asked = Match(record.game), []
    for seat, action in record.log:
        decision = match.state.decision(seat)
        if isinstance(decision, PickCard) and seat in (0, 2) and len(decision.options) > 1:
            asked.append((record.players[seat], len(match.state.board.hands[seat])))
        match.play(seat, action)
    return asked


def test_who_has_chosen_may_choose_again_before_the_device_is_passed() -> None:
    arguments = ("sushi-go", "--seats", "Mia,Leo,greedy", "--seed", "x")
    changed = sushiya("play", *arguments, input="\n1\nu\n2\n\n1\n\n").output
    plain = sushiya("play", *arguments, input="\n2\n\n1\n\n").output
    assert "Mia has chosen; type u now to choose again." in plain
    assert changed.split("turn 2 of 9")[1] == plain.split("turn 2 of 9")[1]


def test_sushizock_has_no_secrets_and_passes_no_device() -> None:
    output = sushiya("play", "sushizock", "--seats", "Mia,Leo", "--seed", "x", input=ALWAYS_THE_FIRST).output
    assert "Pass the device" not in output
    assert "Mia, it is your turn." in output
    assert "Leo, it is your turn." in output
