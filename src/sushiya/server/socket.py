"""The socket of one client: decodes strictly, refuses with reasons, lets no slow reader hold up a table."""

import asyncio
import time
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from sushiya.core import SushiyaError
from sushiya.core.codec import BadMessage, message_json
from sushiya.server.door import Line, line_of
from sushiya.server.hub import Hub
from sushiya.server.limits import Bucket, ConnectionLimiter
from sushiya.server.origins import is_from_us
from sushiya.server.transport import framed
from sushiya.table.audience import Client
from sushiya.table.messages import MOST_KEYS, read_message, refusal
from sushiya.table.protocol import ClientMessage, Hello, Hint, Refused, Say
from sushiya.table.refusals import Denied
from sushiya.table.table import Table

__all__ = ["serve_socket"]

MOST_WAITING = 200
"""Messages that may wait for a slow reader. Beyond that the socket is closed; the client can reconnect."""
MOST_WAITING_TEXT = 1_048_576
"""Characters that may wait for a slow reader. A single message may be longer."""
MOST_BYTES = 8_192
HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 1.0
"""How long sending the last message may take before the socket is closed anyway."""
PAUSE = 1.0
"""Seconds for which a client that sends too fast is not read."""
PATIENCE = 5
"""Consecutive bad messages until the socket is closed."""


async def serve_socket(socket: WebSocket, hub: Hub, limiter: ConnectionLimiter, address: str) -> None:
    """Serve one client from its hello until it disconnects."""
    line = line_of(socket)
    if line is None or line.is_new:
        if not is_from_us(socket.headers, hub.settings):
            hub.metrics.refused["origin"] += 1
            await socket.close(4403, "origin")
            return
        handshakes, now = hub.meters.handshakes, time.monotonic()
        if not handshakes.take(address, now):
            if not handshakes.forgive(address, now) and line is not None:
                line.misused()
            hub.metrics.refused["too_fast"] += 1
            await socket.close(4429, "too fast")
            return
        if line is not None and await _handed_over(socket, hub, line):
            return
    try:
        await socket.accept()
    except OSError:  # already gone
        return
    if not limiter.enter(address):
        full = Refused("hello", "full", "The server is full. Please try again later.")
        await _refuse(hub, socket, full, 4429)
        return
    hub.metrics.sockets += 1
    place = _Place(limiter, address)
    try:
        table = await _find_table(socket, hub, address)
        if table is not None:
            await _Client(socket, hub, table, place).run()
    except WebSocketDisconnect:
        pass  # the client disconnected
    finally:
        place.leave()
        hub.metrics.sockets -= 1


async def _handed_over(socket: WebSocket, hub: Hub, line: Line) -> bool:
    """Whether another worker, the home of this client's table, serves it from now on."""
    table = socket.path_params["id"]
    if hub.homes.is_here(table) or line.is_closing():  # then its file may be somebody else's by now
        return False
    path, query = socket.scope["raw_path"], socket.scope["query_string"]
    head = [b"GET " + path + (query and b"?" + query) + b" HTTP/1.1"]
    head += [name + b": " + value for name, value in socket.headers.raw]
    request = b"\r\n".join([*head, b"", b""])
    line.pause_reading()
    if not await hub.homes.hand_over(line.get_extra_info("socket").fileno(), request, table):
        if not line.is_closing():
            line.resume_reading()
        return False
    line.abort()  # only this end: the other worker has its own
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
    return True


class _Place:
    """A slot for one socket. It can be released early."""

    def __init__(self, limiter: ConnectionLimiter, address: str) -> None:
        self.limiter = limiter
        self.address = address
        self._taken = True

    def leave(self) -> None:
        if self._taken:
            self._taken = False
            self.limiter.leave(self.address)


