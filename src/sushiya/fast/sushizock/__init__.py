"""Sushizock on flat arrays: the rules of `sushiya.sushizock` for millions of games."""

from sushiya.fast.sushizock.chance import apply_chance, sample_chance
from sushiya.fast.sushizock.codes import ACTIONS, action_of, code_of, outcomes_of
from sushiya.fast.sushizock.config import config_of
from sushiya.fast.sushizock.convert import from_state, to_state
from sushiya.fast.sushizock.layout import (
    CHOOSE,
    CONFIG,
    DRAW_LOT,
    DTYPE,
    LAY_ROWS,
    OVER,
    ROLL,
    Config,
    Record,
)
from sushiya.fast.sushizock.play import OPTIONS, options, random_answer, random_game
from sushiya.fast.sushizock.turn import answer, start

__all__ = [
    "ACTIONS",
    "CHOOSE",
    "CONFIG",
    "DRAW_LOT",
    "DTYPE",
    "LAY_ROWS",
    "OPTIONS",
    "OVER",
    "ROLL",
    "Config",
    "Record",
    "action_of",
    "answer",
    "apply_chance",
    "code_of",
    "config_of",
    "from_state",
    "options",
    "outcomes_of",
    "random_answer",
    "random_game",
    "sample_chance",
    "start",
    "to_state",
]
