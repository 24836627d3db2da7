"""Write the protocol's schema again, and the page's types that are generated from it.

.venv/bin/python -m scripts.protocol    writes docs/protocol.schema.json and web/src/lib/protocol.ts
"""

import json
from pathlib import Path
from typing import Any

from sushiya.server.schema import protocol_schema

ROOT = Path(__file__).parents[1]
SCHEMA = ROOT / "docs" / "protocol.schema.json"
TYPES = ROOT / "web" / "src" / "lib" / "protocol.ts"
HEAD = """/**
 * All that is said between the page and the server.
 * Generated from docs/protocol.schema.json: change the Python types, then run `python -m scripts.protocol`.
 */"""
LONGEST = 110
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def schema_text() -> str:
    return json.dumps(protocol_schema(), indent=2, ensure_ascii=False) + "\n"


def page_types(schema: dict[str, Any]) -> str:
    """The whole file of types."""
    definitions = schema["$defs"].items()
    return "\n\n".join([HEAD, *(declaration(name, each) for name, each in definitions)]) + "\n"


def declaration(name: str, schema: dict[str, Any]) -> str:
    """One exported type, with its description."""
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    if "properties" not in schema:
        return f"{comment}export type {name} ={spaced(type_of(schema, LONGEST))};"
    required = schema["required"]
    fields = [
        f"  {field}{'' if field in required else '?'}: {type_of(each)};\n"
        for field, each in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(fields)}}}"


def type_of(schema: dict[str, Any], longest: int = 0) -> str:
    """A type expression. A union longer than `longest` is written with one choice per line."""
    if "$ref" in schema:
        name: str = schema["$ref"].removeprefix("#/$defs/")
        return name
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return union([json.dumps(value) for value in schema["enum"]], longest)
    if "anyOf" in schema:
        return union([type_of(choice) for choice in schema["anyOf"]], longest)
    if "prefixItems" in schema:
        return f"[{', '.join(map(type_of, schema['prefixItems']))}]"
    if schema["type"] == "array":
        item = type_of(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema["type"] == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]]


def union(choices: list[str], longest: int) -> str:
    line = " | ".join(choices)
    return line if not longest or len(line) <= longest else "\n  | " + "\n  | ".join(choices)


def spaced(text: str) -> str:
    return text if text.startswith("\n") else f" {text}"


if __name__ == "__main__":
    SCHEMA.write_text(schema_text(), encoding="utf-8")
    TYPES.write_text(page_types(protocol_schema()), encoding="utf-8")