async def _find_table(socket: WebSocket, hub: Hub, address: str) -> Table | None:
    try:
        table = await hub.table(socket.path_params["id"], address)
    except Exception as error:
        refused = refusal("hello", hub.incidents.explained(error, table=socket.path_params["id"]))
        await _refuse(hub, socket, refused, 4429 if refused.reason == "full" else 4503)
        return None
    if table is None:
        gone = Refused("hello", "gone", "This table does not exist or was deleted.")
        await _refuse(hub, socket, gone, 4404)
    return table


async def _refuse(hub: Hub, socket: WebSocket, refused: Refused, code: int) -> None:
    hub.metrics.refused[refused.reason] += 1
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):  # gone, or already closed
        async with asyncio.timeout(GOODBYE_SECONDS):
            await socket.send_text(message_json(refused))
        await _close(socket, code, refused.reason)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    # Starlette raises RuntimeError for a socket that is already closed.
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            await socket.close(code, reason)


class _CutOff(Exception):
    """Raised when nobody listens to the client any longer."""


class _Client:
    """A client that has found its table."""

    def __init__(self, socket: WebSocket, hub: Hub, table: Table, place: _Place) -> None:
        self.socket = socket
        self.line = line_of(socket)
        """The connection, for writing to it directly."""
        self.hub = hub
        self.table = table
        self.place = place
        self.address = place.address
        self.only_players = place.limiter.in_reserve
        """Whether the house is full except for those who come back to a running match."""
        self.waiting = 0
        """Characters in the outbox and in what is being sent from it."""
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        """The messages to send, in order. None marks the end."""
        self.client = Client(self.send, place.address)
        self.bucket = Bucket(hub.settings.messages_per_second, time.monotonic())
        self.cut_off: tuple[int, str] | None = None
        """The close code and the reason, once nobody listens to the client any longer."""
        self._listening: asyncio.Task[Any] | None = None
        """The task that waits for the client's next message, set only while it waits."""

    def send(self, text: str) -> None:
        """Send a text without blocking. A client that reads too slowly is disconnected and may reconnect.

        Nearly always the text can be written at once. Otherwise it waits in the outbox.
        """
        if self.line is not None and not self.line.is_stalled and not self.waiting:
            self.line.write(framed(text))
        elif self.outbox.qsize() < MOST_WAITING and self.waiting < MOST_WAITING_TEXT:
            self.waiting += len(text)
            self.outbox.put_nowait(text)
        elif self.cut_off is None:
            self.hub.metrics.slow_readers += 1
            self._cut_off(4408, "slow")

    def give_way(self) -> None:
        """Give this client's place to somebody else: the house is full, and it has not said hello yet."""
        self.place.limiter.idle.pop(self)
        self.place.leave()
        self.hub.metrics.refused["full"] += 1
        self._cut_off(4429, "full")

    def _cut_off(self, code: int, reason: str) -> None:
        self.cut_off = code, reason
        if self._listening is not None:
            self._listening.cancel()

    async def run(self) -> None:
        writer = asyncio.create_task(self._write())
        try:
            await self._greet()
            await self._read()
            if self.line is not None and self.cut_off is None:
                self.line.misused()
            self.outbox.put_nowait(None)
            await asyncio.wait([writer], timeout=GOODBYE_SECONDS)
        except _CutOff:
            pass
        finally:
            self.table.exit(self.client)
            writer.cancel()
            await asyncio.wait([writer])
        await _close(self.socket, *(self.cut_off or (4400, "bad messages")))

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # gone, or already closed
            while (text := await self.outbox.get()) is not None:
                await self.socket.send_text(text)
                self.waiting -= len(text)

    async def _greet(self) -> None:
        """Wait for the first message, which has to be a hello, and let the client enter the table."""
        hello: ClientMessage | None = None
        idle = self.place.limiter.idle
        idle[self] = None
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = read_message(await self._receive())
        except (BadMessage, TimeoutError):
            pass
        finally:
            idle.pop(self, None)
        if not isinstance(hello, Hello) or len(hello.keys) > MOST_KEYS:
            why = f"The first message must be hello, with at most {MOST_KEYS} keys."
            await _refuse(self.hub, self.socket, Refused("hello", "bad_message", why), 4400)
            raise WebSocketDisconnect
        try:
            self._check_room(hello)
            await self.table.enter(self.client, hello)
        except Exception as error:
            refused = refusal("hello", self.hub.incidents.explained(error, table=self.table.id))
            await _refuse(self.hub, self.socket, refused, 4429 if refused.reason == "full" else 4503)
            raise WebSocketDisconnect from None

    def _check_room(self, hello: Hello) -> None:
        """Raise Denied if this client should not enter."""
        table, limits = self.table, self.hub.settings
        seats = table.doc.seats_of(hello.keys)
        playing = bool(seats) and table.match is not None and not table.match.over
        if self.only_players and not playing:
            raise Denied("full", "The server is full. Please try again later.")
        if not seats:
            self.hub.caretaker.strain.check("spectator")
        if not seats and table.audience.spectators() >= limits.most_spectators_per_table:
            raise Denied("full", "Too many people are watching this table. Please try again later.")
        for seat in seats:
            here = sum(seat in client.seats for client in table.audience.clients)
            if here >= limits.most_sockets_per_seat:
                raise Denied("full", "This seat is open in too many places. Please close some of them.")

    async def _receive(self) -> str:
        self._listening = asyncio.current_task()
        try:
            message = await self.socket.receive()
        except asyncio.CancelledError:
            if self.cut_off is None:
                raise
            raise _CutOff from None
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
        while bad < PATIENCE and self.cut_off is None:
            about = "?"
            try:
                text = await self._receive()
                self.hub.metrics.messages += 1
                if self._too_fast():
                    self._refuse(Refused(about, "too_fast", "Too many messages. Please slow down."))
                    await asyncio.sleep(PAUSE)
                    continue
                message = read_message(text)
                about = message.type
                bad = 0
                self._check_pace(message)
                began = time.perf_counter()
                await self._handle(message)
                if about == "answer":
                    self.hub.metrics.answer_seconds.add(time.perf_counter() - began)
            except SushiyaError as error:
                bad += isinstance(error, BadMessage)
                self._refuse(refusal(about, error))

    async def _handle(self, message: ClientMessage) -> None:
        """Let the table carry out a message. An unexpected error costs nobody the connection."""
        try:
            await self.table.handle(self.client, message)
        except Exception as error:
            raise self.hub.incidents.explained(error, table=self.table.id, about=message.type) from None

    def _too_fast(self) -> bool:
        """Whether this socket, its address, one of its seats or the spectators of its table send too much."""
        now, meters, table = time.monotonic(), self.hub.meters, self.table.id
        if not self.bucket.take(now) or not meters.messages.take(self.address, now):
            return True
        if not self.client.seats:
            return not meters.spectators.take(table, now)
        return not all(meters.seats.take((table, seat), now) for seat in self.client.seats)

    def _check_pace(self, message: ClientMessage) -> None:
        """Raise Denied if this seat, this table or the whole server has had enough of this for now."""
        if isinstance(message, Hint):
            self.hub.caretaker.strain.check("hint")
        if not isinstance(message, Say | Hint) or message.seat not in self.client.seats:
            return
        now, meters, table = time.monotonic(), self.hub.meters, self.table.id
        seat, here = (table, message.seat), self.address
        if isinstance(message, Hint):
            fine = meters.hints.take(seat, now) and meters.hints_of_address.take(here, now)
        else:
            fine = meters.phrases.take(seat, now) and meters.phrases_of_address.take(here, now)
            fine = fine and meters.phrases_at_table.take(table, now)
        if not fine:
            raise Denied("too_fast", "Too much at once. Please wait a little.")

    def _refuse(self, refused: Refused) -> None:
        self.hub.metrics.refused[refused.reason] += 1
        self.client.tell(refused)
