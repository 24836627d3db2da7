"""The master's results for the deals of a day: played once for everyone, in a separate process, and kept."""

import asyncio
import logging
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec

from sushiya import __version__
from sushiya.bots import takes_budget
from sushiya.bots.daily import VERSION
from sushiya.server.store import Store, StoreDown
from sushiya.server.strain import Strain

__all__ = ["Masters"]

log = logging.getLogger("sushiya")

LONGEST = 900.0
"""Seconds for one deal. The very first one compiles the search, which may take minutes."""
BREATH = 2.0
"""Seconds until a strained server checks again whether it has time."""
PAUSE = 300.0
"""Seconds until a failed deal is tried again."""
COMMAND = (sys.executable, "-m", "sushiya.server.daily_worker")


class Masters:
    """The master's matches, one after the other."""

    def __init__(self, store: Store, bot: str, process: str, strain: Strain) -> None:
        """`bot` plays as the master; if it is empty, nobody does."""
        self._store = store
        self._process = process
        self._strain = strain
        self._bot = bot
        self._maker = f"{__version__} {bot} {VERSION}"
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._failed: dict[tuple[str, str], float] = {}
        self._turn = asyncio.Lock()
        self.command: Sequence[str] = COMMAND

    @property
    def available(self) -> bool:
        """Whether this server has a master."""
        searches = self._bot != "" and takes_budget(self._bot)
        return self._bot != "" and (not searches or all(map(find_spec, ("numba", "numpy"))))

    @property
    def busy(self) -> bool:
        """Whether the master is playing or waiting for its turn."""
        return bool(self._tasks)

    async def record(self, game: str, day: str) -> str | None:
        """The master's record of a deal, if there is one."""
        return await self._store.daily.line(day, game, self._maker)

    def start(self, game: str, day: str) -> bool:
        """Let the master play this deal, if possible. Returns whether it is playing, or will."""
        key = (game, day)
        if key in self._tasks:
            return True
        if not self.available or time.monotonic() - self._failed.get(key, -PAUSE) < PAUSE:
            return False
        task = self._tasks[key] = asyncio.create_task(self._play(game, day))
        task.add_done_callback(lambda _: self._tasks.pop(key, None))
        return True

    async def close(self) -> None:
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, game: str, day: str) -> None:
        try:
            async with self._turn:
                if await self.record(game, day) is not None:
                    return
                while self._strain.forbids("review"):
                    await asyncio.sleep(BREATH)
                if await self._store.lease(f"daily {game} {day}", self._process, LONGEST):
                    await self._store.daily.keep_line(day, game, self._maker, await self._asked(game, day))
        except (OSError, StoreDown, TimeoutError) as error:
            log.error("the master could not play", extra={"game": game, "day": day, "why": str(error)})
            self._failed = {(game, day): time.monotonic()}

    async def _asked(self, game: str, day: str) -> str:
        """The output of the process. Raises OSError if it fails."""
        process = await asyncio.create_subprocess_exec(
            *(*self.command, game, day, self._bot),
            stdin=asyncio.subprocess.PIPE,  # it ends with us
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert process.stdout is not None
        try:
            async with asyncio.timeout(LONGEST):
                said = await process.stdout.read()
                await process.wait()
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if process.returncode:
            raise OSError(f"the process ended with code {process.returncode}")
        return said.decode()
