"""Pins the events of a turn: their audience and order. The scenarios pin what happens in it."""

from dataclasses import replace
from typing import Any

import pytest

from sushiya.core import CHANCE, Answered, Event, Seat, seen_by
from sushiya.sushi import CARDS, MEALS, SushiGo, SushiGoParty, meal_of
from sushiya.sushi.events import (
    Called,
    Cleared,
    DrewBlind,
    DrewCard,
    DrewForDummy,
    Found,
    GameEnded,
    Given,
    HandSeen,
    MenuOpened,
    Offered,
    Passed,
    Returned,
    RoundBegan,
    RoundEnded,
    Scored,
    Served,
    TurnBegan,
    Wished,
)
from sushiya.sushi.model import Plate, hand_of
from sushiya.testing.drafting import Scene
from tests.sushi.random_play import moments

BANQUET = SushiGoParty(3, MEALS["big-banquet"])
SAKE = SushiGoParty(3, meal_of("maki+tempura+gyoza+eel+sake+special_order+pudding"))
EEL, GYOZA, TEMPURA = CARDS["eel"], CARDS["gyoza"], CARDS["tempura"]


def kinds(events: Any) -> list[str]:
    return [type(event).__name__ for event in events]


def only(events: list[Event], *types: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, types)]


# A round ----------------------------------------------------------------------------------------------------


def test_a_round_begins_with_desserts_and_a_deal() -> None:
    game = SushiGoParty(2, MEALS["sushi-go"])
    step = game.start()
    assert step.events == (RoundBegan(1, 10),)
    scene = Scene(game, step.state)
    assert scene.play("* draw pudding pudding pudding pudding pudding") == []
    assert len(scene.state.board.deck) == 59
    hands = ["gyoza " * 8 + "maki:1 maki:1", "sashimi " * 8 + "tempura tempura"]
    news = scene.play(f"* deal {' | '.join(hands)}")
    assert kinds(news) == ["TurnBegan", "HandSeen", "HandSeen"]
    assert news[0] == TurnBegan(1, 1)
    assert len(scene.state.board.deck) == 39
    assert scene.waiting_for == [0, 1]


def test_everybody_sees_their_own_hand_alone() -> None:
    scene = Scene.lay(BANQUET, ["eel gyoza", "gyoza tempura", "tempura tempura"])
    news = scene.play("0 pick eel", "1 pick gyoza", "2 pick tempura")
    assert [hand for hand in only(news, HandSeen) if hand in seen_by(news, 1)] == [
        HandSeen(1, hand_of([GYOZA]), to=1)
    ]
    assert only(list(seen_by(news, None)), HandSeen) == []
    assert only(news, Passed) == [Passed(left=True)]


def without_counts(event: Event) -> Event:
    return replace(event, counted=()) if isinstance(event, Scored) else event


def test_a_round_ends_with_the_scores_before_the_next_begins() -> None:
    scene = Scene.lay(BANQUET, ["eel", "eel", "gyoza"], turn=10)
    news = scene.play("0 pick eel", "1 pick eel", "2 pick gyoza")
    assert [without_counts(each) for each in news[-5:]] == [
        Scored(0, 1, "eel", -3),
        Scored(1, 1, "eel", -3),
        Scored(2, 1, "gyoza", 1),
        RoundEnded(1, (-3, -3, 1)),
        RoundBegan(2, 10),
    ]
    assert only(news, Passed) == []
    assert [decision.seat for decision in scene.state.pending] == [CHANCE]


def test_desserts_are_scored_when_the_third_round_is_over() -> None:
    scene = Scene.lay(
        BANQUET, ["eel", "eel", "gyoza"], desserts=["green_tea_ice_cream " * 4], round=3, turn=10
    )
    news = scene.play("0 pick eel", "1 pick eel", "2 pick gyoza")
    assert [without_counts(each) for each in news[-5:]] == [
        RoundEnded(3, (-3, -3, 1)),
        Scored(0, 4, "green_tea_ice_cream", 12),
        Scored(1, 4, "green_tea_ice_cream", 0),
        Scored(2, 4, "green_tea_ice_cream", 0),
        GameEnded((9, -3, 1), (0,)),
    ]
    assert (scene.state.over, scene.state.board.round, scene.state.board.turn) == (True, 4, 0)


