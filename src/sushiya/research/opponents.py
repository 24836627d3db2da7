"""Who plays the other seats of an environment: random, quick, any bot by its name, a policy, or a mix."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from numbers import Real
from typing import Any, SupportsFloat, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sushiya.bots.registry import read_bot
from sushiya.core import AnyGame, BadOptions
from sushiya.research.kernel_players import KERNELS, RANDOM

__all__ = ["FIRST_IN_PYTHON", "Observations", "Opponent", "Opponents", "Policy", "checked_opponents"]

Observations: TypeAlias = dict[str, NDArray[Any]]
Policy: TypeAlias = Callable[[Observations], ArrayLike]
"""Maps observations and masks, one row for each match with a decision, to one action per row."""
Opponent: TypeAlias = str | Policy
Choice: TypeAlias = Opponent | Sequence[Opponent] | Mapping[Any, SupportsFloat] | None

FIRST_IN_PYTHON = len(KERNELS)
"""The number of the first player that is asked in Python; lower ones are kernel players."""


@dataclass(frozen=True)
class Opponents:
    """The players of other seats, by number: first the kernel players, then those in `players`."""

    players: tuple[Opponent, ...]
    """The players that are asked in Python: names of bots, and policies."""
    by_place: NDArray[np.int64]
    """Who plays each of the other seats, clockwise from the learner; empty if drawn anew for every match."""
    cumulated: NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))
    """The cumulative probability of each number."""

    @property
    def with_bots(self) -> bool:
        """Whether one of them is a bot, which has to be shown what happens in its match."""
        return any(isinstance(player, str) for player in self.players)


def checked_opponents(game: AnyGame, choice: Choice) -> Opponents:
    """The opponents of `"greedy"`, of one per seat in a list, or of a pool: a dict with their weights."""
    if isinstance(choice, Mapping):
        return _drawn(choice)
    others = game.seats - 1
    listed: Any = (
        [choice] * others if choice is None or isinstance(choice, str) or callable(choice) else choice
    )
    if not isinstance(listed, Sequence) or len(listed) != others:
        raise BadOptions(
            f"The opponents in {game} are one name or policy, a list of {others}, or a dict with weights, "
            f"not {choice!r}."
        )
    players: list[Opponent] = []
    by_place = np.array([_number(one, players) for one in listed], np.int64)
    return Opponents(tuple(players), by_place)


def _drawn(pool: Mapping[Any, Any]) -> Opponents:
    players: list[Opponent] = []
    weights = np.zeros(FIRST_IN_PYTHON + len(pool))
    for one, weight in pool.items():
        if not isinstance(weight, Real) or not 0 <= float(weight) < np.inf:
            raise BadOptions(f"The weight of the opponent {one!r} has to be a number, not {weight!r}.")
        weights[_number(one, players)] += float(weight)
    if not weights.sum() > 0:
        raise BadOptions("The weights of the opponents have to add up to more than 0.")
    return Opponents(tuple(players), np.zeros(0, np.int64), np.cumsum(weights / weights.sum()))


def _number(one: Any, players: list[Opponent]) -> int:
    """The number of a player, which joins `players` if asked in Python. Policies need not be hashable."""
    if one is None:
        return RANDOM
    if isinstance(one, str):
        if one in KERNELS:
            return KERNELS.index(one)
        read_bot(one)  # raises UnknownBot or BadOptions
    elif not callable(one):
        raise BadOptions(f"An opponent is the name of a bot or a function, not {one!r}.")
    known = [_key(player) for player in players]
    if _key(one) not in known:
        players.append(one)
        return FIRST_IN_PYTHON + len(known)
    return FIRST_IN_PYTHON + known.index(_key(one))


def _key(player: Opponent) -> str | int:
    return player if isinstance(player, str) else id(player)
