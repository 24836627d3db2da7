"""The review of a match: what every option was worth, what each pick cost, and luck apart from skill.

A seat's *lead* is its points less the mean of the others' points. For every seat the result, its final lead,
is the sum of four parts, exactly: *start* (the lead that its place at the table promises), *chance* (how much
deals and dice moved the expectation), *skill* (the mean of what the others' picks cost, less what its own
did) and *round*: what came round, the part of simultaneous picks that nobody could foresee. Over all seats
each part sums to zero.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from sushiya.arena.intervals import mean_figure, share_figure
from sushiya.bots.budget import Budget
from sushiya.core import BadRecord, Record, Seat, dump_text
from sushiya.review.judge import Judge
from sushiya.review.stages import Question, Stage, stages_of

__all__ = ["Decision", "Interval", "OptionValue", "Review", "SeatReview", "review"]

PORTION = 8
"""Imagined deals for every decision between two looks at the clock."""
FEWEST = 2
"""From one deal no interval follows."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class OptionValue:
    """What an option would have brought its seat."""

    action: str
    win: Interval
    """The chance to win the match; a shared win counts for its share."""
    lead: float
    """The expected final lead."""
    less: Interval
    """How much less than the best option, in points."""
    alike: bool
    """Whether it may be as good as the best."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a seat."""

    line: int
    """The line of the log that answered it, counted from 1."""
    seat: Seat
    chosen: str
    options: tuple[OptionValue, ...]
    """The best one first."""
    cost: float
    """What the choice cost in points; 0 if it may have been as good as the best."""
    wins_lost: float
    """The same in the chance to win."""
    kept: float | None
    """Which share of the chance to win it kept, between the worst option and the best.

    None if all are alike.
    """


