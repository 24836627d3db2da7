"""`conform(game)`: plays random matches of any game, and checks at every step that it keeps its promises.

It works for the games of this library and for yours: anything that implements `sushiya.core.Game` can be
tested. A game that passes works with everything built on that protocol (bots, records, tables).

    from sushiya.testing import conform

    def test_my_game() -> None:
        conform(MyGame(seats=3))

The promises are the functions of `sushiya.testing.checks` and `sushiya.testing.secrecy`. In short:

- Cards and tiles are conserved. States are values. Points add up. The match ends.
- Every decision has options, all distinct, all playable, each with a text that parses back to it. Everything
  else raises IllegalAction and changes nothing.
- Sealed answers may be changed, come in any order and stay sealed.
- Log, record and seed each reproduce the whole match.
- A view shows a seat only what it may know. A state imagined from it looks the same and can be played on.

A failure names the promise, the game, the seed and the step, and shows the record so far:

    Nonconformity: my-game(seats=3) breaks 'pieces are conserved'
    in match 'conform/0' after 17 answers: the cards or tiles are not those of the first state
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from sushiya.core import (
    CHANCE,
    Action,
    AnyGame,
    Match,
    Record,
    Seat,
    Seeded,
    State,
    commitment,
    dump_text,
    one_of,
    record_of,
    stream,
)
from sushiya.testing.checks import (
    AT_THE_END,
    OFTEN,
    THOROUGH,
    Broken,
    Moment,
    broken,
    luck_can_be_verified,
    nothing_is_asked_after_the_end,
    records_round_trip,
)
from sushiya.testing.secrecy import SECRECY

__all__ = ["Nonconformity", "conform"]

FAMILIAR: Final = 2
"""How many times per match each kind of question is checked thoroughly; after that, only now and then."""
CHANGES_OF_MIND: Final = 0.1
"""The probability that a sealed answer is changed before the next one is given."""


class Nonconformity(AssertionError):
    """A game breaks a promise: `check` names it, and `record` is the match up to that point as text."""

    def __init__(self, check: str, game: str, seed: str, step: int, why: str, record: str) -> None:
        super().__init__(
            f"{game} breaks '{check}'\nin match '{seed}' after {step} answers: {why}\n\n{record}"
        )
        self.check = check
        self.game = game
        self.seed = seed
        self.step = step
        self.why = why
        self.record = record


def conform(
    game: AnyGame, games: int = 3, seed: str = "conform", *, every: int = 5, longest: int = 10_000
) -> None:
    """Play `games` random matches and check everything; raises Nonconformity at the first broken promise.

    About one in `every` moments is checked thoroughly, from every seat's point of view, and so is each kind
    of question when it is new. A match has to end within `longest` answers.
    """
    for number in range(games):
        _Trial(game, f"{seed}/{number}", every, longest).run()


class _Trial:
    """One random match under test. Chance follows the seed, but step by step, so that it is checked too."""

    def __init__(self, game: AnyGame, seed: str, every: int, longest: int) -> None:
        self.game = game
        self.seed = seed
        self.every = every
        self.longest = longest
        self.rng = stream(f"{seed}/players", 0)
        self.match = Match(game)
        self.step = 0
        self.familiar: Counter[object] = Counter()
        self.past: list[tuple[State[Any], int]] = []
        self.close_looks: list[tuple[int, Moment]] = []

    def run(self) -> None:
        """Check the rules first; then, in a match without faults, what each viewer can see of it."""
        while not self.match.over:
            self.look()
            self.check(self.it_ends)
            self.check(self.the_match_goes_on)
            self.step += 1
        self.look()
        self.finish()
        for step, moment in self.close_looks:
            self.step = step
            for check in SECRECY:
                self.check(check, moment)

    def look(self) -> None:
        """Check this moment, thoroughly if it is worth a closer look."""
        moment = Moment(self.game, self.match.state, tuple(self.match.history), self.rng)
        for check in OFTEN:
            self.check(check, moment)
        self.check(self.states_can_be_hashed)
        if self.is_worth_a_closer_look():
            self.close_looks.append((self.step, moment))
            for thorough in THOROUGH:
                self.check(thorough, moment)
            self.check(records_round_trip, self.record())

    def is_worth_a_closer_look(self) -> bool:
        if self.match.state.ask is None:
            return False
        kind = self.match.state.ask.asked_by.do
        self.familiar[kind] += 1
        return self.familiar[kind] <= FAMILIAR or self.rng.random() * self.every < 1

    def finish(self) -> None:
        """Check the match as a whole."""
        last_answers = (entry.action for entry in self.match.log[-5:])
        self.check(nothing_is_asked_after_the_end, Moment(self.game, self.match.state), *last_answers)
        self.check(self.old_states_are_unchanged)
        for check in AT_THE_END:
            self.check(check, self.match)
        self.check(records_round_trip, self.record())
        self.check(luck_can_be_verified, self.record())

    # Checks that need the trial itself ----------------------------------------------------------------------

    def the_match_goes_on(self) -> None:
        """An answer that was accepted in a check is accepted in the match."""
        self.match.play(*self.next_answer())

    def it_ends(self) -> None:
        if self.step >= self.longest:
            broken(f"it should have ended within {self.longest} answers")

    def states_can_be_hashed(self) -> None:
        self.past.append((self.match.state, hash(self.match.state)))

    def old_states_are_unchanged(self) -> None:
        for step, (state, before) in enumerate(self.past):
            if hash(state) != before:
                broken(f"the state after {step} answers has changed since")

    # How it is played ---------------------------------------------------------------------------------------

    def next_answer(self) -> tuple[Seat, Action]:
        """The chance outcome, an answer of a pending seat, or now and then a change of a sealed answer."""
        state = self.match.state
        if state.chance is not None:
            return CHANCE, Seeded(self.seed).answer(self.game, state.chance, self.match.chances)
        assert state.ask is not None
        sealed = [decision for decision in state.ask.decisions if decision not in state.pending]
        again = bool(sealed) and self.rng.random() < CHANGES_OF_MIND
        decision = one_of(sealed if again else state.pending, self.rng)
        return decision.seat, decision.sample(self.rng)

    def record(self) -> Record:
        """The record up to this step, with the seed that gave the chance outcomes."""
        record = record_of(self.match, tuple(f"player {seat}" for seat in range(self.game.seats)))
        if self.step < len(record.log):
            record = replace(record, log=record.log[: self.step], scores=None, winners=None)
        seed = self.seed if record.finished else None
        return replace(record, commitment=commitment(self.seed), seed=seed)

    # How it fails -------------------------------------------------------------------------------------------

    def check(self, check: Callable[..., None], *args: object) -> None:
        """Run one check; if it fails, raise Nonconformity with the whole story."""
        try:
            check(*args)
        except Exception as error:
            name = check.__name__.replace("_", " ")
            why = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
            raise Nonconformity(name, str(self.game), self.seed, self.step, why, self.story()) from error

    def story(self) -> str:
        try:
            return dump_text(self.record())
        except Exception as error:
            return f"(Not even the record can be written: {error})"
