"""Views, events and decisions as JSON: what everyone may see once for all, and what one seat alone may see.

The public part is made from the view of a spectator, so it can't hold a secret; which fields there are, and
which are one seat's own, shapes.py lists. Cards are their text forms; actions and events say their kind.
"""

import json
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from sushiya.core import Action, Choice, Event, Game, Seat, State
from sushiya.server.shapes import VERBS, Mine, SushiPublic, ZockPublic
from sushiya.sushi import Card, Draft, Plate, Serving
from sushiya.sushi import View as SushiView
from sushiya.sushi.events import Scored
from sushiya.sushi.scoring import Table, round_points
from sushiya.sushizock import Tiles

__all__ = ["events_json", "plain", "private_json", "public_json"]

PRIVATE = tuple(Mine.__annotations__)
SUSHI = tuple(SushiPublic.__annotations__)
DICE = tuple(ZockPublic.__annotations__)


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
            return {"verb": VERBS[type(value)], "text": str(value), **_fields(value)}
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


def _fields(value: Any, but: tuple[str, ...] = ()) -> dict[str, Any]:
    return {f.name: plain(getattr(value, f.name)) for f in fields(value) if f.name not in but}


def dumps(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# The same values are told to every guest, and again with every turn: they are put into words once.


@lru_cache(maxsize=50_000)
def _plain_plate(plate: Plate) -> dict[str, Any]:
    return {name: plain(item) for name, item in plate._asdict().items()}


@lru_cache(maxsize=50_000)
def _plain_scored(line: Scored) -> dict[str, Any]:
    return {"event": "Scored", **_fields(line, but=("to",))}


@lru_cache(maxsize=50_000)
def _action_json(action: Action) -> str:
    return dumps(plain(action))


@lru_cache(maxsize=20_000)
def _event_json(event: Event) -> str:
    return dumps(plain(event))


def events_json(events: Iterable[Event], seats: tuple[Seat, ...]) -> str:
    """The events that these seats may see, as a JSON list."""
    return "[" + ",".join(_event_json(e) for e in events if e.to is None or e.to in seats) + "]"


def public_json(game: Game[Any], state: State[Any]) -> str:
    """What everyone may see."""
    view = game.view(state, None)
    values: dict[str, Any] = {"winners": list(game.winners(state))}
    if isinstance(view, SushiView):
        values |= {"worth": _worth(view.game, view), "hand_size": view.game.hand_size}
    shape = SUSHI if isinstance(view, SushiView) else DICE
    return dumps({name: values[name] if name in values else plain(getattr(view, name)) for name in shape})


def private_json(game: Game[Any], state: State[Any], seat: Seat) -> str:
    """What this seat alone may see."""
    view = game.view(state, seat)
    parts = []
    for name in PRIVATE:
        value = getattr(view, name, None)
        if name == "decision" and isinstance(value, Choice):
            text = _decision_json(value)
        else:
            text = dumps(plain(value))
        parts.append(f'"{name}":{text}')
    return "{" + ",".join(parts) + "}"


def _decision_json(decision: Choice) -> str:
    extra = {f.name: plain(getattr(decision, f.name)) for f in fields(decision) if f.name != "options"}
    head = dumps({"kind": type(decision).__name__, **extra})[:-1]
    return f'{head},"options":[{",".join(map(_action_json, decision.options))}]}}'


def _worth(game: Draft, view: SushiView) -> list[dict[str, int]]:
    """What each dish in front of each seat would bring if the round ended now."""
    table = Table(view.table, game.dishes, game.rules, dict(view.notes))
    worth: list[dict[str, int]] = [{} for _ in table.seats]
    for seat, dish, points in round_points(table):
        worth[seat][dish] = points
    return worth
