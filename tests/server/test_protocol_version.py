"""Pins that clients of protocol version 1 are understood, and find everything they know but two fields."""

import json
import re
from typing import Any, get_args

import pytest

from sushiya.core.codec import from_json
from sushiya.games import game_of
from sushiya.games.json_values import PROTOCOL_VERSION
from sushiya.server.schema import protocol_schema
from sushiya.sushi.moves import Copy
from sushiya.table.catalogue import catalogue
from sushiya.table.protocol import Answer, ClientMessage
from tests.project.tree import ROOT
from tests.server.helpers import BOT, House, you

MESSAGES: Any = ClientMessage
RENAMED = {
    "Mine": "PrivateView",
    "Changed": "TurnedFaceDown",
    "AimOrder": "ChooseCopy",
    "Aim": "Copy",
    "Turn": "Flip",
    "ZockTurnBegan": "SushizockTurnBegan",
    "ZockGameEnded": "SushizockGameEnded",
    "ZockPublic": "SushizockPublic",
    "ZockOpen": "SushizockOpen",
    "PadEntries": "ScorepadEntries",
    "PadSheet": "ScorepadSheet",
}
"""Definitions that had another name in version 1. Their names are not sent."""

CHOICES = ("ScorepadEntries",)
"""What was one object in version 1, with fields for every family, is now a choice between objects."""


def version_1() -> dict[str, Any]:
    """The definitions of version 1, without descriptions, under their present names."""
    text = (ROOT / "tests" / "server" / "protocol_1.schema.json").read_text(encoding="utf-8")
    definitions = json.loads(re.sub(r"(?<=#/\$defs/)\w+", lambda name: RENAMED.get(name[0], name[0]), text))
    return {RENAMED.get(name, name): each for name, each in definitions["$defs"].items()}


def version_2() -> dict[str, Any]:
    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: bare(each) for name, each in value.items() if name != "description"}
        return [bare(each) for each in value] if isinstance(value, list) else value

    definitions: dict[str, Any] = bare(json.loads(json.dumps(protocol_schema()["$defs"])))
    return definitions | {name: joined(definitions, definitions[name]["anyOf"]) for name in CHOICES}


def joined(definitions: dict[str, Any], choices: list[dict[str, str]]) -> dict[str, Any]:
    """One object for several: with every field of any of them, and required what each of them requires."""
    kinds = [definitions[choice["$ref"].removeprefix("#/$defs/")] for choice in choices]
    return {
        "properties": {name: field for kind in kinds for name, field in kind["properties"].items()},
        "required": sorted(set.intersection(*(set(kind["required"]) for kind in kinds))),
    }


OLD, NOW = version_1(), version_2()
OBJECTS = [name for name, each in OLD.items() if "properties" in each]
FROM_CLIENTS = {kind.__name__ for kind in get_args(ClientMessage)} | {
    "NewTable",
    "NewSeat",
    "ScorepadEntries",
}


def test_only_two_fields_of_version_1_are_gone() -> None:
    gone = {
        f"{name}.{field}"
        for name in OBJECTS
        for field in OLD[name]["properties"].keys() - NOW[name]["properties"]
    }
    assert gone == {"Copy.free", "ScorepadSheet.odd"}, (
        "raise PROTOCOL_VERSION, and say in docs/protocol.md what changed"
    )


NEVER_SENT = {"warming_up"}
"""Values of version 1 that the server no longer sends."""


def is_known(old: Any, now: Any) -> bool:
    """Whether somebody who knows the old type knows the new one. There may be more values, which a client
    that reads only what it knows leaves alone."""
    if "enum" in old and "enum" in now:
        return set(old["enum"]) - NEVER_SENT <= set(now["enum"])
    if "anyOf" in old and old != now:
        return now in old["anyOf"] or all(each in now.get("anyOf", ()) for each in old["anyOf"])
    return bool(old == now)


def test_whatever_else_version_1_knows_is_the_same() -> None:
    for name, old in OLD.items():
        if name not in OBJECTS:
            assert is_known(old, NOW[name]), name
            continue
        now = NOW[name]["properties"]
        for field in old["properties"].keys() & now:
            if (name, field) == ("Cleared", "why"):
                continue  # a menu always finds something to lay, so one reason is no longer sent
            if (name, field) == ("ScorepadEntries", "stacks"):
                assert NOW["Stacks"] == NOW["Tiles"]
                continue
            before, after = old["properties"][field], now[field]
            assert before == after if name in FROM_CLIENTS else is_known(before, after), f"{name}.{field}"
        if name in FROM_CLIENTS:
            assert set(NOW[name]["required"]) <= set(old["required"]), name
        else:
            assert set(old["required"]) & now.keys() <= set(NOW[name]["required"]), name


def test_clients_answer_with_texts_and_the_texts_of_version_1_are_read() -> None:
    """`free` was part of a copy that is sent; an answer never contained it, as it is only a text."""
    sent = '{"type":"answer","seat":0,"serial":12,"version":17,"action":"copy nigiri:squid"}'
    message = from_json(MESSAGES, sent)
    assert isinstance(message, Answer)
    copy = game_of("sushi-go-party(seats=3)").parse_action(message.action)
    assert isinstance(copy, Copy)
    assert str(copy) == message.action


def test_the_schema_and_the_docs_name_the_version() -> None:
    assert protocol_schema()["title"] == f"Sushiya protocol, version {PROTOCOL_VERSION}"
    docs = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert f"**Version {PROTOCOL_VERSION}**" in docs


@pytest.mark.anyio
async def test_a_client_is_told_the_version_first(home: House) -> None:
    table, keys = await home.make("sushi-go(seats=3)", you("Mia"), BOT, BOT)
    mia = await home.enter(table, keys[0])
    assert (mia.heard[0]["type"], mia.heard[0]["protocol"]) == ("welcome", PROTOCOL_VERSION)
    assert (await home.get("/api/games")).json()["protocol"] == catalogue()["protocol"] == PROTOCOL_VERSION
    description = (await home.get("/api/openapi.json")).json()["info"]["description"]
    assert f"version {PROTOCOL_VERSION}" in description
