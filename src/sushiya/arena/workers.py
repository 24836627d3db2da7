"""Runs chunks of work on several cores and yields results as they come."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

from sushiya.arena.cluster import map_on_cluster

__all__ = ["map_chunks"]

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")

AHEAD = 2
"""How many chunks per process are submitted at a time; the rest stay in the iterator."""


def map_chunks(
    function: Callable[[Chunk], Result], chunks: Iterable[Chunk], jobs: int, ray: str | None = None
) -> Iterator[Result]:
    """Yield the function's result for each chunk, in the order in which they finish.

    The function must be defined at the top level of a module, and chunks and results must be picklable. With
    one job, the work is done in this process. With the address of a Ray cluster (or LOCAL), it is done there.
    An exception in a chunk stops everything and is raised here.
    """
    if ray is not None:
        yield from map_on_cluster(function, chunks, ray, jobs)
        return
    if jobs <= 1:
        yield from map(function, chunks)
        return
    todo = iter(chunks)
    others = set(active_children())
    # Spawned processes inherit no threads, locks or open files that could get in their way.
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_prepare) as pool:
        running: set[Future[Result]] = {pool.submit(function, chunk) for chunk in islice(todo, AHEAD * jobs)}
        try:
            while running:
                ready, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(function, chunk) for chunk in islice(todo, len(ready))}
                for future in ready:
                    yield future.result()
        except KeyboardInterrupt:  # don't wait for bots that think for minutes to finish their chunks
            for process in set(active_children()) - others:
                process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def _prepare() -> None:
    """Leave Ctrl-C to the parent process, and exit when it dies, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
