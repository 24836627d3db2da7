"""The protocol field by field: REST calls from the OpenAPI description, messages from the JSON Schema."""

import json
from collections.abc import Iterator
from typing import Any

from scripts.docs.made.tables import cell, table
from scripts.docs.markdown import slug
from scripts.docs.site import ROOT
from sushiya.server.openapi import openapi

__all__ = ["messages", "openapi_file", "rest"]

SCHEMA = ROOT / "docs" / "protocol.schema.json"
Schema = dict[str, Any]


def openapi_file() -> str:
    """The OpenAPI description, for programs."""
    return json.dumps(openapi(), indent=1) + "\n"


def rest() -> str:
    """Every call, and then everything that calls send and return."""
    told = openapi()
    calls = [
        part
        for path, methods in told["paths"].items()
        for method, call in methods.items()
        for part in _call(f"{method.upper()} {path}", call)
    ]
    shapes = _shapes(told["components"]["schemas"])
    return "\n\n".join(["## Calls", *calls, "## Values", *shapes])


def messages() -> str:
    """Every message and everything in it, in the order of the schema."""
    return "\n\n".join(_shapes(json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]))


def _call(name: str, call: Schema) -> Iterator[str]:
    yield f"### {name}"
    yield call["summary"]
    if given := call.get("parameters"):
        rows = [
            [f"`{each['name']}`", each["in"], _kind(each["schema"]), cell(each.get("description", ""))]
            for each in given
        ]
        yield table(["parameter", "where", "type", "meaning"], rows)
    if body := call.get("requestBody"):
        yield f"Takes {_content(body['content'])}."
    rows = [
        [code, cell(answer["description"]), _content(answer.get("content", {}))]
        for code, answer in call["responses"].items()
    ]
    yield table(["status", "meaning", "returns"], rows)


def _content(content: Schema) -> str:
    return " or ".join(
        _kind(value["schema"]) if value.get("schema", {}).get("$ref") else f"`{kind}`"
        for kind, value in content.items()
    )


def _shapes(shapes: Schema) -> Iterator[str]:
    for name, shape in shapes.items():
        yield f"### {name}"
        if about := shape.get("description"):
            yield about
        if fields := shape.get("properties"):
            needed = shape.get("required", ())
            rows = [
                [f"`{field}`", _kind(value), "yes" if field in needed else "may be left out"]
                for field, value in fields.items()
            ]
            yield table(["field", "type", "needed"], rows)
        elif not about or set(shape) - {"description"}:
            yield f"Is {_kind({key: value for key, value in shape.items() if key != 'description'})}."


def _kind(schema: Schema) -> str:
    """A type in words, with links to the types of the same page."""
    if ref := schema.get("$ref"):
        name = ref.rpartition("/")[2]
        return f"[{name}](#{slug(name)})"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(_kind(each) for each in schema[several])
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"list of: {', '.join(_kind(each) for each in schema['prefixItems'])}"
        return f"list of {_kind(schema['items'])}" if schema.get("items") else "list"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"object with values: {_kind(values)}" if isinstance(values, dict) and values else "object"
    return str(schema.get("type", "any value"))
