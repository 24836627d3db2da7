"""The constants of a game of Sushizock, for kernels."""

import numpy as np

from sushiya.core import CHANCE
from sushiya.fast.records import with_attributes
from sushiya.fast.sushizock.layout import CONFIG, Config
from sushiya.sushizock import EDITIONS, Sushizock

__all__ = ["config_of"]


def config_of(game: Sushizock) -> Config:
    """The constants of this game. Open stacks change no rule, only what is visible."""
    config: Config = np.zeros(1, with_attributes(CONFIG))[0]
    config.seats = game.seats
    config.first = CHANCE if EDITIONS[game.edition].first_by_lot else game.first
    return config
