"""Pins chopsticks: a second card in a later turn, and the chopsticks go back into that hand."""

from sushiya.sushi import CARDS, Course, SushiGo
from sushiya.sushi.cards.chopsticks import CHOPSTICKS, SUSHI_GO_CHOPSTICKS
from sushiya.sushi.events import Returned, Served
from sushiya.sushi.moves import LayCard
from sushiya.testing.drafting import Scene
from tests.sushi.cards.tables import deck, party


def test_the_deck() -> None:
    assert deck(CHOPSTICKS) == {"chopsticks:1": 1, "chopsticks:2": 1, "chopsticks:3": 1}
    assert [card.order for card in CHOPSTICKS.cards] == [1, 2, 3]
    assert CHOPSTICKS.course is Course.SPECIAL
    assert CHOPSTICKS.colour == "light blue"
    assert CHOPSTICKS.seats == range(2, 9)


def test_the_deck_of_sushi_go() -> None:
    assert deck(SUSHI_GO_CHOPSTICKS) == {"chopsticks": 4}
    assert SUSHI_GO_CHOPSTICKS.name == CHOPSTICKS.name
    assert SUSHI_GO_CHOPSTICKS.course is Course.SPECIAL
    assert SUSHI_GO_CHOPSTICKS.colour == CHOPSTICKS.colour


def test_worth_nothing_at_the_end_of_a_round() -> None:
    scene = Scene.lay(party(2, "chopsticks"), ["chopsticks:1", "tempura"])
    scene.play("0 pick chopsticks:1", "1 pick tempura")
    assert (scene.state.board.round, scene.scores) == (2, (0, 0))


def test_a_call_lays_a_second_card_from_the_hand_that_is_left() -> None:
    scene = Scene.lay(
        party(3, "chopsticks"), ["gyoza sashimi tempura"] * 3, table=["chopsticks:2", "", "maki:3"]
    )
    assert scene.options(0) == [
        "pick gyoza",
        "pick sashimi",
        "pick tempura",
        "pick gyoza !chopsticks:2",
        "pick sashimi !chopsticks:2",
        "pick tempura !chopsticks:2",
    ]
    scene.play("0 pick tempura !chopsticks:2", "1 pick tempura", "2 pick tempura")
    (question,) = scene.state.pending
    assert isinstance(question, LayCard)
    assert question.source == "chopsticks"
    assert scene.options(0) == ["lay gyoza", "lay sashimi"]
    scene.play("0 lay gyoza")
    assert scene.table(0) == "tempura gyoza"
    assert [scene.hand(seat) for seat in range(3)] == [
        "gyoza sashimi",
        "chopsticks:2 sashimi",
        "gyoza sashimi",
    ]
    assert [(event.seat, event.hand) for event in scene.happened(Returned)] == [(0, 0)]
    assert [(event.seat, event.hand) for event in scene.happened(Served)][-1] == (0, 0)


def test_a_pick_need_not_call() -> None:
    scene = Scene.lay(party(2, "chopsticks"), ["gyoza tempura"] * 2, table=["chopsticks:2"])
    scene.play("0 pick tempura", "1 pick tempura")
    assert (scene.table(0), scene.hand(1)) == ("chopsticks:2 tempura", "gyoza")


def test_chopsticks_in_use_cannot_be_copied() -> None:
    """party R13: the card they bring can't copy them, but it can copy cards laid before."""
    game = party(2, "chopsticks", "special_order")
    scene = Scene.lay(game, ["gyoza special_order tempura", "gyoza gyoza gyoza"], table=["chopsticks:2"])
    scene.play("0 pick gyoza !chopsticks:2", "1 pick gyoza")
    assert scene.options(0) == ["lay special_order>gyoza", "lay tempura"]


def test_the_second_card_is_resolved_at_once() -> None:
    scene = Scene.lay(
        party(2, "chopsticks", "uramaki"),
        ["gyoza tempura uramaki:5", "gyoza gyoza gyoza"],
        table=["uramaki:5 chopsticks:1"],
    )
    scene.play("0 pick gyoza !chopsticks:1", "1 pick gyoza", "0 lay uramaki:5")
    assert scene.scores == (8, 0)


def test_sushi_go_picks_two_cards_together() -> None:
    scene = Scene.lay(SushiGo(3), ["gyoza sashimi tempura"] * 3, table=["chopsticks"])
    assert scene.options(0)[3:] == ["pick gyoza sashimi", "pick gyoza tempura", "pick sashimi tempura"]
    scene.play("0 pick gyoza tempura", "1 pick gyoza", "2 pick gyoza")
    assert scene.table(0) == "gyoza tempura"
    assert scene.hand(1) == "chopsticks sashimi"


def test_sushi_go_chopsticks_have_no_number() -> None:
    assert set(SUSHI_GO_CHOPSTICKS.cards) == {CARDS["chopsticks"]}
    assert CARDS["chopsticks"].order == 0
    assert (SUSHI_GO_CHOPSTICKS.second_pick, CHOPSTICKS.second_pick) == (True, False)
