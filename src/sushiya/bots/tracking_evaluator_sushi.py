"""Predicts what will come by: hands seen before card by card, all others from the cards still unseen."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sushiya.bots.evaluator_sushi import Evaluator
from sushiya.sushi import Card, View
from sushiya.sushi.imagine import unseen_cards
from sushiya.sushi.memory import Memory

__all__ = ["TrackingEvaluator"]


class Coming(NamedTuple):
    """A hand that this seat will choose from, as it is now."""

    known: Counter[str]
    unknown: int
    left: float
    """The share of it that will be left when it arrives."""


class TrackingEvaluator(Evaluator):
    """An evaluator that knows which hand arrives when. It also counts each nigiri: squid, salmon, egg."""

    def __init__(self, view: View, memory: Memory, turns: int, *, picking: bool) -> None:
        super().__init__(view, turns)
        assert view.seat is not None
        mine = None if view.seat in view.blind else view.hand
        self.hands = [
            memory.fit(seat, size, mine if seat == view.seat else None)
            for seat, size in enumerate(view.hand_sizes)
        ]
        """All hands, as far as they are known."""
        self.unseen = self._share_of_unseen()
        """The probability of each kind for an unseen card."""
        self._coming: list[Coming] = []
        before = -1 if self.game.passes_left(view.round) else 1
        for turn in range(1, turns + 1):
            seat = (view.seat + before * turn) % self.game.seats
            size, gone = view.hand_sizes[seat], turn - 1 + picking
            if gone < size:
                known = _by_kind(self.hands[seat].known.items())
                self._coming.append(Coming(known, self.hands[seat].unknown, 1 - gone / size))

    def _share_of_unseen(self) -> dict[str, float]:
        """The share of each kind among the unseen cards, without the desserts still in their pile."""
        view = self.view
        kinds: dict[str, float] = dict(_by_kind(unseen_cards(view, self.hands).items()))
        sweets = [dish for dish in kinds if dish in self.game.dishes and self.game.is_dessert(dish)]
        stored = sum(kinds[dish] for dish in sweets)
        for dish in sweets:
            kinds[dish] *= max(0.0, 1 - view.dessert_pile_size / stored) if stored else 0.0
        total = sum(count for kind, count in kinds.items() if kind in self.game.dishes)
        return {kind: count / max(total, 1) for kind, count in kinds.items()}

    def _tries(self, dish: str, variants: int, turns: int) -> Iterator[float]:
        """In this round as far as the hands are known, and in `turns` turns as for any evaluator."""
        yield from (self._comes(dish, variants, hand) for hand in self._coming)
        if turns > self.turns:
            share, size = self.share(dish) / variants, self.game.hand_size
            yield from (1 - (1 - share) ** (left % size + 1) for left in range(turns - self.turns))

    def _comes(self, dish: str, variants: int, hand: Coming) -> float:
        """The probability that this hand still has one when it arrives."""
        none: float = (1 - self.unseen.get(dish, 0.0) / variants) ** (hand.unknown * hand.left)
        taken: float = (1 - hand.left) ** (hand.known[dish] / variants)
        return 1 - none * taken


def _by_kind(cards: Iterable[tuple[Card, int]]) -> Counter[str]:
    kinds: Counter[str] = Counter()
    for card, count in cards:
        kinds[card.dish] += count
        if card.dish == "nigiri":
            kinds[card.variant] += count
    return kinds
