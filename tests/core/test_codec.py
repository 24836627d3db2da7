"""Pins that decoding is strict, and says where and what would be right."""

import json
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sushiya.core.codec import BadMessage, from_json, to_json
from sushiya.server.settings import Settings
from sushiya.table.protocol import ClientMessage, Hello, NewTable
from sushiya.table.seating import SeatDoc, TableDoc


@dataclass(frozen=True, slots=True)
class Leaf:
    """Something inside."""

    word: Literal["a", 1]
    number: float = 0.5


@dataclass(frozen=True, slots=True)
class Tree:
    """Something with everything."""

    leaves: tuple[Leaf, ...]
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Up:
    """A message."""

    type: ClassVar[str] = "up"
    steps: int


@dataclass(frozen=True, slots=True)
class Down:
    """Another one."""

    type: ClassVar[str] = "down"


def test_a_dataclass_goes_there_and_back() -> None:
    tree = Tree((Leaf("a"), Leaf(1, 2.0)), "é\U0001f363")
    assert (
        to_json(tree) == '{"leaves":[{"word":"a","number":0.5},{"word":1,"number":2.0}],"name":"é\U0001f363"}'
    )
    assert from_json(Tree, to_json(tree)) == tree
    assert from_json(Tree, to_json(tree).encode()) == tree


def test_what_is_stored_and_handed_on_comes_back_the_same() -> None:
    doc = TableDoc(
        "t", "g", True, 15, "greedy", False, (SeatDoc("person", "Mia", "", "k", "c", 2.5),), 1.5, 0
    )
    assert from_json(TableDoc, to_json(doc)) == doc
    settings = Settings(allowed_origins=("https://a.example",), sleep_after=3)
    assert from_json(Settings, to_json(settings)) == settings


def test_whole_numbers_are_numbers() -> None:
    (leaf,) = from_json(Tree, '{"leaves":[{"word":"a","number":3}]}').leaves
    assert (leaf.number, type(leaf.number)) == (3.0, float)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("1" * 5000, "not JSON"),
        ('"\\ud800"', "whole characters"),
        ('{"\\udc00":1}', "whole characters"),
        ("[]", "message has to be an object"),
        ("null", "message has to be an object"),
        ("{}", "message lacks the field 'leaves'"),
        ('{"leaves":{}}', "message.leaves has to be a list"),
        ('{"leaves":[3]}', r"message.leaves\[0\] has to be an object"),
        ('{"leaves":[{"word":"b"}]}', r"message.leaves\[0\].word has to be one of: a, 1"),
        ('{"leaves":[{"word":true}]}', "has to be one of: a, 1"),
        ('{"leaves":[{"word":1.0}]}', "has to be one of: a, 1"),
        ('{"leaves":[{"word":["a"]}]}', "has to be one of: a, 1"),
        ('{"leaves":[{"word":"a","number":"1"}]}', "number has to be a number, not a text"),
        ('{"leaves":[{"word":"a","number":true}]}', "number has to be a number, not true or false"),
        ('{"leaves":[],"name":3}', "message.name has to be a text, not a whole number"),
        ('{"leaves":[],"bark":3}', "message has no field 'bark'. Fields: leaves, name"),
    ],
)
def test_anything_else_is_refused_with_a_useful_word(text: str, why: str) -> None:
    with pytest.raises(BadMessage, match=why):
        from_json(Tree, text)


def test_a_message_says_its_type() -> None:
    kind: Any = Up | Down
    assert from_json(kind, '{"type":"up","steps":3}') == Up(3)
    assert from_json(kind, '{"type":"down"}') == Down()
    for text in ("{}", "[]", "3", '{"type":"left"}', '{"type":["up"]}', '{"type":null}'):
        with pytest.raises(BadMessage, match="needs a 'type', one of: up, down"):
            from_json(kind, text)
    with pytest.raises(BadMessage, match="whole number"):
        from_json(kind, '{"type":"up","steps":3.0}')


def test_a_message_that_may_be_nothing() -> None:
    kind: Any = Up | Down | None
    assert from_json(kind, "null") is None


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters()), inner),
)
MESSAGES: Any = ClientMessage


@given(st.one_of(st.text(), st.binary()))
def test_no_text_makes_it_fail_in_another_way(text: str | bytes) -> None:
    for kind in (MESSAGES, NewTable):
        try:
            from_json(kind, text)
        except BadMessage as error:
            assert str(error).endswith(".")  # noqa: PT017 - whatever it says, it is a sentence


@given(JSON, st.sampled_from(["hello", "join", "answer", "bot", "ping"]))
def test_no_value_makes_it_fail_in_another_way(value: Any, type: str) -> None:
    for whole in (
        value,
        {"type": type, "seat": value, "name": value, "keys": value},
        {"type": type, "seat": value},
    ):
        for kind in (MESSAGES, NewTable):
            try:
                from_json(kind, json.dumps(whole))
            except BadMessage as error:
                str(error).encode()


def test_a_hello_needs_nothing_but_its_type() -> None:
    assert from_json(MESSAGES, '{"type":"hello"}') == Hello()


def test_a_mapping_is_an_object_with_text_keys() -> None:
    assert to_json({1: (Leaf("a"),)}) == '{"1":[{"word":"a","number":0.5}]}'