def test_plates_are_numbered_anew_in_every_round() -> None:
    for state, events in moments(BANQUET, 4):
        for event in events:
            if isinstance(event, RoundBegan):
                assert state.board.laid == (0, 0, 0)
                assert state.board.notes == ()


# A turn -----------------------------------------------------------------------------------------------------


def test_before_the_reveal_nothing_is_told_but_who_has_chosen() -> None:
    """sushi-go R3: the second card of chopsticks is no exception."""
    scene = Scene.lay(SushiGo(3), ["gyoza maki:1 tempura"] * 3, ["chopsticks"])
    assert scene.play("0 pick gyoza maki:1") == [Answered(0)]
    assert scene.play("1 pick gyoza") == [Answered(1)]
    for seat in (1, 2, None):
        view = scene.game.view(scene.state, seat)
        assert view.tableaux[0] == scene.state.board.tableaux[0]
        assert view.hand_sizes == (3, 3, 3)
        assert view.answer in (None, scene.state.answer_of(1))
    news = scene.play("2 pick gyoza")
    assert [(e.seat, str(e.plate.card)) for e in scene.happened(Served)] == [
        (0, "gyoza"),
        (0, "maki:1"),
        (1, "gyoza"),
        (2, "gyoza"),
    ]
    assert all(event.to is None for event in only(news, Served))


def test_a_changed_answer_is_not_told() -> None:
    scene = Scene.lay(BANQUET, ["eel gyoza"] * 3)
    assert scene.play("0 pick eel", "0 pick gyoza") == [Answered(0)]


def test_the_oldest_chopsticks_go_back() -> None:
    """sushi-go R10: of two in front of a player, the ones that have been there longest."""
    scene = Scene.lay(SushiGo(3), ["gyoza maki:1 tempura"] * 3, ["gyoza chopsticks chopsticks"])
    scene.play("0 pick gyoza tempura", "1 pick gyoza", "2 pick gyoza")
    (returned,) = scene.happened(Returned)
    assert (returned.seat, returned.plate.no, returned.hand) == (0, 2, 0)
    assert scene.hand(1) == "chopsticks maki:1"


def test_a_call_is_told_at_the_reveal() -> None:
    scene = Scene.lay(BANQUET, ["eel gyoza tempura"] * 3, ["chopsticks:2", "spoon:4"])
    assert only(scene.play("0 pick eel !chopsticks:2", "1 pick eel !spoon:4"), Called) == []
    news = scene.play("2 pick eel")
    assert [(event.seat, str(event.plate.card)) for event in scene.happened(Called)] == [
        (0, "chopsticks:2"),
        (1, "spoon:4"),
    ]
    assert all(event.to is None for event in only(news, Called))


def test_everybody_sees_which_card_a_spoon_is_given() -> None:
    """party R10: the wish, who has it, and the card."""
    scene = Scene.lay(BANQUET, ["eel tempura", "nigiri:egg nigiri:squid", "eel tempura"], ["spoon:4"])
    scene.play("0 pick eel !spoon:4", "1 pick nigiri:egg", "2 pick eel")
    news = scene.play("0 wish nigiri", "1 give nigiri:squid")
    squid = CARDS["nigiri:squid"]
    assert [event for event in seen_by(news, 2) if isinstance(event, Wished | Found | Given)] == [
        Wished(0, "nigiri"),
        Found(0, 1),
        Given(0, 1, squid),
    ]
    assert kinds(seen_by(news, None))[:5] == ["Wished", "Found", "Given", "Returned", "Served"]


def test_a_menu_is_seen_by_its_owner_alone() -> None:
    game = SushiGoParty(2, MEALS["party-sampler"])
    scene = Scene.lay(game, ["menu:7 tofu", "gyoza tofu"])
    scene.play("0 pick menu:7", "1 pick gyoza")
    news = scene.play("* draw gyoza temaki tofu wasabi")
    offer = hand_of(CARDS[name] for name in ("gyoza", "temaki", "tofu", "wasabi"))
    assert news == [MenuOpened(0, 4), Offered(0, offer, to=0)]
    assert seen_by(news, 1) == (MenuOpened(0, 4),)
    assert [game.view(scene.state, seat).offer for seat in (0, 1, None)] == [offer, (), ()]
    taken = scene.play("0 lay wasabi")
    assert game.view(scene.state, 0).offer == ()
    assert kinds(taken)[:2] == ["Cleared", "Served"]
    assert only(taken, Cleared) == [Cleared(0, Plate(1, CARDS["menu:7"], CARDS["menu:7"], since=5), "used")]


