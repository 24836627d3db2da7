"""Scenarios: a moment at the table, the answers given, and the expected results, written as text.

    game: sushi-go-party(seats=3,meal=big-banquet)

    == party R9: chopsticks may lay other chopsticks
    table 0: chopsticks:1
    hand 0: chopsticks:2 eel tempura
    hand 1 2: eel gyoza tempura

    0 pick eel !chopsticks:1; 1 pick eel; 2 pick eel
    options 0: lay chopsticks:2, lay tempura
    refused 0 lay eel: not an option
    0 lay chopsticks:2
    table 0: eel chopsticks:2
    hand 1: chopsticks:1 tempura

A file starts with the games of its scenarios; a scenario may replace them with `game:` lines of its own. The
paragraph under the title sets the table (see `Scene.lay`): plates are from earlier turns, the deck is
everything else. Then answers, as in a record and separated by `;`, alternate with expectations. `#` starts a
comment, and an indented line continues the line before. After every line of answers the cards are counted.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sushiya.core import CHANCE, IllegalAction
from sushiya.games import game_of
from sushiya.testing.drafting import Scene

__all__ = ["Scenario", "play", "read"]

Line = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario, for one game."""

    file: str
    title: str
    game: str
    setup: tuple[Line, ...]
    lines: tuple[Line, ...]

    def __str__(self) -> str:
        return f"{self.file}: {self.title} [{self.game}]"


# Reading ----------------------------------------------------------------------------------------------------


def read(path: Path) -> Iterator[Scenario]:
    """The scenarios of a file."""
    default: list[str] = []
    lines = list(_lines(path.read_text(encoding="utf-8")))
    starts = [index for index, (_, line) in enumerate(lines) if line.startswith("== ")]
    for _, line in lines[: starts[0]]:
        if line:
            default.append(_value(line, "game"))
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        title = lines[start][1].removeprefix("== ")
        setup, rest = _paragraph(lines[start + 1 : end])
        own = [_value(line, "game") for _, line in setup if line.startswith("game:")]
        setup = [(number, line) for number, line in setup if not line.startswith("game:")]
        for game in own or default:
            yield Scenario(path.stem, title, game, tuple(setup), tuple(rest))


def _lines(text: str) -> Iterator[Line]:
    """Lines with their numbers, without comments; indented lines are joined to the line before."""
    before: Line | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            continue
        if line.startswith(" ") and before is not None:
            before = (before[0], f"{before[1]} {line.strip()}")
            continue
        if before is not None:
            yield before
        before = (number, line)
    if before is not None:
        yield before


