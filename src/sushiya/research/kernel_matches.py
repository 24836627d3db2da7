"""Matches of a vector environment that advance together: one kernel call takes a step in each of them."""

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from sushiya.core import AnyGame
from sushiya.fast.actions import Numbering
from sushiya.fast.batch import seeds_of
from sushiya.fast.bits import lowest_bit
from sushiya.fast.checked import check_legal, checked_actions
from sushiya.fast.engine import Engine
from sushiya.fast.families import engine_of
from sushiya.fast.kernel import entry_point, inline_kernel, kernel
from sushiya.fast.rng import Rng, below
from sushiya.fast.verbs import (
    answer,
    legal_actions,
    observe,
    sample_chance,
    start,
    take_step,
)
from sushiya.research.kernel_players import player_answer, players_of
from sushiya.research.observations import Observation
from sushiya.research.opponents import FIRST_IN_PYTHON, Opponents
from sushiya.research.rewards import standing

__all__ = ["HostPlace", "KernelMatches", "Place", "play_match_on"]

NOBODY = -1
OVER = 0


class Place(Protocol):
    """Where matches are kept, and how their arrays are made."""

    arrays: Any

    def seed(self, seed: int) -> None: ...

    def play_on(self, args: Any) -> None:
        """See `play_match_on`."""
        ...

    @staticmethod
    def checked(numbering: Numbering, masks: Any, actions: Any, seats: Any, *more: Any) -> Any:
        """Actions as an array of the device; raises what `check_legal` does."""
        ...


class HostPlace:
    """The computer's own memory."""

    arrays = np

    def __init__(self, engine: Engine, size: int) -> None:
        self._config = np.array([engine.config])  # passing an array to a kernel is faster
        self._records = np.zeros(size, engine.dtype)
        self._steps = np.zeros(size, engine.steps_dtype)
        self._rng = np.zeros(size, np.uint64)
        self._codes, self._players = engine.codes(), players_of(engine)

    def seed(self, seed: int) -> None:
        self._rng = seeds_of(seed, len(self._rng))

    def play_on(self, args: Any) -> None:
        play_on(self._records, self._steps, self._config, self._rng, self._codes, args, self._players)

    @staticmethod
    def checked(numbering: Numbering, masks: Any, actions: Any, seats: Any, *more: Any) -> Any:
        chosen = checked_actions(actions, len(seats))
        check_legal(numbering, masks, chosen, seats, *more)
        return chosen


class KernelMatches:
    """Matches whose other seats are played by the kernel, or by policies that get all rows in one call."""

    def __init__(
        self,
        game: AnyGame,
        size: int,
        seat: int | None,
        others: Opponents,
        reward: int,
        look: Observation,
        where: Callable[[Engine, int], Place],
    ) -> None:
        engine = engine_of(game)
        self._place = where(engine, size)
        arrays = self._place.arrays
        self._numbering, self._others = engine.numbering, others
        how = np.array([NOBODY if seat is None else seat, reward], np.int64)
        self._places = arrays.asarray(engine.numbering.at), arrays.asarray(look.offsets)
        self._how = tuple(map(arrays.asarray, (how, others.by_place, others.cumulated)))
        self._standings = arrays.zeros(size)
        # 64 bits, which Numba makes of any int(): with fewer, everything would be compiled for both
        self._learners = arrays.zeros(size, np.int64)
        self._asked = arrays.zeros(size, np.int64)
        self._who = arrays.zeros((size, game.seats), np.int64)

    def seed(self, seed: int) -> None:
        """The same seed and the same actions give the same matches."""
        self._place.seed(seed)

    @property
    def learners(self) -> Any:
        """The seat of the learner in each match."""
        return self._learners

    def advance(self, actions: Any, out: Any) -> None:
        """Take one legal action of every learner, or start new matches; then let the others play on."""
        rows, _, masks, _, _ = out
        arrays = self._place.arrays
        self._run(self._learners if actions is None else actions, actions is None, out)
        while self._others.players and (waiting := self._asked != self._learners).any():
            chosen = arrays.full(len(self._asked), NOBODY, np.int64)
            playing = self._who[arrays.arange(len(chosen)), self._asked]
            for number, policy in enumerate(self._others.players):
                mine = waiting & (playing == FIRST_IN_PYTHON + number)
                if mine.any():
                    chosen[mine] = self._ask(policy, mine, rows, masks)
            self._run(chosen, False, out)

    def _ask(self, policy: Any, mine: Any, rows: Any, masks: Any) -> Any:
        """The actions of a policy, checked, since kernels trust their arguments."""
        legal = masks[mine]
        given = policy({"observation": rows[mine], "action_mask": legal.copy()})
        who = f"the opponent {getattr(policy, '__name__', type(policy).__name__)}, "
        matches = self._place.arrays.flatnonzero(mine).tolist()
        return self._place.checked(self._numbering, legal, given, self._asked[mine], matches, who)

    def _run(self, actions: Any, fresh: bool, out: Any) -> None:
        rows, last_rows, masks, rewards, over = out
        self._place.play_on(
            (
                self._places,
                (*self._how, int(fresh)),
                actions,
                (self._learners, self._asked, self._who),
                (self._standings, rewards, over),
                (rows, last_rows, masks),
            )
        )


