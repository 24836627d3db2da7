"""How the greedy bot answers in Sushi Go! and Party: every option by what the plates are worth after it."""

from collections.abc import Iterable, Sequence
from functools import singledispatch
from random import Random

from sushiya.bots.prospects import Outlook
from sushiya.core import Action, Event, Seat
from sushiya.sushi import Card, Plate, Serving, Tableau, View
from sushiya.sushi.events import Wished
from sushiya.sushi.model import FACE_DOWN
from sushiya.sushi.moves import Aim, Done, Give, Lay, Pick, PickBlind, PickCard, Turn, Wish

__all__ = ["Taster", "best_answer", "best_option", "turns_after"]

DENIAL = 0.4
"""How much a point kept from the next player is worth."""
BLIND_CARD = 2.0
"""What an extra card brings that nobody has seen yet."""
TIE = 1e-6
"""Options this close are equally good."""


def best_answer(view: View, seen: Sequence[Event], rng: Random) -> Action:
    """The option after which things look best; of equal ones any."""
    return best_option(Taster(view, seen, Outlook(view, turns_after(view))), rng)


def best_option(taster: "Taster", rng: Random) -> Action:
    """The option that this taster likes best; of equal ones any."""
    assert taster.view.decision is not None
    values = [(taster.value(option), option) for option in taster.view.decision.options]
    best = max(value for value, _ in values)
    good = [option for value, option in values if value >= best - TIE]
    return good[int(rng.random() * len(good))]


def turns_after(view: View) -> int:
    """How many more cards this seat lays after what it is asked now."""
    assert view.seat is not None
    picking = isinstance(view.decision, PickCard | PickBlind)
    return max(0, view.hand_sizes[view.seat] - picking)


class Taster:
    """The view of the seat that chooses, with what its plates promise."""

    def __init__(self, view: View, seen: Sequence[Event], outlook: Outlook) -> None:
        assert view.seat is not None
        self.view = view
        self.seen = seen
        self.seat = view.seat
        self.plates = view.table[view.seat]
        self.outlook = outlook

    def value(self, option: Action) -> float:
        """How things look after this answer."""
        return _value(option, self)

    def worth(self, plates: Tableau) -> float:
        return self.outlook.worth(self.seat, plates)

    def with_serving(self, plates: Tableau, serving: Serving) -> Tableau:
        """The plates after this card; a nigiri finds the oldest free wasabi as the rules have it."""
        card, copy, free = serving
        turned = copy == FACE_DOWN
        face = card if copy is None or turned else copy
        game = self.view.game
        base = game.dishes[face.dish].lies_on
        on = None
        if base and not free and not turned:
            used = {plate.on for plate in plates}
            on = next((plate.no for plate in plates if plate.dish == base and plate.no not in used), None)
        number = 1 + max((plate.no for plate in plates), default=0)
        return (*plates, Plate(number, card, face, self.view.turn, turned, on))

    def gain(self, seat: Seat, card: Card) -> float:
        """What a card would bring a seat."""
        plates = self.view.table[seat]
        after = self.with_serving(plates, Serving(card))
        return self.outlook.worth(seat, after) - self.outlook.worth(seat, plates)

    def best_extra(self, plates: Tableau, cards: Iterable[Card]) -> float:
        """What the plates are worth after the best of these cards."""
        ways = [self.with_serving(plates, Serving(card)) for card in set(cards)]
        return max(map(self.worth, ways), default=self.worth(plates))

    def wish_worth(self, plates: Tableau, wish: Wish) -> float:
        """What the plates are worth after a wish that may come true; a kind brings its poorest card."""
        view = self.view
        before = self.worth(plates)
        dishes = view.game.dishes.values()
        wanted = [card for dish in dishes for card in dish.cards if wish.fits(card)]
        unseen = sum(size for seat, size in enumerate(view.hand_sizes) if seat != self.seat)
        dish = wanted[0].dish
        share = self.outlook.share(dish) * len(wanted) / len(view.game.dishes[dish].cards)
        likely = 1 - (1 - share) ** unseen
        gained = min(self.worth(self.with_serving(plates, Serving(card))) for card in set(wanted)) - before
        return before + likely * gained


@singledispatch
def _value(option: Action, taster: Taster) -> float:
    raise NotImplementedError(f"the greedy bot does not know {type(option).__name__}")


@_value.register
def _pick(option: Pick, taster: Taster) -> float:
    plates = taster.plates
    laid = [serving for serving in (option.serving, option.second) if serving is not None]
    if option.second is not None:
        plates = _without_one(plates, "chopsticks")
    for serving in laid:
        plates = taster.with_serving(plates, serving)
    value = _call(option, plates, laid, taster) if option.call else taster.worth(plates)
    if option.dummy is not None:
        rival = (taster.seat + 1) % taster.view.game.seats
        value += DENIAL * taster.gain(rival, option.dummy)
    return value


def _call(option: Pick, plates: Tableau, laid: list[Serving], taster: Taster) -> float:
    """What the plates are worth if the call goes as expected."""
    called = next(plate for plate in plates if plate.serving == option.call)
    rest = tuple(plate for plate in plates if plate.no != called.no)
    if called.dish == "spoon":
        return max(taster.wish_worth(rest, wish) for wish in taster.view.game.wishes)
    if not laid:
        return taster.worth(rest) + BLIND_CARD
    cards = list(taster.view.hand)
    cards.remove(laid[0].card)
    return taster.best_extra(rest, cards)


def _without_one(plates: Tableau, dish: str) -> Tableau:
    used = next(plate for plate in plates if plate.dish == dish)
    return tuple(plate for plate in plates if plate.no != used.no)


@_value.register
def _lay(option: Lay, taster: Taster) -> float:
    return taster.worth(taster.with_serving(taster.plates, option.serving))


@_value.register
def _aim(option: Aim, taster: Taster) -> float:
    order = taster.view.game.dishes["special_order"].cards[0]
    return taster.worth(taster.with_serving(taster.plates, Serving(order, option.copy)))


@_value.register
def _wish(option: Wish, taster: Taster) -> float:
    return taster.wish_worth(taster.plates, option)


@_value.register
def _give(option: Give, taster: Taster) -> float:
    """The card that helps the asker least."""
    asker = [event.seat for event in taster.seen if isinstance(event, Wished)][-1]
    return -taster.gain(asker, option.card)


@_value.register
def _turn(option: Turn, taster: Taster) -> float:
    turned = (plate._replace(turned=True) if plate.no == option.no else plate for plate in taster.plates)
    return taster.worth(tuple(turned))


@_value.register
def _done(option: Done, taster: Taster) -> float:
    return taster.worth(taster.plates)