@dataclass(frozen=True, slots=True)
class SeatReview:
    """How one seat played, and what happened to it."""

    seat: Seat
    player: str
    points: int
    accuracy: int | None
    """100 times the mean of what its decisions kept; None if it never had a real choice."""
    start: float
    chance: float
    skill: float
    round: float
    result: float
    """The sum of the four above: the final lead."""
    costly: int | None
    """The line of its most costly decision, if any cost something."""
    well_seen: int | None
    """The line of the decision in which the best option led by most, and was chosen."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Everybody's chance to win after a line of the log, all cards known."""

    line: int
    wins: tuple[float, ...]
    by_chance: bool
    """Whether chance decides next."""


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a match."""

    game: str
    rules: str
    players: tuple[str, ...]
    deals: int
    """Imagined deals for every decision."""
    seats: tuple[SeatReview, ...]
    decisions: tuple[Decision, ...]
    curve: tuple[Moment, ...]


class _Stage:
    """A stage, and what was measured of it so far."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.real = [each for each in stage.questions if len(each.options) > 1]
        self.outcomes: list[list[tuple[NDArray[np.float64], NDArray[np.float64]]]] = [[] for _ in self.real]
        self.position: list[tuple[NDArray[np.float64], NDArray[np.float64]]] = []

    def measure(self, judge: Judge, deals: int, rng: Random) -> None:
        for question, found in zip(self.real, self.outcomes, strict=True):
            found.append(judge.options(question, deals, rng))
        self.position.append(judge.position(self.stage.before, deals, rng))

    def expected(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Everybody's chance to win and lead where the stage begins."""
        wins, leads = (np.concatenate(parts).mean(axis=0) for parts in zip(*self.position, strict=True))
        return wins, leads

    def decisions(self) -> Iterator[Decision]:
        for question, found in zip(self.real, self.outcomes, strict=True):
            wins, leads = (np.concatenate(parts) for parts in zip(*found, strict=True))
            yield _decision(question, wins, leads)


def review(
    record: Record,
    budget: Budget,
    seed: int = 0,
    progress: Callable[[int], object] = lambda deals: None,
) -> Review:
    """Review a finished match. The budget is time, or a number of imagined deals for every decision.

    `progress` is called with the number of deals so far. Raises BadRecord.
    """
    if not record.finished:
        raise BadRecord("Only a finished match can be reviewed.")
    if budget.iterations:
        budget = Budget(iterations=max(FEWEST, budget.iterations))
    judge, rng = Judge(record.game), Random(f"{seed} {dump_text(record)}")
    stages = [_Stage(stage) for stage in stages_of(record)]
    deals = 0
    for portion, _ in budget.portions(PORTION):
        for stage in stages:
            stage.measure(judge, portion, rng)
        deals += portion
        progress(deals)
    return _summed_up(record, judge, stages, deals)


def _decision(question: Question, wins: NDArray[np.float64], leads: NDArray[np.float64]) -> Decision:
    """What was measured, by deal and option, as a decision."""
    order = np.argsort(-leads.mean(axis=0), kind="stable")
    best = int(order[0])
    values = []
    for index in map(int, order):
        less = mean_figure((leads[:, best] - leads[:, index]).tolist())
        win = share_figure(wins[:, index].tolist())
        values.append(
            OptionValue(
                str(question.options[index]),
                Interval(win.mean, win.low, win.high),
                float(leads[:, index].mean()),
                Interval(less.mean, less.low, less.high),
                index == best or less.low <= 0,
            )
        )
    chosen = next(value for value in values if value.action == str(question.chosen))
    lost = max(0.0, values[0].win.mean - chosen.win.mean)
    worst = min(value.win.mean for value in values)
    spread = values[0].win.mean - worst
    return Decision(
        question.number,
        question.seat,
        chosen.action,
        tuple(values),
        0.0 if chosen.alike else chosen.less.mean,
        0.0 if chosen.alike else lost,
        None if all(value.alike for value in values) or spread <= 0 else max(0.0, 1 - lost / spread),
    )


def _summed_up(record: Record, judge: Judge, stages: list[_Stage], deals: int) -> Review:
    seats = record.game.seats
    expected = [stage.expected() for stage in stages]
    end_wins, end_leads = judge.position(stages[-1].stage.after, 1, Random(0))
    leads = [*(lead for _, lead in expected), end_leads[0]]
    chance, skill, came_round = np.zeros(seats), np.zeros(seats), np.zeros(seats)
    decisions: list[Decision] = []
    for stage, before, after in zip(stages, leads, leads[1:], strict=False):
        if not stage.stage.questions:
            chance += after - before
            continue
        costs = np.zeros(seats)
        for decision in stage.decisions():
            decisions.append(decision)
            costs[decision.seat] += decision.cost
        skilled = (costs.sum() - costs) / (seats - 1) - costs
        skill += skilled
        came_round += after - before - skilled
    curve = [
        Moment(stage.stage.line, tuple(wins.tolist()), by_chance=not stage.stage.questions)
        for stage, (wins, _) in zip(stages, expected, strict=True)
    ]
    curve.append(Moment(len(record.log), tuple(end_wins[0].tolist()), by_chance=False))
    return Review(
        str(record.game),
        record.rules,
        record.players,
        deals,
        tuple(
            _seat(
                seat,
                record,
                [each for each in decisions if each.seat == seat],
                *(float(part[seat]) for part in (leads[0], chance, skill, came_round, leads[-1])),
            )
            for seat in range(seats)
        ),
        tuple(sorted(decisions, key=lambda each: each.line)),
        tuple(curve),
    )


def _seat(
    seat: Seat,
    record: Record,
    decisions: list[Decision],
    start: float,
    chance: float,
    skill: float,
    came_round: float,
    result: float,
) -> SeatReview:
    kept = [each.kept for each in decisions if each.kept is not None]
    costly = max(decisions, key=lambda each: each.cost, default=None)
    seen = [each for each in decisions if each.chosen == each.options[0].action and not each.options[1].alike]
    well = max(seen, key=lambda each: each.options[1].less.mean, default=None)
    assert record.scores is not None
    return SeatReview(
        seat,
        record.players[seat],
        record.scores[seat],
        round(100 * sum(kept) / len(kept)) if kept else None,
        start,
        chance,
        skill,
        came_round,
        result,
        costly.line if costly is not None and costly.cost > 0 else None,
        None if well is None else well.line,
    )
