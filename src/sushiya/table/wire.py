"""Views, events and decisions as JSON: what everyone may see, and what one seat alone may see.

families.py defines the parts for each family of games.
"""

from collections.abc import Iterable
from typing import Any

from sushiya.core import AnyGame, Event, Seat, State
from sushiya.core.codec import Json, json_array
from sushiya.table.families import WIRES, repeated_json, value_json

__all__ = [
    "answer_json",
    "events_json",
    "known_json",
    "open_json",
    "public_json",
    "step_facts_json",
    "told_to",
]


def events_json(events: Iterable[Event]) -> list[tuple[Seat | None, Json]]:
    """Each event as JSON, and the seat it is for; None means everyone.

    Events for a single seat, such as its new hand, are not cached: they hardly ever repeat.
    """
    return [(event.to, repeated_json(event) if event.to is None else value_json(event)) for event in events]


def told_to(seats: tuple[Seat, ...], events: Iterable[tuple[Seat | None, Json]]) -> Json:
    """The events that these seats may see, as a JSON list."""
    return json_array([text for to, text in events if to is None or to in seats])


def public_json(game: AnyGame, state: State[Any]) -> Json:
    """What everyone may see."""
    return value_json(WIRES.of(game).public(game, state))


def step_facts_json(game: AnyGame, state: State[Any]) -> Json:
    """What sentences about the last step need to know. It is public."""
    return value_json(WIRES.of(game).step_facts(game, state))


def known_json(game: AnyGame, state: State[Any], seat: Seat) -> Json:
    """What this seat alone may see, except its answer."""
    return value_json(WIRES.of(game).private(game, state, seat))


def answer_json(state: State[Any], seat: Seat) -> Json:
    """This seat's sealed answer."""
    answer = state.answer_of(seat)
    return value_json(None) if answer is None else repeated_json(answer)


def open_json(game: AnyGame, state: State[Any]) -> Json:
    """What was hidden from some players during the match."""
    return value_json(WIRES.of(game).open(game, state))
