"""From JSON to dataclasses and back, strictly: unknown fields, missing fields and wrong types are refused."""

import dataclasses
import json
from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from sushiya.core.errors import SushiyaError, listing

__all__ = ["BadMessage", "decode", "encode", "from_json", "parse_json", "to_json"]

T = TypeVar("T")

_DUMPS = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class BadMessage(SushiyaError):
    """The JSON is not what was agreed on; the message says where and what would be right."""


def to_json(value: object) -> str:
    """A dataclass as compact JSON."""
    return _DUMPS(encode(value))


def encode(value: object) -> Any:
    """A dataclass as plain JSON values."""
    if dataclasses.is_dataclass(value):
        return {f.name: encode(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    return value


def from_json(kind: type[T], text: str | bytes) -> T:
    """The dataclass in this JSON text; raises BadMessage."""
    return decode(kind, parse_json(text))


def parse_json(text: str | bytes) -> Any:
    """The plain values in this JSON text; raises BadMessage."""
    try:
        value = json.loads(text)
        if isinstance(text, bytes) or "\\u" in text:
            _DUMPS(value).encode()  # half a character can be spelled, but not stored
    except (ValueError, RecursionError):
        raise BadMessage("This is not JSON in whole characters.") from None
    return value


def decode(kind: type[T], value: object, where: str = "message") -> T:
    """The value as an instance of this type; raises BadMessage."""
    result: T = _decode(kind, value, where)
    return result


def _decode(kind: Any, value: Any, where: str) -> Any:
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _decode_union(kind, value, where)
    if origin is Literal:
        if not any(value == choice and type(value) is type(choice) for choice in get_args(kind)):
            raise BadMessage(f"{where} has to be one of: {listing(get_args(kind), most=40)}.")
        return value
    if origin is tuple:
        if not isinstance(value, list):
            raise BadMessage(f"{where} has to be a list.")
        item = get_args(kind)[0]
        return tuple(_decode(item, each, f"{where}[{i}]") for i, each in enumerate(value))
    if dataclasses.is_dataclass(kind):
        return _decode_dataclass(kind, value, where)
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is not kind:
        raise BadMessage(f"{where} has to be {_name(kind)}, not {_name(type(value))}.")
    return value


def _decode_union(kind: Any, value: Any, where: str) -> Any:
    choices = [choice for choice in get_args(kind) if choice is not NoneType]
    if value is None and len(choices) < len(get_args(kind)):
        return None
    if len(choices) == 1:
        return _decode(choices[0], value, where)
    # A union of messages: the field "type" says which one it is.
    by_type = _by_type(tuple(choices))
    tag = value.get("type") if isinstance(value, dict) else None
    if not isinstance(tag, str) or tag not in by_type:
        raise BadMessage(f"{where} needs a 'type', one of: {listing(by_type, most=40)}.")
    return _decode_dataclass(by_type[tag], {k: v for k, v in value.items() if k != "type"}, where)


@cache
def _by_type(choices: tuple[Any, ...]) -> dict[str, Any]:
    return {choice.type: choice for choice in choices}


def _decode_dataclass(kind: Any, value: Any, where: str) -> Any:
    if not isinstance(value, dict):
        raise BadMessage(f"{where} has to be an object.")
    hints, required = _shape(kind)
    for key in value:
        if key not in hints:
            raise BadMessage(f"{where} has no field '{str(key)[:40]}'. Fields: {listing(hints, most=40)}.")
    for key in required:
        if key not in value:
            raise BadMessage(f"{where} lacks the field '{key}'.")
    return kind(**{key: _decode(hints[key], each, f"{where}.{key}") for key, each in value.items()})


@cache
def _shape(kind: Any) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The fields of a dataclass with their types, and those that have no default."""
    hints = get_type_hints(kind)
    fields = [f for f in dataclasses.fields(kind) if f.init]
    missing = dataclasses.MISSING
    required = tuple(f.name for f in fields if f.default is missing and f.default_factory is missing)
    return {f.name: hints[f.name] for f in fields}, required


def _name(kind: Any) -> str:
    names = {str: "a text", int: "a whole number", float: "a number", bool: "true or false", NoneType: "null"}
    return names.get(
        kind, {list: "a list", dict: "an object"}.get(kind, getattr(kind, "__name__", str(kind)))
    )
