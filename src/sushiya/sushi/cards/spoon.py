"""Spoon. In a later turn, name a kind or a card: the next player who has it trades it for the spoon."""

from itertools import takewhile

from sushiya.core import Seat, Step
from sushiya.sushi.dish import Course, Dish, numbered_cards
from sushiya.sushi.events import Found, Given, Wished
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import Card, PlateNo, Serving
from sushiya.sushi.moves import ChooseCopy, Copy, Give, GiveCard, MakeWish, Wish
from sushiya.sushi.servings import copy_options
from sushiya.sushi.turn import lay_extra

__all__ = ["SPOON"]


def called(k: Kitchen, seat: Seat, no: PlateNo) -> None:
    k.ask(MakeWish(seat, k.game.wishes, asks=tuple(k.clockwise(after=seat))), then=wished, args=(seat, no))


def wished(k: Kitchen, seat: Seat, no: PlateNo, wish: Wish) -> None:
    """Find the first player, clockwise, who has such a card."""
    k.emit(Wished(seat, wish.what))
    for giver in k.clockwise(after=seat):
        if any(wish.fits(card) for card in k.hands[giver]):
            k.emit(Found(seat, giver))
            k.next(Step(ask_giver, (seat, no, giver, wish)))
            return
    k.set_aside(seat, no, "nobody has it")


def ask_giver(k: Kitchen, seat: Seat, no: PlateNo, giver: Seat, wish: Wish) -> None:
    """Ask the giver, who has a choice if a kind was named and the hand holds several of its variants."""
    fitting = dict.fromkeys(card for card in k.hands[giver] if wish.fits(card))
    gifts = tuple(Give(card) for card in fitting)
    had_none = tuple(takewhile(lambda each: each != giver, k.clockwise(after=seat)))
    decision = GiveCard(giver, gifts, seat, wish.what, in_return=k.plate(seat, no).card, had_none=had_none)
    k.ask(decision, then=given, args=(seat, no, giver))


def given(k: Kitchen, seat: Seat, no: PlateNo, giver: Seat, give: Give) -> None:
    k.emit(Given(seat, giver, give.card))
    if k.game.dishes[give.card.dish].copies and copy_options(k, seat, but=no):
        k.next(Step(ask_copy, (seat, no, giver, give.card)))
    else:
        hand_over(k, seat, no, giver, Serving(give.card))


def ask_copy(k: Kitchen, seat: Seat, no: PlateNo, giver: Seat, card: Card) -> None:
    """Ask what a given special order copies: it is laid immediately."""
    k.ask(ChooseCopy(seat, tuple(copy_options(k, seat, but=no))), then=copied, args=(seat, no, giver, card))


def copied(k: Kitchen, seat: Seat, no: PlateNo, giver: Seat, card: Card, aim: Copy) -> None:
    hand_over(k, seat, no, giver, Serving(card, aim.copy))


def hand_over(k: Kitchen, seat: Seat, no: PlateNo, giver: Seat, serving: Serving) -> None:
    k.take_up(seat, no, giver)
    lay_extra(k, seat, serving, giver)


SPOON = Dish(
    "spoon",
    course=Course.SPECIAL,
    colour="pink",
    cards=numbered_cards("spoon", 4, 5, 6),
    seats=range(3, 9),
    called=called,
)