def _paragraph(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """The lines before the first empty line, and the lines after it."""
    end = next(index for index, (_, line) in enumerate(lines) if not line)
    return lines[:end], [line for line in lines[end:] if line[1]]


def _value(line: str, key: str) -> str:
    found, _, value = line.partition(":")
    assert found == key, f"expected '{key}: …', found '{line}'"
    return value.strip()


# Playing ----------------------------------------------------------------------------------------------------


def play(scenario: Scenario) -> None:
    """Play a scenario; every expectation is an assertion."""
    scene = set_up(scenario)
    pieces = scene.game.pieces(scene.state)
    expectations = 0
    for number, line in scenario.lines:
        place = f"{scenario.file}.txt, line {number}: {line}"
        if re.match(r"(\d+|\*) ", line):
            for answer in line.split("; "):
                _answer(scene, answer, place)
            assert scene.game.pieces(scene.state) == pieces, f"{place}: cards appeared or disappeared"
            _check_hands(scene, place)
        else:
            expectations += 1
            check(scene, line, place)
    assert expectations, f"{scenario} expects nothing"


def _answer(scene: Scene, answer: str, place: str) -> None:
    try:
        scene.play(answer)
    except IllegalAction as error:
        pytest.fail(f"{place}: {error}")


def _check_hands(scene: Scene, place: str) -> None:
    """Hands are equally large at every pick, except for the card that was drawn for the dummy."""
    hands = scene.state.board.hands
    if len(scene.waiting_for) == scene.game.seats and not scene.game.dummy:
        assert len(set(map(len, hands))) == 1, f"{place}: the hands are not equally large"


def set_up(scenario: Scenario) -> Scene:
    """The scene that the first paragraph describes."""
    game: Any = game_of(scenario.game)
    rows: dict[str, list[str]] = {"hand": [""] * game.seats, "table": [""] * game.tableau_count}
    rows["desserts"] = list(rows["table"])
    options: dict[str, Any] = {}
    for _, line in scenario.setup:
        key, _, value = line.partition(":")
        name, *seats = key.split()
        value = value.strip()
        if name in rows:
            for seat in seats:
                rows[name][int(seat)] = value
        else:
            options[name] = SETTINGS[name](value)
    return Scene.lay(game, rows["hand"], rows["table"], desserts=rows["desserts"], **options)


def _notes(text: str) -> dict[str, int]:
    return {name: int(count) for name, count in (note.split("=") for note in text.split())}


SETTINGS: dict[str, Callable[[str], object]] = {
    "round": int,
    "turn": int,
    "deck": str,
    "discard": str,
    "pile": str,
    "blind": lambda text: tuple(map(int, text.split())),
    "notes": _notes,
}


# Checking ---------------------------------------------------------------------------------------------------


def check(scene: Scene, line: str, place: str) -> None:
    """One expectation: `refused 0 pick eel: why`, `table 1: eel tofu`, `asked: 0 2`."""
    if line.startswith("refused "):
        answer, _, why = line.removeprefix("refused ").partition(": ")
        with pytest.raises(IllegalAction, match=re.escape(why) or None):
            scene.play(answer)
        return
    key, _, value = line.partition(":")
    value = value.strip()
    name = re.sub(r"( \d+)+$", "", key)
    seats = [int(seat) for seat in key.removeprefix(name).split()]
    assert name in (OF_A_SEAT if seats else OF_THE_TABLE), f"{place}: what is '{key}'?"
    for seat in seats:
        assert OF_A_SEAT[name](scene, seat, value) == value, place
    if not seats:
        assert OF_THE_TABLE[name](scene, value) == value, place


def _words(items: Iterable[object]) -> str:
    return " ".join(map(str, items))


def _sheet(scene: Scene, seat: int) -> str:
    return ", ".join(f"{line.dish} {line.points}" for line in scene.state.board.sheet if line.seat == seat)


def _offered(scene: Scene, seat: int, listed: str, *, yes: bool = True) -> str:
    """Those of the listed options that are, or are not, legal for the seat."""
    options = scene.options(seat)
    for option in listed.split(", "):
        scene.game.parse_action(option)  # raises for a typo, which would never be offered
    return ", ".join(option for option in listed.split(", ") if (option in options) == yes)


def _asked(scene: Scene) -> str:
    return _words("*" if seat == CHANCE else seat for seat in scene.waiting_for)


def _in_deck(scene: Scene, listed: str) -> str:
    """Those of the listed cards that are in the deck."""
    deck = Counter(map(str, scene.state.board.deck))
    return _words((Counter(listed.split()) & deck).elements())


OF_A_SEAT: dict[str, Callable[[Scene, int, str], str]] = {
    "hand": lambda scene, seat, _: scene.hand(seat),
    "table": lambda scene, seat, _: scene.table(seat),
    "desserts": lambda scene, seat, _: scene.desserts(seat),
    "options": lambda scene, seat, _: ", ".join(scene.options(seat)),
    "offered": _offered,
    "not offered": partial(_offered, yes=False),
    "sheet": lambda scene, seat, _: _sheet(scene, seat),
}

OF_THE_TABLE: dict[str, Callable[[Scene, str], str]] = {
    "discard": lambda scene, _: scene.discard,
    "asked": lambda scene, _: _asked(scene),
    "blind": lambda scene, _: _words(scene.state.board.blind),
    "in deck": _in_deck,
    "scores": lambda scene, _: _words(scene.scores),
    "winners": lambda scene, _: _words(scene.game.winners(scene.state)),
    "round": lambda scene, _: str(scene.state.board.round),
    "turn": lambda scene, _: str(scene.state.board.turn),
}
