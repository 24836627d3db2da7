"""Reviews a match portion by portion: the longer it is measured, the narrower the intervals."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

import numpy as np
from numpy.typing import NDArray

from sushiya.arena.intervals import SURE, Figure, mean_figure
from sushiya.bots.budget import Budget
from sushiya.bots.candidate import Because
from sushiya.bots.reasons import explain
from sushiya.core import AnyGame, BadRecord, Record, Seat, dump_text
from sushiya.review.calibration import Calibration, calibration_of, chance_figure
from sushiya.review.exact import Exact, exact_values
from sushiya.review.families import KNEW
from sushiya.review.judge import ENDS, Judge, Outcomes
from sushiya.review.split import Choice, Leads, Passage, Split, split_of
from sushiya.review.stages import Question, Stage, stages_of
from sushiya.review.values import Interval, OptionValue, Review, ReviewedDecision, ReviewedMoment, SeatReview

__all__ = ["FEWEST", "Reviewer", "decision_of", "joined", "review"]

PORTION = 8
"""Imagined deals for every decision between two checks of the clock."""
FEWEST = 2
"""The fewest deals: a single one gives no interval."""
TURNS = 3
"""The most turning points of a match."""
SWING = 0.1
"""The least change of somebody's probability to win at a turning point."""
DIGITS = 4
"""Decimals of an option's figures. More would be noise."""


class Reviewer:
    """Measures a finished match, and gives a picture of what it has found so far."""

    def __init__(self, record: Record, seed: int = 0) -> None:
        """A reviewer of this record. Raises BadRecord."""
        if not record.finished:
            raise BadRecord("Only a finished match can be reviewed.")
        self.deals = 0
        """Imagined deals for every decision so far."""
        self._record = record
        self._judge = Judge(record.game)
        self._rng = Random(f"{seed} {dump_text(record)}")
        self._stages = list(_measured_stages(record))
        self._questions = {each.number: each for stage in self._stages for each in stage.stage.questions}
        self._reasons: dict[tuple[int, str, str], tuple[Because, ...]] = {}
        """Reasons by line, best option and the other one, so that each is found only once."""

    def measure(self, deals: int) -> None:
        """Play out every option of every decision in this many more deals."""
        for stage in self._stages:
            stage.measure(self._judge, deals, self._rng)
        self.deals += deals

    def picture(self, reasons: bool = True) -> Review:
        """The review so far. It takes at least `FEWEST` deals. Without reasons it comes sooner."""
        found = _summed_up(self._record, self._judge, self._stages, self.deals)
        return replace(found, decisions=tuple(map(self._explained, found.decisions))) if reasons else found

    def _explained(self, decision: ReviewedDecision) -> ReviewedDecision:
        """The decision with what spoke for the best option, if that is certainly better than the other."""
        best, second = decision.options[:2]
        other = second.action if decision.chosen == best.action else decision.chosen
        if next(each for each in decision.options if each.action == other).alike:
            return decision
        pair = decision.line, best.action, other
        if pair not in self._reasons:
            question = self._questions[decision.line]
            options = {str(option): option for option in question.options}
            pick = [options[best.action], options[other]]
            self._reasons[pair] = explain(question.view, question.memory, pick, Random(f"{pair}"))
        return replace(decision, because=self._reasons[pair])


def review(
    record: Record,
    budget: Budget,
    seed: int = 0,
    progress: Callable[[int], object] = lambda deals: None,
) -> Review:
    """Review a finished match. The budget is a time, or a number of imagined deals for every decision.

    `progress` is called with the number of deals so far. Raises BadRecord.
    """
    reviewer = Reviewer(record, seed)
    if budget.iterations:
        budget = Budget(iterations=max(FEWEST, budget.iterations))
    for portion, _ in budget.portions(PORTION):
        reviewer.measure(portion)
        progress(reviewer.deals)
    return reviewer.picture()


