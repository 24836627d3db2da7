"""What the wire has to know about each family of games: its parts, and how its values become JSON."""

from collections.abc import Callable
from dataclasses import fields
from functools import cache, lru_cache
from typing import Any, Protocol

from sushiya.core import Action, AnyGame, Choice, Event, PerFamily, Seat, State
from sushiya.core.codec import Json, JsonWords, dumps, json_array, json_object
from sushiya.games.json_values import INTERNAL, json_value, wire_word
from sushiya.sushi import Card, Plate
from sushiya.sushi import View as SushiView
from sushiya.sushi.brings import Brings
from sushiya.sushi.events import Scored
from sushiya.sushi.facts import Fact, Part
from sushiya.sushi.readings import Tray
from sushiya.sushi.trays import Contest
from sushiya.sushizock import SeenStack, SeenStacks, Tiles
from sushiya.sushizock import View as SushizockView
from sushiya.table import drafting, sushizock
from sushiya.table.daily_types import DailyPiece
from sushiya.table.pieces import Pieces
from sushiya.table.wire_types import (
    PrivateView,
    SushiOpen,
    SushiPublic,
    SushiStepFacts,
    SushizockOpen,
    SushizockPublic,
    SushizockStepFacts,
)

__all__ = [
    "EXAMPLES",
    "PIECES",
    "STORIES",
    "WIRES",
    "GenericWire",
    "ListedWire",
    "Story",
    "Wire",
    "repeated_json",
    "value_json",
]

PRIVATE = tuple(name for name in PrivateView.__annotations__ if name != "answer")
"""What is private to a seat and stays the same while a question is open."""
NOT_PUBLIC = frozenset((*INTERNAL, "seat", "decision", "answer", "waiting_for"))
"""Fields of a view that are private to a seat, only for `imagine`, or sent separately with every update."""


class Wire(Protocol):
    """The parts of a match that are sent, by name: plain values or values of the game."""

    def public(self, game: AnyGame, state: State[Any]) -> dict[str, Any]:
        """What everyone may see. It is made from a spectator's view, so it can't contain a secret."""

    def step_facts(self, game: AnyGame, state: State[Any]) -> dict[str, Any]:
        """The part of it that sentences about the last step need, for latecomers."""

    def private(self, game: AnyGame, state: State[Any], seat: Seat) -> dict[str, Any]:
        """What this seat alone may see, except its answer. It stays the same while a question is open."""

    def open(self, game: AnyGame, state: State[Any]) -> dict[str, Any]:
        """What was hidden from some players, for the replay of a finished match."""


class ListedWire:
    """A family whose fields are listed in wire_types.py, the source of the schema and the page's types."""

    def __init__(
        self,
        view: type,
        public: type,
        step_facts: type,
        open: type,
        extras: Callable[[Any], dict[str, Any]] = lambda view: {},
        own_extras: Callable[[Any], dict[str, Any]] = lambda view: {},
    ) -> None:
        """The extras compute what is sent but is not a field of a spectator's view, or of a seat's own."""
        words = {wire_word(name): name for name in view.__annotations__}
        self._public = tuple((name, words.get(name, name)) for name in public.__annotations__)
        """The name under which each field of the view is sent."""
        self._step_facts = tuple(step_facts.__annotations__)
        self._open = tuple(open.__annotations__)
        self._extras = extras
        self._own_extras = own_extras

    def public(self, game: AnyGame, state: State[Any]) -> dict[str, Any]:
        view = game.view(state, None)
        extras = {"winners": game.winners(state), **self._extras(view)}
        return {
            name: extras[name] if name in extras else getattr(view, field) for name, field in self._public
        }

    def step_facts(self, game: AnyGame, state: State[Any]) -> dict[str, Any]:
        public = self.public(game, state)
        return {name: public[name] for name in self._step_facts}

    def private(self, game: AnyGame, state: State[Any], seat: Seat) -> dict[str, Any]:
        view = game.view(state, seat)
        return {name: getattr(view, name, None) for name in PRIVATE} | self._own_extras(view)

    def open(self, game: AnyGame, state: State[Any]) -> dict[str, Any]:
        return {name: getattr(state.board, name) for name in self._open}


