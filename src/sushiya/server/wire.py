"""Views, events and decisions as JSON: what everyone may see once for all, and what one seat alone may see.

The public part is made from the view of a spectator, so it can't hold a secret; which fields there are, and
which are one seat's own, shapes.py lists.
"""

from collections.abc import Iterable
from dataclasses import fields
from functools import lru_cache
from typing import Any

from sushiya.core import Action, Choice, Event, Game, Seat, State
from sushiya.games.plain import dumps, plain
from sushiya.server.shapes import Mine, SushiPublic, ZockPublic
from sushiya.sushi import Card, Draft, Plate
from sushiya.sushi import View as SushiView
from sushiya.sushi.events import Scored
from sushiya.sushi.scoring import Table, round_points
from sushiya.sushi.turn import ROUNDS

__all__ = ["answer_json", "dumps", "events_json", "known_json", "plain", "public_json", "told_to"]

KNOWN = tuple(name for name in Mine.__annotations__ if name != "answer")
"""What is one seat's own and stays while a question is open."""
SUSHI = tuple(SushiPublic.__annotations__)
DICE = tuple(ZockPublic.__annotations__)


@lru_cache(maxsize=50_000)
def _value_json(value: Card | Plate | Scored | Action | Event) -> str:
    return dumps(plain(value))


def _json(value: Any) -> str:
    """The same as `dumps(plain(value))`, out of what is in words already."""
    kind = type(value)
    if kind is tuple:
        return "[" + ",".join(map(_json, value)) + "]"
    if kind is int:
        return str(value)
    if kind in (Card, Plate, Scored):
        return _value_json(value)
    return "null" if value is None else dumps(plain(value))


def events_json(events: Iterable[Event]) -> list[tuple[Seat | None, str]]:
    """Each event as JSON, and to whom it is told; None: to everyone."""
    return [(event.to, _value_json(event)) for event in events]


def told_to(seats: tuple[Seat, ...], events: Iterable[tuple[Seat | None, str]]) -> str:
    """The events that these seats may see, as a JSON list."""
    return "[" + ",".join([text for to, text in events if to is None or to in seats]) + "]"


def public_json(game: Game[Any], state: State[Any]) -> str:
    """What everyone may see."""
    view = game.view(state, None)
    texts = {"winners": _json(game.winners(state))}
    if isinstance(view, SushiView):
        texts |= {
            "worth": dumps(_worth(view.game, view)),
            "hand_size": str(view.game.hand_size),
            "rounds": str(ROUNDS),
            "passes_left": dumps(view.game.passes_left(view.round)),
        }
    shape = SUSHI if isinstance(view, SushiView) else DICE
    members = [f'"{name}":{texts[name] if name in texts else _json(getattr(view, name))}' for name in shape]
    return "{" + ",".join(members) + "}"


def known_json(game: Game[Any], state: State[Any], seat: Seat) -> str:
    """What this seat alone may see, as the members of a JSON object; its answer follows."""
    view = game.view(state, seat)
    values = {name: getattr(view, name, None) for name in KNOWN}
    return ",".join(
        f'"{name}":{_decision_json(value) if isinstance(value, Choice) else _json(value)}'
        for name, value in values.items()
    )


def answer_json(state: State[Any], seat: Seat) -> str:
    """This seat's sealed answer."""
    answer = state.answer_of(seat)
    return "null" if answer is None else _value_json(answer)


def _decision_json(decision: Choice) -> str:
    extra = [
        f'"{f.name}":{_json(getattr(decision, f.name))}' for f in fields(decision) if f.name != "options"
    ]
    options = ",".join(map(_value_json, decision.options))
    return f'{{"kind":"{type(decision).__name__}",{",".join(extra)},"options":[{options}]}}'


def _worth(game: Draft, view: SushiView) -> list[dict[str, int]]:
    """What each dish in front of each seat would bring if the round ended now."""
    table = Table(view.table, game.dishes, game.rules, dict(view.notes))
    worth: list[dict[str, int]] = [{} for _ in table.seats]
    for seat, dish, points in round_points(table):
        worth[seat][dish] = points
    return worth