# Blind picks ------------------------------------------------------------------------------------------------


def test_a_blind_player_sees_the_hand_once_the_card_is_drawn() -> None:
    """party R8: not before, and the others see only that a card was drawn."""
    scene = Scene.lay(SAKE, ["eel sake", "eel gyoza", "eel tempura"])
    news = scene.play("0 pick sake", "1 pick eel", "2 pick eel")
    assert [event.seat for event in only(news, HandSeen) if isinstance(event, HandSeen)] == [1, 2]
    assert SAKE.view(scene.state, 0).hand == ()
    scene.play("0 pick ?", "1 pick eel", "2 pick gyoza")
    news = scene.play("* draw tempura")
    assert news[:3] == [DrewBlind(0), DrewCard(0, TEMPURA, to=0), HandSeen(0, (TEMPURA,), to=0)]
    assert kinds(seen_by(news, 1))[:2] == ["DrewBlind", "Served"]


def test_blind_special_orders_are_aimed_while_all_is_sealed() -> None:
    """party R19: nothing about the other picks is revealed before the last target is chosen."""
    scene = Scene.lay(SAKE, ["eel special_order"] + ["eel gyoza"] * 2, ["tempura"], blind=(0,))
    scene.play("0 pick ?", "1 pick eel", "2 pick gyoza")
    news = scene.play("* draw special_order")
    assert kinds(news) == ["DrewBlind", "DrewCard", "HandSeen"]
    for seat in (0, None):
        assert SAKE.view(scene.state, seat).tableaux[1:] == ((), ())
    assert kinds(scene.play("0 copy tempura"))[:3] == ["Served", "Served", "Served"]


def test_each_card_of_the_hand_can_be_the_blind_one() -> None:
    """party R8: a draw of one card from the whole hand, so each is equally likely."""
    scene = Scene.lay(SAKE, ["eel eel gyoza"] * 3, blind=(0,))
    scene.play("0 pick ?", "1 pick eel", "2 pick gyoza")
    (chance,) = scene.state.pending
    assert chance.accepts(scene.game.parse_action("draw eel"))
    assert chance.accepts(scene.game.parse_action("draw gyoza"))
    assert not chance.accepts(scene.game.parse_action("draw eel eel"))
    assert getattr(chance, "pool", None) == hand_of([EEL, EEL, GYOZA])


@pytest.mark.parametrize("seats", [(0,), (1,), (0, 2), (0, 1, 2)])
def test_blind_cards_are_drawn_in_seat_order_and_looked_at_at_once(seats: tuple[Seat, ...]) -> None:
    scene = Scene.lay(SAKE, ["eel gyoza tempura"] * 3, blind=seats)
    for seat in range(3):
        scene.play(f"{seat} pick ?" if seat in seats else f"{seat} pick eel")
    for _ in seats:
        scene.play("* draw gyoza")
    assert [event.seat for event in scene.happened(DrewBlind)] == list(seats)
    assert [scene.table(seat) for seat in range(3)] == ["gyoza" if s in seats else "eel" for s in range(3)]


# The dummy --------------------------------------------------------------------------------------------------


def test_the_card_for_the_dummy_is_seen_by_the_player_in_control() -> None:
    """They draw it before they choose. The other player sees only that, until the reveal shows the card."""
    game = SushiGo(2, "gamewright", with_dummy=True)
    scene = Scene.lay(game, ["gyoza maki:1 tempura", "gyoza tempura"], pile="sashimi", turn=1)
    scene.play("0 pick gyoza dummy=maki:1", "1 pick gyoza")
    news = scene.play("* draw sashimi")
    assert news == [DrewForDummy(1), DrewCard(1, CARDS["sashimi"], to=1)]
    assert seen_by(news, 0) == (DrewForDummy(1),)
    assert scene.hand(1) == "sashimi tempura"
    assert scene.options(1) == ["pick sashimi dummy=tempura", "pick tempura dummy=sashimi"]
    assert [(event.seat, event.hand) for event in scene.happened(Served)] == [(0, 0), (2, 0), (1, 1)]
