"""Pins that a broken connection, a sleeping table or a restart loses nothing."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from sushiya.core import verify
from sushiya.games import load_record
from sushiya.server import hub as hub_module
from tests.server.helpers import BOT, SECONDS, Client, House, house, play_out, you

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"


async def pair(home: House, **options: object) -> tuple[str, dict[int, str], Client, Client]:
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"), **options)
    mia, leo = await home.enter(table, keys[0]), await home.enter(table, keys[1])
    await mia.until(lambda: mia.public)
    await leo.until(lambda: leo.public)
    return table, keys, mia, leo


# Reconnecting -----------------------------------------------------------------------------------------------


async def test_who_comes_back_gets_exactly_the_missed_events(home: House) -> None:
    """One client stays connected, one comes and goes. In the end both have received the same."""
    table, keys, mia, leo = await pair(home)
    twin = await home.enter(table, keys[0])
    await twin.until(lambda: twin.public)
    stayed, heard = len(mia.events), []
    for _ in range(6):
        match, version = twin.update["match"], twin.update["version"]
        await twin.leave()
        await play_out(mia, leo, turns=3)
        await mia.settled()
        await leo.settled()
        twin = await home.enter(table, keys[0], match=match, version=version)
        await twin.settled()
        heard += twin.events
        assert (twin.public, twin.mine) == (mia.public, mia.mine)
        assert twin.update["version"] == mia.update["version"]
    assert heard
    assert heard == mia.events[stayed:]


async def test_a_version_that_means_nothing_here_gets_the_whole_match(home: House) -> None:
    table, keys, mia, leo = await pair(home)
    await play_out(mia, leo, turns=2)
    await mia.settled()
    match, version = mia.update["match"], mia.update["version"]
    for known, told in (
        ({}, mia.events),
        ({"match": match}, mia.events),
        ({"match": None, "version": version - 1}, mia.events),
        ({"match": "another", "version": version - 1}, mia.events),
        ({"match": match, "version": -(10**40)}, mia.events),
        ({"match": match, "version": version + 1}, []),
        ({"match": match, "version": 10**40}, []),
        ({"match": match, "version": version}, []),
    ):
        again = await home.enter(table, keys[0], **known)
        await again.until(lambda: again.public)  # noqa: B023 - it is used up in this round
        assert (again.events, again.public, again.mine) == (told, mia.public, mia.mine), known


async def test_a_seat_stays_while_its_device_is_away(home: House) -> None:
    table, keys, mia, leo = await pair(home)
    await mia.leave()
    await leo.until(lambda: not leo.table["seats"][0]["online"])
    assert leo.table["seats"][0]["name"] == "Mia"
    mia = await home.enter(table, keys[0])
    await leo.until(lambda: leo.table["seats"][0]["online"])
    await play_out(mia, leo)


# Restarting -------------------------------------------------------------------------------------------------


async def test_a_restart_continues_where_it_was(tmp_path: Path) -> None:
    game = "sushi-go-party(seats=4,meal=party-sampler)"
    async with house(tmp_path) as home:
        table, keys = await home.make(game, you("Mia"), you("Leo"), BOT, {"kind": "bot", "bot": "greedy"})
        device = await home.enter(table, *keys.values())
        await device.until(lambda: device.public)
        await play_out(device, turns=5)
        device.answer(device.asked()[0])
        await device.until(lambda: device.update["waiting_for"] == device.asked())
    for _ in range(3):
        before, updates = device, [message for message in device.heard if message["type"] == "update"]
        version, seen = updates[-1]["version"], updates[-2]["version"]
        async with house(tmp_path) as home:
            device = await home.enter(table, *keys.values(), match=before.update["match"], version=seen)
            await device.until(lambda: device.public)  # noqa: B023 - it is used up in this round
            assert device.update["version"] >= version
            assert device.events[: len(before.update["events"])] == before.update["events"]
            if device.update["version"] == version:
                assert (device.public, device.mine) == (before.public, before.mine)
            await play_out(device, turns=4)
            await device.until(lambda: device.asked())  # noqa: B023
    async with house(tmp_path) as home:
        device = await home.enter(table, *keys.values())
        await play_out(device)
        verify(load_record((await home.get(f"/matches/{device.update['match']}.record")).text))


async def test_bots_go_on_after_a_restart_as_soon_as_somebody_looks(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=1000.0) as home:
        table, _ = await home.make("sushizock(seats=3)", BOT, BOT, BOT)
        watcher = await home.enter(table)
        await watcher.until(lambda: watcher.public)
        assert not watcher.over  # the first bot waits because someone is watching
    async with house(tmp_path) as home:
        await home.get(f"/api/tables/{table}")
        watcher = await home.enter(table)
        await watcher.until(lambda: watcher.over)


async def test_a_clock_goes_on_after_a_restart_with_some_grace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sushiya.table.driver.GRACE", 1.0)
    async with house(tmp_path) as home:
        table, keys = await home.make(PAIR, you("Mia"), you("Leo"), clock=15)
        await home.enter(table, keys[0])
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + 3600)
    async with house(tmp_path) as home:
        mia = await home.enter(table, keys[0])
        await mia.until(lambda: mia.public)
        assert (mia.public["serial"], mia.update["waiting_for"]) == (2, [0, 1])
        assert 0 <= mia.update["clock"] <= 1
        await mia.until(lambda: mia.public["serial"] == 3)
        assert 14 < mia.update["clock"] <= 15


async def test_a_match_that_ended_when_the_server_crashed_can_be_followed_by_another(tmp_path: Path) -> None:
    """The last line was written, but the server crashed before the table's document was."""
    async with house(tmp_path) as home:
        table, _, mia, leo = await pair(home)
        await play_out(mia, leo)
        await mia.until(lambda: mia.table["status"] == "finished")
        keys = [key for client in (mia, leo) for key in client.keys]
        row = await home.hub.store.load_table(table)
        assert row is not None
        crashed = replace(
            row,
            version=row.version + 1,
            status="playing",
            data=row.data.replace('"ended":true', '"ended":false'),
        )
        assert crashed.data != row.data
        await home.hub.store.save_table(crashed)
    async with house(tmp_path) as home:
        guest = await home.enter(table, *keys)
        assert (guest.table["status"], bool(guest.table["seed"])) == ("finished", True)
        assert (await home.get("/api/tables")).json() == {"tables": []}


