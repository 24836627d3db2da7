"""A Gymnasium vector environment: one learner per match, other seats played by a policy, batched calls."""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sushiya.core import AnyGame
from sushiya.fast.batch import seeds_of
from sushiya.fast.bits import lowest_bit
from sushiya.fast.families import engine_of
from sushiya.fast.kernel import entry_point
from sushiya.fast.rng import below
from sushiya.fast.verbs import answer, legal_actions, observe, random_answer, sample_chance, start, take_step
from sushiya.research.observations import Observation
from sushiya.research.rewards import REWARDS, standing

__all__ = ["Policy", "SushiyaVectorEnv"]

Observations: TypeAlias = dict[str, NDArray[Any]]
Policy: TypeAlias = Callable[[Observations], NDArray[np.int64]]
"""Maps observations and masks, one row for each match with a decision, to one action per row."""

NOBODY = -1
OVER = 0
ANY_SEAT = -1


class SushiyaVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """Matches of one game side by side. In each, the learner plays one seat.

    A step is one action of the learner, which may be only a part of a decision (see docs/research.md). Then
    the others play until the learner has to decide again. A match that ends is restarted in the same step,
    and its last observation is in `infos["final_obs"]`. With `copy=False`, the arrays that `step` returns are
    overwritten by the next step.
    """

    def __init__(
        self,
        game: AnyGame,
        num_envs: int = 1024,
        *,
        seat: int | None = None,
        opponents: Policy | None = None,
        reward: str = "score",
        observation: Observation | None = None,
        copy: bool = True,
    ) -> None:
        """`seat=None`: a random seat in every match. `opponents=None`: they play at random."""
        self.game, self.num_envs, self.copy = game, num_envs, copy
        engine = engine_of(game)
        self.numbering = engine.numbering
        self.features = Observation(game) if observation is None else observation
        self.opponents = opponents
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_action_space = spaces.Discrete(len(self.numbering))
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.features.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.numbering),), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._reward = REWARDS[reward]
        self._seat = ANY_SEAT if seat is None else seat
        self._config = np.array([engine.config])  # passing an array to a kernel is faster
        self._records = np.zeros(num_envs, engine.dtype)
        self._steps = np.zeros(num_envs, engine.steps_dtype)
        self._rng_state = seeds_of(0, num_envs)
        self._learners = np.zeros(num_envs, np.int8)
        self._asked = np.zeros(num_envs, np.int8)
        self._standings = np.zeros(num_envs)
        self._truncated = np.zeros(num_envs, np.bool_)
        self._make_room()
        self._masks[:] = 0  # nothing is legal before the first reset
        self._codes = engine.codes()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Start new matches. The same seed and the same actions give the same matches."""
        if seed is not None:
            self._rng_state = seeds_of(seed, self.num_envs)
        self._make_room()
        self._rewards[:] = 0
        self._over[:] = False
        self._run(np.zeros(self.num_envs, np.int64), True)
        self._let_others_play()
        return self._observations(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action of every learner. If one is illegal, raises ValueError and changes nothing."""
        chosen = np.ascontiguousarray(actions, np.int64)
        wrong = first_illegal(self._masks, chosen)
        if wrong >= 0:
            name = self.numbering.names[chosen[wrong]]
            raise ValueError(f"In match {wrong}, '{name}' is not legal: see the action mask.")
        if self.copy:
            self._make_room()
        self._rewards[:] = 0
        self._over[:] = False
        self._run(chosen, False)
        self._let_others_play()
        infos = self._final() if self._over.any() else {}
        return self._observations(), self._rewards, self._over, self._truncated, infos

    def _make_room(self) -> None:
        """Allocate new arrays for the results, which is faster than copying them."""
        self._rewards = np.empty(self.num_envs)
        self._over = np.empty(self.num_envs, np.bool_)
        self._rows = np.empty((self.num_envs, self.features.size), np.float32)
        self._last_rows = np.empty((self.num_envs, self.features.size), np.float32)
        self._masks = np.empty((self.num_envs, len(self.numbering)), np.int8)

    def _let_others_play(self) -> None:
        """Query the opponents' policy until every match waits for its learner."""
        while self.opponents is not None and (others := self._asked != self._learners).any():
            chosen = np.full(self.num_envs, NOBODY, np.int64)
            chosen[others] = self.opponents(
                {"observation": self._rows[others], "action_mask": self._masks[others]}
            )
            self._run(chosen, False)

    def _observations(self) -> Observations:
        return {"observation": self._rows, "action_mask": self._masks}

    def _final(self) -> dict[str, Any]:
        """The last observations of matches that ended. The other rows are meaningless."""
        masks = np.zeros_like(self._masks)
        return {
            "final_obs": {"observation": self._last_rows, "action_mask": masks},
            "_final_obs": self._over,
        }

    def _run(self, actions: NDArray[np.int64], fresh: bool) -> None:
        play_on(
            self._records,
            self._steps,
            self._config,
            (self.numbering.at, self.features.offsets),
            self._rng_state,
            (self._seat, self._reward, int(self.opponents is None), int(fresh)),
            actions,
            (self._learners, self._asked),
            (self._standings, self._rewards, self._over),
            (self._rows, self._last_rows, self._masks),
            self._codes,
        )


@entry_point
def first_illegal(masks: NDArray[np.int8], actions: NDArray[np.int64]) -> int:
    """The first match whose action is illegal; -1 if there is none."""
    for i in range(len(actions)):
        if not 0 <= actions[i] < masks.shape[1] or not masks[i, actions[i]]:
            return i
    return -1


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
    seat_rule, reward, random_others, fresh = how
    learners, asked = people
    standings, rewards, over = results
    rows, last_rows, masks = sights
    for i in range(len(records)):
        rec, s, own_rng = records[i], steps[i], rng[i : i + 1]
        begin = fresh
        if not fresh:
            if actions[i] < 0:
                continue
            code = take_step(rec, cfg, at, s, int(asked[i]), actions[i], codes)
            if code >= 0:
                answer(rec, cfg, int(asked[i]), code)
        while True:
            if begin:
                start(rec, cfg)
                for seat in range(cfg.seats):
                    s.stage[seat] = -1
                learners[i] = below(own_rng, cfg.seats) if seat_rule < 0 else seat_rule
                standings[i] = 0
                begin = 0
            learner = int(learners[i])
            while rec.ask != OVER and not (rec.awaiting >> learner) & 1:
                if rec.awaiting == 0:
                    sample_chance(rec, cfg, own_rng)
                elif random_others:
                    seat = lowest_bit(int(rec.awaiting))
                    answer(rec, cfg, seat, random_answer(rec, cfg, seat, own_rng, codes))
                else:
                    break
            now = standing(rec, cfg, reward, learner)
            rewards[i] += now - standings[i]
            standings[i] = now
            if rec.ask != OVER:
                break
            over[i] = True
            observe(rec, cfg, at, s, offsets, learner, last_rows[i])
            begin = 1
        asked[i] = learner if (rec.awaiting >> learner) & 1 else lowest_bit(int(rec.awaiting))
        legal_actions(rec, cfg, at, s, int(asked[i]), codes, masks[i])
        observe(rec, cfg, at, s, offsets, int(asked[i]), rows[i])
