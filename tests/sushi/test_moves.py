"""Pins answers: their text forms, what fits a wish, and which deals and draws are legal for chance."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sushiya.core import CHANCE, Action, Choice
from sushiya.sushi import CARDS, Serving
from sushiya.sushi.model import Card, Hand, hand_of
from sushiya.sushi.moves import (
    ChooseCopy,
    Copy,
    Deal,
    DealHands,
    Done,
    Draw,
    DrawCards,
    FillBox,
    Flip,
    Give,
    GiveCard,
    Lay,
    LayCard,
    MakeWish,
    Pick,
    PickBlind,
    PickCard,
    Wish,
    deal_hands,
    draw_cards,
    pick_of,
    served_as,
)

EEL, TOFU, EGG, MAKI = (CARDS[name] for name in ("eel", "tofu", "nigiri:egg", "maki:3"))
STICKS, ORDER = CARDS["chopsticks:2"], CARDS["special_order"]
POOL = hand_of([EEL, EEL, EGG, TOFU])


def hand(*cards: Card) -> Hand:
    return hand_of(cards)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Pick(Serving(EEL)), "pick eel"),
        (Pick(None), "pick ?"),
        (Pick(None, call=Serving(STICKS)), "pick ? !chopsticks:2"),
        (Pick(Serving(EGG, free=True)), "pick nigiri:egg/free"),
        (Pick(Serving(EEL), Serving(TOFU)), "pick eel tofu"),
        (Pick(Serving(EEL), call=Serving(ORDER, STICKS)), "pick eel !special_order>chopsticks:2"),
        (Pick(Serving(EEL), Serving(TOFU), dummy=EGG), "pick eel tofu dummy=nigiri:egg"),
        (Lay(Serving(ORDER, EEL)), "lay special_order>eel"),
        (Copy(EEL), "copy eel"),
        (Wish("nigiri"), "wish nigiri"),
        (Give(MAKI), "give maki:3"),
        (Flip(4), "turn #4"),
        (Done(), "done"),
        (Deal(((EEL, TOFU), (MAKI,))), "deal eel tofu | maki:3"),
        (Draw((EEL, TOFU)), "draw eel tofu"),
        (Draw(()), "draw"),
    ],
    ids=str,
)
def test_text_forms(action: Action, text: str) -> None:
    assert str(action) == text


@pytest.mark.parametrize(
    ("what", "fitting"),
    [
        ("nigiri", ["nigiri:egg", "nigiri:salmon", "nigiri:squid"]),
        ("nigiri:egg", ["nigiri:egg"]),
        ("chopsticks:2", ["chopsticks:2"]),
        ("eel", ["eel"]),
    ],
)
def test_a_wish_fits_a_kind_or_an_exact_card(what: str, fitting: list[str]) -> None:
    assert [name for name, card in CARDS.items() if Wish(what).fits(card)] == fitting


def test_equal_answers_are_made_once() -> None:
    assert pick_of(served_as(EEL)) is pick_of(served_as(EEL))
    assert pick_of(served_as(EEL)) == Pick(Serving(EEL))


def test_every_question_to_a_player_accepts_its_options_only() -> None:
    options: tuple[Action, ...] = (Done(), Flip(1))
    kinds: list[type[Choice]] = [PickCard, PickBlind, ChooseCopy, FillBox]
    wishes = [MakeWish(2, options, asks=(0, 1)), GiveCard(2, options, 0, "eel", CARDS["spoon:4"])]
    special = [LayCard(2, options, "menu"), *wishes]
    for question in [*special, *(kind(2, options) for kind in kinds)]:
        assert question.seat == 2
        assert question.accepts(Flip(1))
        assert not question.accepts(Flip(2))


# Chance -----------------------------------------------------------------------------------------------------


def test_chance_is_asked() -> None:
    assert deal_hands(POOL, (2, 1)) == DealHands(CHANCE, POOL, (2, 1))
    assert draw_cards(POOL, 2) == DrawCards(CHANCE, POOL, 2)


@pytest.mark.parametrize(
    ("action", "accepted"),
    [
        (Deal((hand(EEL, EEL), hand(TOFU))), True),
        (Deal((hand(EEL, TOFU), hand(EEL))), True),
        (Deal(((TOFU, EEL), hand(EEL))), False),
        (Deal((hand(EEL), hand(EEL, TOFU))), False),
        (Deal((hand(EEL, EEL),)), False),
        (Deal((hand(EEL, EEL), hand(EEL))), False),
        (Deal((hand(EEL, EEL), hand(MAKI))), False),
        (Draw(hand(EEL, EEL, TOFU)), False),
        (Done(), False),
    ],
)
def test_which_deals_there_are(action: Action, accepted: bool) -> None:
    assert deal_hands(POOL, (2, 1)).accepts(action) is accepted


@pytest.mark.parametrize(
    ("action", "accepted"),
    [
        (Draw(hand(EEL, EEL)), True),
        (Draw(hand(EGG, TOFU)), True),
        (Draw((TOFU, EGG)), False),
        (Draw(hand(TOFU, TOFU)), False),
        (Draw(hand(EEL, MAKI)), False),
        (Draw(hand(EEL)), False),
        (Draw(hand(EEL, EEL, TOFU)), False),
        (Deal((hand(EEL, EEL),)), False),
        (Pick(Serving(EEL)), False),
    ],
)
def test_which_draws_there_are(action: Action, accepted: bool) -> None:
    assert draw_cards(POOL, 2).accepts(action) is accepted


@given(st.lists(st.sampled_from(sorted(CARDS.values())), min_size=8), st.integers(0, 100))
def test_what_chance_deals_and_draws_is_accepted(cards: list[Card], seed: int) -> None:
    deal, draw = deal_hands(hand_of(cards), (3, 3, 2)), draw_cards(hand_of(cards), 4)
    assert deal.accepts(deal.sample(Random(seed)))
    assert draw.accepts(draw.sample(Random(seed)))


def test_each_card_is_drawn_equally_often() -> None:
    draws = Counter(draw_cards(POOL, 1).sample(Random(seed)) for seed in range(4000))
    assert 1850 < draws[Draw((EEL,))] < 2150, "two of the four cards"
    assert 850 < draws[Draw((EGG,))] < 1150


def test_each_seat_is_dealt_each_card_equally_often() -> None:
    first = Counter(deal_hands(POOL, (1, 1)).sample(Random(seed)).hands[0] for seed in range(4000))
    second = Counter(deal_hands(POOL, (1, 1)).sample(Random(seed)).hands[1] for seed in range(4000))
    for hands in (first, second):
        assert 1850 < hands[(EEL,)] < 2150
        assert 850 < hands[(TOFU,)] < 1150
