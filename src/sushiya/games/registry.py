"""The games we know, and their text forms."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sushiya.core import BadNotation, BadOptions, Game, Record, listing, load
from sushiya.sushi import PARTY_EDITIONS, SUSHI_GO_EDITIONS, SushiGo, SushiGoParty, meal_of
from sushiya.sushizock import EDITIONS as SUSHIZOCK_EDITIONS
from sushiya.sushizock import Sushizock

__all__ = ["GAMES", "GameInfo", "Switch", "game_of", "load_record"]


def _number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,3}", text):
        raise ValueError("a number")
    return int(text)


@dataclass(frozen=True, slots=True)
class Switch:
    """An option that is one of two words; `on` is the one that isn't usual."""

    words: tuple[str, str]
    on: str

    def __call__(self, text: str) -> bool:
        if text not in self.words:
            raise ValueError(" or ".join(self.words))
        return text == self.on


_YES_OR_NO = Switch(("yes", "no"), on="yes")
_LEFT_OR_ALTERNATE = Switch(("left", "alternate"), on="alternate")


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
            _COMMON | {"pass": ("alternate", _LEFT_OR_ALTERNATE), "dummy": ("with_dummy", _YES_OR_NO)},
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
            _COMMON | {"first": ("first", _number), "open_stacks": ("open_stacks", _YES_OR_NO)},
        ),
    )
}


def game_of(text: str) -> Game[Any]:
    """The game of this text form: `sushi-go(seats=3,pass=alternate)`; what is left out is as usual."""
    form = re.fullmatch(r"([a-z-]+)(?:\((.*)\))?", text)
    if form is None or form[1] not in GAMES:
        raise BadNotation(
            f"There is no game '{text}'. Games: {listing(GAMES)}, each with options: sushizock(seats=3)."
        )
    info = GAMES[form[1]]
    arguments: dict[str, object] = {"seats": info.usual_seats}
    given: set[str] = set()
    for option in (form[2] or "").split(",") if form[2] else []:
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
