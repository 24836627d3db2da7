"""Checks everything that callers pass, since kernels trust their arguments."""

from collections.abc import Iterable
from operator import index

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sushiya.core import AnyGame, BadOptions, listing
from sushiya.fast.actions import Numbering
from sushiya.fast.kernel import entry_point
from sushiya.fast.memory import free_memory
from sushiya.games import game_of

__all__ = [
    "check_legal",
    "checked_actions",
    "checked_count",
    "checked_game",
    "checked_number",
    "checked_seat",
    "checked_seed",
    "first_illegal",
]

MOST = 64
"""How many legal actions an error lists."""
GB = 10**9


def checked_game(game: AnyGame | str, **options: object) -> AnyGame:
    """A game, which may also be given as text, with options as in `game_of`."""
    if isinstance(game, str):
        return game_of(game, **options)
    if options:
        raise BadOptions(f"Options ({listing(options)}) go with the name of a game: this one has its own.")
    if not hasattr(game, "family"):
        raise BadOptions(f"{game!r} is not a game: give one, or its text form as str(game) writes it.")
    return game


def checked_number(what: str, value: object, allowed: range) -> int:
    """An integer in this range."""
    try:
        number = index(value)  # type: ignore[arg-type]  # raises TypeError for anything but an integer
    except TypeError:
        number = None
    if number is None or isinstance(value, bool) or number not in allowed:
        raise BadOptions(f"{what} has to be a number from {allowed[0]} to {allowed[-1]}, not {value!r}.")
    return number


def checked_count(what: str, value: object, each: int = 0) -> int:
    """A count, which is at least 1, of things for which there is memory: they take `each` bytes."""
    count = checked_number(what, value, range(1, 2**31))
    if count * each > (free := free_memory()):
        raise BadOptions(
            f"{what} of {count} would take {count * each / GB:,.1f} GB, and {free / GB:,.1f} GB are free: "
            f"use at most {free // each}."
        )
    return count


def checked_seat(game: AnyGame, seat: object) -> int:
    """A seat of this game."""
    if type(seat) is int and 0 <= seat < game.seats:  # quick: this is called for every observation
        return seat
    return checked_number("The seat", seat, range(game.seats))


def checked_seed(seed: object) -> int:
    """A seed: any integer that isn't negative."""
    return checked_number("The seed", seed, range(2**63))


def checked_actions(actions: ArrayLike, count: int) -> NDArray[np.int64]:
    """One number per match."""
    given = np.asarray(actions)
    if given.shape != (count,):
        raise ValueError(
            f"There have to be {count} actions, one per match, not an array of shape {given.shape}."
        )
    if not np.issubdtype(given.dtype, np.integer):
        raise ValueError(f"Actions have to be whole numbers, not {given.dtype}.")
    return np.ascontiguousarray(given, np.int64)


def check_legal(
    numbering: Numbering,
    masks: NDArray[np.int8],
    actions: NDArray[np.int64],
    seats: NDArray[np.int64],
    matches: Iterable[int] | None = None,
    who: str = "",
) -> None:
    """Raise ValueError for the first action that is not legal; it says whose it was and what would be legal.

    Rows without a seat (-1) are skipped. `matches` are the numbers of the matches, if not one per row.
    """
    wrong = first_illegal(masks, actions, seats)
    if wrong < 0:
        return
    match = wrong if matches is None else list(matches)[wrong]
    action = int(actions[wrong])
    name = f"'{numbering.names[action]}'" if action in range(len(numbering)) else str(action)
    legal = [f"{number} ({numbering.names[number]})" for number in np.flatnonzero(masks[wrong]).tolist()]
    raise ValueError(
        f"In match {match}, {name} is not legal for {who}seat {seats[wrong]}. "
        f"Legal actions: {listing(legal, MOST) or 'none before the first reset'}."
    )


@entry_point
def first_illegal(masks: NDArray[np.int8], actions: NDArray[np.int64], seats: NDArray[np.int64]) -> int:
    """The first row whose action is illegal; -1 if there is none. Rows without a seat are skipped."""
    for i in range(len(actions)):
        if seats[i] >= 0 and (not 0 <= actions[i] < masks.shape[1] or not masks[i, actions[i]]):
            return i
    return -1
