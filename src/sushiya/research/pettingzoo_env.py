"""PettingZoo environments: `env` for one agent after the other, `parallel_env` for all simultaneously."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from sushiya.core import AnyGame, BadOptions, listing
from sushiya.fast.batch import seeds_of
from sushiya.fast.checked import checked_actions, checked_game
from sushiya.research.fast_match import FastMatch
from sushiya.research.observations import Observation, checked_observation, observation_space
from sushiya.research.registration import VERSIONS
from sushiya.research.rewards import checked_reward
from sushiya.research.words import position_in_words

__all__ = ["SushiyaAEC", "SushiyaParallel", "env", "parallel_env", "raw_env"]

RENDER_MODES = ("ansi",)
NOT_BEGUN = "The match is over, or was never begun: reset the environment."

ILLEGAL = -1.0
"""The reward for an illegal action, which ends the match."""


class _Table:
    """What both kinds of environment share: agents, spaces and one match."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: AnyGame | str,
        *,
        reward: str = "score",
        observation: Observation | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`options` are those of a game that is given by its name, such as `seats`."""
        self.game, self.reward = checked_game(game, **options), reward
        checked_reward(reward)
        if render_mode not in (None, *RENDER_MODES):
            raise BadOptions(f"There is no render mode {render_mode!r}: {listing(RENDER_MODES)}.")
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.game.name}_v{VERSIONS.get(self.game.name, 0)}",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": True,
        }
        self.features = checked_observation(self.game, observation)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self._match = FastMatch(self.game)
        self._rng_state = seeds_of(int(np.random.default_rng().integers(2**63)), 1)

    @cached_property
    def _spaces(self) -> dict[str, tuple[spaces.Dict, spaces.Discrete]]:
        count = len(self._match.numbering)
        return {
            agent: (observation_space(self.features, count), spaces.Discrete(count))
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[self._known(agent)][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[self._known(agent)][1]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent knows, and its legal actions."""
        seat = self.possible_agents.index(self._known(agent))
        return {
            "observation": self._match.observe(seat, self.features),
            "action_mask": self._match.mask(seat),
        }

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise ValueError(f"There is no agent {agent!r}. Agents: {listing(self.possible_agents)}.")
        return agent

    def _is_legal(self, seat: int, action: Any) -> bool:
        """Whether this seat may take an action; raises ValueError if there is no such action."""
        (number,) = checked_actions([action], 1).tolist()
        if number not in range(len(self._match.numbering)):
            count = len(self._match.numbering)
            raise ValueError(f"Actions are numbers from 0 to {count - 1}, not {action!r} (seat {seat}).")
        return bool(self._match.mask(seat)[number])

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._rng_state = seeds_of(seed, 1)
        self._match.start()
        self._match.draw(self._rng_state)
        self.agents = self.possible_agents[:]
        self._standings = np.zeros(self.game.seats)

    def _new_rewards(self) -> dict[str, float]:
        """The rewards of all agents since the last call."""
        before, self._standings = self._standings, self._match.standings(self.reward)
        return dict(zip(self.possible_agents, map(float, self._standings - before), strict=True))

    def render(self) -> str | None:
        """The whole position in words, with all hands."""
        return position_in_words(self._match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        return None

    def __str__(self) -> str:
        return str(self.game)


class SushiyaAEC(_Table, AECEnv[str, Any, int]):  # type: ignore[misc]
    """Agents act one after the other. Simultaneous picks stay sealed until all are made."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int) -> None:
        if not self.agents:
            raise ValueError(NOT_BEGUN)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._match.step(seat, action)
        self._cumulative_rewards[agent] = 0.0
        self._match.draw(self._rng_state)
        self.rewards = self._new_rewards()
        if self._match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        if not self._match.over:
            self.agent_selection = self.possible_agents[self._match.awaited[0]]


class SushiyaParallel(_Table, ParallelEnv[str, Any, int]):  # type: ignore[misc]
    """All agents act at every step. Agents without a decision can only wait."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Apply everyone's action. An illegal one ends the match, and costs only the agent that chose it."""
        agents = self.agents
        match = self._match
        if not agents:
            raise ValueError(NOT_BEGUN)
        if not isinstance(actions, Mapping):
            raise ValueError(f"Actions are given as a dict by agent, not as {actions!r}.")
        if missing := set(agents) - set(actions):
            raise ValueError(f"All agents act at every step: {listing(sorted(missing))} did not.")
        illegal = [agent for seat, agent in enumerate(agents) if not self._is_legal(seat, actions[agent])]
        if illegal:
            rewards = {agent: ILLEGAL if agent in illegal else 0.0 for agent in agents}
        else:
            for seat in match.awaited:
                match.step(seat, int(actions[agents[seat]]))
            match.draw(self._rng_state)
            rewards = self._new_rewards()
        ended = match.over or bool(illegal)
        observations = {agent: self.observe(agent) for agent in agents}
        if ended:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )


class _EndsWhenIllegal(wrappers.TerminateIllegalWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """PettingZoo's wrapper looks an action up in the mask, so a number outside of it is refused before."""

    def step(self, action: Any) -> None:
        raw = self.unwrapped
        agent = raw.agent_selection
        if raw.agents and not (raw.terminations[agent] or raw.truncations[agent]):
            raw._is_legal(raw.possible_agents.index(agent), action)
        super().step(action)


def raw_env(game: AnyGame | str, **options: Any) -> AECEnv[str, Any, int]:
    """One agent after the other, without wrappers: an illegal action raises ValueError, changing nothing."""
    return SushiyaAEC(game, **options)


def env(game: AnyGame | str, **options: Any) -> AECEnv[str, Any, int]:
    """One agent after the other. An illegal action ends the match, as in PettingZoo's classic games."""
    ends: AECEnv[str, Any, int] = _EndsWhenIllegal(raw_env(game, **options), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(ends)


def parallel_env(game: AnyGame | str, **options: Any) -> ParallelEnv[str, Any, int]:
    """All agents act simultaneously."""
    return SushiyaParallel(game, **options)
