"""Views, events and decisions as plain JSON values, for pages and programs in any language.

This module knows no particular game. Cards become their text forms, actions and events name their kind, and
everything else is converted field by field.
"""

from dataclasses import Field, fields, is_dataclass
from functools import lru_cache
from typing import Any, Final

from sushiya.core import Action, Choice, Event, View
from sushiya.core.codec import dumps

__all__ = [
    "INTERNAL",
    "PROTOCOL_VERSION",
    "dumps",
    "is_optional",
    "json_value",
    "json_view",
    "verb",
    "wire_word",
]

PROTOCOL_VERSION: Final = 2
"""Raised when something that is sent goes away or changes its meaning. docs/protocol.md lists the changes."""

INTERNAL: Final = ("game", "step", "todo")
"""Fields of a view that only `imagine` needs."""

WIRE_WORDS: Final = {
    "TurnedFaceDown": "Changed",
    "ChooseCopy": "AimOrder",
    "tableaux": "table",
    "kept_desserts": "kept",
    "dessert_pile_size": "pantry_size",
    "discard": "aside",
}
"""Kinds and fields that are sent under their older names, so that existing programs keep working."""


def wire_word(name: str) -> str:
    """The name under which a kind or a field is sent."""
    return WIRE_WORDS.get(name, name)


def json_value(value: object) -> Any:
    """Plain JSON values for anything in a view or an event."""
    match value:
        case None | bool() | int() | float() | str():
            return value
        case tuple() if hasattr(value, "_fields"):
            return _json_record(value)
        case tuple() | list() | range():
            return [json_value(item) for item in value]
        case Action():
            return {"verb": verb(value), "text": str(value), **_fields(value)}
        case Choice():
            return {"kind": wire_word(type(value).__name__), **_fields(value)}
        case Event():
            absent = [f.name for f in fields(value) if is_optional(f) and not getattr(value, f.name)]
            return {"event": wire_word(type(value).__name__), **_fields(value, but=("to", *absent))}
        case _ if is_dataclass(value):
            return _fields(value)
        case _:
            return str(value)


def is_optional(field: Field[Any]) -> bool:
    """Whether a field of an event is left out where it is empty."""
    return field.default == ()


def verb(action: Action) -> str:
    """The first word of an action's text form."""
    return str(action).partition(" ")[0]


def json_view(view: View) -> dict[str, Any]:
    """A view as plain JSON values."""
    return _fields(view, but=INTERNAL)


def _fields(value: Any, but: tuple[str, ...] = ()) -> dict[str, Any]:
    return {wire_word(f.name): json_value(getattr(value, f.name)) for f in fields(value) if f.name not in but}


@lru_cache(maxsize=50_000, typed=True)  # typed, since named tuples of two types may be equal
def _json_record(value: Any) -> Any:
    """A named tuple as its text form, if it has one and holds no other tuples; otherwise as its fields.

    Cached, since the same cards and plates are sent again every turn.
    """
    kind: Any = type(value)
    if kind.__str__ is not object.__str__ and not any(isinstance(item, tuple) for item in value):
        return str(value)
    return {name: json_value(item) for name, item in value._asdict().items()}
