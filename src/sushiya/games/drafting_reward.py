"""What a search in Sushi Go! or Party aims at when a round is over: mostly to win, a little at every point.

The master's search compiles this (`fast/sushi/search.py`); the planner calls it
(`bots/sketch_from_view_sushi.py`).
"""

from math import exp
from typing import Final

__all__ = ["CERTAIN", "CONTEST", "DESSERT", "TIE_BREAK", "reward"]

POINTS: Final = 0.4
"""The share of the reward that is for points before the end of the match; the rest is for winning."""
LAST_POINTS: Final = 0.1
"""The same at the end of the match."""
FULL: Final = 100.0
"""The reward for points rises by 2 from this many points behind the best opponent to this many ahead."""
SHARED_WIN: Final = 0.4
TIED: Final = -0.005
"""A margin above this is a shared win. Desserts break ties, so the margin is not exactly 0."""
LEAD: Final = (12.0, 9.0)
"""After rounds 1 and 2, the lead in points that makes a win about three times as likely as not."""

DESSERT: Final = 2.0
"""The promised value of a dessert that scores on its own, not by comparison."""
CERTAIN: Final = (0.55, 0.85)
"""The share of that promise that counts after rounds 1 and 2."""
CONTEST: Final = (1.4, 1.0)
"""After rounds 1 and 2, the lead in desserts that counts: the more rounds are left, the less is decided."""
TIE_BREAK: Final = 0.01
"""What a dessert is worth at the end of the match, in points."""


def reward(margin: float, over: bool, first: bool) -> float:
    """From 0 to 1: the win probability, and a little for every point, so that a winning seat keeps trying.

    `margin` is the lead over the best opponent, `over` whether the match is, `first` whether one round is.
    """
    points = 0.5 + margin / FULL
    if over:
        won = 1.0 if margin > 0.0 else (SHARED_WIN if margin > TIED else 0.0)
        return (1.0 - LAST_POINTS) * won + LAST_POINTS * points
    hope = 1.0 / (1.0 + exp(-margin / (LEAD[0] if first else LEAD[1])))
    return (1.0 - POINTS) * hope + POINTS * points
