"""Plays many matches of one game and tallies what dishes score, how often they are picked, and who wins."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from sushiya.arena.answers import answers, players
from sushiya.bots import check_player
from sushiya.core import AnyGame, BadOptions, Match
from sushiya.fast.engine import Engine
from sushiya.fast.families import engine_of
from sushiya.fast.rng import rng_of
from sushiya.fast.tally import TALLY, Tally, end_match, new_tally

__all__ = ["Chunk", "Study", "add", "chunks", "play_chunk"]

RANDOM = "random"
FAST_CHUNK, CHUNK = 20_000, 20
"""Matches per chunk. Each chunk has its own random stream, so results don't depend on the number of jobs."""


@dataclass(frozen=True)
class Study:
    """A game and its bots by seat. Matches are numbered from 0."""

    game: AnyGame
    bots: tuple[str, ...]
    seed: str

    def __post_init__(self) -> None:
        for name in self.bots:
            check_player(name)
        if len(self.bots) != self.game.seats:
            raise BadOptions(
                f"{self.game} has {self.game.seats} seats, but {len(self.bots)} bots are named: "
                f"name one for all seats, or one for each."
            )

    @property
    def is_random(self) -> bool:
        """Whether all bots are random: then the fast engine plays the matches."""
        return all(name == RANDOM for name in self.bots)


@dataclass(frozen=True)
class Chunk:
    """Consecutive matches of a study."""

    study: Study
    first: int
    count: int


def chunks(study: Study, matches: int) -> Iterator[Chunk]:
    """All matches of a study, in chunks."""
    size = FAST_CHUNK if study.is_random else CHUNK
    for first in range(0, matches, size):
        yield Chunk(study, first, min(size, matches - first))


def play_chunk(chunk: Chunk) -> Tally:
    """Play one chunk, on the fast engine if possible."""
    study, tally = chunk.study, new_tally()
    engine = engine_of(study.game)
    if study.is_random:
        digest = sha256(f"{study.seed}/{chunk.first}".encode()).digest()
        rng = rng_of(int.from_bytes(digest[:8], "big"))
        engine.kernels.tally_games(engine.record(), engine.config, chunk.count, rng, engine.codes(), tally)
        return tally
    for number in range(chunk.first, chunk.first + chunk.count):
        _play_match(study, engine, number, tally)
    return tally


def add(total: Tally, more: Tally) -> None:
    """Add the second tally to the first."""
    for name in TALLY.names or ():
        total[name] += more[name]


def _play_match(study: Study, engine: Engine, number: int, tally: Tally) -> None:
    """Play a match between bots on the reference engine, counting what could be picked and what was."""
    game, seed = study.game, f"{study.seed}/{number}"
    match = Match(game, seed)
    with players(study.bots, game, seed) as bots:
        for given in answers(match, bots):
            for dish in {dish for option in given.options for dish in engine.picked(option)}:
                tally.offered[engine.dishes.index(dish)] += 1
            for dish in engine.picked(given.action):
                tally.picked[engine.dishes.index(dish)] += 1
    tally.scores[: game.seats] = game.scores(match.state)[: game.seats]
    tally.points[:] = 0
    for seat, dish, points in engine.points(match.state):
        tally.points[seat, engine.dishes.index(dish)] += points
    winners = sum(1 << seat for seat in game.winners(match.state))
    end_match(tally, game.seats, len(engine.dishes), winners)
