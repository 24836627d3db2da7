"""Pins the status page, which tells an operator how the server is doing."""

import re

import pytest

from tests.server.helpers import BOT, House, you

pytestmark = pytest.mark.anyio


def told(page: str) -> dict[str, str]:
    return dict(re.findall(r"<tr><td>([^<]*)<td[^>]*>([^<]*)", page))


async def test_it_tells_what_goes_on(home: House) -> None:
    table, keys = await home.make("sushi-go(seats=3)", you("<b>Mia</b>"), BOT, BOT)
    mia = await home.enter(table, keys[0])
    await mia.until(lambda: mia.public)
    mia.answer(0)
    mia.say("leave", seat=1)
    await mia.refused()
    answer = await home.get("/status")
    assert answer.headers["content-type"].startswith("text/html")
    assert "script" not in answer.text
    assert table not in answer.text
    found = told(answer.text)
    assert found["Sockets at tables"] == found["Tables in memory"] == found["Tables made"] == "1"
    assert found["Store"] == "takes writes"
    assert found["Under strain"] == "no"
    assert found["not_your_seat"] == "1"
    assert found["Running for"] == "0 h 0 min"
    assert found["An answer, until it is on disk and shown"].startswith("at most")


async def test_it_says_when_something_is_wrong(home: House) -> None:
    home.hub.metrics.unreadable_rows = 2
    home.hub.metrics.shedding = 3
    page = (await home.get("/status")).text
    assert "<td class='ill'>2" in page
    assert told(page)["Under strain"] == "no new tables, codes, replays, spectators or hints"
