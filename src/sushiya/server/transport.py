"""uvicorn's protocols with limits on headers, addresses, bodies, frames, time and unsent data."""

import asyncio
from functools import lru_cache, partial
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from sushiya.server.door import DOOR, LINE, Door, Line
from sushiya.server.homes import HOMES
from sushiya.server.limits import Bucket
from sushiya.server.request_ids import HEADER, new_request_id

__all__ = ["LimitedHttp", "LimitedSocket", "framed"]

MOST_HEAD = 16_384
MOST_ADDRESS = 4_096
MOST_HEADERS = 100
MOST_BODY = 65_536
MOST_REQUEST = MOST_HEAD + 8 * MOST_BODY
"""Bytes of a whole request: a body may come in small chunks, which have lengths of their own."""
REASONS = {
    400: "bad_request",
    408: "slow_request",
    413: "long_body",
    414: "long_address",
    429: "too_fast",
    431: "long_head",
}
"""How refusals are counted. A connection for which there is no room is counted at the door."""
MOST_PIPELINED = 8
"""Requests that may wait behind the one being answered."""

FRAMES_PER_SECOND = 5.0
"""Frames of a socket that are not whole messages: pings, pongs, fragments."""
MESSAGES = (Opcode.TEXT, Opcode.BINARY)
RESTART = 1012
"""The code with which sockets are closed when the server stops."""
MOST_QUEUED = 100
"""Messages of a socket that may wait to be read."""
SLICE = 4_096
"""Bytes that are read at once: small frames and trailers take much work."""


class LimitedHttp(HttpToolsProtocol):
    """HTTP within limits."""

    _handed_over: bytes | None = None
    """The request with which another worker has handed this connection over."""

    @classmethod
    def _take_over(cls, request: bytes, **server: Any) -> "LimitedHttp":
        protocol = cls(**server)
        protocol._handed_over = request
        return protocol

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn
        self._door: Door = self.app_state[DOOR]
        server: dict[str, Any] = {
            "config": self.config,
            "server_state": self.server_state,
            "app_state": self.app_state,
        }
        self.app_state[HOMES].listen(partial(self._take_over, **server))
        self._deadline: asyncio.TimerHandle | None = None
        self._status = 400
        self._in_head, self._body = True, 0
        self._received = self._unread = 0
        """Bytes of this request, and those since the end of its head or the last piece of its body."""
        self._line: Line | None = None
        if self._door.ignores(transport, is_new=self._handed_over is None):
            self.transport = transport
            self._door.turn_away(transport)
            return
        self._line = self._door.open(transport, is_new=self._handed_over is None)
        self.app_state = {**self.app_state, LINE: self._line}
        super().connection_made(cast(asyncio.Transport, self._line or transport))
        if self._line is None:
            self._refuse(503)
            return
        self._wait()
        if self._handed_over is not None:
            self.data_received(self._handed_over)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._line is not None:
            self._line.lost()
        super().connection_lost(exc)

    # Waiting for a request ----------------------------------------------------------------------------------

    def _wait(self) -> None:
        """Wait for a request. Until it has come, the connection gives way to others."""
        self._door.idle[self] = None
        self._start_deadline()

    def _start_deadline(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self._door.seconds_per_request, self._refuse, 408)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _stop_waiting(self) -> None:
        self._door.idle.pop(self, None)
        self._stop_deadline()

    def give_way(self) -> None:
        """Close the connection, since somebody else needs the place."""
        self._stop_waiting()
        if self._line is not None:
            self._line.cut()

    def _refuse(self, status: int) -> None:
        self._status = status
        self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """Refuse what was sent, and end the connection. uvicorn calls this for any error in a request."""
        self._stop_waiting()
        self._door.refused(REASONS.get(self._status, ""))
        cycle: Any = self.cycle  # None before the first request
        answering = cycle is not None and cycle.response_started and not cycle.response_complete
        if not answering and not self.pipeline:
            close = f"connection: close\r\ncontent-length: 0\r\n{HEADER}: {new_request_id()}\r\n\r\n"
            self.transport.write(STATUS_LINE[self._status] + close.encode())
        self.transport.close()

    # Reading one --------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self._line is None or self.transport.is_closing():
                return
            self._start_deadline()
            self._read(self._line, data[start : start + SLICE])

    def _read(self, line: Line, data: bytes) -> None:
        self._received += len(data)
        self._unread += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._unread > MOST_HEAD:
            # The parser copies an unfinished line, or throws trailers and a chunk's extensions away.
            if not self._in_head:
                line.misused()
            self._refuse(431)
        elif self._received > MOST_REQUEST:
            self._refuse(413)

    def on_message_begin(self) -> None:
        self._in_head, self._body, self._received = True, 0, 0
        self._start_deadline()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:  # trailers, which come after everything is checked, are no headers
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head, self._unread = False, 0
        self._door.idle.pop(self, None)
        self._check_head()
        super().on_headers_complete()

    def _check_head(self) -> None:
        if self._line is not None and not self._door.takes_request(self._line.address):
            self._line.misused()
            self._fail(429)
        if len(self.url) > MOST_ADDRESS:
            self._fail(414)
        length = sum(len(name) + len(value) + 4 for name, value in self.headers)
        if length > MOST_HEAD or len(self.headers) > MOST_HEADERS:
            self._fail(431)
        for name, value in self.headers:
            if name == b"content-length" and int(value) > MOST_BODY:
                self._fail(413)
        if len(self.pipeline) >= MOST_PIPELINED:
            self._fail(429)

    def _fail(self, status: int) -> None:
        """Stop the parser here; uvicorn then refuses the request."""
        self._status = status
        raise ValueError(status)

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        self._unread = 0
        if self._body > MOST_BODY:
            self._fail(413)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_deadline()
        self._received = self._unread = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self._door.idle[self] = None

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
        self._line = None  # the socket has it now
        self.parser = None  # type: ignore[assignment]  # breaks a reference cycle

    def _unsupported_upgrade_warning(self) -> None:
        """Log nothing: clients must not be able to fill the log."""

    # Writing the answer -------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._line is not None:
            self._line.stalls()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._line is not None:
            self._line.flows()


