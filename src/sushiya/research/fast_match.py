"""One match on the fast engine, driven from Python action by action: what the adapters have in common."""

import numpy as np
from numpy.typing import NDArray

from sushiya.core import AnyGame
from sushiya.fast.families import engine_of
from sushiya.fast.rng import Rng
from sushiya.research.observations import Observation
from sushiya.research.rewards import REWARDS, standings

__all__ = ["FastMatch"]

OVER = 0
NONE = -1


class FastMatch:
    """A record, the small steps taken, and the verbs of its engine."""

    def __init__(self, game: AnyGame) -> None:
        self.game, self.engine = game, engine_of(game)
        self.config, self.numbering = self.engine.config, self.engine.numbering
        self.record, self.steps = self.engine.record(), self.engine.steps()
        self._codes = self.engine.codes()
        self.start()

    def start(self) -> None:
        self.steps.stage = NONE
        self.engine.start(self.record, self.config)

    def copy(self) -> "FastMatch":
        """The same position once more."""
        other = object.__new__(FastMatch)
        other.__dict__.update(self.__dict__)
        other.record, other.steps = self.record.copy(), self.steps.copy()
        return other

    @property
    def over(self) -> bool:
        return bool(self.record.ask == OVER)

    @property
    def chance(self) -> bool:
        """Whether chance is asked."""
        return not self.over and self.record.awaiting == 0

    @property
    def awaited(self) -> list[int]:
        """The seats that have to answer."""
        return [seat for seat in range(self.game.seats) if self.record.awaiting >> seat & 1]

    def draw(self, rng: Rng) -> None:
        """Chance answers at random until a player is asked."""
        while self.chance:
            self.engine.sample_chance(self.record, self.config, rng)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """What a seat may do; only to wait, if it is not asked."""
        mask = np.zeros(len(self.numbering), np.int8)
        if self.over or not self.record.awaiting >> seat & 1:
            mask[self.numbering.wait] = 1
        else:
            self.engine.legal_actions(
                self.record, self.config, self.numbering.at, self.steps, seat, self._codes, mask
            )
        return mask

    def step(self, seat: int, action: int) -> int:
        """One small step, which must be legal; the code of the answer if that made it complete, else NONE."""
        code = int(
            self.engine.take_step(
                self.record, self.config, self.numbering.at, self.steps, seat, action, self._codes
            )
        )
        if code != NONE:
            self.engine.answer(self.record, self.config, seat, code)
        return code

    def observe(
        self, seat: int, features: Observation, row: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """What a seat observes, in a new row or in the one given."""
        if row is None:
            row = np.zeros(features.size, np.float32)
        self.engine.observe(
            self.record, self.config, self.numbering.at, self.steps, features.offsets, seat, row
        )
        return row

    def standings(self, reward: str) -> NDArray[np.float64]:
        """The sum of everybody's rewards so far."""
        out = np.zeros(self.game.seats)
        standings(self.record, self.config, REWARDS[reward], out)
        return out
