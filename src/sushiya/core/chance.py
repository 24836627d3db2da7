"""Luck that can be repeated: a fresh stream for each chance decision, and fair draws from it.

A seed is only a recipe. Chance decisions are numbered among themselves, so no player's choice shifts anyone's
luck. Only `Random.random()` is used: the one method whose sequence Python promises to keep.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Protocol, TypeVar

from sushiya.core.errors import IllegalAction

if TYPE_CHECKING:
    from sushiya.core.model import Action, AnyGame, Chance

__all__ = ["ChanceSource", "Scripted", "Seeded", "commitment", "draw", "one_of", "shuffled", "stream"]

T = TypeVar("T")


class ChanceSource(Protocol):
    """Where the outcomes of chance come from. Asked again, it answers the same: a plan may be dropped."""

    def answer(self, game: "AnyGame", decision: "Chance", index: int) -> "Action":
        """The outcome of chance decision number `index` of a match."""


@dataclass(frozen=True, slots=True)
class Seeded:
    """Outcomes that a seed gives."""

    seed: str

    def answer(self, game: "AnyGame", decision: "Chance", index: int) -> "Action":
        return decision.sample(stream(self.seed, index))


class Scripted:
    """Loaded dice: outcomes that somebody wrote down, as texts, in order."""

    def __init__(self, answers: Iterable[str]) -> None:
        self._answers = tuple(answers)
        self._given = 0

    @property
    def left(self) -> tuple[str, ...]:
        """The answers not given yet."""
        return self._answers[self._given :]

    def answer(self, game: "AnyGame", decision: "Chance", index: int) -> "Action":
        """The next answer; raises IllegalAction, and says what chance is asked, if it can't be given."""
        number = index + 1
        example = f"Chance is asked for something like '{decision.sample(Random(0))}'."
        if index >= len(self._answers):
            raise IllegalAction(f"The loaded dice have no answer {number}: the script ends here. {example}")
        action = game.parse_action(self._answers[index])
        if not decision.accepts(action):
            raise IllegalAction(f"Answer {number} of the loaded dice, '{action}', doesn't fit. {example}")
        self._given = number
        return action


def stream(seed: str, index: int) -> Random:
    """The generator for the chance decision of this number."""
    return Random(int.from_bytes(sha256(f"{seed}/{index}".encode()).digest(), "big"))


def one_of(items: Sequence[T], rng: Random) -> T:
    """One of the items, each equally likely."""
    return items[int(rng.random() * len(items))]


def draw(items: Sequence[T], count: int, rng: Random) -> list[T]:
    """`count` of the items, every ordered choice equally likely."""
    pool = list(items)
    size = len(pool)
    for i in range(count):
        j = i + int(rng.random() * (size - i))
        pool[i], pool[j] = pool[j], pool[i]
    return pool[:count]


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """All the items, every order equally likely."""
    return draw(items, len(items), rng)


def commitment(seed: str) -> str:
    """What is shown before the first deal, so that the seed can't be swapped afterwards."""
    return sha256(seed.encode()).hexdigest()
