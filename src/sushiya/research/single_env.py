"""A Gymnasium environment of one match at a time: `gymnasium.make("Sushiya/SushiGo-v1", seats=4)`."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sushiya.core import AnyGame, BadOptions, listing
from sushiya.fast.checked import checked_number, checked_seed
from sushiya.research.observations import Observation
from sushiya.research.opponents import Choice, Observations
from sushiya.research.vector_env import SushiyaVectorEnv
from sushiya.research.words import observation_in_words

__all__ = ["LegalActions", "SushiyaEnv"]

ILLEGAL = -1.0
"""The reward for an illegal action, which ends the match."""


class LegalActions(spaces.Discrete):
    """The numbers of all actions. Without a mask, only those that are legal now are sampled."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.mask_now = np.ones(n, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self.mask_now
        return super().sample(mask, probability)


class SushiyaEnv(gymnasium.Env[Observations, np.int64]):
    """The learner plays one seat, opponents the others. What is legal is in `action_mask`."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: AnyGame | str,
        *,
        seat: int | None = None,
        opponents: Choice = None,
        reward: str = "score",
        observation: Observation | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """As in `SushiyaVectorEnv`; `options` are those of the game, such as `seats`."""
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadOptions(
                f"There is no render mode {render_mode!r}: {listing(self.metadata['render_modes'])}."
            )
        self.render_mode = render_mode
        self._matches = SushiyaVectorEnv(
            game,
            1,
            seat=seat,
            opponents=opponents,
            reward=reward,
            observation=observation,
            **options,
        )
        self.game, self.numbering = self._matches.game, self._matches.numbering
        self.features = self._matches.features
        self.observation_space = self._matches.single_observation_space
        self.action_space: LegalActions = LegalActions(len(self.numbering))
        self._row = np.zeros(self.features.size, np.float32)
        self._mask = np.zeros(len(self.numbering), np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        super().reset(seed=None if seed is None else checked_seed(seed))
        seen, _ = self._matches.reset(seed=seed)
        return self._only(seen), {}

    def step(self, action: Any) -> tuple[Observations, float, bool, bool, dict[str, Any]]:
        """One action of the learner, then the others play until it has to decide again.

        An illegal action ends the match, as in PettingZoo: Gymnasium's tools try any number.
        """
        number = checked_number("The action", action, range(len(self.numbering)))
        if not self._mask.any():
            raise ValueError("The match is over, or was never begun: reset the environment.")
        if not self._mask[number]:
            seen: Observations = {
                "observation": self._row[None].copy(),
                "action_mask": np.zeros_like(self._mask)[None],
            }
            refused = f"'{self.numbering.names[number]}' is not legal: see the action mask."
            return self._only(seen), ILLEGAL, True, False, {"refused": refused}
        seen, rewards, over, _, infos = self._matches.step(np.array([number]))
        if over[0]:
            seen = infos["final_obs"]
        return self._only(seen), float(rewards[0]), bool(over[0]), False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, in the form that sb3-contrib's MaskablePPO expects."""
        return self.action_space.mask_now.astype(np.bool_)

    def render(self) -> str | None:
        """What the learner observes, in words."""
        return observation_in_words(self.features, self._row) if self.render_mode == "ansi" else None

    def _only(self, seen: Observations) -> Observations:
        self._row, self._mask = seen["observation"][0], seen["action_mask"][0]
        self.action_space.mask_now = self._mask if self._mask.any() else np.ones_like(self._mask)
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
