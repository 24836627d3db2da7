"""Pins where bots play: alone only while somebody watches, at a few tables; and what people are told."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sushiya.bots.warmup import compile_search
from sushiya.server.expiry import DAY, UNWATCHED
from sushiya.server.scheduler import HORIZON
from sushiya.table import driver as driver_module
from sushiya.table import thinking_time
from sushiya.table.seating import read_table
from sushiya.table.services import Account, Thought
from tests.server.helpers import BOT, OPEN, SECONDS, House, house, play_out, you

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"
MASTER = {"kind": "bot", "bot": "master"}


@pytest.fixture(autouse=True)
def nothing_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search counts as ready, but is not used here."""
    monkeypatch.setattr("sushiya.server.bots.ThreadedBots.has_loaded", lambda bots, game: True)


@pytest.fixture
def crowded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that wait for room look again soon."""
    monkeypatch.setattr(driver_module, "CROWDED", 0.01)


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> "Slowly":
    return Slowly(monkeypatch)


class Slowly:
    """Bots that decide when they are allowed to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.may_decide = asyncio.Event()
        self.hurried = False
        self.accounts: list[Account] = []

    def at(self, home: House) -> "Slowly":
        think = home.hub.bots.think

        async def slow(account: Account, wants: float, work: Callable[[float], Any]) -> Thought[Any]:
            self.accounts.append(account)
            if wants:
                await self.may_decide.wait()
            thought = await think(account, 0.0, work)
            return thought._replace(hurried=self.hurried)

        self._monkeypatch.setattr(home.hub.bots, "think", slow)
        return self


async def rests(home: House) -> None:
    """Let the thinking in progress end; then nothing happens at any table."""
    driving = [table.driver.task for table in home.hub.tables.values() if table.driver.task]
    if driving:
        await asyncio.wait(driving, timeout=SECONDS)
    before = home.hub.metrics.answers
    for _ in range(50):
        await asyncio.sleep(0.002)
    assert home.hub.metrics.answers == before
    assert not any(table.match and table.match.over for table in home.hub.tables.values())


# Where nobody is --------------------------------------------------------------------------------------------


