"""Pins the menu: four cards of the deck to choose from, one of them laid, the others shuffled back in."""

import pytest

from sushiya.sushi import CARDS, DISHES, Course, SushiGoParty, check_meal
from sushiya.sushi.cards.menu import MENU, SIZE
from sushiya.sushi.events import Cleared, MenuOpened, Offered, Served
from sushiya.sushi.meals import COURSES
from sushiya.sushi.model import hand_of
from sushiya.sushi.moves import DrawCards, LayCard
from sushiya.sushi.turn import ROUNDS
from sushiya.testing.drafting import Scene
from tests.sushi.cards.tables import deck, party

DECK = "gyoza gyoza maki:1 menu:8 sashimi special_order tempura"


def test_the_deck() -> None:
    assert deck(MENU) == {"menu:7": 1, "menu:8": 1, "menu:9": 1}
    assert [card.order for card in MENU.cards] == [7, 8, 9]
    assert MENU.course is Course.SPECIAL
    assert MENU.colour == "tan"
    assert MENU.seats == range(2, 7)


def opened(draw: str, deck: str = DECK, table: str = "") -> Scene:
    """Seat 0 reveals a menu, and these cards are drawn."""
    hands = ["gyoza menu:7", "sashimi sashimi"]
    scene = Scene.lay(party(2, "menu", "special_order"), hands, table=[table], deck=deck)
    scene.play("0 pick menu:7", "1 pick sashimi", f"* draw {draw}".rstrip())
    return scene


def test_four_cards_are_drawn_from_the_deck() -> None:
    scene = Scene.lay(party(2, "menu"), ["gyoza menu:7", "sashimi sashimi"], deck="gyoza " * 5)
    scene.play("0 pick menu:7", "1 pick sashimi")
    (question,) = scene.state.pending
    assert isinstance(question, DrawCards)
    assert (question.size, question.pool) == (4, 5 * (CARDS["gyoza"],))


def test_one_is_laid_and_the_others_stay_in_the_deck() -> None:
    scene = opened("gyoza gyoza maki:1 sashimi")
    (question,) = scene.state.pending
    assert isinstance(question, LayCard)
    assert question.source == "menu"
    assert scene.options(0) == ["lay gyoza", "lay maki:1", "lay sashimi"]
    scene.play("0 lay gyoza")
    assert (scene.table(0), scene.hand(1)) == ("gyoza", "gyoza")
    assert scene.discard == "menu:7"
    assert " ".join(map(str, scene.state.board.deck)) == "gyoza maki:1 menu:8 sashimi special_order tempura"
    assert scene.state.board.offer is None
    assert [(event.seat, event.why) for event in scene.happened(Cleared)] == [(0, "used")]
    assert scene.happened(Served)[-1].hand is None


def test_only_the_player_sees_the_cards() -> None:
    scene = opened("gyoza gyoza maki:1 sashimi")
    offer = hand_of(CARDS[name] for name in ("gyoza", "gyoza", "maki:1", "sashimi"))
    assert scene.state.board.offer == (0, offer)
    assert scene.happened(MenuOpened) == [MenuOpened(0, 4)]
    assert scene.happened(Offered) == [Offered(0, offer, to=0)]


def test_a_menu_cannot_be_laid() -> None:
    assert opened("gyoza maki:1 menu:8 sashimi").options(0) == ["lay gyoza", "lay maki:1", "lay sashimi"]


def test_a_special_order_cannot_copy_the_menu_in_use() -> None:
    """party R13: a card in use is no longer in front of you."""
    scene = opened("gyoza maki:1 sashimi special_order", table="tempura")
    assert scene.options(0)[-1] == "lay special_order>tempura"
    scene.play("0 lay special_order>tempura")
    assert scene.table(0) == "tempura special_order>tempura"


@pytest.mark.parametrize("seats", MENU.seats)
def test_there_are_always_four_cards_and_more_than_menus(seats: int) -> None:
    """party R11: in the meal with the fewest cards, after any deal, with all other menus opened."""
    smallest = [
        dish.name
        for course, count in COURSES.items()
        for dish in sorted(
            (each for each in DISHES.values() if each.course is course and seats in each.seats),
            key=lambda each: (each is not MENU, len(each.cards)),
        )[:count]
    ]
    game, menus = SushiGoParty(seats, check_meal(smallest)), len(MENU.cards)
    undealt = len(game.opening_board().deck) - game.hand_size * seats
    left = [undealt + game.desserts_for(round) - (menus - 1) for round in range(1, ROUNDS + 1)]
    assert min(left) >= SIZE > menus - 1


def test_the_card_is_resolved_at_once() -> None:
    scene = Scene.lay(
        party(2, "menu", "uramaki"),
        ["gyoza menu:7", "gyoza gyoza"],
        table=["uramaki:5"],
        deck="gyoza sashimi tempura uramaki:5",
    )
    scene.play("0 pick menu:7", "1 pick gyoza", "* draw gyoza sashimi tempura uramaki:5", "0 lay uramaki:5")
    assert scene.scores == (8, 0)
