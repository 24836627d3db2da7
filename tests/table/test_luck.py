"""Pins fair dealing: the house commits, then the players add luck, and nobody can steer the deal."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sushiya.core import BadRecord, commitment, dump_text, luck_in, seed_with_luck, verify
from sushiya.table import rematch
from sushiya.table.new_table import wished_table
from sushiya.table.protocol import Hello
from sushiya.table.refusals import Denied
from sushiya.table.rest_types import NewSeat, NewTable
from sushiya.table.table import Table
from tests.table.evening import BOT, SECONDS, Person, lay, play_out, record_of_table, services

pytestmark = pytest.mark.anyio

GAME = "sushi-go(seats=3)"
MIA, OPEN = NewSeat("you", "Mia"), NewSeat("open")


def promised(table: Table) -> str:
    found = table.info().next_commitment
    assert found is not None
    return found


async def come_with(table: Table, luck: str, *keys: str) -> Person:
    person = Person(table, *keys)
    await table.enter(person.guest, Hello(keys, luck=luck))
    return person


def test_a_seed_with_luck_keeps_the_promise_of_its_secret() -> None:
    seed = seed_with_luck("secret", ["a1", "", "b2"])
    assert seed == "secret+a1.-.b2"
    assert commitment(seed) == commitment("secret")
    assert luck_in(seed) == ("a1", "", "b2")
    assert seed_with_luck("secret", ["", ""]) == "secret"
    assert luck_in("secret") == ()


async def test_the_maker_knows_the_promise_before_the_match_begins() -> None:
    here = services()
    row, made = wished_table(NewTable(GAME, (MIA, BOT, BOT), luck=True), here.clock.time())
    await here.store.save_table(row)
    table = Table(here, row)
    assert table.doc.status == "waiting"  # nobody has been asked for luck
    assert made.commitment == promised(table)
    await come_with(table, "a1", made.keys["0"])
    assert table.match is not None
    assert commitment(table.match.row.seed) == made.commitment
    assert luck_in(table.match.row.seed) == ("a1", "", "")
    table.sleep()


@pytest.mark.promise(3)
async def test_everyone_adds_luck_after_the_promise_and_it_decides_the_deal() -> None:
    table, [key] = await lay(services(), GAME, MIA, OPEN, BOT, luck=True)
    mia, promise = await come_with(table, "a1", key), promised(table)
    leo = await Person(table).come()
    assert leo.heard[0]["table"]["next_commitment"] == promise
    await leo.say("join", name="Leo", luck="b2")
    assert mia.heard[-1]["type"] == "update"
    assert table.match is not None
    secret, _, added = table.match.row.seed.partition("+")
    assert (commitment(secret), added) == (promise, "a1.b2.-")
    assert table.info().commitment == promise
    await leo.say("leave", seat=1)
    await play_out(mia, Random(1))
    record = await record_of_table(table)
    assert verify(record, promise, "b2").over
    for other in (secret, f"{secret}+a1.b3.-"):  # each part of the seed matters
        with pytest.raises(BadRecord, match="but the seed gives"):
            verify(replace(record, seed=other))
    table.sleep()


@pytest.mark.promise(3)
async def test_everyone_sees_whose_luck_the_table_has_before_the_match_begins() -> None:
    """What was confirmed can't be left out unnoticed."""
    table, [key] = await lay(services(), GAME, MIA, OPEN, BOT, luck=True)
    mia, promise = await come_with(table, "a1", key), promised(table)
    leo = await Person(table).come()
    await leo.say("join", name="Leo", luck="b2")
    for person in (mia, leo):
        told = [message["table"] for message in person.heard if "table" in message]
        confirmed = [
            [seat["luck"] for seat in each["seats"]] for each in told if each["next_commitment"] == promise
        ]
        assert confirmed[-1] == [True, True, False]
        assert [seat["luck"] for seat in told[-1]["seats"]] == [False] * 3  # the next match has none yet
    table.sleep()


