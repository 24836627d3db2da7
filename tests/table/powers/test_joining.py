"""Pins who gets a seat of a running match: who left it, or who has seen no hand and is admitted."""

import pytest

from sushiya.table.rest_types import NewSeat
from tests.table.evening import Person
from tests.table.powers.meeting import MIA, OPEN, TRIO, Evening, hands_seen, heard, refused, seats, trio

pytestmark = pytest.mark.anyio


@pytest.mark.promise(21)
async def test_nobody_who_has_seen_a_hand_gets_another_seat_of_the_match() -> None:
    evening, mia, leo, ida = await trio()
    await ida.say("leave", seat=2)
    assert await refused(mia, "join", name="Mia again", seat=2) == "seen_a_hand"
    for who in ({"device": "Mia's phone", "address": ""}, {"device": "new", "address": "192.0.2.1"}):
        again = await evening.visitor("Another", **who)  # a private window, another network
        assert await refused(again, "join", name="Another") == "seen_a_hand"
    await leo.say("leave", seat=1)
    assert await refused(leo, "join", name="Leo", seat=2) == "seen_a_hand"
    assert hands_seen(mia) == {"0"}
    assert hands_seen(leo) == {"1"}


@pytest.mark.promise(21)
async def test_nobody_looks_into_the_hand_of_a_stand_in_and_leaves() -> None:
    evening, mia = await Evening.of(TRIO, MIA, OPEN, OPEN)
    leo = await evening.sit("Leo")
    await mia.say("start")
    for player in (mia, leo):
        assert await refused(player, "join", name="Eve") == "seen_a_hand"
    await mia.say("bot", seat=2, bot="greedy")
    await mia.say("bot", seat=2, bot=None)
    assert await refused(mia, "join", name="Eve") == "seen_a_hand"
    assert hands_seen(mia) | hands_seen(leo) == {"0", "1"}


@pytest.mark.promise(21)
async def test_in_a_match_against_bots_a_second_hand_is_refused_too() -> None:
    evening, mia = await Evening.of(TRIO, MIA, OPEN, OPEN)
    await mia.say("start")
    assert await refused(mia, "join", name="Eve") == "seen_a_hand"
    await evening.sit("Leo")  # nobody has to be asked


@pytest.mark.promise(21)
async def test_a_device_that_opened_a_seat_with_its_key_has_seen_the_hand() -> None:
    evening, _mia, leo, ida = await trio()
    key = heard(leo, "joined")["key"]
    tablet = await Person(evening.table, key, device="tablet", address="203.0.113.9").come()
    assert seats(tablet) == (1,)
    evening.table.exit(tablet.guest)
    await ida.say("leave", seat=2)
    again = await Person(evening.table, device="tablet", address="203.0.113.10").come()
    assert await refused(again, "join", name="Eve") == "seen_a_hand"


@pytest.mark.promise(22)
async def test_who_left_gets_the_same_seat_back_at_once() -> None:
    evening, _mia, leo, ida = await trio()
    await leo.say("leave", seat=1)
    await ida.say("leave", seat=2)
    assert evening.seat(1).bot == "greedy"
    evening.go(ida, 1)
    ida = await evening.visitor("Ida")
    await ida.say("join", name="Ida")
    assert seats(ida) == (2,)
    await leo.say("join", name="Leo")
    assert seats(leo) == (1,)


@pytest.mark.promise(22)
async def test_a_client_that_names_no_device_is_known_by_its_key() -> None:
    evening, _mia = await Evening.of(TRIO, MIA, OPEN, OPEN)
    leo, _ = await evening.sit("Leo", device=""), await evening.sit("Ida")
    key = heard(leo, "joined")["key"]
    await leo.say("leave", seat=1)
    evening.go(leo, 1)
    again = await Person(evening.table, key, address="203.0.113.9").come()
    await again.say("join", name="Leo")
    assert seats(again) == (1,)


