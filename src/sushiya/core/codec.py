"""The one place that knows JSON: strict parsing into dataclasses, and serialisation.

Unknown fields, missing fields, duplicate fields and wrong types are rejected. Only a dataclass with a field
`unknown` accepts more than it knows: what a newer version wrote stays there, and is written again. Values
that are sent often are serialised only once: `json_object` and `json_array` join finished texts.
"""

import dataclasses
import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NewType, NoReturn, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from sushiya.core.errors import SushiyaError, listing

__all__ = [
    "BadMessage",
    "Json",
    "JsonForm",
    "JsonWords",
    "ascii_dumps",
    "decode",
    "dumps",
    "encode",
    "from_json",
    "json_array",
    "json_extended",
    "json_object",
    "message_json",
    "parse_json",
    "spaced_dumps",
    "to_json",
]

T = TypeVar("T")

Json = NewType("Json", str)
"""A string that is known to be JSON. Only such strings can become part of a larger one."""

UNKNOWN = "unknown"
"""The field that keeps what its dataclass doesn't know."""

_COMPACT = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_SPACED = json.JSONEncoder(ensure_ascii=False).encode
_TEXT = json.encoder.encode_basestring

dumps: Callable[[object], Json] = cast(Any, _COMPACT)
"""Plain values as compact JSON."""
spaced_dumps: Callable[[object], Json] = cast(Any, _SPACED)
"""Plain values as JSON for human readers: on one line, with spaces."""


class BadMessage(SushiyaError):
    """The JSON does not have the expected form; the message says where, and what is expected."""


# Writing ----------------------------------------------------------------------------------------------------

# To mypy, what is returned as `Json` here is a plain string, hence the ignores: `Json(…)` would be a call at
# run time, and this is the server's hottest code.


def ascii_dumps(
    value: object, indent: int | None = None, default: Callable[[Any], object] | None = None
) -> Json:
    """Plain values as JSON in ASCII, for outputs and files whose reader may expect any encoding.

    `default` converts what is not a plain value.
    """
    return Json(json.dumps(value, indent=indent, default=default))


def to_json(value: object) -> Json:
    """A dataclass as compact JSON."""
    return dumps(encode(value))


def message_json(message: Any) -> Json:
    """A member of a union of dataclasses as JSON; its field `type` says which member it is."""
    return dumps({"type": message.type, **encode(message)})


def encode(value: object) -> Any:
    """A dataclass as plain JSON values."""
    if dataclasses.is_dataclass(value):
        members = {f.name: encode(getattr(value, f.name)) for f in dataclasses.fields(value)}
        return members if UNKNOWN not in members else members.pop(UNKNOWN) | members
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    return value


def json_object(members: Mapping[str, Json]) -> Json:
    """An object with these members."""
    keys = _KEYS
    return "{" + ",".join([keys[name] + text for name, text in members.items()]) + "}"  # type: ignore[return-value]


def json_extended(whole: Json, name: str, text: Json) -> Json:
    """A non-empty object with one more member."""
    return f"{whole[:-1]},{_KEYS[name]}{text}}}"  # type: ignore[return-value]


class JsonForm:
    """A template for objects with these member names, to be filled in many times."""

    def __init__(self, *names: str) -> None:
        self._form = "{" + ",".join([_KEYS[name].replace("%", "%%") + "%s" for name in names]) + "}"

    def __call__(self, *texts: Json) -> Json:
        return self._form % texts  # type: ignore[return-value]


def json_array(items: Iterable[Json]) -> Json:
    """An array of these items."""
    return "[" + ",".join(items) + "]"  # type: ignore[return-value]


class JsonWords(dict[type, Callable[[Any], Json]]):
    """Serialises values by type: tuples and dicts item by item, all else by the given functions.

    `others` finds the function for a type that was not given, once per type.

    >>> words = JsonWords({complex: lambda value: dumps([value.real, value.imag])}, others=lambda kind: dumps)
    >>> words((1, None, {"points": (2j, "two")}))
    '[1,null,{"points":[[0.0,2.0],"two"]}]'
    """

    def __init__(
        self, words: Mapping[type, Callable[[Any], Json]], others: Callable[[type], Callable[[Any], Json]]
    ) -> None:
        nested: dict[type, Any] = {tuple: self._array, dict: self._object}
        simple: dict[type, Any] = {int: str, float: repr, str: _TEXT, bool: dumps, NoneType: lambda _: "null"}
        super().__init__({**nested, **simple, **words})
        self._others = others

    def __call__(self, value: object) -> Json:
        return self[type(value)](value)

    def __missing__(self, kind: type) -> Callable[[Any], Json]:
        self[kind] = self._others(kind)
        return self[kind]

    def _object(self, members: dict[str, object]) -> Json:
        keys = _KEYS
        pairs = [keys[name] + self[type(value)](value) for name, value in members.items()]
        return "{" + ",".join(pairs) + "}"  # type: ignore[return-value]

    def _array(self, items: Iterable[object]) -> Json:
        return "[" + ",".join([self[type(item)](item) for item in items]) + "]"  # type: ignore[return-value]


class _Keys(dict[str, str]):
    """Cached member names, as they are written before a value: quoted, with a colon."""

    def __missing__(self, name: str) -> str:
        key = _TEXT(name) + ":"
        if len(self) < 1_000:  # enough for all message fields; names typed by users must not fill the cache
            self[name] = key
        return key