async def test_what_came_first_counts_and_nothing_counts_once_the_match_runs() -> None:
    table, [key] = await lay(services(), GAME, MIA, OPEN, BOT, luck=True)
    first = await come_with(table, "a1", key)
    await come_with(table, "a2", key)
    await first.say("luck", commitment=promised(table), luck="a3")
    assert table.doc.seats[0].luck == "a1"
    await first.say("start")
    next_one = promised(table)
    assert next_one != table.info().commitment
    await first.say("luck", commitment=next_one, luck="a4")
    await come_with(table, "a5", key)
    assert [seat.luck for seat in table.doc.seats] == [None] * 3
    table.sleep()


async def test_a_rematch_has_a_promise_and_luck_of_its_own() -> None:
    table, [key] = await lay(services(), GAME, MIA, BOT, BOT, luck=True)
    mia = await come_with(table, "a1", key)
    await play_out(mia, Random(2))
    promise = promised(table)
    await mia.say("luck", commitment="of another match", luck="a2")
    await mia.say("luck", commitment=promise, luck="a3")
    await mia.say("rematch")
    assert table.match is not None
    assert commitment(table.match.row.seed) == promise == table.info().commitment
    assert luck_in(table.match.row.seed) == ("", "a3", "")  # everyone moved one seat on
    table.sleep()


async def test_luck_for_a_match_that_has_begun_elsewhere_is_not_kept_for_the_one_after() -> None:
    here = services()
    table, [key] = await lay(here, GAME, MIA, BOT, BOT, luck=True)
    mia = await come_with(table, "a1", key)
    await play_out(mia, Random(2))
    row = await here.store.load_table(table.id)
    assert row is not None
    elsewhere = Table(here, row)
    await elsewhere.catch_up()
    again = await come_with(elsewhere, "", key)
    await mia.again()
    await again.say("luck", commitment=promised(elsewhere), luck="a2")
    assert [seat.luck for seat in elsewhere.doc.seats] == [None] * 3
    for each in (table, elsewhere):
        each.sleep()


@pytest.mark.promise(3)
@pytest.mark.parametrize("says_it", [True, False])
async def test_a_rematch_waits_a_moment_for_the_luck_of_everyone_who_is_here(
    monkeypatch: pytest.MonkeyPatch, says_it: bool
) -> None:
    monkeypatch.setattr(rematch, "PATIENCE", SECONDS if says_it else 0.01)
    table, [key] = await lay(services(), GAME, MIA, OPEN, BOT, luck=True)
    mia, leo = await come_with(table, "a1", key), await Person(table).come()
    await leo.say("join", name="Leo", luck="b1")
    await asyncio.gather(play_out(mia, Random(2)), play_out(leo, Random(3)))
    await mia.say("luck", commitment=promised(table), luck="a2")
    for person in (mia, leo):
        await person.say("rematch")
        assert table.doc.status == "finished"
    if says_it:
        await leo.say("luck", commitment=promised(table), luck="b2")
    async with asyncio.timeout(SECONDS):
        while table.doc.status == "finished":
            mia.news.clear()
            await mia.news.wait()
    assert table.match is not None
    assert luck_in(table.match.row.seed) == ("", "a2", "b2" if says_it else "")
    with pytest.raises(Denied, match="once the match is over"):
        await leo.say("rematch")
    table.sleep()


async def test_luck_is_letters_and_digits() -> None:
    table, _ = await lay(services(), GAME, MIA, OPEN, BOT)
    watcher = await Person(table).come()
    for odd in ("a.b", "+", "-", "x" * 33):
        with pytest.raises(Denied, match="1 to 32 letters or digits"):
            await watcher.say("join", name="Leo", luck=odd)
    table.sleep()


