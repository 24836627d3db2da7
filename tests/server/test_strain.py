"""Pins load shedding: what a server that can't keep up refuses, in which order, and that matches go on."""

import pytest

from sushiya.server.metrics import Metrics
from sushiya.server.strain import Extra, Strain
from sushiya.table.refusals import Denied
from tests.server.helpers import BOT, House, you

pytestmark = pytest.mark.anyio


EVERYTHING: set[Extra] = {"table", "review", "coach", "spectator", "hint"}


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
    assert refused(strained(strain, 0.2)) == {"table", "review", "coach"}
    assert metrics.shedding == 1
    assert refused(strained(strain, 0.5)) == EVERYTHING
    assert metrics.shedding == 2
    assert refused(strained(strain, 0.01)) == set()


def test_bots_that_wait_are_strain_too() -> None:
    strain = Strain(Metrics(), 0.1)
    for seconds, expected in ((0.9, set[Extra]()), (1.5, {"table", "review", "coach"}), (5.0, EVERYTHING)):
        for _ in range(100):
            strain.measured(0.0, seconds)
        assert refused(strain) == expected


def test_a_hiccup_is_no_strain() -> None:
    strain = strained(Strain(Metrics(), 0.1), 0.0)
    strain.measured(0.9)
    assert refused(strain) == set()


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
