"""Pins the special order: a copy of another card in front of you from this round."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.special_order import SPECIAL_ORDER
from sushiya.sushi.events import Cleared
from sushiya.testing.drafting import Scene
from tests.sushi.cards.tables import deck, party


def test_the_deck() -> None:
    assert deck(SPECIAL_ORDER) == {"special_order": 3}
    assert SPECIAL_ORDER.course is Course.SPECIAL
    assert SPECIAL_ORDER.colour == "as copied"
    assert SPECIAL_ORDER.seats == range(2, 7)
    assert SPECIAL_ORDER.score is None


def ordering(table: str, *specials: str, edition: str = "zoch") -> Scene:
    """Seat 0 holds a special order; these plates lie there."""
    game = party(2, "special_order", *specials, edition=edition)
    return Scene.lay(game, ["gyoza special_order", "gyoza tempura"], table=[table])


@pytest.mark.parametrize(
    ("table", "special", "options"),
    [
        ("", "tea", ["special_order"]),
        ("tempura", "tea", ["special_order>tempura"]),  # it must copy if it can
        ("tempura maki:3 tempura", "tea", ["special_order>tempura", "special_order>maki:3"]),
        ("tea special_order>tea", "tea", ["special_order>tea"]),
        ("pudding", "tea", ["special_order>pudding"]),
        ("~tempura ~gyoza", "takeout_box", ["special_order>~"]),
        ("~tempura gyoza", "takeout_box", ["special_order>~", "special_order>gyoza"]),
        ("wasabi nigiri:egg", "wasabi", ["special_order>wasabi", "special_order>nigiri:egg"]),
    ],
)
def test_what_it_may_copy(table: str, special: str, options: list[str]) -> None:
    scene = ordering(table, special)
    assert scene.options(0) == ["pick gyoza", *(f"pick {option}" for option in options)]


@pytest.mark.parametrize(
    ("table", "special", "pick", "after"),
    [
        ("tempura", "tea", "special_order>tempura", "tempura special_order>tempura"),
        ("~tempura", "takeout_box", "special_order>~", "~tempura ~special_order"),
        ("wasabi", "wasabi", "special_order>wasabi", "wasabi special_order>wasabi"),
        (
            "chopsticks:2",
            "chopsticks",
            "special_order>chopsticks:2",
            "chopsticks:2 special_order>chopsticks:2",
        ),
    ],
)
def test_a_copy_is_laid(table: str, special: str, pick: str, after: str) -> None:
    scene = ordering(table, special)
    scene.play(f"0 pick {pick}", "1 pick gyoza")
    assert scene.table(0) == after
    assert scene.discard == ""


def test_nothing_to_copy() -> None:
    scene = ordering("", "tea")
    scene.play("0 pick special_order", "1 pick gyoza")
    assert (scene.table(0), scene.discard) == ("", "special_order")
    assert [(event.seat, event.why) for event in scene.happened(Cleared)] == [(0, "nothing to copy")]


def test_desserts_of_earlier_rounds_cannot_be_copied() -> None:
    game = party(2, "special_order")
    scene = Scene.lay(game, ["gyoza special_order", "gyoza tempura"], desserts=["pudding"], round=2)
    assert scene.options(0) == ["pick gyoza", "pick special_order"]


def test_a_copied_nigiri_goes_on_a_free_wasabi() -> None:
    """party R16: always in zoch, wherever the original lies."""
    scene = ordering("wasabi nigiri:squid wasabi", "wasabi")
    scene.play("0 pick special_order>nigiri:squid", "1 pick gyoza")
    assert scene.plate(0, 4).on == 3


@pytest.mark.parametrize(
    ("table", "options"),
    [
        ("nigiri:squid wasabi", ["nigiri:squid", "nigiri:squid/free", "wasabi"]),
        ("wasabi nigiri:squid wasabi", ["wasabi", "nigiri:squid/free"]),
        ("wasabi nigiri:squid", ["wasabi", "nigiri:squid"]),
    ],
)
def test_a_copied_nigiri_in_devir(table: str, options: list[str]) -> None:
    """party R16: by choice, and only if the original lies on no wasabi."""
    scene = ordering(table, "wasabi", edition="devir")
    assert scene.options(0) == ["pick gyoza", *(f"pick special_order>{option}" for option in options)]


def test_it_scores_as_what_it_copies() -> None:
    game = party(2, "special_order")
    scene = Scene.lay(game, ["special_order", "gyoza"], table=["tempura"])
    scene.play("0 pick special_order>tempura", "1 pick gyoza")
    assert scene.scores == (5, 1)
