"""A puzzle: a match up to the position, the seat that is asked, and what each option costs.

Each game has a file of puzzles, one line of JSON each. `python -m scripts.puzzles` makes them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias, get_args

from sushiya.bots.candidate import Because
from sushiya.core import AnyGame, AnyMatch, BadOptions, Match, Seat, listing
from sushiya.core.codec import from_json
from sushiya.games import GAMES, game_of

__all__ = ["GRADES", "LEADS_BY", "Grade", "Puzzle", "all_puzzles", "match_of", "of_the_day", "read_puzzles"]

LEADS_BY = 1.5
"""The best option brings at least this many points more than any other."""

Grade: TypeAlias = Literal["gentle", "tricky", "sharp"]
GRADES: tuple[Grade, ...] = get_args(Grade)
"""How hard it is, judging by which bots miss the best option."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one best option."""

    number: int
    """Its number among the puzzles of its game, counted from 1."""
    game: str
    seed: str
    """The seed of the match it comes from: deals and dice follow from it."""
    answers: tuple[str, ...]
    """All answers of players so far. Where several were asked at once, the lowest seat answered first."""
    seat: Seat
    """The seat that is asked."""
    costs: dict[str, float]
    """By option, how many points less it brings than the best one, which comes first."""
    grade: Grade
    dishes: tuple[str, ...]
    """The dishes that it is about; empty in a game without dishes."""
    ideas: tuple[str, ...]
    """What the best option does."""
    because: tuple[Because, ...]
    """What speaks for it, as in hints."""

    @property
    def best(self) -> str:
        return next(iter(self.costs))

    @property
    def leads_by(self) -> float:
        """How many points less the second best option brings."""
        return list(self.costs.values())[1]

    @property
    def tags(self) -> tuple[str, ...]:
        return self.dishes + self.ideas


@cache
def all_puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, by its name; raises BadOptions if there is no such game."""
    if game not in GAMES:
        raise BadOptions(f"There is no game '{game}'. Games: {listing(GAMES)}.")
    file = files("sushiya.puzzles") / f"{game}.jsonl"
    return tuple(read_puzzles(file.read_text(encoding="utf-8").splitlines()) if file.is_file() else ())


def read_puzzles(lines: Iterable[str]) -> Iterator[Puzzle]:
    """The puzzles of a file; raises BadMessage."""
    return (from_json(Puzzle, line) for line in lines)


def of_the_day(game: str, day: int) -> Puzzle | None:
    """The puzzle of a day: the same for all who have the same puzzles. Days count from 1 January 1970."""
    found = all_puzzles(game)
    return found[day % len(found)] if found else None


def match_of(puzzle: Puzzle) -> AnyMatch:
    """The match up to the position; raises IllegalAction if the rules no longer allow it."""
    game: AnyGame = game_of(puzzle.game)
    match = Match(game, puzzle.seed)
    for answer in puzzle.answers:
        match.play(match.state.pending[0].seat, answer)
    return match
