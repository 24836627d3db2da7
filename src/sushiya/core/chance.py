"""Reproducible chance: a fresh random generator for each chance decision, and fair draws from it.

Each generator is made from the seed and the number of the chance decision. Only chance decisions are counted,
so no player's choice shifts later outcomes. Only `Random.random()` is used: it is the one method whose
sequence Python guarantees.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Protocol, TypeVar

from sushiya.core.errors import BadRecord, IllegalAction

if TYPE_CHECKING:
    from sushiya.core.model import Action, AnyGame, Chance

__all__ = [
    "LUCK",
    "ChanceSource",
    "Scripted",
    "Seeded",
    "check_luck",
    "commitment",
    "draw",
    "luck_in",
    "one_of",
    "seed_with_luck",
    "shuffled",
    "stream",
]

T = TypeVar("T")

LUCK = re.compile("[A-Za-z0-9]{1,32}")
"""What a seat may add to the luck of a match."""


class ChanceSource(Protocol):
    """A source of chance outcomes. A repeated question gets the same outcome, since a plan may be dropped."""

    def answer(self, game: "AnyGame", decision: "Chance", index: int) -> "Action":
        """The outcome of chance decision number `index` of a match, counted from 0."""


@dataclass(frozen=True, slots=True)
class Seeded:
    """Chance outcomes drawn from a seed."""

    seed: str

    def answer(self, game: "AnyGame", decision: "Chance", index: int) -> "Action":
        return decision.sample(stream(self.seed, index))


class Scripted:
    """Loaded dice: a script of chance outcomes, as actions or their texts, in order."""

    def __init__(self, answers: "Iterable[Action | str]") -> None:
        self._answers = tuple(answers)
        self._given = 0

    @property
    def left(self) -> "tuple[Action | str, ...]":
        """The outcomes not used yet, as they were given."""
        return self._answers[self._given :]

    def answer(self, game: "AnyGame", decision: "Chance", index: int) -> "Action":
        """The scripted outcome; raises IllegalAction, with an example, if it is missing or illegal."""
        number = index + 1
        example = f"Chance is asked for something like '{decision.sample(Random(0))}'."
        if index >= len(self._answers):
            raise IllegalAction(f"The loaded dice have no answer {number}: the script ends here. {example}")
        given = self._answers[index]
        action = game.parse_action(given) if isinstance(given, str) else given
        if not decision.accepts(action):
            raise IllegalAction(f"Answer {number} of the loaded dice, '{action}', doesn't fit. {example}")
        self._given = number
        return action


def stream(seed: str, index: int) -> Random:
    """The random generator for the chance decision with this number."""
    return Random(int.from_bytes(sha256(f"{seed}/{index}".encode()).digest(), "big"))


def one_of(items: Sequence[T], rng: Random) -> T:
    """One of the items, each equally likely."""
    return items[int(rng.random() * len(items))]


def draw(items: Sequence[T], count: int, rng: Random) -> list[T]:
    """`count` of the items without replacement, every ordered choice equally likely."""
    pool = list(items)
    size = len(pool)
    for i in range(count):
        j = i + int(rng.random() * (size - i))
        pool[i], pool[j] = pool[j], pool[i]
    return pool[:count]


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """All the items, every order equally likely."""
    return draw(items, len(items), rng)


def seed_with_luck(secret: str, luck: Sequence[str]) -> str:
    """The seed of a match whose players add to its luck: the house's secret, then each seat's contribution.

    The secret was committed to before anybody contributed, so nobody can choose the seed.
    """
    return f"{secret}+{'.'.join(each or '-' for each in luck)}" if any(luck) else secret


def luck_in(seed: str) -> tuple[str, ...]:
    """What each seat contributed to this seed, empty for seats that did not; an empty tuple if nobody did."""
    _, plus, luck = seed.partition("+")
    return tuple("" if each == "-" else each for each in luck.split(".")) if plus else ()


def check_luck(seed: str, seats: int, luck: str, seat: int | None = None, bots: Collection[int] = ()) -> None:
    """Check that players added this luck to the seed, and that nobody added anything else; raises BadRecord.

    `seat`: who has added it, if that is known. `bots`: the seats that add nothing.
    """
    secret, plus, _ = seed.partition("+")
    parts = luck_in(seed)
    legal = len(parts) == seats and all(not part or LUCK.fullmatch(part) for part in parts)
    if plus and not (legal and seed_with_luck(secret, parts) == seed):
        raise BadRecord("After its '+', the seed must have one part for each seat: it was tampered with.")
    for bot in bots:
        if parts and parts[bot]:
            raise BadRecord(f"Bots add nothing, but the seed has '{parts[bot]}' for seat {bot}.")
    if not luck or luck not in (parts if seat is None else parts[seat : seat + 1]):
        where = "in the seed" if seat is None else f"what the seed has for seat {seat}"
        added = ", ".join(filter(None, parts)) or "nothing"
        raise BadRecord(f"'{luck}' is not {where}. What the players added: {added}.")


def commitment(seed: str) -> str:
    """The hash that is shown before the first deal, so that the seed can't be swapped afterwards.

    If players added luck, it is the hash of the house's secret alone.
    """
    return sha256(seed.partition("+")[0].encode()).hexdigest()
