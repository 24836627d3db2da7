"""A match of Sushi Go! or Party with its history: sealed picks, hidden hands, and what is known of them."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar, Self, cast

import numpy as np
from numpy.typing import NDArray

from sushiya.core import CHANCE, AnyGame, Event, State, seen_by
from sushiya.fast.checked import checked_number
from sushiya.fast.sushi import layout
from sushiya.fast.sushi.codes import LYING_DOWN, Kinds, action_of, chance_action_of
from sushiya.fast.sushi.convert import from_state, remember_the_draw
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
from sushiya.research.drafting_observed import BESIDE, answered, longest_history
from sushiya.research.fast_match import NO_PAST, NONE, FastMatch
from sushiya.research.history import History
from sushiya.research.observed import COLUMNS, Observed
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.model import Card

__all__ = ["DraftingHistory"]

SEALED = (PICK, DRAW_BLIND, CHOOSE_COPY_BLIND)
"""Questions whose answers are revealed together, once the last of them is given."""


class DraftingHistory(History):
    """Chance outcomes are kinds of cards."""

    most_outcomes: ClassVar[int] = KINDS

    def __init__(self, match: FastMatch) -> None:
        super().__init__(match)
        self._everybody = (1 << match.game.seats) - 1
        self._rows = NO_PAST
        self._count = 0
        """The number of rows of the past."""
        self._log: list[tuple[int, int, Any]] = []
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

    def outcome_name(self, outcome: int) -> str:
        cards = Kinds(self.game).cards
        return str(cards[checked_number("The card", outcome, range(len(cards)))])

    def _give(self, outcomes: list[int]) -> None:
        ask, holder = int(self.match.now[2]), self._holder()
        self.actor = self.match._give(outcomes)
        self._log.append((ask, CHANCE, outcomes))
        if ask in (OPEN_MENU, DRAW_FOR_DUMMY):
            self._add(Observed(holder, ask, tuple(outcome + 1 for outcome in sorted(outcomes)), only=holder))
        elif ask == DRAW_BLIND:
            self._reveal(ask, *self.match.now[2:].tolist())

    def _holder(self) -> int:
        """The seat that sees what chance draws for a menu or for the dummy."""
        rec = self.match.record
        return self.game.controller(int(rec.round_), int(rec.turn)) if self.game.dummy else int(rec.actor)

    # Players ------------------------------------------------------------------------------------------------

    def seen_by(self, seat: int | None) -> list[Observed]:
        seen = super().seen_by(seat)
        if seat is not None and self._is_sealed(seat):
            seen.append(self._sealed(seat))
        return seen

    def rows_for(self, seat: int, private: bool) -> tuple[NDArray[np.int16], int]:
        if not private:
            rows = self._rows[: self._count].copy()
            rows[rows[:, 0] >= 0, 3:] = 0  # answers that only one seat has seen
            return rows, self._count
        if not self._is_sealed(seat):
            return self._rows, self._count
        self._make_room(1)
        self._rows[self._count] = self._sealed(seat).row()
        return self._rows, self._count + 1

    def in_words(self, fact: Observed) -> str:
        """An answer in the notation of actions, as far as it was seen."""
        kinds = Kinds(self.game)

        def card(number: int) -> str:
            if number == LYING_DOWN:
                return "~"
            return f"{kinds.cards[number % BESIDE - 1]}{'/free' * (number > BESIDE)}"

        match fact.question, fact.answer:
            case _, ():
                words = "unseen"
            case layout.WISH, (number, *_):
                words = f"wish {kinds.wishes[number - 1].what}"
            case layout.FILL_BOX, (number, *_):
                words = f"turn plate {number}" if number else "done"
            case ((layout.OPEN_MENU | layout.DRAW_FOR_DUMMY), drawn):
                words = f"draw {' '.join(map(card, drawn))}"
            case _, (laid, copy, call, second, dummy):
                parts = (
                    card(laid) if laid else "?",
                    *(
                        f"{word}{card(number)}"
                        for word, number in (
                            ("copy ", copy),
                            ("!", call),
                            ("second ", second),
                            ("dummy=", dummy),
                        )
                        if number
                    ),
                )
                words = " ".join(parts)
            case _, numbers:
                words = " ".join(map(card, numbers))
        return f"seat {fact.seat}: {words}"

    def _is_sealed(self, seat: int) -> bool:
        """Whether this seat's pick is made but not yet revealed."""
        _, _, ask, awaiting = self.match.now.tolist()
        return ask in SEALED and not (ask == PICK and awaiting >> seat & 1)

    def _note_answer(self, ask: int, seat: int, code: int, after: int, awaiting: int) -> None:
        self._log.append((ask, seat, code))
        if ask in SEALED:
            self._reveal(ask, after, awaiting)
        else:
            self._add(answered(seat, ask, code))

    def _sealed(self, seat: int) -> Observed:
        """A seat's pick, including what it copies once a blind special order has its target."""
        return answered(seat, PICK, int(self.match._field("sealed")[seat]))

    def _reveal(self, ask: int, after: int, awaiting: int) -> None:
        """Add all sealed picks, if the answer just given was the last of those revealed together."""
        if after in (DRAW_BLIND, CHOOSE_COPY_BLIND):
            return
        if ask != PICK or after != PICK or awaiting == self._everybody:
            codes = self.match._field("sealed").tolist()[: self.game.seats]
            self._add(*[answered(seat, PICK, code) for seat, code in enumerate(codes)])

    def _add(self, *facts: Observed) -> None:
        super()._add(*facts)
        self._make_room(len(facts))
        for count, fact in enumerate(facts, self._count):
            self._rows[count] = fact.row()
        self._count += len(facts)

    def _make_room(self, count: int) -> None:
        """Room for this many more rows."""
        if self._count + count > len(self._rows):
            more = np.zeros((max(64, 2 * len(self._rows)), COLUMNS + 1), np.int16)
            more[: self._count] = self._rows[: self._count]
            self._rows = more

    def __deepcopy__(self, memo: object) -> Self:
        other = super().__deepcopy__(memo)
        other._rows, other._log = self._rows.copy(), self._log[:]
        return other

    # Other worlds -------------------------------------------------------------------------------------------

    def imagined(self, seat: int, rng: Random) -> Self:
        """An imagined match: hands seen before are exact; the others are dealt again."""
        other = self.__deepcopy__({})
        state, seen = self.reference()
        game = self.game
        imagined = game.imagine(game.view(state, seat), seen.get(seat, ()), rng)
        from_state(game, imagined, other.match.record)
        for stranger in range(game.seats):
            if stranger != seat:
                other.match.steps.stage[stranger] = NONE
        remember_the_draw(game, other.match.record, self._before_the_draw())
        other.past, other._count = [], 0
        other._add(*(fact.before(seat) for fact in self.past))
        other._log, other._known = [], (imagined, {seat: seen.get(seat, ())})
        other._left, other._legal, other.actor = None, None, other.match.look()
        return other

    def _before_the_draw(self) -> Counter[Card]:
        """The hand of the seat that drew for the dummy this turn, without that card."""
        rec, game = self.match.record, self.game
        if not game.dummy or rec.ask != PICK:
            return Counter()
        hand = rec.hands[rec.hand[game.controller(int(rec.round_), int(rec.turn))]].copy()
        hand[rec.pile[rec.pile_size]] -= 1
        return Counter({card: int(hand[kind]) for kind, card in enumerate(Kinds(game).cards)})

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
                chance_action_of(kinds, ask, answer, int(self.match.config.hand_size))
                if seat == CHANCE
                else action_of(kinds, ask, answer)
            )
            step = game.play(state, seat, action)
            state = step.state
            seen = {seat: (*events, *seen_by(step.events, seat)) for seat, events in seen.items()}
        self._log, self._known = [], (state, seen)
        return self._known
