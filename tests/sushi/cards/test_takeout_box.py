"""Pins the takeout box: turn any of your cards of this round face down, for 2 points each."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.takeout_box import TAKEOUT_BOX
from sushiya.sushi.events import Cleared, TurnedFaceDown
from sushiya.sushi.moves import FillBox
from sushiya.testing.drafting import Scene
from tests.sushi.cards.tables import deck, party, points_for


def test_the_deck() -> None:
    assert deck(TAKEOUT_BOX) == {"takeout_box:10": 1, "takeout_box:11": 1, "takeout_box:12": 1}
    assert [card.order for card in TAKEOUT_BOX.cards] == [10, 11, 12]
    assert TAKEOUT_BOX.course is Course.SPECIAL
    assert TAKEOUT_BOX.colour == "orange"
    assert TAKEOUT_BOX.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        ("", 0),
        ("tempura tempura", 0),
        ("~tempura", 2),
        ("~maki:3 ~pudding tofu", 4),
        ("~special_order ~special_order>tofu ~wasabi ~nigiri:squid", 8),
    ],
)
def test_points(plates: str, points: int) -> None:
    assert points_for(TAKEOUT_BOX, plates) == [points]


def opened(table: str, edition: str = "zoch") -> Scene:
    """Seat 0 reveals a takeout box."""
    game = party(2, "takeout_box", "chopsticks", edition=edition)
    hands = ["gyoza takeout_box:10 takeout_box:11", "gyoza sashimi sashimi"]
    scene = Scene.lay(game, hands, table=[table, "tempura"])
    scene.play("0 pick takeout_box:10", "1 pick sashimi")
    return scene


def staying(scene: Scene) -> dict[str, str]:
    """Which cards may not be turned, and why."""
    question = scene.state.decision(0)
    assert isinstance(question, FillBox)
    cards = {plate.no: str(plate.card) for plate in scene.state.board.tableaux[0]}
    return {cards[no]: why for no, why in question.staying}


def test_cards_are_turned_one_by_one() -> None:
    scene = opened("gyoza maki:3 tempura")
    assert scene.options(0) == ["turn #1", "turn #2", "turn #3", "done"]
    scene.play("0 turn #2")
    assert scene.options(0) == ["turn #1", "turn #3", "done"]
    scene.play("0 turn #1", "0 done")
    assert scene.table(0) == "~gyoza ~maki:3 tempura"
    assert scene.discard == "takeout_box:10"
    assert [(event.seat, event.plate.no) for event in scene.happened(TurnedFaceDown)] == [(0, 2), (0, 1)]
    assert [(event.seat, event.why) for event in scene.happened(Cleared)] == [(0, "used")]


def test_none_need_be_turned() -> None:
    scene = opened("gyoza")
    scene.play("0 done")
    assert (scene.table(0), scene.discard) == ("gyoza", "takeout_box:10")


def test_an_empty_table_leaves_nothing_to_turn() -> None:
    assert opened("").options(0) == ["done"]


def test_a_card_face_down_is_not_turned_again() -> None:
    scene = opened("~gyoza tempura")
    assert scene.options(0) == ["turn #2", "done"]
    assert staying(scene) == {"gyoza": "turned", "takeout_box:10": "acts"}


@pytest.mark.parametrize(
    ("edition", "options"), [("zoch", ["turn #2", "turn #3", "done"]), ("devir", ["turn #2", "done"])]
)
def test_cards_of_this_turn(edition: str, options: list[str]) -> None:
    """party R3: in zoch, cards laid earlier this turn can be turned; in devir, only older ones."""
    game = party(2, "takeout_box", "chopsticks", edition=edition)
    hands = ["gyoza sashimi takeout_box:10", "gyoza sashimi sashimi"]
    scene = Scene.lay(game, hands, table=["chopsticks:1 maki:3"])
    scene.play("0 pick gyoza !chopsticks:1", "1 pick sashimi", "0 lay takeout_box:10")
    assert scene.table(0) == "maki:3 gyoza takeout_box:10"
    assert scene.options(0) == options
    assert staying(scene).get("gyoza") == (None if "turn #3" in options else "new")


def test_a_box_that_waits_for_its_number_cannot_be_turned() -> None:
    """party R13: neither the box in use nor the next one."""
    game = party(2, "takeout_box", "chopsticks")
    hands = ["gyoza takeout_box:10 takeout_box:11", "gyoza sashimi sashimi"]
    scene = Scene.lay(game, hands, table=["maki:3 chopsticks:1"])
    scene.play("0 pick takeout_box:11 !chopsticks:1", "1 pick sashimi", "0 lay takeout_box:10")
    assert scene.options(0) == ["turn #1", "done"]
    assert staying(scene) == {"takeout_box:11": "waits", "takeout_box:10": "acts"}
    scene.play("0 done")
    assert scene.table(0) == "maki:3 takeout_box:11"
    assert scene.options(0) == ["turn #1", "done"]


def test_two_points_for_each_card_at_the_end_of_the_round() -> None:
    scene = Scene.lay(party(2, "takeout_box"), ["takeout_box:12", "tempura"], table=["gyoza maki:3"])
    scene.play("0 pick takeout_box:12", "1 pick tempura", "0 turn #1", "0 turn #2", "0 done")
    assert (scene.state.board.round, scene.scores) == (2, (4, 0))
