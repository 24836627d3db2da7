"""Runs chunks of work on a Ray cluster, or on this machine as a cluster of one."""

import logging
import re
import socket
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

from sushiya.core import BadOptions
from sushiya.extras import require

__all__ = ["LOCAL", "map_on_cluster"]

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")

LOCAL = "local"
AHEAD = 2
"""How many chunks per core are submitted at a time."""
LAST_PORT = 65535
PATIENCE = 5.0
"""Seconds to wait for a connection. Ray itself would retry silently for minutes."""


def map_on_cluster(
    function: Callable[[Chunk], Result], chunks: Iterable[Chunk], address: str, cores: int
) -> Iterator[Result]:
    """Yield the function's result for each chunk, as they finish. `cores` limits a local cluster."""
    require("ray", "ray")
    import ray

    _knock(address)
    where: dict[str, Any] = {"address": address} | ({"num_cpus": cores} if address == LOCAL else {})
    try:
        ray.init(**where, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError) as error:
        raise _nobody_at(address, error) from None
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


def _knock(address: str) -> None:
    """Check that HOST:PORT or ray://HOST:PORT accepts connections; Ray itself reports on other addresses."""
    place = re.fullmatch(r"(?:ray://)?\[?([^/]+?)]?:(\d+)", address)
    if place is None:
        return
    try:
        if len(place[2]) > 5 or int(place[2]) > LAST_PORT:  # the system would use the port modulo 65536
            raise ValueError(f"ports end at {LAST_PORT}")
        socket.create_connection((place[1], int(place[2])), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise _nobody_at(address, error) from None


def _nobody_at(address: str, error: Exception) -> BadOptions:
    return BadOptions(f"There is no Ray cluster at '{address}': {error}. Write HOST:PORT, auto or {LOCAL}.")
