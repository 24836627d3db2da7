"""Pins imagined states: the imagining seat can't tell them from the truth, they vary, and are playable."""

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from sushiya.core import Event, State, seen_by
from sushiya.sushi import Board, DraftingGame, SushiGo, SushiGoParty, meal_of
from sushiya.sushi.events import Found, HandSeen, RoundBegan, Wished
from sushiya.sushi.imagine import fill
from sushiya.sushi.memory import Memory
from sushiya.sushi.moves import GiveCard, Pick
from sushiya.sushi.notation import parse_card
from sushiya.testing import Scene
from sushiya.testing.checks import Moment
from sushiya.testing.secrecy import imagined_states_can_be_played, imagined_states_look_the_same
from tests.sushi.random_play import moments

MENU = SushiGoParty(3, meal_of("maki+tempura+sashimi+eel+menu+special_order+pudding"))
SAKE = SushiGoParty(3, meal_of("maki+tempura+sashimi+eel+special_order+sake+pudding"))
SPOON = SushiGoParty(4, meal_of("maki+tempura+sashimi+eel+spoon+special_order+fruit"))
DUMMY = SushiGo(2, "gamewright", with_dummy=True)
BEGAN = RoundBegan(1, 2)


def imagined(
    scene: Scene, seat: int | None, seen: Iterable[Event] = (), times: int = 60
) -> list[State[Board]]:
    """States that a seat imagines now; each must look like the truth to that seat."""
    view = scene.game.view(scene.state, seat)
    states = [scene.game.imagine(view, seen, Random(number)) for number in range(times)]
    for state in states:
        assert scene.game.view(state, seat) == view
        assert scene.game.pieces(state) == scene.game.pieces(scene.state)
    return states


def hands(states: list[State[Board]], seat: int) -> set[str]:
    """The hands that a seat has in the imagined states."""
    return {" ".join(map(str, state.board.hands[seat])) for state in states}


def everything_but(game: DraftingGame, *cards: str) -> str:
    """All cards of a game except these and the desserts."""
    rest = Counter(card for card in game.box if not game.is_dessert(card.dish))
    rest.subtract(map(parse_card, " ".join(cards).split()))
    return " ".join(map(str, rest.elements()))


def all_is_well(scene: Scene, seen: Iterable[Event] = ()) -> None:
    """Check imagined states for every viewer, with these events or with none."""
    moment = Moment(scene.game, scene.state, (*seen, *scene.events))
    for number in range(5):
        imagined_states_look_the_same(moment)
        imagined_states_can_be_played(Moment(moment.game, moment.state, moment.history, Random(number)))


# Hands ------------------------------------------------------------------------------------------------------


def test_my_hand_is_mine_and_the_others_could_be_any() -> None:
    scene = Scene.lay(SushiGo(3), ["maki:1 tempura", "gyoza pudding", "sashimi wasabi"])
    states = imagined(scene, 0)
    assert hands(states, 0) == {"maki:1 tempura"}
    assert len(hands(states, 1)) > 30
    assert len({state.board.deck for state in states}) > 30


def test_a_spectator_knows_no_hand() -> None:
    scene = Scene.lay(SushiGo(3), ["maki:1 tempura", "gyoza pudding", "sashimi wasabi"])
    assert all(len(hands(imagined(scene, None), seat)) > 30 for seat in range(3))


def test_a_hand_that_was_seen_is_known() -> None:
    game = SushiGo(3)
    states = list(moments(game, seed=5))
    history: list[Event] = []
    for state, news in states:
        history += news
        if state.board.round == 1 and state.board.turn == 3 and state.ask is not None:
            for seat in range(3):
                guess = game.imagine(game.view(state, seat), seen_by(history, seat), Random(1))
                assert guess.board.hands == state.board.hands, "after two passes everyone has seen all three"
                assert guess.board.deck == state.board.deck


def test_no_card_is_more_likely_than_another() -> None:
    """A hidden card is as frequent in a hand as among all hidden cards."""
    scene = Scene.lay(SushiGo(3), ["gyoza", "tempura", "tempura"], round=3, turn=9)
    view = scene.game.view(scene.state, 0)
    pool = Counter(SushiGo(3).box)
    pool[parse_card("gyoza")] -= 1
    count = Counter(
        SushiGo(3).imagine(view, (), Random(number)).board.hands[1][0].dish for number in range(3000)
    )
    for dish in ("maki", "tempura", "wasabi", "pudding"):
        share = sum(number for card, number in pool.items() if card.dish == dish) / pool.total()
        assert abs(count[dish] / 3000 - share) < 0.03


# Sealed answers ---------------------------------------------------------------------------------------------


