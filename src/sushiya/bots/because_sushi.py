"""Why an option of Sushi Go! or Party is good: what the rules say, and what imagined matches show."""

from collections.abc import Iterator, Sequence
from typing import Any

from sushiya.bots.candidate import Because, Candidate, ReasonId
from sushiya.bots.comparing import LEAST, MOVED, NOTABLE, Clause, Comparing, Measure, is_enough
from sushiya.bots.deduced_sushi import can_wait, last_out
from sushiya.bots.evaluator_sushi import Evaluator, Plates
from sushiya.bots.greedy_sushi import GreedyEvaluator, turns_after
from sushiya.core import Action, Seat
from sushiya.sushi import Card, Serving, Tableau, View
from sushiya.sushi.cards.miso_soup import MISO_SOUP
from sushiya.sushi.dish import Dish
from sushiya.sushi.memory import Memory
from sushiya.sushi.moves import Copy, Flip, Lay, Pick, Wish
from sushiya.sushi.scoring import Most, MostAndFewest, PerCard, PerVariant, ScoreRule, Sets

__all__ = ["MOST", "OFTEN", "RARELY", "reasons"]

MOST = 3
"""Facts per option: more would be hard to remember."""
OFTEN, RARELY = 50, 5
"""From how many times in 100 something happens often, and up to how many rarely.

A card is denied to somebody who takes it often; somebody who takes it rarely has no use for it.
"""
NOW, NEXT = 0, 1
"""The turns for which it is recorded who took what."""


def reasons(view: View, memory: Memory, candidates: Sequence[Candidate]) -> list[tuple[Because, ...]]:
    """The facts for each of these options, the weightiest first; empty where nothing simple can be said.

    Each option is compared with the mean of the others; the first one is also compared with the second.
    """
    reasoner = _Reasoner(view, memory, candidates)
    return [tuple(reasoner.facts(candidate))[:MOST] for candidate in candidates]


