"""Pins what a visitor may be: one at a public table, with a name of their own, and unknown afterwards."""

from contextlib import suppress

import pytest

from sushiya.table import seating
from sushiya.table.refusals import Denied
from sushiya.table.rest_types import NewSeat
from sushiya.table.visitors import MOST_ADDRESSES, MOST_DEVICES
from tests.table.evening import Person, lay, services
from tests.table.powers.meeting import MIA, OPEN, PAIR, TRIO, Evening, hands_seen, heard, refused, seats, trio

pytestmark = pytest.mark.anyio


async def opened(evening: Evening, whose: Person, device: str, address: str = "203.0.113.5") -> bool:
    """Whether somebody's seat could be opened with its key on this device."""
    person = Person(evening.table, heard(whose, "joined")["key"], device=device, address=address)
    with suppress(Denied):
        await person.come()
    evening.table.exit(person.guest)
    return hands_seen(person) == set(map(str, seats(person))) != set()


@pytest.mark.promise(26)
async def test_one_seat_for_each_visitor_of_a_public_table() -> None:
    evening, mia = await Evening.of("sushi-go(seats=4)", MIA, OPEN, OPEN, OPEN, public=True)
    assert await refused(mia, "join", name="Eve") == "one_seat"
    neighbour = await evening.visitor("Eve", address="192.0.2.1")
    assert await refused(neighbour, "join", name="Eve") == "one_seat"
    leo = await evening.sit("Leo")
    await leo.say("code", seat=1)
    assert await refused(mia, "claim", code=heard(leo, "code")["code"]) == "one_seat"
    with pytest.raises(Denied, match="only one seat"):
        await lay(services(), PAIR, MIA, NewSeat("you", "Tim"), public=True)


HOME = ("2001:0db8:0001:0a01", "2001:0db8:0001:0aff")
"""Two /64 of one /56, as a server names visitors."""
NEXT_DOOR = "2001:0db8:0001:0b01"


@pytest.mark.promise(26)
@pytest.mark.promise(21)
async def test_a_home_network_is_one_visitor_of_a_public_table() -> None:
    evening, _ = await Evening.of("sushi-go(seats=4)", MIA, OPEN, OPEN, OPEN, public=True)
    eve = await evening.sit("Eve", address=HOME[0])
    twin = await evening.visitor("Two", address=HOME[1])
    assert await refused(twin, "join", name="Two") == "one_seat"
    await evening.sit("Leo", address=NEXT_DOOR)
    bob = await evening.sit("Bob")
    for player, seat in ((eve, 1), (bob, 3)):  # of the running match
        await player.say("leave", seat=seat)
    assert await refused(twin, "join", name="Two", seat=3) == "seen_a_hand"


@pytest.mark.promise(23)
async def test_a_home_network_has_one_vote() -> None:
    evening, mia = await Evening.of("sushi-go(seats=4)", MIA, OPEN, OPEN, OPEN)
    eve, two = await evening.sit("Eve", address=HOME[0]), await evening.sit("Two", address=HOME[1])
    leo = await evening.sit("Leo")
    await leo.say("leave", seat=3)
    stranger = await evening.visitor("Ida")
    await stranger.say("join", name="Ida")
    for twin in (eve, two):
        await twin.say("admit", number=1, yes=True)
    assert seats(stranger) == ()
    await mia.say("admit", number=1, yes=True)
    assert seats(stranger) == (3,)


@pytest.mark.promise(26)
async def test_however_many_devices_open_a_seat_the_first_ones_are_not_forgotten() -> None:
    evening, _ = await Evening.of("sushi-go(seats=4)", MIA, OPEN, OPEN, OPEN, public=True)
    eve = await evening.sit("Eve", address="203.0.113.5")
    for number in range(2 * MOST_DEVICES):
        await opened(evening, eve, f"{number}", "203.0.113.5")
    for who in ({"device": "Eve's phone"}, {"address": "203.0.113.5"}):
        again = await evening.visitor("Two", **who)
        assert await refused(again, "join", name="Two") == "one_seat"


