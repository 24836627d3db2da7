"""Pins what people see while something loads, fails to load, is refused, or when the server was upgraded."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from sushiya.texts import Texts
from tests.e2e.access import AXE, violations
from tests.e2e.guests import LOST_LINE, PHONE, guest
from tests.e2e.house import BOT, OPEN, YOU, House
from tests.e2e.play import answer_draft, next_question
from tests.full import in_turn

FAILED = ("net::ERR_FAILED", "dynamically imported module", "Failed to fetch")
"""What the browser itself logs."""


class Gate:
    """Keeps some requests from arriving as long as it is closed."""

    def __init__(self, page: Page, paths: str) -> None:
        self.closed = True
        self.asked = 0
        page.route(paths, self._pass)

    def _pass(self, route: Route) -> None:
        self.asked += 1
        if self.closed:
            route.abort()
        else:
            route.continue_()


@pytest.mark.parametrize("language", in_turn(["en", "de"]))
def test_a_screen_that_does_not_load_says_so_and_tries_again(
    browser: Browser, house: House, language: str
) -> None:
    texts = Texts(language)
    with guest(browser, house.url, size=PHONE, language=language, forgive=FAILED) as page:
        gate = Gate(page, "**/assets/Rules-*.js")
        page.goto("/rules")
        with page.expect_event("load"):  # it tries once by itself, then it rests
            expect(page.get_by_role("alert")).to_have_text(texts("loading-failed"))
        expect(page.get_by_role("alert")).to_have_text(texts("loading-failed"))
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert not violations(page)
        gate.closed = False
        page.get_by_role("button", name=texts("loading-again")).click()
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.locator("h1")).to_be_visible()
        # A part of the first screen says so, too, and leaves the rest as it is until somebody wants it.
        roster = Gate(page, "**/assets/Roster-*.js")
        page.goto("/")
        page.locator("button.who").click()
        expect(page.get_by_role("alert")).to_have_text(texts("loading-failed"))
        expect(page.locator("button.who")).to_be_visible()
        roster.closed = False
        page.get_by_role("button", name=texts("loading-again")).click()
        expect(page.get_by_role("alert")).to_have_count(0)
        page.locator("button.who").click()
        expect(page.get_by_role("dialog")).to_be_visible()


def test_it_tries_again_by_itself(browser: Browser, house: House) -> None:
    with guest(browser, house.url, forgive=FAILED) as page:
        gate = Gate(page, "**/assets/ScorePad-*.js")
        page.goto("/score")
        expect(page.get_by_role("alert")).to_be_visible()
        gate.closed = False
        expect(page.get_by_role("heading", name="Score a real table")).to_be_visible()
        assert gate.asked > 1


def test_a_refusal_is_shown_beside_its_button(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, OPEN, OPEN)
    with guest(browser, house.url, size=PHONE) as page:
        page.goto(place.path)
        page.get_by_label("Your name").fill("\u200b")
        page.get_by_role("button", name="Take a seat").click()
        form = page.locator("form", has=page.get_by_role("button", name="Take a seat"))
        expect(form.get_by_role("alert")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(1)
        page.get_by_label("Your name").fill("Leo")
        page.get_by_role("button", name="Take a seat").click()
        expect(page.get_by_role("alert")).to_have_count(0)
        # Leo sits at the table: the next name would be somebody else's.
        expect(page.get_by_label("Somebody else on this device")).to_be_visible()
        expect(page.get_by_label("Your name")).to_have_count(0)


def test_a_wrong_code_is_refused_beside_its_button(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, size=PHONE) as page:
        page.goto(place.path)
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Code from the other device").fill("WRONGONE")
        page.get_by_role("button", name="Take over").click()
        expect(page.get_by_role("dialog").get_by_role("alert")).to_be_visible()


def upgraded(house: House, folder: Path) -> None:
    """Restart the server with another build of the page."""
    house.end()
    stamp = folder / "page" / "built-from"
    old, new = stamp.read_text()[:12], "f" * 12
    stamp.write_text(new)
    page = folder / "page" / "index.html"
    page.write_text(page.read_text().replace(old, new))
    for packed in (folder / "page").glob("index.html.*"):
        packed.unlink()
    house.start()


def test_an_upgraded_server_reloads_the_page_only_at_a_calm_moment(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path)
    try:
        place = house.make("sushi-go(seats=3)", YOU, OPEN, BOT)
        with (
            guest(browser, house.url, forgive=[LOST_LINE]) as leo,
            guest(browser, house.url, places=[place], forgive=[LOST_LINE]) as mia,
        ):
            leo.goto(place.path)
            leo.get_by_label("Your name").fill("Leo")
            leo.get_by_role("button", name="Take a seat").click()
            mia.goto(place.path)
            question = next_question(mia)
            mia.evaluate("window.old = true")
            upgraded(house, tmp_path)
            mia.get_by_role("radio").nth(2).click()
            expect(mia.get_by_role("radio").nth(2)).to_be_checked()
            assert mia.evaluate("window.old"), "a choice is open"
            card = mia.locator(".chosen > .sr").inner_text()
            mia.locator(".dock .go").click()
            mia.wait_for_function("() => window.old === undefined")
            expect(mia.get_by_role("button", name="Locked in")).to_be_visible()
            expect(mia.locator(".chosen > .sr")).to_have_text(card)
            next_question(leo)
            answer_draft(leo)
            next_question(mia, question)
    finally:
        house.end()