@pytest.mark.promise(34)
async def test_a_match_that_nobody_watches_does_not_begin_and_leaves_no_trace(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        table, _ = await home.make("sushi-go-party(seats=8)", *[MASTER] * 8)
        await rests(home)
        assert home.hub.metrics.answers == 0
        row = await home.hub.store.load_table(table)
        assert row is not None
        assert row.status == "waiting"
    async with house(tmp_path) as home:
        assert await home.hub.store.load_table(table) is None
        assert (await home.get(f"/api/tables/{table}")).status_code == 404


@pytest.mark.promise(34)
async def test_what_a_killed_process_left_of_it_is_forgotten(home: House) -> None:
    bots, _ = await home.make(PAIR, BOT, BOT)
    people, _ = await home.make(PAIR, you("Mia"), OPEN)
    live, _ = await home.make(PAIR, BOT, BOT)
    for id in (bots, people):
        del home.hub.tables[id]  # as a kill does
    for later, left in ((0.0, [bots, people, live]), (2 * UNWATCHED, [people, live])):
        await home.hub._expiry._forget_unwatched(time.time() + later, home.hub.tables)
        assert [id for id in (bots, people, live) if await home.hub.store.load_table(id)] == left


@pytest.mark.promise(34)
async def test_tables_that_nobody_came_to_are_forgotten_after_a_day_with_their_match(database: str) -> None:
    async with house(database) as home:
        played, keys = await home.make(PAIR, you("Mia"), BOT, seed="a")
        mia = await home.enter(played, keys[0])
        await play_out(mia)
        record = (await home.get(f"/matches/{mia.update['match']}.record")).text
        imported, mine = (await home.make("", record=record))[0], await home.make(PAIR, you("Ida"), OPEN)
        seen, _ = await home.make("", record=record)
        entered, keys = await home.make(PAIR, you("Leo"), OPEN)
        await home.enter(entered, keys[0])
        await home.enter(seen)
        known = await home.hub.store.load_table(imported)
        assert known is not None
        match = read_table(known.data).match
        assert match is not None
        ids = [played, imported, mine[0], seen, entered]
        for later, left in ((0.5 * DAY, ids), (1.5 * DAY, [played, seen, entered])):
            await home.hub._expiry._forget_unwatched(time.time() + later, ())
            assert [id for id in ids if await home.hub.store.load_table(id)] == left
        assert await home.hub.store.load_match(match) is None
        assert await home.hub.store.read_log(match) == []


async def test_a_match_with_people_begins_when_the_first_of_them_is_there(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        table, keys = await home.make(PAIR, you("Mia"), BOT)
        await rests(home)
    async with house(tmp_path) as home:  # a table that somebody made for themselves is kept
        mia = await home.enter(table, keys[0])
        await play_out(mia)


@pytest.mark.promise(34)
async def test_bots_play_alone_only_while_somebody_watches(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=0.01) as home:
        table, _ = await home.make(PAIR, BOT, BOT)
        watcher = await home.enter(table)
        await watcher.until(lambda: watcher.public and watcher.public["serial"] > 2)
        await watcher.leave()
        await rests(home)
        back = await home.enter(table)
        assert not back.over
        await back.until(lambda: back.over)


async def test_a_table_that_everyone_left_rests(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), BOT)
    mia = await home.enter(table, keys[0])
    await play_out(mia, turns=2)
    await mia.until(lambda: 0 in mia.asked())
    mia.say("leave", seat=0)
    await mia.leave()
    await rests(home)


async def test_a_clock_rests_with_the_table_and_then_leaves_time_to_look_around(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"), clock=15)
    mia = await home.enter(table, keys[0])
    await mia.until(lambda: mia.public)
    await mia.leave()
    driver = home.hub.tables[table].driver
    assert driver._timer is None
    started = driver.woke
    now = driver._clock.time
    monkeypatch.setattr("time.time", lambda: now() + 3600)
    mia = await home.enter(table, keys[0])
    assert driver.woke > started + 3000
    assert 3 < mia.update["clock"] <= driver_module.GRACE


# Room for bots ----------------------------------------------------------------------------------------------


@pytest.mark.promise(35)
@pytest.mark.usefixtures("crowded")
async def test_bots_play_alone_at_a_few_tables_of_one_address(tmp_path: Path) -> None:
    async with house(tmp_path, most_bot_tables_per_address=1, bot_pace=1000.0) as home:
        (one, _), (two, _) = await home.make(PAIR, BOT, BOT), await home.make(PAIR, BOT, BOT)
        first, second = await home.enter(one), await home.enter(two)
        await second.until(lambda: second.table["thinking"] == "waiting")
        assert first.table["thinking"] == "full"
        table, keys = await home.make(PAIR, you("Mia"), BOT)
        mia = await home.enter(table, keys[0])
        await mia.until(lambda: mia.asked())
        assert mia.table["thinking"] == "full", "people always play"
        await first.leave()
        await second.until(lambda: second.table["thinking"] == "full")


@pytest.mark.promise(35)
@pytest.mark.usefixtures("crowded")
async def test_bots_play_alone_at_a_few_tables_of_the_house(tmp_path: Path) -> None:
    async with house(tmp_path, most_bot_tables=1, trust_proxy=True, bot_pace=1000.0) as home:
        here = home.hub.bots
        assert here.may_play_alone(Account("one", "a"))
        assert here.may_play_alone(Account("one", "a")), "the same table"
        assert not here.may_play_alone(Account("other", "b"))
        here.stop_playing_alone("a")
        assert here.may_play_alone(Account("other", "b"))


async def test_a_finished_table_makes_room(home: House) -> None:
    table, _ = await home.make(PAIR, BOT, BOT)
    watcher = await home.enter(table)
    await watcher.until(lambda: watcher.over)
    async with asyncio.timeout(SECONDS):
        while home.hub.bots._alone:
            await asyncio.sleep(0.001)


@pytest.mark.promise(31)
async def test_the_bots_of_one_address_answer_only_so_often_and_that_is_no_strain(tmp_path: Path) -> None:
    async with house(tmp_path, bot_answers_per_second=0.001) as home:
        bots, eve = home.hub.bots, Account("192.0.2.66", "hers")
        await bots.think(eve, 0.0, float)
        waiting = asyncio.create_task(bots.think(eve, 0.0, float))
        for each in ("192.0.2.1", "192.0.2.2"):
            assert (await bots.think(Account(each, "theirs"), 0.0, float)).found == 0.0
        assert not waiting.done()
        assert bots.late() == 0.0
        waiting.cancel()


@pytest.mark.promise(32)
async def test_bots_whose_address_asks_for_too_much_soon_answer_without_searching_and_that_is_told(
    tmp_path: Path,
) -> None:
    compile_search("sushi-go")  # the first of them searches
    async with house(tmp_path, trust_proxy=True, bot_answers_per_second=0.001) as home:
        table, keys = await home.make("sushi-go-party(seats=8)", you("Mia"), *[MASTER] * 7)
        mia = await home.enter(table, keys[0], x_forwarded_for="192.0.2.66")
        await mia.until(lambda: mia.asked())
        asked, began = mia.public["serial"], time.monotonic()
        mia.answer(0)
        await mia.until(lambda: mia.public["serial"] > asked)
        assert time.monotonic() - began < 5 * HORIZON, "however much they owe"
        assert home.hub.metrics.bot_seconds.sum >= 6 * HORIZON, "all but the first"
        assert mia.table["thinking"] == "short"


@pytest.mark.promise(31)
async def test_a_bot_that_does_not_search_waits_for_its_address_and_that_is_told(tmp_path: Path) -> None:
    async with house(tmp_path, trust_proxy=True, bot_answers_per_second=0.001) as home:
        table, keys = await home.make(PAIR, you("Mia"), BOT)
        mia = await home.enter(table, keys[0], x_forwarded_for="192.0.2.66")
        await play_out(mia, turns=1)
        await mia.until(lambda: mia.table["thinking"] == "slow")
        assert home.hub.metrics.bot_seconds.sum >= HORIZON


# Thinking ---------------------------------------------------------------------------------------------------


async def test_thinking_is_charged_to_who_made_the_table(tmp_path: Path, slowly: Slowly) -> None:
    async with house(tmp_path, trust_proxy=True) as home:
        slowly.at(home)
        table, keys = await home.make(PAIR, you("Mia"), BOT)
        await home.enter(table, x_forwarded_for="203.0.113.9")
        mia = await home.enter(table, keys[0], x_forwarded_for="203.0.113.5")
        await play_out(mia, turns=2)
        maker = home.hub.tables[table].account.address
        assert maker not in ("", "203.0.113.9")
        assert set(slowly.accounts) == {Account(maker, table)}
    async with house(tmp_path, trust_proxy=True) as home:  # after a restart, to who comes first
        await home.enter(table, keys[0], x_forwarded_for="203.0.113.5")
        assert home.hub.tables[table].account.address == "203.0.113.5"


@pytest.mark.promise(30)
async def test_a_quick_bot_does_not_wait_for_a_searcher_at_its_table(tmp_path: Path, slowly: Slowly) -> None:
    async with house(tmp_path, bot_pace=0.01) as home:
        slowly.at(home)
        table, keys = await home.make("sushi-go(seats=3)", you("Mia"), MASTER, BOT)
        mia = await home.enter(table, keys[0])
        await mia.until(lambda: mia.update.get("waiting_for") == [0, 1])
        slowly.may_decide.set()
        await mia.until(lambda: mia.update["waiting_for"] == [0])


@pytest.mark.promise(32)
async def test_everyone_is_told_while_bots_think_shorter(
    home: House, slowly: Slowly, monkeypatch: pytest.MonkeyPatch
) -> None:
    slowly.at(home).may_decide.set()
    table, keys = await home.make(PAIR, you("Mia"), MASTER)
    mia = await home.enter(table, keys[0])
    await play_out(mia, turns=1)
    assert mia.table["thinking"] == "full"
    slowly.hurried = True
    await play_out(mia, turns=1)
    await mia.until(lambda: mia.table["thinking"] == "short")
    assert (await home.enter(table)).table["thinking"] == "short"
    slowly.hurried = False
    await play_out(mia, turns=2)
    await mia.settled()
    assert mia.table["thinking"] == "short", "it is not worth while to say so for an instant"
    monkeypatch.setattr(thinking_time, "HURRIED", 0.0)
    await play_out(mia, turns=1)
    await mia.until(lambda: mia.table["thinking"] == "full")


async def test_what_bots_do_without_an_open_seat_needs_nobody_but_a_watcher(home: House) -> None:
    """The stand-in plays open seats, also if no person sits anywhere any more."""
    table, keys = await home.make(PAIR, you("Mia"), OPEN)
    mia = await home.enter(table, keys[0])
    mia.say("start")
    await mia.until(lambda: mia.asked())
    mia.say("leave", seat=0)
    await mia.until(lambda: mia.over)


async def test_where_people_play_bots_answer_also_while_nobody_is_there(home: House) -> None:
    """Somebody who left the page for a while can see from home whose turn it is."""
    table, keys = await home.make("sushizock(seats=2,first=1)", you("Mia"), BOT)
    mia = await home.enter(table, keys[0])
    await mia.leave()
    async with asyncio.timeout(SECONDS):
        while (await home.get(f"/api/tables/{table}/now")).json()["waiting_for"] != [0]:
            await asyncio.sleep(0.01)
