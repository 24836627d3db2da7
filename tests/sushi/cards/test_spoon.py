"""Pins the spoon: ask for a kind or a card, and the next player who has it trades it for the spoon."""

import pytest

from sushiya.sushi import CARDS, Course
from sushiya.sushi.cards.spoon import SPOON
from sushiya.sushi.events import Cleared, Found, Given, Returned, Wished
from sushiya.sushi.moves import GiveCard, MakeWish
from sushiya.testing.drafting import Scene
from tests.sushi.cards.tables import deck, party

THREES = ["gyoza sashimi tempura", "gyoza nigiri:egg nigiri:squid", "gyoza maki:2 nigiri:egg"]


def test_the_deck() -> None:
    assert deck(SPOON) == {"spoon:4": 1, "spoon:5": 1, "spoon:6": 1}
    assert [card.order for card in SPOON.cards] == [4, 5, 6]
    assert SPOON.course is Course.SPECIAL
    assert SPOON.colour == "pink"
    assert SPOON.seats == range(3, 9)


def test_worth_nothing_at_the_end_of_a_round() -> None:
    scene = Scene.lay(party(3, "spoon"), ["spoon:4", "tempura", "tempura"])
    scene.play("0 pick spoon:4", "1 pick tempura", "2 pick tempura")
    assert (scene.state.board.round, scene.scores) == (2, (0, 0, 0))


def called(hands: list[str] = THREES, table: str = "spoon:5") -> Scene:
    """Seat 0 lays the gyoza and calls the spoon; the others lay theirs."""
    scene = Scene.lay(party(3, "spoon", "special_order"), hands, table=[table])
    scene.play("0 pick gyoza !spoon:5", "1 pick gyoza", "2 pick gyoza")
    return scene


def test_every_kind_and_every_card_of_the_game_can_be_named() -> None:
    scene = called()
    assert scene.waiting_for == [0]
    assert scene.options(0) == [
        *("wish nigiri", "wish nigiri:egg", "wish nigiri:salmon", "wish nigiri:squid"),
        *("wish maki", "wish maki:1", "wish maki:2", "wish maki:3"),
        *("wish tempura", "wish sashimi", "wish gyoza"),
        *("wish spoon", "wish spoon:4", "wish spoon:5", "wish spoon:6", "wish special_order"),
        "wish pudding",
    ]


def test_neighbours_are_asked_clockwise() -> None:
    scene = called()
    question = scene.state.decision(0)
    assert isinstance(question, MakeWish)
    assert question.asks == (1, 2)
    scene.play("0 wish maki")
    asked = scene.state.decision(2)
    assert isinstance(asked, GiveCard)
    assert asked.had_none == (1,)


def test_a_kind_leaves_the_giver_a_choice() -> None:
    scene = called()
    scene.play("0 wish nigiri")
    assert scene.waiting_for == [1]
    assert scene.options(1) == ["give nigiri:egg", "give nigiri:squid"]
    question = scene.state.decision(1)
    assert isinstance(question, GiveCard)
    assert (question.wisher, question.what, question.in_return) == (0, "nigiri", CARDS["spoon:5"])
    assert question.had_none == ()
    scene.play("1 give nigiri:squid")
    assert scene.table(0) == "gyoza nigiri:squid"
    # every hand has been passed to the left by now
    assert [scene.hand(seat) for seat in range(3)] == [
        "maki:2 nigiri:egg",
        "sashimi tempura",
        "nigiri:egg spoon:5",
    ]
    assert scene.happened(Wished) == [Wished(0, "nigiri")]
    assert scene.happened(Found) == [Found(0, 1)]
    assert scene.happened(Given) == [Given(0, 1, CARDS["nigiri:squid"])]
    assert [(event.seat, event.hand) for event in scene.happened(Returned)] == [(0, 1)]


def test_an_exact_card_leaves_none() -> None:
    scene = called()
    scene.play("0 wish nigiri:egg")
    assert scene.options(1) == ["give nigiri:egg"]


def test_equal_cards_are_one_option() -> None:
    scene = called([THREES[0], "gyoza nigiri:egg nigiri:egg", THREES[2]])
    scene.play("0 wish nigiri")
    assert scene.options(1) == ["give nigiri:egg"]


def test_the_next_one_gives_if_the_neighbour_cannot() -> None:
    scene = called()
    scene.play("0 wish maki")
    assert scene.waiting_for == [2]
    scene.play("2 give maki:2")
    assert scene.table(0) == "gyoza maki:2"
    assert scene.hand(0) == "nigiri:egg spoon:5"
    assert scene.happened(Found) == [Found(0, 2)]


def test_the_search_goes_round_the_table() -> None:
    scene = Scene.lay(
        party(3, "spoon"), ["gyoza maki:1", "gyoza maki:2", "gyoza tempura"], ["", "", "spoon:4"]
    )
    scene.play("0 pick gyoza", "1 pick gyoza", "2 pick gyoza !spoon:4", "2 wish maki")
    assert scene.options(0) == ["give maki:1"]


@pytest.mark.parametrize("wish", ["tempura", "nigiri:salmon", "gyoza"])
def test_nobody_has_it(wish: str) -> None:
    """The asker's own hand does not count, and neither does what was just laid."""
    scene = called()
    scene.play(f"0 wish {wish}")
    assert scene.discard == "spoon:5"
    assert [(event.seat, event.why) for event in scene.happened(Cleared)] == [(0, "nobody has it")]
    assert scene.happened(Found) == []
    assert (scene.table(0), scene.state.board.turn) == ("gyoza", 6)


def test_a_special_order_copies_at_once() -> None:
    """party R13: anything in front of the asker except the spoon in use."""
    scene = called([THREES[0], "gyoza special_order tempura", THREES[2]], table="maki:3 spoon:5")
    scene.play("0 wish special_order", "1 give special_order")
    assert scene.waiting_for == [0]
    assert scene.options(0) == ["copy maki:3", "copy gyoza"]
    scene.play("0 copy maki:3")
    assert scene.table(0) == "maki:3 gyoza special_order>maki:3"
    assert scene.hand(2) == "spoon:5 tempura"


def test_a_special_order_without_anything_to_copy() -> None:
    game = party(3, "spoon", "special_order", "miso_soup", "gyoza", "tempura")
    hands = ["gyoza miso_soup", "miso_soup special_order", "gyoza tempura"]
    scene = Scene.lay(game, hands, table=["spoon:5"])
    scene.play("0 pick miso_soup !spoon:5", "1 pick miso_soup", "2 pick gyoza")
    scene.play("0 wish special_order", "1 give special_order")
    assert scene.table(0) == ""
    assert scene.discard == "miso_soup miso_soup special_order"
    assert scene.happened(Cleared)[-1].why == "nothing to copy"
    assert scene.hand(2) == "spoon:5"


def test_the_card_given_is_resolved_at_once() -> None:
    hands = ["gyoza gyoza", "gyoza uramaki:5", "gyoza tempura"]
    scene = Scene.lay(party(3, "spoon", "uramaki"), hands, table=["uramaki:5 spoon:6"])
    scene.play("0 pick gyoza !spoon:6", "1 pick gyoza", "2 pick gyoza")
    scene.play("0 wish uramaki", "1 give uramaki:5")
    assert scene.scores == (8, 0, 0)
