"""Why an option of Sushi Go! or Party is good: what the rules say, and what imagined matches show."""

from collections.abc import Iterator, Sequence
from typing import Any

from sushiya.bots.evaluator import Evaluator, Plates
from sushiya.bots.greedy_sushi import GreedyEvaluator, turns_after
from sushiya.bots.outlook import ENOUGH, Because, Fact, Outlook
from sushiya.core import Action, Seat
from sushiya.sushi import Serving, Tableau, View
from sushiya.sushi.dish import Dish
from sushiya.sushi.memory import Memory
from sushiya.sushi.moves import Copy, Flip, Lay, Pick
from sushiya.sushi.scoring import Most, MostAndFewest, PerCard, PerVariant, Sets

__all__ = ["reasons"]

MOST = 3
"""Facts per option: who reads more forgets the first."""
NOTABLE = 1.0
"""A measured difference of fewer points is not mentioned."""
SURE = 2.0
"""Nor is one that is not this many standard errors away from nothing."""


def reasons(view: View, memory: Memory, outlooks: Sequence[Outlook]) -> list[tuple[Because, ...]]:
    """The facts for each of these options, the weightiest first; none where nothing simple can be said."""
    adviser = _Adviser(view, memory, outlooks)
    return [tuple(adviser.facts(outlook))[:MOST] for outlook in outlooks]


