"""Pins that everything can be played without a mouse."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.guests import guest
from tests.e2e.house import BOT, YOU, House
from tests.e2e.moments import QUESTIONS, Moments
from tests.e2e.play import next_question
from tests.full import some

MOST_STOPS = 80
"""More tab stops than any screen has: after that many, focus is going in circles."""
HERE = """() => {
    const { tagName, type, className, ariaPressed } = document.activeElement;
    return [tagName, type ?? "", String(className), ariaPressed ?? ""].join(" ");
}"""


def tab_to(page: Page, *wanted: str) -> str:
    """Press Tab until an element is reached whose description has one of these words."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        here = str(page.evaluate(HERE))
        if any(word in here.split() for word in wanted):
            return here
    raise AssertionError(f"no way to {wanted} by Tab")


def answer_by_keys(page: Page) -> None:
    """Choose the first card, use and settle whatever is offered on the way, and lock it in."""
    cards = page.locator(".dock .pick input")
    several = page.locator(".dock:has(.go:disabled) .pick [type=checkbox]")
    if cards.count() > 0:
        page.keyboard.press("1")
        expect(cards.first).to_be_checked()
    if several.count() > 1:
        page.keyboard.press("2")
    page.locator(".question").evaluate("each => { each.tabIndex = -1; each.focus(); }")
    while "go" not in (here := tab_to(page, "call", "chip", "tap", "go")).split():
        if here.endswith("false"):
            page.keyboard.press("Space")
        if several.count() > 1:
            page.keyboard.press("2")
    page.keyboard.press("Enter")


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
        expect(page.locator(".dock").get_by_role("checkbox")).to_have_count(4)


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


@pytest.mark.parametrize("name", some([*QUESTIONS][::2], [*QUESTIONS][1::2]))  # tapped are the others
def test_every_question_by_keys(browser: Browser, house: House, name: str) -> None:
    place = Moments(house)[name]
    with guest(browser, house.url, places=[place]) as page:
        page.goto(place.path)
        question = next_question(page)
        answer_by_keys(page)
        next_question(page, question)
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_match_of_sushizock_by_keys(browser: Browser, house: House) -> None:
    place = house.make("sushizock(seats=2)", YOU, BOT)
    with guest(browser, house.url, places=[place]) as page:
        page.goto(place.path)
        question = next_question(page)
        while question is not None:
            page.locator("h1").evaluate("each => { each.tabIndex = -1; each.focus(); }")
            if "option" in tab_to(page, "option", "checkbox").split():
                page.keyboard.press("Enter")
                if page.locator(".which").count() > 0:
                    page.locator(".which button").first.press("Enter")
            else:
                page.keyboard.press("Space")
                tab_to(page, "go")
                page.keyboard.press("Enter")
            question = next_question(page, question)
        expect(page.get_by_role("dialog").locator(".ranking")).to_be_visible()
