"""A proxy to PostgreSQL that passes everything on and breaks on request at a certain moment."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

__all__ = ["BadLine", "bad_line"]

SOCKET = ".s.PGSQL.5432"


async def nothing() -> None:
    pass


class BadLine:
    """Breaks once, when a message with the marker passes: the message or its reply is lost."""

    def __init__(self, folder: Path, url: str) -> None:
        parts = urlsplit(url)
        self.url = parts._replace(query=f"host={folder}").geturl()
        self.breaks = 0
        self._server = f"{parts.query.removeprefix('host=')}/{SOCKET}"
        self._marker = b""
        self._lose_message = False
        self._meanwhile: Callable[[], Awaitable[None]] = nothing

    def lose_answer(self, marker: str) -> None:
        """PostgreSQL executes the message, but its reply is lost."""
        self._marker, self._lose_message = marker.encode(), False

    def lose_message(self, marker: str, meanwhile: Callable[[], Awaitable[None]] = nothing) -> None:
        """PostgreSQL never gets the message. `meanwhile` runs before the client notices."""
        self._marker, self._lose_message, self._meanwhile = marker.encode(), True, meanwhile

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on data in both directions."""
        answers, server = await asyncio.open_unix_connection(self._server)
        back = asyncio.create_task(self._pass(answers, writer))
        while data := await reader.read(65_536):
            if self._marker and self._marker in data:
                self._marker = b""
                self.breaks += 1
                back.cancel()
                await asyncio.wait([back])
                if self._lose_message:
                    await self._meanwhile()
                else:
                    server.write(data)
                    await answers.read(1)  # wait until it is executed
                break
            server.write(data)
        server.close()
        writer.close()
        await asyncio.wait([back])

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            writer.write(data)
        writer.close()


@asynccontextmanager
async def bad_line(folder: Path, url: str) -> AsyncIterator[BadLine]:
    """A proxy to the database of this URL, listening in this folder."""
    line = BadLine(folder, url)
    server = await asyncio.start_unix_server(line.connected, folder / SOCKET)
    try:
        yield line
    finally:
        server.close()
        await server.wait_closed()
