"""Pins small screens: everyone's chips at a large table, points that cover no text, phones on their side."""

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.access import AXE, violations
from tests.e2e.guests import LARGE_PHONE, LOST_LINE, NOT_FOUND, OFFLINE, PHONE, guest
from tests.e2e.house import House, Place
from tests.e2e.layout import come_to_rest, misfits, out_of_sight
from tests.e2e.moments import Moments, last_choice, late
from tests.e2e.play import to_the_sheet
from tests.e2e.screens import Tour
from tests.full import in_turn, some

SIDEWAYS = (844, 390)
READY = "main[data-question]"

HIDDEN_CHIPS = """() => {
    const strip = document.querySelector(".others");
    const inside = strip.getBoundingClientRect();
    const found = [];
    for (const panel of strip.querySelectorAll(".seat")) {
        const chips = [...panel.querySelectorAll(".chip")].map(each => each.getBoundingClientRect());
        const box = panel.getBoundingClientRect();
        const out = each => each.bottom > inside.bottom + 1 || each.right > box.right + 1 || each.width < 12;
        if (chips.length === 0) found.push("no chips");
        if (chips.some(out)) found.push(`cut: ${panel.textContent.trim().slice(0, 20)}`);
        const lefts = chips.map(each => each.left);
        const near = lefts.some((left, index) => index && left - lefts[index - 1] < 5);
        if (near) found.push("chips hide each other");
    }
    return found;
}"""

WATCH = """() => {
    const bubbles = () => [...document.querySelectorAll(".score > i, .bubble")];
    const texts = () => {
        const found = [];
        const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
        for (let node; (node = walker.nextNode()); ) {
            const shown = node.parentElement.checkVisibility({ visibilityProperty: true });
            const other = node.parentElement.closest(".sr, .score > i, .bubble");
            if (!node.textContent.trim() || !shown || other) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            found.push([node.textContent.trim(), range.getBoundingClientRect()]);
        }
        return found;
    };
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 3 && other.top < one.bottom - 3;
    const covered = () => bubbles().flatMap(bubble => texts()
        .filter(([, box]) => meet(bubble.getBoundingClientRect(), box))
        .map(([text]) => `${bubble.textContent.trim()} covers ${text}`));
    const seen = new Promise(done => {
        const look = () => bubbles().length >= 3 ? done(covered()) : requestAnimationFrame(look);
        requestAnimationFrame(look);
    });
    return { seen };
}"""
"""Waits until several seats have gained points, and tells what their bubbles cover."""


@pytest.fixture(scope="module")
def tables(house: House) -> dict[int, Place]:
    """Late moments at tables of five to eight, in quick runs at the smallest and the largest."""
    return {
        seats: house.reach(f"sushi-go-party(seats={seats},meal=big-banquet)", late(3, 5), seats - 1)
        for seats in some([5, 8], [6])
    }


@pytest.mark.parametrize(
    ("size", "languages"),
    [(size, in_turn(["de", "fr"])) for size in some([PHONE, SIDEWAYS], [LARGE_PHONE])],
)
def test_everyone_s_chips_are_in_sight(
    browser: Browser, house: House, tables: dict[int, Place], size: tuple[int, int], languages: list[str]
) -> None:
    for language in languages:
        with guest(browser, house.url, size=size, places=[*tables.values()], language=language) as page:
            for seats, place in tables.items():
                page.goto(place.path)
                page.wait_for_selector(READY)
                come_to_rest(page)
                assert page.locator(".others .seat").count() == seats - 1
                assert page.evaluate(HIDDEN_CHIPS) == [], f"{seats} seats, {language}"
                assert misfits(page) == []


def test_a_tap_anywhere_on_a_brief_panel_opens_it(
    browser: Browser, house: House, tables: dict[int, Place]
) -> None:
    with guest(browser, house.url, size=PHONE, places=[tables[8]]) as page:
        page.goto(tables[8].path)
        page.wait_for_selector(READY)
        chips = page.locator(".others .chips").first.bounding_box()
        assert chips is not None
        page.mouse.click(chips["x"] + 10, chips["y"] + 10)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert not violations(page)


@pytest.mark.parametrize("language", some(["de"], ["en", "es", "fr", "it", "nl"]))
def test_points_just_gained_cover_no_text(browser: Browser, house: House, language: str) -> None:
    """At the end of a round, all scores change at once."""
    place = house.reach("sushi-go(seats=5)", last_choice, 4)
    with guest(browser, house.url, size=LARGE_PHONE, places=[place], language=language) as page:
        page.goto(place.path)
        page.wait_for_selector(READY)
        watched = page.evaluate_handle(WATCH)
        to_the_sheet(page)
        assert watched.evaluate("async watched => (await watched.seen).join()") == ""


LANDSCAPE = some(
    ["rules-dish", "score-pad", "settings", "card-help", "table-menu", "round-end", "lost-line", "no-server"],
    ["rules", "rules-sushizock", "replay", "plates", "keys", "sushi-go-final"],
)
TABLES = ["give", "box"]
OUT_OF_REACH = """() => {
    const found = [];
    const box = document.querySelector("dialog[open]");
    if (box) {
        const { top, bottom } = box.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight) found.push("the dialog leaves the screen");
        const close = box.querySelector("header button, .go").getBoundingClientRect();
        if (close.top < 0) found.push("it can't be closed");
    }
    const inSight = what => {
        const shown = document.querySelector(what);
        if (!shown) return;
        const { top, bottom } = shown.getBoundingClientRect();
        const there = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2);
        if (!shown.closest("tr, fieldset").contains(there)) found.push(`${what} is out of sight`);
    };
    inSight(box ? "dialog .total > th" : ".posters .pname"); // nothing behind a dialog has to be in sight
    const dock = document.querySelector("nav.dock");
    if (dock && dock.getBoundingClientRect().height > innerHeight * 0.4) found.push("the dock is too high");
    if (dock && dock.getBoundingClientRect().bottom > innerHeight + 1) found.push("the dock is cut");
    return found;
}"""


@pytest.mark.parametrize("language", some(["de"], ["en"]))
def test_a_phone_on_its_side(
    browser: Browser, house: House, moments: Moments, tables: dict[int, Place], language: str
) -> None:
    tour = Tour(house, moments, [*LANDSCAPE, *TABLES])
    visits = {f"{seats} seats": tour.visit(place) for seats, place in tables.items()}
    visits |= {name: tour.screens[name] for name in (*TABLES, *LANDSCAPE)}
    tour.places += tables.values()
    found: list[str] = []
    forgiven = [LOST_LINE, NOT_FOUND, OFFLINE]
    with guest(
        browser, house.url, size=SIDEWAYS, places=tour.places, language=language, forgive=forgiven
    ) as page:
        for name, visit in visits.items():
            visit(page)
            come_to_rest(page)
            wrong = [*misfits(page), *page.evaluate(OUT_OF_REACH)]
            wrong += [] if name in LANDSCAPE else out_of_sight(page)
            found += [f"{name}: {each}" for each in wrong]
    assert not found, "\n".join(found)
