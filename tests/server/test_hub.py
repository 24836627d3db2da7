"""Pins what a process keeps in memory, how full it may get, and what it does when its store fails."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from sushiya.core import BadOptions
from sushiya.server import hub as hub_module
from sushiya.server import peers
from sushiya.server.hub import Hub
from sushiya.server.records import stored_record
from sushiya.server.settings import Settings
from sushiya.server.store import StoreDown
from sushiya.table.rest_types import NewSeat, NewTable
from tests.server.helpers import BOT, OPEN, SECONDS, House, house, play_out, you

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"


async def soon(condition: Callable[[], object]) -> None:
    """Wait until the condition holds."""
    deadline = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < deadline, "the condition never held"
        await asyncio.sleep(0.01)


# Room -------------------------------------------------------------------------------------------------------


async def test_a_full_house_says_so_and_stays_bounded(tmp_path: Path) -> None:
    async with house(tmp_path, most_tables=3) as home:
        tables = [(await home.make(PAIR, you("Mia"), OPEN))[0] for _ in range(3)]
        body = {"game": PAIR, "seats": [you("Mia"), OPEN]}
        answers = await asyncio.gather(*(home.post(body) for _ in range(10)))
        assert {answer.status_code for answer in answers} == {503}
        assert answers[0].json()["reason"] == "full"
        assert set(home.hub.tables) == set(tables)
        home.hub.tables.pop(tables[0]).sleep()
        answers = await asyncio.gather(*(home.post(body) for _ in range(10)))
        assert sorted(answer.status_code for answer in answers) == [201, *[503] * 9]
        late = home.connect(tables[0])
        assert await late.refused() == "full"
        await late.gone()
        assert late.code == 4429
        assert len(home.hub.tables) == 3


async def test_in_a_full_house_the_table_that_rests_longest_makes_room(tmp_path: Path) -> None:
    async with house(tmp_path, most_tables=2) as home:
        (first, keys), (second, _) = [await home.make(PAIR, you("Mia"), OPEN) for _ in range(2)]
        mia = await home.enter(first, keys[0])
        for table in home.hub.tables.values():
            table.empty_since -= hub_module.REST + 1
        third, _ = await home.make(PAIR, you("Ida"), OPEN)
        assert set(home.hub.tables) == {first, third}
        await mia.settled()
        assert (await home.get(f"/api/tables/{second}")).status_code == 503  # the others are busy, or new


async def test_a_table_that_was_just_asked_for_does_not_fall_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, sleep_after=100.0) as home:
        table, _ = await home.make(PAIR, you("Mia"), OPEN)
        home.hub.tables[table].empty_since -= 101
        await home.get(f"/api/tables/{table}")
        await home.hub._look_after(home.hub.tables[table])
        assert table in home.hub.tables
        home.hub.tables[table].empty_since -= 101
        await home.hub._look_after(home.hub.tables[table])
        assert table not in home.hub.tables


async def test_many_who_wake_a_table_at_once_find_the_same(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        table, _ = await home.make(PAIR, you("Mia"), you("Leo"))
    async with house(tmp_path) as home:
        found = await asyncio.gather(*(home.hub.table(table, "127.0.0.1") for _ in range(20)))
        assert len({id(each) for each in found}) == 1
        assert found[0] is home.hub.tables[table]


@pytest.mark.parametrize("id", ["", "no-such", "x" * 33, "\x00", "ä", "' OR 1", "../..", "aaaaaaaaaaaa"])
async def test_there_is_no_such_table_or_match(home: House, id: str) -> None:
    assert await home.hub.table(id, "127.0.0.1") is None
    assert await stored_record(home.hub, id, (), "192.0.2.1") is None


# The lobby --------------------------------------------------------------------------------------------------


async def listed(home: House) -> list[str]:
    return [table["id"] for table in (await home.get("/api/tables")).json()["tables"]]


async def test_a_waiting_table_leaves_the_lobby_with_its_people_and_comes_back_with_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "SWEEP", 0.02)
    monkeypatch.setattr(peers, "PRESENCE", 0.05)
    async with AsyncExitStack() as stack:
        home = lobby = await stack.enter_async_context(house(database))
        if (
            home.hub.peers.shared
        ):  # the lobby may be served by another process than the one people are connected to
            lobby = await stack.enter_async_context(house(database))
        table, keys = await home.make(PAIR, you("Mia"), OPEN, public=True)
        playing, _ = await home.make(PAIR, you("Mia"), BOT, public=True)
        watcher = await home.enter(playing)
        await watcher.until(lambda: watcher.public)
        assert set(await listed(lobby)) == {table, playing}  # for a while, until she connects

        monkeypatch.setattr(hub_module, "ABANDONED", 0.5)
        guest = await home.enter(table)  # a spectator doesn't keep it listed
        await until(lambda: listed(lobby), [playing])
        mia = await home.enter(table, keys[0])
        await until(lambda: listed(lobby), [playing, table])
        await asyncio.sleep(1.0)  # longer than that; on a busy machine it may be missing for a moment
        await until(lambda: listed(lobby), [playing, table])
        await mia.leave()
        await until(lambda: listed(lobby), [playing])
        await home.enter(table, keys[0])
        await until(lambda: listed(lobby), [playing, table])
        await watcher.leave()  # nobody else is at that one
        await until(lambda: listed(lobby), [table])
        assert guest.code is None


@pytest.mark.promise(14)
async def test_whoever_waits_for_players_is_listed_before_any_number_of_newer_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "LOBBY", 2)
    async with house(tmp_path) as home:
        waiting, keys = await home.make(PAIR, you("Mia"), OPEN, public=True)
        mia = await home.enter(waiting, keys[0])
        await home.make(PAIR, you("Eve"), OPEN, public=True)  # nobody comes to this one
        for _ in range(10):
            table, keys = await home.make(PAIR, you("Eve"), BOT, public=True)
            eve = await home.enter(table, keys[0])
            await eve.until(lambda: eve.public)  # noqa: B023 - it is used up in this round
        async with asyncio.timeout(SECONDS):  # who is there is noted a moment later
            while (await listed(home))[0] != waiting:
                await asyncio.sleep(0.02)
        assert mia.code is None, "still there"


async def until(ask: Callable[[], Awaitable[list[str]]], answer: list[str]) -> None:
    async with asyncio.timeout(SECONDS):
        while set(await ask()) != set(answer):
            await asyncio.sleep(0.02)


async def test_the_lobby_lists_public_tables_that_wait_or_play(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        private, _ = await home.make(PAIR, you("Mia"), OPEN)
        waiting, _ = await home.make(PAIR, you("Mia"), OPEN, public=True)
        playing, keys = await home.make(PAIR, you("Mia"), BOT, public=True)
        finished, _ = await home.make(PAIR, BOT, BOT, public=True)
        for table in (playing, finished):
            watcher = await home.enter(table)
            await watcher.until(lambda: watcher.public)  # noqa: B023 - it is used up in this round
        await soon(lambda: home.hub.tables[finished].doc.ended)
        listed = {table["id"]: table for table in (await home.get("/api/tables")).json()["tables"]}
        assert set(listed) == {waiting, playing}
        assert (listed[waiting]["status"], listed[playing]["status"]) == ("waiting", "playing")
        assert (await home.get(f"/api/tables/{private}")).json()["id"] == private
        mia = await home.enter(playing, *keys.values())
        await play_out(mia)
        await mia.until(lambda: mia.table["status"] == "finished")
        assert len((await home.get("/api/tables")).json()["tables"]) == 1
    async with house(tmp_path) as home:  # including sleeping tables
        (left,) = (await home.get("/api/tables")).json()["tables"]
        assert (left["id"], left["seats"][0]["online"]) == (waiting, False)
        assert not home.hub.tables


# The store fails --------------------------------------------------------------------------------------------


async def down(*args: Any, **kwargs: Any) -> Any:
    raise StoreDown("The database is away.")


async def test_sweeping_goes_on_when_the_store_was_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "SWEEP", 0.01)
    async with house(tmp_path, sleep_after=0.1) as home:
        monkeypatch.setattr(home.hub.store, "release", down)
        first, _ = await home.make(PAIR, you("Mia"), you("Leo"))
        await soon(lambda: first not in home.hub.tables)
        second, _ = await home.make(PAIR, you("Mia"), you("Leo"))
        await soon(lambda: second not in home.hub.tables)


@pytest.fixture
async def troubled(tmp_path: Path) -> AsyncIterator[House]:
    """A server that may log errors."""
    async with house(tmp_path) as here:
        yield here


async def test_nothing_is_shown_that_is_not_on_disk(troubled: House, monkeypatch: pytest.MonkeyPatch) -> None:
    home = troubled
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
    mia, leo = await home.enter(table, keys[0]), await home.enter(table, keys[1])
    await mia.until(lambda: mia.public)
    with monkeypatch.context() as away:
        away.setattr(home.hub.store, "append", down)
        away.setattr(home.hub.store, "save_table", down)
        mia.answer(0)
        assert await mia.refused() == "unavailable"
        mia.say("leave", seat=0)
        assert await mia.refused() == "unavailable"
        away.setattr(home.hub.store, "load_table", down)
        stranger = home.connect("aaaaaaaaaaaa")
        assert await stranger.refused() == "unavailable"
        await stranger.gone()
        assert stranger.code == 4503
        assert (await home.get("/api/tables/aaaaaaaaaaaa")).status_code == 503
        answer = await home.post({"game": PAIR, "seats": [you("Mia"), OPEN]})
        assert (answer.status_code, answer.json()["reason"]) == (503, "unavailable")
    await leo.settled()
    assert leo.update["waiting_for"] == [0, 1]
    assert mia.seats == [0]
    await play_out(mia, leo)


async def test_a_hub_closes_although_its_store_is_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = asyncio.all_tasks()
    async with house(tmp_path) as home:
        table, _ = await home.make(PAIR, you("Mia"), you("Leo"))
        mia = await home.enter(table)
        await mia.until(lambda: mia.public)
        monkeypatch.setattr(home.hub.store, "release", down)
    assert "could not release leases; they will expire" in [record.getMessage() for record in caplog.records]
    assert asyncio.all_tasks() == before


async def test_old_matches_are_deleted_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "SWEEP", 0.01)
    asked: list[float] = []

    async def expire(self: Any, ended_before: float, idle_before: float) -> int:
        asked.append(ended_before)
        return 3

    monkeypatch.setattr("sushiya.server.store.sqlite.SqliteStore.expire", expire)
    async with house(tmp_path, keep_finished=1000.0):
        await soon(lambda: asked)
        await asyncio.sleep(0.05)
    assert len(asked) == 1
    assert abs(time.time() - 1000 - asked[0]) < 60
    async with house(tmp_path, keep_finished=0.0):
        await asyncio.sleep(0.05)
    assert len(asked) == 1


# Wishes -----------------------------------------------------------------------------------------------------


async def test_keys_are_random_and_open_their_own_seat_only(home: House) -> None:
    seats = tuple(NewSeat("you", name) for name in ("Mia", "Leo", "Ida"))
    made = await home.hub.make_table(NewTable("sushi-go(seats=3)", seats), "192.0.2.7")
    assert len({*made.keys.values()}) == 3
    doc = home.hub.tables[made.id].doc
    for seat, key in made.keys.items():
        assert len(bytes.fromhex(key)) == 16
        assert doc.seats_of((key,)) == (int(seat),)
    row = await home.hub.store.load_table(made.id)
    assert row is not None
    assert not any(key in row.data for key in made.keys.values())


async def test_seeds_have_128_random_bits(home: House) -> None:
    seeds = set()
    for _ in range(5):
        table, _ = await home.make(PAIR, you("Mia"), you("Leo"))
        mia = await home.enter(table)
        await mia.until(lambda: mia.public)  # noqa: B023 - it is used up in this round
        match = home.hub.tables[table].match
        assert match is not None
        seeds.add(match.row.seed)
    assert len(seeds) == 5
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)


def test_a_database_that_nobody_knows_is_refused() -> None:
    with pytest.raises(BadOptions, match="sqlite:///FILE"):
        Hub(Settings(database="mysql://localhost"))