class LimitedSocket(WebSocketsSansIOProtocol):
    """A socket within limits. The HTTP protocol hands its line over."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast(Line, transport)
        self._heard_at = self.loop.time()
        self._small_frames = Bucket(FRAMES_PER_SECOND, self._heard_at)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._line.lost()
        super().connection_lost(exc)
        self._forget()

    def shutdown(self) -> None:
        """End the socket because the server stops, and say so: its client comes back to the next one."""
        if not self.handshake_complete:
            super().shutdown()
            return
        if self.conn.state is State.OPEN:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTART})
            self.conn.send_close(RESTART, "restart")
            self._line.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.stop_keepalive()  # not by uvicorn, which would send another close frame before version 0.53
        self._line.close()

    def _forget(self) -> None:
        """Break the cycles of a connection that has ended, since the garbage collector runs rarely."""
        self.conn.parser.close()
        error: BaseException | None = self.conn.handshake_exc or self.conn.parser_exc
        while error is not None:  # its traceback refers to the connection
            error.__traceback__ = None
            error = error.__context__

    def data_received(self, data: bytes) -> None:
        self._heard_at = self.loop.time()
        for start in range(0, len(data), SLICE):
            if self._line.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            if self.queue.qsize() > MOST_QUEUED:
                self._line.misused()
                self._line.cut()
        if not self.handshake_initiated:  # the headers were complete, but not a handshake's
            self._line.write(b"".join(self.conn.data_to_send()))
            self._line.close()

    def send_keepalive_ping(self) -> None:
        """Send a ping, unless the client was heard from recently."""
        silent = self.loop.time() - self._heard_at
        if silent >= (self.ping_interval or 0.0):
            super().send_keepalive_ping()
        else:
            self.last_ping_rtt = silent
            self.schedule_ping()

    def handle_events(self) -> None:
        for event in self.conn.events:
            whole = isinstance(event, Frame) and event.opcode in MESSAGES and event.fin
            if isinstance(event, Frame) and not whole and not self._small_frames.take(self.loop.time()):
                self._line.misused()
                self._line.cut()
                return
        super().handle_events()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._line.stalls()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._line.flows()


@lru_cache(maxsize=16)
def framed(text: str) -> bytes:
    """A text as a socket sends it. A server masks nothing, so all who receive it share these bytes."""
    data = text.encode()
    size = len(data)
    if size < 126:
        head = bytes((0x81, size))
    elif size < 65_536:
        head = b"\x81\x7e" + size.to_bytes(2, "big")
    else:
        head = b"\x81\x7f" + size.to_bytes(8, "big")
    return head + data
