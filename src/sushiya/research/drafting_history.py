"""A match of Sushi Go! or Party with its history: sealed picks, hidden hands, and what is known of them."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar, Self, cast

import numpy as np

from sushiya.core import CHANCE, Action, AnyGame, Event, State, seen_by
from sushiya.fast.sushi.codes import Kinds, action_of
from sushiya.fast.sushi.convert import from_state
from sushiya.fast.sushi.layout import (
    CHOOSE_COPY_BLIND,
    DEAL,
    DRAW_BLIND,
    DRAW_FOR_DUMMY,
    KINDS,
    OPEN_MENU,
    PICK,
    STOCK,
)
from sushiya.research.fast_match import NONE, FastMatch
from sushiya.research.history import History
from sushiya.research.observed import Observed, longest_history, numbers_of
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.model import hand_of
from sushiya.sushi.moves import Deal, Draw

__all__ = ["DraftingHistory"]

SEALED = (PICK, DRAW_BLIND, CHOOSE_COPY_BLIND)
"""Questions whose answers are revealed together, once the last of them is given."""


class DraftingHistory(History):
    """Chance outcomes are kinds of cards."""

    most_outcomes: ClassVar[int] = KINDS

    def __init__(self, match: FastMatch) -> None:
        super().__init__(match)
        self._log: tuple[tuple[int, int, Any], ...] = ()
        """Question, seat and answer of everything since the last known state of the reference engine."""
        self._known: tuple[State[Any], dict[int, tuple[Event, ...]]] | None = None

    @property
    def game(self) -> DraftingGame:
        return cast("DraftingGame", self.match.game)

    @staticmethod
    def longest_history(game: AnyGame) -> int:
        return longest_history(cast("DraftingGame", game))

    # Chance -------------------------------------------------------------------------------------------------

    def outcomes_needed(self) -> int:
        rec, cfg = self.match.record, self.match.config
        if rec.ask == DEAL:
            return int(cfg.tableau_count * cfg.hand_size)
        if rec.ask == STOCK:
            return int(cfg.desserts_for[rec.round_ - 1])
        return min(int(rec.deck_size), int(cfg.menu_size)) if rec.ask == OPEN_MENU else 1

    def pool(self) -> Iterable[int]:
        rec, cfg = self.match.record, self.match.config
        if rec.ask == DRAW_BLIND:
            hand = rec.hands[rec.hand[(int(rec.blind) & -int(rec.blind)).bit_length() - 1]]
            return np.repeat(np.arange(cfg.kinds), hand[: cfg.kinds]).tolist()
        name = {STOCK: "dessert_pile", DRAW_FOR_DUMMY: "pile"}.get(int(rec.ask), "deck")
        return (Counter(rec[name][: rec[f"{name}_size"]].tolist()) - Counter(self.drawn)).elements()

    def _give(self, outcomes: list[int]) -> None:
        ask, holder = int(self.match.record.ask), self._holder()
        self.match.engine.apply_outcomes(self.match.record, outcomes)
        self._log = (*self._log, (ask, CHANCE, outcomes))
        if ask in (OPEN_MENU, DRAW_FOR_DUMMY):
            self._add(Observed(holder, ask, tuple(outcome + 1 for outcome in sorted(outcomes)), only=holder))
        elif ask == DRAW_BLIND and self._revealed(ask):
            self._add(*map(self._sealed, range(self.game.seats)))

    def _holder(self) -> int:
        """The seat that sees what chance draws for a menu or for the dummy."""
        rec = self.match.record
        return self.game.controller(int(rec.round_), int(rec.turn)) if self.game.dummy else int(rec.actor)

    # Players ------------------------------------------------------------------------------------------------

    def seen_by(self, seat: int) -> list[Observed]:
        seen = super().seen_by(seat)
        rec = self.match.record
        picking = rec.ask == PICK and rec.awaiting >> seat & 1
        if rec.ask in SEALED and not picking:
            seen.append(self._sealed(seat))
        return seen

    def _note_answer(self, ask: int, seat: int, code: int) -> None:
        self._log = (*self._log, (ask, seat, code))
        if ask not in SEALED:
            self._add(Observed(seat, ask, numbers_of(ask, code)))
        elif self._revealed(ask):
            self._add(*map(self._sealed, range(self.game.seats)))

    def _sealed(self, seat: int) -> Observed:
        """A seat's pick, including what it copies once a blind special order has its target."""
        return Observed(seat, PICK, numbers_of(PICK, int(self.match.record.sealed[seat])))

    def _revealed(self, ask: int) -> bool:
        """Whether the answer just given was the last of those that are revealed together."""
        rec = self.match.record
        if rec.ask in (DRAW_BLIND, CHOOSE_COPY_BLIND):
            return False
        everybody = (1 << self.game.seats) - 1
        return ask != PICK or rec.ask != PICK or int(rec.awaiting) == everybody

    # Other worlds -------------------------------------------------------------------------------------------

    def imagined(self, seat: int, rng: Random) -> Self:
        """Hands seen before are exact, the others are dealt anew."""
        other = self.__deepcopy__(None)
        state, seen = self.reference()
        game = self.game
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
        """The same match on the reference engine, and what each seat saw there; computed incrementally."""
        game = self.game
        kinds = Kinds(game)
        if self._known is None:
            step = game.start()
            self._known = step.state, {seat: seen_by(step.events, seat) for seat in range(game.seats)}
        state, seen = self._known
        for ask, seat, answer in self._log:
            action = (
                _chance_action(self.match, kinds, ask, answer)
                if seat == CHANCE
                else action_of(kinds, ask, answer)
            )
            step = game.play(state, seat, action)
            state = step.state
            seen = {seat: (*events, *seen_by(step.events, seat)) for seat, events in seen.items()}
        self._log, self._known = (), (state, seen)
        return self._known


def _remember_the_draw(true: Any, match: FastMatch, seat: int) -> None:
    """Restore the dummy's card of this turn behind the end of the pile; reference states don't have it."""
    rec, cfg = match.record, match.config
    if not cfg.dummy or rec.ask != PICK:
        return
    drawn = int(true.pile[true.pile_size])
    holder = cast("DraftingGame", match.game).controller(int(rec.round_), int(rec.turn))
    if holder != seat and rec.turn > 1:  # everything except the draw is known, so the draw is the difference
        known = true.hands[true.hand[holder]].copy()
        known[drawn] -= 1
        drawn = int((rec.hands[rec.hand[holder]] - known).argmax())
    rec.pile[rec.pile_size] = drawn


def _chance_action(match: FastMatch, kinds: Kinds, ask: int, outcomes: list[int]) -> Action:
    cards = [kinds.cards[outcome] for outcome in outcomes]
    if ask != DEAL:
        return Draw(hand_of(cards))
    size = int(match.config.hand_size)
    return Deal(tuple(hand_of(cards[i : i + size]) for i in range(0, len(cards), size)))
