"""Pins who has the memory aid, and that it says nothing but what its seat has seen."""

from random import Random
from typing import Any

import pytest

from sushiya.core import seen_by
from sushiya.games.families import MEMORY_AIDS
from sushiya.games.json_values import json_value
from tests.table.evening import BOT, play_out
from tests.table.powers.meeting import MIA, OPEN, PAIR, TRIO, Evening, heard, refused

pytestmark = pytest.mark.anyio


def remembered(evening: Evening, seat: int, wanted: str = "") -> Any:
    """What follows from the view of a seat and the events that it has seen, and from nothing else."""
    match = evening.table.match
    assert match is not None
    aid = MEMORY_AIDS.of(match.game)
    memory = aid.memory(match.game.seats)
    for event in seen_by(match.played.history, seat):
        memory.see(event)
    return json_value(aid.seen(match.game.view(match.state, seat), memory, wanted))


@pytest.mark.promise(36)
async def test_a_match_among_people_has_no_memory_aid_even_when_one_is_left() -> None:
    evening, mia = await Evening.of(PAIR, MIA, OPEN)
    leo = await evening.sit("Leo")
    assert await refused(mia, "memory", seat=0) == "no_memory"
    await leo.say("leave", seat=1)
    assert not evening.seat(0).memory
    assert await refused(mia, "memory", seat=0) == "no_memory"
    await play_out(mia, Random(1))
    await mia.again()
    assert evening.seat(1).memory  # alone with bots from the beginning


@pytest.mark.promise(36)
async def test_at_a_table_made_with_it_everybody_has_it_and_knows_before_sitting_down() -> None:
    evening, mia = await Evening.of(PAIR, MIA, OPEN, memory=True)
    leo = await evening.visitor("Leo")
    assert heard(leo, "welcome")["table"]["memory"] is True
    await leo.say("join", name="Leo")
    for seat, person in enumerate((mia, leo)):
        await person.say("memory", seat=seat, wanted="tempura")
        told = heard(person, "memory")
        assert (told["seat"], told["serial"]) == (seat, person.public["serial"])
        assert told["facts"] == remembered(evening, seat, "tempura")
    assert heard(mia, "memory")["facts"] != heard(leo, "memory")["facts"]


@pytest.mark.promise(36)
async def test_it_is_told_to_the_holder_of_the_seat_alone_and_only_when_asked() -> None:
    evening, mia = await Evening.of(PAIR, MIA, OPEN, memory=True)
    leo, eve = await evening.sit("Leo"), await evening.visitor("Eve")
    assert await refused(leo, "memory", seat=0) == "not_your_seat"
    assert await refused(eve, "memory", seat=0) == "not_your_seat"
    await mia.say("memory", seat=0)
    assert not [each for person in (leo, eve) for each in person.heard if each["type"] == "memory"]
    await mia.answer(0, Random(1))
    assert evening.table.match is not None
    assert [*evening.table.match.memories] == [0]  # nothing is kept for those who have not asked
    assert sum(each["type"] == "memory" for each in mia.heard) == 1


@pytest.mark.parametrize("game", [TRIO, "sushi-go-party(seats=3)", "sushizock(seats=3)"])
async def test_against_bots_it_is_there_for_the_whole_match(game: str) -> None:
    evening, mia = await Evening.of(game, MIA, BOT, BOT)
    rng = Random(1)
    while not mia.over:
        await mia.until_asked()
        for seat in mia.asked():
            await mia.say("memory", seat=seat)
            assert heard(mia, "memory")["facts"] == remembered(evening, seat)
            await mia.answer(seat, rng)
    assert await refused(mia, "memory", seat=0) == "late"


async def test_somebody_who_joins_ends_it() -> None:
    evening, mia = await Evening.of(TRIO, MIA, OPEN, BOT)
    await mia.say("start")
    assert evening.seat(0).memory
    leo = await evening.sit("Leo")
    await leo.say("leave", seat=1)
    assert not evening.seat(0).memory
    assert await refused(mia, "memory", seat=0) == "no_memory"
