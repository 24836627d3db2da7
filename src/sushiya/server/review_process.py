"""The process that measures reviews, as the server sees it: one request at a time."""

import asyncio
import sys
from contextlib import suppress

from sushiya.core.codec import from_json, to_json
from sushiya.review.worker import ReviewRequest, Served

__all__ = ["ReviewProcess"]

LONGEST = 900.0
"""Seconds for one request. The very first one compiles the engine, which may take minutes."""
MOST_BYTES = 1 << 24
"""The longest answer, in bytes."""


class ReviewProcess:
    """Starts with the first request, and again after a failure."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def serve(self, request: ReviewRequest) -> Served:
        """Pass a request on. Raises OSError if the process can't be started, ends, or takes too long."""
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "sushiya.review.worker"),
                stdin=asyncio.subprocess.PIPE,  # it ends with us
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=MOST_BYTES,
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(f"{to_json(request)}\n".encode())
            async with asyncio.timeout(LONGEST):
                await self._process.stdin.drain()
                line = await self._process.stdout.readline()
        except BaseException:
            await self.end()
            raise
        if not line:
            code = await self._process.wait()
            self._process = None
            raise OSError(f"the process ended with code {code}")
        return from_json(Served, line)

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
