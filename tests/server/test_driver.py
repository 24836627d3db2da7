"""Pins what advances a match without people: bots, and the clock, whose stand-in answers once."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sushiya.bots import BOTS, BotSpec, all_bots
from sushiya.bots.random import RandomBot
from sushiya.core import Action
from sushiya.table import driver as driver_module
from sushiya.table.services import Account, Thought
from sushiya.table.store import StoreDown
from tests.server.helpers import BOT, OPEN, SECONDS, Client, House, house, play_out, you

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"


@pytest.fixture
def short_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every clock of 15 seconds runs a hundred times as fast."""
    left = driver_module.Driver.seconds_left

    def hurried(self: driver_module.Driver) -> float | None:
        seconds = left(self)
        return None if seconds is None else seconds / 100

    monkeypatch.setattr(driver_module.Driver, "seconds_left", hurried)


async def clocked(home: House, *seats: dict[str, str], game: str = PAIR) -> tuple[Client, ...]:
    table, keys = await home.make(game, *seats, clock=15)
    clients = [await home.enter(table, key) for key in keys.values()]
    for client in clients:
        await client.until(lambda: client.public)  # noqa: B023 - it is used up in this round
    return tuple(clients)


# The clock --------------------------------------------------------------------------------------------------


async def test_the_clock_is_told_and_runs_down(home: House) -> None:
    mia, leo = await clocked(home, you("Mia"), you("Leo"))
    assert 14 < mia.update["clock"] <= 15
    mia.answer(0)
    await leo.until(lambda: leo.update["waiting_for"] == [1])
    assert 14 < leo.update["clock"] <= 15


@pytest.mark.usefixtures("short_clock")
async def test_at_zero_the_stand_in_answers_this_once_and_the_next_question_is_theirs(home: House) -> None:
    mia, leo = await clocked(home, you("Mia"), you("Leo"))
    serial = mia.public["serial"]
    mia.answer(0)
    await mia.until(lambda: mia.public["serial"] > serial)
    await leo.until(lambda: ("stand_in", 1, "Leo") in leo.notices)
    log = await home.hub.store.read_log(mia.update["match"])
    assert [(line.seat, line.by) for line in log[1:3]] == [(0, "player"), (1, "clock")]
    leo.answer(1)
    await leo.until(lambda: leo.mine["1"]["answer"] or leo.public["serial"] > serial + 1)
    log = await home.hub.store.read_log(mia.update["match"])
    assert (1, "player") in [(line.seat, line.by) for line in log[3:]]


