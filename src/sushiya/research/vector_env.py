"""A Gymnasium vector environment: one learner per match, other seats played by opponents, batched calls."""

from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sushiya.core import AnyGame, BadOptions
from sushiya.fast.checked import checked_count, checked_game, checked_seat
from sushiya.fast.families import engine_of
from sushiya.research.bot_matches import BotMatches
from sushiya.research.kernel_matches import KernelMatches
from sushiya.research.observations import Observation, checked_observation, observation_space
from sushiya.research.opponents import Choice, Observations, Policy, checked_opponents
from sushiya.research.places import place_on
from sushiya.research.rewards import checked_reward

__all__ = ["Observations", "Policy", "SushiyaVectorEnv"]


class SushiyaVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """Matches of one game side by side. In each, the learner plays one seat.

    A step is one action of the learner, which may be only a part of a decision (see docs/research.md). Then
    the others play until the learner has to decide again. A match that ends is restarted in the same step,
    and its last observation is in `infos["final_obs"]`. With `copy=False`, the arrays that `step` returns are
    overwritten by the next step.
    """

    def __init__(
        self,
        game: AnyGame | str,
        num_envs: int = 1024,
        *,
        seat: int | None = None,
        opponents: Choice = None,
        reward: str = "score",
        observation: Observation | None = None,
        copy: bool = True,
        device: str = "cpu",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`seat=None`: a random seat in every match. `opponents=None`: they play at random.

        Opponents are "random", "quick", the name of a bot, a policy, a list with one for each of the other
        seats, clockwise from the learner, or a dict of those that each seat draws from, with their weights.
        With `device="cuda"`, matches, observations, masks and rewards are made on a GPU and stay
        there, as arrays of CuPy; opponents are "random" or policies, which get such arrays.
        `options` are those of a game that is given by its name.
        """
        self.game = checked_game(game, **options)
        if render_mode is not None:
            raise BadOptions(f"Many matches can't be shown: leave render_mode out, not {render_mode!r}.")
        self.opponents, self.copy = opponents, bool(copy)
        engine = engine_of(self.game)
        self.numbering = engine.numbering
        self.features = checked_observation(self.game, observation)
        actions, size = len(self.numbering), self.features.size
        # what step returns, twice: while the new arrays are written, the old ones are still used
        each = engine.bytes_per_match + 2 * (2 * 4 * size + actions + 10)
        self.num_envs = checked_count("num_envs", num_envs, each)
        self._shape = self.num_envs, size, actions
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_action_space = spaces.Discrete(len(self.numbering))
        self.single_observation_space = observation_space(self.features, len(self.numbering))
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        others = checked_opponents(self.game, opponents)
        self.device, self._place = device, place_on(device, others)
        self._matches: Any = (BotMatches if others.with_bots else partial(KernelMatches, where=self._place))(
            self.game,
            self.num_envs,
            None if seat is None else checked_seat(self.game, seat),
            others,
            checked_reward(reward),
            self.features,
        )
        self._make_room()
        self._legal = self._place.arrays.zeros_like(self._masks)
        """Our own copy of what is legal, so that editing the masks that are handed out changes nothing."""
        self._begun = False

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat of the learner in each match."""
        seats: NDArray[np.int64] = self._matches.learners.copy()
        return seats

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Start new matches. The same seed and the same actions give the same matches."""
        if seed is not None or not self._begun:
            self._matches.seed(int(np.random.SeedSequence().generate_state(1)[0]) if seed is None else seed)
            self._begun = True
        self._advance(None)
        return self._observations(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take one action of every learner. If one is illegal, raises ValueError and changes nothing."""
        learners = self._matches.learners
        self._advance(self._place.checked(self.numbering, self._legal, actions, learners))
        infos = self._final() if self._over.any() else {}
        return self._observations(), self._rewards, self._over, self._truncated, infos

    def _advance(self, actions: NDArray[np.int64] | None) -> None:
        """Advance the matches. If an opponent fails, nothing is legal until the next reset."""
        if self.copy or actions is None:
            self._make_room()
        else:  # whoever got these arrays may have written to them
            for array in (self._last_rows, self._rewards, self._over, self._truncated):
                array[:] = 0
        out = self._rows, self._last_rows, self._masks, self._rewards, self._over
        try:
            self._matches.advance(actions, out)
        except BaseException:
            self._legal[:] = 0
            raise
        self._legal[:] = self._masks

    def _make_room(self) -> None:
        """Allocate new arrays for the results, which is faster than copying them."""
        count, size, actions = self._shape
        self._rewards = self._place.arrays.zeros(count)
        self._over = self._place.arrays.zeros(count, np.bool_)
        self._truncated = self._place.arrays.zeros(count, np.bool_)
        self._rows = self._place.arrays.zeros((count, size), np.float32)
        self._last_rows = self._place.arrays.zeros((count, size), np.float32)
        self._masks = self._place.arrays.zeros((count, actions), np.int8)

    def _observations(self) -> Observations:
        return {"observation": self._rows, "action_mask": self._masks}

    def _final(self) -> dict[str, Any]:
        """The last observations of matches that ended. The rows of matches that continue are 0."""
        masks = self._place.arrays.zeros_like(self._masks)
        return {
            "final_obs": {"observation": self._last_rows, "action_mask": masks},
            "_final_obs": self._over,
        }