def test_my_sealed_answer_is_mine_and_the_others_could_be_any() -> None:
    scene = Scene.lay(SushiGo(3), ["maki:1 tempura", "gyoza pudding", "sashimi wasabi"])
    scene.play("0 pick tempura", "1 pick gyoza")
    states = imagined(scene, 0)
    assert {str(state.answer_of(0)) for state in states} == {"pick tempura"}
    assert len({str(state.answer_of(1)) for state in states}) > 5
    assert {state.answer_of(2) for state in states} == {None}


# Desserts ---------------------------------------------------------------------------------------------------


def test_the_dessert_pile_holds_desserts_only() -> None:
    scene = Scene.lay(MENU, ["eel tempura", "eel maki:1", "pudding pudding"])
    for state in imagined(scene, 0):
        assert {card.dish for card in state.board.dessert_pile} == {"pudding"}
        assert len(state.board.dessert_pile) == scene.game.view(scene.state, 0).dessert_pile_size


# Menus ------------------------------------------------------------------------------------------------------


@pytest.fixture
def menu() -> Scene:
    scene = Scene.lay(MENU, ["menu:7 eel", "eel eel", "tempura eel"])
    scene.play("0 pick menu:7", "1 pick eel", "2 pick tempura", "* draw maki:1 maki:2 sashimi tempura")
    return scene


def test_what_my_menu_shows_is_in_the_deck(menu: Scene) -> None:
    offer = Counter(map(parse_card, ["maki:1", "maki:2", "sashimi", "tempura"]))
    for seen in ((), (BEGAN, *seen_by(menu.events, 0))):
        for state in imagined(menu, 0, seen):
            assert state.board.offer == (0, tuple(offer))
            assert offer <= Counter(state.board.deck)


def test_what_another_menu_shows_could_be_anything_in_the_deck(menu: Scene) -> None:
    offers = set()
    for state in imagined(menu, 1):
        assert state.board.offer is not None
        seat, cards = state.board.offer
        assert (seat, len(cards)) == (0, 4)
        assert Counter(cards) <= Counter(state.board.deck)
        offers.add(cards)
    assert len(offers) > 30


def test_what_my_menu_showed_before_is_still_in_the_deck(menu: Scene) -> None:
    menu.play("0 lay sashimi")
    left = Counter(map(parse_card, ["maki:1", "maki:2", "tempura"]))
    for state in imagined(menu, 0, (BEGAN, *seen_by(menu.events, 0))):
        assert left <= Counter(state.board.deck)


def test_a_menu_can_be_played_on_from_imagination(menu: Scene) -> None:
    all_is_well(menu, (BEGAN,))


# Spoons -----------------------------------------------------------------------------------------------------


def spoon(hand_1: str, hand_2: str, hand_3: str, wish: str) -> Scene:
    """Seat 0 calls its spoon and wishes."""
    scene = Scene.lay(SPOON, ["eel eel", hand_1, hand_2, hand_3], table=["maki:1 spoon:4"])
    second = [hand.split()[-1] for hand in (hand_1, hand_2, hand_3)]
    scene.play("0 pick eel !spoon:4", *(f"{seat} pick {card}" for seat, card in enumerate(second, 1)))
    scene.play(f"0 wish {wish}")
    return scene


def test_who_is_asked_to_give_has_something_to_give() -> None:
    """Even without any events: the agenda contains the wish and the seat that has such a card."""
    scene = spoon("eel maki:1", "nigiri:egg tempura", "eel tempura", "nigiri")
    for seat in (None, 0, 1, 3):
        for seen in ((), (BEGAN, *seen_by(scene.events, seat))):
            for state in imagined(scene, seat, seen):
                (question,) = state.pending
                assert isinstance(question, GiveCard)
                assert question.options
                assert any(card.dish == "nigiri" for card in state.board.hands[2])
    all_is_well(scene, (BEGAN,))


def test_who_was_passed_over_does_not_have_it() -> None:
    scene = spoon("eel maki:1", "nigiri:egg tempura", "eel tempura", "nigiri")
    for state in imagined(scene, 0, (BEGAN, *seen_by(scene.events, 0)), times=200):
        assert not any(card.dish == "nigiri" for card in state.board.hands[1])


def test_who_was_not_asked_may_have_it() -> None:
    scene = spoon("eel maki:1", "nigiri:egg tempura", "eel tempura", "nigiri")
    states = imagined(scene, 0, (BEGAN, *seen_by(scene.events, 0)), times=200)
    assert any(card.dish == "nigiri" for state in states for card in state.board.hands[3])


