"""Plays contests on several cores, a few deals at a time, skipping deals that already have results."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from sushiya.arena.deals import Contest, Outcome, play_deal
from sushiya.arena.results import Results
from sushiya.arena.workers import map_chunks

__all__ = ["play_contests"]

MATCHES = 20
"""About how many matches a chunk has.

Few enough for a smooth progress bar, for processes to finish at about the same time, and so that little is
lost when the user stops everything.
"""


class Chunk(NamedTuple):
    """Some deals of one of the contests."""

    number: int
    contest: Contest
    deals: tuple[int, ...]


def play_contests(
    every: Sequence[Results],
    deals: int | Sequence[int],
    jobs: int = 1,
    progress: Callable[[int], object] = lambda played: None,
    ray: str | None = None,
) -> None:
    """Play the missing ones of each contest's first `deals` deals: one number for all, or one for each.

    `progress` is called with the number of deals that have been completed since the last call.
    """
    wanted = [deals] * len(every) if isinstance(deals, int) else deals
    chunks = list(_missing(every, wanted))
    progress(sum(wanted) - sum(len(chunk.deals) for chunk in chunks))
    for number, played in map_chunks(play_chunk, chunks, min(jobs, len(chunks)), ray):
        for deal, outcomes in played:
            every[number].add(deal, outcomes)
        progress(len(played))


def _missing(every: Sequence[Results], wanted: Sequence[int]) -> Iterator[Chunk]:
    for number, (results, deals) in enumerate(zip(every, wanted, strict=True)):
        todo = [deal for deal in range(deals) if deal not in results.deals]
        size = max(1, MATCHES // len(results.contest.seatings(0)))
        for start in range(0, len(todo), size):
            yield Chunk(number, results.contest, tuple(todo[start : start + size]))


def play_chunk(chunk: Chunk) -> tuple[int, list[tuple[int, tuple[Outcome, ...]]]]:
    """Play these deals in all their seatings."""
    return chunk.number, [(deal, play_deal(chunk.contest, deal)) for deal in chunk.deals]
