"""Pins absence and pace: a guest stands in and leaves again, notices are kept, bots lock in one by one."""

import time
from pathlib import Path

import pytest

from tests.server.helpers import BOT, OPEN, House, house, play_out, validator, you

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"
TRIO = "sushi-go(seats=3)"


# Standing in ------------------------------------------------------------------------------------------------


async def test_a_guest_stands_in_for_who_is_away_until_they_are_back(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
    mia, leo = await home.enter(table, keys[0]), await home.enter(table, keys[1])
    await mia.until(lambda: mia.public)
    mia.say("bot", seat=1, bot="greedy")
    assert await mia.refused() == "not_away"
    leo.say("bot", seat=0, bot="greedy")
    assert await leo.refused() == "host_only"
    await leo.leave()
    await mia.until(lambda: not mia.table["seats"][1]["online"])
    mia.say("bot", seat=1, bot="greedy")
    await mia.until(lambda: mia.table["seats"][1]["bot"] == "greedy")
    assert (mia.table["seats"][1]["kind"], mia.table["seats"][1]["name"]) == ("person", "Leo")
    assert ("covered", 1, "Leo") in mia.notices
    await play_out(mia, turns=3)
    assert "1" not in mia.mine  # a stand-in shows nobody the hand
    stranger = await home.enter(table)
    stranger.say("join", name="Eve")
    assert await stranger.refused() == "no_open_seat"
    leo = await home.enter(table, keys[1])
    await mia.until(lambda: mia.table["seats"][1]["bot"] is None)
    assert ("back", 1, "Leo") in mia.notices
    assert leo.seats == [1]
    await play_out(mia, leo)


async def test_a_stand_in_outlives_a_restart_and_so_does_the_key(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
        mia = await home.enter(table, keys[0])
        await mia.until(lambda: mia.public)
        mia.say("bot", seat=1, bot="random")
        await mia.until(lambda: mia.table["seats"][1]["bot"] == "random")
    async with house(tmp_path) as home:
        mia = await home.enter(table, keys[0])
        await play_out(mia, turns=2)
        leo = await home.enter(table, keys[1])
        await leo.until(lambda: leo.table["seats"][1]["bot"] is None)
        await play_out(mia, leo)


# Notices ----------------------------------------------------------------------------------------------------


async def test_who_comes_late_is_told_what_happened_at_the_seats_and_when(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        table, keys = await home.make(TRIO, you("Mia"), OPEN, BOT)
        mia = await home.enter(table, keys[0])
        mia.say("start")
        await play_out(mia, turns=2)
        await mia.settled()
        version = mia.update["version"]
        leo = await home.sit(table, "Leo")
        await leo.until(lambda: leo.mine)
        leo.say("leave", seat=1)
        await mia.until(lambda: ("left", 1, "Leo") in mia.notices)
    async with house(tmp_path) as home:  # it is kept with the table
        late = await home.enter(table)
        notices = late.heard[0]["notices"]
        assert [(each["what"], each["seat"], each["name"]) for each in notices] == [
            ("joined", 1, "Leo"),
            ("left", 1, "Leo"),
        ]
        assert notices[0]["version"] >= version
        assert [each["number"] for each in notices] == [1, 2]
        assert all(each["guest"] == "Mika" for each in notices)


async def test_a_new_match_begins_without_the_old_notices(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), OPEN)
    mia = await home.enter(table, keys[0])
    leo = await home.sit(table, "Leo")
    await play_out(mia, leo)
    await mia.until(lambda: mia.table["status"] == "finished")
    mia.say("rematch")
    await mia.until(lambda: not mia.over)
    assert (await home.enter(table)).heard[0]["notices"] == []


# Pace -------------------------------------------------------------------------------------------------------


async def test_bots_lock_in_one_by_one_while_a_person_chooses(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=0.05) as home:
        table, keys = await home.make("sushi-go(seats=4)", you("Mia"), BOT, BOT, BOT)
        mia = await home.enter(table, keys[0])
        await mia.until(lambda: mia.public and mia.update["waiting_for"] == [0])
        mia.answer(0)  # the next question is asked while she is here
        await mia.until(lambda: mia.public["turn"] == 2 and mia.update["waiting_for"] == [0])
        counts = [len(each["waiting_for"]) for each in mia.heard if each["type"] == "update"]
        assert counts[-4:] == [4, 3, 2, 1]


async def test_bots_hold_up_nobody_who_has_answered(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=1000.0) as home:
        table, keys = await home.make("sushi-go(seats=4)", you("Mia"), BOT, BOT, you("Leo"))
        mia, leo = await home.enter(table, keys[0]), await home.enter(table, keys[3])
        await mia.until(lambda: mia.public)
        await leo.until(lambda: leo.public)
        serial = mia.public["serial"]
        mia.answer(0)
        await leo.until(lambda: 0 not in leo.update["waiting_for"])
        assert leo.update["waiting_for"] == [1, 2, 3]
        leo.answer(3)
        await mia.until(lambda: mia.public["serial"] > serial)  # at once, not after a thousand seconds


# At a glance ------------------------------------------------------------------------------------------------


async def test_a_table_at_a_glance(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
    mia = await home.enter(table, keys[0])
    await mia.until(lambda: mia.public)
    mia.answer(0)
    await mia.until(lambda: mia.update["waiting_for"] == [1])
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + 240)
    glance = (await home.get(f"/api/tables/{table}/now", x_seat_key=keys[1])).json()
    validator("TableNow").validate(glance)
    assert (glance["seats"], glance["waiting_for"]) == ([1], [1])
    assert glance["waited"] >= 240
    assert glance["public"] == mia.public
    assert "mine" not in glance
    assert (await home.get(f"/api/tables/{table}/now")).json()["seats"] == []
    assert (await home.get("/api/tables/nowhere/now")).status_code == 404


async def test_a_table_without_a_match_at_a_glance(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), OPEN)
    glance = (await home.get(f"/api/tables/{table}/now", x_seat_key=keys[0])).json()
    validator("TableNow").validate(glance)
    assert (glance["waiting_for"], glance["waited"], glance["public"]) == ([], None, None)
