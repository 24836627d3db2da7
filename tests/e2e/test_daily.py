"""Pins the deal of the day on the page: its card, a match without help, and what opens after it."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.access import AXE, violations
from tests.e2e.guests import DESKTOP, LARGE_PHONE, guest
from tests.e2e.house import House
from tests.e2e.layout import misfits
from tests.e2e.play import play_draft
from tests.e2e.screens import MEASURED
from tests.full import some

COPIED = """() => {
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
    const writeText = async said => { window.copied = said; };
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
}"""
SAID = {
    "en": ("Today’s deal", "Play", "Result", "You are the first today.", "The master’s line"),
    "de": ("Partie des Tages", "Spielen", "Ergebnis", "Du bist heute die erste Person.", "Meister"),
}


def fine(page: Page) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert violations(page) == []
    assert misfits(page) == []


def unfold(page: Page) -> None:
    """Where there is no room beside the posters, the deals are a row that opens."""
    page.locator(".daily").wait_for()
    row = page.locator(".daily h2 button")
    if row.count() > 0:
        row.click()


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    some([("en", LARGE_PHONE, "light")], [("de", DESKTOP, "dark")]),
)
def test_the_deal_of_the_day(
    browser: Browser, house: House, language: str, size: tuple[int, int], theme: str
) -> None:
    title, play, result, first, master = SAID[language]
    with guest(browser, house.url, size=size, language=language, theme=theme) as page:
        page.add_init_script(f"({COPIED})()")
        page.goto("/")
        card = page.locator(".daily")
        expect(card.get_by_role("heading", name=title)).to_be_visible()
        unfold(page)
        expect(card.get_by_role("button", name=play)).to_have_count(3)
        fine(page)
        card.get_by_role("button", name=play).first.click()
        expect(page.locator(".dock .pick").first).to_be_visible()
        expect(page.locator(".banner.aside")).to_be_visible()
        expect(page.locator(".dock .ask-hint")).to_have_count(0)
        page.goto("/")  # coming back goes on where one was
        unfold(page)
        page.locator(".daily li").first.get_by_role("button").click()
        play_draft(page)
        page.get_by_role("dialog").get_by_role("link", name=result).click()
        expect(page.locator(".hero")).to_contain_text(first)
        expect(page.get_by_role("heading", name=re.compile(master))).to_be_visible()
        expect(page.locator(".line ol")).to_have_count(3)
        expect(page.locator(".line li")).to_have_count(24)
        expect(page.locator(".signs")).to_have_count(3, timeout=MEASURED)
        fine(page)
        page.locator(".share button").click()
        head, points, *rows, link = page.evaluate("window.copied").splitlines()
        assert head.startswith("Sushiya ")
        assert re.search(r"\d+ \w+, \w+ \d \w+ 4 · ", points)
        assert len(rows) == 3
        assert set("".join(rows)) <= set("🍣🍙🥢")
        assert link == f"{house.url}/"
        page.goto("/")
        unfold(page)
        expect(page.locator(".daily li").first.get_by_role("link", name=result)).to_be_visible()
        expect(page.locator(".daily .foot")).to_contain_text("1")
