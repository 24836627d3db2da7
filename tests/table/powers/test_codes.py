"""Pins that keys and codes are for a seat's own holder."""

import pytest

from sushiya.table.rest_types import NewSeat
from tests.table.powers.meeting import MIA, OPEN, TRIO, Evening, hands_seen, heard, refused, seats, trio

pytestmark = pytest.mark.anyio


@pytest.mark.promise(24)
async def test_a_code_is_for_the_holder_of_the_seat_only() -> None:
    _, mia, leo, _ = await trio()
    assert await refused(mia, "code", seat=1) == "not_your_seat"
    assert not any(each["type"] == "code" for each in mia.heard)
    await leo.say("code", seat=1)
    assert heard(leo, "code")["seconds"] == 600


@pytest.mark.promise(24)
async def test_a_recovery_code_brings_the_seat_back_once_and_is_then_another() -> None:
    evening, mia, leo, ida = await trio()
    noted = heard(leo, "joined")["recovery"]
    assert all(noted not in str(person.heard) for person in (mia, ida))
    assert noted not in str(evening.table.doc)
    evening.go(leo, 100_000)
    tablet = await evening.visitor("tablet")
    assert await refused(tablet, "claim", code="AAAA-BBBB-CCCC") == "bad_code"
    await tablet.say("claim", code=f" {noted.replace('-', ' ').lower()} ")
    assert seats(tablet) == (1,)
    assert heard(mia, "notice")["what"] == "seat_moved"
    other = await evening.visitor("thief")
    assert await refused(other, "claim", code=noted) == "bad_code"
    await other.say("claim", code=heard(tablet, "joined")["recovery"])
    assert (seats(other), seats(tablet)) == ((1,), ())


@pytest.mark.promise(24)
async def test_a_code_opens_no_second_hand_of_a_match_among_people() -> None:
    _, mia, leo, _ = await trio()
    await leo.say("code", seat=1)
    assert await refused(mia, "claim", code=heard(leo, "code")["code"]) == "seen_a_hand"
    assert hands_seen(mia) == {"0"}


@pytest.mark.promise(24)
async def test_seats_that_share_a_device_move_to_another_one_together() -> None:
    evening, mia = await Evening.of(TRIO, MIA, NewSeat("you", "Tim"), OPEN)
    await evening.sit("Leo")
    tablet = await evening.visitor("tablet")
    for seat in (0, 1):
        await mia.say("code", seat=seat)
        await tablet.say("claim", code=heard(mia, "code")["code"])
    assert seats(tablet) == (0, 1)
