"""Pins the status page, which tells an operator how the server is doing."""

import re
from pathlib import Path

import pytest
from starlette.requests import Request

from sushiya.server.operators import runs_the_server
from sushiya.server.settings import Settings
from tests.server.helpers import BOT, House, house, you

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


@pytest.mark.promise(19)
@pytest.mark.parametrize("path", ["/metrics", "/status"])
async def test_only_whoever_runs_the_server_may_see_it(tmp_path: Path, path: str) -> None:
    named = ("10.1.2.3", "192.0.2.0/24", "2001:db8::/48")
    async with house(tmp_path, trust_proxy=True, metrics_from=named) as home:
        for inside in ("", "127.0.0.1", "::1", "10.1.2.3:80", "192.0.2.200", "2001:db8::7"):
            headers = {"x_forwarded_for": inside} if inside else {}
            assert (await home.get(path, **headers)).status_code == 200, inside
        for stranger in ("10.1.2.4", "198.51.100.7", "2001:db8:1::7", "nonsense", "127.0.0.1, 198.51.100.7"):
            answer = await home.get(path, x_forwarded_for=stranger)
            assert (answer.status_code, "sushiya_" in answer.text) == (403, False), stranger


@pytest.mark.promise(19)
@pytest.mark.parametrize("path", ["/metrics", "/status"])
@pytest.mark.parametrize("trust_proxy", [True, False])
async def test_a_page_of_another_site_can_t_make_them_see_it_for_it(
    tmp_path: Path, path: str, trust_proxy: bool
) -> None:
    """If its name leads here, it has the same origin as our page, and their browser asks from inside."""
    async with house(tmp_path, trust_proxy=trust_proxy, allowed_hosts=()) as home:
        for foreign in ("evil.example", "evil.example:8000", ""):
            answer = await home.get(path, host=foreign)
            assert (answer.status_code, "sushiya_" in answer.text) == (403, False), foreign
        for ours in ("localhost:8000", "127.0.0.1:8000", "[::1]:8000", "192.0.2.7"):
            assert (await home.get(path, host=ours)).status_code == 200, ours


def test_a_computer_that_asks_itself_over_its_network_may_see_it() -> None:
    def asking(server: tuple[str, int] | None) -> Request:
        return Request({"type": "http", "server": server, "headers": [(b"host", b"192.0.2.7:8000")]})

    here = asking(("192.0.2.7", 8_000))
    assert runs_the_server(here, "192.0.2.7", Settings())
    assert not runs_the_server(here, "192.0.2.8", Settings())
    assert not runs_the_server(asking(None), "?", Settings())


async def test_it_says_when_something_is_wrong(home: House) -> None:
    home.hub.metrics.unreadable_rows = 2
    home.hub.metrics.shedding = 3
    page = (await home.get("/status")).text
    assert "<td class='ill'>2" in page
    assert told(page)["Under strain"] == "no new tables, codes, replays, spectators or hints"
