"""Attacks on a server from one address: `python -m benchmarks.attacks NAME PORT SECONDS`.

Each attack is a coroutine that goes on until it is cancelled. `./run bench abuse` runs them, each in a
process of its own, and measures the effect on everyone else.
"""

import asyncio
import json
import os
import random
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from socket import SO_RCVBUF, SOL_SOCKET, socket
from typing import Any, TypeAlias

from benchmarks.people import Person
from benchmarks.server import make_table
from benchmarks.sockets import LightSocket, connect
from sushiya.core import Match, dump_text, record_of
from sushiya.games import game_of
from sushiya.server.door import LEAST_PROGRESS, STALL_SECONDS
from sushiya.server.qr import LONGEST

__all__ = ["ATTACKS"]

ADDRESS = "127.0.0.66"
"""The attacker's address on this computer."""
PARTY = "sushi-go-party(seats=8)"
YOU = {"kind": "you", "name": "Eve"}
MASTER = {"kind": "bot", "bot": "master"}
NOVICE = {"kind": "bot", "bot": "novice"}
BAD = ("", "{", "[]", "null", '{"type":"hello"}', '{"type":"answer","seat":"x"}', "\u0000", "x" * 9_000)
JSON = b"host: 127.0.0.1\r\ncontent-type: application/json\r\n"
HALVES = (
    b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ",
    b"POST /api/score HTTP/1.1\r\n%bcontent-length: 99\r\n\r\n" % JSON,
)
"""Beginnings of requests, of a head and of a body."""
HANDSHAKE = (
    "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    f"sec-websocket-key: {22 * 'A'}==\r\n"
)
LARGE_FILE = "/shelf/sushi-go-party.json.bin"
HELLO = b"\x81\x90\0\0\0\0" + b'{"type":"hello"}'
"""As a client sends it, with a mask of zeros."""

Attack: TypeAlias = Callable[[int], Awaitable[None]]
GONE = (OSError, asyncio.IncompleteReadError)


async def eight_masters(port: int) -> None:
    """20 tables of 8 masters that nobody watches."""
    for _ in range(20):
        with suppress(*GONE):
            await new_table(port, *[MASTER] * 8)
    await forever()


async def seven_masters(port: int) -> None:
    """50 tables with 7 masters, where each question is answered at once."""
    for _ in range(50):
        with suppress(*GONE):
            made = await new_table(port, YOU, *[MASTER] * 7)
            eve = Person(port, made["id"], defaultdict(list), made["keys"]["0"], ADDRESS)
            eve.pause = 0.01
            await eve.enter()
    await forever()


async def unread_pongs(port: int) -> None:
    """20 sockets that send pings and read no pongs."""
    table = (await new_table(port, YOU, *[MASTER] * 7))["id"]

    async def ping() -> None:
        socket = await opened(port, table)
        socket.transport.pause_reading()
        while not socket.transport.is_closing():
            for _ in range(100):
                socket.ping(b"x" * 125)
            await asyncio.sleep(0.001)

    await often(ping, 20)


async def slow_readers(port: int) -> None:
    """20 spectators of a quick match and 20 connections with large files: all read as little as they may."""
    made = await new_table(port, YOU, *[NOVICE] * 7)
    eve = Person(port, made["id"], defaultdict(list), made["keys"]["0"], ADDRESS)
    eve.pause = 0.01
    await eve.enter()
    watch = get(f"/api/tables/{made['id']}/socket", HANDSHAKE), HELLO
    ask = get("/healthz"), 8 * get(LARGE_FILE)
    await asyncio.gather(often(lambda: sip(port, *watch), 20), often(lambda: sip(port, *ask), 20))


async def half_sent_requests(port: int) -> None:
    """200 connections that send the beginning of a request, and then a byte a second."""

    async def ask() -> None:
        reader, writer = await plain_connection(port)
        answers = asyncio.create_task(read_all(reader))
        writer.write(random.choice(HALVES))
        try:
            while not answers.done():
                await asyncio.sleep(1)
                writer.write(b"x")
        finally:
            answers.cancel()
            writer.close()

    await often(ask, 200)


async def huge_head(port: int) -> None:
    """A request with 65 MB of headers."""

    async def request() -> None:
        _, writer = await plain_connection(port)
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        for _ in range(65):
            writer.write(b"X: " + b"x" * 1_000_000 + b"\r\n")
            await writer.drain()
        await asyncio.sleep(1)
        writer.close()

    await often(request, 1)


async def endless_trailers(port: int) -> None:
    """20 requests with an empty body and a trailer whose line does not end."""

    async def request() -> None:
        _, writer = await plain_connection(port)
        head = b"POST /api/score HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
        writer.write(head + b"transfer-encoding: chunked\r\n\r\n0\r\nx: ")
        try:
            for _ in range(1_000):
                writer.write(65_536 * b"x")
                await writer.drain()
        finally:
            writer.close()

    await often(request, 20)


