"""Pins how many bytes the first screen takes on the wire, as our server sends it."""

import re

import pytest
from playwright.sync_api import Browser

from tests.e2e.guests import guest
from tests.e2e.house import BOT, YOU, House
from tests.e2e.wire import AHEAD, counted, seen
from tests.full import LANGUAGES

MOST = 90_000
"""Bytes of JavaScript of the first screen, including the language's texts, with HTTP headers."""
MOST_OF_ALL = 181_000
"""Bytes of everything before a hand is on screen, from a link: scripts, styles, font, drawings, catalogue."""
HAS_LOADED = """(parts) => parts.every((part) =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes(part)))"""
REST = """() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/later-"))"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_javascript_of_the_first_screen(browser: Browser, house: House, language: str) -> None:
    with (
        guest(browser, house.url, language=language, service_workers="allow") as page,
        counted(page) as wire,
    ):
        page.goto("/")
        page.wait_for_function(HAS_LOADED, arg=AHEAD)  # so the screen is complete
        page.wait_for_load_state("networkidle")
        scripts = wire.of_this_screen(".js")
        assert len(scripts) > 1, "the page and the texts of its language"
        assert sum(scripts.values()) <= MOST, wire.received
        compressed = [path for path in wire.received if path.endswith((".js", ".css", ".svg", "/games"))]
        plain = [path for path in compressed if not wire.encodings[path] and wire.received[path] > 1500]
        assert not plain, "sent without compression"


def test_everything_from_the_link_to_the_hand(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=4)", YOU, BOT, BOT, BOT)
    with guest(browser, house.url, places=[place]) as page, counted(page) as wire:
        _, needed = seen(page, place.path, ".dock .pick")
        page.wait_for_function(REST)  # it comes by itself when the hand is there
        page.wait_for_load_state("networkidle")
        assert sum(wire.received.get(path, 0) for path in needed) <= MOST_OF_ALL, wire.received


def test_no_style_comes_early_that_a_table_may_not_use(browser: Browser, house: House) -> None:
    """The browser would warn in everybody's console, on slow devices only."""
    place = house.make("sushizock(seats=2)", YOU, BOT)
    with guest(browser, house.url, places=[place]) as page:
        response = page.goto(place.path)
        page.locator(".dock").wait_for()
        early = re.findall(r"<([^>]+\.css)>", response.headers["link"] if response else "")
        used = page.evaluate("[...document.styleSheets].map(({ href }) => href && new URL(href).pathname)")
        assert early, "the styles of any table"
        assert set(early) <= set(used)


def test_a_second_visit_asks_only_for_what_may_have_changed(browser: Browser, house: House) -> None:
    with guest(browser, house.url) as page:
        page.goto("/", wait_until="networkidle")
        again = page.context.new_page()
        with counted(again) as wire:
            again.goto("/", wait_until="networkidle")
            fetched = [path for path, size in wire.received.items() if path.startswith("/assets/") and size]
            assert not fetched, "hashed files come from the cache"
