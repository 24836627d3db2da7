"""Pins the homes of tables among several workers, and how connections get there."""

import asyncio
import socket
from pathlib import Path

import pytest

from sushiya.server.homes import Homes
from sushiya.server.settings import Settings

REQUEST = b"GET /api/tables/abc/socket HTTP/1.1\r\nhost: sushi.example.org\r\n\r\n"


class Heard(asyncio.Protocol):
    """Notes the request that a connection came with, and what its client sends afterwards."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.more: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(b"welcome")
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.more.set_result(data)


def workers(folder: Path, count: int = 2) -> list[Homes]:
    """The homes of this many workers, each with a number."""
    settings = Settings(workers=count, workers_folder=str(folder))
    homes = [Homes(settings) for _ in range(count)]
    for each in homes:
        each.take_number()
    return homes


def arrivals(home: Homes) -> list[Heard]:
    """Those who will be handed over to this home."""
    served: list[Heard] = []

    def moved(request: bytes) -> Heard:
        served.append(Heard(request))
        return served[-1]

    home.listen(moved)
    return served


def table_at(home: Homes) -> str:
    numbers = iter(range(1_000))
    return home.new_id(lambda: f"table{next(numbers)}")


def test_each_table_has_one_home(tmp_path: Path) -> None:
    homes = workers(tmp_path, 3)
    for number in range(200):
        assert sum(each.is_here(f"table{number}") for each in homes) == 1
    for each in homes:
        assert each.is_here(table_at(each))
    for each in homes:
        each.close()


def test_a_single_worker_is_every_tables_home(tmp_path: Path) -> None:
    alone = Homes(Settings())
    alone.take_number()
    assert alone.is_here("abc")


@pytest.mark.anyio
async def test_whoever_replaces_a_worker_takes_over_its_tables(tmp_path: Path) -> None:
    first, second = workers(tmp_path)
    late = Homes(Settings(workers=2, workers_folder=str(tmp_path)))
    late.take_number()
    table = table_at(first)
    assert late.is_here(table)  # without a number it hands nobody over
    assert late.is_here(table_at(second))
    first.close()
    late.take_number()
    assert late.is_here(table)
    assert not late.is_here(table_at(second))
    for each in (second, late):
        each.close()


@pytest.mark.anyio
async def test_a_connection_and_its_request_arrive_at_the_home(tmp_path: Path) -> None:
    here, home = workers(tmp_path)
    served = arrivals(home)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        reader, writer = await asyncio.open_connection(*listening.getsockname())
        accepted, _ = listening.accept()
    table = table_at(home)
    assert await here.hand_over(accepted.fileno(), REQUEST, table)
    accepted.close()  # the other end is at the home by now
    assert await reader.readexactly(7) == b"welcome"
    writer.write(b"hello")
    assert await served[0].more == b"hello"
    assert served[0].request == REQUEST
    served[0].transport.close()
    assert await reader.read() == b""
    writer.close()
    for each in (here, home):
        each.close()


@pytest.mark.anyio
async def test_many_arrive_although_only_a_few_can_wait(tmp_path: Path) -> None:
    here, home = workers(tmp_path)
    served = arrivals(home)
    pairs = [socket.socketpair() for _ in range(300)]
    table = table_at(home)
    assert all(await asyncio.gather(*(here.hand_over(mine.fileno(), REQUEST, table) for mine, _ in pairs)))
    async with asyncio.timeout(60):
        while len(served) < len(pairs):
            await asyncio.sleep(0.01)
    for each in (here, home):
        each.close()
    for arrived in served:
        arrived.transport.abort()
    await asyncio.sleep(0)
    for mine, theirs in pairs:
        mine.close()
        theirs.close()


@pytest.mark.anyio
async def test_a_home_that_cannot_be_reached_is_told(tmp_path: Path) -> None:
    here, home = workers(tmp_path)
    mine, theirs = socket.socketpair()
    with mine, theirs:
        assert not await here.hand_over(mine.fileno(), REQUEST, table_at(home))  # it has not listened yet
        home.listen(Heard)
        home.close()
        assert not await here.hand_over(mine.fileno(), REQUEST, table_at(here))
    assert not await here.hand_over(mine.fileno(), REQUEST, "abc")  # the client has gone
    here.close()


@pytest.mark.anyio
async def test_a_folder_with_a_long_name_only_costs_the_handing_over(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 30)
    folder.mkdir()
    homes = workers(folder)
    homes[0].listen(Heard)
    assert homes[0].is_here(table_at(homes[1]))
    for each in homes:
        each.close()
