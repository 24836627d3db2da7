"""Pins that every screen fits phones and desktops, covers nothing, and breaks no rule of axe-core."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.access import AXE, COLOURS, violations_in
from tests.e2e.guests import DESKTOP, LARGE_PHONE, LOST_LINE, NOT_FOUND, OFFLINE, PHONE, TABLET, guest
from tests.e2e.house import House
from tests.e2e.layout import come_to_rest, misfits
from tests.e2e.moments import Moments
from tests.e2e.screens import NAMES, Tour
from tests.full import FULL, in_full_runs, some

PARTS = 4 if FULL else 2
"""A walk past all screens takes a minute: workers share it."""
MAIN = "de"
"""The language with the longest words. Full runs look at screens with a lot of text in all others."""
WORDY = {
    *("home", "home-a-la-carte", "roster", "settings", "waiting", "joining", "copy", "wish", "box", "wasabi"),
    *("sushi-go", "party-of-eight", "sushizock", "sushi-go-final", "card-help", "table-menu", "rules-dish"),
    *("score-pad", "replay", "review", "what-if", "coach", "coach-shows"),
}
SAME = {"chopsticks", "give", "menu", "order", "wasabi", "party-final", "home-sushi-go"}
"""Screens that consist of the same parts as another one."""
ELSEWHERE = {
    *("review", "what-if", "daily", "coach", "coach-shows", "hint", "hint-dice"),
    *("lesson", "seen", "rules-sushi-go", "rules-party", "rules-sushizock", "home-sushizock"),
}
"""Screens that only full runs visit here. Quick runs look at most of them where they are used (test_review,
test_whatif, test_daily, test_coach, test_hints, test_rules_pages); the others are made of the same parts."""
TABLES = {
    *("sushi-go", "party-of-eight", "second", "wasabi", "dummy", "call", "copy", "wish", "box", "blind"),
    "sushizock",
}
TWICE = {
    *("home", "settings", "waiting", "joining", "gone", "rules", "rules-sushizock", "score-pad"),
    *("sushi-go", "party-of-eight", "wish", "box", "blind", "sushizock", "sushi-go-final", "replay"),
    *("review", "what-if"),
    *("round-end", "card-help", "plates", "keys", "table-menu"),
}
"""Screens that fit text of twice the size, on the smallest phone and on a laptop."""

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
DOCK_OVER = """() => {
    const [dock, plates] = ["section.dock", ".mine, .own"].map(part => document.querySelector(part));
    return dock && dock.getBoundingClientRect().top < plates.getBoundingClientRect().bottom - 1;
}"""


def looked_at() -> list[str]:
    """The names of all screens, in quick runs without those that other tests look at."""
    return sorted(NAMES if FULL else NAMES - SAME - ELSEWHERE)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_screen(browser: Browser, house: House, moments: Moments, part: int) -> None:
    wanted = looked_at()[part::PARTS]
    tour = Tour(house, moments, wanted)
    found: list[str] = []
    forgiven = (LOST_LINE, NOT_FOUND, OFFLINE)
    with guest(browser, house.url, places=tour.places, language=MAIN, forgive=forgiven) as page:
        for name in wanted:
            resize(page, PHONE)
            tour.screens[name](page)
            wrong = [
                *sticking_out(page),
                *covering(page, name),
                *violating(page, name),
                *too_large(page, name),
            ]
            found += [f"{name}, {each}" for each in wrong]
    assert not found, "\n".join(found)


@in_full_runs
@pytest.mark.parametrize("language", ["en", "es", "fr", "it", "nl"])
def test_every_language(browser: Browser, house: House, moments: Moments, language: str) -> None:
    tour = Tour(house, moments, WORDY)
    found: list[str] = []
    with guest(browser, house.url, places=tour.places, language=language) as page:
        for name in sorted(WORDY):
            resize(page, PHONE)
            tour.screens[name](page)
            assert page.evaluate("document.documentElement.lang") == language
            found += [f"{name}, {each}" for each in sticking_out(page)]
    assert not found, "\n".join(found)


def resize(page: Page, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})


def sticking_out(page: Page) -> Iterator[str]:
    for size in some([PHONE, DESKTOP], [TABLET]):
        resize(page, size)
        yield from (f"{size[0]} px: {each}" for each in misfits_at_rest(page))


def misfits_at_rest(page: Page) -> list[str]:
    """What does not fit, and still does not once everything has arrived."""
    if misfits(page):
        come_to_rest(page)
    return misfits(page)


def covering(page: Page, name: str) -> Iterator[str]:
    if name not in TABLES:
        return
    sushizock = name == "sushizock"
    parts = [".others", ".row", ".own"] if sushizock else [".counter > .others", ".loop", ".mine"]
    for size in UPRIGHT if sushizock else (*UPRIGHT, SIDEWAYS):
        resize(page, size)
        found = page.evaluate(COVERED, [*parts, "section.dock"])
        if found:
            come_to_rest(page)
            found = page.evaluate(COVERED, [*parts, "section.dock"])
        yield from (f"{size[0]} px: {each}" for each in found)


def violating(page: Page, name: str) -> Iterator[str]:
    """Each theme and each layout once: both have the same colours, and nearly the same parts."""
    if name in SAME:
        return
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme, size, rules in (("light", PHONE, None), ("dark", DESKTOP, None if FULL else COLOURS)):
        resize(page, size)
        yield from (f"{theme}, {size[0]} px: {each}" for each in violations_in(page, theme, rules))


def too_large(page: Page, name: str) -> Iterator[str]:
    if name not in TWICE:
        return
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for size in (LAPTOP, PHONE):
        resize(page, size)
        yield from (f"twice the size, {size[0]} px: {each}" for each in misfits_at_rest(page))
        if page.evaluate(DOCK_OVER):
            yield f"twice the size, {size[0]} px: the dock covers our plates"
