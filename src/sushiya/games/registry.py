"""The games we know, and their text forms."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sushiya.core import BadNotation, BadOptions, Game, Record, listing, load
from sushiya.sushi import PARTY_EDITIONS, SUSHI_GO_EDITIONS, SushiGo, SushiGoParty, meal_of
from sushiya.sushizock import EDITIONS as SUSHIZOCK_EDITIONS
from sushiya.sushizock import Sushizock

__all__ = ["GAMES", "GameInfo", "game_of", "load_record"]


def _number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,3}", text):
        raise ValueError("a number")
    return int(text)


def _yes_or_no(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError("yes or no")
    return text == "yes"


def _left_or_alternate(text: str) -> bool:
    if text not in ("left", "alternate"):
        raise ValueError("left or alternate")
    return text == "alternate"


def _text_of(value: object) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game that can be named: how it is made, and the options of its text form."""

    name: str
    make: Callable[..., Game[Any]]
    seats: range
    """The numbers of players that some edition allows."""
    usual_seats: int
    editions: tuple[str, ...]
    options: Mapping[str, tuple[str, Callable[[str], object]]]
    """Option: the argument it sets, and how its text is read."""


_COMMON: dict[str, tuple[str, Callable[[str], object]]] = {
    "seats": ("seats", _number),
    "edition": ("edition", str),
}

GAMES: dict[str, GameInfo] = {
    info.name: info
    for info in (
        GameInfo(
            "sushi-go",
            SushiGo,
            range(2, 6),
            4,
            tuple(SUSHI_GO_EDITIONS),
            _COMMON | {"pass": ("alternate", _left_or_alternate), "dummy": ("with_dummy", _yes_or_no)},
        ),
        GameInfo(
            "sushi-go-party",
            SushiGoParty,
            range(2, 9),
            4,
            tuple(PARTY_EDITIONS),
            _COMMON | {"meal": ("meal", meal_of)},
        ),
        GameInfo(
            "sushizock",
            Sushizock,
            range(2, 6),
            3,
            tuple(SUSHIZOCK_EDITIONS),
            _COMMON | {"first": ("first", _number), "open_stacks": ("open_stacks", _yes_or_no)},
        ),
    )
}


def game_of(text: str, **options: object) -> Game[Any]:
    """The game of this text form: `sushi-go(seats=3,pass=alternate)`; what is left out is as usual.

    Options may be keywords as well: `game_of("sushi-go", seats=3, pass_="alternate")`, since `pass` is
    reserved. Raises BadNotation or BadOptions, which say what would be right.
    """
    form = re.fullmatch(r"([a-z-]+)(?:\((.*)\))?", text)
    if form is None or form[1] not in GAMES:
        raise BadNotation(
            f"There is no game '{text}'. Games: {listing(GAMES)}, each with options: sushizock(seats=3)."
        )
    info = GAMES[form[1]]
    arguments: dict[str, object] = {"seats": info.usual_seats}
    given: set[str] = set()
    written = (f"{key.rstrip('_')}={_text_of(value)}" for key, value in options.items())
    for option in [*(form[2].split(",") if form[2] else ()), *written]:
        key, equals, value = option.partition("=")
        if key not in info.options or not equals:
            raise BadOptions(f"{info.name} has no option '{option}'. Options: {listing(info.options)}.")
        if key in given:
            raise BadOptions(f"The option {key} is given twice.")
        given.add(key)
        argument, read = info.options[key]
        try:
            arguments[argument] = read(value)
        except ValueError as error:
            raise BadOptions(f"The option {key} has to be {error}, not '{value}'.") from None
    return info.make(**arguments)


def load_record(text: str) -> Record:
    """The record in this text, of either form; raises BadRecord, or BadNotation for its game."""
    return load(text, game_of)
