"""Pins cards, servings and plates as values, and hands as multisets."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sushiya.sushi import CARDS, Card, Plate, Serving, SushiGo, SushiGoParty
from sushiya.sushi.model import FACE_DOWN, hand_of, without

EGG, TEMPURA, ORDER = CARDS["nigiri:egg"], CARDS["tempura"], CARDS["special_order"]
cards = st.sampled_from(sorted(CARDS.values()))


@pytest.mark.parametrize(
    ("thing", "text"),
    [
        (Card("eel"), "eel"),
        (Card("maki", "3", icons=3), "maki:3"),
        (FACE_DOWN, "~"),
        (Serving(TEMPURA), "tempura"),
        (Serving(EGG, free=True), "nigiri:egg/free"),
        (Serving(ORDER, TEMPURA), "special_order>tempura"),
        (Serving(ORDER, EGG, free=True), "special_order>nigiri:egg/free"),
        (Serving(ORDER, FACE_DOWN), "special_order>~"),
    ],
)
def test_text_forms(thing: Card | Serving, text: str) -> None:
    assert str(thing) == text


def test_equal_cards_are_interchangeable() -> None:
    assert Card("eel") == Card("eel")
    assert len({Card("eel"), Card("eel"), Card("tofu")}) == 2


def test_nothing_printed_looks_like_a_card_face_down() -> None:
    assert FACE_DOWN not in CARDS.values()
    assert str(FACE_DOWN) not in CARDS
    assert FACE_DOWN.icons == 0


def test_a_plate_counts_as_what_it_shows() -> None:
    assert Plate(1, TEMPURA, TEMPURA, since=1).dish == "tempura"
    assert Plate(1, ORDER, TEMPURA, since=1).dish == "tempura"
    assert Plate(1, TEMPURA, TEMPURA, since=1, turned=True).dish == ""


def test_a_plate_is_called_by_its_card_and_what_it_copies() -> None:
    assert Plate(1, TEMPURA, TEMPURA, since=1).serving == Serving(TEMPURA)
    assert Plate(1, ORDER, TEMPURA, since=1).serving == Serving(ORDER, TEMPURA)
    assert Plate(2, EGG, EGG, since=2, on=1).serving == Serving(EGG)


def test_a_hand_has_no_order() -> None:
    assert hand_of([TEMPURA, EGG, TEMPURA]) == hand_of([TEMPURA, TEMPURA, EGG]) == (EGG, TEMPURA, TEMPURA)


@given(st.lists(cards), st.lists(cards))
def test_cards_taken_from_a_hand_are_gone_and_the_others_stay(keep: list[Card], take: list[Card]) -> None:
    left = without(hand_of(keep + take), take)
    assert left == hand_of(keep)
    assert Counter(left) == Counter(keep)


def test_boards_can_be_hashed_and_compared() -> None:
    for game in (SushiGo(3), SushiGoParty(3)):
        assert game.opening_board() == game.opening_board()
        assert hash(game.start().state) == hash(game.start().state)
    assert SushiGo(3).opening_board() != SushiGo(4).opening_board()
