"""Pins sake: 3 points, but your card from the next hand is drawn without looking."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.sake import SAKE
from sushiya.testing.drafting import Scene
from tests.sushi.cards.tables import deck, party, points_for


def test_the_deck() -> None:
    assert deck(SAKE) == {"sake": 3}
    assert SAKE.course is Course.SPECIAL
    assert SAKE.colour == "silver"
    assert SAKE.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        ("", 0),
        ("sake", 3),
        ("sake sake", 6),
        ("sake special_order>sake sake", 9),
        ("sake ~sake", 3),
        ("tempura", 0),
    ],
)
def test_points(plates: str, points: int) -> None:
    assert points_for(SAKE, plates) == [points]


def test_the_next_hand_is_played_blind() -> None:
    scene = Scene.lay(party(3, "sake"), ["gyoza sake tempura", "gyoza maki:1 maki:2", "gyoza gyoza gyoza"])
    scene.play("0 pick sake", "1 pick gyoza", "2 pick gyoza")
    assert scene.state.board.blind == (0,)
    assert [scene.options(seat) for seat in range(2)] == [["pick ?"], ["pick gyoza", "pick tempura"]]
    scene.play("0 pick ?", "1 pick gyoza", "2 pick maki:1", "* draw gyoza")
    assert scene.table(0) == "sake gyoza"
    assert not scene.state.board.blind


def test_two_sakes_of_one_player_make_one_hand_blind() -> None:
    """party R8: two sakes, one blind choice; party R17: also one laid as an extra card."""
    hands = ["gyoza sake sake", "gyoza gyoza tempura", "gyoza sake tempura"]
    scene = Scene.lay(party(3, "sake", "chopsticks"), hands, table=["chopsticks:1"])
    scene.play("0 pick sake !chopsticks:1", "1 pick gyoza", "2 pick sake", "0 lay sake")
    assert scene.state.board.blind == (0, 2)


def test_a_sake_laid_late_joins_in_order_of_seats() -> None:
    hands = ["gyoza sake tempura", "gyoza gyoza tempura", "gyoza sake tempura"]
    scene = Scene.lay(party(3, "sake", "chopsticks"), hands, table=["chopsticks:1"])
    scene.play("0 pick gyoza !chopsticks:1", "1 pick gyoza", "2 pick sake")
    assert scene.state.board.blind_next == (2,)
    scene.play("0 lay sake")
    assert scene.state.board.blind == (0, 2)


def test_a_copy_is_a_sake_in_full() -> None:
    """party R17: a copied sake makes the next hand blind too."""
    game = party(2, "sake", "special_order")
    scene = Scene.lay(game, ["gyoza special_order", "gyoza tempura"], table=["sake"])
    scene.play("0 pick special_order>sake", "1 pick gyoza")
    assert scene.state.board.blind == (0,)
