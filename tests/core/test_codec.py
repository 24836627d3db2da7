"""Pins that decoding is strict, and that errors say where, and what would be right."""

import doctest
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sushiya.core.codec
from sushiya.core import codec
from sushiya.core.codec import (
    BadMessage,
    JsonForm,
    JsonWords,
    ascii_dumps,
    dumps,
    from_json,
    json_array,
    json_extended,
    json_object,
    message_json,
    parse_json,
    spaced_dumps,
    to_json,
)
from sushiya.server.settings import Settings
from sushiya.table.documents import SeatDoc, TableDoc
from sushiya.table.protocol import ClientMessage, Hello, Ping
from sushiya.table.rest_types import NewTable


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
class Fruit:
    """A pair, and something of any kind."""

    pair: tuple[int, str]
    seed: Any = None


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
        "t", "g", True, 15, "greedy", False, (SeatDoc("person", "Mia", "", "Momo", "k", "c", 2.5),), 1.5, 0
    )
    assert from_json(TableDoc, to_json(doc)) == doc
    settings = Settings(allowed_origins=("https://a.example",), sleep_after=3)
    assert from_json(Settings, to_json(settings)) == settings


@dataclass(frozen=True)
class Kept:
    """A document that a newer version may have written."""

    name: str = ""
    inside: "tuple[Kept, ...]" = ()
    unknown: Mapping[str, Any] = field(default_factory=dict)


def test_what_only_a_newer_version_knows_is_written_again() -> None:
    text = '{"name":"Mia","hat":{"size":[3,null]},"inside":[{"name":"Leo","unknown":7}]}'
    read = from_json(Kept, text)
    assert read == Kept("Mia", (Kept("Leo", (), {"unknown": 7}),), {"hat": {"size": [3, None]}})
    assert from_json(Kept, to_json(read)) == read
    assert from_json(Kept, to_json(replace(read, name="Ida"))).unknown == read.unknown
    with pytest.raises(BadMessage, match="name has to be a string"):
        from_json(Kept, '{"name":7,"hat":1}')


def test_a_tuple_of_a_known_length_has_a_type_for_each_place() -> None:
    assert from_json(Fruit, '{"pair":[3,"a"]}') == Fruit((3, "a"))
    with pytest.raises(BadMessage, match=r"message.pair\[1\] has to be a string, not a whole number"):
        from_json(Fruit, '{"pair":[3,4]}')
    with pytest.raises(BadMessage, match=r"message\.pair has to be a list of 2"):
        from_json(Fruit, '{"pair":[3]}')


def test_a_field_can_take_anything() -> None:
    for value in (None, 3, [{"a": 1.5}]):
        assert from_json(Fruit, dumps({"pair": [3, "a"], "seed": value})).seed == value


def test_whole_numbers_are_numbers() -> None:
    (leaf,) = from_json(Tree, '{"leaves":[{"word":"a","number":3}]}').leaves
    assert (leaf.number, type(leaf.number)) == (3.0, float)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not JSON"),
        ("{", "not JSON: line 1, column 2"),
        ("[" * 100_000, "not JSON"),
        ("1" * 5000, "not JSON"),
        ('"\\ud800"', "not valid Unicode"),
        ('{"\\udc00":1}', "not valid Unicode"),
        ("[]", "message has to be an object"),
        ("null", "message has to be an object"),
        ("{}", "message lacks the field 'leaves'"),
        ('{"leaves":{}}', "message.leaves has to be a list"),
        ('{"leaves":[3]}', r"message.leaves\[0\] has to be an object"),
        ('{"leaves":[{"word":"b"}]}', r"message.leaves\[0\].word has to be one of: a, 1"),
        ('{"leaves":[{"word":true}]}', "has to be one of: a, 1"),
        ('{"leaves":[{"word":1.0}]}', "has to be one of: a, 1"),
        ('{"leaves":[{"word":["a"]}]}', "has to be one of: a, 1"),
        ('{"leaves":[{"word":"a","number":"1"}]}', "number has to be a number, not a string"),
        ('{"leaves":[{"word":"a","number":true}]}', "number has to be a number, not true or false"),
        ('{"leaves":[],"name":3}', "message.name has to be a string, not a whole number"),
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


# Texts made of texts ----------------------------------------------------------------------------------------


