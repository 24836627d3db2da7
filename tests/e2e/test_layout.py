"""Pins that nothing sticks out or is cut off, on phones, tablets and desktops, in every language."""

import pytest
from playwright.sync_api import Browser

from tests.e2e.guests import DESKTOP, LARGE_PHONE, LOST_LINE, NOT_FOUND, PHONE, TABLET, guest
from tests.e2e.house import House
from tests.e2e.layout import misfits
from tests.e2e.moments import Moments
from tests.e2e.screens import Tour
from tests.full import some

FORGIVEN = (LOST_LINE, NOT_FOUND)

WORDY = (
    "home",
    "home-a-la-carte",
    "roster",
    "settings",
    "waiting",
    "joining",
    "copy",
    "wish",
    "box",
    "wasabi",
    "sushi-go",
    "party-of-eight",
    "sushizock",
    "sushi-go-final",
    "card-help",
    "table-menu",
    "rules-dish",
    "score-pad",
    "replay",
)
"""Screens with a lot of text. The others have no text of their own."""

TABLES = (
    "sushi-go",
    "party-of-eight",
    "second",
    "wasabi",
    "dummy",
    "call",
    "copy",
    "wish",
    "box",
    "blind",
    "sushizock",
)
LAPTOP = (1280, 720)
UPRIGHT = (PHONE, LARGE_PHONE, TABLET, LAPTOP)
SIDEWAYS = (844, 390)
"""On a phone in landscape, the two rows of Sushizock are reached by scrolling."""
COVERED = """parts => {
    const found = [];
    const all = part => [...document.querySelectorAll(part)];
    const boxes = parts.flatMap(part => all(part).map(each => [part, each.getBoundingClientRect()]));
    for (const [index, [name, box]] of boxes.entries()) {
        if (box.bottom > innerHeight + 1) found.push(`${name} ends below the screen`);
        for (const [other, below] of boxes.slice(index + 1))
            if (below.height > 0 && box.bottom > below.top + 1) found.push(`${name} reaches into ${other}`);
    }
    const end = part => all(part)[0]?.getBoundingClientRect().bottom;
    if (end(".tray") > end(".plates") + 1) found.push("no plate of ours is in sight");
    if (end("section.dock :is(.pick, .roll)") > innerHeight) found.push("the hand is out of sight");
    return found;
}"""


def test_nothing_covers_anything(browser: Browser, house: House, moments: Moments) -> None:
    tour = Tour(house, moments)
    found: list[str] = []
    with guest(browser, house.url, places=tour.places, language="de") as page:
        for name in TABLES:
            tour.screens[name](page)
            parts = (
                [".others", ".row", ".own"]
                if name == "sushizock"
                else [".counter > .others", ".loop", ".mine"]
            )
            for width, height in UPRIGHT if name == "sushizock" else (*UPRIGHT, SIDEWAYS):
                page.set_viewport_size({"width": width, "height": height})
                wrong = page.evaluate(COVERED, [*parts, "section.dock"])
                found += [f"{name} at {width} px: {each}" for each in wrong]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", some(["en"], ["de", "es", "fr", "it", "nl"]))
def test_everything_fits(browser: Browser, house: House, moments: Moments, language: str) -> None:
    tour = Tour(house, moments)
    found: list[str] = []
    with guest(browser, house.url, places=tour.places, language=language, forgive=FORGIVEN) as page:
        for name in tour.screens if language == "en" else WORDY:
            go = tour.screens[name]
            for width, height in some([PHONE, DESKTOP], [TABLET]):
                page.set_viewport_size({"width": width, "height": height})
                if (width, height) == PHONE:
                    go(page)
                assert page.evaluate("document.documentElement.lang") == language
                found += [f"{name} at {width} px: {each}" for each in misfits(page)]
    assert not found, "\n".join(found)


TWICE = (
    *("home", "settings", "waiting", "joining", "gone", "rules", "rules-sushizock", "score-pad"),
    *(
        "sushi-go",
        "party-of-eight",
        "wish",
        "box",
        "blind",
        "sushizock",
        "sushi-go-final",
        "replay",
        "round-end",
    ),
    *("card-help", "plates", "keys", "table-menu"),
)
"""Screens that fit text of twice the size, on the smallest phone and on a laptop."""
DOCK_OVER = """() => {
    const [dock, plates] = ["section.dock", ".mine, .own"].map(part => document.querySelector(part));
    return dock && dock.getBoundingClientRect().top < plates.getBoundingClientRect().bottom - 1;
}"""


def test_text_of_twice_the_size_fits(browser: Browser, house: House, moments: Moments) -> None:
    tour = Tour(house, moments)
    found: list[str] = []
    with guest(browser, house.url, places=tour.places, size=PHONE, language="de", forgive=FORGIVEN) as page:
        for name in TWICE:
            tour.screens[name](page)
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            for width, height in (LAPTOP, PHONE):
                page.set_viewport_size({"width": width, "height": height})
                found += [f"{name} at {width} px: {each}" for each in misfits(page)]
                if page.evaluate(DOCK_OVER):
                    found.append(f"{name} at {width} px: the dock covers our plates")
    assert not found, "\n".join(found)
