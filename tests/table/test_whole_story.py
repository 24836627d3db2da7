"""Pins that whoever enters late is told the whole match so far, as far as that client may know it."""

from random import Random
from typing import Any

import pytest

from sushiya.table.protocol import Hello
from sushiya.table.rest_types import NewSeat
from sushiya.table.table import Table
from tests.table.evening import BOT, Person, lay, services

pytestmark = pytest.mark.anyio

GAME = "sushi-go(seats=3)"
MIA, LEO = NewSeat("you", "Mia"), NewSeat("you", "Leo")


async def started() -> tuple[Table, str, Person, Person]:
    """A table with two people and a bot, the first one's key, and both people."""
    table, [key, other] = await lay(services(), GAME, MIA, LEO, BOT)
    return table, key, await Person(table, key).come(), await Person(table, other).come()


async def play(mia: Person, leo: Person, turns: int) -> None:
    rng = Random(turns)
    for _ in range(turns):
        for seat, person in enumerate((mia, leo)):
            await person.until_asked()
            await person.answer(seat, rng)
    await mia.until_asked()


def events(person: Person) -> list[dict[str, Any]]:
    return [event for each in person.heard if each["type"] == "update" for event in each["events"]]


async def test_a_reloaded_page_hears_everything_that_it_had_heard() -> None:
    table, key, mia, leo = await started()
    await play(mia, leo, turns=11)  # into the second round
    reloaded = await Person(table, key).come()
    assert events(reloaded) == events(mia)
    assert sum(event["event"] == "RoundBegan" for event in events(reloaded)) == 2
    table.sleep()


async def test_who_watches_hears_everything_but_what_is_for_one_seat() -> None:
    table, _, mia, leo = await started()
    await play(mia, leo, turns=4)
    watcher = await Person(table).come()
    hands = [event for event in events(mia) if event["event"] == "HandSeen"]
    assert {event["seat"] for event in hands} == {0}
    assert events(watcher) == [event for event in events(mia) if event not in hands]
    table.sleep()


async def test_who_was_away_for_long_hears_what_was_missed() -> None:
    table, key, mia, leo = await started()
    version, before = mia.update["version"], len(events(mia))
    await play(mia, leo, turns=25)
    again = Person(table, key)
    await table.enter(again.guest, Hello((key,), table.doc.match, version))
    assert events(again) == events(mia)[before:]
    table.sleep()


async def test_who_takes_a_seat_while_watching_hears_nothing_twice() -> None:
    table, _, mia, leo = await started()
    await play(mia, leo, turns=3)
    await leo.say("leave", seat=1)
    watcher = await Person(table).come()
    told = events(watcher)
    assert told
    await watcher.say("join", name="Ida")
    await mia.say("admit", number=1, yes=True)  # she is the only one here
    assert watcher.guest.seats == (1,)
    assert events(watcher)[: len(told)] == told
    assert events(watcher)[len(told) :] == []
    table.sleep()
