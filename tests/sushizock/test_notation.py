"""Pins the text forms: each action round-trips, and the error for anything else lists what is possible."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sushiya.core import Action, BadNotation
from sushiya.sushizock import BOX, First, Keep, Roll, Rows, Steal, Take
from sushiya.sushizock.dice import FACES, in_order
from sushiya.sushizock.notation import parse_action

kinds = st.sampled_from(["sushi", "bone"])
numbers = st.integers(0, 30)
some_dice = st.lists(st.sampled_from(FACES), min_size=1, max_size=5).map(in_order)
actions = st.one_of(
    st.builds(Take, kinds, numbers),
    st.builds(Steal, kinds, numbers, numbers),
    st.builds(Keep, some_dice),
    st.builds(Roll, some_dice),
    st.builds(Rows, st.permutations(BOX.sushi).map(tuple), st.permutations(BOX.bones).map(tuple)),
    st.builds(First, numbers),
)


@given(actions)
def test_round_trip(action: Action) -> None:
    assert parse_action(str(action)) == action


def test_dice_may_be_told_in_any_order() -> None:
    assert parse_action("keep blue red sushi") == Keep(("sushi", "blue", "red"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take",
        "take sushi",
        "take fish 2",
        "take sushi two",
        "take sushi -1",
        "take sushi 02",
        "take sushi +2",
        "take sushi ٢",
        "take  sushi 2",
        "take sushi 2 ",
        "Take sushi 2",
        "steal sushi 1",
        "steal sushi 1 by 2",
        "keep",
        "keep green",
        "roll",
        "rows 1 2 3",
        "rows 1 | 2 | 3",
        "first",
        "first player",
        "pick tempura",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(
        BadNotation, match=r"take sushi 2.*steal bone 1 from 2.*keep.*roll.*rows.*first 2"
    ) as error:
        parse_action(text)
    assert f"'{text}'" in str(error.value)
