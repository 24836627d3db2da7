"""Pins who gets a seat of a running match: those who left it, or those who saw no hand and are admitted."""

from contextlib import suppress

import pytest

from sushiya.table import admission
from sushiya.table.refusals import Denied
from sushiya.table.rest_types import NewSeat
from tests.table.evening import Person
from tests.table.powers.meeting import (
    AWAY,
    MIA,
    OPEN,
    PAIR,
    TRIO,
    Evening,
    hands_seen,
    heard,
    refused,
    seats,
    trio,
)

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
async def test_who_left_comes_back_also_in_a_home_that_players_share() -> None:
    evening, _mia = await Evening.of(TRIO, MIA, OPEN, OPEN)
    leo, _ = await evening.sit("Leo", address="192.0.2.1"), await evening.sit("Ida")
    await leo.say("leave", seat=1)
    sister = await evening.visitor("Eve", address="192.0.2.1")
    assert await refused(sister, "join", name="Eve") == "seen_a_hand"
    await leo.say("join", name="Leo")
    assert seats(leo) == (1,)


@pytest.mark.promise(22)
async def test_a_bot_at_the_seat_of_somebody_who_left_gives_way() -> None:
    _, mia, leo, _ = await trio()
    await leo.say("leave", seat=1)
    await mia.say("bot", seat=1, bot="greedy")
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
async def test_two_seats_on_one_device_have_one_vote() -> None:
    evening, mia = await Evening.of("sushi-go(seats=4)", MIA, NewSeat("you", "Tim"), OPEN, OPEN)
    leo = await evening.sit("Leo")
    await mia.say("start")
    ben = await evening.visitor("Ben")
    await ben.say("join", name="Ben")
    await mia.say("admit", number=1, yes=True)
    assert evening.table.info().asks[0].yes == (0, 1)
    assert seats(ben) == ()
    await leo.say("admit", number=1, yes=True)
    assert seats(ben) == (3,)


@pytest.mark.promise(23)
@pytest.mark.parametrize("where", [{"device": "tablet"}, {"address": "192.0.2.1"}])
async def test_a_device_or_an_address_in_common_makes_one_vote_of_two_seats(where: dict[str, str]) -> None:
    evening, mia = await Evening.of("sushi-go(seats=4)", MIA, OPEN, OPEN, OPEN)
    tim, leo, ida = await evening.sit("Tim", **where), await evening.sit("Leo"), await evening.sit("Ida")
    tablet = Person(evening.table, *mia.keys, device="tablet", address="203.0.113.8")
    await tablet.come()  # her seat has two devices now, his has one
    await ida.say("leave", seat=3)
    other_self = await evening.visitor("Eve", address="203.0.113.77")
    await other_self.say("join", name="Eve")
    for person in (mia, tablet, tim):
        await person.say("admit", number=1, yes=True)
    assert seats(other_self) == ()
    await leo.say("admit", number=1, yes=True)
    assert seats(other_self) == (3,)


@pytest.mark.promise(23)
async def test_who_is_left_alone_admits_nobody() -> None:
    evening, mia, leo, ida = await trio()
    evening.go(ida)
    await mia.say("remove", seat=2)
    evening.go(leo, 1)
    other_self = await evening.visitor("Eve", address="203.0.113.77")
    await other_self.say("join", name="Eve")
    await mia.say("admit", number=1, yes=True)  # Leo is not here, and is waited for
    assert seats(other_self) == ()
    evening.watch.now += AWAY
    await mia.say("remove", seat=1)
    await mia.say("admit", number=1, yes=True)
    assert seats(other_self) == ()
    assert await refused(other_self, "join", name="Eve") == "match_running"
    assert hands_seen(other_self) == set()


@pytest.mark.promise(23)
async def test_nobody_takes_the_seat_of_somebody_who_was_removed_while_the_host_has_left() -> None:
    evening, mia = await Evening.of(PAIR, MIA, OPEN)
    leo = await evening.sit("Leo")
    evening.go(leo)
    await mia.say("remove", seat=1)
    await mia.say("leave", seat=0)
    other_self = await evening.visitor("Eve", address="203.0.113.77")
    for seat in (0, 1, None):
        assert await refused(other_self, "join", name="Eve", seat=seat) == "match_running"
    await mia.say("join", name="Mia")
    assert (seats(mia), hands_seen(other_self)) == ((0,), set())