class _Reasoner(Comparing):
    def __init__(self, view: View, memory: Memory, candidates: Sequence[Candidate]) -> None:
        super().__init__(candidates)
        assert view.seat is not None
        self.view, self.game, self.seat = view, view.game, view.seat
        self.memory = memory
        self.evaluator = Evaluator(view, turns_after(view))
        self.greedy = GreedyEvaluator(view, memory, self.evaluator)
        self.plates = view.tableaux[view.seat]
        self.columns = {dish: number for number, dish in enumerate(self.game.dishes)}
        self.bits = {card: 1 << kind for kind, card in enumerate(sorted(set(self.game.box)))}

    def facts(self, candidate: Candidate) -> Iterator[Because]:
        clauses = sorted(self._clauses(candidate), key=lambda each: -each.share)
        for clause in clauses:
            yield from clause.facts
        if clauses and candidate is self.candidates[0]:
            yield from self._beside(candidate)

    def _clauses(self, candidate: Candidate) -> Iterator[Clause]:
        option, laid = candidate.option, _laid(candidate.option, self.view)
        dishes = [_face(each).dish for each in laid]
        if isinstance(option, Flip):
            turned = tuple(p._replace(turned=True) if p.no == option.no else p for p in self.plates)
            yield from self._of_all(candidate, *_points(self._total(turned) - self._total(self.plates)))
        call = getattr(option, "call", None)
        if call is not None or isinstance(option, Wish):
            alone = not any(getattr(each.option, "call", None) for each in self.others(candidate))
            calls = [Because("calls", {"dish": _face(call).dish})] if call is not None and alone else []
            yield from self._of_all(candidate, *calls, *self._in_vain(candidate))
        if len(laid) == 2:
            after = self._after(self.plates, *laid)
            gain = self._total(after) - self._total(self.plates)
            yield from self._of_all(candidate, Because("two-cards"), *_points(gain))
        elif laid:
            yield from self._own(laid[0], candidate)
            if isinstance(option, Pick):
                yield from self._denied(laid[0].card, candidate)
        yield from self._helped(dishes, candidate)
        yield from self._spared(dishes, candidate)

    # What it scores -----------------------------------------------------------------------------------------

    def _own(self, serving: Serving, candidate: Candidate) -> Iterator[Clause]:
        """What the card does for this seat: by the rules now, and how often it paid off."""
        after = self._after(self.plates, serving)
        dish = self.game.dishes.get(after[-1].dish)
        if dish is None:  # face down
            yield from self._of_all(candidate, *_points(self._total(after) - self._total(self.plates)))
        elif isinstance(rule := _only_rule(dish), Most | MostAndFewest):
            yield from self.clause(candidate, self._lead_by(dish), *self._race(after, dish, rule, candidate))
        else:
            own = self._points_of(self.seat, dish)
            yield from self.clause(candidate, own, *self._scores(serving, after, dish, candidate))

    def _scores(
        self, serving: Serving, after: Tableau, dish: Dish, candidate: Candidate
    ) -> Iterator[Because]:
        gain = self._scored(after, dish) - self._scored(self.plates, dish)
        rule = _only_rule(dish)
        if serving.free:
            yield Because("keeps-base", {"dish": dish.lies_on})
        if after[-1].on is not None:
            yield Because("on-base", {"dish": dish.lies_on, "points": gain})
        elif isinstance(rule, Sets):
            begun = self._icons(after, dish) % rule.of
            if begun:
                yield from self._nears(begun, rule.of, dish, candidate)
            else:
                yield Because("completes", {"points": gain})
        else:
            yield from _points(gain)
            if dish.name == MISO_SOUP.name:
                yield from self._collides(dish, candidate)
            elif not isinstance(rule, PerCard | PerVariant):  # otherwise it brings the same whatever follows
                yield from self._expects(dish, gain, candidate)

    def _nears(self, have: int, need: int, dish: Dish, candidate: Candidate) -> Iterator[Because]:
        """A set that is begun, and how often the seat ended with more for it than it has now."""
        now, own = self._scored(self.plates, dish), self._points_of(self.seat, dish)
        times = self.times(candidate, lambda found: own(found) > now)
        if times is None:
            yield Because("toward", {"have": have, "need": need})
        elif times >= MOVED:
            yield Because("nears", {"have": have, "need": need, "times": times})

    def _expects(self, dish: Dish, gain: int, candidate: Candidate) -> Iterator[Because]:
        """What the dish brought in the end, if that differs from what it brings now."""
        if is_enough(candidate):
            mean = float(self._points_of(self.seat, dish)(candidate.measured).mean())
            if abs(mean - gain - self._scored(self.plates, dish)) >= NOTABLE:
                yield Because("expects", {"points": round(mean), "dish": dish.name})

    def _race(
        self, after: Tableau, dish: Dish, rule: Most | MostAndFewest, candidate: Candidate
    ) -> Iterator[Because]:
        """Who is ahead, how often the seat wins the first prize, and how often it pays the fine."""
        own = self._points_of(self.seat, dish)
        if isinstance(rule, Most):
            yield self._standing(after, dish)
            first = rule.prizes_for(len(self.view.tableaux))[0]
        else:
            first = rule.worth
            fined, before = self.times_and_otherwise(candidate, lambda found: own(found) < 0)
            if fined is not None and before is not None and before - fined >= MOVED:
                yield Because("fewest", {"dish": dish.name, "before": before, "times": fined})
        times, before = self.times_and_otherwise(candidate, lambda found: own(found) == first)
        if times is not None and times >= MOVED:
            told: dict[str, int | str] = {"dish": dish.name, "points": first, "times": times}
            if before is not None and abs(times - before) >= MOVED:
                yield Because("first-from", told | {"before": before})
            else:
                yield Because("first", told)

    def _standing(self, after: Tableau, dish: Dish) -> Because:
        ((_, table, _),) = Plates(self.evaluator, self.seat, after).rules(dish)
        mine = table.icons(self.seat, dish.name)
        best = max(table.icons(seat, dish.name) for seat in table.seats if seat != self.seat)
        kind: ReasonId = "leads" if mine > best else "level" if mine == best else "trails"
        return Because(kind, {"mine": mine, "theirs": best})

    def _helped(self, laid: list[str], candidate: Candidate) -> Iterator[Clause]:
        """The other dish for which the seat scored most compared with the other options."""
        beside = [
            _face(each).dish for other in self.others(candidate) for each in _laid(other.option, self.view)
        ]
        found = [
            (more, name)
            for name, dish in self.game.dishes.items()
            if name not in laid
            and (len(self.candidates) > 2 or name not in beside)
            and (more := self.sure(candidate, self._points_of(self.seat, dish))) is not None
        ]
        more, name = max(found, default=(0.0, ""))
        if more >= NOTABLE:
            yield Clause(more, (Because("helps", {"dish": name, "points": round(more)}),))

    def _spared(self, laid: list[str], candidate: Candidate) -> Iterator[Clause]:
        """What the single other option loses: its own dish costs points, or its soup meets another one."""
        if len(self.candidates) != 2:
            return
        (other,) = self.others(candidate)
        for serving in _laid(other.option, self.view):
            dish = self.game.dishes.get(_face(serving).dish)
            if dish is None or dish.name in laid:
                continue
            if dish.name == MISO_SOUP.name:
                for fact in self._collides(dish, other):
                    lost = self._scored(self._after((), serving), dish) * int(fact.args["times"]) / 100
                    if lost >= LEAST:
                        yield Clause(lost, (fact,))
            more = self.sure(candidate, self._points_of(self.seat, dish))
            if more is not None and more >= NOTABLE:
                yield Clause(more, (Because("spares", {"dish": dish.name, "points": round(more)}),))

    def _collides(self, dish: Dish, candidate: Candidate) -> Iterator[Because]:
        """How often somebody else lays the same this turn: then all are set aside."""
        bits = sum(self.bits[card] for card in set(dish.cards))
        others = [seat for seat in self.game.players if seat != self.seat]
        times = self.times(candidate, lambda found: (found.taken[:, NOW, others] & bits).any(axis=1))
        if times is not None and times >= MOVED:
            yield Because("collides", {"dish": dish.name, "times": times})

    def _in_vain(self, candidate: Candidate) -> Iterator[Because]:
        """How often nobody has what this seat wishes for in this turn."""
        times, before = self.times_and_otherwise(candidate, lambda found: found.vain)
        if times is not None and before is not None and before - times >= MOVED:
            yield Because("safer", {"before": before, "times": times})
        elif times is not None and times >= MOVED:
            yield Because("vain", {"times": times})

    # What it takes from others ------------------------------------------------------------------------------

    @property
    def _next(self) -> Seat | None:
        """Who chooses from this hand next; None if nobody does, or somebody does blindly."""
        if self.evaluator.turns == 0 or self.game.seats == 1 or not self.view.hand:
            return None
        seat = (self.seat + (1 if self.game.passes_left(self.view.round) else -1)) % self.game.seats
        return None if seat in self.view.blind_next else seat

    def _denied(self, card: Card, candidate: Candidate) -> Iterator[Clause]:
        """What the next player would gain from this card."""
        rival = self._next
        if rival is None or self.view.hand.count(card) > 1:
            return
        dish = self.game.dishes[card.dish]
        more = self.sure(candidate, self._points_of(rival, dish))
        left = [each for each in self.others(candidate) if card not in _cards(each.option)]
        times = [
            self.times(each, lambda found: found.taken[:, NEXT, rival] & self.bits[card] > 0) for each in left
        ]
        takes = round(sum(filter(None, times)) / len(times)) if times else 0
        if more is None or more > -NOTABLE or takes < OFTEN:
            return
        theirs = self.view.tableaux[rival]
        brings = self._scored(self._after(theirs, Serving(card)), dish, rival) - self._scored(
            theirs, dish, rival
        )
        share = -more / (self.game.seats - 1)
        if isinstance(_only_rule(dish), Sets) and brings > 0:
            yield Clause(share, (Because("denies-set", {"seat": rival, "points": brings}),))
        else:
            args: dict[str, int | str] = {"seat": rival, "times": takes, "points": round(-more)}
            yield Clause(share, (Because("denies", args),))

    # What stays ---------------------------------------------------------------------------------------------

    def _beside(self, candidate: Candidate) -> Iterator[Because]:
        """What is certain about the two cards, and whether the next player has no use for the other one."""
        mine, others = _cards(candidate.option), self.others(candidate)
        theirs = _cards(others[0].option) if others else []
        if len(mine) != 1 or len(theirs) != 1 or mine == theirs:
            return
        (card,), (other,), rival = mine, theirs, self._next
        if isinstance(self.game.dishes[card.dish].score, Sets):
            yield from last_out(self.view, self.memory, card)
        yield from can_wait(self.view, self.memory, other)
        if rival is not None and self.view.hand.count(other) == 1:
            times = self.times(candidate, lambda found: found.taken[:, NEXT, rival] & self.bits[other] > 0)
            if times is not None and times <= RARELY:
                yield Because("no-use", {"seat": rival, "card": str(other)})

    # Measures -----------------------------------------------------------------------------------------------

    def _of_all(self, candidate: Candidate, *facts: Because) -> Iterator[Clause]:
        """Facts about more than one dish: all points of this round, and those at the end, count."""
        yield from self.clause(candidate, lambda found: found.points[:, self.seat].sum(axis=1), *facts)

    def _points_of(self, seat: Seat, dish: Dish) -> Measure:
        column = self.columns[dish.name]
        return lambda found: found.points[:, seat, column]

    def _lead_by(self, dish: Dish) -> Measure:
        """The lead in points for one dish: in a race, one seat's gain is another's loss."""
        column, seats = self.columns[dish.name], self.game.seats

        def lead(found: Any) -> Any:
            points = found.points[:, :, column]
            return (points[:, self.seat] * seats - points.sum(axis=1)) / (seats - 1)

        return lead

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


def _only_rule(dish: Dish) -> ScoreRule | None:
    """The rule of a dish that has one: of points by two rules, nobody knows which of them they are from."""
    return dish.rules[0] if len(dish.rules) == 1 else None


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


def _cards(option: Action) -> list[Card]:
    """The cards that a pick takes from the hand."""
    picked = (option.serving, option.second) if isinstance(option, Pick) else ()
    return [each.card for each in picked if isinstance(each, Serving)]


def _face(serving: Serving) -> Card:
    """The card it counts as."""
    return serving.copy or serving.card


def _points(gain: int) -> Iterator[Because]:
    if gain:
        yield Because("points" if gain > 0 else "costs", {"points": abs(gain)})
