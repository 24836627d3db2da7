"""Pins meals: the printed ones, which combinations are legal, and for how many players."""

import pytest

from sushiya.core import BadNotation, BadOptions
from sushiya.sushi import DISHES, MEALS, Meal, check_meal, meal_of


@pytest.mark.parametrize(
    ("name", "dishes", "first", "last"),
    [
        ("my-first-meal", "maki tempura sashimi miso_soup tea wasabi green_tea_ice_cream", 2, 8),
        ("sushi-go", "maki tempura sashimi gyoza chopsticks wasabi pudding", 2, 8),
        ("party-sampler", "temaki tempura gyoza tofu menu wasabi green_tea_ice_cream", 2, 6),
        ("master-menu", "temaki sashimi tofu onigiri spoon takeout_box fruit", 3, 8),
        ("points-platter", "uramaki gyoza onigiri edamame tea special_order green_tea_ice_cream", 3, 6),
        ("cutthroat-combo", "temaki eel tofu miso_soup spoon soy_sauce pudding", 3, 8),
        ("big-banquet", "maki tempura gyoza eel chopsticks spoon green_tea_ice_cream", 3, 8),
        ("dinner-for-two", "uramaki tofu onigiri miso_soup menu special_order fruit", 2, 6),
    ],
)
def test_printed_meals(name: str, dishes: str, first: int, last: int) -> None:
    assert MEALS[name].dishes == tuple(dishes.split())
    assert MEALS[name].seats == range(first, last + 1)
    assert str(MEALS[name]) == name
    assert meal_of(name) == MEALS[name]


def test_there_are_eight_printed_meals() -> None:
    assert len(MEALS) == 8


def test_a_meal_of_ones_own_is_named_by_its_dishes_in_order() -> None:
    meal = meal_of("sake+eel+pudding+temaki+spoon+sukeroku+edamame")
    assert str(meal) == "temaki+eel+edamame+sukeroku+spoon+sake+pudding"
    assert meal_of(str(meal)) == meal
    assert meal.seats == range(3, 9)


def test_the_dishes_of_a_printed_meal_are_that_meal() -> None:
    assert str(meal_of("+".join(reversed(MEALS["sushi-go"].dishes)))) == "sushi-go"


def test_nigiri_come_with_every_meal_and_may_be_named() -> None:
    assert check_meal(("nigiri", *MEALS["sushi-go"].dishes)) == MEALS["sushi-go"]


def test_menu_and_spoon_together_are_for_three_to_six() -> None:
    meal = meal_of("maki+tempura+sashimi+gyoza+menu+spoon+pudding")
    assert meal.seats == range(3, 7)


def test_every_other_dish_is_for_all() -> None:
    bounds = {name: dish.seats for name, dish in DISHES.items() if dish.seats != range(2, 9)}
    few, many = range(2, 7), range(3, 9)
    assert bounds == {"spoon": many, "edamame": many, "menu": few, "special_order": few}


@pytest.mark.parametrize(
    ("dishes", "message"),
    [
        (
            "maki+temaki+tempura+sashimi+gyoza+tea+wasabi+pudding",
            r"^A meal has 1 of the course roll, not 2 \(maki, temaki\)\. Choose from: maki, temaki, ura",
        ),
        ("maki+tempura+sashimi+tea+wasabi+pudding", r"3 of the course appetizer, not 2 \(tempura, sashimi\)"),
        ("maki+tempura+sashimi+gyoza+tea+pudding", r"2 of the course special, not 1 \(tea\)"),
        ("maki+tempura+sashimi+gyoza+tea+wasabi+menu+pudding", r"2 of the course special, not 3"),
        (
            "maki+tempura+sashimi+gyoza+tea+wasabi",
            r"^A meal has 1 of the course dessert, not 0\. Choose from: pudding, green_tea",
        ),
        ("maki+tempura+sashimi+gyoza+tea+tea+pudding", r"names tea twice"),
    ],
)
def test_what_is_no_meal(dishes: str, message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        meal_of(dishes)


@pytest.mark.parametrize("text", ["pizza", "", "maki+pizza", "my-first-meal+maki"])
def test_what_names_no_meal(text: str) -> None:
    with pytest.raises(
        BadNotation, match=r"There is no meal or dish .* Meals: my-first-meal, .* Dishes: maki"
    ):
        meal_of(text)


def test_three_kinds_of_special_never_meet() -> None:
    """So no scenario needs to cover what happens when they do."""
    specials = [name for name, dish in DISHES.items() if dish.course == "special"]
    for third in specials[2:]:
        with pytest.raises(BadOptions, match="2 of the course special, not 3"):
            check_meal(["maki", "tempura", "sashimi", "gyoza", *specials[:2], third, "pudding"])


def test_a_meal_is_a_value() -> None:
    assert Meal(MEALS["sushi-go"].dishes) == MEALS["sushi-go"]
    assert hash(Meal(MEALS["sushi-go"].dishes)) == hash(MEALS["sushi-go"])
