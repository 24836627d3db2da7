"""Pins uramaki: the race to ten icons for 8, 5 and 2 points, and the best place left at the end."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.uramaki import URAMAKI
from sushiya.sushi.events import Cleared, Scored
from sushiya.testing.drafting import Scene
from tests.sushi.cards.tables import deck, party, points_for


def test_the_deck() -> None:
    assert deck(URAMAKI) == {"uramaki:3": 4, "uramaki:4": 4, "uramaki:5": 4}
    assert URAMAKI.course is Course.ROLL
    assert URAMAKI.colour == "lime"
    assert URAMAKI.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "places", "points"),
    [
        (["uramaki:3", "uramaki:4", ""], 0, [0, 8, 0]),
        (["uramaki:3", "uramaki:4", ""], 1, [0, 5, 0]),
        (["uramaki:3", "uramaki:4", ""], 2, [0, 2, 0]),
        (["uramaki:3", "uramaki:4", ""], 3, [0, 0, 0]),
        (["uramaki:3", "uramaki:4", ""], 4, [0, 0, 0]),  # two tied for third place
        (["uramaki:5", "uramaki:5", "uramaki:4"], 0, [8, 8, 0]),
        (["uramaki:5 uramaki:5 uramaki:5", "uramaki:5"], 3, [0, 0]),
        (["tofu", "", "eel"], 0, [0, 0, 0]),
        (["uramaki:4", "~uramaki:5"], 0, [8, 0]),
        (["~uramaki:4", "~uramaki:5"], 0, [0, 0]),
        (["uramaki:3 special_order>uramaki:3", "uramaki:5"], 0, [8, 0]),
    ],
)
def test_the_end_of_a_round(plates: list[str], places: int, points: list[int]) -> None:
    assert points_for(URAMAKI, *plates, uramaki_places=places) == points


def race(tables: list[str], picks: list[str], places: int = 0) -> Scene:
    """Everybody reveals a card, and the round continues."""
    game = party(len(tables), "uramaki", "special_order")
    hands = [f"gyoza {pick.partition('>')[0]}" for pick in picks]
    scene = Scene.lay(game, hands, table=tables, notes={"uramaki": places})
    scene.play(*(f"{seat} pick {pick}" for seat, pick in enumerate(picks)))
    return scene


@pytest.mark.parametrize(
    ("tables", "picks", "points", "places"),
    [
        # nobody has ten
        (["uramaki:5", "uramaki:4"], ["uramaki:4", "uramaki:5"], (0, 0), 0),
        # exactly ten
        (["uramaki:5", "uramaki:4"], ["uramaki:5", "uramaki:4"], (8, 0), 1),
        # more icons first
        (["uramaki:5", "uramaki:4 uramaki:4"], ["uramaki:5", "uramaki:3"], (5, 8), 2),
        # three in one reveal, from 12 down
        (
            ["uramaki:5", "uramaki:4 uramaki:4", "uramaki:5 uramaki:3"],
            ["uramaki:5", "uramaki:3", "uramaki:4"],
            (2, 5, 8),
            3,
        ),
        # a tie uses up a place
        (
            ["uramaki:5", "uramaki:5", "uramaki:4 uramaki:4"],
            ["uramaki:5", "uramaki:5", "uramaki:3"],
            (5, 5, 8),
            3,
        ),
        (
            ["uramaki:4 uramaki:4", "uramaki:4 uramaki:4", "uramaki:3 uramaki:3"],
            ["uramaki:3", "uramaki:3", "uramaki:5"],
            (8, 8, 8),
            3,
        ),
        (
            ["uramaki:4 uramaki:4", "uramaki:3 uramaki:3", "uramaki:5"],
            ["uramaki:3", "uramaki:5", "uramaki:5"],
            (8, 8, 2),
            3,
        ),
        # and leaves none for a fourth
        (
            ["uramaki:4 uramaki:4", "uramaki:3 uramaki:3", "uramaki:4 uramaki:3", "uramaki:5"],
            ["uramaki:3", "uramaki:5", "uramaki:4", "uramaki:5"],
            (8, 8, 8, 0),
            3,
        ),
    ],
)
def test_the_race(tables: list[str], picks: list[str], points: tuple[int, ...], places: int) -> None:
    """party R1: players who tie use up one place each."""
    scene = race(tables, picks)
    assert scene.scores == points
    assert dict(scene.state.board.notes).get("uramaki", 0) == places
    for seat, won in enumerate(points):
        assert scene.table(seat) == ("" if won else f"{tables[seat]} {picks[seat]}")


@pytest.mark.parametrize(("places", "points"), [(0, 8), (1, 5), (2, 2), (3, 0), (4, 0)])
def test_the_next_place_is_the_best_one_left(places: int, points: int) -> None:
    """party R2: once three places are taken, nothing scores and nothing is set aside."""
    scene = race(["uramaki:5", ""], ["uramaki:5", "tempura"], places)
    assert scene.scores == (points, 0)
    assert scene.table(0) == ("" if points else "uramaki:5 uramaki:5")
    assert scene.state.board.notes == (("uramaki", places + bool(points)),)


def test_a_tie_on_the_last_place_is_paid_in_full() -> None:
    scene = race(["uramaki:5", "uramaki:4 uramaki:3"], ["uramaki:5", "uramaki:3"], places=2)
    assert scene.scores == (2, 2)
    assert scene.state.board.notes == (("uramaki", 4),)


def test_what_scored_is_set_aside_copies_too() -> None:
    scene = race(["tempura uramaki:5", ""], ["special_order>uramaki:5", "tempura"])
    assert scene.table(0) == "tempura"
    assert scene.discard == "special_order uramaki:5"
    assert [(event.seat, event.why) for event in scene.happened(Cleared)] == [(0, "scored")] * 2
    assert scene.happened(Scored) == [Scored(0, 1, "uramaki", 8)]


def test_cards_face_down_do_not_race() -> None:
    game = party(2, "uramaki", "takeout_box")
    scene = Scene.lay(game, ["gyoza tempura"] * 2, table=["uramaki:5 ~uramaki:5"])
    scene.play("0 pick tempura", "1 pick tempura")
    assert scene.scores == (0, 0)


def test_a_player_may_score_twice() -> None:
    hands = ["gyoza gyoza uramaki:5 uramaki:5", "gyoza gyoza gyoza uramaki:5"]
    scene = Scene.lay(party(2, "uramaki"), hands, table=["uramaki:5"])
    for points in (8, 8, 13):
        scene.play("0 pick uramaki:5", "1 pick gyoza")
        assert scene.scores == (points, 0)


def test_the_places_are_new_in_every_round() -> None:
    scene = Scene.lay(party(2, "uramaki"), ["uramaki:5", "tempura"], table=["uramaki:5"])
    scene.play("0 pick uramaki:5", "1 pick tempura")
    assert scene.scores == (8, 0)
    assert (scene.state.board.round, scene.state.board.notes) == (2, ())
