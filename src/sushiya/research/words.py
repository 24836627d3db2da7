"""Observations and positions in words that a person can read. Everything that isn't zero is included."""

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from sushiya.core import BadOptions
from sushiya.research.fast_match import FastMatch
from sushiya.research.observations import Observation, Placed

__all__ = ["observation_in_words", "position_in_words"]

MEMORY = ("known", "knows", "unseen")
"""Features of what a seat knows about others, left out of a position: they follow from what everyone has."""

Parts = Mapping[str, NDArray[np.float32]]


def observation_in_words(look: Observation, row: NDArray[np.float32]) -> str:
    """One observation: a line for each feature that isn't all zeros."""
    numbers = np.asarray(row)
    if numbers.ndim != 1 or numbers.dtype.kind not in "fiu" or not np.isfinite(numbers).all():
        raise BadOptions(f"An observation is a row of {look.size} numbers, not {row!r}.")
    return "\n".join(_lines(look.features, look.split(numbers), look.game.seats))


def position_in_words(match: FastMatch, drawn: Sequence[str] = ()) -> str:
    """The whole position: what is common, then what each seat has and hides.

    `drawn` is the part of chance's answer that has been drawn so far.
    """
    seats, look = match.game.seats, Observation(match.game)
    views = [look.split(match.observe(seat, look)) for seat in range(seats)]
    common = (feature for feature in look.features if not feature.by_seat and not feature.private)
    lines = [str(match.game), *_lines(common, views[0], seats)]
    own = [feature for feature in look.features if feature.by_seat or feature.private]
    own = [feature for feature in own if feature.name not in MEMORY]
    lines += [f"seat {seat}: {_own(own, parts, 0)}" for seat, parts in enumerate(views)]
    if of_dummy := [feature for feature in own if feature.by_seat and feature.shape[0] > seats]:
        lines.append(f"dummy: {_own(of_dummy, views[0], seats)}")
    unseen = (feature for feature in look.features if feature.name == "unseen")
    lines += [f"by seat 0 {line}" for line in _lines(unseen, views[0], seats)]
    return "\n".join([*lines, *([f"drawn: {' '.join(drawn)}"] if drawn else ())])


def _lines(features: Iterable[Placed], parts: Parts, seats: int) -> list[str]:
    lines = []
    for feature in features:
        part = parts[feature.name]
        if feature.by_seat:
            rows = ((_seat(number, seats), _numbers(feature, row)) for number, row in enumerate(part))
            words = "; ".join(f"{seat} {numbers}" for seat, numbers in rows if numbers)
        else:
            words = _numbers(feature, part)
        lines += [f"{feature.name}: {words}"] if words else []
    return lines


def _own(features: Iterable[Placed], parts: Parts, row: int) -> str:
    """What one seat has, on one line."""
    words = (
        (
            feature.name,
            _numbers(feature, parts[feature.name][row] if feature.by_seat else parts[feature.name]),
        )
        for feature in features
    )
    return ", ".join(f"{name} {numbers}" for name, numbers in words if numbers)


def _seat(number: int, seats: int) -> str:
    if number == seats:
        return "dummy"
    return f"+{number}" if number else "me"


def _numbers(feature: Placed, part: NDArray[np.float32]) -> str:
    """With labels, each nonzero number and its label; without, the numbers up to the last nonzero one."""
    if not part.any():
        return ""
    if feature.labels:
        counts = zip(feature.labels, part.astype(int).tolist(), strict=True)
        return " ".join(label if count == 1 else f"{label}×{count}" for label, count in counts if count)
    rows = (np.trim_zeros(row, "b").astype(int).tolist() for row in np.atleast_2d(part))
    return " | ".join(" ".join(map(str, row)) for row in rows)
