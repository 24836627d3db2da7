"""A match with its history: what everybody has seen, and other worlds that a seat can't tell from it."""

from random import Random
from typing import Any

from sushiya.core import CHANCE, Action, Event, State, seen_by
from sushiya.fast.sushi import layout as sushi
from sushiya.fast.sushi.codes import Kinds, action_of
from sushiya.fast.sushi.convert import from_state
from sushiya.research.lots import give, lots_needed
from sushiya.research.past import Fact, numbers_of
from sushiya.research.single import NONE, Single
from sushiya.sushi.draft import Draft
from sushiya.sushi.model import hand_of
from sushiya.sushi.moves import Deal, Draw
from sushiya.sushizock import Sushizock

__all__ = ["History"]

SEALED = (sushi.PICK, sushi.DRAW_BLIND, sushi.AIM_BLIND)
"""Questions whose answers are shown together, once the last of them is answered."""


class History:
    """One match, played action by action and lot by lot."""

    def __init__(self, match: Single) -> None:
        self.match = match
        self.drawn: list[int] = []
        """The lots of chance's answer so far."""
        self.past: tuple[Fact, ...] = ()
        """All that somebody has seen, in order; sealed answers once they are revealed."""
        self._log: tuple[tuple[int, int, Any], ...] = ()
        """Question, seat and answer, since the state that is known of the reference."""
        self._known: tuple[State[Any], dict[int, tuple[Event, ...]]] | None = None

    def __deepcopy__(self, _: object) -> "History":
        other = object.__new__(History)
        other.__dict__.update(self.__dict__)
        other.match, other.drawn = self.match.copy(), self.drawn[:]
        return other

    @property
    def is_sushizock(self) -> bool:
        return isinstance(self.match.game, Sushizock)

    def draw(self, lot: int) -> None:
        """One more lot of chance."""
        self.drawn = [*self.drawn, lot]
        if len(self.drawn) == lots_needed(self.match):
            ask, holder, lots = int(self.match.record.ask), self._holder(), self.drawn
            give(self.match, lots)
            self.drawn = []
            self._log = (*self._log, (ask, CHANCE, lots))
            self._note_lots(ask, holder, lots)

    def step(self, seat: int, action: int) -> None:
        """One small step of a seat."""
        ask = int(self.match.record.ask)
        code = self.match.step(seat, action)
        if code != NONE:
            self._log = (*self._log, (ask, seat, code))
            self._note_answer(ask, seat, code)

    def seen_by(self, seat: int) -> list[Fact]:
        """What a seat has seen, its own sealed answer included."""
        seen = [fact.before(seat) for fact in self.past]
        g = self.match.record
        picking = g.ask == sushi.PICK and g.awaiting >> seat & 1
        if not self.is_sushizock and g.ask in SEALED and not picking:
            seen.append(self._sealed(seat))
        return seen

    def _note_answer(self, ask: int, seat: int, code: int) -> None:
        if self.is_sushizock:
            self._add(Fact(seat, ask, (code,)))
        elif ask not in SEALED:
            self._add(Fact(seat, ask, numbers_of(ask, code)))
        elif self._revealed(ask):
            self._add(*map(self._sealed, range(self.match.game.seats)))

    def _note_lots(self, ask: int, holder: int, lots: list[int]) -> None:
        if self.is_sushizock:
            self._add(Fact(CHANCE, ask, tuple(lots)))
        elif ask in (sushi.OPEN_MENU, sushi.DRAW_FOR_DUMMY):
            self._add(Fact(holder, ask, tuple(lot + 1 for lot in sorted(lots)), only=holder))
        elif ask == sushi.DRAW_BLIND and self._revealed(ask):
            self._add(*map(self._sealed, range(self.match.game.seats)))

    def _holder(self) -> int:
        """Who looks at what chance draws for a menu or for the dummy."""
        game, g = self.match.game, self.match.record
        if not isinstance(game, Draft):
            return CHANCE
        return game.controller(int(g.round_), int(g.turn)) if game.dummy else int(g.actor)

    def _add(self, *facts: Fact) -> None:
        self.past = (*self.past, *facts)

    def _sealed(self, seat: int) -> Fact:
        """A seat's pick; what it copies is in it too, once a blind special order is aimed."""
        return Fact(seat, sushi.PICK, numbers_of(sushi.PICK, int(self.match.record.sealed[seat])))

    def _revealed(self, ask: int) -> bool:
        """Whether the answer that was just given was the last of those that are shown together."""
        g = self.match.record
        if g.ask in (sushi.DRAW_BLIND, sushi.AIM_BLIND):
            return False
        everybody = (1 << self.match.game.seats) - 1
        return ask != sushi.PICK or g.ask != sushi.PICK or int(g.awaiting) == everybody

    # Other worlds -------------------------------------------------------------------------------------------

    def imagined(self, seat: int, rng: Random) -> "History":
        """A match that this seat can't tell from the true one. In Sushizock memory knows everything."""
        other = self.__deepcopy__(None)
        if self.is_sushizock:
            return other
        state, seen = self.reference()
        game = self.match.game
        assert isinstance(game, Draft)
        imagined = game.imagine(game.view(state, seat), seen.get(seat, ()), rng)
        from_state(game, imagined, other.match.record)
        for stranger in range(game.seats):
            if stranger != seat:
                other.match.steps.stage[stranger] = NONE
        _remember_the_draw(self.match.record, other.match, seat)
        other.past = tuple(fact.before(seat) for fact in self.past)
        other._log, other._known = (), (imagined, {seat: seen.get(seat, ())})
        return other

    def reference(self) -> tuple[State[Any], dict[int, tuple[Event, ...]]]:
        """The same match on the reference engine, and what each seat saw there; computed as far as is new."""
        game = self.match.game
        assert isinstance(game, Draft)
        kinds = Kinds(game)
        if self._known is None:
            step = game.start()
            self._known = step.state, {seat: seen_by(step.events, seat) for seat in range(game.seats)}
        state, seen = self._known
        for ask, seat, answer in self._log:
            action = (
                _lots_action(self.match, kinds, ask, answer)
                if seat == CHANCE
                else action_of(kinds, ask, answer)
            )
            step = game.play(state, seat, action)
            state = step.state
            seen = {seat: (*events, *seen_by(step.events, seat)) for seat, events in seen.items()}
        self._log, self._known = (), (state, seen)
        return self._known


def _remember_the_draw(true: Any, match: Single, seat: int) -> None:
    """The dummy's card of this turn lies behind the pile's end; a state of the reference forgets it."""
    g, c = match.record, match.chart
    if not c.dummy or g.ask != sushi.PICK:
        return
    assert isinstance(match.game, Draft)
    drawn = int(true.pile[true.pile_size])
    holder = match.game.controller(int(g.round_), int(g.turn))
    if holder != seat and g.turn > 1:  # all but the draw is known, so the draw is what differs
        known = true.hands[true.hand[holder]].copy()
        known[drawn] -= 1
        drawn = int((g.hands[g.hand[holder]] - known).argmax())
    g.pile[g.pile_size] = drawn


def _lots_action(match: Single, kinds: Kinds, ask: int, lots: list[int]) -> Action:
    cards = [kinds.cards[lot] for lot in lots]
    if ask != sushi.DEAL:
        return Draw(hand_of(cards))
    size = int(match.chart.hand_size)
    return Deal(tuple(hand_of(cards[i : i + size]) for i in range(0, len(cards), size)))
