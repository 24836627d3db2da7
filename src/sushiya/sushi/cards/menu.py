"""Menu. Look at four cards of the deck, lay one that is not a menu, and shuffle the others back in."""

from sushiya.core import Seat, Step
from sushiya.sushi.dish import Course, Dish, numbered_cards
from sushiya.sushi.events import MenuOpened, Offered
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import PlateNo
from sushiya.sushi.moves import Draw, Lay, LayCard, draw_cards
from sushiya.sushi.servings import servings
from sushiya.sushi.turn import lay_extra

__all__ = ["MENU"]

SIZE = 4


def numbered(k: Kitchen, seat: Seat, no: PlateNo) -> None:
    k.ask(draw_cards(k.deck, SIZE), then=opened, args=(seat, no))


def opened(k: Kitchen, seat: Seat, no: PlateNo, drawn: Draw) -> None:
    """Offer the cards to this seat alone. They stay in the deck, which is a multiset, until one is taken."""
    k.offer = (seat, drawn.cards)
    k.emit(MenuOpened(seat, len(drawn.cards)))
    k.emit(Offered(seat, drawn.cards, to=seat))
    k.next(Step(choose, (seat, no)))


def choose(k: Kitchen, seat: Seat, no: PlateNo) -> None:
    assert k.offer is not None
    playable = tuple(card for card in k.offer[1] if card.dish != "menu")  # two at least: see party R11
    options = tuple(Lay(way) for way in servings(k, seat, playable, but=no))
    k.ask(LayCard(seat, options, "menu"), then=chosen, args=(seat, no))


def chosen(k: Kitchen, seat: Seat, no: PlateNo, lay: Lay) -> None:
    k.offer = None
    k.set_aside(seat, no, "used")
    lay_extra(k, seat, lay.serving, None)


MENU = Dish(
    "menu",
    course=Course.SPECIAL,
    colour="tan",
    cards=numbered_cards("menu", 7, 8, 9),
    seats=range(2, 7),
    numbered=numbered,
)
