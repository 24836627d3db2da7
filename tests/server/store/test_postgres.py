"""Pins what only PostgreSQL has: concurrent processes, leases, lost connections, restarts."""

import asyncio

import asyncpg
import pytest

from sushiya.core import BadOptions
from sushiya.server.store import Conflict, Line, StoreDown, retry, store_for
from sushiya.server.store.migrations import migrations
from sushiya.server.store.postgres import PostgresStore
from sushiya.server.store.postgres_schema import connect, migrate
from tests.server.helpers import SECONDS
from tests.server.postgres import Cluster
from tests.server.store.proxy import BadLine
from tests.server.store.rows import END, append_next, line, match, opened, table

pytestmark = pytest.mark.anyio


# Concurrent processes ---------------------------------------------------------------------------------------


async def test_processes_that_start_at_once_migrate_once(postgres_url: str) -> None:
    ran = await asyncio.gather(*(migrate(postgres_url) for _ in range(8)))
    assert sorted(ran, reverse=True) == [[number for number, _ in migrations("postgres")]] + 7 * [[]]


async def test_of_two_processes_that_extend_a_match_one_is_told(postgres_url: str) -> None:
    async with opened(postgres_url) as a, opened(postgres_url) as b:
        for seq in range(1, 30):
            results = await asyncio.gather(
                a.append("m", "umi", [line(seq, "from a")]),
                b.append("m", "umi", [line(seq, "from b")]),
                return_exceptions=True,
            )
            assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
            winner = "from a" if results[0] is None else "from b"
            assert await a.read_log("m", after=seq - 1) == [line(seq, winner)]


async def test_of_two_processes_that_move_a_table_on_one_is_told(postgres_url: str) -> None:
    async with opened(postgres_url) as a, opened(postgres_url) as b:
        for version in range(1, 30):
            row = table("umi", version)
            results = await asyncio.gather(a.save_table(row), b.save_table(row), return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]


async def test_writers_in_two_processes_lose_and_double_nothing(postgres_url: str) -> None:
    async with opened(postgres_url) as a, opened(postgres_url) as b:
        writes = [append_next(store, f"match{n % 5}", f"{n}") for n in range(50) for store in (a, b)]
        acknowledged = await asyncio.gather(*writes)
        stored = [line for n in range(5) for line in await a.read_log(f"match{n}")]
        assert len(stored) == 100
        assert sorted(stored, key=repr) == sorted(acknowledged, key=repr)


