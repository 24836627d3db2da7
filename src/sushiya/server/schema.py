"""The JSON Schema of the protocol, generated from its types. docs/protocol.schema.json is a copy."""

import dataclasses
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints, is_typeddict

from sushiya.core import Action, Choice, Event
from sushiya.games.families import ScorepadEntries
from sushiya.games.json_values import PROTOCOL_VERSION, is_optional, wire_word
from sushiya.games.scorepad import PartJson
from sushiya.server.reviews import ComparisonNow, ReviewNow
from sushiya.sushi import Card, facts
from sushiya.sushizock import Face, Kind
from sushiya.sushizock import events as sushizock_events
from sushiya.table.catalogue import Catalogue
from sushiya.table.daily_types import DailyBegun, DailyDay, DailyResult, NewDaily
from sushiya.table.example_types import Examples, PartKind
from sushiya.table.protocol import ClientMessage, Clock, Phrase, ServerMessage
from sushiya.table.refusals import Reason
from sushiya.table.replay import Replay
from sushiya.table.rest_types import Here, KeptMatches, Lobby, NewTable, Problem, TableMade, TableNow
from sushiya.table.scorepad import ScorepadSheet
from sushiya.table.variation_types import NewVariation, VariationMade, VariationName, WhatIf
from sushiya.table.wire_types import VERBS, Decision, Fact, Option, Public, WireEvent

__all__ = ["REST", "definitions_of", "protocol_schema"]

REST = (
    NewTable,
    TableMade,
    TableNow,
    Lobby,
    Here,
    Problem,
    Catalogue,
    Examples,
    Replay,
    ReviewNow,
    WhatIf,
    NewVariation,
    VariationMade,
    VariationName,
    ComparisonNow,
    DailyDay,
    NewDaily,
    DailyBegun,
    DailyResult,
    ScorepadEntries,
    ScorepadSheet,
)
"""Bodies of requests and responses."""
ON_A_DEVICE = (KeptMatches,)
"""Responses that only the house on a device gives. The page reads them like all others."""

NAMES: dict[Any, str] = {
    ClientMessage: "ClientMessage",
    ServerMessage: "ServerMessage",
    Option: "Option",
    Decision: "Decision",
    WireEvent: "WireEvent",
    Public: "Public",
    Phrase: "Phrase",
    Clock: "Clock",
    Reason: "Reason",
    Face: "Face",
    Kind: "Kind",
    PartKind: "ExamplePartKind",
    PartJson: "SheetPart",
    ScorepadEntries: "ScorepadEntries",
    sushizock_events.TurnBegan: "SushizockTurnBegan",
    sushizock_events.GameEnded: "SushizockGameEnded",
}
"""Names for types that have none in Python or need another one here."""

PLAIN = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
}
CARD = {"type": "string", "description": (Card.__doc__ or "").split("\n")[0]}
SENT: dict[Any, Any] = {Action: Option, Choice: Decision, Event: WireEvent, facts.Fact: Fact}
"""What is sent where a type of the rules only says "an action", or "a fact"."""


def protocol_schema() -> dict[str, Any]:
    """The schema of both directions of the socket, and of the bodies of REST requests and responses."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Sushiya protocol, version {PROTOCOL_VERSION}",
        "$defs": definitions_of(ClientMessage, ServerMessage, *REST, *ON_A_DEVICE, where="#/$defs/"),
    }


def definitions_of(*kinds: Any, where: str) -> dict[str, Any]:
    """The schemas of these types and of all they contain, by name. References start with `where`."""
    book = _Book({}, {}, where)
    for kind in kinds:
        book.schema_of(kind)
    return book.definitions


class _Book(NamedTuple):
    """The definitions made so far, and the type of each."""

    definitions: dict[str, Any]
    kinds: dict[str, Any]
    where: str

    def schema_of(self, kind: Any) -> dict[str, Any]:
        """The schema of a type. A named type goes into the definitions."""
        kind = SENT.get(kind, kind)
        if kind in PLAIN:
            return dict(PLAIN[kind])
        name = NAMES.get(kind) or (kind.__name__ if isinstance(kind, type) and not get_args(kind) else "")
        if not name:
            return self._unnamed(kind)
        if self.kinds.setdefault(name, kind) != kind:
            raise TypeError(f"{name} is both {kind} and {self.kinds[name]}: give one of them another name")
        if name not in self.definitions:
            self.definitions[name] = {}  # it may contain itself
            self.definitions[name] = self._unnamed(kind)
        return {"$ref": self.where + name}

    def _unnamed(self, kind: Any) -> dict[str, Any]:
        origin, args = get_origin(kind), get_args(kind)
        if kind is Card:
            return dict(CARD)
        if origin is Literal:
            return {"enum": list(args)}
        if origin is list or (origin is tuple and args[-1] is ...):
            return {"type": "array", "items": self.schema_of(args[0])}
        if origin is tuple:
            items = [self.schema_of(arg) for arg in args]
            return {"type": "array", "prefixItems": items, "minItems": len(items), "items": False}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.schema_of(args[1])}
        if origin in (Union, UnionType):
            return self._union(args)
        return self._object(kind)

    def _union(self, args: tuple[Any, ...]) -> dict[str, Any]:
        if NoneType not in args:
            return {"anyOf": [self.schema_of(arg) for arg in args]}
        something: Any = Union[tuple(arg for arg in args if arg is not NoneType)]  # noqa: UP007
        return {"anyOf": [self.schema_of(something), {"type": "null"}]}

    def _object(self, kind: Any) -> dict[str, Any]:
        tag, fields, optional = _tag(kind), get_type_hints(kind), _optional(kind)
        if issubclass(kind, Event):
            del fields["to"]
        elif "type" in tag:
            del fields["type"]
        return {
            "type": "object",
            "description": (kind.__doc__ or "").split("\n")[0],
            "properties": tag | {name: self.schema_of(field) for name, field in fields.items()},
            "required": [*tag, *(name for name in fields if name not in optional)],
            "additionalProperties": False,
        }


def _tag(kind: Any) -> dict[str, Any]:
    """The fields that identify the kind of an object."""
    if issubclass(kind, Action):
        return {"verb": {"const": VERBS[kind]}, "text": {"type": "string"}}
    if issubclass(kind, Choice):
        return {"kind": {"const": wire_word(kind.__name__)}}
    if issubclass(kind, Event):
        return {"event": {"const": wire_word(kind.__name__)}}
    return {"type": {"const": kind.type}} if "type" in vars(kind) and isinstance(kind.type, str) else {}


def _optional(kind: Any) -> frozenset[str]:
    """The optional fields. Actions and choices of the rules always have all fields."""
    if is_typeddict(kind):
        names: frozenset[str] = kind.__optional_keys__
        return names
    if issubclass(kind, Event):
        return frozenset(field.name for field in dataclasses.fields(kind) if is_optional(field))
    if issubclass(kind, (Action, Choice)) or not dataclasses.is_dataclass(kind):
        return frozenset()
    missing = dataclasses.MISSING
    return frozenset(
        field.name
        for field in dataclasses.fields(kind)
        if field.default is not missing or field.default_factory is not missing
    )