def test_if_nobody_had_it_nobody_has_it() -> None:
    """The hands of seats 1 and 2 were passed on; seat 0 knows what is not in them, wherever they are."""
    scene = spoon("eel maki:1", "maki:2 tempura", "eel tempura", "nigiri")
    assert scene.state.board.turn == 6
    for state in imagined(scene, 0, (BEGAN, *seen_by(scene.events, 0)), times=100):
        assert not any(card.dish == "nigiri" for hand in state.board.hands[2:] for card in hand)


def test_the_last_dessert_of_its_kind_is_with_who_has_it_and_not_in_the_dessert_pile() -> None:
    """Only one such card is hidden, so it can't be dealt to the dessert pile."""
    rare = "fruit:orange+orange"
    scene = Scene.lay(
        SPOON,
        ["eel eel", "eel maki:1", f"{rare} tempura", "eel tempura"],
        table=["maki:1 spoon:4", rare],
    )
    scene.play("0 pick eel !spoon:4", "1 pick maki:1", "2 pick tempura", "3 pick tempura", f"0 wish {rare}")
    assert scene.game.view(scene.state, 0).dessert_pile_size > 0
    for state in imagined(scene, 0, times=200):
        assert parse_card(rare) in state.board.hands[2]
        assert parse_card(rare) not in state.board.dessert_pile


def test_hands_that_want_the_same_cards_find_a_way() -> None:
    """Two nigiri are left. Seats 2 and 3 have one each; seat 3 has no egg, so it has the squid."""
    hidden = ["eel maki:1", "eel maki:1", "nigiri:egg maki:2", "nigiri:squid maki:2"]
    scene = Scene.lay(
        SPOON,
        hidden,
        table=["spoon:4"],
        discard=everything_but(SPOON, *hidden, "spoon:4"),
    )
    scene.play("0 pick eel !spoon:4", "1 pick eel", "2 pick maki:2", "3 pick maki:2", "0 wish nigiri")
    seen = [RoundBegan(1, 1), Wished(2, "nigiri:egg"), Found(2, 0), Wished(1, "maki"), Found(1, 0)]
    for state in imagined(scene, 0, seen, times=100):
        assert state.board.hands == scene.state.board.hands


@pytest.mark.parametrize("seed", range(20))
def test_a_place_gives_way_to_one_that_is_harder_to_please(seed: int) -> None:
    """Three places fit three cards in only one way, whatever the order in which the cards come up."""
    x, y, z = pool = tuple(map(parse_card, ["eel", "tempura", "wasabi"]))
    places = [lambda card: card == x, lambda card: card in (y, z), lambda card: card in (x, y)]
    assert fill([*places], pool, Random(seed)) == ([x, z, y], [])


def test_places_that_cannot_be_filled_are_an_error() -> None:
    pool = (parse_card("eel"),)
    with pytest.raises(ValueError, match="don't lead to this view"):
        fill([lambda card: card.dish == "tofu"], pool, Random(0))


def test_a_special_order_that_was_shown_is_still_in_the_giver_s_hand() -> None:
    scene = spoon("eel maki:1", "special_order tempura", "eel tempura", "special_order")
    scene.play("2 give special_order")
    assert scene.options(0)[0].startswith("copy ")
    for seen in ((), (BEGAN, *seen_by(scene.events, 1))):
        for state in imagined(scene, 1, seen):
            assert parse_card("special_order") in state.board.hands[2]
    all_is_well(scene, (BEGAN,))


# Blind picks ------------------------------------------------------------------------------------------------


@pytest.fixture
def blind() -> Scene:
    """Seats 0 and 2 choose blind, each with something to copy."""
    scene = Scene.lay(
        SAKE,
        ["eel special_order", "eel maki:1", "tempura eel"],
        table=["tempura", "", "maki:2"],
        blind=(0, 2),
    )
    scene.play("0 pick ?", "1 pick maki:1", "2 pick ?")
    return scene


def test_who_chooses_blind_does_not_know_the_hand(blind: Scene) -> None:
    assert len(hands(imagined(blind, 0), 0)) > 30


def test_who_has_seen_the_hand_before_knows_it_though_choosing_blind(blind: Scene) -> None:
    seen = [BEGAN, HandSeen(0, blind.state.board.hands[0], to=0)]
    assert hands(imagined(blind, 0, seen), 0) == {"eel special_order"}


def test_while_cards_are_drawn_my_pick_is_known(blind: Scene) -> None:
    states = imagined(blind, 1)
    assert {str(state.board.picks[1]) for state in states} == {"pick maki:1"}
    assert {str(state.board.picks[0]) for state in states} == {"pick ?"}
    assert len({str(state.board.picks[1]) for state in imagined(blind, 0)}) > 5
    all_is_well(blind, (BEGAN,))


