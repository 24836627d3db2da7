"""Which of several workers is a table's home: whoever comes to the table is handed over to it.

The system gives a connection to any worker. If the people of a table were spread over several, each of these
would keep the whole table and take in every answer.
"""

import asyncio
import logging
import os
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Protocol
from zlib import crc32

from sushiya.server.settings import Settings

__all__ = ["HOMES", "Homes", "Moved"]

log = logging.getLogger("sushiya")

HOMES = "homes"
"""The name of this worker's homes in the state that the application gives to the server."""
MOST_BYTES = 65_536
"""Bytes of the request that a connection begins with; the server allows fewer."""
TRIES = 100
SECONDS_BETWEEN_TRIES = 0.01


class Moved(Protocol):
    """What serves a connection that another worker has handed over."""

    def __call__(self, request: bytes) -> asyncio.Protocol:
        """The protocol for a connection whose first request the other worker has read."""


class Homes:
    """This worker's number, and the way to the others.

    A number is a file that its worker locks as long as it lives, so whoever replaces a worker that has died
    takes its number, and its tables with it. A worker without one is nobody's home, and hands nobody over.
    """

    def __init__(self, settings: Settings) -> None:
        self._workers = settings.workers
        self._folder = Path(settings.workers_folder)
        self._number: int | None = None
        self._lock: IO[str] | None = None
        self._ear: socket.socket | None = None
        self._mouth: socket.socket | None = None
        self._arriving: set[asyncio.Task[None]] = set()

    def is_here(self, table: str) -> bool:
        """Whether this worker is the table's home, as far as there are homes."""
        return self._number is None or self._home_of(table) == self._number

    def _home_of(self, table: str) -> int:
        return crc32(table.encode()) % self._workers

    def new_id(self, new_id: Callable[[], str]) -> str:
        """The id of a new table whose home is here: its maker's request came here, too."""
        while not self.is_here(id := new_id()):
            pass
        return id

    # Taking a number ----------------------------------------------------------------------------------------

    def take_number(self) -> None:
        """Take a number that no living worker has, unless we have one. If all are taken, ask again later."""
        if self._workers == 1 or self._number is not None or not hasattr(socket, "send_fds"):
            return
        import fcntl  # not on Windows, where connections can't be handed over like this

        for number in range(self._workers):
            lock = (self._folder / f"{number}.lock").open("w")
            with suppress(BlockingIOError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                self._number, self._lock = number, lock
                return
            lock.close()

    def close(self) -> None:
        """Give the number back, and hear of no more connections."""
        for task in self._arriving:
            task.cancel()
        if self._ear is not None:
            asyncio.get_running_loop().remove_reader(self._ear)
            self._door_of(self._number).unlink(missing_ok=True)
        for each in (self._ear, self._mouth, self._lock):
            if each is not None:
                each.close()
        self._number = self._ear = self._mouth = self._lock = None

    def _door_of(self, number: int | None) -> Path:
        return self._folder / f"{number}.socket"

    # Handing over -------------------------------------------------------------------------------------------

    async def hand_over(self, file: int, request: bytes, table: str) -> bool:
        """Send a connection and its first request to the table's home. False if nobody takes it there."""
        door = str(self._door_of(self._home_of(table)))
        try:
            copy = os.dup(file)  # the client may be gone before it is sent
        except OSError:
            return False
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [copy]))]
        try:
            for _ in range(TRIES):
                try:
                    self._open_mouth().sendmsg([request], rights, 0, door)
                    return True
                except BlockingIOError:  # only a few can wait there
                    await asyncio.sleep(SECONDS_BETWEEN_TRIES)
            return False
        except OSError:
            return False
        finally:
            os.close(copy)

    def _open_mouth(self) -> socket.socket:
        if self._mouth is None:
            self._mouth = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._mouth.setblocking(False)
        return self._mouth

    def listen(self, moved: Moved) -> None:
        """Take in what other workers hand over. Called when a first connection shows how to serve one."""
        if self._number is None or self._ear is not None:
            return
        door = self._door_of(self._number)
        ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        ear.setblocking(False)
        try:
            door.unlink(missing_ok=True)
            ear.bind(str(door))
        except OSError as error:  # such as a folder with a long name
            log.warning("workers can't hand connections over", extra={"why": str(error)})
            ear.close()
            self.close()
            self._workers = 1
            return
        self._ear = ear
        asyncio.get_running_loop().add_reader(ear, self._hear, ear, moved)

    def _hear(self, ear: socket.socket, moved: Moved) -> None:
        with suppress(BlockingIOError):
            request, files, _, _ = socket.recv_fds(ear, MOST_BYTES, 1)
            for file in files:
                task = asyncio.ensure_future(self._take_in(socket.socket(fileno=file), moved, request))
                self._arriving.add(task)
                task.add_done_callback(self._arriving.discard)

    async def _take_in(self, connection: socket.socket, moved: Moved, request: bytes) -> None:
        connection.setblocking(False)
        try:
            loop = asyncio.get_running_loop()
            await loop.connect_accepted_socket(lambda: moved(request), connection)
        except OSError:  # the client has gone
            connection.close()
