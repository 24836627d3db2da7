"""Pins the news between processes: who receives what, how often, and after which breaks."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from sushiya.server.store import News, Store, read_lines, store_for
from sushiya.server.store.notifier import Notifier
from tests.server.postgres import Cluster
from tests.server.store.proxy import BadLine
from tests.server.store.rows import line, match, opened, table

pytestmark = pytest.mark.anyio

END = News("", "end")


@asynccontextmanager
async def listening(url: str) -> AsyncIterator["tuple[Store, asyncio.Queue[News]]"]:
    """Another process, and the news it receives."""
    heard: asyncio.Queue[News] = asyncio.Queue()
    store = store_for(url)
    store.listen(heard.put_nowait)
    await store.open()
    try:
        yield store, heard
    finally:
        await store.close()


async def next_of(heard: "asyncio.Queue[News]") -> News:
    return await asyncio.wait_for(heard.get(), 10)


async def until(heard: "asyncio.Queue[News]", last: News) -> list[News]:
    """Everything received before this."""
    before = []
    while (news := await next_of(heard)) != last:
        before.append(news)
    return before


async def test_others_hear_of_what_is_written_and_can_read_it_then(postgres_url: str) -> None:
    async with opened(postgres_url) as store, listening(postgres_url) as (other, heard):
        await store.save_table(table("umi"), match("m", "umi"))
        assert await next_of(heard) == News("umi", "table")
        assert await other.load_match("m") == match("m", "umi")
        for seq in range(1, 20):
            await store.append("m", "umi", [line(seq)])
            news = await next_of(heard)
            assert (news.table, news.kind, read_lines(news.payload)) == ("umi", "match", ("m", [line(seq)]))
            assert await other.read_log("m", after=seq - 1) == [line(seq)]


def test_lines_that_are_too_long_for_news_are_to_be_read() -> None:
    assert News.of_lines("umi", "m", [line(1, 3_000 * "x")]) == News("umi", "match")


async def test_others_hear_what_they_are_told_in_order_and_each_time(postgres_url: str) -> None:
    async with opened(postgres_url) as store, listening(postgres_url) as (_, heard):
        told = [News("umi", "cheer", text) for text in ("寿司 \"'\n", "again", "again")]
        for news in told:
            await store.tell(news)
        await store.tell(END)
        assert await until(heard, END) == told


async def test_all_others_hear_but_not_the_one_who_tells(postgres_url: str) -> None:
    async with (
        listening(postgres_url) as (a, heard_by_a),
        listening(postgres_url) as (b, heard_by_b),
        opened(postgres_url) as c,
    ):
        await a.tell(News("umi", "from a"))
        await c.tell(END)
        assert await until(heard_by_a, END) == []
        assert {await next_of(heard_by_b), await next_of(heard_by_b)} == {News("umi", "from a"), END}
        await b.tell(News("umi", "from b"))
        assert await next_of(heard_by_a) == News("umi", "from b")
        await c.tell(END)
        assert await until(heard_by_b, END) == []


async def test_equal_news_of_writes_that_wait_become_one(postgres_url: str) -> None:
    async with listening(postgres_url) as (_, heard):
        wire = Notifier(postgres_url)
        await wire.open()
        for _ in range(5):
            wire.send(News("umi", "match"), coalesce=True)
            wire.send(News("kawa", "match"), coalesce=True)
            wire.send(News("umi", "table"), coalesce=True)
        wire.send(END)
        assert await until(heard, END) == [News("umi", "match"), News("kawa", "match"), News("umi", "table")]
        wire.send(News("umi", "match"), coalesce=True)
        assert await next_of(heard) == News("umi", "match")
        await wire.close()


async def test_news_that_are_too_long_are_dropped_and_logged(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(postgres_url) as store, listening(postgres_url) as (_, heard):
        await store.tell(News("umi", "novel", 4000 * "寿司"))
        await store.tell(News("umi", "story", 7000 * "x"))
        await store.tell(END)
        assert [news.kind for news in await until(heard, END)] == ["story"]
    assert "News of table umi dropped (novel)" in caplog.text


async def test_what_others_send_on_the_channel_is_ignored(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(postgres_url) as store, listening(postgres_url) as (_, heard):
        db = await asyncpg.connect(postgres_url)
        for payload in ("pick eel", "{}", "[1]", '"text"', "null"):
            await db.execute("SELECT pg_notify('sushiya', $1)", payload)
        await db.close()
        await store.tell(END)
        assert await until(heard, END) == []
    assert caplog.text.count("Ignored a foreign message") == 10  # five by each of the two
    assert "pick eel" not in caplog.text  # it may be a sealed answer, in a form that we don't know


async def test_what_is_told_last_is_sent_before_the_end(postgres_url: str) -> None:
    async with listening(postgres_url) as (_, heard):
        async with opened(postgres_url) as store:
            await store.tell(END)
        assert await next_of(heard) == END


async def test_after_a_restart_of_postgresql_listeners_know_and_hear_again(
    postgres: Cluster, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with opened(postgres_url) as store, listening(postgres_url) as (_, heard):
        await asyncio.to_thread(postgres.restart)
        assert await next_of(heard) == News("", "reconnected")
        await store.tell(END)
        assert await until(heard, END) == []
    assert "The news connection broke" in caplog.text


async def test_news_on_a_broken_connection_are_sent_again(broken: BadLine, postgres_url: str) -> None:
    async with opened(broken.url) as store, listening(postgres_url) as (_, heard):
        broken.lose_message("!lost")
        await store.tell(News("umi", "cheer", "!lost"))
        await store.tell(END)
        assert await until(heard, END) == [News("umi", "cheer", "!lost")]
        assert broken.breaks == 1


async def test_a_listener_that_fails_does_not_stop_the_news(postgres_url: str) -> None:
    heard: asyncio.Queue[News] = asyncio.Queue()
    failures: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context))

    def hear(news: News) -> None:
        heard.put_nowait(news)
        raise RuntimeError("deaf")

    other = store_for(postgres_url)
    other.listen(hear)
    await other.open()
    async with opened(postgres_url) as store:
        for kind in ("first", "second"):
            await store.tell(News("umi", kind))
            assert await next_of(heard) == News("umi", kind)
    await other.close()
    assert len(failures) == 2
