"""Pins that several processes on one PostgreSQL act as one server: here two of them, in one event loop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from sushiya.core import verify
from sushiya.games import load_record
from sushiya.server import hub as hub_module
from sushiya.server.store import News
from tests.server.helpers import BOT, OPEN, House, house, play_out, you
from tests.server.test_hub import soon

pytestmark = pytest.mark.anyio

TRIO = "sushi-go(seats=3)"


@pytest.fixture
async def two(postgres_url: str) -> AsyncIterator[tuple[House, House]]:
    """Two server processes on one database."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(house(postgres_url, lease=1.0))
        other = await stack.enter_async_context(house(postgres_url, lease=1.0))
        yield one, other


async def test_players_of_two_processes_play_one_match(two: tuple[House, House]) -> None:
    one, other = two
    table, keys = await one.make(TRIO, you("Mia"), OPEN, BOT)
    mia = await one.enter(table, keys[0])
    leo = await other.sit(table, "Leo")
    await mia.until(lambda: mia.public)
    await leo.until(lambda: leo.public)
    assert mia.table["commitment"] == leo.table["commitment"]
    await play_out(mia, leo)
    await mia.until(lambda: mia.table["status"] == "finished")
    await leo.until(lambda: leo.table["status"] == "finished")
    assert mia.public == leo.public
    verify(load_record((await other.get(f"/matches/{leo.update['match']}.record")).text))

    leo.say("rematch")  # seats rotate at both processes, or someone would see another's hand
    await mia.until(lambda: mia.seats == [1] and not mia.over)
    await leo.until(lambda: leo.seats == [2] and not leo.over)
    assert (set(mia.mine), set(leo.mine)) == ({"1"}, {"2"})
    assert mia.table["commitment"] == leo.table["commitment"]
    await play_out(mia, leo)


async def test_news_tells_the_lines_so_that_nobody_reads_them_again(
    two: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    table, keys = await one.make(TRIO, you("Mia"), you("Leo"), you("Ida"))
    mia = await one.enter(table, keys[0], keys[1], keys[2])
    leo = await other.enter(table, keys[1])
    await leo.until(lambda: leo.public)
    store = other.hub.store
    with monkeypatch.context() as unread:
        unread.setattr(store, "read_log", None)
        await play_out(mia, turns=3)
        await leo.until(lambda: leo.update["version"] == mia.update["version"])
    missed: list[object] = []
    with monkeypatch.context() as deaf:
        deaf.setattr(other.hub.peers, "_take_in_soon", lambda *news: missed.append(news))
        await play_out(mia, turns=2)
        await soon(lambda: missed)
    await play_out(mia, turns=1)
    await leo.until(lambda: leo.update["version"] == mia.update["version"])
    assert leo.public == mia.public
    match = mia.update["match"]
    lines = await store.read_log(match)
    other.hub.peers.hear(News.of_lines(table, match, lines[-1:]))  # once more
    other.hub.peers.hear(News(table, "match"))  # from an older version
    await play_out(mia)
    await leo.until(lambda: leo.over)


async def test_a_key_that_is_void_is_void_everywhere(two: tuple[House, House]) -> None:
    one, other = two
    table, keys = await one.make(TRIO, you("Mia"), you("Leo"), BOT)
    mia, leo = await one.enter(table, keys[0]), await other.enter(table, keys[1])
    await leo.until(lambda: leo.public)
    phone = await one.enter(table)
    leo.say("code", seat=1)
    phone.say("claim", code=(await leo.hear("code"))["code"])
    await leo.until(lambda: leo.seats == [])
    leo.answer(1, "pick tempura")
    assert await leo.refused() == "not_your_seat"
    before = len(leo.heard)
    await play_out(mia, phone, turns=3)
    version = mia.update["version"]
    await leo.until(lambda: leo.update["version"] >= version)
    assert not any(message.get("mine") for message in leo.heard[before:])


async def test_a_seat_moves_between_processes(two: tuple[House, House]) -> None:
    one, other = two
    table, keys = await one.make(TRIO, you("Mia"), you("Leo"), BOT)
    mia = await one.enter(table, keys[0])
    mia.say("code", seat=0)
    code = (await mia.hear("code"))["code"]
    phone = await other.enter(table)
    phone.say("claim", code=code)
    await phone.until(lambda: phone.seats == [0] and phone.mine)
    await mia.until(lambda: mia.seats == [])


async def test_who_is_here_and_what_they_say_is_known_everywhere(two: tuple[House, House]) -> None:
    one, other = two
    table, keys = await one.make(TRIO, you("Mia"), you("Leo"), BOT)
    mia = await one.enter(table, keys[0])
    leo = await other.enter(table, keys[1])
    await other.enter(table)
    await mia.until(lambda: mia.table["seats"][1]["online"] and mia.table["spectators"] == 1)
    leo.say("say", seat=1, phrase="yum")
    assert await mia.hear("said") == {"type": "said", "seat": 1, "phrase": "yum"}
    await leo.leave()
    await mia.until(lambda: not mia.table["seats"][1]["online"])
    told = len(mia.heard)
    await asyncio.sleep(0.3)  # the two don't keep notifying each other
    assert len(mia.heard) <= told + 1


async def test_all_who_join_start_and_answer_at_once_at_both_are_served_or_told_why(
    two: tuple[House, House],
) -> None:
    one, other = two
    table, keys = await one.make("sushi-go(seats=5)", you("Mia"), OPEN, OPEN, OPEN, OPEN)
    mia = await one.enter(table, keys[0])
    again = await other.enter(table, keys[0])
    guests = [await home.enter(table) for home in (one, other) for _ in range(3)]
    for number, guest in enumerate(guests):
        guest.say("join", name=f"Guest {number}")
    answers = [await guest.hear("joined", "refused") for guest in guests]
    mia.say("start")
    again.say("start")
    assert sum(answer["type"] == "joined" for answer in answers) == 4
    assert all(answer["reason"] == "no_open_seat" for answer in answers if answer["type"] == "refused")
    assert len({answer["seat"] for answer in answers if answer["type"] == "joined"}) == 4
    people = [guest for guest in guests if guest.keys]
    for person in (mia, *people):
        await person.until(lambda: person.public and person.seats)  # noqa: B023 - used up in this round
    await play_out(mia, *people)
    assert len({tuple(person.public["scores"]) for person in (mia, *people)}) == 1


async def test_what_no_notification_told_is_found_by_looking(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "SWEEP", 0.02)
    async with house(postgres_url) as one, house(postgres_url, poll=0.05) as deaf:
        deaf.hub.store.listen(lambda news: None)
        table, keys = await one.make(TRIO, you("Mia"), you("Leo"), BOT)
        mia, leo = await one.enter(table, keys[0]), await deaf.enter(table, keys[1])
        await play_out(mia, leo, turns=12)


async def test_bots_go_on_when_the_process_that_drove_them_is_gone(postgres_url: str) -> None:
    async with house(postgres_url, lease=0.3) as survivor:
        async with house(postgres_url, lease=0.3, bot_pace=0.01) as driver:
            table, _ = await driver.make("sushizock(seats=3)", BOT, BOT, BOT)
            driver.hub.store.release = _forget  # type: ignore[method-assign]  # as if it were killed
            watcher = await survivor.enter(table)
            await watcher.until(lambda: watcher.public)
            assert not watcher.over
        await watcher.until(lambda: watcher.over)


async def _forget(match: str, owner: str) -> None:
    pass
