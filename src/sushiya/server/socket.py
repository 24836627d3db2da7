"""The socket of one client: strict decoding, explained refusals, and no slow reader holds up a table."""

import asyncio
import time
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from sushiya.core import SushiyaError
from sushiya.core.codec import BadMessage, from_json, message_json
from sushiya.server.hub import Hub
from sushiya.server.limits import Bucket
from sushiya.table.audience import Client
from sushiya.table.protocol import ClientMessage, Hello, Refused
from sushiya.table.refusals import Reason, reason_of
from sushiya.table.table import Table

__all__ = ["ConnectionLimiter", "serve_socket"]

MOST_WAITING = 200
"""Messages that may wait for a slow reader. Beyond that the socket is closed; the client can reconnect."""
MOST_BYTES = 8_192
HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 1.0
"""How long sending the last message may take before the socket is closed anyway."""
MOST_KEYS = 8
PAUSE = 1.0
"""Seconds for which a client that sends too fast is not read."""
PATIENCE = 5
"""Consecutive bad messages until the socket is closed."""


class ConnectionLimiter:
    """Limits the number of sockets, in total and per address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self.most = most
        self.most_per_address = most_per_address
        self.total = 0
        self.by_address: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        if self.total >= self.most or self.by_address.get(address, 0) >= self.most_per_address:
            return False
        self.total += 1
        self.by_address[address] = self.by_address.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


def origin_is_fine(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether this origin may open a socket: pages of other sites may not. Non-browsers send no origin."""
    if origin is None or origin in allowed:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:  # not a URL at all
        return False


async def serve_socket(socket: WebSocket, hub: Hub, limiter: ConnectionLimiter, address: str) -> None:
    """Serve one client from its hello until it disconnects."""
    if not origin_is_fine(
        socket.headers.get("origin"), socket.headers.get("host"), hub.settings.allowed_origins
    ):
        await socket.close(4403, "origin")
        return
    try:
        await socket.accept()
    except OSError:  # already gone
        return
    if not limiter.enter(address):
        await _refuse(socket, Refused("hello", "full", "The server is full. Please try again later."), 4429)
        return
    hub.metrics.sockets += 1
    try:
        table = await _find_table(socket, hub)
        if table is not None:
            await _Client(socket, hub, table, address).run()
    except WebSocketDisconnect:
        pass  # the client disconnected
    finally:
        limiter.leave(address)
        hub.metrics.sockets -= 1


async def _find_table(socket: WebSocket, hub: Hub) -> Table | None:
    try:
        table = await hub.table(socket.path_params["id"])
    except SushiyaError as error:
        reason = reason_of(error)
        await _refuse(socket, Refused("hello", reason, str(error)), 4429 if reason == "full" else 4503)
        return None
    if table is None:
        await _refuse(socket, Refused("hello", "gone", "This table does not exist or was deleted."), 4404)
    return table


async def _refuse(socket: WebSocket, refused: Refused, code: int) -> None:
    with suppress(WebSocketDisconnect, TimeoutError):
        await asyncio.wait_for(socket.send_text(message_json(refused)), GOODBYE_SECONDS)
        await _close(socket, code, refused.reason)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    # Starlette raises RuntimeError for a socket that is already closed.
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        await asyncio.wait_for(socket.close(code, reason), GOODBYE_SECONDS)


class _TooSlow(Exception):
    """The client doesn't read what it is sent."""


class _Client:
    """A client that has found its table."""

    def __init__(self, socket: WebSocket, hub: Hub, table: Table, address: str) -> None:
        self.socket = socket
        self.hub = hub
        self.table = table
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        """The messages to send, in order. None marks the end."""
        self.client = Client(self.send, address)
        self.bucket = Bucket(hub.settings.messages_per_second, time.monotonic())
        self.too_slow = False
        self._listening: asyncio.Task[Any] | None = None
        """The task that waits for the client's next message, set only while it waits."""

    def send(self, text: str) -> None:
        """Queue a text without blocking. A client that reads too slowly is disconnected and may reconnect."""
        if self.outbox.qsize() < MOST_WAITING:
            self.outbox.put_nowait(text)
        elif not self.too_slow:
            self.too_slow = True
            self.hub.metrics.slow_readers += 1
            if self._listening is not None:
                self._listening.cancel()

    async def run(self) -> None:
        writer = asyncio.create_task(self._write())
        try:
            await self._greet()
            await self._read()
            self.outbox.put_nowait(None)
            await asyncio.wait([writer], timeout=GOODBYE_SECONDS)
        except _TooSlow:
            pass
        finally:
            self.table.exit(self.client)
            writer.cancel()
            await asyncio.wait([writer])
        await _close(self.socket, *((4408, "slow") if self.too_slow else (4400, "bad messages")))

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # gone, or already closed
            while (text := await self.outbox.get()) is not None:
                await self.socket.send_text(text)

    async def _greet(self) -> None:
        """Wait for the first message, which has to be a hello, and let the client enter the table."""
        hello: ClientMessage | None = None
        with suppress(BadMessage, TimeoutError):
            hello = from_json(ClientMessage, await asyncio.wait_for(self._receive(), HELLO_SECONDS))  # type: ignore[arg-type]
        if not isinstance(hello, Hello) or len(hello.keys) > MOST_KEYS:
            why = f"The first message must be hello, with at most {MOST_KEYS} keys."
            await _refuse(self.socket, Refused("hello", "bad_message", why), 4400)
            raise WebSocketDisconnect
        try:
            await self.table.enter(self.client, hello)
        except SushiyaError as error:
            await _refuse(self.socket, Refused("hello", reason_of(error), str(error)), 4503)
            raise WebSocketDisconnect from None

    async def _receive(self) -> str:
        self._listening = asyncio.current_task()
        try:
            message = await self.socket.receive()
        except asyncio.CancelledError:
            if not self.too_slow:
                raise
            raise _TooSlow from None
        finally:
            self._listening = None  # handling a message must not be interrupted
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect
        text = message.get("text")
        if text is None or len(text) > MOST_BYTES:
            raise BadMessage(f"A message must be JSON text of at most {MOST_BYTES} characters.")
        return str(text)

    async def _read(self) -> None:
        """Handle messages until too many in a row are bad, or the client is too slow to read ours."""
        bad = 0
        while bad < PATIENCE and not self.too_slow:
            about = "?"
            try:
                text = await self._receive()
                self.hub.metrics.messages += 1
                if not self.bucket.take(time.monotonic()):
                    self._refused(about, "too_fast", "Too many messages. Please slow down.")
                    await asyncio.sleep(PAUSE)
                    continue
                message: ClientMessage = from_json(ClientMessage, text)  # type: ignore[arg-type]
                about = message.type
                bad = 0
                began = time.perf_counter()
                await self.table.handle(self.client, message)
                if about == "answer":
                    self.hub.metrics.answer_seconds.add(time.perf_counter() - began)
            except SushiyaError as error:
                bad += isinstance(error, BadMessage)
                self._refused(about, reason_of(error), str(error))

    def _refused(self, about: str, reason: Reason, why: str) -> None:
        self.hub.metrics.refused[reason] += 1
        self.client.tell(Refused(about, reason, why))