@pytest.mark.usefixtures("short_clock")
async def test_a_rematch_has_clocks_of_its_own(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its questions have the same serial numbers as those that timed out in the previous match."""
    mia, leo = await clocked(home, you("Mia"), you("Leo"))
    await mia.until(lambda: mia.public["serial"] == 3)  # nobody answered the first question
    monkeypatch.undo()
    await play_out(mia, leo)
    await mia.until(lambda: mia.table["status"] == "finished")
    _, expired = home.hub.tables[mia.table["id"]].driver._expired
    mia.say("rematch")
    await mia.until(lambda: not mia.over)
    await leo.until(lambda: not leo.over)
    await play_out(mia, leo, turns=expired - 2)
    await mia.until(lambda: mia.public["serial"] == expired)
    await asyncio.sleep(0.1)
    await mia.settled()
    assert (mia.public["serial"], mia.update["waiting_for"]) == (expired, [0, 1])


async def test_there_is_no_clock_for_bots_or_without_one(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
    mia = await home.enter(table, keys[0])
    await mia.until(lambda: mia.public)
    assert mia.update["clock"] is None
    table, keys = await home.make(PAIR, you("Mia"), OPEN, clock=15)
    mia = await home.enter(table, keys[0])
    assert mia.update == {}


async def test_a_clock_whose_time_is_up_does_not_spin_while_a_bot_thinks(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia, _ = await clocked(home, you("Mia"), you("Leo"))
    driver = home.hub.tables[mia.table["id"]].driver
    looks, look, thinking = 0, driver.look, asyncio.Event()

    def counted() -> None:
        nonlocal looks
        looks += 1
        look()

    async def slow(account: Account, wants: float, work: Callable[[float], Action]) -> Thought[Action]:
        await thinking.wait()
        return Thought(work(wants), hurried=False)

    monkeypatch.setattr(driver, "look", counted)
    monkeypatch.setattr(home.hub.bots, "think", slow)
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + 60)
    driver.look()
    await asyncio.sleep(0.05)
    driver.look()  # something else changed meanwhile
    await asyncio.sleep(0.2)
    assert looks < 10
    thinking.set()
    await mia.until(lambda: mia.public["serial"] > 2)


async def test_a_clock_that_jumps_back_holds_nobody_up_for_longer_than_a_question(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia, _ = await clocked(home, you("Mia"), you("Leo"))
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() - 86_400)
    mia.answer(0)
    await mia.until(lambda: mia.update["waiting_for"] == [1])
    assert mia.update["clock"] == 15


# Bots -------------------------------------------------------------------------------------------------------


class Faulty(RandomBot):
    """Fails, or answers with an illegal action."""

    name = "faulty"

    def choose(self, view: Any) -> Action:
        if view.serial % 2:
            raise ZeroDivisionError("a bot's mistake")
        return Action()


@pytest.fixture
def faulty_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_bots(), "faulty", BotSpec(lambda game, seat, rng, budget: Faulty(rng)))
    monkeypatch.setitem(BOTS, "faulty", all_bots()["faulty"])


@pytest.mark.usefixtures("faulty_bot")
async def test_a_bot_that_fails_does_not_hold_up_the_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as home:
        table, keys = await home.make(PAIR, you("Mia"), {"kind": "bot", "bot": "faulty"})
        mia = await home.enter(table, keys[0])
        await play_out(mia)
    assert {record.getMessage() for record in caplog.records if record.levelname == "ERROR"} == {
        "a bot failed",
        "a bot chose an illegal action",
    }
    told = " ".join(str(vars(record)) for record in caplog.records)
    assert "pick " not in told  # the options are a hand


async def test_who_takes_a_seat_while_its_bot_thinks_answers_for_it(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought, think = asyncio.Event(), home.hub.bots.think

    async def slow(account: Account, wants: float, work: Callable[[float], Action]) -> Thought[Action]:
        await thought.wait()
        return await think(account, wants, work)

    monkeypatch.setattr(home.hub.bots, "think", slow)
    table, keys = await home.make(PAIR, you("Mia"), OPEN)
    mia = await home.enter(table, keys[0])
    mia.say("start")
    await mia.until(lambda: mia.public)
    leo = await home.sit(table, "Leo")
    thought.set()
    await asyncio.sleep(0.05)
    await leo.settled()
    assert leo.update["waiting_for"] == [0, 1]


async def test_a_bot_that_comes_in_the_middle_needs_no_store_to_know_what_happened(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"), stand_in="regular")
    mia, leo = await home.enter(table, keys[0]), await home.enter(table, keys[1])
    await mia.until(lambda: mia.public)
    await leo.until(lambda: leo.public)
    await play_out(mia, leo, turns=6)
    monkeypatch.setattr(home.hub.store, "read_log", None)
    leo.say("leave", seat=1)
    await play_out(mia)


async def test_bots_act_in_the_open_at_a_pace_that_people_can_follow(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=0.05) as home:
        table, _ = await home.make("sushizock(seats=2)", BOT, BOT)
        watcher = await home.enter(table)
        began = time.monotonic()
        await watcher.until(lambda: watcher.public)
        version = watcher.update["version"]
        await watcher.until(lambda: watcher.update["version"] > version + 5)
        assert time.monotonic() - began > 0.1


async def test_bots_and_luck_try_again_when_the_store_was_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "RETRY", 0.01)
    async with house(tmp_path) as home:
        table, keys = await home.make("sushi-go(seats=3)", you("Mia"), OPEN, BOT)
        mia = await home.enter(table, keys[0])
        append, rng = home.hub.store.append, Random(1)

        async def unsteady(*args: Any) -> None:
            if rng.random() < 0.5:
                raise StoreDown("It is down, now and then.")
            await append(*args)

        monkeypatch.setattr(home.hub.store, "append", unsteady)
        mia.say("start")  # whether or not the first deal fails: it comes
        await mia.until(lambda: mia.public)
        async with asyncio.timeout(3 * SECONDS):
            while not mia.over:
                if mia.asked():
                    mia.answer(0)
                await mia.settled()
                await asyncio.sleep(0.002)
        assert "unavailable" in {m["reason"] for m in mia.heard if m["type"] == "refused"}


async def test_an_unforeseen_error_is_logged_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(driver_module, "RECOVER", 0.01)
    async with house(tmp_path) as home:
        think, failures = home.hub.bots.think, iter([True, False, True, True])

        async def fails_at_first(
            account: Account, wants: float, work: Callable[[float], Action]
        ) -> Thought[Action]:
            if next(failures, False):
                raise ValueError("unforeseen")
            return await think(account, wants, work)

        monkeypatch.setattr(home.hub.bots, "think", fails_at_first)
        table, _ = await home.make(PAIR, BOT, BOT)
        watcher = await home.enter(table)
        await watcher.until(lambda: watcher.over)
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert errors == ["internal error"] * 2
    assert home.hub.metrics.internal_errors == 2


async def test_a_lease_is_for_one_match(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    leased: list[str] = []

    async def lease(match: str, owner: str, seconds: float) -> bool:
        leased.append(match)
        return True

    monkeypatch.setattr(home.hub.store, "lease", lease)
    table, keys = await home.make(PAIR, you("Mia"), BOT)
    mia = await home.enter(table, keys[0])
    await play_out(mia)
    await mia.until(lambda: mia.table["status"] == "finished")
    first = mia.table["match"]
    mia.say("rematch")
    await mia.until(lambda: not mia.over and mia.update["waiting_for"] == [mia.seats[0]])
    assert leased == [first, mia.table["match"]]


async def test_while_another_process_drives_nothing_is_answered_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, lease=0.05) as home:
        tries = 0

        async def lease(match: str, owner: str, seconds: float) -> bool:
            nonlocal tries
            tries += 1
            return tries > 3

        monkeypatch.setattr(home.hub.store, "lease", lease)
        table, _ = await home.make(PAIR, BOT, BOT)
        watcher = await home.enter(table)
        await watcher.until(lambda: watcher.public)
        assert watcher.update["waiting_for"] == [0, 1]
        await watcher.until(lambda: watcher.over)  # the other process fell silent and its lease expired
        assert tries >= 4
