"""A trained policy as a bot: any callable from an observation and a mask of legal actions to an action."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sushiya.bots.families import FAMILIES, IMAGINE
from sushiya.core import Action, AnyGame, Event, IllegalAction, Seat, View, listing
from sushiya.fast.families import engine_of
from sushiya.fast.feature_row import FeatureRow

__all__ = ["Policy", "PolicyBot"]

Policy = Callable[..., Any]
"""Maps the observation of one seat and the mask of its legal actions to an action, or to a number for every
action: then the legal action with the highest number is taken. Its attribute `features`, if it has one, names
the features of the observation; otherwise it gets all of them. docs/research.md describes both.
A policy that draws lots also takes the seat's random generator, as `rng`."""
INCOMPLETE = -1


class PolicyBot:
    """Plays one seat by a policy, on the fast engine's actions and observations."""

    def __init__(
        self, name: str, policy: Policy, game: AnyGame, seat: Seat, rng: Random, *, samples: bool = False
    ) -> None:
        """If the policy `samples`, it gets the generator: the same seed leads to the same match."""
        self.name = name
        self._policy = policy
        self._more = {"rng": rng} if samples else {}
        self._seat = seat
        self._rng = rng
        self._engine = engine_of(game)
        self._memory, self._imagine = FAMILIES.of(game).memory(game.seats), IMAGINE.of(game)
        self._features = FeatureRow(game, getattr(policy, "features", None))
        self._record, self._codes = self._engine.record(), self._engine.codes()

    def see(self, event: Event) -> None:
        self._memory.see(event)

    def choose(self, view: View) -> Action:
        """Take actions until the decision is complete: the card, what it copies, what is called."""
        engine, rec = self._engine, self._record
        # An observation has only what its seat knows, so any world that the seat can't tell from the truth
        # will do.
        state = self._imagine(view, self._memory, self._rng)
        engine.from_state(state, rec)
        engine.remember(self._memory, rec)
        steps = engine.steps()
        steps.stage = INCOMPLETE
        while True:
            action = self._action(steps)
            code = engine.kernels.take_step(
                rec, engine.config, engine.numbering.at, steps, self._seat, action, self._codes
            )
            if code != INCOMPLETE:
                return engine.action_of(rec, int(code))

    def _action(self, steps: Any) -> int:
        engine, rec, at = self._engine, self._record, self._engine.numbering.at
        mask = np.zeros(len(engine.numbering), np.int8)
        engine.kernels.legal_actions(rec, engine.config, at, steps, self._seat, self._codes, mask)
        row = np.zeros(self._features.size, np.float32)
        engine.kernels.observe(rec, engine.config, at, steps, self._features.offsets, self._seat, row)
        return self._read(self._policy(row, mask.copy(), **self._more), mask)

    def _read(self, answer: Any, mask: NDArray[np.int8]) -> int:
        """The legal action that a policy's answer means. Raises IllegalAction if there is none."""
        found = np.asarray(answer.detach() if hasattr(answer, "detach") else answer)
        legal = np.flatnonzero(mask)
        if found.size == len(mask) and np.issubdtype(found.dtype, np.number):
            preferences = found.reshape(-1)[legal].astype(np.float64)
            if np.isnan(preferences).any():
                raise IllegalAction(f"The policy {self.name} returned NaN for a legal action.")
            return int(legal[preferences.argmax()])
        names = self._engine.numbering.names
        options = listing([f"{number} ({names[number]})" for number in legal])
        if found.size != 1 or not np.issubdtype(found.dtype, np.integer):
            raise IllegalAction(
                f"The policy {self.name} answered with {found.dtype} of shape {found.shape}. It has to "
                f"return the number of an action, or {len(mask)} numbers. Legal actions: {options}."
            )
        action = int(found.reshape(-1)[0])
        if not 0 <= action < len(mask) or not mask[action]:
            raise IllegalAction(
                f"The policy {self.name} chose action {action}, which is not legal. Legal actions: {options}."
            )
        return action
