"""One match on the fast engine, played from Python action by action. Shared by the adapters."""

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
    """A record, the partial answers, and the functions of its engine."""

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
        """A copy of this position."""
        other = object.__new__(FastMatch)
        other.__dict__.update(self.__dict__)
        other.record, other.steps = self.record.copy(), self.steps.copy()
        return other

    @property
    def over(self) -> bool:
        return bool(self.record.ask == OVER)

    @property
    def chance(self) -> bool:
        """Whether it is chance's turn to answer."""
        return not self.over and self.record.awaiting == 0

    @property
    def awaited(self) -> list[int]:
        """The seats that have to answer."""
        return [seat for seat in range(self.game.seats) if self.record.awaiting >> seat & 1]

    def draw(self, rng: Rng) -> None:
        """Sample chance outcomes until a player has to decide."""
        while self.chance:
            self.engine.sample_chance(self.record, self.config, rng)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The legal actions of a seat; only `wait` if it has no decision."""
        mask = np.zeros(len(self.numbering), np.int8)
        if self.over or not self.record.awaiting >> seat & 1:
            mask[self.numbering.wait] = 1
        else:
            self.engine.legal_actions(
                self.record, self.config, self.numbering.at, self.steps, seat, self._codes, mask
            )
        return mask

    def step(self, seat: int, action: int) -> int:
        """Take one legal action. Returns the code of the answer if it is now complete, else NONE."""
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
        """The observation of a seat, in a new row or in the given one."""
        if row is None:
            row = np.zeros(features.size, np.float32)
        self.engine.observe(
            self.record, self.config, self.numbering.at, self.steps, features.offsets, seat, row
        )
        return row

    def standings(self, reward: str) -> NDArray[np.float64]:
        """The sum of each seat's rewards so far."""
        out = np.zeros(self.game.seats)
        standings(self.record, self.config, REWARDS[reward], out)
        return out
