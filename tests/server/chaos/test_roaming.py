"""Pins what a client finds at another process: all that it saw, and no older answer that comes late."""

import asyncio
from collections.abc import Sequence

import pytest

from sushiya.server.store import End, Line
from tests.server.helpers import BOT, House, house, you

pytestmark = pytest.mark.anyio

TRIO = "sushi-go(seats=3,edition=gamewright)"


async def test_who_was_shown_an_answer_sees_it_at_a_process_that_has_not_heard_of_it(
    postgres_url: str,
) -> None:
    async with house(postgres_url) as one, house(postgres_url) as deaf:
        deaf.hub.store.listen(lambda news: None)
        table, keys = await one.make(TRIO, you("Mia"), you("Leo"), BOT)
        leo = await deaf.enter(table, keys[1])
        await leo.until(lambda: leo.public)
        mia = await one.enter(table, keys[0])
        await mia.until(lambda: mia.public)
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
        first, second = mia.options(0)[0], next(text for text in mia.options(0) if text != mia.options(0)[0])

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


def _hold_up(home: House) -> tuple[asyncio.Event, asyncio.Event]:
    """The store of this process waits before it writes. Whether it has begun; that it may go on."""
    begun, go_on = asyncio.Event(), asyncio.Event()
    append = home.hub.store.append

    async def wait_and_append(match: str, table: str, lines: Sequence[Line], end: End | None = None) -> None:
        begun.set()
        await go_on.wait()
        await append(match, table, lines, end)

    home.hub.store.append = wait_and_append  # type: ignore[method-assign]
    return begun, go_on
