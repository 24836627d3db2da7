"""Pins answers: which count, which are refused and why, who is sent what, and what is on disk."""

from pathlib import Path

import pytest

from sushiya.core import BadRecord, Record, replay_record, verify
from sushiya.games import load_record
from sushiya.table import live
from tests.server.helpers import BOT, Client, House, house, play_out, you

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"


async def pair(home: House, **options: object) -> tuple[str, Client, Client]:
    """A table where two people are playing."""
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"), **options)
    mia, leo = await home.enter(table, keys[0]), await home.enter(table, keys[1])
    await mia.until(lambda: mia.public)
    await leo.until(lambda: leo.public)
    return table, mia, leo


# Sealed answers ---------------------------------------------------------------------------------------------


async def test_an_answer_is_on_disk_when_it_is_shown(home: House) -> None:
    _, mia, _ = await pair(home)
    choice = mia.options(0)[-1]
    mia.answer(0, choice)
    await mia.until(lambda: mia.mine["0"]["answer"])
    assert mia.mine["0"]["answer"]["text"] == choice
    log = await home.hub.store.read_log(mia.update["match"])
    assert (log[-1].seat, log[-1].action, log[-1].by) == (0, choice, "player")
    assert mia.update["version"] == log[-1].seq


async def test_a_sealed_answer_is_told_to_others_without_what_it_is(home: House) -> None:
    _, mia, leo = await pair(home)
    mia.answer(0)
    await leo.until(lambda: leo.update["waiting_for"] == [1])
    assert leo.update["events"] == [{"event": "Answered", "seat": 0}]
    assert (leo.update["mine"], "public" in leo.update) == ({}, False)


async def test_a_sealed_answer_can_be_changed_until_the_last_one_has_answered(home: House) -> None:
    _, mia, leo = await pair(home)
    first, *_, last = mia.options(0)
    mia.answer(0, first)
    mia.answer(0, last)
    await mia.until(lambda: (mia.mine["0"]["answer"] or {}).get("text") == last)
    leo.answer(1)
    await mia.until(lambda: mia.public["turn"] == 2)
    served = [event for event in mia.events if event["event"] == "Served" and event["seat"] == 0]
    assert [f"pick {event['plate']['card']}" for event in served] == [last]


async def test_the_same_answer_again_is_acknowledged_and_costs_nothing(home: House) -> None:
    _, mia, _ = await pair(home)
    mia.answer(0)
    await mia.until(lambda: mia.mine["0"]["answer"])
    await mia.settled()
    version = mia.update["version"]
    for _ in range(5):
        mia.answer(0)
        assert (await mia.hear("update"))["version"] == version
    assert len(await home.hub.store.read_log(mia.update["match"])) == version


async def test_nobody_fills_the_log_by_changing_their_mind(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_CHANGES", 4)
    _, mia, leo = await pair(home)
    one, other = mia.options(0)[:2]
    for number in range(4):
        mia.answer(0, (one, other)[number % 2])
    mia.answer(0, one)
    assert await mia.refused() == "enough_changes"
    leo.answer(1)  # the other seat may still answer, and the next question is a new one
    await mia.until(lambda: mia.public["turn"] == 2)
    mia.answer(0)
    await mia.until(lambda: mia.mine["0"]["answer"])


# Refusals ---------------------------------------------------------------------------------------------------


@pytest.mark.promise(2)
async def test_refused_answers_say_why_and_change_nothing(home: House) -> None:
    table, mia, leo = await pair(home)
    serial = mia.public["serial"]
    guest = await home.enter(table)
    wrong = [
        (mia, {"seat": 1, "serial": serial, "action": "pick tempura"}, "not_your_seat", "not yours"),
        (guest, {"seat": 0, "serial": serial, "action": "pick tempura"}, "not_your_seat", "not yours"),
        (mia, {"seat": -1, "serial": serial, "action": "deal tempura"}, "not_your_seat", "not yours"),
        (mia, {"seat": 0, "serial": serial, "action": "pick tofu"}, "illegal", "Options: pick"),
        (mia, {"seat": 0, "serial": serial, "action": "dance"}, "bad_message", "dance"),
        (mia, {"seat": 0, "serial": serial - 1, "action": "pick tempura"}, "late", "closed"),
        (mia, {"seat": 0, "serial": serial + 1, "action": "pick tempura"}, "late", "closed"),
    ]
    for client, answer, reason, why in wrong:
        client.say("answer", version=mia.update["version"], **answer)
        refusal = await client.hear("refused")
        assert (refusal["about"], refusal["reason"]) == ("answer", reason), answer
        assert why in refusal["why"], refusal
    assert len(await home.hub.store.read_log(mia.update["match"])) == mia.update["version"]
    await play_out(mia, leo)


async def test_a_late_answer_is_never_misread(home: House) -> None:
    _, mia, leo = await pair(home)
    serial, action = mia.public["serial"], mia.options(0)[0]
    mia.answer(0)
    leo.answer(1)
    await mia.until(lambda: mia.public["serial"] == serial + 1)
    mia.answer(0, action, serial)
    assert await mia.refused() == "late"


async def test_nothing_is_asked_without_a_match_or_after_it(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), {"kind": "open"})
    mia = await home.enter(table, keys[0])
    mia.say("answer", seat=0, serial=1, version=0, action="pick tempura")
    assert await mia.refused() == "late"
    leo = await home.sit(table, "Leo")
    await play_out(mia, leo)
    mia.say("answer", seat=0, serial=0, version=99, action="pick tempura")
    assert await mia.refused() == "late"


