"""Pins nigiri: egg 1, salmon 2, squid 3 points, and three times that on wasabi."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.nigiri import NIGIRI
from sushiya.testing.drafting import Scene
from tests.sushi.cards.tables import deck, party, points_for


def test_the_deck() -> None:
    assert deck(NIGIRI) == {"nigiri:egg": 4, "nigiri:salmon": 5, "nigiri:squid": 3}
    assert NIGIRI.course is Course.NIGIRI
    assert NIGIRI.colour == "yellow"
    assert NIGIRI.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        ("", 0),
        ("nigiri:egg", 1),
        ("nigiri:salmon", 2),
        ("nigiri:squid", 3),
        ("nigiri:egg nigiri:egg nigiri:salmon nigiri:squid", 7),
        ("wasabi nigiri:egg", 3),
        ("wasabi nigiri:salmon", 6),
        ("wasabi nigiri:squid", 9),
        ("wasabi", 0),
        ("nigiri:squid wasabi", 3),
        ("wasabi nigiri:egg nigiri:squid", 6),
        ("wasabi wasabi nigiri:egg nigiri:squid", 12),
        ("wasabi nigiri:egg/free nigiri:squid", 10),
        ("wasabi nigiri:squid special_order>nigiri:squid", 12),
        ("wasabi nigiri:squid wasabi special_order>nigiri:squid", 18),
        ("special_order>wasabi nigiri:salmon", 6),
        ("~nigiri:squid nigiri:egg", 1),
        ("wasabi ~nigiri:squid nigiri:egg", 1),  # the wasabi stays used
        ("~wasabi nigiri:egg", 1),
        ("tempura maki:3", 0),
    ],
)
def test_points(plates: str, points: int) -> None:
    assert points_for(NIGIRI, plates) == [points]


@pytest.mark.parametrize(("turned", "points"), [(1, 3), (2, 0), (3, 9)])
def test_a_wasabi_turned_face_down_triples_no_longer(turned: int, points: int) -> None:
    """party R3: a nigiri turned face down doesn't score either; each turned card is worth 2."""
    game = party(2, "wasabi", "takeout_box")
    scene = Scene.lay(game, ["takeout_box:10", "maki:1"], table=["wasabi nigiri:squid tempura"])
    scene.play("0 pick takeout_box:10", "1 pick maki:1", f"0 turn #{turned}", "0 done")
    assert scene.scores == (points + 2, 6)
