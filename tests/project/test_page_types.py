"""Pins that the page's types match the protocol, and that the generator handles every schema."""

import re
from typing import Any

import pytest

from scripts.protocol import SCHEMA, TYPES, declaration, page_types, schema_text, type_of
from sushiya.server.schema import protocol_schema
from tests.project.tree import ROOT

ANY = re.compile(r"\bas any\b|[:<|,]\s*any\s*[\[\]>;,)=|{]|no-explicit-any|@ts-ignore")


def test_the_schema_and_the_page_s_types_are_up_to_date() -> None:
    """If this fails: `python -m scripts.protocol`."""
    assert SCHEMA.read_text(encoding="utf-8") == schema_text()
    assert TYPES.read_text(encoding="utf-8") == page_types(protocol_schema())


@pytest.mark.parametrize(
    ("schema", "type"),
    [
        ({"type": "integer"}, "number"),
        ({"$ref": "#/$defs/Card"}, "Card"),
        ({"const": "pick"}, '"pick"'),
        ({"enum": [0, "a"]}, '0 | "a"'),
        ({"type": "array", "items": {"$ref": "#/$defs/Card"}}, "Card[]"),
        ({"type": "array", "items": {"enum": [1, 2]}}, "(1 | 2)[]"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "boolean"}]}, "[string, boolean]"),
        ({"type": "object", "additionalProperties": {"type": "number"}}, "Record<string, number>"),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
    ],
)
def test_every_kind_of_schema_is_a_type(schema: dict[str, Any], type: str) -> None:
    assert type_of(schema) == type


def test_an_object_is_an_interface() -> None:
    properties = {"verb": {"const": "turn"}, "no": {"type": "integer"}}
    schema = {"description": "Turn it.", "properties": properties, "required": ["verb"]}
    assert declaration("Turn", schema) == (
        '/** Turn it. */\nexport interface Turn {\n  verb: "turn";\n  no?: number;\n}'
    )


def test_the_page_says_no_any() -> None:
    sources = [*ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
    assert len(sources) > 40
    for source in sources:
        found = ANY.search(source.read_text(encoding="utf-8"))
        assert found is None, f"{source.name}: {found}"
