"""JSON Schema of every message, made from the dataclasses; docs/protocol.schema.json is a copy."""

import dataclasses
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from sushiya.server.protocol import ClientMessage, NewTable, ServerMessage, TableMade

__all__ = ["definitions_of", "protocol_schema"]

PLAIN = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
}


def protocol_schema() -> dict[str, Any]:
    """The schema of both directions of the socket, and of what REST takes and gives."""
    where = "#/$defs/"
    definitions = definitions_of(NewTable, TableMade, where=where)
    client = schema_of(ClientMessage, definitions, where)
    server = schema_of(ServerMessage, definitions, where)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Sushiya protocol",
        "$defs": {"ClientMessage": client, "ServerMessage": server, **definitions},
    }


def definitions_of(*kinds: Any, where: str) -> dict[str, Any]:
    """The schemas of these dataclasses and of all they hold, by name; references start with `where`."""
    definitions: dict[str, Any] = {}
    for kind in kinds:
        schema_of(kind, definitions, where)
    return definitions


def schema_of(kind: Any, definitions: dict[str, Any], where: str) -> dict[str, Any]:
    """The schema of a type; dataclasses go into `definitions`."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any:
        return {}
    if kind in PLAIN:
        return dict(PLAIN[kind])
    if origin is Literal:
        return {"enum": list(args)}
    if origin is tuple:
        return {"type": "array", "items": schema_of(args[0], definitions, where)}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema_of(args[1], definitions, where)}
    if origin in (Union, UnionType):
        choices = [schema_of(arg, definitions, where) for arg in args if arg is not NoneType]
        return {"anyOf": [*choices, *([{"type": "null"}] if NoneType in args else [])]}
    if kind.__name__ not in definitions:
        definitions[kind.__name__] = {}  # it may hold itself
        definitions[kind.__name__] = _object(kind, definitions, where)
    return {"$ref": where + kind.__name__}


def _object(kind: Any, definitions: dict[str, Any], where: str) -> dict[str, Any]:
    hints = get_type_hints(kind)
    properties: dict[str, Any] = {}
    required: list[str] = []
    if "type" in vars(kind) and isinstance(kind.type, str):
        properties["type"] = {"const": kind.type}
        required.append("type")
    for field in dataclasses.fields(kind):
        properties[field.name] = schema_of(hints[field.name], definitions, where)
        if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            required.append(field.name)
    return {
        "type": "object",
        "description": (kind.__doc__ or "").split("\n")[0],
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }
