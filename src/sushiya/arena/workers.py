"""Work in chunks on several cores: one function, many chunks, results as they come."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

from sushiya.arena.cluster import map_on_cluster

__all__ = ["map_chunks"]

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")

AHEAD = 2
"""So many chunks a process are handed out at a time; the others stay where they come from."""


def map_chunks(
    function: Callable[[Chunk], Result], chunks: Iterable[Chunk], jobs: int, ray: str | None = None
) -> Iterator[Result]:
    """What the function makes of each chunk, in the order in which they get ready.

    The function stands at the top of a module, and chunks and results can be pickled. One job works here, in
    this process. With the address of a Ray cluster (or LOCAL) the work is done there. An error in a chunk
    ends it all and is raised here.
    """
    if ray is not None:
        yield from map_on_cluster(function, chunks, ray, jobs)
        return
    if jobs <= 1:
        yield from map(function, chunks)
        return
    todo = iter(chunks)
    # Processes start afresh: nothing they inherit (threads, locks, open files) can get in their way.
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_watch_parent) as pool:
        running: set[Future[Result]] = {pool.submit(function, chunk) for chunk in islice(todo, AHEAD * jobs)}
        try:
            while running:
                ready, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(function, chunk) for chunk in islice(todo, len(ready))}
                for future in ready:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _watch_parent() -> None:
    """End with the process that handed out the work, even if it was killed: otherwise we wait for ever."""
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
