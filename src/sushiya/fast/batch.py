"""Many matches that advance together: one kernel call takes a step in each of them."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sushiya.core import AnyGame, State
from sushiya.fast.bits import lowest_bit
from sushiya.fast.families import engine_of
from sushiya.fast.kernel import entry_point
from sushiya.fast.verbs import answer, legal_actions, random_game, sample_chance, start, take_step

__all__ = ["Batch", "seeds_of"]

NOBODY = -1
OVER = 0

# What the kernel does with each match before it advances to the next decision.
START, STEP, LOOK, FINISH = range(4)

NO_ACTIONS = np.zeros(0, np.int64)
ALL = slice(None)


class Batch:
    """Matches of one game, all in flat arrays that can be read, copied and sliced.

    >>> batch = Batch(game_of("sushi-go(seats=4)"), size=1000, seed=7)
    >>> while not batch.over.all():
    ...     batch.step(some_policy(batch.masks))
    >>> batch.scores.mean(axis=0)
    """

    def __init__(self, game: AnyGame, size: int, seed: int = 0) -> None:
        self.game = game
        self.engine = engine_of(game)
        self.numbering = self.engine.numbering
        self.records = np.zeros(size, self.engine.dtype)
        """The matches; the fields are described in the engine's layout.py."""
        self.steps = np.zeros(size, self.engine.steps_dtype)
        """The parts chosen so far of answers that are not complete."""
        self.rng = seeds_of(seed, size)
        """A random generator for each match."""
        self.seats = np.zeros(size, np.int8)
        """Whose action is awaited; -1: the match is over."""
        self.masks = np.zeros((size, len(self.numbering)), np.int8)
        """The legal actions of that seat, marked by 1."""
        self._codes = self.engine.codes()
        self._run(START)

    def __len__(self) -> int:
        return len(self.records)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which matches are over."""
        over: NDArray[np.bool_] = self.seats == NOBODY
        return over

    @property
    def scores(self) -> NDArray[np.int16]:
        """Points so far, by match and seat; in Sushizock they are counted at the end."""
        scores: NDArray[np.int16] = self.records["score"][:, : self.game.seats]
        return scores

    def restart(self) -> None:
        """Start new matches. The random generators continue where they are."""
        self._run(START)

    def step(self, actions: ArrayLike) -> None:
        """One action in every unfinished match. If one is illegal, raises ValueError and changes nothing."""
        chosen = np.asarray(actions, np.int64)
        legal = self.masks[np.arange(len(self)), chosen].astype(bool) | self.over
        if not legal.all():
            match = int(np.argmin(legal))
            raise ValueError(
                f"In match {match}, '{self.numbering.names[chosen[match]]}' is not legal. Legal actions: "
                + ", ".join(self.numbering.names[i] for i in np.flatnonzero(self.masks[match]))
                + "."
            )
        self._run(STEP, chosen)

    def finish(self) -> NDArray[np.int16]:
        """Play all matches to the end at random, each option equally likely; return the final scores."""
        self._run(FINISH)
        return self.scores

    def put(self, match: int, state: State[Any]) -> None:
        """Set one match to a state of the reference engine. Its decision starts from the first part."""
        self.engine.from_state(state, self.records.view(np.recarray)[match])
        number = range(len(self))[match]
        self._run(LOOK, of=slice(number, number + 1))

    def state(self, match: int) -> State[Any]:
        """One match as a state of the reference engine."""
        return self.engine.to_state(self.records.view(np.recarray)[match])

    def refresh(self) -> None:
        """Read the records again after they were written to. Decisions start from their first part."""
        self._run(LOOK)

    def _run(self, what: int, actions: NDArray[np.int64] | None = None, of: slice = ALL) -> None:
        advance(
            self.records[of],
            self.steps[of],
            self.engine.config,
            self.numbering.at,
            self.rng[of],
            what,
            NO_ACTIONS if actions is None else actions,
            self.seats[of],
            self.masks[of],
            self._codes,
        )


def seeds_of(seed: int, size: int) -> NDArray[np.uint64]:
    """Random generators (see rng.py) that are far from each other."""
    return np.random.SeedSequence(seed).generate_state(size, np.uint64).astype(np.uint64)


@entry_point
def advance(
    records: Any,
    steps: Any,
    cfg: Any,
    at: NDArray[np.int64],
    rng: NDArray[np.uint64],
    what: int,
    actions: NDArray[np.int64],
    seats: NDArray[np.int8],
    masks: NDArray[np.int8],
    codes: NDArray[np.int32],
) -> None:
    """Advance every match to the next decision of a player, or to its end."""
    for i in range(len(records)):
        rec, s, own_rng = records[i], steps[i], rng[i : i + 1]
        if what == START:
            start(rec, cfg)
        if what != STEP:
            for seat in range(cfg.seats):
                s.stage[seat] = NOBODY
        elif rec.ask != OVER:
            seat = int(seats[i])
            code = take_step(rec, cfg, at, s, seat, actions[i], codes)
            if code != NOBODY:
                answer(rec, cfg, seat, code)
        if what == FINISH:
            random_game(rec, cfg, own_rng, codes)
        while rec.ask != OVER and rec.awaiting == 0:
            sample_chance(rec, cfg, own_rng)
        if rec.ask == OVER:
            seats[i] = NOBODY
            masks[i, :] = 0
        else:
            seats[i] = lowest_bit(int(rec.awaiting))
            legal_actions(rec, cfg, at, s, int(seats[i]), codes, masks[i])
