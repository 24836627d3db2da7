"""Pins load shedding: what a server that can't keep up refuses, in which order, and that matches go on."""

from pathlib import Path

import pytest

from sushiya.server.hub import MANY_TABLES
from sushiya.server.metrics import Metrics
from sushiya.server.strain import Extra, Strain
from sushiya.table.refusals import Denied
from tests.server.helpers import BOT, House, house, you

pytestmark = pytest.mark.anyio


FIRST: set[Extra] = {"another_table", "review", "coach"}
SECOND: set[Extra] = FIRST | {"table", "paperwork"}
EVERYTHING: set[Extra] = SECOND | {"spectator", "hint"}


def strained(strain: Strain, late: float) -> Strain:
    """Let the event loop be as late as that for a while."""
    for _ in range(100):
        strain.measured(late)
    return strain


def refused(strain: Strain) -> set[Extra]:
    found: set[Extra] = set()
    for extra in EVERYTHING:
        try:
            strain.check(extra)
        except Denied:
            found.add(extra)
    return found


def test_what_running_matches_need_least_goes_first() -> None:
    metrics = Metrics()
    strain = Strain(metrics, 0.1)
    assert refused(strained(strain, 0.01)) == set()
    assert metrics.shedding == 0
    assert refused(strained(strain, 0.12)) == FIRST
    assert metrics.shedding == 1
    assert refused(strained(strain, 0.2)) == SECOND
    assert metrics.shedding == 2
    assert refused(strained(strain, 0.5)) == EVERYTHING
    assert metrics.shedding == 3
    assert refused(strained(strain, 0.01)) == set()


def test_bots_that_wait_are_strain_too() -> None:
    strain = Strain(Metrics(), 0.1)
    for seconds, expected in ((0.9, set[Extra]()), (1.2, FIRST), (1.7, SECOND), (5.0, EVERYTHING)):
        for _ in range(100):
            strain.measured(0.0, seconds)
        assert refused(strain) == expected


def test_a_hiccup_is_no_strain() -> None:
    strain = strained(Strain(Metrics(), 0.1), 0.0)
    strain.measured(0.9)
    assert refused(strain) == set()


async def test_those_who_have_many_tables_get_no_other_one_first(tmp_path: Path) -> None:
    """Whoever strains the server is refused before anybody else is."""
    wish = {"game": "sushi-go(seats=3)", "seats": [you("Mia"), BOT, BOT]}
    async with house(tmp_path, trust_proxy=True) as home:

        async def made(address: str) -> int:
            return (await home.post(wish, x_forwarded_for=address)).status_code

        assert [await made("192.0.2.66") for _ in range(MANY_TABLES)] == MANY_TABLES * [201]
        home.hub.caretaker.strain = strained(Strain(home.hub.metrics, 0.1), 0.12)
        assert [await made("192.0.2.66"), await made("192.0.2.1")] == [503, 201]
        strained(home.hub.caretaker.strain, 0.2)
        assert await made("192.0.2.2") == 503


async def test_a_strained_server_lets_those_who_play_go_on(home: House) -> None:
    home.hub.caretaker.strain = Strain(home.hub.metrics, 0.1)
    table, keys = await home.make("sushi-go(seats=3)", you("Mia"), BOT, BOT)
    mia = await home.enter(table, keys[0])
    await mia.until(lambda: mia.public)
    strained(home.hub.caretaker.strain, 5.0)
    answer = await home.post({"game": "sushi-go(seats=3)", "seats": [you("Leo"), BOT, BOT]})
    assert (answer.status_code, answer.json()["reason"]) == (503, "full")
    watcher = home.connect(table)
    watcher.say("hello")
    assert await watcher.refused() == "full"
    mia.say("hint", seat=0, serial=mia.public["serial"])
    assert await mia.refused() == "full"
    mia.answer(0)
    await mia.until(lambda: mia.public["turn"] == 2)
    again = await home.enter(table, keys[0])
    await again.until(lambda: again.public)
