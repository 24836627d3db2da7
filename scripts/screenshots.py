"""Take pictures of every screen, in both themes, on a phone and on a desktop.

./run screenshots               all of them, into screenshots/
./run screenshots home wish     only screens whose names contain one of these
./run screenshots --docs        the pictures of a table in the documentation, into docs/images/
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.guests import DESKTOP, LOST_LINE, NOT_FOUND, OFFLINE, guest, launch
from tests.e2e.house import YOU, House
from tests.e2e.layout import come_to_rest
from tests.e2e.moments import Moments
from tests.e2e.play import play_draft
from tests.e2e.screens import Tour

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "screenshots"
SIZES = {"phone": (390, 844), "small-phone": (360, 640), "desktop": DESKTOP}
THEMES = ("light", "dark")
IMAGES = ROOT / "docs" / "images"
TABLE = "sushi-go-party(seats=4,meal=my-first-meal)"
GUESTS = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Momo", "Hana", "Taro")]
TASTE = ("tempura", "maki", "squid", "salmon", "ice cream")
TURNS = 13
"""A round of nine turns, and some of the next one."""


def take(page: Page, name: str) -> None:
    """Take pictures of the screen at every size and in both themes."""
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.screenshot(path=FOLDER / f"{name}.{size}.{theme}.png")
    print(name, flush=True)


def tour(browser: Browser, house: House, wanted: list[str]) -> None:
    """Take pictures of the screens whose names contain a wanted word, or of all."""
    tour = Tour(house, Moments(house))
    with guest(
        browser,
        house.url,
        places=tour.places,
        forgive=[LOST_LINE, NOT_FOUND, OFFLINE],
        device_scale_factor=1.5,
    ) as page:
        for name, go in tour.screens.items():
            if not wanted or any(word in name for word in wanted):
                go(page)
                take(page, name)


def picture_table(browser: Browser, house: House) -> None:
    """Play for a while, then take pictures for the documentation: light on a phone, dark on a desktop."""
    place = house.make(TABLE, YOU, *GUESTS)
    for name, size, theme, scale in (
        ("phone", SIZES["phone"], "light", 2),
        ("desktop", (1280, 820), "dark", 1),
    ):
        with guest(
            browser, house.url, size=size, theme=theme, places=[place], device_scale_factor=scale
        ) as page:
            page.goto(place.path)
            if name == "phone":
                play_draft(page, TASTE, turns=TURNS)
            page.locator(".dock .pick input").nth(1).check(force=True)
            come_to_rest(page)
            page.screenshot(path=IMAGES / f"table-{name}.png")


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        try:
            with launch(playwright) as browser:
                if wanted == ["--docs"]:
                    picture_table(browser, house)
                else:
                    tour(browser, house, wanted)
        finally:
            house.end()
    print(f"The pictures are in {(IMAGES if wanted == ['--docs'] else FOLDER).relative_to(ROOT)}/")


if __name__ == "__main__":
    main(sys.argv[1:])
