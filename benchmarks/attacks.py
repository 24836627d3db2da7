"""What somebody can do to a server from one address: `python -m benchmarks.attacks NAME PORT SECONDS`.

Each attack is a coroutine that goes on until it is cancelled. `./run bench abuse` runs them, each in a
process of its own, and measures what becomes of everyone else.
"""

import asyncio
import os
import random
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

from benchmarks.people import Person
from benchmarks.server import make_table
from benchmarks.sockets import LightSocket, connect

__all__ = ["ATTACKS"]

ADDRESS = "127.0.0.66"
"""The attacker's address on this computer."""
PARTY = "sushi-go-party(seats=8)"
YOU = {"kind": "you", "name": "Eve"}
MASTER = {"kind": "bot", "bot": "master"}
BAD = ("", "{", "[]", "null", '{"type":"hello"}', '{"type":"answer","seat":"x"}', "\u0000", "x" * 9_000)

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


async def huge_head(port: int) -> None:
    """A request whose head has 65 MB."""

    async def request() -> None:
        _, writer = await plain_connection(port)
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        for _ in range(65):
            writer.write(b"X: " + b"x" * 1_000_000 + b"\r\n")
            await writer.drain()
        await asyncio.sleep(1)
        writer.close()

    await often(request, 1)


async def silent_connections(port: int) -> None:
    """1,000 connections that say nothing."""
    kept = []
    for _ in range(1_000):
        with suppress(*GONE):
            kept.append(await plain_connection(port))
    await forever()


async def silent_connections_at_1024_files(port: int) -> None:
    """The same, where the server may open only 1,024 files."""
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


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        eight_masters,
        seven_masters,
        unread_pongs,
        huge_head,
        silent_connections,
        silent_connections_at_1024_files,
        sockets_that_come_and_go,
        tables_that_come_and_go,
        malformed_messages,
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


async def often(act: Callable[[], Awaitable[None]], several: int) -> None:
    """Do this again and again, several times at once, whatever the server says."""

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
