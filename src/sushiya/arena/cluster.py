"""Work in chunks on a Ray cluster, or on this machine as a cluster of one."""

import logging
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

from sushiya.core import BadOptions

__all__ = ["LOCAL", "map_on_cluster"]

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")

LOCAL = "local"
AHEAD = 2
"""So many chunks for each core are handed out at a time."""


def map_on_cluster(
    function: Callable[[Chunk], Result], chunks: Iterable[Chunk], address: str, cores: int
) -> Iterator[Result]:
    """What the function makes of each chunk, as they get ready; `cores` are used of a local cluster."""
    try:
        import ray
    except ImportError:
        raise BadOptions("Ray is not installed: pip install 'sushiya[ray]'.") from None

    where: dict[str, Any] = {"num_cpus": cores} if address == LOCAL else {"address": address}
    try:
        ray.init(**where, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except ConnectionError as error:
        raise BadOptions(f"There is no Ray cluster at {address}: {error}") from None
    try:
        remote = ray.remote(function)
        todo = iter(chunks)
        resources = ray.cluster_resources()  # type: ignore[no-untyped-call]
        places = AHEAD * int(resources.get("CPU", 1))
        running = [remote.remote(chunk) for chunk in islice(todo, places)]
        while running:
            ready, running = ray.wait(running)
            running += [remote.remote(chunk) for chunk in islice(todo, len(ready))]
            yield from ray.get(ready)
    finally:
        ray.shutdown()
