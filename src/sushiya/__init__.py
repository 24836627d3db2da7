"""Sushi Go!, Sushi Go Party! and Sushizock: rules, bots and a table to play them at.

>>> import sushiya
>>> match = sushiya.Match(sushiya.game("sushi-go", seats=3), seed="demo")
>>> match
<Match sushi-go(seats=3,edition=zoch), round 1, turn 1, waiting for 0 1 2>
>>> match.options(0)[:2]
(Pick('pick gyoza'), Pick('pick maki:1'))
>>> match.play(0, "pick tempura")
(Answered(to=None, seat=0),)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sushiya.bots import Seated, make_bot
    from sushiya.core import (
        CHANCE,
        BadNotation,
        BadOptions,
        BadRecord,
        IllegalAction,
        Match,
        Record,
        SushiyaError,
        dump_json,
        dump_text,
        record_of,
        replay,
        seen_by,
        verify,
    )
    from sushiya.games import GAMES
    from sushiya.games import game_of as game
    from sushiya.games import load_record as load

__all__ = [
    "CHANCE",
    "GAMES",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "IllegalAction",
    "Match",
    "Record",
    "Seated",
    "SushiyaError",
    "dump_json",
    "dump_text",
    "game",
    "load",
    "make_bot",
    "record_of",
    "replay",
    "seen_by",
    "verify",
]
__version__ = "0.1.0"

_ELSEWHERE = {
    "GAMES": "games.GAMES",
    "Seated": "bots.Seated",
    "game": "games.game_of",
    "load": "games.load_record",
    "make_bot": "bots.make_bot",
}
"""Names from outside `core`. Everything is imported on first use, so `import sushiya` costs nothing."""


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'sushiya' has no attribute {name!r}")
    package, _, there = _ELSEWHERE.get(name, f"core.{name}").partition(".")
    globals()[name] = value = getattr(import_module(f"sushiya.{package}"), there)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