async def test_two_tabs_with_one_key_are_one_player(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), BOT)
    one, two = await home.enter(table, keys[0]), await home.enter(table, keys[0])
    await one.until(lambda: one.public)
    await two.until(lambda: two.public)
    first, *_, last = one.options(0)
    one.answer(0, first)
    two.answer(0, last)
    await one.until(lambda: one.public["turn"] >= 2)
    assert await two.refused() == "late"
    await two.until(lambda: two.public == one.public)
    assert (two.mine, two.update["version"]) == (one.mine, one.update["version"])
    await play_out(two)
    await one.until(lambda: one.over)


# Records ----------------------------------------------------------------------------------------------------


async def record_of(home: House, match: str, form: str = "record", **headers: str) -> Record:
    response = await home.get(f"/matches/{match}.{form}", **headers)
    assert response.status_code == 200, response.text
    return load_record(response.text)


@pytest.mark.promise(3)
async def test_the_record_is_for_afterwards_and_keeps_its_promise(home: House) -> None:
    table, mia, leo = await pair(home)
    match = mia.update["match"]
    assert (await home.get(f"/matches/{match}.record")).status_code == 409
    await play_out(mia, leo)
    record = await record_of(home, match)
    assert record == await record_of(home, match, "jsonl")
    verify(record)
    assert (record.players, record.commitment) == (("Mia", "Leo"), mia.table["commitment"])
    assert (list(record.scores or ()), list(record.winners or ())) == (
        mia.public["scores"],
        mia.public["winners"],
    )
    await mia.until(lambda: mia.table["seed"])
    assert mia.table["seed"] == record.seed
    assert (await home.get(f"/matches/{match}.png")).status_code == 404
    assert (await home.get(f"/matches/{table}.record")).status_code == 404


async def test_a_closed_record_is_for_those_who_played(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), BOT, open_record=False)
    mia = await home.enter(table, keys[0])
    await play_out(mia)
    match = mia.update["match"]
    assert (await home.get(f"/matches/{match}.record")).status_code == 403
    assert (await home.get(f"/matches/{match}.record", x_seat_key="0" * 32)).status_code == 403
    verify(await record_of(home, match, x_seat_key=keys[0]))
    verify(await record_of(home, match, x_seat_key=f"\\,,nothing,{keys[0]}"))


async def test_a_record_of_older_rules_stays_readable_and_says_so(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, mia, leo = await pair(home)
    await play_out(mia, leo)
    monkeypatch.setattr("sushiya.sushi.SushiGo.rules_version", "sushi-go/99")
    record = await record_of(home, mia.update["match"])
    assert record.outdated
    with pytest.raises(BadRecord, match="sushi-go/99"):
        replay_record(record)


@pytest.mark.parametrize(
    "game",
    ["sushi-go(seats=5,pass=alternate)", "sushi-go-party(seats=8,meal=big-banquet)", "sushizock(seats=2)"],
)
async def test_bots_play_a_whole_match_by_themselves(tmp_path: Path, game: str) -> None:
    async with house(tmp_path) as home:
        seats = int(game.split("seats=")[1][0])
        table, _ = await home.make(game, *[BOT] * seats)
        watcher = await home.enter(table)
        await watcher.until(lambda: watcher.over)
        verify(await record_of(home, watcher.update["match"]))
        log = await home.hub.store.read_log(watcher.update["match"])
        assert {line.by for line in log} == {"bot", "chance"}
