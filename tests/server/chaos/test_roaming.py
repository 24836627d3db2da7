"""Pins what a client finds at another process: all that it has seen, and no late older answer."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from sushiya.server.store import End, Line
from tests.server.helpers import BOT, Client, House, house, you

pytestmark = pytest.mark.anyio

TRIO = "sushi-go(seats=3,edition=gamewright)"


@pytest.fixture(params=["one process on SQLite", "two processes on PostgreSQL"])
def two_processes(request: pytest.FixtureRequest) -> bool:
    return str(request.param).startswith("two")


@pytest.fixture
def database(request: pytest.FixtureRequest, two_processes: bool, tmp_path: Path) -> str:
    url: str = (
        request.getfixturevalue("postgres_url") if two_processes else f"sqlite:///{tmp_path}/sushiya.db"
    )
    return url


async def test_who_was_shown_an_answer_sees_it_at_a_process_that_has_not_heard_of_it(
    postgres_url: str,
) -> None:
    async with house(postgres_url) as one, house(postgres_url) as deaf:
        deaf.hub.store.listen(lambda news: None)
        table, keys = await one.make(TRIO, you("Mia"), you("Leo"), BOT)
        leo = await deaf.enter(table, keys[1])
        await leo.until(lambda: leo.public)
        mia = await one.enter(table, keys[0])
        await mia.until(lambda: mia.public and mia.options(0))
        mia.answer()
        await mia.until(lambda: mia.mine["0"]["answer"])

        again = await deaf.enter(table, keys[0], match=mia.update["match"], version=mia.update["version"])
        await again.until(lambda: again.public)
        assert again.mine["0"]["answer"] == mia.mine["0"]["answer"]
        await leo.until(lambda: leo.update["version"] >= mia.update["version"])


async def test_an_answer_on_its_way_does_not_replace_a_newer_one(postgres_url: str) -> None:
    async with house(postgres_url) as slow, house(postgres_url) as quick:
        table, keys = await slow.make(TRIO, you("Mia"), you("Leo"), BOT)
        mia, again = await slow.enter(table, keys[0]), await quick.enter(table, keys[0])
        for client in (mia, again):
            await client.until(lambda: client.public and client.update["waiting_for"] == [0, 1])  # noqa: B023
        first, second = _two_options(mia)

        writing, go_on = _hold_up(slow)
        mia.answer(action=first)
        await writing.wait()
        again.answer(action=second)
        await again.until(lambda: again.mine["0"]["answer"])
        go_on.set()

        assert await mia.refused() == "late"
        await mia.until(lambda: mia.mine["0"]["answer"])
        assert mia.mine["0"]["answer"]["text"] == second
        log = await quick.hub.store.read_log(mia.update["match"])
        assert [line.action for line in log if line.seat == 0] == [second]


async def test_a_message_that_lay_unread_does_not_replace_a_newer_answer(
    database: str, two_processes: bool
) -> None:
    async with AsyncExitStack() as stack:
        one = other = await stack.enter_async_context(house(database))
        if two_processes:
            other = await stack.enter_async_context(house(database))
        table, keys = await one.make(TRIO, you("Mia"), you("Leo"), BOT)
        before, after = await one.enter(table, keys[0]), await other.enter(table, keys[0])
        for client in (before, after):
            await client.until(lambda: client.public and client.update["waiting_for"] == [0, 1])  # noqa: B023
        old, new = _two_options(before)
        serial, version = before.public["serial"], before.update["version"]

        after.answer(action=new)
        for client in (before, after):
            await client.until(lambda: client.mine["0"]["answer"])  # noqa: B023
        before.answer(0, old, serial, version)  # sent earlier, but read only now

        assert await before.refused() == "late"
        log = await other.hub.store.read_log(after.update["match"])
        assert [line.action for line in log if line.seat == 0] == [new]
        before.answer(0, new, serial, version)  # repeating the same answer is harmless
        await before.settled()
        before.answer(0, old)  # a client that has seen it may change it, on any device
        await after.until(lambda: after.mine["0"]["answer"]["text"] == old)


def _two_options(client: Client) -> tuple[str, str]:
    first = client.options(0)[0]
    return first, next(text for text in client.options(0) if text != first)


def _hold_up(home: House) -> tuple[asyncio.Event, asyncio.Event]:
    """Make the store of this process wait before it writes. Returns "it has begun" and "it may continue"."""
    begun, go_on = asyncio.Event(), asyncio.Event()
    append = home.hub.store.append

    async def wait_and_append(match: str, table: str, lines: Sequence[Line], end: End | None = None) -> None:
        begun.set()
        await go_on.wait()
        await append(match, table, lines, end)

    home.hub.store.append = wait_and_append  # type: ignore[method-assign]
    return begun, go_on