async def silent_connections(port: int) -> None:
    """1,000 connections that send nothing."""
    kept = []
    for _ in range(1_000):
        with suppress(*GONE):
            kept.append(await plain_connection(port))
    await forever()


async def silent_connections_at_1024_files(port: int) -> None:
    """1,000 connections that send nothing, where the server may open only 1,024 files."""
    await silent_connections(port)


async def sockets_that_come_and_go(port: int) -> None:
    table = (await new_table(port, YOU, *[MASTER] * 7))["id"]

    async def come_and_go() -> None:
        socket = await opened(port, table)
        socket.transport.abort()

    await often(come_and_go, 10)


async def tables_that_come_and_go(port: int) -> None:
    async def come_and_go() -> None:
        socket = await opened(port, (await new_table(port, YOU, *[MASTER] * 7))["id"])
        socket.transport.abort()

    await often(come_and_go, 4)


async def malformed_messages(port: int) -> None:
    table = (await new_table(port, YOU, *[MASTER] * 7))["id"]

    async def talk() -> None:
        socket = await opened(port, table)
        while not socket.transport.is_closing():
            socket.send(random.choice(BAD))
            await asyncio.sleep(0)

    await often(talk, 10)


async def different_codes(port: int) -> None:
    """As many QR codes a second as one address may ask for, all of them different and long."""

    def request() -> bytes:
        return get(f"/api/qr.svg?text={random.randbytes(LONGEST // 2).hex()}")

    await kept_connections(port, request, several=20, per_second=20)


async def records_to_replay(port: int) -> None:
    """As many new tables a second as one address may make, each from the record of a long match."""
    body = json.dumps({"game": "", "seats": [], "record": long_record()}).encode()
    head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
    posted = f"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\n{head}\r\n".encode() + body
    await kept_connections(port, lambda: posted, several=20, per_second=20)


async def requests_without_end(port: int) -> None:
    """3,000 requests a second over 40 connections, however many are refused."""
    await kept_connections(port, lambda: 4 * get("/api/games"), several=40, per_second=750)


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        eight_masters,
        seven_masters,
        unread_pongs,
        slow_readers,
        half_sent_requests,
        huge_head,
        endless_trailers,
        silent_connections,
        silent_connections_at_1024_files,
        sockets_that_come_and_go,
        tables_that_come_and_go,
        malformed_messages,
        different_codes,
        records_to_replay,
        requests_without_end,
    )
}


async def new_table(port: int, *seats: dict[str, str]) -> Any:
    return await asyncio.to_thread(make_table, port, PARTY, list(seats), ADDRESS)


async def opened(port: int, table: str) -> LightSocket:
    """A socket whose spectator has said hello."""
    socket = await connect(port, f"/api/tables/{table}/socket", lambda *_: None, ADDRESS)
    socket.send('{"type":"hello"}')
    return socket


async def plain_connection(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))


def get(path: str, headers: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n{headers}\r\n".encode()


def long_record() -> str:
    """The record of a match of eight, played at random."""
    match, rng = Match(game_of(PARTY), "eve"), random.Random(3)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(rng))
    return dump_text(record_of(match, tuple(f"Eve {n}" for n in range(8))))


async def sip(port: int, first: bytes, then: bytes) -> None:
    """Send a request and, once it is answered, more. Take a little of what comes each second."""
    loop = asyncio.get_running_loop()
    with closing(socket()) as wire:
        wire.setsockopt(SOL_SOCKET, SO_RCVBUF, 4_096)
        wire.setblocking(False)
        wire.bind((ADDRESS, 0))
        await loop.sock_connect(wire, ("127.0.0.1", port))
        await loop.sock_sendall(wire, first)
        await loop.sock_recv(wire, 4_096)
        await loop.sock_sendall(wire, then)
        while await loop.sock_recv(wire, LEAST_PROGRESS // 9):
            await asyncio.sleep(STALL_SECONDS / 10)


async def kept_connections(port: int, request: Callable[[], bytes], several: int, per_second: float) -> None:
    """Send requests over several connections, this many a second in all, and come back when they end."""

    async def ask() -> None:
        reader, writer = await plain_connection(port)
        answers = asyncio.create_task(read_all(reader))
        try:
            while not answers.done():
                writer.write(request())
                await asyncio.sleep(several / per_second)
        finally:
            answers.cancel()
            writer.close()

    await often(ask, several)


async def read_all(reader: asyncio.StreamReader) -> None:
    with suppress(*GONE):
        while await reader.read(65_536):
            pass


async def often(act: Callable[[], Awaitable[None]], several: int) -> None:
    """Do this again and again, several times in parallel, whatever the server says."""

    async def again() -> None:
        while True:
            with suppress(*GONE):
                await act()
            await asyncio.sleep(0.001)

    await asyncio.gather(*(again() for _ in range(several)))


async def forever() -> None:
    await asyncio.get_running_loop().create_future()


async def main(name: str, port: int, seconds: float) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[name](port), seconds)


if __name__ == "__main__":
    os.nice(10)  # attackers have computers of their own, which don't slow down this one
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
