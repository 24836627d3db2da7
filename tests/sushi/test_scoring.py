"""Pins the score rules that dishes share, and how a table is counted."""

from dataclasses import is_dataclass
from typing import Any

import pytest

from sushiya.sushi import DISHES, PARTY_EDITIONS, SUSHI_GO_EDITIONS, Dish, Edition
from sushiya.sushi.notation import parse_card, parse_plates
from sushiya.sushi.scoring import (
    Ladder,
    Most,
    MostAndFewest,
    Pairs,
    PerCard,
    PerVariant,
    ScoreRule,
    ScoringTable,
    Sets,
    SetsOfDifferent,
    final_points,
    round_points,
)
from tests.sushi.cards.tables import each, table

FULL, SPLIT = PARTY_EDITIONS["zoch"], SUSHI_GO_EDITIONS["gamewright"]


def scored(rule: ScoreRule, *plates: str, edition: Edition = FULL) -> list[int]:
    """The points a rule gives each seat."""
    laid = table(*plates, edition=edition)
    return [rule(seat, laid) for seat in laid.seats]


# The table --------------------------------------------------------------------------------------------------


def test_icons_are_counted_by_seat_and_dish() -> None:
    laid = table("maki:3 maki:2 tempura special_order>maki:1 ~maki:3", "maki:1 fruit:orange+orange", "")
    assert [laid.icons(seat, "maki") for seat in laid.seats] == [6, 1, 0]
    assert [laid.icons(seat, "tempura") for seat in laid.seats] == [1, 0, 0]
    assert [laid.icons(seat, "fruit") for seat in laid.seats] == [0, 2, 0]
    assert laid.icons(0, "special_order") == 0


def test_faces_are_what_cards_count_as() -> None:
    laid = table("maki:3 tempura special_order>maki:1 ~maki:2", "maki:1")
    assert laid.faces(0, "maki") == [parse_card("maki:3"), parse_card("maki:1")]
    assert laid.faces(1, "tempura") == []


def test_face_down_cards_are_counted() -> None:
    laid = table("~maki:3 tempura ~special_order", "tempura")
    assert [laid.face_down(seat) for seat in laid.seats] == [2, 0]


def test_a_changed_table_is_scored_as_if_it_were_new() -> None:
    before = table("tea sashimi sashimi", "soy_sauce eel", "~tofu", uramaki_places=1)
    assert [len(before.colours(seat)) for seat in before.seats] == [2, 2, 1]  # kept where nothing changes
    new = table("tea sashimi sashimi", "soy_sauce eel tofu", "~tofu", uramaki_places=2)
    plates = (before.tableaux[0], new.tableaux[1], before.tableaux[2])
    changed = before.changed(plates, {"uramaki": 2})
    assert list(round_points(changed)) == list(round_points(new)) != list(round_points(before))
    assert [changed.colours(seat) for seat in changed.seats] == [new.colours(seat) for seat in new.seats]
    assert (changed.notes, changed.tableaux, changed.seats) == ({"uramaki": 2}, plates, new.seats)


@pytest.mark.parametrize("card", ["tea", "sashimi", "maki:3", "eel"])
def test_one_more_plate_is_scored_as_if_it_had_always_been_there(card: str) -> None:
    before = table("tea sashimi", "soy_sauce eel", "~tofu", uramaki_places=1)
    new = table("tea sashimi", f"soy_sauce eel {card}", "~tofu", uramaki_places=1)
    changed = before.with_plate(1, new.tableaux[1][-1])
    assert list(round_points(changed)) == list(round_points(new))
    assert [list(changed.colours(seat).items()) for seat in changed.seats] == [
        list(new.colours(seat).items()) for seat in new.seats
    ]
    assert (changed.notes, changed.tableaux, changed.seats) == (new.notes, new.tableaux, new.seats)
    assert list(round_points(before)) != list(round_points(new))
    assert len(before.tableaux[1]) == 2


def test_colours() -> None:
    laid = table("nigiri:egg wasabi tofu ~tofu ~eel special_order>tofu maki:1 maki:3", "")
    colours = {dish: DISHES[dish].colour for dish in ("nigiri", "tofu", "maki")}
    assert laid.colours(0) == {
        colours["nigiri"]: 2,
        colours["tofu"]: 2,
        colours["maki"]: 2,
        "face down": 2,
    }
    assert laid.colours(1) == {}


def test_face_down_is_no_colour_of_a_dish() -> None:
    assert "face down" not in {dish.colour for dish in DISHES.values()}


def test_what_a_table_keeps() -> None:
    tableaux = (parse_plates("eel"), (), parse_plates("tofu"))
    laid = ScoringTable(tableaux, DISHES, SPLIT, {"uramaki": 2})
    assert (laid.tableaux, laid.seats, laid.dishes) == (tableaux, range(3), DISHES)
    assert (laid.edition, laid.notes) == (SPLIT, {"uramaki": 2})
    assert ScoringTable(tableaux, DISHES, FULL).notes == {}


# A whole table ----------------------------------------------------------------------------------------------


def of_meal(dishes: str, *plates: str) -> ScoringTable:
    """A table to score for these dishes, in this order."""
    return ScoringTable(
        tuple(map(parse_plates, plates)), {name: DISHES[name] for name in dishes.split()}, FULL
    )


def test_a_line_for_every_dish_that_a_seat_has_or_scores() -> None:
    meal = "nigiri temaki tempura eel takeout_box wasabi pudding"
    laid = of_meal(meal, "pudding eel temaki", "tempura ~eel", "wasabi nigiri:egg temaki temaki")
    assert list(round_points(laid)) == [
        (0, "temaki", 0),
        (0, "eel", -3),
        (1, "temaki", -4),
        (1, "tempura", 0),
        (1, "takeout_box", 2),
        (2, "nigiri", 3),
        (2, "temaki", 4),
    ]


