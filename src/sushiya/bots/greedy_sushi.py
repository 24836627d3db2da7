"""How the greedy bot plays Sushi Go! and Party: it rates options by what the plates are worth after them."""

from collections.abc import Iterable
from functools import singledispatch
from random import Random

from sushiya.bots.evaluator_sushi import Evaluator
from sushiya.core import Action, Seat
from sushiya.sushi import Card, Plate, Serving, Tableau, View
from sushiya.sushi.memory import Memory
from sushiya.sushi.model import FACE_DOWN
from sushiya.sushi.moves import Copy, Done, Flip, Give, Lay, Pick, PickBlind, PickCard, Wish

__all__ = ["GreedyEvaluator", "best_answer", "best_option", "turns_after"]

DENIAL = 0.4
"""The value of a point kept from the next player."""
BLIND_CARD = 2.0
"""The expected value of an extra card that nobody has seen yet."""
TIE = 1e-6
"""Options within this distance are equally good."""


def best_answer(view: View, memory: Memory, rng: Random) -> Action:
    """The option with the best value; ties are broken at random."""
    return best_option(GreedyEvaluator(view, memory, Evaluator(view, turns_after(view))), rng)


def best_option(evaluator: "GreedyEvaluator", rng: Random) -> Action:
    """The option that this evaluator rates best; ties are broken at random."""
    assert evaluator.view.decision is not None
    values = [(evaluator.value(option), option) for option in evaluator.view.decision.options]
    best = max(value for value, _ in values)
    good = [option for value, option in values if value >= best - TIE]
    return good[int(rng.random() * len(good))]


def turns_after(view: View) -> int:
    """How many more cards this seat lays after the current decision."""
    assert view.seat is not None
    picking = isinstance(view.decision, PickCard | PickBlind)
    return max(0, view.hand_sizes[view.seat] - picking)


class GreedyEvaluator:
    """Rates the options of the seat that chooses, from its view and an evaluator of its plates."""

    def __init__(self, view: View, memory: Memory, evaluator: Evaluator) -> None:
        assert view.seat is not None
        self.view = view
        self.memory = memory
        self.seat = view.seat
        self.plates = view.tableaux[view.seat]
        self.evaluator = evaluator

    def value(self, option: Action) -> float:
        """The value of the position after this answer."""
        return _value(option, self)

    def worth(self, plates: Tableau) -> float:
        return self.evaluator.worth(self.seat, plates)

    def with_serving(self, plates: Tableau, serving: Serving) -> Tableau:
        """The plates after this card. A nigiri goes on the oldest free wasabi, as in the rules."""
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

    def weight(self, seat: Seat, card: Card) -> float:
        """What a card would add to a seat's plates."""
        plates = self.view.tableaux[seat]
        after = self.with_serving(plates, Serving(card))
        return self.evaluator.worth(seat, after) - self.evaluator.worth(seat, plates)

    def best_extra(self, plates: Tableau, cards: Iterable[Card]) -> float:
        """What the plates are worth after the best of these cards."""
        ways = [self.with_serving(plates, Serving(card)) for card in set(cards)]
        return max(map(self.worth, ways), default=self.worth(plates))

    def wish_worth(self, plates: Tableau, wish: Wish) -> float:
        """What the plates are worth after a wish that may come true; a wished dish brings its worst card."""
        view = self.view
        before = self.worth(plates)
        dishes = view.game.dishes.values()
        wanted = [card for dish in dishes for card in dish.cards if wish.fits(card)]
        unseen = sum(size for seat, size in enumerate(view.hand_sizes) if seat != self.seat)
        dish = wanted[0].dish
        share = self.evaluator.share(dish) * len(wanted) / len(view.game.dishes[dish].cards)
        likely = 1 - (1 - share) ** unseen
        gained = min(self.worth(self.with_serving(plates, Serving(card))) for card in set(wanted)) - before
        return before + likely * gained


@singledispatch
def _value(option: Action, evaluator: GreedyEvaluator) -> float:
    raise NotImplementedError(f"the greedy bot does not know {type(option).__name__}")


@_value.register
def _pick(option: Pick, evaluator: GreedyEvaluator) -> float:
    plates = evaluator.plates
    laid = [serving for serving in (option.serving, option.second) if serving is not None]
    if option.second is not None:
        plates = _without_one(plates, "chopsticks")
    for serving in laid:
        plates = evaluator.with_serving(plates, serving)
    value = _call(option, plates, laid, evaluator) if option.call else evaluator.worth(plates)
    if option.dummy is not None:
        rival = (evaluator.seat + 1) % evaluator.view.game.seats
        value += DENIAL * evaluator.weight(rival, option.dummy)
    return value


def _call(option: Pick, plates: Tableau, laid: list[Serving], evaluator: GreedyEvaluator) -> float:
    """What the plates are worth if the call goes as expected."""
    called = next(plate for plate in plates if plate.serving == option.call)
    rest = tuple(plate for plate in plates if plate.no != called.no)
    if called.dish == "spoon":
        return max(evaluator.wish_worth(rest, wish) for wish in evaluator.view.game.wishes)
    if not laid:
        return evaluator.worth(rest) + BLIND_CARD
    cards = list(evaluator.view.hand)
    cards.remove(laid[0].card)
    return evaluator.best_extra(rest, cards)


def _without_one(plates: Tableau, dish: str) -> Tableau:
    used = next(plate for plate in plates if plate.dish == dish)
    return tuple(plate for plate in plates if plate.no != used.no)


@_value.register
def _lay(option: Lay, evaluator: GreedyEvaluator) -> float:
    return evaluator.worth(evaluator.with_serving(evaluator.plates, option.serving))


@_value.register
def _aim(option: Copy, evaluator: GreedyEvaluator) -> float:
    order = evaluator.view.game.dishes["special_order"].cards[0]
    return evaluator.worth(evaluator.with_serving(evaluator.plates, Serving(order, option.copy)))


@_value.register
def _wish(option: Wish, evaluator: GreedyEvaluator) -> float:
    return evaluator.wish_worth(evaluator.plates, option)


@_value.register
def _give(option: Give, evaluator: GreedyEvaluator) -> float:
    """Prefer the card that helps the asker least."""
    assert evaluator.memory.wish is not None, "a gift needs a wish"
    asker, _ = evaluator.memory.wish
    return -evaluator.weight(asker, option.card)


@_value.register
def _turn(option: Flip, evaluator: GreedyEvaluator) -> float:
    turned = (plate._replace(turned=True) if plate.no == option.no else plate for plate in evaluator.plates)
    return evaluator.worth(tuple(turned))


@_value.register
def _done(option: Done, evaluator: GreedyEvaluator) -> float:
    return evaluator.worth(evaluator.plates)