@pytest.mark.promise(23)
async def test_those_who_share_one_device_admit_somebody_if_nobody_else_has_played() -> None:
    evening, mia = await Evening.of(TRIO, MIA, NewSeat("you", "Tim"), OPEN)
    await mia.say("start")
    ben = await evening.visitor("Ben")
    await ben.say("join", name="Ben")
    await mia.say("admit", number=1, yes=True)
    assert seats(ben) == (2,)


@pytest.mark.promise(23)
async def test_at_home_one_address_has_one_vote_and_who_is_left_there_admits_nobody() -> None:
    evening, mia = await Evening.of(PAIR, MIA, OPEN)
    leo = await evening.sit("Leo", address="192.0.2.1")
    evening.go(leo)
    await mia.say("remove", seat=1)
    other_self = await evening.visitor("Eve", address="203.0.113.77")
    assert await refused(other_self, "join", name="Eve") == "match_running"


@pytest.mark.promise(23)
async def test_whoever_agreed_and_left_has_no_vote_any_more() -> None:
    evening, mia, leo, ida = await trio()
    await ida.say("leave", seat=2)
    ben, cid = await evening.visitor("Ben"), await evening.visitor("Cid")
    for visitor in (ben, cid):
        await visitor.say("join", name=visitor.device[:3])
    await leo.say("admit", number=1, yes=True)
    await leo.say("leave", seat=1)
    await leo.say("join", name="Leo", seat=1)
    await mia.say("admit", number=1, yes=True)
    assert (seats(ben), evening.table.info().asks[0].yes) == ((), (0,))


@pytest.mark.promise(21)
async def test_who_asked_for_one_seat_gets_no_other_whose_neighbour_they_have_been() -> None:
    evening, mia, leo, ida = await trio()
    await ida.say("leave", seat=2)
    roommate = await evening.visitor("Ben", address="198.51.100.20")
    ida_address = evening.table.doc.seats[2].held[1]
    assert roommate.guest.visitor.address == ida_address
    await roommate.say("join", name="Ben", seat=2)
    await ida.say("join", name="Ida")
    await leo.say("leave", seat=1)
    for player in (mia, ida):
        with suppress(Denied):
            await player.say("admit", number=1, yes=True)
    assert (seats(roommate), hands_seen(roommate)) == ((), set())


@pytest.mark.promise(21)
async def test_who_asks_and_then_opens_a_seat_with_its_key_no_longer_asks() -> None:
    evening, mia, leo, ida = await trio()
    await ida.say("leave", seat=2)
    tablet = await evening.visitor("tablet")
    await tablet.say("join", name="Eve")
    again = await Person(evening.table, *mia.keys, device="tablet's phone", address="203.0.113.9").come()
    assert (seats(again), evening.table.info().asks) == ((0,), ())
    assert await refused(leo, "admit", number=1, yes=True) == "late"


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
async def test_at_a_table_that_all_have_left_only_they_sit_down_again() -> None:
    evening, mia, leo, ida = await trio()
    for seat, player in enumerate((mia, leo, ida)):
        await player.say("leave", seat=seat)
    ben = await evening.visitor("Ben")
    assert await refused(ben, "join", name="Ben") == "match_running"
    for seat, player in enumerate((mia, leo, ida)):
        await player.say("join", name=("Mia", "Leo", "Ida")[seat])
        assert seats(player) == (seat,)


@pytest.mark.promise(23)
async def test_few_are_declined_in_one_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "MOST_DECLINED", 4)
    evening, mia, _, ida = await trio()
    await ida.say("leave", seat=2)
    for number, name in enumerate(("Ann", "Bob"), 1):
        await (await evening.visitor(name)).say("join", name=name)
        await mia.say("admit", number=number, yes=False)
    assert await refused(await evening.visitor("Cid"), "join", name="Cid") == "too_fast"
    assert len(evening.table.doc.declined) == 4