def test_a_line_for_every_seat_at_the_end_of_the_game() -> None:
    laid = of_meal("nigiri temaki pudding", "pudding pudding", "", "pudding")
    assert list(final_points(laid)) == [(0, "pudding", 6), (1, "pudding", -6), (2, "pudding", 0)]


# The rules --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dish", DISHES.values(), ids=DISHES)
def test_a_rule_is_a_value_about_its_own_dish(dish: Dish) -> None:
    """Both engines read its numbers, so it must not hide them in code."""
    rules: list[Any] = [*dish.rules]
    for rule in rules:
        assert is_dataclass(rule)
        assert type(rule).__module__ == Sets.__module__
        assert isinstance(hash(rule), int)
        assert getattr(rule, "dish", dish.name) == dish.name


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 4), (3, 12)])
def test_per_card(cards: int, points: int) -> None:
    assert scored(PerCard("eel", 4), *each("eel", cards)) == [points]


@pytest.mark.parametrize(("icons", "points"), [("", 0), ("maki:1", 4), ("maki:3", 12), ("maki:3 maki:2", 20)])
def test_a_card_with_several_icons_counts_as_several(icons: str, points: int) -> None:
    assert scored(PerCard("maki", 4), icons) == [points]


@pytest.mark.parametrize(
    ("plates", "points"),
    [("", 0), ("nigiri:egg", 2), ("nigiri:egg nigiri:squid", 9), ("wasabi nigiri:squid", 7)],
)
def test_per_variant_without_a_base(plates: str, points: int) -> None:
    assert scored(PerVariant("nigiri", (("egg", 2), ("squid", 7))), plates) == [points]


def test_a_set_of_more_variants_than_steps_has_the_last_step() -> None:
    rule = SetsOfDifferent("onigiri", (99, 2, 5))
    assert scored(rule, "onigiri:circle onigiri:square onigiri:triangle onigiri:circle", "") == [7, 0]


def test_cards_of_a_third_variant_are_singles() -> None:
    rule = Pairs("nigiri", ("egg", "squid"), pair=10, single=1)
    assert scored(rule, "nigiri:egg nigiri:squid nigiri:salmon nigiri:egg") == [12]


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (2, 0), (3, 7), (5, 7), (6, 14), (8, 14)])
def test_sets(cards: int, points: int) -> None:
    assert scored(Sets("eel", of=3, worth=7), *each("eel", cards)) == [points]


@pytest.mark.parametrize(("cards", "points"), [(0, 5), (1, -1), (2, 9), (3, 9), (8, 9)])
def test_ladder(cards: int, points: int) -> None:
    assert scored(Ladder("eel", (5, -1, 9)), *each("eel", cards)) == [points]


@pytest.mark.parametrize(
    ("icons", "full", "split"),
    [
        ((4, 3, 2, 1), [40, 7, 5, 0], [40, 7, 5, 0]),
        ((4, 4, 2, 1), [40, 40, 7, 5], [20, 20, 5, 0]),
        ((4, 3, 3, 1), [40, 7, 7, 5], [40, 3, 3, 0]),
        ((4, 3, 2, 2), [40, 7, 5, 5], [40, 7, 2, 2]),
        ((4, 4, 4, 1), [40, 40, 40, 7], [13, 13, 13, 0]),
        ((2, 2, 2, 2), [40, 40, 40, 40], [10, 10, 10, 10]),
        ((0, 3, 0, 1), [0, 40, 0, 7], [0, 40, 0, 7]),
        ((0, 0), [0, 0], [0, 0]),
        ((1, 0), [20, 0], [20, 0]),
    ],
)
def test_most(icons: tuple[int, ...], full: list[int], split: list[int]) -> None:
    rule = Most("maki", ((2, (20, 7, 5)), (4, (40, 7, 5))))
    assert scored(rule, *each("maki:1", *icons), edition=FULL) == full
    assert scored(rule, *each("maki:1", *icons), edition=SPLIT) == split


@pytest.mark.parametrize(
    ("cards", "full", "split"),
    [
        ((3, 2, 1), [10, 0, -10], [10, 0, -10]),
        ((3, 3, 1), [10, 10, -10], [5, 5, -10]),
        ((3, 1, 1, 1), [10, -10, -10, -10], [10, -3, -3, -3]),  # rounded toward zero
        ((2, 2, 2, 0, 1), [10, 10, 10, -10, 0], [3, 3, 3, -10, 0]),
        ((1, 0, 0), [10, -10, -10], [10, -5, -5]),
        ((2, 2, 2), [0, 0, 0], [0, 0, 0]),
        ((2, 1), [10, 0], [10, 0]),
        ((2, 2), [10, 10], [0, 0]),
    ],
)
@pytest.mark.parametrize("none_can_win", [True, False])
def test_most_and_fewest(
    cards: tuple[int, ...], full: list[int], split: list[int], none_can_win: bool
) -> None:
    rule = MostAndFewest("eel", 10, none_can_win=none_can_win)
    assert scored(rule, *each("eel", *cards), edition=FULL) == full
    assert scored(rule, *each("eel", *cards), edition=SPLIT) == split


@pytest.mark.parametrize(
    ("seats", "none_can_win", "full"),
    [(3, True, 0), (3, False, -10), (2, True, 10), (2, False, 0)],
)
def test_nobody_has_any(seats: int, none_can_win: bool, full: int) -> None:
    rule = MostAndFewest("eel", 10, none_can_win=none_can_win)
    assert scored(rule, *[""] * seats, edition=FULL) == [full] * seats
    assert scored(rule, *[""] * seats, edition=SPLIT) == [0] * seats
