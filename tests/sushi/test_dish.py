"""Pins what a dish is, and that each one is on the list and has its own file and test."""

from collections import Counter
from dataclasses import FrozenInstanceError, replace
from pathlib import Path

import pytest

from sushiya.sushi import CARDS, DISHES, Card, Course, Dish
from sushiya.sushi import cards as cards_package
from sushiya.sushi.dish import numbered_cards
from sushiya.sushi.scoring import PerCard


def modules(folder: Path, prefix: str = "") -> set[str]:
    """The names of the modules in a folder."""
    return {path.stem.removeprefix(prefix) for path in folder.glob(f"{prefix}[a-z]*.py")}


def test_a_dish_needs_little() -> None:
    toast = Dish("toast", Course.APPETIZER, "burnt", (Card("toast"),))
    assert toast.seats == range(2, 9)
    assert (toast.lies_on, toast.copies, toast.second_pick) == ("", False, False)
    acts = (toast.served, toast.settled, toast.called, toast.numbered, toast.score, toast.score_final)
    assert acts == (None,) * 6


def test_the_rule_of_the_round_comes_before_that_of_the_end() -> None:
    each, at_end = PerCard("toast", 1), PerCard("toast", 2)
    toast = Dish("toast", Course.APPETIZER, "burnt", (Card("toast"),))
    assert toast.rules == ()
    assert replace(toast, score_final=at_end).rules == (at_end,)
    assert replace(toast, score_final=at_end, score=each).rules == (each, at_end)


def test_a_dish_is_a_value() -> None:
    toast = Dish("toast", Course.APPETIZER, "burnt", (Card("toast"),))
    with pytest.raises(FrozenInstanceError):
        toast.colour = "brown"  # type: ignore[misc]


def test_courses_have_plain_names() -> None:
    assert [str(course) for course in Course] == ["nigiri", "roll", "appetizer", "special", "dessert"]


def test_numbered_cards_act_in_order_of_their_number() -> None:
    assert numbered_cards("fork", 2, 13) == (Card("fork", "2", 1, 2), Card("fork", "13", 1, 13))


def test_every_file_is_a_dish_on_the_list() -> None:
    (folder,) = map(Path, cards_package.__path__)
    assert modules(folder) == set(DISHES)


def test_every_dish_has_a_test() -> None:
    assert modules(Path(__file__).parent / "cards", "test_") == set(DISHES)


def test_the_list_goes_by_courses() -> None:
    courses = [dish.course for dish in DISHES.values()]
    assert courses == sorted(courses, key=list(Course).index)
    printed = {Course.NIGIRI: 1, Course.ROLL: 3, Course.APPETIZER: 9, Course.SPECIAL: 9, Course.DESSERT: 3}
    assert Counter(courses) >= Counter(printed)


@pytest.mark.parametrize(
    ("course", "count"),
    [
        (Course.NIGIRI, 12),
        (Course.ROLL, 12),
        (Course.APPETIZER, 8),
        (Course.SPECIAL, 3),
        (Course.DESSERT, 15),
    ],
)
def test_dishes_of_a_course_have_equally_many_cards(course: Course, count: int) -> None:
    assert {len(dish.cards) for dish in DISHES.values() if dish.course is course} == {count}


def test_only_nigiri_and_wasabi_share_a_colour() -> None:
    colours = Counter(dish.colour for dish in DISHES.values())
    shared = {colour for colour, count in colours.items() if count > 1}
    assert {name for name, dish in DISHES.items() if dish.colour in shared} == {"nigiri", "wasabi"}


@pytest.mark.parametrize("dish", DISHES.values(), ids=DISHES)
def test_cards_are_cards_of_their_dish(dish: Dish) -> None:
    assert {card.dish for card in dish.cards} == {dish.name}
    assert all(CARDS[str(card)] == card for card in dish.cards)


def test_numbers_are_printed_on_four_dishes() -> None:
    numbers = {str(card): card.order for card in CARDS.values() if card.order}
    assert sorted(numbers.values()) == list(range(1, 13))
    assert all(name.endswith(f":{number}") for name, number in numbers.items())
    acting = {dish.name for dish in DISHES.values() if dish.called or dish.numbered}
    assert {CARDS[name].dish for name in numbers} == acting


def test_a_number_of_icons_is_the_variant_of_a_roll() -> None:
    several = {str(card): card.icons for card in CARDS.values() if card.icons != 1 and card.dish != "fruit"}
    assert several == {"maki:2": 2, "maki:3": 3, "uramaki:3": 3, "uramaki:4": 4, "uramaki:5": 5}


def test_cards_has_every_card_once_and_the_chopsticks_of_sushi_go() -> None:
    printed = {str(card) for dish in DISHES.values() for card in dish.cards}
    assert set(CARDS) == printed | {"chopsticks"}
    assert CARDS["chopsticks"] == Card("chopsticks")
