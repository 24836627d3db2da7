"""Matches of a vector environment that advance together: one kernel call takes a step in each of them."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sushiya.core import AnyGame
from sushiya.fast.batch import seeds_of
from sushiya.fast.bits import lowest_bit
from sushiya.fast.checked import check_legal, checked_actions
from sushiya.fast.families import engine_of
from sushiya.fast.kernel import entry_point, kernel
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

__all__ = ["KernelMatches"]

NOBODY = -1
OVER = 0


class KernelMatches:
    """The other seats are played by the kernel, or by policies that see all their rows in one call."""

    def __init__(
        self, game: AnyGame, size: int, seat: int | None, others: Opponents, reward: int, look: Observation
    ) -> None:
        engine = engine_of(game)
        self._numbering, self._look, self._others = engine.numbering, look, others
        self._how = np.array([NOBODY if seat is None else seat, reward], np.int64)
        self._config = np.array([engine.config])  # passing an array to a kernel is faster
        self._records = np.zeros(size, engine.dtype)
        self._steps = np.zeros(size, engine.steps_dtype)
        self._rng = np.zeros(size, np.uint64)
        self._standings = np.zeros(size)
        # 64 bits: to Numba, int() of fewer bits has as few, and everything would be compiled for both
        self._learners = np.zeros(size, np.int64)
        self._asked = np.zeros(size, np.int64)
        self._who = np.zeros((size, game.seats), np.int64)
        self._codes, self._players = engine.codes(), players_of(engine)

    def seed(self, seed: int) -> None:
        """The same seed and the same actions give the same matches."""
        self._rng = seeds_of(seed, len(self._rng))

    @property
    def learners(self) -> NDArray[np.int64]:
        """The seat of the learner in each match."""
        return self._learners

    def advance(self, actions: NDArray[np.int64] | None, out: Any) -> None:
        """One legal action of every learner, or new matches; then the others, until all learners decide."""
        rows, _, masks, _, _ = out
        if actions is None:
            self._run(np.zeros(len(self._rng), np.int64), True, out)
        else:
            self._run(actions, False, out)
        while self._others.players and (waiting := self._asked != self._learners).any():
            chosen = np.full(len(self._rng), NOBODY, np.int64)
            playing = self._who[np.arange(len(chosen)), self._asked]
            for number, policy in enumerate(self._others.players):
                mine = waiting & (playing == FIRST_IN_PYTHON + number)
                if mine.any():
                    chosen[mine] = self._ask(policy, mine, rows, masks)
            self._run(chosen, False, out)

    def _ask(self, policy: Any, mine: NDArray[np.bool_], rows: Any, masks: Any) -> NDArray[np.int64]:
        """The actions of a policy, checked: a kernel would believe anything."""
        matches = np.flatnonzero(mine)
        legal = masks[mine]
        given = policy({"observation": rows[mine], "action_mask": legal.copy()})
        actions = checked_actions(given, len(matches))
        who = f"the opponent {getattr(policy, '__name__', type(policy).__name__)}, "
        check_legal(self._numbering, legal, actions, self._asked[mine], matches.tolist(), who)
        return actions

    def _run(self, actions: NDArray[np.int64], fresh: bool, out: Any) -> None:
        rows, last_rows, masks, rewards, over = out
        play_on(
            self._records,
            self._steps,
            self._config,
            (self._numbering.at, self._look.offsets),
            self._rng,
            (self._how, int(fresh), self._others.by_place, self._others.cumulated, self._players),
            actions,
            (self._learners, self._asked, self._who),
            (self._standings, rewards, over),
            (rows, last_rows, masks),
            self._codes,
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


@entry_point
def play_on(
    records: Any,
    steps: Any,
    config: Any,
    places: Any,
    rng: NDArray[np.uint64],
    how: Any,
    actions: NDArray[np.int64],
    people: Any,
    results: Any,
    sights: Any,
    codes: NDArray[np.int32],
) -> None:
    """Advance every match to the next decision that Python makes. Matches that are over restart."""
    cfg = config[0]
    at, offsets = places
    rules, fresh, by_place, cumulated, players = how
    learners, asked, who = people
    standings, rewards, over = results
    rows, last_rows, masks = sights
    for i in range(len(records)):
        rec, s, own_rng = records[i], steps[i], rng[i : i + 1]
        begin = fresh
        if not fresh:
            if actions[i] < 0:
                continue
            code = take_step(rec, cfg, at, s, asked[i], actions[i], codes)
            if code >= 0:
                answer(rec, cfg, asked[i], code)
        while True:
            if begin:
                start(rec, cfg)
                for seat in range(cfg.seats):
                    s.stage[seat] = -1
                learners[i] = _seat_everyone(own_rng, cfg.seats, rules[0], by_place, cumulated, who[i])
                standings[i] = 0
                begin = 0
            learner = learners[i]
            while rec.ask != OVER and not (rec.awaiting >> learner) & 1:
                if rec.awaiting == 0:
                    sample_chance(rec, cfg, own_rng)
                    continue
                seat = lowest_bit(int(rec.awaiting))
                if who[i, seat] >= FIRST_IN_PYTHON:
                    break
                code = player_answer(rec, cfg, players, who[i, seat], seat, own_rng, codes)
                answer(rec, cfg, seat, code)
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
