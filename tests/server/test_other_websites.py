"""Pins that other websites can't use a visitor's browser to change something here, or to make us work."""

import socket
from pathlib import Path

import pytest

from tests.server.helpers import OPEN, House, house, you

pytestmark = pytest.mark.anyio

OWN_NAME = socket.gethostname().lower().partition(".")[0]
PAIR = "sushi-go(seats=2,edition=gamewright)"


@pytest.mark.promise(6)
@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"origin": "http://sushiya"}, 201),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"host": "evil.example", "origin": "http://evil.example"}, 403),  # a name that leads here
        ({"host": "evil.example"}, 403),
        ({"host": "192.0.2.1:8000", "origin": "http://192.0.2.1:8000"}, 201),
        ({"host": "localhost:8000", "origin": "http://localhost:8000"}, 201),
        ({"host": f"{OWN_NAME}.local"}, 201),
        ({"host": f"{OWN_NAME}.evil.example"}, 403),
        ({"content_type": "text/plain"}, 415),
        ({"content_type": "application/x-www-form-urlencoded"}, 415),
        ({"content_type": "application/json; charset=utf-8"}, 201),
    ],
)
async def test_a_request_that_changes_something_is_ours(
    home: House, headers: dict[str, str], status: int
) -> None:
    answer = await home.post({"game": PAIR, "seats": [you("Mia"), OPEN]}, **headers)
    assert answer.status_code == status, answer.text


@pytest.mark.promise(6)
@pytest.mark.parametrize(
    "path",
    [
        "/api/matches/abcdefghjkmn/review",
        "/api/matches/abcdefghjkmn/comparison",
        "/api/matches/abcdefghjkmn/steps",
        "/api/daily/sushi-go/2025-01-01",
        "/api/qr.svg?text=x",
    ],
)
async def test_nobody_works_for_another_website(home: House, path: str) -> None:
    """Its page can let a visitor's browser ask, by an image or a hidden frame, without an origin."""
    assert (await home.get(path, sec_fetch_site="cross-site")).status_code == 403
    for ours in ({}, {"sec_fetch_site": "same-origin"}, {"sec_fetch_site": "none"}):
        assert (await home.get(path, **ours)).status_code != 403


async def test_a_site_of_ours_elsewhere_may_ask_and_a_link_to_a_record_works(tmp_path: Path) -> None:
    async with house(tmp_path, allowed_origins=("https://sushi.example",)) as home:
        ours = {"sec_fetch_site": "cross-site", "origin": "https://sushi.example"}
        assert (await home.get("/api/games", **ours)).status_code == 200
        link = await home.get("/matches/abcdefghjkmn.record", sec_fetch_site="cross-site")
        assert link.status_code == 404


@pytest.mark.promise(6)
async def test_a_socket_needs_a_name_of_ours(home: House) -> None:
    table, _ = await home.make(PAIR, you("Mia"), OPEN)
    foreign = home.connect(table, host="evil.example", origin="http://evil.example")
    await foreign.gone()
    assert not foreign.accepted
