"""Pins what others can do about a player who is away: let a bot play, or remove them."""

import asyncio
from random import Random

import pytest

from sushiya.table.rest_types import NewSeat
from tests.table.evening import Person, play_out
from tests.table.powers.meeting import MIA, OPEN, TRIO, Evening, hands_seen, heard, refused, seats, trio

pytestmark = pytest.mark.anyio


@pytest.mark.promise(20)
async def test_a_bot_plays_for_a_person_only_after_an_absence() -> None:
    evening, mia, leo, _ = await trio()
    assert await refused(mia, "bot", seat=1, bot="greedy") == "not_away"
    evening.go(leo, seconds=59)
    assert evening.seat(1).replaceable_in == 1
    assert await refused(mia, "bot", seat=1, bot="greedy") == "not_away"
    back = await Person(evening.table, *[heard(leo, "joined")["key"]], device="Leo's phone").come()
    evening.watch.now += 30
    assert await refused(mia, "bot", seat=1, bot="greedy") == "not_away"
    evening.go(back)
    assert evening.seat(1).replaceable_in == 0
    await mia.say("bot", seat=1, bot="greedy")
    assert (evening.seat(1).kind, evening.seat(1).name, evening.seat(1).bot) == ("person", "Leo", "greedy")
    assert hands_seen(mia) == {"0"}
    again = await Person(evening.table, *[heard(leo, "joined")["key"]], device="Leo's phone").come()
    assert (seats(again), evening.seat(1).bot) == ((1,), None)


@pytest.mark.promise(20)
async def test_while_the_host_is_away_any_player_may_let_a_guest_play() -> None:
    evening, mia, leo, _ = await trio()
    evening.go(mia, seconds=30)
    assert await refused(leo, "bot", seat=0, bot="greedy") == "host_only"
    evening.watch.now += 31
    watcher = await evening.visitor("Ben")
    assert await refused(watcher, "bot", seat=0, bot="greedy") == "host_only"
    await leo.say("bot", seat=0, bot="greedy")
    assert evening.seat(0).bot == "greedy"


@pytest.mark.promise(20)
async def test_a_new_match_begins_the_absence_anew() -> None:
    evening, mia, leo, ida = await trio()
    evening.go(ida)
    await mia.say("bot", seat=2, bot="greedy")
    await asyncio.gather(play_out(mia, Random(1)), play_out(leo, Random(2)))
    await mia.again()
    assert await refused(mia, "bot", seat=0, bot="greedy") == "not_away"


@pytest.mark.promise(25)
async def test_in_a_match_only_somebody_who_is_away_can_be_removed_and_is_out_for_that_table() -> None:
    evening, mia, leo, _ = await trio()
    key, noted = heard(leo, "joined")["key"], heard(leo, "joined")["recovery"]
    assert await refused(mia, "remove", seat=1) == "not_away"
    evening.go(leo, 30)
    assert await refused(mia, "remove", seat=1) == "not_away"
    evening.watch.now += 31
    await mia.say("remove", seat=1)
    assert (evening.seat(1).kind, evening.seat(1).bot) == ("open", "greedy")
    back = await Person(evening.table, key, device="Leo's phone", address="203.0.113.5").come()
    assert seats(back) == ()
    assert await refused(back, "join", name="Leo") == "removed"
    assert await refused(back, "claim", code=noted) == "bad_code"
    assert await refused(mia, "join", name="Eve", seat=1) == "seen_a_hand"


@pytest.mark.promise(25)
@pytest.mark.parametrize(("public", "refusal"), [(False, None), (True, "removed")])
async def test_at_a_public_table_the_address_is_out_too(public: bool, refusal: str | None) -> None:
    evening, mia = await Evening.of("sushi-go(seats=4)", MIA, OPEN, OPEN, OPEN, public=public)
    leo = await evening.sit("Leo")
    await mia.say("remove", seat=1)
    assert await refused(leo, "join", name="Leo") == "removed"
    other = await evening.visitor("Leo", device="another")
    if refusal is None:
        await other.say("join", name="Leo")
    else:
        assert await refused(other, "join", name="Leo") == refusal


@pytest.mark.promise(25)
async def test_who_removes_a_friend_on_the_same_device_stays() -> None:
    _evening, mia = await Evening.of(TRIO, MIA, NewSeat("you", "Tim"), OPEN)
    await mia.say("remove", seat=1)
    await mia.say("join", name="Tom")
    assert seats(mia) == (0, 1)
