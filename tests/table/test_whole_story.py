"""Pins that whoever enters late is told the whole match so far, as far as that client may know it."""

from collections.abc import Iterable, Iterator
from itertools import islice
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
    await mia.say("bot", seat=2, bot=None)
    watcher = await Person(table).come()
    told = events(watcher)
    assert told
    await watcher.say("join", name="Ida")
    for player in (mia, leo):
        await player.say("admit", number=1, yes=True)
    assert watcher.guest.seats == (2,)
    assert events(watcher)[: len(told)] == told
    assert events(watcher)[len(told) :] == []
    table.sleep()


def steps(update: dict[str, Any]) -> Iterator[tuple[int, list[dict[str, Any]], dict[str, Any]]]:
    """The version, the events and the facts of each step of an update. Who sealed an answer is no step."""
    events = iter(update["events"])
    for step in update["steps"]:
        yield step["version"], but_answers(islice(events, step["events"])), step["facts"]


def but_answers(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for event in events if event["event"] != "Answered"]


@pytest.mark.parametrize("game", [GAME, "sushizock(seats=3,open_stacks=yes)"])
@pytest.mark.parametrize("seats", [(0,), ()])
async def test_who_comes_late_is_told_what_was_true_after_each_step(
    game: str, seats: tuple[int, ...]
) -> None:
    table, keys = await lay(services(), game, MIA, LEO, BOT)
    both = await Person(table, *keys).come()
    early = await Person(table, *(keys[seat] for seat in seats)).come()
    rng = Random(game)
    for _ in range(25):
        await both.until_asked()
        first, *others = both.asked()
        for seat in (first, first, *others) if others else (first,):  # somebody changes their mind
            await both.answer(seat, rng)
    await both.until_asked()
    late = await Person(table, *(keys[seat] for seat in seats)).come()
    heard = [each for each in early.heard if each["type"] == "update" and "public" in each]
    told = list(steps(late.update))
    assert len(told) > 25
    assert [version for version, _, _ in told] == [each["version"] for each in heard]
    for (_, events, facts), update in zip(told, heard, strict=True):
        assert events == but_answers(update["events"])
        assert facts
        assert facts == {name: update["public"][name] for name in facts}
    assert "steps" not in heard[-1]  # a single step needs no list
    table.sleep()


async def test_a_single_step_has_its_own_version_once_answers_were_sealed() -> None:
    """Notices find their place among the events by it."""
    table, _, mia, _ = await started()
    await mia.until_asked()
    await mia.answer(0, Random(1))  # the others may lock too, but Leo doesn't
    watcher = await Person(table).come()
    [(version, told, _)] = steps(watcher.update)
    [first, *_] = [each for each in mia.heard if each["type"] == "update"]
    assert version == first["version"] < watcher.update["version"]
    assert told[0]["event"] == "RoundBegan"
    table.sleep()


async def test_a_notice_says_when_it_was_and_whose_seat_it_was_until_then() -> None:
    table, _, mia, leo = await started()
    await play(mia, leo, turns=2)
    version, guest = mia.update["version"], table.doc.seats[2].guest
    await mia.say("bot", seat=2, bot=None)
    watcher = await Person(table).come()
    await watcher.say("join", name="Ida")
    for player in (mia, leo):
        await player.say("admit", number=1, yes=True)
    await leo.say("leave", seat=1)
    notices = [each for each in mia.heard if each["type"] == "notice"]
    assert [(each["what"], each["name"], each["before"]) for each in notices] == [
        ("bot", "", guest),
        ("asked", "Ida", guest),
        ("joined", "Ida", guest),
        ("left", "Leo", "Leo"),
    ]
    assert notices[0]["version"] == version
    welcome = (await Person(table).come()).heard[0]
    assert welcome["notices"] == [{k: v for k, v in each.items() if k != "type"} for each in notices]
    table.sleep()
