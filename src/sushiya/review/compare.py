"""Plays a match on from one of its questions, with the given answer and with another one."""

from collections import Counter
from random import Random

import numpy as np
from numpy.typing import NDArray

from sushiya.arena.intervals import Figure, mean_figure
from sushiya.core import Record, dump_text, varied
from sushiya.review.calibration import chance_figure
from sushiya.review.comparison import Comparison, Ends
from sushiya.review.judge import Judge, Outcomes
from sushiya.review.stages import stages_of
from sushiya.review.values import Interval

__all__ = ["FEWEST", "Comparer", "compare"]

FEWEST = 2
"""The fewest deals: a single one gives no interval."""
DIGITS = 4
"""Decimals of a figure. More would be noise."""


class Comparer:
    """Compares two answers in more and more deals, as the seat could have imagined them."""

    def __init__(self, record: Record, at: int, take: str, seed: int = 0) -> None:
        """Compare answer `at` with the option `take`. Raises BadOptions, BadNotation, BadRecord."""
        _, other = varied(record, at, take)
        self.deals = 0
        self._at = at
        self._question = next(
            each for stage in stages_of(record) for each in stage.questions if each.number == at
        )
        self._answers = self._question.chosen, other
        self._judge = Judge(record.game)
        self._rng = Random(f"{seed} {at} {dump_text(record)}")
        self._found: list[Outcomes] = []

    def measure(self, deals: int) -> None:
        """Play both answers out in this many more deals."""
        if deals > 0:
            self._found.append(self._judge.ends(self._question, self._answers, deals, self._rng))
            self.deals += deals

    def picture(self) -> Comparison:
        """The comparison so far. It takes at least `FEWEST` deals."""
        wins, ahead = (np.concatenate(parts) for parts in zip(*self._found, strict=True))
        gains = ahead[:, 1] - ahead[:, 0]
        better = int((gains > 0).sum())
        worse = int((gains < 0).sum())
        gain = _interval(mean_figure(gains.tolist()))
        before, after = (
            self._ends(option, wins[:, option], ahead[:, option], ended_better)
            for option, ended_better in enumerate((worse, better))
        )
        return Comparison(
            self._at,
            self._question.seat,
            self.deals,
            before,
            after,
            gain,
            _difference(before, after, wins),
            gain.low <= 0 <= gain.high,
            self.deals - better - worse,
        )

    def _ends(self, option: int, wins: NDArray[np.float64], ahead: NDArray[np.float64], better: int) -> Ends:
        counted = Counter(int(each) for each in ahead)
        return Ends(
            str(self._answers[option]),
            _interval(chance_figure(self._question.game, wins, len(wins))),
            _interval(mean_figure(ahead.tolist())),
            better,
            tuple(sorted(counted.items())),
        )


def compare(record: Record, at: int, take: str, times: int, seed: int = 0) -> Comparison:
    """Play both answers out this many times. Raises BadOptions, BadNotation, BadRecord."""
    comparer = Comparer(record, at, take, seed)
    comparer.measure(max(FEWEST, times))
    return comparer.picture()


def _difference(before: Ends, after: Ends, wins: NDArray[np.float64]) -> Interval:
    """How much more often the other answer wins: the difference as it is shown, as certain as its pairs."""
    margin = mean_figure((wins[:, 1] - wins[:, 0]).tolist()).margin
    return _interval(Figure.around(after.win.mean - before.win.mean, margin or 0.0))


def _interval(figure: Figure) -> Interval:
    return Interval(*(round(each, DIGITS) for each in (figure.mean, figure.low, figure.high)))
