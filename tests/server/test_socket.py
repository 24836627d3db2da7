"""Pins what a socket refuses, how it closes, and that a misbehaving client harms nobody else."""

import asyncio
import json
import logging
import time
from pathlib import Path

import pytest

from sushiya.server import socket as socket_module
from sushiya.server.limits import ConnectionLimiter
from sushiya.server.origins import origin_is_fine
from tests.server.helpers import BOT, OPEN, House, house, play_out, you

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"


# Connecting -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "host", "fine"),
    [
        (None, "sushi.example", True),
        ("https://sushi.example", "sushi.example", True),
        ("http://localhost:8000", "localhost:8000", True),
        ("http://localhost:8001", "localhost:8000", False),
        ("https://evil.example", "sushi.example", False),
        ("https://sushi.example.evil.example", "sushi.example", False),
        ("https://sushi.example@evil.example", "sushi.example", False),
        ("https://friend.example", "sushi.example", True),
        ("null", "sushi.example", False),
        ("null", "", False),
        ("null", None, False),
        ("", "sushi.example", False),
        ("http://[::1", "sushi.example", False),
    ],
)
def test_pages_of_other_sites_may_not_connect(origin: str | None, host: str | None, fine: bool) -> None:
    assert origin_is_fine(origin, host, ("https://friend.example",)) is fine


async def test_a_foreign_origin_is_turned_away_at_the_door(home: House) -> None:
    table, _ = await home.make(PAIR, you("Mia"), OPEN)
    for origin in ("https://evil.example", "http://[::1"):
        stranger = home.connect(table, origin=origin)
        await stranger.gone()
        assert (stranger.code, stranger.accepted, stranger.heard) == (4403, False, [])
    await home.enter(table, origin="https://sushiya")


async def test_there_is_no_such_table(home: House) -> None:
    for id in ("aaaaaaaaaaaa", "no-such-table", "ä"):
        lost = home.connect(id)
        assert await lost.refused() == "gone"
        await lost.gone()
        assert lost.code == 4404


@pytest.mark.parametrize(
    "first",
    [
        '{"type": "ping"}',
        '{"type": "join", "name": "Mia"}',
        "hello",
        "",
        '{"type": "hello", "keys": "mine"}',
        '{"type": "hello", "keys": [1]}',
        '{"type": "hello", "version": "1"}',
        '{"type": "hello", "version": true}',
        '{"type": "hello", "colour": "red"}',
        json.dumps({"type": "hello", "keys": ["k"] * 9}),
        json.dumps({"type": "hello", "keys": ["\ud800"]}),
        json.dumps({"type": "hello", "keys": ["k" * 9000]}),
        b'{"type": "hello"}',
    ],
)
async def test_who_does_not_say_hello_first_is_turned_away(home: House, first: str | bytes) -> None:
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
    mia = await home.enter(table, keys[0])
    await mia.until(lambda: mia.public)
    stranger = home.connect(table)
    stranger.send(first)
    assert await stranger.refused() == "bad_message"
    await stranger.gone()
    assert (stranger.code, len(stranger.heard)) == (4400, 1)
    assert len(home.hub.tables[table].audience.clients) == 1  # the stranger never joined the audience


async def test_who_says_nothing_is_turned_away_soon(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "HELLO_SECONDS", 0.05)
    table, _ = await home.make(PAIR, you("Mia"), OPEN)
    silent = home.connect(table)
    assert await silent.refused() == "bad_message"
    await silent.gone()
    assert silent.code == 4400


