"""Pins that nothing of a socket, a table or a match outlives it: memory stays, also without a collection."""

import asyncio
import gc
import json
import resource
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from sushiya.core import Match
from sushiya.server.app import make_app
from sushiya.server.door import Line
from sushiya.server.hub import Hub
from sushiya.server.settings import Settings, no_limits
from sushiya.server.transport import LimitedHttp, LimitedSocket
from sushiya.table.audience import Client
from sushiya.table.driver import Driver
from sushiya.table.live import LiveMatch
from sushiya.table.table import Table
from tests.full import FULL
from tests.server.helpers import SECONDS, you
from tests.server.served import Served, served

pytestmark = [pytest.mark.anyio, pytest.mark.promise(17)]

GAME = "sushi-go(seats=2,edition=gamewright)"
SEATS = [you("Mia"), {"kind": "bot", "bot": "greedy"}]
TYPES = (
    *(Line, LimitedHttp, LimitedSocket, ServerProtocol, HTTPConnection, Client),
    *(Table, LiveMatch, Driver, Match, asyncio.Task),
)


@asynccontextmanager
async def listening(folder: Path) -> AsyncIterator[tuple[Hub, str]]:
    """A server in this process, on a real port."""
    app = make_app(Settings(database=f"sqlite:///{folder / 'x.db'}", **no_limits()))
    config = uvicorn.Config(
        app,
        port=0,
        http=LimitedHttp,
        ws=LimitedSocket,
        ws_per_message_deflate=False,
        log_config=None,
    )
    server = uvicorn.Server(config)
    serving = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield app.state.hub, f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving


async def make(address: str) -> Any:
    """Make a table, over a connection of its own."""
    body = json.dumps({"game": GAME, "seats": SEATS}).encode()
    head = f"POST /api/tables HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n"
    reader, writer = await asyncio.open_connection(*address.split(":"))
    writer.write(f"{head}connection: close\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body)
    told = await reader.read()
    writer.close()
    return json.loads(told.partition(b"\r\n\r\n")[2])


async def visit(address: str, made: Any) -> None:
    """Come to a table, give an answer, and go."""
    url = f"ws://{address}/api/tables/{made['id']}/socket"
    async with connect(url, proxy=None, open_timeout=SECONDS) as socket:
        await socket.send(json.dumps({"type": "hello", "keys": list(made["keys"].values())}))
        while (message := json.loads(await socket.recv()))["type"] != "update":
            pass
        question = message["mine"]["0"]["decision"]
        answer = {
            "type": "answer",
            "seat": 0,
            "serial": message["public"]["serial"],
            "version": message["version"],
            "action": question["options"][0]["text"],
        }
        await socket.send(json.dumps(answer))
        while json.loads(await socket.recv())["type"] != "update":
            pass


def there() -> Counter[type]:
    """How many objects of each type there are."""
    return Counter(type(each) for each in gc.get_objects() if issubclass(type(each), TYPES))


@contextmanager
def without_collections() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def settled(before: Counter[type]) -> Counter[type]:
    """The objects that are left over, once everything has ended that will end."""
    try:
        async with asyncio.timeout(SECONDS):
            while there() - before:
                await asyncio.sleep(0.05)
    except TimeoutError:
        pass
    return there() - before


async def test_nothing_stays_of_sockets_that_came_and_went(tmp_path: Path) -> None:
    async with listening(tmp_path) as (_, address):
        made = await make(address)
        for _ in range(2):  # whoever comes late is told the past, which is worked out once for a match
            await visit(address, made)
        with without_collections():
            before = there()
            for _ in range(5):
                await visit(address, made)
            assert await settled(before) == Counter()


async def test_nothing_stays_of_a_socket_that_is_refused(tmp_path: Path) -> None:
    async with listening(tmp_path) as (_, address):
        await make(address)
        with without_collections():
            before = there()
            key = f"sec-websocket-version: 13\r\nsec-websocket-key: {22 * 'A'}==\r\n"
            for head, rest in ((key, b"\xff\xff\xff"), ("", b""), ("x: " + 9_000 * "a" + "\r\n", b"")):
                reader, writer = await asyncio.open_connection(*address.split(":"))
                request = f"GET /api/tables/x/socket HTTP/1.1\r\nhost: {address}\r\n{head}"
                writer.write(f"{request}connection: upgrade\r\nupgrade: websocket\r\n\r\n".encode())
                if rest:
                    await reader.readuntil(b"\r\n\r\n")
                    writer.write(rest)
                await reader.read()
                writer.close()
            assert await settled(before) == Counter()


async def test_nothing_stays_of_tables_that_were_played_at_and_sleep(tmp_path: Path) -> None:
    async with listening(tmp_path) as (hub, address):
        await visit(address, await make(address))
        for table in tuple(hub.tables.values()):
            await hub._put_to_sleep(table)
        with without_collections():
            before = there()
            for _ in range(5):
                await visit(address, await make(address))
            for id in tuple(hub.tables):
                await hub._put_to_sleep(hub.tables[id])
            del id
            assert await settled(before) == Counter()


# The whole count --------------------------------------------------------------------------------------------


def memory(server: Served) -> int:
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * resource.getpagesize()


async def come_and_go(server: Served, tables: int, sockets: int) -> None:
    """Tables that are played at once, with some sockets each, a few at a time."""
    address = server.url.removeprefix("http://")
    few = asyncio.Semaphore(8)

    async def one() -> None:
        async with few:
            made = await make(address)
            for _ in range(sockets // tables):
                await visit(address, made)

    await asyncio.gather(*(one() for _ in range(tables)))


@pytest.mark.skipif(not FULL, reason="takes minutes")
async def test_memory_stays_while_thousands_come_and_go(tmp_path: Path) -> None:
    with served(tmp_path, bot_pace=0.0, sleep_after=1.0, **no_limits()) as server:

        async def rested() -> int:
            while "sushiya_live_tables 0" not in server.get("/metrics").text:
                await asyncio.sleep(0.5)
            await asyncio.sleep(12)  # a quiet moment
            return memory(server)

        await come_and_go(server, 500, 1_000)  # caches fill
        before = await rested()
        await come_and_go(server, 2_000, 5_000)
        after = await rested()
    assert after < 1.1 * before, f"{before >> 20} MiB became {after >> 20} MiB"