class _Adviser:
    def __init__(self, view: View, memory: Memory, outlooks: Sequence[Outlook]) -> None:
        assert view.seat is not None
        self.view, self.game, self.seat = view, view.game, view.seat
        self.evaluator = Evaluator(view, turns_after(view))
        self.greedy = GreedyEvaluator(view, memory, self.evaluator)
        self.plates = view.tableaux[view.seat]
        self.outlooks = outlooks
        self.columns = {dish: number for number, dish in enumerate(self.game.dishes)}

    def facts(self, outlook: Outlook) -> Iterator[Because]:
        option = outlook.option
        laid = _laid(option, self.view)
        if isinstance(option, Flip):
            turned = tuple(p._replace(turned=True) if p.no == option.no else p for p in self.plates)
            yield from _points(self._total(turned) - self._total(self.plates))
        if isinstance(option, Pick) and option.call is not None:
            yield Because("calls", {"dish": (option.call.copy or option.call.card).dish})
        if len(laid) == 2:
            yield Because("two-cards")
            plates = self._after(self.plates, *laid)
            yield from _points(self._total(plates) - self._total(self.plates))
        elif laid:
            yield from self._own(laid[0], outlook)
        if isinstance(option, Pick) and len(laid) == 1:
            yield from self._denied(laid[0], outlook)
        yield from self._helped([each.copy.dish if each.copy else each.card.dish for each in laid], outlook)

    # By the rules -------------------------------------------------------------------------------------------

    def _own(self, serving: Serving, outlook: Outlook) -> Iterator[Because]:
        """What the card does for this seat: by the rules now, and how often it paid off."""
        after = self._after(self.plates, serving)
        plate, dish = after[-1], self.game.dishes.get(after[-1].dish)
        if dish is None:  # face down
            yield from _points(self._total(after) - self._total(self.plates))
            return
        gain = self._scored(after, dish) - self._scored(self.plates, dish)
        rule = dish.score or dish.score_final
        if serving.free:
            yield Because("keeps-base", {"dish": dish.lies_on})
        if plate.on is not None:
            yield Because("on-base", {"dish": dish.lies_on, "points": gain})
        elif isinstance(rule, Most | MostAndFewest):
            yield from self._race(after, dish, outlook)
        elif isinstance(rule, Sets):
            begun = self._icons(after, dish) % rule.of
            if begun:
                yield Because("toward", {"have": begun, "need": rule.of})
                yield from self._pays(dish, outlook)
            else:
                yield Because("completes", {"points": gain})
        else:
            yield from _points(gain)
            if not isinstance(rule, PerCard | PerVariant):  # else: it brings the same whatever follows
                yield from self._expects(dish, gain, outlook)

    def _race(self, after: Tableau, dish: Dish, outlook: Outlook) -> Iterator[Because]:
        plates = Plates(self.evaluator, self.seat, after)
        ((_, table, _),) = plates.rules(dish)
        mine = table.icons(self.seat, dish.name)
        best = max(table.icons(seat, dish.name) for seat in self.game.players if seat != self.seat)
        kind: Fact = "leads" if mine > best else "level" if mine == best else "trails"
        yield Because(kind, {"mine": mine, "theirs": best})
        points = self._measured(outlook)
        if points is not None:
            often = (points[:, self.seat, self.columns[dish.name]] > 0).mean()
            yield Because("prize", {"times": round(100 * float(often))})

    # By what was measured -----------------------------------------------------------------------------------

    def _pays(self, dish: Dish, outlook: Outlook) -> Iterator[Because]:
        """How often the seat scored more for the dish than it does now."""
        points = self._measured(outlook)
        if points is not None:
            often = (points[:, self.seat, self.columns[dish.name]] > self._scored(self.plates, dish)).mean()
            yield Because("pays", {"times": round(100 * float(often))})

    def _expects(self, dish: Dish, gain: int, outlook: Outlook) -> Iterator[Because]:
        """What the dish brought in the end, if that is not what it brings now."""
        points = self._measured(outlook)
        if points is not None and (dish.score or dish.score_final):
            mean = float(points[:, self.seat, self.columns[dish.name]].mean())
            if abs(mean - gain - self._scored(self.plates, dish)) >= NOTABLE:
                yield Because("expects", {"points": round(mean)})

    def _denied(self, serving: Serving, outlook: Outlook) -> Iterator[Because]:
        """What the next player would make of this card."""
        if self.evaluator.turns == 0 or self.game.seats == 1 or self.view.hand.count(serving.card) > 1:
            return
        rival = (self.seat + (1 if self.game.passes_left(self.view.round) else -1)) % self.game.seats
        dish = self.game.dishes[serving.card.dish]
        more = self._difference(outlook, rival, dish.name)
        if more is None or more > -NOTABLE:
            return
        theirs = self.view.tableaux[rival]
        brings = self._scored(self._after(theirs, Serving(serving.card)), dish, rival) - self._scored(
            theirs, dish, rival
        )
        if isinstance(dish.score, Sets) and brings > 0:
            yield Because("denies-set", {"seat": rival, "points": brings})
        else:
            yield Because("denies", {"seat": rival, "points": round(-more)})

    def _helped(self, laid: list[str], outlook: Outlook) -> Iterator[Because]:
        """The other dish for which the seat scored most more than after the other options."""
        found = [
            (more, dish)
            for dish in self.game.dishes
            if dish not in laid and (more := self._difference(outlook, self.seat, dish)) is not None
        ]
        more, dish = max(found, default=(0.0, ""))
        if more >= NOTABLE:
            yield Because("helps", {"dish": dish, "points": round(more)})

    def _difference(self, outlook: Outlook, seat: Seat, dish: str) -> float | None:
        """How many more points a seat scored for a dish than after the other options, if that is certain.

        All options began the same imagined matches, so chance is the same for all.
        """
        points = self._measured(outlook)
        others = [found for each in self.outlooks if each is not outlook for found in [self._measured(each)]]
        if points is None or not others or any(each is None or len(each) != len(points) for each in others):
            return None
        column = self.columns[dish]
        rest: Any = sum(each[:, seat, column] for each in others if each is not None)
        differences = points[:, seat, column] - rest / len(others)
        mean, error = float(differences.mean()), float(differences.std()) / len(points) ** 0.5
        return mean if abs(mean) > SURE * error else None

    def _measured(self, outlook: Outlook) -> Any | None:
        """The points by match, seat and dish; None if there are too few matches."""
        return outlook.measured if outlook.measured is not None and len(outlook.measured) >= ENOUGH else None

    # Counting -----------------------------------------------------------------------------------------------

    def _after(self, plates: Tableau, *laid: Serving) -> Tableau:
        for serving in laid:
            plates = self.greedy.with_serving(plates, serving)
        return plates

    def _scored(self, plates: Tableau, dish: Dish, seat: Seat | None = None) -> int:
        """The points for a dish if the round, or for a dessert the match, ended now."""
        return Plates(self.evaluator, self.seat if seat is None else seat, plates).scored(dish.name)

    def _total(self, plates: Tableau) -> int:
        return sum(self._scored(plates, dish) for dish in self.game.dishes.values())

    def _icons(self, plates: Tableau, dish: Dish) -> int:
        ((_, table, _),) = Plates(self.evaluator, self.seat, plates).rules(dish)
        return table.icons(self.seat, dish.name)


def _laid(option: Action, view: View) -> list[Serving]:
    """The cards that an option lays, as it lays them."""
    match option:
        case Pick(serving=Serving() as serving, second=None):
            return [serving]
        case Pick(serving=Serving() as serving, second=Serving() as second):
            return [serving, second]
        case Lay(serving=serving):
            return [serving]
        case Copy(copy=copy):
            order = next(dish for dish in view.game.dishes.values() if dish.copies)
            return [Serving(order.cards[0], copy)]
        case _:
            return []


def _points(gain: int) -> Iterator[Because]:
    if gain:
        yield Because("points" if gain > 0 else "costs", {"points": abs(gain)})
