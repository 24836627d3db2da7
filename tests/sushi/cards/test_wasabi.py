"""Pins wasabi: worth nothing alone, and it takes one nigiri."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.nigiri import NIGIRI
from sushiya.sushi.cards.wasabi import WASABI
from sushiya.testing.drafting import Scene
from tests.sushi.cards.tables import deck, party


def test_the_deck() -> None:
    assert deck(WASABI) == {"wasabi": 3}
    assert WASABI.course is Course.SPECIAL
    assert WASABI.seats == range(2, 9)
    assert WASABI.colour == NIGIRI.colour


def test_worth_nothing_alone() -> None:
    assert WASABI.score is None
    scene = Scene.lay(party(2, "wasabi"), ["wasabi", "gyoza"], table=["nigiri:squid"])
    scene.play("0 pick wasabi", "1 pick gyoza")
    assert scene.scores == (3, 1)  # a nigiri laid earlier is not moved onto it


@pytest.mark.parametrize(
    ("table", "pick", "base"),
    [
        ("", "nigiri:egg", None),
        ("wasabi", "nigiri:egg", 1),
        ("gyoza wasabi wasabi", "nigiri:egg", 2),  # the oldest
        ("wasabi nigiri:squid", "nigiri:egg", None),
        ("wasabi nigiri:squid wasabi", "nigiri:egg", 3),
        ("wasabi", "tempura", None),
    ],
)
def test_the_next_nigiri_goes_on_it(table: str, pick: str, base: int | None) -> None:
    """party R16: of several free wasabi, the oldest takes it."""
    scene = Scene.lay(party(2, "wasabi"), [f"gyoza {pick}", "gyoza tempura"], table=[table])
    assert scene.options(0) == ["pick gyoza", f"pick {pick}"]
    scene.play(f"0 pick {pick}", "1 pick gyoza")
    assert scene.state.board.tableaux[0][-1].on == base
