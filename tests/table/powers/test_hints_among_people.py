"""Pins that there are no hints in a match that several people have played."""

from random import Random

import pytest

from sushiya.table.refusals import Denied
from tests.table.evening import BOT, lay, play_out, services
from tests.table.powers.meeting import MIA, OPEN, PAIR, TRIO, Evening, heard, refused

pytestmark = pytest.mark.anyio


@pytest.mark.promise(28)
async def test_a_match_begun_among_people_has_no_hints_even_when_one_is_left() -> None:
    evening, mia = await Evening.of(PAIR, MIA, OPEN)
    leo = await evening.sit("Leo")
    serial = mia.public["serial"]
    assert await refused(mia, "hint", seat=0, serial=serial) == "no_hints"
    await leo.say("leave", seat=1)
    assert not evening.seat(0).hints
    assert await refused(mia, "hint", seat=0, serial=mia.public["serial"]) == "no_hints"
    await play_out(mia, Random(1))
    await mia.again()
    assert evening.seat(1).hints  # alone with bots from the beginning


@pytest.mark.promise(28)
async def test_nor_has_a_match_that_somebody_joined_and_left() -> None:
    evening, mia = await Evening.of(TRIO, MIA, OPEN, BOT)
    await mia.say("start")
    assert evening.seat(0).hints
    leo = await evening.sit("Leo")
    await leo.say("leave", seat=1)
    assert not evening.seat(0).hints


@pytest.mark.promise(28)
async def test_a_table_with_hints_says_so_before_anybody_sits_down_and_is_not_public() -> None:
    evening, _mia = await Evening.of(PAIR, MIA, OPEN, hints=True)
    leo = await evening.visitor("Leo")
    assert heard(leo, "welcome")["table"]["hints"] is True
    with pytest.raises(Denied, match="no hints"):
        await lay(services(), PAIR, MIA, OPEN, hints=True, public=True)