class _MeasuredStage:
    """A stage, and its measurements so far."""

    def __init__(self, game: AnyGame, stage: Stage, step: int) -> None:
        self.stage = stage
        self.step = step
        self._real = [each for each in stage.questions if len(each.options) > 1]
        self._exact = exact_values(game, stage) if self._real else {}
        self._outcomes: list[list[Outcomes]] = [[] for _ in self._real]
        self._position: list[Outcomes] = []

    def measure(self, judge: Judge, deals: int, rng: Random) -> None:
        for question, found in zip(self._real, self._outcomes, strict=True):
            found.append(judge.options(question, deals, rng, quick=True))
        self._position.append(judge.position(self.stage.before, judge.matches * deals, rng))

    def expected(self, calibration: Calibration) -> tuple[NDArray[np.float64], Leads]:
        """Everybody's probability to win and lead where the stage begins."""
        wins, leads = joined(self._position)
        return np.array(calibration.chances(wins.sum(axis=0).tolist(), len(wins))), Leads.of(leads)

    def decisions(self) -> Iterator[tuple[ReviewedDecision, Choice]]:
        for question, found in zip(self._real, self._outcomes, strict=True):
            wins, leads = joined(found)
            if question.seat in self._exact:
                decision = solved_decision(question, self.step, self._exact[question.seat])
            else:
                decision = decision_of(question, self.step, wins[:, :-1], leads[:, :-1])
            yield decision, _choice(question, decision, leads)


def _measured_stages(record: Record) -> Iterator[_MeasuredStage]:
    step = 0
    for stage in stages_of(record):
        yield _MeasuredStage(record.game, stage, step)
        step += bool(stage.questions)


def joined(found: list[Outcomes]) -> Outcomes:
    """The measurements of all portions, joined."""
    wins, leads = (np.concatenate(parts) for parts in zip(*found, strict=True))
    return wins, leads


def _less(leads: NDArray[np.float64], of: NDArray[np.float64]) -> Figure:
    """How much less something brings, by deal, than the best option.

    One half of the deals picks the best option, the other half measures it. An option that looks best in some
    deals was also lucky in them, so without this every choice would seem to have cost something.
    """
    halves = slice(0, None, 2), slice(1, None, 2)
    by_deal = [
        leads[found, int(np.argmax(leads[other].mean(axis=0)))] - of[found]
        for found, other in (halves, halves[::-1])
    ]
    return mean_figure(np.concatenate(by_deal).tolist())


def _choice(question: Question, decision: ReviewedDecision, leads: NDArray[np.float64]) -> Choice:
    """What the choice cost, and what the quick policy missed there. The last column is the policy's own."""
    options, quick = leads[:, :-1], leads[:, -1]
    chosen = options[:, question.options.index(question.chosen)]
    gained = mean_figure((chosen - quick).tolist())
    cost = next(each.less for each in decision.options if each.action == decision.chosen)
    if decision.solved:  # the cost is certain, and what was gained is measured
        beyond = Figure(*(each + decision.cost for each in (gained.mean, gained.low, gained.high)))
    else:
        beyond = _less(options, quick) if decision.cost else gained
    margin = (cost.high - cost.low) / 2
    return Choice(question.seat, Figure.around(decision.cost, margin), beyond, gained)


def _interval(figure: Figure) -> Interval:
    return Interval(*(round(each, DIGITS) for each in (figure.mean, figure.low, figure.high)))


def decision_of(
    question: Question, step: int, wins: NDArray[np.float64], leads: NDArray[np.float64]
) -> ReviewedDecision:
    """What was measured, by deal and option, as a decision."""
    best = int(np.argmax(leads.mean(axis=0)))
    less = [_less(leads, leads[:, index]) for index in range(leads.shape[1])]
    less[best] = Figure(0.0, 0.0, 0.0)
    values = [
        OptionValue(
            str(question.options[index]),
            _interval(chance_figure(question.game, wins[:, index], ENDS * len(wins))),
            _interval(mean_figure(leads[:, index].tolist())),
            _interval(less[index]),
            index == best or round(less[index].low, DIGITS) <= 0,
        )
        for index in sorted(range(len(less)), key=lambda index: (index != best, less[index].mean))
    ]
    return _decision(question, step, values)


