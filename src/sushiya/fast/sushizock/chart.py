"""From a game of the reference to its chart."""

import numpy as np

from sushiya.core import CHANCE
from sushiya.fast.sushizock.layout import CHART, Chart
from sushiya.sushizock import EDITIONS, Sushizock

__all__ = ["chart_of"]


def chart_of(game: Sushizock) -> Chart:
    """The chart of this game. Open stacks change no rule, only what is seen."""
    chart: Chart = np.zeros(1, CHART).view(np.recarray)[0]
    chart.seats = game.seats
    chart.first = CHANCE if EDITIONS[game.edition].first_by_lot else game.first
    return chart