class GenericWire:
    """Any game whose views are dataclasses.

    A spectator's fields are public. A field whose value differs in a seat's view is private to that seat.
    """

    def public(self, game: AnyGame, state: State[Any]) -> dict[str, Any]:
        view = game.view(state, None)
        seen = {f.name: getattr(view, f.name) for f in fields(view) if f.name not in NOT_PUBLIC}
        return {**seen, "serial": state.serial, "winners": game.winners(state)}

    def step_facts(self, game: AnyGame, state: State[Any]) -> dict[str, Any]:
        return {}

    def private(self, game: AnyGame, state: State[Any], seat: Seat) -> dict[str, Any]:
        mine = {**dict.fromkeys(PRIVATE), **self._hidden(game, state, seat)}
        return {**mine, "decision": state.decision(seat)}

    def open(self, game: AnyGame, state: State[Any]) -> dict[str, Any]:
        return {"seats": tuple(self._hidden(game, state, seat) for seat in range(game.seats))}

    def _hidden(self, game: AnyGame, state: State[Any], seat: Seat) -> dict[str, Any]:
        """The fields whose values differ from what a spectator sees."""
        view, others = game.view(state, seat), game.view(state, None)
        mine = {f.name: getattr(view, f.name) for f in fields(view) if f.name not in NOT_PUBLIC}
        return {name: value for name, value in mine.items() if value != getattr(others, name)}


WIRES: PerFamily[Wire] = PerFamily(
    "wire",
    {
        "drafting": ListedWire(
            SushiView, SushiPublic, SushiStepFacts, SushiOpen, drafting.public_extras, drafting.own_extras
        ),
        "sushizock": ListedWire(
            SushizockView, SushizockPublic, SushizockStepFacts, SushizockOpen, sushizock.public_extras
        ),
    },
)


PIECES: PerFamily[Pieces] = PerFamily("pieces", {"drafting": drafting.CARDS, "sushizock": sushizock.TILES})
"""A family without a row has nothing to add to the catalogue."""

EXAMPLES: PerFamily[Callable[[str], dict[str, Any]]] = PerFamily(
    "worked example", {"drafting": drafting.examples, "sushizock": sushizock.examples}
)
"""The examples of a game on its rules page, by kind; the argument is its name. A row is optional."""


class Story(Protocol):
    """Reads how a seat played a deal, turn by turn, from a family's events."""

    def begins_turn(self, event: Event, seat: Seat) -> bool:
        """Whether a turn of this seat begins."""

    def piece(self, event: Event, seat: Seat) -> DailyPiece | None:
        """What the seat got."""

    def points_after_round(self, event: Event, seat: Seat) -> int | None:
        """The seat's points so far, if this ends a round."""


STORIES: PerFamily[Story] = PerFamily(
    "story", {"drafting": drafting.DraftingStory(), "sushizock": sushizock.SushizockStory()}
)


# Values as JSON ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=50_000)
def repeated_json(value: Card | Plate | Action | Event) -> Json:
    """The JSON of a value that is sent again and again, serialised once and cached."""
    return _event_json(value) if isinstance(value, Scored) and value.counted else dumps(json_value(value))


@lru_cache(maxsize=50_000, typed=True)  # typed, since named tuples of two types may be equal
def _brief_json(value: Tray | Contest | Brings | Fact | Part) -> Json:
    """An object with the members that carry information: defaults, zeros and empty values are left out."""
    members = zip(value._fields, value, strict=True)
    needed = [name for name in value._fields if name not in value._field_defaults]
    return json_object({name: value_json(each) for name, each in members if each or name in needed})


def _record_json(value: Tiles | SeenStacks | SeenStack) -> Json:
    """An object with one member per field."""
    names = value._fields if isinstance(value, Tiles) else value.__slots__
    return json_object({name: value_json(getattr(value, name)) for name in names})


def _decision_json(decision: Choice) -> Json:
    kind: Any = type(decision)
    members = {name: value_json(getattr(decision, field)) for name, field in _members(kind, but="options")}
    options = json_array(map(repeated_json, decision.options))
    return json_object({"kind": value_json(wire_word(kind.__name__)), **members, "options": options})


def _event_json(event: Event) -> Json:
    kind: Any = type(event)
    members = {name: value_json(getattr(event, field)) for name, field in _members(kind, but="to")}
    return json_object({"event": value_json(wire_word(kind.__name__)), **members})


@cache
def _members(kind: type, but: str) -> tuple[tuple[str, str], ...]:
    """The name under which each field is sent."""
    return tuple((wire_word(field.name), field.name) for field in fields(kind) if field.name != but)


def _plain_json(value: object) -> Json:
    return dumps(json_value(value))


def _other_json(kind: type) -> Callable[[Any], Json]:
    if issubclass(kind, Choice):
        return _decision_json
    return _event_json if issubclass(kind, Event) else _plain_json


value_json = JsonWords(
    {
        **dict.fromkeys((Card, Plate, Scored), repeated_json),
        **dict.fromkeys((Tray, Contest, Brings, Fact, Part), _brief_json),
        **dict.fromkeys((Tiles, SeenStacks, SeenStack), _record_json),
        list: dumps,  # no game value contains a list: it is plain JSON
    },
    others=_other_json,
)
"""The same as `dumps(json_value(value))`, from cached JSON. The options of a decision come last."""
