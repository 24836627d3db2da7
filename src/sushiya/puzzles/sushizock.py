"""Puzzles of Sushizock: which dice to keep, which tile to take."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sushiya.bots.candidate import Because
from sushiya.core import Action
from sushiya.sushizock import Keep, Steal, View
from sushiya.sushizock.imagine import imagine_from
from sushiya.sushizock.memory import Memory

__all__ = ["DEALS", "IDEAS", "SCREENS", "dishes", "fits", "ideas", "is_rare", "leads"]

FEWEST, MOST = 3, 12
"""The number of options of a puzzle: two leave little to find, and more would not fit on a phone."""


IDEAS = ("rolls-on", "takes", "steals")
"""What an answer may do with the dice."""
SCREENS = ((24, 0.8), (80, 1.2))
"""Imagined deals per screening, and the lead that the best option needs in them for a longer look."""
DEALS = 120
"""Imagined deals for each of the two seeds that a puzzle is measured from."""
TIMES = 8
"""How many times each deal is played."""


def fits(view: View) -> bool:
    """Whether the number of options suits a puzzle."""
    return view.decision is not None and FEWEST <= len(view.decision.options) <= MOST


def is_rare(option: Action) -> bool:
    """Whether it keeps dice to roll again. That is seldom clearly better than all other ways to."""
    return isinstance(option, Keep)


def dishes(view: View, best: Action) -> tuple[str, ...]:
    """Empty: the game has no dishes."""
    return ()


def ideas(view: View, best: Action, because: Sequence[Because]) -> tuple[str, ...]:
    """What it does with the dice, and which tile it brings."""
    if isinstance(best, Keep):
        return ("rolls-on",)
    return "steals" if isinstance(best, Steal) else "takes", str(getattr(best, "kind", ""))


def leads(view: View, memory: Memory, deals: int, seed: int) -> Any:
    """The points at the end less the mean of the others', by deal and option: the same deals for each option.

    Little is hidden here, and most is up to the dice: each deal is played several times, and its mean counts.
    """
    import numpy as np

    from sushiya.fast.families import engine_of
    from sushiya.fast.playouts import playouts
    from sushiya.fast.records import with_attributes
    from sushiya.fast.rng import rng_of

    assert view.decision is not None
    assert view.seat is not None
    engine, rng, options = engine_of(view.game), Random(seed), view.decision.options
    base, work = (np.zeros(1, with_attributes(engine.dtype)) for _ in range(2))
    first = np.array([engine.code_of(option) for option in options], np.int64)
    constants = np.array([engine.config]), engine.quick(), view.seat, first
    points, wins = np.zeros((2, len(options), view.game.seats))
    means = np.zeros((deals, len(options), view.game.seats))
    codes = engine.codes()
    for deal in range(deals):
        engine.from_state(imagine_from(view, memory, rng), base[0])
        for _ in range(TIMES):
            playouts(base, work, *constants, rng_of(int(rng.random() * 2**53)), codes, points, wins)
            means[deal] += points / TIMES
    others = means.sum(axis=2) - means[:, :, view.seat]
    return means[:, :, view.seat] - others / (view.game.seats - 1)
