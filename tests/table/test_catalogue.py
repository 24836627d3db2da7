"""Pins the facts in the catalogue, which the page shows without knowing any rules."""

import re
import sys
from pathlib import Path

import pytest

from sushiya.core import BadOptions
from sushiya.games import GAMES, game_of
from sushiya.sushi import DISHES
from sushiya.table.catalogue import GameInfo, catalogue
from sushiya.table.pieces import DishInfo
from tests.fourth_game import NAME, register


def game(name: str) -> GameInfo:
    return next(info for info in catalogue()["games"] if info["name"] == name)


def dish(name: str) -> DishInfo:
    return next(info for info in catalogue()["dishes"]["sushi-go-party"] if info["name"] == name)


def possible(text: str) -> bool:
    try:
        game_of(text)
    except BadOptions:
        return False
    return True


@pytest.mark.parametrize("name", GAMES)
def test_editions_and_switches_are_told_as_the_game_takes_them(name: str) -> None:
    info = game(name)
    options = {"": info["edition_seats"]} | {
        f",{switch['option']}={switch['value']}": switch["seats"] for switch in info["switches"]
    }
    for option, told in options.items():
        for edition in info["editions"]:
            for seats in info["seats"]:
                text = f"{name}(seats={seats},edition={edition}{option})"
                assert possible(text) == (seats in told.get(edition, [])), text


def test_two_players_of_sushi_go_need_an_edition_and_may_have_a_dummy() -> None:
    info = game("sushi-go")
    assert [edition for edition, seats in info["edition_seats"].items() if 2 in seats] == ["gamewright"]
    dummy = next(switch for switch in info["switches"] if switch["option"] == "dummy")
    assert dummy == {"option": "dummy", "value": "yes", "seats": {"gamewright": [2]}, "places": 1}


def test_which_dish_lets_two_cards_be_chosen() -> None:
    two = {
        name: [each["name"] for each in all if each["second_pick"]]
        for name, all in catalogue()["dishes"].items()
    }
    assert two == {"sushi-go": ["chopsticks"], "sushi-go-party": []}


def test_families_rounds_and_special_dishes() -> None:
    assert [(info["family"], info["rounds"]) for info in catalogue()["games"]] == [
        ("drafting", 3),
        ("drafting", 3),
        ("sushizock", 0),
    ]
    told = {info["name"]: (info["race"], info["face_down"]) for info in catalogue()["games"]}
    assert told == {
        "sushi-go": ("", ""),
        "sushi-go-party": ("uramaki", "takeout_box"),
        "sushizock": ("", ""),
    }


def test_cards_tell_their_icons_and_their_numbers() -> None:
    assert dish("maki")["icons"] == {"maki:1": 1, "maki:2": 2, "maki:3": 3}
    assert dish("spoon")["numbers"] == {"spoon:4": 4, "spoon:5": 5, "spoon:6": 6}
    assert dish("tempura")["numbers"] == {}
    for name, each in DISHES.items():
        told = dish(name)
        assert told["icons"].keys() == told["cards"].keys()
        assert (told["lies_on"], told["copies"]) == (each.lies_on, each.copies)


def test_what_depends_on_others_is_told_by_the_score_rules() -> None:
    told = [dish(name) for name in DISHES]
    compared = {each["name"]: each["compared"] for each in told if each["compared"]}
    assert compared == {"maki": ["round"], "temaki": ["round"], "uramaki": ["round"], "pudding": ["match"]}
    assert {each["name"] for each in told if each["contest"]} == {*compared, "edamame", "soy_sauce"}
    assert {each["name"] for each in told if each["kept"]} == {"pudding", "green_tea_ice_cream", "fruit"}


def test_tiles_and_dice() -> None:
    assert catalogue()["tiles"] == {
        "sushizock": {
            "tiles": {"sushi": [1, 2, 3, 4, 5, 6], "bone": [1, 2, 3, 4]},
            "signs": {"sushi": 1, "bone": -1},
            "faces": ["sushi", "bone", "blue", "red"],
            "dice": 5,
        }
    }


def test_a_family_without_a_row_has_no_rounds_and_no_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch.setitem)
    told = catalogue.__wrapped__()
    (info,) = (info for info in told["games"] if info["name"] == NAME)
    assert (info["rounds"], info["race"], info["face_down"]) == (0, "", "")
    assert NAME not in told["dishes"]
    assert NAME not in told["tiles"]
    assert told["bots_by_family"][NAME] == told["device_bots_by_family"][NAME] == ["random"]


def test_bots_are_offered_where_they_play() -> None:
    told = catalogue.__wrapped__(("master@2s", "my_bot.py:MyBot"))
    own = ["master@2s", "my_bot.py:MyBot"]
    assert told["bots_by_family"] == {
        "drafting": [*told["bots"], *own],
        "sushizock": ["regular", "expert", "master", *own],
    }
    assert told["device_bots_by_family"] == {"drafting": told["device_bots"], "sushizock": ["regular"]}


def test_the_catalogue_itself_knows_no_family() -> None:
    """What a family's games are played with is in its row: nothing here is imported from its rules."""
    source = Path(str(sys.modules["sushiya.table.catalogue"].__file__)).read_text(encoding="utf-8")
    assert re.findall(r"^from (sushiya\.sushi\S*)", source, re.MULTILINE) == []