# Sleeping ---------------------------------------------------------------------------------------------------


async def test_idle_tables_sleep_and_wake_on_demand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "SWEEP", 0.02)
    async with house(tmp_path, sleep_after=100.0) as home:
        table, keys, mia, leo = await pair(home)
        await play_out(mia, leo, turns=3)
        await leo.leave()
        home.hub.tables[table].empty_since -= 101
        await asyncio.sleep(0.1)
        assert table in home.hub.tables  # someone is still connected
        await mia.leave()
        home.hub.tables[table].empty_since -= 101
        deadline = time.monotonic() + SECONDS
        while home.hub.tables and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        assert not home.hub.tables
        again = await home.enter(table, keys[0])
        await again.until(lambda: again.public)
        assert again.update["version"] == mia.update["version"]
        await play_out(again, await home.enter(table, keys[1]))


async def test_nobody_is_let_into_a_table_that_just_fell_asleep(home: House) -> None:
    """Otherwise there would be two copies, and each would see only half of what happens."""
    table, keys, *_ = await pair(home)
    slow = home.connect(table)
    while not slow.accepted:
        await asyncio.sleep(0)
    home.hub.tables.pop(table).sleep()
    slow.say("hello", keys=[keys[0]])
    assert await slow.refused() == "unavailable"
    await slow.gone()
    assert slow.code == 4503
    assert (await home.enter(table, keys[0])).seats == [0]
