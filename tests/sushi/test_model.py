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
    assert repr(thing) == f"{type(thing).__name__}('{text}')"


@pytest.mark.parametrize(
    ("plate", "shown"),
    [
        (Plate(1, TEMPURA, TEMPURA, since=2), "<Plate #1 tempura, turn 2>"),
        (Plate(3, EGG, EGG, since=2, on=1), "<Plate #3 nigiri:egg on #1, turn 2>"),
        (Plate(2, ORDER, EGG, since=4, turned=True), "<Plate #2 ~special_order>nigiri:egg, turn 4>"),
    ],
)
def test_a_plate_shows_what_lies_there(plate: Plate, shown: str) -> None:
    assert repr(plate) == shown


def test_games_meals_and_boards_show_their_text_forms() -> None:
    party = SushiGoParty(4)
    assert repr(SushiGo(3)) == "SushiGo('sushi-go(seats=3,edition=zoch)')"
    assert repr(party) == "SushiGoParty('sushi-go-party(seats=4,meal=my-first-meal,edition=zoch)')"
    assert repr(party.meal) == "Meal('my-first-meal')"
    assert repr(party.start().state.board) == "<Board round 1, turn 0>"


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
