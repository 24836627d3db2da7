"""Pins that the page comes back to the same moment by itself, after a reload and a killed server alike."""

from pathlib import Path
from signal import SIGKILL

from playwright.sync_api import Browser, Page, expect

from tests.e2e.guests import guest
from tests.e2e.house import BOT, OPEN, YOU, House
from tests.e2e.play import answer_draft, next_question, play_draft

NO_LINE = "WebSocket connection to"  # the browser itself notes every try that fails


def moment(page: Page) -> tuple[str, list[str], str]:
    """What a player sees: the turn, the hand, what lies there."""
    hand = page.locator(".dock label > .sr").all_inner_texts()
    return page.locator("h1").inner_text(), hand, page.locator(".trays").inner_text()


def test_a_reload_returns_to_the_same_moment(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, places=[place]) as page:
        page.goto("/")
        page.get_by_role("link", name="Continue").click()
        play_draft(page, turns=3)
        next_question(page)
        before = moment(page)
        page.reload()
        next_question(page)
        assert moment(page) == before
        page.go_back()
        page.go_forward()
        next_question(page)
        assert moment(page) == before


def test_a_locked_pick_outlives_the_server(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path)
    try:
        place = house.make("sushi-go(seats=3)", YOU, OPEN, BOT)
        with (
            guest(browser, house.url, forgive=NO_LINE) as leo,
            guest(browser, house.url, places=[place], forgive=NO_LINE) as mia,
        ):
            mia.goto(place.path)
            leo.goto(place.path)
            leo.get_by_label("Your name").fill("Leo")
            leo.get_by_role("button", name="Take a seat").click()
            next_question(mia)
            answer_draft(mia)
            locked = mia.get_by_role("button", name="Locked in")
            expect(locked).to_be_visible()
            card = mia.locator(".chosen > .sr").inner_text()
            before = moment(mia)

            house.end(SIGKILL)
            expect(mia.get_by_role("alert")).to_have_text("The line is gone. Coming back …")
            house.start()

            expect(mia.get_by_role("alert")).to_have_count(0)
            expect(locked).to_be_visible()
            assert mia.locator(".chosen > .sr").inner_text() == card
            assert moment(mia) == before
            next_question(leo)
            answer_draft(leo)
            next_question(mia)  # and the match goes on
            expect(mia.locator("h1")).to_contain_text("turn 2")
    finally:
        house.end()


def test_two_tabs_show_the_same(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, OPEN, BOT)
    with (
        guest(browser, house.url, places=[place]) as first,
        guest(browser, house.url, places=[place]) as second,
    ):
        for page in (first, second):
            page.goto(place.path)
        first.get_by_role("button", name="Start now").click()
        question, _ = (next_question(page) for page in (first, second))
        assert moment(first) == moment(second)
        answer_draft(first)
        question, _ = (next_question(page, question) for page in (first, second))
        assert moment(first) == moment(second)
        answer_draft(second)
        next_question(first, question)


def test_an_unknown_table_says_so(browser: Browser, house: House) -> None:
    with guest(browser, house.url) as page:
        page.goto("/t/nosuchtable")
        expect(page.get_by_role("main")).to_contain_text("There is no such table any more.")
        page.get_by_role("main").get_by_role("link", name="Home").click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