def test_the_examples_in_the_docstrings() -> None:
    results = doctest.testmod(sushiya.core.codec)
    assert (results.attempted > 0, results.failed) == (True, 0)


@pytest.mark.parametrize("names", [("a",), ("a", "b"), ('say "hi"', "100%", "寿司", "back\\slash", "{}")])
def test_objects_out_of_members_are_what_json_would_write(names: tuple[str, ...]) -> None:
    values = [{"n": [1, None]}, "x%s{}", True, [], 0.5][: len(names)]
    wanted = dumps(dict(zip(names, values, strict=True)))
    texts = [dumps(value) for value in values]
    members = dict(zip(names, texts, strict=True))
    assert json_object(members) == JsonForm(*names)(*texts) == wanted
    assert json_array(texts) == dumps(values)
    name, text = members.popitem()
    if members:
        assert json_extended(json_object(members), name, text) == wanted


def test_an_empty_object_and_list() -> None:
    assert (json_object({}), json_array([])) == ("{}", "[]")


def test_a_form_can_be_filled_in_again() -> None:
    form = JsonForm("a", "b")
    assert form(dumps(1), dumps(2)) == '{"a":1,"b":2}'
    assert form(dumps("x"), dumps([])) == '{"a":"x","b":[]}'


def test_names_that_people_typed_are_not_kept() -> None:
    for number in range(2_000):
        assert json_object({f"name {number}": dumps(number)}) == f'{{"name {number}":{number}}}'
    assert len(codec._KEYS) <= 1_000


SIMPLE = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
)


@given(
    st.recursive(
        SIMPLE,
        lambda inside: st.lists(inside) | st.lists(inside).map(tuple) | st.dictionaries(st.text(), inside),
    )
)
def test_words_are_what_json_would_write(value: object) -> None:
    words = JsonWords({}, others=lambda kind: dumps)
    assert words(value) == dumps(value)


def test_others_are_put_into_words_as_is_said() -> None:
    words = JsonWords(
        {complex: lambda value: dumps(str(value))}, others=lambda kind: lambda value: dumps(kind.__name__)
    )
    assert words((1j, {"a": b"x"})) == '["1j",{"a":"bytes"}]'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"a": 1, "a": 2}', "The field 'a' appears twice"),
        ('[{"x": {"bb": 1, "c": 2, "bb": 1}}]', "The field 'bb' appears twice"),
        ("NaN", "not JSON"),
        ('{"a": -Infinity}', "not JSON"),
        (b'{"a": "\xff"}', "not JSON"),
        ('"\\ud83c"', "not valid Unicode"),
    ],
)
def test_what_is_no_proper_json_is_refused(text: str | bytes, why: str) -> None:
    with pytest.raises(BadMessage, match=why):
        parse_json(text)


def test_a_message_says_its_type_first() -> None:
    assert message_json(Hello(("k",), device="d")) == (
        '{"type":"hello","keys":["k"],"match":null,"version":-1,"luck":"","device":"d"}'
    )
    assert from_json(ClientMessage, message_json(Hello(("k",)))) == Hello(("k",))  # type: ignore[arg-type]
    assert message_json(Ping()) == '{"type":"ping"}'


def test_people_get_spaces() -> None:
    assert spaced_dumps({"a": (1, "ä")}) == '{"a": [1, "ä"]}'


def test_json_in_ascii_is_for_readers_of_any_encoding() -> None:
    assert ascii_dumps({"name": "\U0001f363", "seats": [1]}) == '{"name": "\\ud83c\\udf63", "seats": [1]}'
    assert ascii_dumps({1j}, default=lambda value: sorted(map(str, value))) == '["1j"]'
    assert ascii_dumps([1], indent=2) == "[\n  1\n]"


@dataclass(frozen=True)
class Told:
    """A message with named values of two types."""

    args: dict[str, int | str]


def test_named_values_are_read_one_by_one() -> None:
    told = Told({"seat": 1, "dish": "eel"})
    assert from_json(Told, to_json(told)) == told
    with pytest.raises(BadMessage, match="args has to be an object"):
        from_json(Told, '{"args": [1]}')
    with pytest.raises(BadMessage, match="seat has to be a whole number or a string"):
        from_json(Told, '{"args": {"seat": true}}')