@pytest.mark.parametrize("open_record", [True, False])
async def test_the_seed_of_a_private_record_is_for_those_who_played(open_record: bool) -> None:
    here = services()
    wish = NewTable(GAME, (MIA, BOT, BOT), open_record=open_record)
    row, made = wished_table(wish, here.clock.time())
    await here.store.save_table(row)
    table = Table(here, row)
    mia, watcher = await Person(table, made.keys["0"]).come(), await Person(table).come()
    await play_out(mia, Random(4))
    late = await Person(table).come()

    def seeds(person: Person) -> list[Any]:
        return [message["table"]["seed"] for message in person.heard if "table" in message]

    assert seeds(mia)[-1] is not None
    for person in (watcher, late):
        assert (seeds(person)[-1] is not None) == open_record
    assert (table.info().seed is not None) == open_record
    table.sleep()


@pytest.mark.promise(3)
async def test_whoever_sits_down_after_a_private_match_does_not_see_its_seed() -> None:
    here = services()
    table, [key] = await lay(here, GAME, MIA, BOT, BOT, open_record=False)
    mia = await Person(table, key).come()
    await play_out(mia, Random(4))
    await mia.say("bot", seat=1, bot=None)
    late = await Person(table).come()
    await late.say("join", name="Eve")
    assert late.guest.seats == (1,)
    [joined] = [message for message in late.heard if message["type"] == "joined"]
    row = await here.store.load_table(table.id)
    assert row is not None
    awake = Table(here, row)  # also after sleep, when the match is read from the store
    await awake.catch_up()
    again, mia_again = await Person(awake, joined["key"]).come(), await Person(awake, key).come()
    for at in (table, awake):
        at.show_info()
        at.sleep()
    for person, sees in ((mia, True), (mia_again, True), (late, False), (again, False)):
        seeds = [message["table"]["seed"] for message in person.heard if "table" in message]
        assert (seeds[-1] is not None) == any(seeds) == sees


@pytest.mark.promise(19)
async def test_nobody_else_notices_a_change_of_mind() -> None:
    table, keys = await lay(services(), GAME, MIA, NewSeat("you", "Leo"), BOT)
    mia, leo, watcher = Person(table, keys[0]), Person(table, keys[1]), Person(table)
    for person in (mia, leo, watcher):
        await person.come()
    options = [option["text"] for option in mia.mine["0"]["decision"]["options"]]
    serial = mia.public["serial"]

    async def answer(action: str) -> None:
        await mia.say("answer", seat=0, serial=serial, version=mia.update["version"], action=action)

    await answer(options[0])
    told = [len(person.heard) for person in (leo, watcher)]
    version = leo.update["version"]
    for action in (options[1], options[0], options[1]):
        await answer(action)
        assert mia.update["mine"]["0"]["answer"]["text"] == action
    assert [len(person.heard) for person in (leo, watcher)] == told
    late = await Person(table).come()
    assert late.update["version"] == version
    table.sleep()


@pytest.mark.promise(19)
async def test_nor_does_the_record_tell_of_it() -> None:
    records = []
    for fickle in (False, True):
        here = NewSeat("you", "Leo"), NewSeat("you", "Ida")
        table, keys = await lay(services(), GAME, MIA, *here, seed="tempura")
        mia, leo, ida = [await Person(table, key).come() for key in keys]
        rng = Random(5)
        while not mia.over:
            ats = [rng.random() for _ in keys]
            await choose(mia, 0, 0.0 if fickle else ats[0])
            await choose(leo, 1, ats[1])
            if fickle:
                await choose(mia, 0, 0.99)
                await choose(mia, 0, ats[0])
            await choose(ida, 2, ats[2])
        records.append(await record_of_table(table))
        table.sleep()
    assert verify(records[1]).over
    assert dump_text(records[1]) == dump_text(records[0])


async def choose(person: Person, seat: int, at: float) -> None:
    """Answer with the option at this place, from 0 for the first to 1 behind the last."""
    options = person.mine[str(seat)]["decision"]["options"]
    action = options[int(at * len(options))]["text"]
    now = {"serial": person.public["serial"], "version": person.update["version"]}
    await person.say("answer", seat=seat, action=action, **now)
