"""Luck and skill: the parts that make the final lead of every seat, and how certain each of them is."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sushiya.arena.intervals import SURE, Figure
from sushiya.core import Seat
from sushiya.review.values import Margins

__all__ = ["Choice", "Leads", "Passage", "Split", "split_of"]

BySeat = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Leads:
    """Everybody's expected final lead at some moment, with its variance."""

    mean: BySeat
    variance: BySeat

    @classmethod
    def of(cls, leads: NDArray[np.float64]) -> "Leads":
        """From leads by playout and seat. A single playout is the end of the match, and certain."""
        count = len(leads)
        variance = leads.var(axis=0, ddof=1) / count if count > 1 else np.zeros(leads.shape[1])
        return cls(leads.mean(axis=0), variance)


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of a seat, in points."""

    seat: Seat
    cost: Figure
    """What it cost against the best option; its mean is 0 if it may have been as good."""
    beyond: Figure
    """How much more the best option brought than what the quick policy would have chosen."""
    gained: Figure
    """How much more it brought than that: `beyond` minus `cost`, from the same deals."""


@dataclass(frozen=True, slots=True)
class Passage:
    """From one moment to the next one: what was chosen in between, or nothing if chance decided."""

    before: Leads
    by_chance: bool
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Split:
    """The parts of every seat's lead, and half the widths of their intervals."""

    start: BySeat
    chance: BySeat
    skill: BySeat
    beyond: BySeat
    round: BySeat
    result: BySeat
    margins: tuple[Margins, ...]


def split_of(passages: Sequence[Passage], result: BySeat) -> Split:
    """Split the final leads. The parts add up to them exactly, whatever was measured."""
    seats = len(result)
    moments = [*(each.before for each in passages), Leads(result, np.zeros(seats))]
    chance, skill, beyond, came_round = (np.zeros(seats) for _ in range(4))
    signs = np.zeros((2, len(moments)))
    """How often each moment counts in what chance moved, and in what came round."""
    doubts = {name: np.zeros(seats) for name in ("skill", "beyond", "gained")}
    for at, passage in enumerate(passages):
        moved = moments[at + 1].mean - moments[at].mean
        signs[0 if passage.by_chance else 1, [at, at + 1]] += (-1, 1)
        if passage.by_chance:
            chance += moved
            continue
        for choice in passage.choices:
            share = _ahead(choice.seat, seats)
            skill -= share * choice.cost.mean
            beyond += share * choice.beyond.mean
            moved -= share * (choice.beyond.mean - choice.cost.mean)
            for name, figure in zip(doubts, (choice.cost, choice.beyond, choice.gained), strict=True):
                doubts[name] += share**2 * _variance(figure)
        came_round += moved
    unsure = np.array([moment.variance for moment in moments])
    by_chance, by_round = (signs**2) @ unsure
    widths = {
        "start": unsure[0],
        "chance": by_chance,
        "skill": doubts["skill"],
        "beyond": doubts["beyond"],
        "round": by_round + doubts["gained"],
        "luck": unsure[0] + doubts["gained"],  # what is between the first moment and the last cancels out
    }
    margins = tuple(
        Margins(**{name: SURE * float(np.sqrt(width[seat])) for name, width in widths.items()})
        for seat in range(seats)
    )
    return Split(moments[0].mean, chance, skill, beyond, came_round, result, margins)


def _ahead(seat: Seat, seats: int) -> BySeat:
    """How far a point of this seat moves everybody against the mean of the others."""
    share = np.full(seats, -1 / (seats - 1))
    share[seat] = 1.0
    return share


def _variance(figure: Figure) -> float:
    return ((figure.high - figure.low) / 2 / SURE) ** 2
