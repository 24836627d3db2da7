"""Pins that the published schema matches the dataclasses, and that the codec accepts what it allows."""

import json
from typing import Any, get_args

import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sushiya.core.codec import BadMessage, from_json, message_json
from sushiya.server.schema import protocol_schema
from sushiya.table.protocol import ClientMessage, CodeMade, Notice, Pong, Refused, ServerMessage
from sushiya.table.rest_types import NewTable
from tests.project.tree import ROOT
from tests.server.helpers import validator

MESSAGES: Any = ClientMessage


def test_the_published_schema_is_up_to_date() -> None:
    published = json.loads((ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8"))
    assert published == json.loads(json.dumps(protocol_schema())), "regenerate it: python -m scripts.protocol"


def test_it_is_a_schema_and_every_message_is_in_it() -> None:
    schema = protocol_schema()
    jsonschema_rs.meta.validate(schema)
    for union in (ClientMessage, ServerMessage):
        for kind in get_args(union):
            definition = schema["$defs"][kind.__name__]
            assert definition["properties"]["type"] == {"const": kind.type}
            assert definition["description"]
            assert definition["additionalProperties"] is False


@pytest.mark.parametrize(
    "message",
    [
        Pong(),
        CodeMade(1, "ABCD2345", 600),
        Notice("left", 1, '"\\', "Momo", 3, "Leo", 1),
        Refused("?", "late", "é."),
    ],
)
def test_messages_are_written_as_the_schema_says(message: ServerMessage) -> None:
    written = json.loads(message_json(message))
    validator("ServerMessage").validate(written)
    assert written["type"] == message.type


VALUES = st.sampled_from(
    [None, True, 0, 1, -1, 15, 1.5, "", "Mia", "yum", [], ["k"], [1], {}, {"kind": "open"}]
)
FIELDS = st.sampled_from(
    ["keys", "match", "version", "name", "seat", "serial", "action", "bot", "code", "phrase", "on", "more"]
)
TYPES = st.sampled_from([*(kind.type for kind in get_args(ClientMessage)), "dance", 3])


@given(st.dictionaries(FIELDS, VALUES, max_size=4), TYPES)
def test_the_codec_takes_what_the_schema_allows_and_nothing_else(
    fields: dict[str, Any], type: object
) -> None:
    message = {**fields, "type": type}
    allowed = validator("ClientMessage").is_valid(message)
    try:
        from_json(MESSAGES, json.dumps(message))
    except BadMessage:
        assert not allowed
    else:
        assert allowed


SEATS = st.lists(
    st.fixed_dictionaries(
        {"kind": st.sampled_from(["open", "you", "bot", "throne"])},
        optional={"name": VALUES, "bot": VALUES, "more": VALUES},
    ),
    max_size=2,
)


@given(
    st.fixed_dictionaries(
        {"game": st.sampled_from(["sushi-go", 3]), "seats": SEATS},
        optional={
            "clock": VALUES,
            "public": VALUES,
            "stand_in": VALUES,
            "open_record": VALUES,
            "seed": VALUES,
            "host": VALUES,
        },
    )
)
def test_a_wish_for_a_table_is_taken_as_the_schema_says(wish: dict[str, Any]) -> None:
    allowed = validator("NewTable").is_valid(wish)
    try:
        from_json(NewTable, json.dumps(wish))
    except BadMessage:
        assert not allowed
    else:
        assert allowed
