"""A cheap WebSocket client: one asyncio protocol per socket, with only what a load test needs of RFC 6455."""

import asyncio
import base64
import os
from collections.abc import Callable

__all__ = ["LightSocket", "connect"]


class LightSocket(asyncio.Protocol):
    """Sends and receives whole text messages."""

    def __init__(self, host: str, path: str, hear: Callable[["LightSocket", bytes], None]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._hear = hear
        self._buffer = b""
        self.is_open = asyncio.get_running_loop().create_future()
        self.closed = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        for future in (self.is_open, self.closed):
            if not future.done():
                future.set_result(False)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.is_open.done():
            if b"\r\n\r\n" not in self._buffer:
                return
            head, self._buffer = self._buffer.split(b"\r\n\r\n", 1)
            self.is_open.set_result(b" 101 " in head.split(b"\r\n", 1)[0])
        while (frame := self._next_frame()) is not None:
            opcode, payload = frame
            if opcode == 1:
                self._hear(self, payload)
            elif opcode == 9:
                self._write(10, payload)
            elif opcode == 8:
                self.transport.close()

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        self._buffer = buffer[start + size :]
        return buffer[0] & 15, buffer[start : start + size]

    def send(self, text: str) -> None:
        self._write(1, text.encode())

    def ping(self, payload: bytes) -> None:
        self._write(9, payload)

    def _write(self, opcode: int, payload: bytes) -> None:
        """Clients have to mask what they send; a mask of zeros will do."""
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | opcode]) + length + bytes(4) + payload)


async def connect(
    port: int, path: str, hear: Callable[[LightSocket, bytes], None], address: str = "127.0.0.1"
) -> LightSocket:
    """An open socket, from this address of this computer; raises ConnectionError if it is rejected."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: LightSocket(f"127.0.0.1:{port}", path, hear), "127.0.0.1", port, local_addr=(address, 0)
    )
    if not await socket.is_open:
        raise ConnectionError(f"the server refused {path}")
    return socket