@pytest.mark.promise(23)
async def test_who_wants_to_join_a_match_among_people_asks_and_two_have_to_agree() -> None:
    evening, mia, leo, ida = await trio()
    await ida.say("leave", seat=2)
    ben = await evening.visitor("Ben")
    await ben.say("join", name="Ben")
    asked = heard(ben, "asked")
    assert (asked["seat"], seats(ben), ben.mine) == (2, (), {})
    assert heard(leo, "table")["table"]["asks"] == [{"number": 1, "name": "Ben", "seat": 2, "yes": []}]
    assert heard(leo, "notice")["what"] == "asked"
    assert await refused(ida, "admit", number=1, yes=True) == "players_only"
    assert await refused(ben, "admit", number=1, yes=True) == "players_only"
    assert await refused(mia, "admit", number=7, yes=True) == "late"
    await mia.say("admit", number=1, yes=True)
    await mia.say("admit", number=1, yes=True)
    assert seats(ben) == ()
    assert heard(leo, "table")["table"]["asks"][0]["yes"] == [0]
    await leo.say("admit", number=1, yes=True)
    assert seats(ben) == (2,)
    assert ben.mine["2"]["hand"]
    assert heard(mia, "notice")["what"] == "joined"
    assert heard(mia, "table")["table"]["asks"] == []
    assert hands_seen(ben) == {"2"}
    assert await refused(mia, "admit", number=1, yes=True) == "late"
    evening.go(ben)
    again = await Person(evening.table, asked["key"], device="Ben's phone").come()
    assert seats(again) == (2,)


@pytest.mark.promise(23)
async def test_a_host_can_t_admit_a_second_self() -> None:
    evening, mia, leo, ida = await trio()
    evening.go(ida)
    await mia.say("remove", seat=2)
    other_self = await evening.visitor("Eve", address="203.0.113.77")
    await other_self.say("join", name="Eve")
    for _ in range(3):
        await mia.say("admit", number=1, yes=True)
    assert seats(other_self) == ()
    await leo.say("admit", number=1, yes=False)
    assert heard(other_self, "notice")["what"] == "declined"
    assert await refused(other_self, "join", name="Eve") == "declined"
    assert hands_seen(other_self) == set()


@pytest.mark.promise(23)
async def test_two_seats_on_one_device_have_one_voice() -> None:
    evening, mia = await Evening.of("sushi-go(seats=4)", MIA, NewSeat("you", "Tim"), OPEN, OPEN)
    leo = await evening.sit("Leo")
    await mia.say("start")
    ben = await evening.visitor("Ben")
    await ben.say("join", name="Ben")
    await mia.say("admit", number=1, yes=True)
    assert evening.table.info().asks[0].yes == (0, 1)
    assert seats(ben) == ()
    evening.go(leo, 1)  # who is not here is not waited for
    await mia.say("admit", number=1, yes=True)
    assert seats(ben) == (3,)


@pytest.mark.promise(23)
async def test_few_ask_at_the_same_time_and_each_once() -> None:
    evening, mia, leo, ida = await trio()
    await ida.say("leave", seat=2)
    for name in ("Ann", "Bob", "Cid"):
        await (await evening.visitor(name)).say("join", name=name)
    ann = await evening.visitor("Ann")
    await ann.say("join", name="Ann")
    assert [each.name for each in evening.table.info().asks] == ["Bob", "Cid", "Ann"]
    assert await refused(await evening.visitor("Dora"), "join", name="Dora") == "too_fast"
    await ida.say("join", name="Ida")  # she is back, and no seat is left
    await mia.say("admit", number=2, yes=True)
    assert await refused(leo, "admit", number=2, yes=True) == "no_open_seat"


@pytest.mark.promise(23)
async def test_at_a_table_that_all_have_left_nobody_is_asked() -> None:
    evening, mia, leo, ida = await trio()
    for seat, player in enumerate((mia, leo, ida)):
        await player.say("leave", seat=seat)
    await evening.sit("Ben")
