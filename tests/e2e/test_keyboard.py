"""Pins that everything can be played without a mouse."""

from playwright.sync_api import Browser, expect

from tests.e2e.guests import guest
from tests.e2e.house import BOT, YOU, House
from tests.e2e.play import next_question


def test_numbers_choose_and_enter_locks(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, places=[place]) as page:
        page.goto(place.path)
        question = None
        for key in ("1", "3", "2", "1"):
            question = next_question(page, question)
            page.keyboard.press(key)
            expect(page.get_by_role("radio").nth(int(key) - 1)).to_be_checked()
            page.keyboard.press("Enter")
        next_question(page, question)
        expect(page.locator("h1")).to_contain_text("turn 5")


def test_from_home_to_a_tile_by_tab_and_space(browser: Browser, house: House) -> None:
    with guest(browser, house.url) as page:
        page.goto("/")
        page.get_by_role("radio", name="Sushi Go! 2").focus()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        expect(page.get_by_role("radio", name="Sushizock")).to_be_checked()
        page.get_by_role("button", name="Play now").focus()
        page.keyboard.press("Enter")
        next_question(page)
        die = page.get_by_role("checkbox").first
        die.focus()
        page.keyboard.press("Space")
        expect(die).to_be_checked()
        page.keyboard.press("Tab")
        page.get_by_role("button", name="Roll 4 dice").press("Enter")
        expect(page.get_by_role("heading", name="Set aside")).to_be_visible()


def test_a_dialog_takes_the_focus_and_gives_it_back(browser: Browser, house: House) -> None:
    with guest(browser, house.url) as page:
        page.goto("/")
        settings = page.get_by_role("button", name="Settings")
        settings.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(settings).to_be_focused()
