"""Sushizock on flat arrays: the rules of `sushiya.sushizock` for millions of games."""

from sushiya.fast.sushizock.chance import draw_lots, give_lots
from sushiya.fast.sushizock.chart import chart_of
from sushiya.fast.sushizock.codes import ACTIONS, action_of, code_of, lots_of
from sushiya.fast.sushizock.convert import from_state, to_state
from sushiya.fast.sushizock.layout import CHART, CHOOSE, DRAW_LOT, DTYPE, LAY_ROWS, OVER, ROLL, Chart, Row
from sushiya.fast.sushizock.play import OPTIONS, options, random_answer, random_game, random_games
from sushiya.fast.sushizock.turn import answer, start

__all__ = [
    "ACTIONS",
    "CHART",
    "CHOOSE",
    "DRAW_LOT",
    "DTYPE",
    "LAY_ROWS",
    "OPTIONS",
    "OVER",
    "ROLL",
    "Chart",
    "Row",
    "action_of",
    "answer",
    "chart_of",
    "code_of",
    "draw_lots",
    "from_state",
    "give_lots",
    "lots_of",
    "options",
    "random_answer",
    "random_game",
    "random_games",
    "start",
    "to_state",
]
