"""Pins that nothing is cut, covered or out of reach on tight screens, with two to eight at a table."""

import os
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.guests import DESKTOP, LARGE_PHONE, LOST_LINE, NOT_FOUND, OFFLINE, PHONE, guest
from tests.e2e.house import House
from tests.e2e.layout import come_to_rest, covered, cut_off, misfits
from tests.e2e.moments import Moments, late
from tests.e2e.play import answer_draft, next_question
from tests.e2e.screens import Tour
from tests.e2e.test_ceremony import is_last_choice

pytestmark = pytest.mark.skipif(
    not os.environ.get("SUSHIYA_FULL"), reason="two minutes of looking at every table at five sizes"
)

SIDEWAYS = (844, 390)
LAPTOP = (1280, 720)
SIZES = (SIDEWAYS, PHONE, LARGE_PHONE, LAPTOP, DESKTOP)

SCREENS = (
    *("home", "waiting", "joining", "round-end", "sushi-go-final", "sushizock-final"),
    *("sushi-go", "party-of-eight", "second", "wish", "box", "sushizock", "sushizock-steal"),
)
TABLES = ("sushi-go(seats=2,edition=gamewright)", "sushi-go-party(seats=4,meal=big-banquet)")
"""Late in a match, when most lies on the table."""

OUT_OF_SIGHT = """() => {
    const needed = "dialog :is(.go, header button), .dock :is(.go, .none, .pick, .roll, .call), .seat .chip";
    const inside = document.querySelector("dialog[open]") ?? document;
    const found = [];
    for (const each of inside.querySelectorAll(needed)) {
        const { left, right, top, bottom, width } = each.getBoundingClientRect();
        const is = width > 0 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
        if (is) found.push(`${each.className} "${each.textContent.trim().slice(0, 30)}" is out of sight`);
    }
    return [...new Set(found)];
}"""

HOLD = """() => {
    const wait = setTimeout;
    const held = [];
    window.setTimeout = (act, ms, ...rest) => (ms > 500 ? 0 * held.push(act) : wait(act, ms, ...rest));
    let frames = 0;
    window.goOnTo = what => {
        if (document.querySelector(what)) return true;
        if (++frames % 20 === 0) held.splice(0).forEach(act => act());
        return false;
    };
}"""
"""Whatever lasts for a while stays until somebody goes on, and has the frames that it needs to arrive."""


def wrong_at_any_size(page: Page, name: str) -> list[str]:
    """What is wrong with a screen, at every size."""
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        come_to_rest(page)
        wrong = [*misfits(page), *cut_off(page), *covered(page), *page.evaluate(OUT_OF_SIGHT)]
        found += [f"{name} at {width} x {height}: {each}" for each in wrong]
    return found


def test_everything_has_its_room(browser: Browser, house: House, moments: Moments) -> None:
    tour = Tour(house, moments, SCREENS)
    tables = {game: house.reach(game, late(3, 6), int(game.partition("seats=")[2][0]) - 1) for game in TABLES}
    visits: dict[str, Callable[[Page], None]] = {name: tour.screens[name] for name in SCREENS}
    visits |= {game: tour.visit(place) for game, place in tables.items()}
    tour.places += tables.values()
    found: list[str] = []
    forgiven = [LOST_LINE, NOT_FOUND, OFFLINE]
    with guest(browser, house.url, places=tour.places, language="de", forgive=forgiven) as page:
        for name, visit in visits.items():
            visit(page)
            found += wrong_at_any_size(page, name)
    assert not found, "\n".join(found)


def test_everybody_s_count_has_its_room(browser: Browser, house: House) -> None:
    """The end of a round among eight: the last cards, the first dish, the last one."""
    game = "sushi-go-party(seats=8,meal=big-banquet)"
    place = house.reach(game, partial(is_last_choice, round=1, turn=6), 7)
    found: list[str] = []
    with guest(browser, house.url, places=[place], language="de", pace="calm") as page:
        page.goto(place.path)
        next_question(page)
        page.wait_for_load_state("networkidle")  # what is shown later is loaded
        page.evaluate(HOLD)
        answer_draft(page)
        for moment in (".ceremony.last", ".ceremony.count", ".ceremony .now:last-child", "dialog.sheet"):
            page.wait_for_function("what => goOnTo(what)", arg=moment)
            found += wrong_at_any_size(page, moment)
    assert not found, "\n".join(found)