def test_a_card_that_was_drawn_could_be_any_of_the_hand(blind: Scene) -> None:
    blind.play("* draw eel")
    for state in imagined(blind, 1):
        drawn = state.board.picks[0]
        assert isinstance(drawn, Pick)
        assert drawn.serving is not None
        assert drawn.serving.card in state.board.hands[0]
    assert {str(state.board.picks[0]) for state in imagined(blind, 0)} == {"pick eel"}
    all_is_well(blind, (BEGAN,))


def test_who_is_asked_what_to_copy_has_drawn_a_special_order(blind: Scene) -> None:
    blind.play("* draw special_order", "* draw eel")
    for seat in (None, 1, 2):
        for state in imagined(blind, seat):
            assert str(state.board.picks[0]) == "pick special_order"
            assert parse_card("special_order") in state.board.hands[0]
            assert str(state.board.picks[2]) != "pick special_order"
    all_is_well(blind, (BEGAN,))


def test_who_is_not_asked_has_drawn_something_else_also_from_the_last_card() -> None:
    """Nobody imagines that a hand of one card is a special order."""
    scene = Scene.lay(
        SAKE,
        ["special_order", "eel", "eel"],
        table=["tempura", "", "maki:2"],
        blind=(0, 2),
        turn=10,
        discard=everything_but(SAKE, "special_order special_order special_order eel eel tempura maki:2"),
    )
    scene.play("0 pick ?", "1 pick eel", "2 pick ?", "* draw special_order", "* draw eel")
    for state in imagined(scene, 1, times=200):
        assert [decision.seat for decision in state.pending] == [0]


def test_who_has_nothing_to_copy_may_have_drawn_a_special_order_without_being_asked() -> None:
    scene = Scene.lay(
        SAKE,
        ["special_order eel", "eel eel", "special_order tempura"],
        table=["tempura", "", ""],
        blind=(0, 2),
    )
    scene.play("0 pick ?", "1 pick eel", "2 pick ?", "* draw special_order", "* draw special_order")
    assert scene.waiting_for == [0]
    picks = {str(state.board.picks[2]) for state in imagined(scene, 1, times=400)}
    assert "pick special_order" in picks
    assert len(picks) > 5


# The dummy --------------------------------------------------------------------------------------------------


def test_a_hand_with_a_card_for_the_dummy_is_known_in_part() -> None:
    """Seat 1 passed its hand on and knows it, but not what came from the pile."""
    history: list[Event] = []
    for state, news in moments(DUMMY, seed=2):
        history += news
        board = state.board
        if state.ask is not None and len(state.ask.decisions) == 2 and (board.round, board.turn) == (1, 3):
            break
    drew = DUMMY.controller(1, 3)
    other = 1 - drew
    guess = Memory(2, seen_by(history, other)).hands[drew]
    assert (guess.known.total(), guess.unknown) == (7, 1)
    scene = Scene(DUMMY, state)
    states = imagined(scene, other, seen_by(history, other))
    assert len(hands(states, drew)) > 10
    for imagination in states:
        assert guess.known <= Counter(imagination.board.hands[drew])
        assert len(imagination.board.pile) == len(board.pile)


# The end, and wrong pasts -----------------------------------------------------------------------------------


def test_after_the_end() -> None:
    scene = Scene.lay(SushiGo(3), ["maki:1", "maki:2", "tempura"], round=3, turn=9)
    scene.play("0 pick maki:1", "1 pick maki:2", "2 pick tempura")
    assert all(state.over for state in imagined(scene, 0))


def test_events_of_another_match_are_refused() -> None:
    scene = Scene.lay(SushiGo(3), ["maki:1 tempura", "gyoza pudding", "sashimi wasabi"])
    elsewhere = [BEGAN, *(HandSeen(seat, tuple(map(parse_card, ["chopsticks"] * 2))) for seat in range(1, 3))]
    too_many = [*elsewhere, HandSeen(1, (parse_card("eel"),) * 2)]
    imagined(scene, 0, elsewhere)
    with pytest.raises(ValueError, match="don't lead to this view"):
        imagined(scene, 0, too_many)


def test_a_wish_that_cannot_have_been_found_is_refused() -> None:
    """All nigiri lie face up, so nobody can have one in hand."""
    nigiri = " ".join(str(card) for card in SPOON.box if card.dish == "nigiri")
    scene = Scene.lay(SPOON, ["eel eel", "eel maki:1", "maki:2 tempura", "eel tempura"], discard=nigiri)
    with pytest.raises(ValueError, match="don't lead to this view"):
        imagined(scene, 0, [BEGAN, Wished(1, "nigiri"), Found(1, 2)])