@pytest.mark.promise(21)
async def test_a_seat_is_opened_on_few_devices_and_from_many_addresses() -> None:
    evening, _, leo, _ = await trio()
    for number in range(2 * MOST_ADDRESSES):
        assert await opened(evening, leo, "Leo's phone", f"203.0.113.{number}")  # on a train
    devices = [await opened(evening, leo, f"{number}") for number in range(2 * MOST_DEVICES)]
    assert [bool(device) for device in devices] == [True] * (MOST_DEVICES - 1) + [False] * (MOST_DEVICES + 1)
    assert len(evening.table.doc.seats[1].marks) == MOST_DEVICES + MOST_ADDRESSES


@pytest.mark.promise(17)
async def test_the_document_of_a_table_does_not_grow_by_coming_and_going() -> None:
    evening, _, leo, ida = await trio()
    sizes = []
    for number in range(3 * MOST_DEVICES):
        await leo.say("leave", seat=1)
        await leo.say("join", name="Leo")
        await opened(evening, leo, f"Leo's {number}", f"203.0.113.{number}")
        with suppress(Denied):
            await ida.say("code", seat=2)
            other = await evening.visitor(f"{number}")
            await other.say("claim", code=heard(ida, "code")["code"])
            ida = other
        sizes.append(len(str(evening.table.doc.seats)))
    assert seats(ida) == (2,)
    assert len(set(sizes[-MOST_DEVICES:])) == 1


@pytest.mark.promise(25)
async def test_few_are_removed_from_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_REMOVED", 2)
    evening, mia = await Evening.of(TRIO, MIA, OPEN, OPEN)
    for name in ("Ann", "Bob", "Cid"):
        await evening.sit(name)
        if name != "Cid":
            await mia.say("remove", seat=1)
    assert await refused(mia, "remove", seat=1) == "too_fast"


@pytest.mark.promise(26)
async def test_before_a_private_match_several_people_may_share_a_device() -> None:
    _, mia = await Evening.of(TRIO, MIA, OPEN, OPEN)
    await mia.say("join", name="Tim")
    await mia.say("join", name="Ida")
    assert seats(mia) == (0, 1, 2)


@pytest.mark.promise(27)
async def test_no_name_can_be_taken_for_another_at_the_table() -> None:
    evening, _ = await Evening.of(
        "sushi-go(seats=5)", MIA, NewSeat("bot", "Hana", "expert"), OPEN, OPEN, OPEN
    )
    eve = await evening.visitor("Eve")
    for name in (
        "Mia",
        "mia",
        "M\u00eda",
        "Міа",
        "\uff2d\uff49\uff41",
        "M i a",
        "Mla",
        "M1a",
        "Mia🍣",
        "hana.",
    ):
        assert await refused(eve, "join", name=name) == "name_taken", name
    assert await refused(eve, "join", name="Hаna") == "bad_name"  # two alphabets
    await eve.say("join", name="Mika")  # a guest whom nobody has seen gives way
    assert "Mika" not in [seat.guest for seat in evening.table.doc.seats]
    with pytest.raises(Denied, match="another name"):
        await lay(services(), PAIR, MIA, NewSeat("you", "MIA"))
    table, _ = await lay(services(), PAIR, NewSeat("you", "hana"), NewSeat("bot", "Hana", "expert"))
    assert [seat.name for seat in table.info().seats] == ["hana", "Nami"]
    table.sleep()


@pytest.mark.promise(27)
async def test_in_a_match_no_name_is_that_of_a_guest_or_of_somebody_who_asks() -> None:
    evening, _mia, _leo, ida = await trio()
    await ida.say("leave", seat=2)
    ben = await evening.visitor("Ben")
    for name in ("Leo", evening.seat(2).guest, evening.seat(0).guest):
        assert await refused(ben, "join", name=name) == "name_taken"
    await ben.say("join", name="Ben")
    assert await refused(await evening.visitor("Bob"), "join", name="ben") == "name_taken"


@pytest.mark.promise(29)
async def test_neither_a_device_nor_an_address_is_kept_or_told() -> None:
    evening, mia, _leo, _ = await trio()
    kept = str(evening.table.doc)
    assert "phone" not in kept
    assert "192.0.2" not in kept
    marks = evening.table.doc.seats[1].marks
    assert [len(mark) for mark in marks] == [33, 7]
    assert not any(mark in str(mia.heard) for mark in marks)
