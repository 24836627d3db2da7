"""Pins `sushiya meals`: the suggested meals, à la carte, and why a meal is invalid."""

import pytest

from sushiya.cli.lookup import UnknownName
from sushiya.core import BadNotation, BadOptions
from sushiya.games import game_of
from sushiya.sushi import DISHES, MEALS
from sushiya.texts import Texts, dish_id
from tests.cli.command import WIDTH, sushiya

OWN = "maki+tempura+eel+tofu+tea+sake+fruit"


def meals(*args: str) -> str:
    result = sushiya("meals", *args)
    assert result.exit_code == 0
    assert all(len(line) <= WIDTH for line in result.stdout.splitlines() if "sushiya play" not in line)
    return result.stdout


def refusal(*args: str) -> str:
    with pytest.raises((BadNotation, BadOptions)) as caught:
        meals(*args)
    return str(caught.value)


def listed(text: str) -> list[str]:
    return [id for id in MEALS if f" ({id}), " in text]


def test_all_suggested_meals_with_their_dishes_and_players() -> None:
    printed = meals()
    assert listed(printed) == list(MEALS)
    assert (
        "\nMaster Menu (master-menu), 3-8 players\n"
        "  temaki · sashimi, tofu, onigiri · spoon, takeout box · fruit\n"
    ) in printed
    texts = Texts()
    for id, meal in MEALS.items():
        section = printed.partition(f"({id})")[2].partition("\n\n")[0]
        for dish in meal.dishes:
            assert texts(dish_id(dish)) in " ".join(section.split())
        assert f", {meal.seats[0]}-{meal.seats[-1]} players" in section


def test_a_la_carte_lists_every_course_and_every_limit() -> None:
    printed = meals().partition("à la carte")[2]
    for line in (
        "  1 × roll       maki, temaki, uramaki\n",
        "  3 × appetizer  tempura, sashimi, gyoza,",
        "  2 × special    chopsticks, spoon, menu,",
        "  1 × dessert    pudding, green_tea_ice_cream, fruit\n",
        f"  sushiya meals {OWN}\n",
    ):
        assert line in printed
    limits = " ".join(printed.split())
    assert (
        "edamame (3-8 players), spoon (3-8 players), menu (2-6 players), special_order (2-6 players)."
        in limits
    )
    assert set(DISHES) - {"nigiri"} <= set(limits.replace(",", "").split())


def test_only_what_so_many_players_can_have() -> None:
    two = meals("--seats", "2")
    assert listed(two) == ["my-first-meal", "sushi-go", "party-sampler", "dinner-for-two"]
    assert "chopsticks, menu, takeout_box" in two
    assert "onigiri, miso_soup" in two
    assert listed(meals("--seats", "8")) == [
        "my-first-meal", "sushi-go", "master-menu", "cutthroat-combo", "big-banquet",
    ]  # fmt: skip
    assert "spoon, takeout_box" in meals("--seats", "8")


def test_one_meal() -> None:
    assert (
        meals("master-menu")
        == """\
Master Menu, 3-8 players
  For seasoned eaters: onigiri and fruit to plan for, a spoon to fear, a box for
  regrets.

  nigiri     egg nigiri, salmon nigiri, squid nigiri
  roll       temaki
  appetizer  sashimi, tofu, onigiri
  special    spoon, takeout box
  dessert    fruit

  Play it:
  sushiya play 'sushi-go-party(seats=4,meal=master-menu)'
"""
    )


@pytest.mark.parametrize("name", ["Master Menu", "master", "MASTER_MENU"])
def test_a_meal_is_found_by_its_name(name: str) -> None:
    assert meals(name) == meals("master-menu")


def test_a_meal_of_ones_own() -> None:
    printed = meals(OWN, "--seats", "7")
    assert printed.startswith("à la carte, 2-8 players\n  A legal meal of your own.\n")
    assert "  appetizer  tempura, eel, tofu\n" in printed
    assert printed.endswith(f"  sushiya play 'sushi-go-party(seats=7,meal={OWN})'\n")


def test_seven_dishes_that_are_a_suggested_meal() -> None:
    assert meals("pudding+wasabi+chopsticks+gyoza+sashimi+tempura+maki") == meals("sushi-go")


@pytest.mark.parametrize("meal", [*MEALS, OWN])
def test_the_game_to_play_is_one(meal: str) -> None:
    line = meals(meal).splitlines()[-1]
    assert str(getattr(game_of(line.split("'")[1]), "meal")) == meal  # noqa: B009


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (
            ["maki+tempura"],
            "A meal has 3 of the course appetizer, not 1 (tempura). Choose from: tempura, ",
        ),
        (["maki+pizza"], "There is no meal or dish 'pizza'."),
        (["maki+maki"], "The meal names maki twice; each dish can occur only once."),
        ([OWN.replace("tea", "temaki")], "A meal has 1 of the course roll, not 2 (maki, temaki)."),
        ([OWN.replace("+fruit", "")], "A meal has 1 of the course dessert, not 0. Choose from: pudding, "),
        (
            ["master-menu", "--seats", "2"],
            "The meal master-menu is for 3-8 players, not 2: spoon is for 3-8.",
        ),
        (
            ["dinner-for-two", "--seats", "7"],
            "The meal dinner-for-two is for 2-6 players, not 7: menu is for 2-6, special_order is for 2-6.",
        ),
    ],
)
def test_why_a_meal_is_none(args: list[str], said: str) -> None:
    assert refusal(*args).startswith(said)


def test_a_name_that_no_meal_has() -> None:
    with pytest.raises(UnknownName) as caught:
        meals("pizza")
    assert str(caught.value) == f"There is no suggested meal 'pizza'. Known names: {', '.join(MEALS)}."


def test_a_number_of_players_that_no_meal_is_for() -> None:
    result = sushiya("meals", "--seats", "9")
    assert result.exit_code == 2
    assert "9 is not in the range 2<=x<=8" in result.stderr


def test_the_help_teaches_with_examples() -> None:
    for example in ("--seats 2", "master-menu", OWN):
        assert f"  sushiya meals {example}\n" in meals("--help")
        meals(*example.split())
