"""Pins that a replay plays by itself: step by step with its sentences, paused by Space, up to the end."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.access import AXE, violations
from tests.e2e.guests import DESKTOP, LARGE_PHONE, guest
from tests.e2e.house import House
from tests.e2e.moments import Moments
from tests.full import in_full_runs, some


def look_back(page: Page, moments: Moments, name: str) -> int:
    """Open the replay of a finished match, and return how many steps it has."""
    page.goto(moments[name].path)
    page.locator("a[href^='/replay/']").click()
    return int(page.locator("input[type=range]").get_attribute("max") or 0)


def at(page: Page) -> int:
    return int(page.locator("input[type=range]").input_value())


def go_to(page: Page, step: int) -> None:
    page.locator("input[type=range]").fill(str(step))


def play(page: Page, language: str = "en") -> None:
    page.get_by_role("button", name={"en": "Play", "de": "Abspielen"}[language], exact=True).click()


@pytest.mark.parametrize(
    ("name", "motion"),
    some(
        [("party-final", "no-preference"), ("sushizock-final", "reduce")],
        [("party-final", "reduce"), ("sushizock-final", "no-preference")],
    ),
)
def test_it_plays_to_the_end_and_stops(
    browser: Browser, house: House, moments: Moments, name: str, motion: str
) -> None:
    places = [moments[name]]
    with guest(browser, house.url, size=LARGE_PHONE, places=places, reduced_motion=motion) as page:
        steps = look_back(page, moments, name)
        expect(page.get_by_role("link", name="The record of this match").locator("svg")).to_be_visible()
        speed = page.get_by_role("button", name="Speed")
        for _ in range(2):
            speed.click()
        expect(speed).to_have_text("4×")
        go_to(page, steps - 3)
        page.locator("h1").click()  # the keys go to the page
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        expect(page.locator("input[type=range]")).to_have_value(str(steps))
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        expect(page).to_have_url(re.compile(f"#{steps}$"))
        play(page)  # once more from the start
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        assert at(page) < steps


def test_every_step_says_what_happened(browser: Browser, house: House, moments: Moments) -> None:
    for language, begins in (("en", "Round 1: 9 cards each."), ("de", "Runde 1: 9 Karten für jeden.")):
        with guest(browser, house.url, places=[moments["party-final"]], language=language) as page:
            steps = look_back(page, moments, "party-final")
            lines = page.locator(".news li")
            expect(lines.first).to_have_text(begins)
            for step in range(2, steps + 1, 7):
                go_to(page, step)
                expect(lines.first).not_to_be_empty()
                assert "page-story" not in page.locator(".news").inner_text()


def test_a_step_by_hand_pauses_and_a_jump_does_not(browser: Browser, house: House, moments: Moments) -> None:
    with guest(browser, house.url, size=DESKTOP, places=[moments["party-final"]]) as page:
        look_back(page, moments, "party-final")
        play(page)
        pause = page.get_by_role("button", name="Pause")
        go_to(page, 8)
        expect(pause).to_be_visible()
        page.get_by_role("button", name="Step back").click()
        expect(pause).to_be_hidden()
        assert at(page) in (7, 8)  # it may have played a step just before
        page.keyboard.press("Space")  # on a button it presses the button
        expect(pause).to_be_hidden()
        page.locator("h1").click()
        page.keyboard.press("Space")
        expect(pause).to_be_visible()
        page.keyboard.press("ArrowLeft")
        expect(pause).to_be_hidden()


@in_full_runs
def test_nobody_is_shut_out(browser: Browser, house: House, moments: Moments) -> None:
    with guest(browser, house.url, size=LARGE_PHONE, places=[moments["party-final"]], language="de") as page:
        look_back(page, moments, "party-final")
        go_to(page, 12)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert not violations(page)
