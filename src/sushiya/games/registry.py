"""All games and their text forms: the one place that names them.

Above the rules, everything particular to one game is a row here, or a row for its family in a module
`families.py`.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from sushiya.core import AnyGame, BadNotation, BadOptions, Record, listing, load
from sushiya.sushi import DISHES, MEALS, PARTY_EDITIONS, SUSHI_GO_EDITIONS, SushiGo, SushiGoParty, meal_of
from sushiya.sushi.dish import Dish
from sushiya.sushi.sushi_go import SUSHI_GO_DISHES
from sushiya.sushizock import EDITIONS as SUSHIZOCK_EDITIONS
from sushiya.sushizock import Sushizock

__all__ = ["GAMES", "GameInfo", "GameOption", "Switch", "game_of", "legal_choices", "load_record"]


def _number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,3}", text):
        raise ValueError("a number")
    return int(text)


@dataclass(frozen=True, slots=True)
class Switch:
    """An option that is one of two words; `on` is the one that isn't the default."""

    words: tuple[str, str]
    on: str

    def __call__(self, text: str) -> bool:
        if text not in self.words:
            raise ValueError(" or ".join(self.words))
        return text == self.on


_YES_OR_NO = Switch(("yes", "no"), on="yes")
_LEFT_OR_ALTERNATE = Switch(("left", "alternate"), on="alternate")


def _text_of(value: object) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


class GameOption(NamedTuple):
    """An option in the text form of a game."""

    argument: str
    """The constructor argument it sets."""
    read: Callable[[str], object]
    """Parses its text; raises ValueError, whose message says what it has to be."""
    choices: tuple[str, ...] = ()
    """The possible values, the default first; empty if they can't be listed."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A registered game: its constructor, and the options of its text form."""

    name: str
    make: Callable[..., AnyGame]
    seats: range
    """The numbers of players that at least one edition allows."""
    usual_seats: int
    editions: Mapping[str, range]
    """The editions, each with its numbers of players; the default comes first."""
    options: Mapping[str, GameOption]
    asked_to_play: tuple[str, ...] = ()
    """Options that players are asked for when they choose this game, besides the number of players."""
    asked_to_score: tuple[str, ...] = ("seats",)
    """Options that affect points, in an order that allows each to be checked as soon as it is answered."""
    dishes: Mapping[str, Dish] = field(default_factory=dict)
    """All dishes that may be on its table, if it has dishes."""
    on_ladder: tuple[str, ...] = ()
    """The options with which the ladder of bots plays it, always with an even number of seats."""
    environment: int = 0
    """The version of its research environments: raised whenever its rules, actions, observations or rewards
    change, so results stay comparable."""


def _common(editions: Iterable[str]) -> dict[str, GameOption]:
    return {"seats": GameOption("seats", _number), "edition": GameOption("edition", str, tuple(editions))}


GAMES: dict[str, GameInfo] = {
    info.name: info
    for info in (
        GameInfo(
            "sushi-go",
            SushiGo,
            range(2, 6),
            4,
            {name: edition.seats for name, edition in SUSHI_GO_EDITIONS.items()},
            _common(SUSHI_GO_EDITIONS)
            | {
                "pass": GameOption("alternate", _LEFT_OR_ALTERNATE, ("left", "alternate")),
                "dummy": GameOption("with_dummy", _YES_OR_NO, ("no", "yes")),
            },
            asked_to_score=("edition", "seats", "dummy"),
            dishes=SUSHI_GO_DISHES,
            on_ladder=("seats=4", "seats=2,edition=gamewright"),
            environment=1,
        ),
        GameInfo(
            "sushi-go-party",
            SushiGoParty,
            range(2, 9),
            4,
            {name: edition.seats for name, edition in PARTY_EDITIONS.items()},
            _common(PARTY_EDITIONS) | {"meal": GameOption("meal", meal_of, tuple(MEALS))},
            asked_to_play=("meal",),
            asked_to_score=("seats", "meal"),
            dishes=DISHES,
            on_ladder=(
                "seats=4,meal=my-first-meal",
                "seats=4,meal=master-menu",
                "seats=4,meal=points-platter",
            ),
            environment=1,
        ),
        GameInfo(
            "sushizock",
            Sushizock,
            range(2, 6),
            3,
            dict.fromkeys(SUSHIZOCK_EDITIONS, range(2, 6)),
            _common(SUSHIZOCK_EDITIONS)
            | {
                "first": GameOption("first", _number),
                "open_stacks": GameOption("open_stacks", _YES_OR_NO, ("no", "yes")),
            },
            on_ladder=("seats=4",),
        ),
    )
}
"""All games by name."""


def game_of(text: str, **options: object) -> AnyGame:
    """The game with this text form: `sushi-go(seats=3,pass=alternate)`. Omitted options have their defaults.

    Options can also be keywords: `game_of("sushi-go", seats=3, pass_="alternate")` (`pass` itself is a
    reserved word). Raises BadNotation or BadOptions, which say what would be valid.
    """
    if not isinstance(text, str):
        raise BadNotation(f"A game is named by a text such as '{next(iter(GAMES))}', not by {text!r}.")
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
        try:
            arguments[info.options[key].argument] = info.options[key].read(value)
        except ValueError as error:
            raise BadOptions(f"The option {key} has to be {error}, not '{value}'.") from None
    return info.make(**arguments)


def legal_choices(name: str, option: str, given: Iterable[str] = ()) -> list[str]:
    """The values of an option that are legal together with the options given before (`seats=2`)."""
    return [
        choice
        for choice in GAMES[name].options[option].choices
        if _is_game(f"{name}({','.join([*given, f'{option}={choice}'])})")
    ]


def _is_game(text: str) -> bool:
    try:
        game_of(text)
    except BadOptions:
        return False
    return True


def load_record(text: str) -> Record:
    """Parse a record in either form; raises BadRecord, or BadNotation for its game."""
    return load(text, game_of)