async def test_a_lease_is_one_process_s_until_it_ends_or_is_given_back(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        assert await store.lease("m", "a", 0.1)
        assert await store.lease("m", "a", 60)  # extended
        assert await store.lease("other", "b", 60)
        await asyncio.sleep(0.2)
        assert not await store.lease("m", "b", 60)
        assert await store.lease("m", "a", 0.1)  # now it expires soon
        async with asyncio.timeout(SECONDS):
            while not await store.lease("m", "b", 60):
                await asyncio.sleep(0.02)
        assert not await store.lease("m", "a", 60)
        await store.release("m", "a")  # a no longer holds it
        assert not await store.lease("m", "a", 60)
        await store.release("m", "b")
        assert await store.lease("m", "a", 60)


async def test_of_processes_that_want_a_lease_at_once_one_gets_it(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        for number in range(20):
            got = await asyncio.gather(*(store.lease(f"m{number}", owner, 60) for owner in "abcde"))
            assert sum(got) == 1


@pytest.mark.parametrize(
    ("default", "enforced"), [("off", "on"), ("local", "on"), ("remote_apply", "remote_apply")]
)
async def test_a_commit_is_on_disk_whatever_the_default(
    postgres_url: str, default: str, enforced: str
) -> None:
    db = await asyncpg.connect(postgres_url)
    name = await db.fetchval("SELECT current_database()")
    await db.execute(f"ALTER DATABASE {name} SET synchronous_commit = '{default}'")
    await db.close()
    show = "SHOW synchronous_commit"
    async with opened(postgres_url) as store:
        assert isinstance(store, PostgresStore)
        sessions = await asyncio.gather(*(store._do(lambda db: db.fetchval(show)) for _ in range(10)))
        assert set(sessions) == {enforced}
    db = await connect(postgres_url)  # as for restore and migrate
    assert await db.fetchval(show) == enforced
    await db.close()


# Lost connections -------------------------------------------------------------------------------------------


async def test_a_write_whose_answer_is_lost_is_written_once(broken: BadLine) -> None:
    async with opened(broken.url) as store:
        lines = [line(1), line(2, "pick eel !lost")]
        await store.save_table(table("umi"), match("m", "umi"))
        broken.lose_answer("!lost")
        await store.append("m", "umi", lines, END)
        assert broken.breaks == 1
        assert await store.read_log("m") == lines
        assert await store.load_match("m") == match("m", "umi", end=END)


async def test_a_write_that_is_lost_itself_is_sent_again(broken: BadLine) -> None:
    async with opened(broken.url) as store:
        broken.lose_message("!lost")
        await store.append("m", "umi", [line(1, "pick eel !lost")])
        assert broken.breaks == 1
        assert await store.read_log("m") == [line(1, "pick eel !lost")]


@pytest.mark.parametrize("other", [line(1, "by another"), line(1, "pick eel !lost", at=7.0)])
async def test_who_was_faster_while_a_write_was_lost_wins(
    broken: BadLine, postgres_url: str, other: Line
) -> None:
    async with opened(postgres_url) as rival, opened(broken.url) as store:
        broken.lose_message("!lost", lambda: rival.append("m", "umi", [other]))
        with pytest.raises(Conflict):
            await store.append("m", "umi", [line(1, "pick eel !lost")])
        assert broken.breaks == 1
        assert await store.read_log("m") == [other]


async def test_a_conflict_without_a_loss_is_a_conflict_even_with_an_equal_line(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await store.append("m", "umi", [line(1)])
        with pytest.raises(Conflict):
            await store.append("m", "umi", [line(1)])


async def test_a_table_whose_commit_is_not_answered_is_saved_once(broken: BadLine) -> None:
    async with opened(broken.url) as store:
        await store.save_table(table("umi"))
        broken.lose_answer("COMMIT")
        await store.save_table(table("umi", 2), match("m", "umi"))
        assert broken.breaks == 1
        assert await store.load_table("umi") == table("umi", 2)
        assert await store.load_match("m") == match("m", "umi")


async def test_who_moved_the_table_while_a_write_was_lost_wins(broken: BadLine, postgres_url: str) -> None:
    async with opened(postgres_url) as rival, opened(broken.url) as store:
        await store.save_table(table("umi"))
        broken.lose_message("finished", lambda: rival.save_table(table("umi", 2)))
        with pytest.raises(Conflict):
            await store.save_table(table("umi", 2, status="finished"))
        assert await store.load_table("umi") == table("umi", 2)


async def test_a_read_whose_answer_is_lost_is_asked_again(broken: BadLine) -> None:
    async with opened(broken.url) as store:
        await store.append("match-42", "umi", [line(1)])
        broken.lose_answer("match-42")
        assert await store.read_log("match-42") == [line(1)]
        assert broken.breaks == 1


# PostgreSQL goes away ---------------------------------------------------------------------------------------


async def test_a_restart_loses_and_doubles_nothing(postgres: Cluster, postgres_url: str) -> None:
    stop = asyncio.Event()
    acknowledged: dict[str, list[Line]] = {f"match{number}": [] for number in range(20)}

    async with opened(postgres_url) as store:

        async def write(id: str, lines: list[Line]) -> None:
            while not stop.is_set():
                written = line(len(lines) + 1)
                await store.append(id, "umi", [written])  # a conflict would be with its own first attempt
                lines.append(written)

        writers = [asyncio.create_task(write(*each)) for each in acknowledged.items()]
        for _ in range(2):
            await asyncio.sleep(0.2)
            await asyncio.to_thread(postgres.restart)
        before = sum(map(len, acknowledged.values()))
        async with asyncio.timeout(SECONDS):
            while sum(map(len, acknowledged.values())) <= before + 20:
                await asyncio.sleep(0.02)
        stop.set()
        await asyncio.gather(*writers)
        for id, lines in acknowledged.items():
            assert await store.read_log(id) == lines


async def test_when_it_stays_away_callers_are_told_and_later_served(
    postgres: Cluster, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "PATIENCE", 0.3)
    async with opened(postgres_url) as store:
        await store.append("m", "umi", [line(1)])
        await asyncio.to_thread(postgres.stop)
        try:
            for call in (store.ping(), store.append("m", "umi", [line(2)]), store.read_log("m")):
                with pytest.raises(StoreDown, match="can't be reached"):
                    await call
            with pytest.raises(StoreDown, match="can't be reached"):
                await store_for(postgres_url).open()
        finally:
            await asyncio.to_thread(postgres.start)
        await store.append("m", "umi", [line(2)])
        assert await store.read_log("m") == [line(1), line(2)]


async def test_a_server_waits_for_postgresql_to_start(postgres: Cluster, postgres_url: str) -> None:
    store = store_for(postgres_url)
    await asyncio.to_thread(postgres.stop)
    try:
        opening = asyncio.create_task(store.open())
        await asyncio.sleep(0.3)
        assert not opening.done()
    finally:
        await asyncio.to_thread(postgres.start)
    await opening
    await store.ping()
    await store.close()


async def test_a_database_that_is_not_there_is_told_at_once(postgres: Cluster) -> None:
    with pytest.raises(StoreDown, match='database "nowhere" does not exist'):
        await store_for(postgres.url("nowhere")).open()


async def test_a_url_without_sense_is_refused() -> None:
    with pytest.raises(BadOptions, match="can't be used"):
        await store_for("postgresql://localhost:noport/sushi").open()