@kernel
def _seat_everyone(
    rng: Rng, seats: int, seat_rule: int, by_place: Any, cumulated: Any, who: NDArray[np.int64]
) -> int:
    """Decide who plays where; return the learner's seat."""
    learner = below(rng, seats) if seat_rule < 0 else seat_rule
    for place in range(1, seats):
        seat = (learner + place) % seats
        if len(by_place):
            who[seat] = by_place[place - 1]
        else:
            lot, number = below(rng, 1 << 20) / (1 << 20), 0
            while lot >= cumulated[number] and number < len(cumulated) - 1:
                number += 1
            who[seat] = number
    who[learner] = NOBODY
    return learner


@inline_kernel
def play_match_on(
    i: int, rec: Any, s: Any, cfg: Any, rng: Rng, codes: NDArray[np.int32], args: Any, players: Any
) -> None:
    """Advance a match to the next decision that is made in Python. If it ends, the next one starts."""
    places, how, actions, people, results, sights = args
    at, offsets = places
    rules, by_place, cumulated, fresh = how
    learners, asked, who = people
    standings, rewards, over = results
    rows, last_rows, masks = sights
    begin = fresh
    if not fresh:
        if actions[i] < 0:
            return
        code = take_step(rec, cfg, at, s, asked[i], actions[i], codes)
        if code >= 0:
            answer(rec, cfg, asked[i], code)
    while True:
        if begin:
            start(rec, cfg)
            for seat in range(cfg.seats):
                s.stage[seat] = -1
            learners[i] = _seat_everyone(rng, cfg.seats, rules[0], by_place, cumulated, who[i])
            standings[i] = 0
            begin = 0
        learner = learners[i]
        while rec.ask != OVER and not (rec.awaiting >> learner) & 1:
            if rec.awaiting == 0:
                sample_chance(rec, cfg, rng)
                continue
            seat = lowest_bit(int(rec.awaiting))
            if who[i, seat] >= FIRST_IN_PYTHON:
                break
            answer(rec, cfg, seat, player_answer(rec, cfg, players, who[i, seat], seat, rng, codes))
        now = standing(rec, cfg, rules[1], learner)
        rewards[i] += now - standings[i]
        standings[i] = now
        if rec.ask != OVER:
            break
        over[i] = True
        observe(rec, cfg, at, s, offsets, learner, last_rows[i])
        begin = 1
    asked[i] = learner if (rec.awaiting >> learner) & 1 else lowest_bit(int(rec.awaiting))
    legal_actions(rec, cfg, at, s, asked[i], codes, masks[i])
    observe(rec, cfg, at, s, offsets, asked[i], rows[i])


@entry_point
def play_on(
    records: Any,
    steps: Any,
    config: Any,
    rng: NDArray[np.uint64],
    codes: NDArray[np.int32],
    args: Any,
    players: Any,
) -> None:
    """Advance every match to the next decision that is made in Python. Finished matches restart."""
    cfg = config[0]
    for i in range(len(records)):
        play_match_on(i, records[i], steps[i], cfg, rng[i : i + 1], codes, args, players)
