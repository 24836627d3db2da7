"""Pins miso soup: 3 points each, and soups of the same turn remove each other."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.miso_soup import MISO_SOUP
from sushiya.sushi.events import Cleared
from sushiya.testing.drafting import Scene
from tests.sushi.cards.tables import deck, party, points_for

HANDS = ["gyoza miso_soup tempura"] * 3


def test_the_deck() -> None:
    assert deck(MISO_SOUP) == {"miso_soup": 8}
    assert MISO_SOUP.course is Course.APPETIZER
    assert MISO_SOUP.colour == "aqua"
    assert MISO_SOUP.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        ("", 0),
        ("miso_soup", 3),
        ("miso_soup miso_soup", 6),
        ("miso_soup special_order>miso_soup miso_soup", 9),
        ("miso_soup ~miso_soup", 3),
        ("tempura", 0),
    ],
)
def test_points(plates: str, points: int) -> None:
    assert points_for(MISO_SOUP, plates) == [points]


@pytest.mark.parametrize(
    ("picks", "tables"),
    [
        (["miso_soup", "gyoza", "tempura"], ["miso_soup", "gyoza", "tempura"]),
        (["miso_soup", "miso_soup", "tempura"], ["", "", "tempura"]),
        (["miso_soup", "miso_soup", "miso_soup"], ["", "", ""]),
    ],
)
def test_soups_of_one_reveal(picks: list[str], tables: list[str]) -> None:
    scene = Scene.lay(party(3, "miso_soup", "tempura", "gyoza"), HANDS)
    scene.play(*(f"{seat} pick {card}" for seat, card in enumerate(picks)))
    assert [scene.table(seat) for seat in range(3)] == tables
    gone = [seat for seat in range(3) if not tables[seat]]
    assert [(event.seat, event.why) for event in scene.happened(Cleared)] == [(s, "collided") for s in gone]
    assert scene.discard == " ".join(["miso_soup"] * len(gone))


def test_soups_of_earlier_turns_are_safe() -> None:
    scene = Scene.lay(party(3, "miso_soup", "tempura", "gyoza"), HANDS, table=["miso_soup", "", "miso_soup"])
    scene.play("0 pick miso_soup", "1 pick miso_soup", "2 pick gyoza")
    assert [scene.table(seat) for seat in range(3)] == ["miso_soup", "", "miso_soup gyoza"]


def test_a_soup_alone_in_its_turn_meets_none_of_the_turn_before() -> None:
    scene = Scene.lay(party(3, "miso_soup", "tempura", "gyoza"), HANDS)
    scene.play("0 pick miso_soup", "1 pick gyoza", "2 pick gyoza")
    scene.play("0 pick tempura", "1 pick tempura", "2 pick miso_soup")
    assert [scene.table(seat) for seat in range(3)] == [
        "miso_soup tempura",
        "gyoza tempura",
        "gyoza miso_soup",
    ]


def test_a_second_soup_of_the_turn_takes_the_first_with_it_and_a_third_goes_alone() -> None:
    game = party(3, "miso_soup", "tempura", "gyoza", "chopsticks")
    hands = ["gyoza miso_soup tempura", "gyoza miso_soup miso_soup", "gyoza tempura tempura"]
    scene = Scene.lay(game, hands, table=["chopsticks:1", "chopsticks:2"])
    scene.play("0 pick gyoza !chopsticks:1", "1 pick miso_soup !chopsticks:2", "2 pick gyoza")
    assert scene.table(1) == "chopsticks:2 miso_soup"
    scene.play("0 lay miso_soup")
    assert [scene.table(0), scene.table(1)] == ["gyoza", "chopsticks:2"]
    scene.play("1 lay miso_soup")
    assert [scene.table(0), scene.table(1)] == ["gyoza", ""]
    assert scene.discard == "miso_soup miso_soup miso_soup"


def test_a_copy_is_a_soup_of_this_turn() -> None:
    game = party(3, "miso_soup", "tempura", "gyoza", "special_order")
    hands = ["gyoza special_order", "gyoza miso_soup", "gyoza tempura"]
    scene = Scene.lay(game, hands, table=["miso_soup"])
    scene.play("0 pick special_order>miso_soup", "1 pick miso_soup", "2 pick gyoza")
    assert [scene.table(0), scene.table(1)] == ["miso_soup", ""]
    assert scene.discard == "miso_soup special_order"
