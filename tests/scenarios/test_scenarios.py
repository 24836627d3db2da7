"""Pins every ruling and every combination of special cards: plays the scenarios of this folder."""

from pathlib import Path

import pytest

from sushiya.testing import BadScene
from tests.scenarios.scenario import Scenario, play, read

FILES = sorted(Path(__file__).parent.glob("*.txt"))
SCENARIOS = [scenario for file in FILES for scenario in read(file)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_scenario(scenario: Scenario) -> None:
    play(scenario)


def test_titles_are_told_once() -> None:
    assert len(set(map(str, SCENARIOS))) == len(SCENARIOS)


# The reader of scenarios ------------------------------------------------------------------------------------

RIGHT = """\
# A remark.
game: sushi-go(seats=3)

== a title
hand 0 1 2: gyoza
    tempura

0 pick gyoza; 1 pick gyoza; 2 pick gyoza
table 0: gyoza
"""


def test_a_file_is_read(tmp_path: Path) -> None:
    (scenario,) = scenarios(tmp_path, RIGHT)
    assert str(scenario) == "some: a title [sushi-go(seats=3)]"
    assert scenario.setup == ((5, "hand 0 1 2: gyoza tempura"),)
    assert scenario.lines == ((8, "0 pick gyoza; 1 pick gyoza; 2 pick gyoza"), (9, "table 0: gyoza"))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("table 0: tempura", "line 9: table 0: tempura"),
        ("hand 1 2: gyoza", "line 9: hand 1 2: gyoza"),
        ("options 0: pick gyoza", "line 9"),
        ("offered 0: pick gyoza", "line 9"),
        ("not offered 0: pick tempura", "line 9"),
        ("sheet 0: gyoza 1", "line 9"),
        ("desserts 0: pudding", "line 9"),
        ("aside: gyoza", "line 9"),
        ("asked: 0", "line 9"),
        ("blind: 0", "line 9"),
        ("in deck: " + 12 * "gyoza ", "line 9"),
        ("scores: 1 0 0", "line 9"),
        ("winners: 0", "line 9"),
        ("round: 2", "line 9"),
        ("turn: 5", "line 9"),
        ("refused 0 pick tempura", "DID NOT RAISE"),
        ("0 pick gyoza", "'pick gyoza' is not an option for seat 0"),
        ("tables 0: gyoza", "what is 'tables 0'"),
        ("table: gyoza", "what is 'table'"),
        ("# nothing", "expects nothing"),
    ],
)
def test_what_is_not_so_fails(tmp_path: Path, line: str, why: str) -> None:
    (scenario,) = scenarios(tmp_path, RIGHT.replace("table 0: gyoza", line))
    with pytest.raises((AssertionError, pytest.fail.Exception), match=why):
        play(scenario)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("hand 0 1 2: wasabi wasabi wasabi", "The scene has 9 of wasabi; the game has 6"),
        ("hand 0 1: gyoza tempura", "Hands are equally large, but these have 2, 2, 0 cards"),
        ("hand 0 1 2: eel", "There is no eel in sushi-go"),
    ],
)
def test_a_table_that_can_not_be_fails(tmp_path: Path, line: str, why: str) -> None:
    (scenario,) = scenarios(tmp_path, RIGHT.replace("hand 0 1 2: gyoza\n    tempura", line))
    with pytest.raises(BadScene, match=why):
        play(scenario)


def scenarios(folder: Path, text: str) -> list[Scenario]:
    file = folder / "some.txt"
    file.write_text(text, encoding="utf-8")
    return list(read(file))
