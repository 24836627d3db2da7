"""Plain connections to a server that is really served, for what no honest client would send."""

import socket
import struct
from contextlib import suppress

from tests.server.helpers import BOT, you
from tests.server.served import Served

__all__ = ["GAME", "answer", "at_table", "is_well", "masked", "refused", "shaking_hands", "status"]

GAME = "sushi-go(seats=2,edition=gamewright)"
KEY = f"sec-websocket-version: 13\r\nsec-websocket-key: {22 * 'A'}==\r\n\r\n"


def answer(wire: socket.socket) -> bytes:
    """Everything that the server sends until it ends the connection."""
    told = b""
    try:
        while piece := wire.recv(65_536):
            told += piece
    except ConnectionResetError:
        pass
    return told


def status(told: bytes) -> int:
    return int(told.split(b" ", 2)[1])


def refused(server: Served, reason: str) -> int:
    """How often something was refused for this reason."""
    name = f'sushiya_refused_total{{reason="{reason}"}} '
    lines = server.get("/metrics").text.splitlines()
    return sum(int(line.removeprefix(name)) for line in lines if line.startswith(name))


def is_well(server: Served) -> bool:
    return server.get("/healthz").text == "ok\n"


def masked(opcode: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A frame as a client sends it, with a mask of zeros."""
    return struct.pack("!BB", (0x80 if final else 0) | opcode, 0x80 | len(payload)) + bytes(4) + payload


def shaking_hands(server: Served, table: str, address: str = "127.0.0.1") -> tuple[socket.socket, int]:
    """A plain connection that has asked to become a socket, and the status that it was answered."""
    wire = server.wire(address)
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\n"
    told = b""
    with suppress(ConnectionError):
        wire.sendall(f"{head}upgrade: websocket\r\n{KEY}".encode())
        while b"\r\n\r\n" not in told and (piece := wire.recv(1)):
            told += piece
    return wire, status(told or b"HTTP/1.1 0 ")


def at_table(server: Served) -> socket.socket:
    """A plain connection that has become a socket, and reads nothing."""
    table = server.post({"game": GAME, "seats": [you("Mia"), BOT]}).json()["id"]
    wire, answered = shaking_hands(server, table)
    assert answered == 101
    return wire