_KEYS = _Keys()


# Reading ----------------------------------------------------------------------------------------------------


def from_json(kind: type[T], text: str | bytes) -> T:
    """Parse JSON into a dataclass; raises BadMessage."""
    return decode(kind, parse_json(text))


def parse_json(text: str | bytes) -> Any:
    """Parse JSON into plain values; raises BadMessage."""
    try:
        whole = text.decode(json.detect_encoding(text), "surrogatepass") if isinstance(text, bytes) else text
        value = _PARSE(whole)
        if isinstance(text, bytes) or "\\u" in text:
            _COMPACT(value).encode()  # a lone surrogate can be written as \u escape, but not stored as UTF-8
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}: {error.msg}"
        raise BadMessage(f"This is not JSON: {where}.") from None
    except UnicodeError:
        raise BadMessage("This is not JSON: it is not valid Unicode.") from None
    except (ValueError, RecursionError):
        raise BadMessage("This is not JSON: it is nested too deeply, or a number can't be read.") from None
    return value


def _entries(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object. A duplicate field is an error: otherwise one of its values would be lost silently."""
    entries = dict(pairs)
    if len(entries) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in entries if names.count(name) > 1)
        raise BadMessage(f"The field '{twice[:40]}' appears twice.")
    return entries


def _no_number(text: str) -> NoReturn:
    raise ValueError(text)  # Python's parser accepts NaN and Infinity; JSON has neither


_PARSE = json.JSONDecoder(object_pairs_hook=_entries, parse_constant=_no_number).decode


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
        return _decode_tuple(get_args(kind), value, where)
    if origin is dict:
        if not isinstance(value, dict):
            raise BadMessage(f"{where} has to be an object.")
        _, item = get_args(kind)
        return {key: _decode(item, each, f"{where}.{key}") for key, each in value.items()}
    if dataclasses.is_dataclass(kind):
        return _decode_dataclass(kind, value, where)
    if kind is Any:
        return value
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is not kind:
        raise BadMessage(f"{where} has to be {_name(kind)}, not {_name(type(value))}.")
    return value


def _decode_tuple(items: tuple[Any, ...], value: Any, where: str) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise BadMessage(f"{where} has to be a list.")
    if items[-1] is ...:
        items = items[:1] * len(value)
    elif len(items) != len(value):
        raise BadMessage(f"{where} has to be a list of {len(items)}.")
    return tuple(
        _decode(item, each, f"{where}[{i}]") for i, (item, each) in enumerate(zip(items, value, strict=True))
    )


def _decode_union(kind: Any, value: Any, where: str) -> Any:
    choices, optional, by_type = _choices(kind)
    if value is None and optional:
        return None
    if len(choices) == 1:
        return _decode(choices[0], value, where)
    if not by_type:
        if type(value) not in choices:
            raise BadMessage(f"{where} has to be {' or '.join(map(_name, choices))}.")
        return value
    tag = value.get("type") if isinstance(value, dict) else None
    if not isinstance(tag, str) or tag not in by_type:
        raise BadMessage(f"{where} needs a 'type', one of: {listing(by_type, most=40)}.")
    return _decode_dataclass(by_type[tag], {k: v for k, v in value.items() if k != "type"}, where)


@cache
def _choices(union: Any) -> tuple[tuple[Any, ...], bool, dict[str, Any]]:
    """The types of a union except None, whether it may be None, and its messages by `type`.

    A union of plain values has no messages.
    """
    choices = tuple(choice for choice in get_args(union) if choice is not NoneType)
    messages = len(choices) > 1 and not {*choices} <= {str, int}
    by_type = {choice.type: choice for choice in choices} if messages else {}
    return choices, len(choices) < len(get_args(union)), by_type


def _decode_dataclass(kind: Any, value: Any, where: str) -> Any:
    if not isinstance(value, dict):
        raise BadMessage(f"{where} has to be an object.")
    hints, required = _shape(kind)
    kept: dict[str, Any] = {}
    if UNKNOWN in hints:
        kept = {UNKNOWN: {key: each for key, each in value.items() if key not in hints or key == UNKNOWN}}
        value = {key: each for key, each in value.items() if key not in kept[UNKNOWN]}
    if not value.keys() <= hints.keys():
        key = next(key for key in value if key not in hints)
        raise BadMessage(f"{where} has no field '{str(key)[:40]}'. Fields: {listing(hints, most=40)}.")
    for key in required:
        if key not in value:
            raise BadMessage(f"{where} lacks the field '{key}'.")
    known = {
        key: each if type(each) is hints[key] else _decode(hints[key], each, f"{where}.{key}")
        for key, each in value.items()
    }
    return kind(**known, **kept)


@cache
def _shape(kind: Any) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The fields of a dataclass with their types, and the fields that have no default."""
    hints = get_type_hints(kind)
    fields = [f for f in dataclasses.fields(kind) if f.init]
    missing = dataclasses.MISSING
    required = tuple(f.name for f in fields if f.default is missing and f.default_factory is missing)
    return {f.name: hints[f.name] for f in fields}, required


def _name(kind: Any) -> str:
    names = {
        str: "a string",
        int: "a whole number",
        float: "a number",
        bool: "true or false",
        NoneType: "null",
    }
    return names.get(
        kind, {list: "a list", dict: "an object"}.get(kind, getattr(kind, "__name__", str(kind)))
    )
