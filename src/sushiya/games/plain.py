"""Views, events and decisions as plain JSON values, for pages and programs in any language.

Cards are their text forms; actions and events say their kind.
"""

from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, Final

from sushiya.core import Action, Choice, Event
from sushiya.core.codec import dumps
from sushiya.sushi import Card, Plate, Serving, moves
from sushiya.sushi import View as SushiView
from sushiya.sushi.events import Scored
from sushiya.sushizock import Keep, Steal, Take, Tiles
from sushiya.sushizock import View as SushizockView

__all__ = ["INTERNAL", "VERBS", "dumps", "plain", "plain_view"]

VERBS: Final[dict[type[Action], str]] = {
    moves.Pick: "pick",
    moves.Lay: "lay",
    moves.Aim: "copy",
    moves.Wish: "wish",
    moves.Give: "give",
    moves.Turn: "turn",
    moves.Done: "done",
    Take: "take",
    Steal: "steal",
    Keep: "keep",
}
"""The first word of an answer."""

INTERNAL: Final = ("game", "step", "todo")
"""What a view holds for `imagine` alone."""


def plain(value: object) -> Any:
    """Plain JSON values for anything in a view or an event."""
    match value:
        case None | bool() | int() | float() | str():
            return value
        case Card():
            return str(value)
        case Serving(card=card, copy=copy, free=free):
            return {"card": str(card), "copy": None if copy is None else str(copy), "free": free}
        case Plate():
            return _plain_plate(value)
        case Tiles():
            return {name: plain(item) for name, item in value._asdict().items()}
        case Action():
            return {"verb": _verb(value), "text": str(value), **_fields(value)}
        case Choice():
            return {"kind": type(value).__name__, **_fields(value)}
        case Scored():
            return _plain_scored(value)
        case Event():
            return {"event": type(value).__name__, **_fields(value, but=("to",))}
        case tuple() | list() | range():
            return [plain(item) for item in value]
        case _ if is_dataclass(value):
            return _fields(value)
        case _:
            return str(value)


def _verb(action: Action) -> str:
    return VERBS.get(type(action)) or str(action).partition(" ")[0]


def _fields(value: Any, but: tuple[str, ...] = ()) -> dict[str, Any]:
    return {f.name: plain(getattr(value, f.name)) for f in fields(value) if f.name not in but}


# The same values are told again with every turn: they are put into words once.


@lru_cache(maxsize=50_000)
def _plain_plate(plate: Plate) -> dict[str, Any]:
    return {name: plain(item) for name, item in plate._asdict().items()}


@lru_cache(maxsize=50_000)
def _plain_scored(line: Scored) -> dict[str, Any]:
    return {"event": "Scored", **_fields(line, but=("to",))}


def plain_view(view: SushiView | SushizockView) -> dict[str, Any]:
    """All that one seat may know now."""
    return _fields(view, but=INTERNAL)