def solved_decision(question: Question, step: int, exact: Exact) -> ReviewedDecision:
    """The same from exact values. Of options that bring as much, the one that wins more often comes first."""
    best = max(exact.leads.values())
    values = []
    less_than_best = {each: round(best - exact.leads[each], DIGITS) for each in question.options}
    for option in sorted(question.options, key=lambda each: (less_than_best[each], -exact.wins[each])):
        figures = exact.wins[option], exact.leads[option], best - exact.leads[option]
        win, lead, less = (_interval(Figure(each, each, each)) for each in figures)
        values.append(OptionValue(str(option), win, lead, less, less.mean <= 0))
    return replace(_decision(question, step, values), solved=True)


def _decision(question: Question, step: int, values: Sequence[OptionValue]) -> ReviewedDecision:
    """The decision with these values, the best option first."""
    chosen = next(value for value in values if value.action == str(question.chosen))
    lost = 0.0 if chosen.alike else max(0.0, values[0].win.mean - chosen.win.mean)
    worst = min(value.win.mean for value in values)
    spread = values[0].win.mean - worst
    return ReviewedDecision(
        question.number,
        step,
        question.seat,
        chosen.action,
        tuple(values),
        0.0 if chosen.alike else chosen.less.mean,
        lost,
        None if all(value.alike for value in values) or spread <= 0 else max(0.0, 1 - lost / spread),
        None,
        KNEW.of(question.view.game)(question.view, question.memory),
    )


def _summed_up(record: Record, judge: Judge, stages: list[_MeasuredStage], deals: int) -> Review:
    end_wins, end_leads = judge.position(stages[-1].stage.after, 1, Random(0))
    calibration = calibration_of(record.game)
    expected = [*(stage.expected(calibration) for stage in stages), (end_wins[0], Leads.of(end_leads))]
    found = [list(stage.decisions()) for stage in stages]
    decisions = sorted((decision for each in found for decision, _ in each), key=lambda each: each.line)
    passages = [
        Passage(before, not stage.stage.questions, tuple(choice for _, choice in each))
        for stage, (_, before), each in zip(stages, expected, found, strict=False)
    ]
    split = split_of(passages, end_leads[0])
    curve = tuple(_curve(record, stages, expected))
    return Review(
        str(record.game),
        record.rules,
        record.players,
        deals,
        tuple(
            _seat(seat, record, [each for each in decisions if each.seat == seat], split)
            for seat in range(record.game.seats)
        ),
        tuple(decisions),
        curve,
        _turning(curve),
    )


def _curve(
    record: Record, stages: list[_MeasuredStage], expected: list[tuple[NDArray[np.float64], Leads]]
) -> Iterator[ReviewedMoment]:
    places = [(each.stage.line, each.step, _chance_in(each.stage, record)) for each in stages]
    questions = sum(1 for *_, chance in places if not chance)
    places.append((len(record.log), questions, ""))
    for (line, step, chance), (wins, leads) in zip(places, expected, strict=True):
        margins = SURE * np.sqrt(leads.variance)
        yield ReviewedMoment(
            line, step, tuple(wins.tolist()), tuple(leads.mean.tolist()), tuple(margins.tolist()), chance
        )


def _chance_in(stage: Stage, record: Record) -> str:
    """The verb of chance's answer; empty if players decided."""
    return "" if stage.questions else str(record.log[stage.line].action).partition(" ")[0]


def _turning(curve: tuple[ReviewedMoment, ...]) -> tuple[int, ...]:
    """The moments at the end of the largest swings, in their order."""
    swings = {
        at: max(abs(now - then) for now, then in zip(after.wins, before.wins, strict=True))
        for at, (before, after) in enumerate(pairwise(curve), start=1)
    }
    largest = sorted(swings, key=lambda at: -swings[at])[:TURNS]
    return tuple(at for at in sorted(largest) if swings[at] >= SWING)


def _seat(seat: Seat, record: Record, decisions: list[ReviewedDecision], split: Split) -> SeatReview:
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
        sum(each.cost for each in decisions),
        float(split.start[seat]),
        float(split.chance[seat]),
        float(split.skill[seat]),
        float(split.beyond[seat]),
        float(split.round[seat]),
        float(split.result[seat]),
        split.margins[seat],
        costly.line if costly is not None and costly.cost > 0 else None,
        None if well is None else well.line,
    )
