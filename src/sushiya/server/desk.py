"""The desk: one thread for slow work that no match needs, such as QR codes and replays, fair by address.

In several threads, pure Python would fight with the event loop for the GIL, and everybody would wait. In one
thread, an address that asks for a lot waits only for its own work.
"""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from sushiya.server.scheduler import Job, Lane
from sushiya.table.refusals import Denied
from sushiya.table.services import Account

__all__ = ["Desk"]

P = ParamSpec("P")
T = TypeVar("T")

MOST_WAITING = 32
"""Jobs of one address that may wait."""


class Desk:
    """The slow work of a process, in one thread."""

    def __init__(self) -> None:
        self._lane = Lane(1, "desk")

    def close(self) -> None:
        self._lane.close()

    async def do(self, address: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of this work, which is charged to an address. Raises Denied if too much of it waits."""
        account = Account(address, "")
        if self._lane.waiting(account) >= MOST_WAITING:
            raise Denied("too_fast", "You ask for too much at once. Please wait a little.")
        job = Job(account, 0.0, lambda _: work(*args, **kwargs), asyncio.get_running_loop().time())
        self._lane.put(job)
        done: T = (await job.result).found
        return done
