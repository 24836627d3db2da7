"""How the regular bot plays Sushi Go! and Party: greedy, but with a plan and an eye on the others."""

from collections import Counter
from collections.abc import Callable
from functools import cached_property
from math import sqrt
from random import Random

from sushiya.bots.evaluator_sushi import EXPECTED_VALUES, Plates, sets_of_ice_cream
from sushiya.bots.greedy_sushi import GreedyEvaluator, best_option, turns_after
from sushiya.bots.tracking_evaluator_sushi import TrackingEvaluator
from sushiya.core import Action
from sushiya.sushi import Card, Serving, Tableau, View
from sushiya.sushi.cards.uramaki import GOAL, PRIZES
from sushiya.sushi.memory import Memory
from sushiya.sushi.moves import Pick, PickBlind, PickCard, Wish

__all__ = ["considered_answer"]

DENIAL = 0.1
"""The value of a point kept from the next player."""
RIVALRY = {"maki": 1.2, "temaki": 1.6, "pudding": 1.6}
"""Points won in a race are also lost by someone else, so they count for more."""
STILL_THERE = 0.7
"""The probability that a card which is now in a hand is still there when everyone has picked."""


def considered_answer(view: View, memory: Memory, rng: Random) -> Action:
    """The option with the best value; ties are broken at random."""
    return best_option(Regular(view, memory), rng)


class Regular(GreedyEvaluator):
    """Rates the options of the seat that chooses, using what it remembers."""

    def __init__(self, view: View, memory: Memory) -> None:
        picking = isinstance(view.decision, PickCard | PickBlind)
        self.tracking = TrackingEvaluator(view, memory, turns_after(view), picking=picking)
        self.tracking.expected_values = PLANS
        super().__init__(view, memory, self.tracking)
        self._still_there = STILL_THERE if picking else 1.0

    def value(self, option: Action) -> float:
        value = super().value(option)
        if isinstance(option, Pick) and option.serving is not None and self.evaluator.turns:
            value -= DENIAL * self._passes_on(option)
        return value

    def wish_worth(self, plates: Tableau, wish: Wish) -> float:
        """Going clockwise, the first holder gives the card that helps least. Hands seen before are known."""
        before = self.worth(plates)
        cards = {card for dish in self.view.game.dishes.values() for card in dish.cards if wish.fits(card)}
        weights = {card: self.worth(self.with_serving(plates, Serving(card))) - before for card in cards}
        dish = next(iter(cards)).dish
        share = self.tracking.unseen.get(dish, 0.0) * len(cards) / len(set(self.view.game.dishes[dish].cards))
        asked, gained = 1.0, 0.0
        for step in range(1, self.view.game.seats):
            hand = self.tracking.hands[(self.seat + step) % self.view.game.seats]
            known = [weights[card] for card, count in hand.known.items() if count > 0 and card in cards]
            if known:
                return before + gained + asked * self._still_there * min(known)
            has = 1 - (1 - share) ** hand.unknown
            gained += asked * has * min(weights.values())
            asked *= 1 - has
        return before + gained

    def _passes_on(self, pick: Pick) -> float:
        """What the next player gains from the rest of the hand after this pick."""
        rest = Counter(self.view.hand)
        rest.subtract(serving.card for serving in (pick.serving, pick.second) if serving is not None)
        return next((weight for weight, card in self._wanted_next if rest[card] > 0), 0.0)

    @cached_property
    def _wanted_next(self) -> list[tuple[float, Card]]:
        """The value of each card of the hand to the next player, best first."""
        game = self.view.game
        rival = (self.seat + (1 if game.passes_left(self.view.round) else -1)) % game.seats
        return sorted(((self.weight(rival, card), card) for card in set(self.view.hand)), reverse=True)


def _race(dish: str) -> Callable[[Plates], float]:
    return lambda plates: RIVALRY[dish] * EXPECTED_VALUES[dish](plates)


def _uramaki(plates: Plates) -> float:
    """The remaining prizes, by the place that this many icons will probably take."""
    evaluator, icons = plates.evaluator, plates.table.icons(plates.seat, "uramaki")
    prizes = PRIZES[plates.table.notes.get("uramaki", 0) :]
    if prizes and icons >= GOAL:
        return prizes[0]
    if evaluator.turns == 0 or not prizes:
        return plates.scored("uramaki")
    ranks = plates.ranks(plates.table, "uramaki", 1 + sqrt(evaluator.turns))
    hoped = sum(prize * chance for prize, chance in zip(prizes, ranks, strict=False))
    return hoped if icons else hoped * evaluator.chance("uramaki")


def _ice_cream(plates: Plates) -> float:
    """Four are a long way off: the cards of a started set count for less than their share."""
    return sets_of_ice_cream(plates, share=2 / 3)


def _wasabi(plates: Plates) -> float:
    """The best nigiri that is likely to come, minus its points without wasabi."""
    used = {plate.on for plate in plates.tableau}
    free = sum(plate.dish == "wasabi" and plate.no not in used for plate in plates.tableau)
    worth = 0.0
    for nth in range(1, free + 1):
        squid, salmon, egg = (plates.evaluator.chance(kind, nth) for kind in ("squid", "salmon", "egg"))
        worth += 6 * squid + (1 - squid) * (4 * salmon + (1 - salmon) * 2 * egg)
    return 0.7 * worth


PLANS = EXPECTED_VALUES | {
    "maki": _race("maki"),
    "temaki": _race("temaki"),
    "uramaki": _uramaki,
    "pudding": _race("pudding"),
    "green_tea_ice_cream": _ice_cream,
    "wasabi": _wasabi,
}
