"""Pins what-if in the page: from a replay to another option, played out, played on, listed and saved."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from sushiya.games import load_record
from tests.e2e.access import AXE, violations
from tests.e2e.guests import DESKTOP, LARGE_PHONE, guest
from tests.e2e.house import House
from tests.e2e.moments import Moments
from tests.e2e.screens import MEASURED
from tests.full import in_full_runs

REPLAY = re.compile(r"/replay/\w+#2$")


def another(page: Page) -> None:
    """Choose an option that was not played."""
    page.locator("main fieldset label:not(.was)").first.click()


def measured(page: Page) -> None:
    """Let both options be played out, and wait until that is done."""
    page.locator(".times").click()
    expect(page.locator(".figures")).to_be_visible(timeout=MEASURED)
    expect(page.locator(".times small")).to_have_text("done", timeout=MEASURED)


def test_another_option_is_played_out_and_played_on(browser: Browser, house: House) -> None:
    place = Moments(house)["party-final"]  # a match of its own: nobody else keeps variations of it
    with guest(browser, house.url, size=LARGE_PHONE, places=[place]) as page:
        page.goto(place.path)
        page.locator("a[href^='/replay/']").click()
        page.get_by_role("button", name="Step forward").click()
        expect(page).to_have_url(REPLAY)
        page.keyboard.press("w")
        expect(page.locator("fieldset label.was")).to_be_visible()
        expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
        another(page)
        measured(page)
        expect(page.locator(".answer")).to_be_visible()
        tree = page.locator("ol li")
        expect(tree).to_have_count(2)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert not violations(page)
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        here = page.url

        page.get_by_role("button", name="Play on from here").click()
        expect(page.locator("main[data-question]")).to_be_visible()
        page.go_back()
        expect(page).to_have_url(here)
        expect(tree).to_have_count(3)
        expect(tree.last).to_contain_text("still being played")

        tree.nth(1).get_by_role("button", name="Change").click()
        page.get_by_label("Name", exact=True).fill("Rolls first")
        page.get_by_role("button", name="Save", exact=True).click()
        expect(tree.nth(1)).to_contain_text("Rolls first")
        tree.nth(1).get_by_role("button", name="Change").click()
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save as a file").click()
        branch = load_record(saved.value.path().read_text(encoding="utf-8"))
        assert branch.branch is not None
        page.get_by_role("button", name="Delete").click()
        page.get_by_role("button", name="Delete").click()
        expect(tree).to_have_count(2)

        page.get_by_role("link", name="Look back").click()
        expect(page).to_have_url(REPLAY)


@in_full_runs
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_dice_to_keep_or_tiles_to_take(browser: Browser, house: House, moments: Moments, theme: str) -> None:
    name = "sushizock-final"
    with guest(browser, house.url, size=DESKTOP, places=[moments[name]], theme=theme) as page:
        page.goto(moments[name].path)
        skip = page.get_by_role("button", name="Skip")
        if skip.is_visible():
            skip.click()
        page.locator("a[href^='/review/']").click()
        page.locator("#decision a[href^='/what-if/']").click(timeout=MEASURED)
        another(page)
        measured(page)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert not violations(page)
        page.get_by_role("link", name="Look back").click()
        expect(page).to_have_url(re.compile(r"/review/\w+#\d+$"))
