"""Pins the store in memory: numbers are unique, lines are added all or none, one process holds a lease."""

import pytest

from sushiya.table.memory_store import MemoryStore
from sushiya.table.store import Conflict
from tests.server.store.rows import END, line, match, table

pytestmark = pytest.mark.anyio


class Hours:
    """A clock that tests set."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Hours:
    return Hours()


@pytest.fixture
def store(clock: Hours) -> MemoryStore:
    return MemoryStore(clock)


async def test_versions_of_a_table_follow_each_other(store: MemoryStore) -> None:
    assert await store.load_table("umi") is None
    for version in (0, 2):
        with pytest.raises(Conflict):
            await store.save_table(table("umi", version))
    await store.save_table(table("umi"))
    await store.save_table(table("umi", 2))
    for version in (1, 2, 4):
        with pytest.raises(Conflict):
            await store.save_table(table("umi", version, status="finished"))
    assert await store.load_table("umi") == table("umi", 2)


async def test_a_match_begins_with_its_table_or_not_at_all(store: MemoryStore) -> None:
    assert await store.load_match("m") is None
    await store.save_table(table("umi"), match("m", "umi"))
    assert await store.load_match("m") == match("m", "umi")
    with pytest.raises(Conflict):
        await store.save_table(table("umi", 2), match("m", "umi"))
    with pytest.raises(Conflict):
        await store.save_table(table("umi", 1), match("n", "umi"))
    assert await store.load_match("n") is None
    assert await store.load_table("umi") == table("umi")


async def test_a_match_begun_elsewhere_comes_with_its_table_and_log_or_not_at_all(store: MemoryStore) -> None:
    await store.save_table(table("umi"), match("m", "umi", end=END), [line(1), line(2)])
    assert await store.load_match("m") == match("m", "umi", end=END)
    assert await store.read_log("m") == [line(1), line(2)]
    with pytest.raises(Conflict):
        await store.save_table(table("yama"), match("n", "yama"), [line(2)])
    assert await store.load_table("yama") is None
    assert await store.load_match("n") is None
    assert await store.read_log("n") == []


async def test_lines_are_added_all_or_none(store: MemoryStore) -> None:
    await store.save_table(table("umi"), match("m", "umi"))
    assert await store.read_log("m") == []
    await store.append("m", "umi", [line(1), line(2)])
    for lines in ([line(1)], [line(2)], [line(2), line(3)], [line(3), line(3)], [line(4)]):
        with pytest.raises(Conflict):
            await store.append("m", "umi", lines, END)
    assert await store.read_log("m") == [line(1), line(2)]
    assert await store.read_log("m", after=1) == [line(2)]
    assert await store.load_match("m") == match("m", "umi")
    await store.append("m", "umi", [line(3)], END)
    assert await store.load_match("m") == match("m", "umi", end=END)


async def test_a_lease_runs_out(store: MemoryStore, clock: Hours) -> None:
    assert await store.lease("m", "a", 60)
    clock.now = 50
    assert await store.lease("m", "a", 60)
    clock.now = 100
    assert not await store.lease("m", "b", 60)
    clock.now = 111
    assert await store.lease("m", "b", 60)
    assert not await store.lease("m", "a", 60)