async def test_hello_is_said_once(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
    guest = await home.enter(table)
    guest.say("hello", keys=[keys[0]])
    assert await guest.refused() == "bad_message"
    assert guest.seats == []


async def test_foreign_and_doubled_keys_open_nothing_more(home: House) -> None:
    _, others = await home.make(PAIR, you("Ida"), you("Ben"))
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
    mia = await home.enter(table, keys[0], keys[0], others[0], "", "0" * 32, keys[0].upper())
    assert mia.seats == [0]
    (guest,) = home.hub.tables[table].audience.clients
    assert guest.keys == (keys[0], keys[0])


async def test_joining_and_leaving_for_ever_piles_up_no_keys(home: House) -> None:
    table, _ = await home.make("sushi-go(seats=3)", you("Mia"), OPEN, OPEN)
    restless = await home.enter(table)
    for number in range(20):
        restless.say("join", name=f"N{number}", seat=1)
        restless.say("leave", seat=1)
        restless.say("claim", code="NOTHING2")
    await restless.settled()
    (guest,) = home.hub.tables[table].audience.clients
    assert len(guest.keys) <= 1


# Room -------------------------------------------------------------------------------------------------------


def test_the_doorman_counts_in_all_and_by_address() -> None:
    limiter = ConnectionLimiter(3, 2)
    assert [limiter.enter("a"), limiter.enter("a"), limiter.enter("a")] == [True, True, False]
    assert [limiter.enter("b"), limiter.enter("b")] == [True, False]
    limiter.leave("a")
    assert limiter.enter("b")
    for address in ("a", "b", "b"):
        limiter.leave(address)
    assert (limiter.total, limiter.by_address) == (0, {})


async def test_too_many_sockets_are_told_that_the_house_is_full(tmp_path: Path) -> None:
    async with house(tmp_path, most_sockets_per_address=2, trust_proxy=True) as home:
        table, _ = await home.make(PAIR, you("Mia"), OPEN)
        guests = [await home.enter(table, x_forwarded_for="198.51.100.9, 2001:db8::1") for _ in "ab"]
        third = home.connect(table, x_forwarded_for="2001:db8::2")  # the same first half of an address
        assert await third.refused() == "full"
        await third.gone()
        assert third.code == 4429
        await home.enter(table, x_forwarded_for="2001:db8:0:1::2")
        assert home.hub.metrics.sockets == 3
        await guests[0].leave()
        await home.enter(table, x_forwarded_for="2001:db8::2")


# Misbehaving ------------------------------------------------------------------------------------------------


async def test_bad_messages_are_explained_and_too_many_in_a_row_end_it(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
    mia = await home.enter(table, keys[0])
    for _ in range(3):
        for bad in ("no", '{"type": "dance"}', '{"type": "say", "seat": 0, "phrase": "<b>"}', b"\x00"):
            mia.send(bad)
            assert await mia.refused() == "bad_message"
        await mia.settled()
    for _ in range(5):
        mia.send("[" * 5000)
    await mia.gone()
    assert mia.code == 4400
    assert [message["type"] for message in mia.heard[-5:]] == ["refused"] * 5


async def test_refusals_never_hold_half_a_character(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
    mia = await home.enter(table, keys[0])
    for message in (
        {"type": "claim", "code": "\ud800"},
        {"type": "bot", "seat": 0, "bot": "\udfff"},
        {"type": "answer", "seat": 0, "serial": 2, "version": 1, "action": "pick \ud83d"},
        {"\ud800": 1, "type": "ping"},
    ):
        mia.send(json.dumps(message))
        assert await mia.refused() == "bad_message"
    mia.send(
        json.dumps({"type": "answer", "seat": 0, "serial": 2, "version": 1, "action": "pick \U0001f363"})
    )
    assert await mia.refused() == "bad_message"
    await mia.settled()


async def test_a_giant_message_is_refused(home: House) -> None:
    table, _ = await home.make(PAIR, you("Mia"), OPEN)
    guest = await home.enter(table)
    guest.send(json.dumps({"type": "join", "name": "M" * 8200}))
    assert await guest.refused() == "bad_message"
    guest.send(json.dumps({"type": "join", "name": "M" * 8000}))
    await guest.hear("joined")
    await guest.until(lambda: guest.table["seats"][1]["name"] == "M" * 24)


async def test_who_talks_too_fast_is_told_and_slowed_down(tmp_path: Path) -> None:
    async with house(tmp_path, messages_per_second=5.0) as home:
        table, _ = await home.make(PAIR, you("Mia"), OPEN)
        guest, other = await home.enter(table), await home.enter(table)

        def answered() -> int:
            return len([m for m in guest.heard if m["type"] in ("pong", "refused")])

        began = time.monotonic()
        for _ in range(17):
            guest.say("ping")
        assert await guest.refused() == "too_fast"
        await other.settled()
        assert answered() < 17  # nobody else has to wait
        await guest.until(lambda: answered() == 17)
        assert time.monotonic() - began >= socket_module.PAUSE


@pytest.mark.promise(13)
@pytest.mark.parametrize(("limit", "number"), [("MOST_WAITING", 20), ("MOST_WAITING_TEXT", 10_000)])
async def test_a_slow_reader_is_cut_off_and_nobody_else_notices(
    home: House, monkeypatch: pytest.MonkeyPatch, limit: str, number: int
) -> None:
    monkeypatch.setattr(socket_module, limit, number)
    monkeypatch.setattr(socket_module, "GOODBYE_SECONDS", 0.05)
    table, keys = await home.make(PAIR, you("Mia"), BOT)
    mia, slow = await home.enter(table, keys[0]), await home.enter(table)
    slow.reading.clear()
    await play_out(mia)
    await slow.gone()
    assert home.hub.metrics.slow_readers == 1
    assert len(home.hub.tables[table].audience.clients) == 1
    again = await home.enter(table)
    await again.until(lambda: again.over)


async def test_a_slow_reader_who_still_talks_loses_no_answer(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is disconnected while the server waits for its messages, never while one is handled."""
    monkeypatch.setattr(socket_module, "MOST_WAITING", 6)
    monkeypatch.setattr(socket_module, "GOODBYE_SECONDS", 0.05)
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
    mia, leo = await home.enter(table, keys[0]), await home.enter(table, keys[1])
    await mia.until(lambda: mia.public)
    await leo.until(lambda: leo.public)
    mia.reading.clear()
    for _ in range(6):
        mia.say("ping")
    mia.answer(0)
    await leo.until(lambda: leo.update["waiting_for"] == [1])
    leo.say("say", seat=1, phrase="hurry")
    await mia.gone()
    assert mia.code in (None, 4408)
    again = await home.enter(table, keys[0])
    await again.until(lambda: again.mine)
    assert again.mine["0"]["answer"] is not None


async def test_a_client_that_reads_again_in_time_is_told_why_it_was_cut_off(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_module, "MOST_WAITING", 3)
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
    mia = await home.enter(table, keys[0])
    await mia.settled()
    slow = await home.enter(table)
    await slow.settled()
    slow.reading.clear()
    for _ in range(8):
        mia.say("say", seat=0, phrase="hurry")
        await mia.settled()
    slow.reading.set()
    await slow.gone()
    assert slow.code == 4408


async def test_sockets_that_break_in_the_middle_of_anything_leave_nothing_behind(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), BOT)
    mia = await home.enter(table, keys[0])
    await mia.settled()
    tasks = asyncio.all_tasks()
    for steps in range(12):
        broken = home.connect(table)
        broken.say("hello", keys=[keys[0]])
        for _ in range(steps):
            await asyncio.sleep(0)
        await broken.leave()
    await mia.settled()
    assert len(home.hub.tables[table].audience.clients) == 1
    assert home.hub.metrics.sockets == 1
    assert {task for task in asyncio.all_tasks() - tasks if not task.done()} == set()


# Logs -------------------------------------------------------------------------------------------------------


async def test_logs_hold_no_keys_codes_seeds_or_hands(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with house(tmp_path) as home:
        table, keys = await home.make(PAIR, you("Mia"), OPEN)
        mia, leo = await home.enter(table, keys[0]), await home.sit(table, "Leo")
        mia.say("code", seat=0)
        code = (await mia.hear("code"))["code"]
        await leo.until(lambda: leo.public)
        hand = leo.mine["1"]["hand"]
        mia.send(json.dumps({"type": "hello", "keys": [keys[0]], "more": keys[0]}))
        await play_out(mia, leo)
        await mia.until(lambda: mia.table["seed"])
        await home.get(f"/matches/{mia.update['match']}.record", x_seat_key=keys[0])
    written = "\n".join(f"{record.getMessage()} {vars(record)}" for record in caplog.records)
    for secret in (*keys.values(), *leo.keys, code, mia.table["seed"], str(hand), json.dumps(hand)):
        assert secret not in written
