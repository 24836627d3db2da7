"""Pins that a table needs no server: whole matches with bots, a store in memory and plain clients."""

import asyncio
import gc
import json
import subprocess
import sys
import weakref
from random import Random
from typing import Any

import pytest

from sushiya.core import verify
from sushiya.table.rest_types import NewSeat
from tests.project.tree import ROOT
from tests.table.evening import BOT, Person, lay, play_out, record_of_table, services

pytestmark = pytest.mark.anyio

GAMES = ["sushi-go(seats=3)", "sushi-go-party(seats=3)", "sushizock(seats=3)"]
MIA = NewSeat("you", "Mia")


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_of_a_person_and_bots(game: str) -> None:
    here = services()
    table, [key] = await lay(here, game, MIA, BOT, BOT)
    mia, watcher = await Person(table, key).come(), await Person(table).come()
    await play_out(mia, Random(game))
    record = await record_of_table(table)
    assert verify(record).over
    assert record.players == ("Mia", "Momo", "Mika")
    assert here.metrics.answers == len(record.log)
    assert watcher.public == mia.public
    assert watcher.mine == {}
    assert mia.update["version"] == len(record.log)
    table.sleep()


async def test_people_come_go_and_play_again() -> None:
    table, [key] = await lay(services(), "sushi-go(seats=3)", MIA, NewSeat("open"), BOT)
    mia, leo = await Person(table, key).come(), await Person(table).come()
    assert table.match is None
    await leo.say("join", name="Leo")
    assert leo.guest.seats == (1,)
    await mia.answer(0, Random(1))
    await leo.answer(1, Random(1))
    await leo.say("say", seat=1, phrase="yum")
    assert mia.heard[-1] == {"type": "said", "seat": 1, "phrase": "yum"}
    await leo.say("leave", seat=1)  # the stand-in plays on
    await play_out(mia, Random(2))
    await mia.again()
    assert mia.guest.seats == (1,)
    await play_out(mia, Random(3))
    assert verify(await record_of_table(table)).over
    table.sleep()


async def test_a_table_wakes_from_the_store() -> None:
    here = services()
    table, [key] = await lay(here, "sushi-go(seats=3)", MIA, BOT, BOT)
    mia = await Person(table, key).come()
    for _ in range(5):
        await mia.until_asked()
        await mia.answer(0, Random(5))
    table.sleep()
    row = await here.store.load_table(table.id)
    assert row is not None
    again = type(table)(here, row)
    await again.catch_up()
    assert again.match is not None
    assert table.match is not None
    assert again.match.state == table.match.state
    await play_out(await Person(again, key).come(), Random(6))
    assert verify(await record_of_table(again)).over
    again.sleep()


@pytest.mark.parametrize("told", [True, False], ids=["told", "read from the store"])
async def test_answers_given_at_another_process_are_shown_like_own_ones(told: bool) -> None:
    here = services()
    people = (MIA, NewSeat("you", "Leo"), NewSeat("you", "Ida"))
    table, keys = await lay(here, "sushi-go(seats=3)", *people, seed="umi")
    everyone = await Person(table, *keys).come()
    watcher, leo = await Person(table).come(), await Person(table, keys[1]).come()
    row = await here.store.load_table(table.id)
    assert row is not None
    other = type(table)(here, row)
    await other.catch_up()
    same = [(watcher, await Person(other).come()), (leo, await Person(other, keys[1]).come())]
    rng = Random(9)
    for seat in (0, 1, 1, 2, 2, 0, 1):  # twice, seat 1 changes its mind
        assert table.match is not None
        before = table.match.seq
        for person in (each for pair in same for each in pair):
            person.heard.clear()
        await everyone.answer(seat, rng)
        if told:
            await other.take_in(table.match.row.id, await here.store.read_log(table.match.row.id, before))
        else:
            await other.catch_up()
        for one, at_the_other in same:
            assert updates(at_the_other) == updates(one)
    table.sleep()
    other.sleep()


def updates(person: Person) -> list[dict[str, Any]]:
    return [message for message in person.heard if message["type"] == "update"]


async def test_what_has_ended_leaves_nothing_for_the_collector() -> None:
    gc.collect()
    gc.disable()  # a server rarely collects: ended objects must be freed by reference counting
    try:
        table, [key] = await lay(services(), "sushi-go(seats=3)", MIA, BOT, BOT)
        mia = await Person(table, key).come()
        await play_out(mia, Random(7))
        person, first = weakref.ref(mia), weakref.ref(table.match)
        await mia.again()
        assert first() is None
        table.exit(mia.guest)
        del mia
        assert person() is None
        table.sleep()
        there = weakref.ref(table)
        driving = table.driver.task
        del table
        if driving is not None:
            await asyncio.wait([driving])
            del driving
        assert there() is None
    finally:
        gc.enable()


def test_no_part_of_a_server_is_loaded_for_it_and_no_file_or_socket_is_opened() -> None:
    command = [sys.executable, "-m", "tests.table.evening"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert json.loads(found) == {"loaded": [], "done": []}


@pytest.mark.parametrize(
    ("program", "event"),
    [
        ("open('pyproject.toml').close()", "open"),
        ("import subprocess; subprocess.run(['true'])", "subprocess.Popen"),
        ("import socket; socket.socket().bind(('127.0.0.1', 0))", "socket.bind"),
    ],
)
def test_it_would_be_noticed(program: str, event: str) -> None:
    command = f"""
import sys
from tests.table.evening import reaches_out
found = []
sys.addaudithook(lambda event, args: found.extend(reaches_out(event, args)))
{program}
assert any(each.startswith({event!r}) for each in found), found
"""
    subprocess.run([sys.executable, "-c", command], cwd=ROOT, check=True)
