"""Pins the hand: whole and in sight, ready as soon as it arrives, by finger, mouse and keys."""

from playwright.sync_api import Browser, Page, expect

from tests.e2e.guests import guest
from tests.e2e.house import BOT, YOU, House
from tests.e2e.play import answer_draft, next_question

PRESSED = 60
"""Milliseconds between pressing and releasing: as long as a quick finger."""


def place_of(page: Page, card: int) -> tuple[float, float]:
    """The middle of a card of the hand."""
    box = page.locator(".dock .pick").nth(card).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_click_on_an_arriving_hand_counts(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, places=[place], reduced_motion="no-preference") as page:
        page.goto(place.path)
        question = next_question(page)
        for card in (1, 4, 2):
            answer_draft(page)
            question = next_question(page, question)
            page.mouse.click(*place_of(page, card), delay=PRESSED)
            expect(page.get_by_role("radio").nth(card)).to_be_checked()


def test_arrows_choose_without_focus_in_the_hand(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, places=[place]) as page:
        page.goto(place.path)
        question = next_question(page)
        radios = page.get_by_role("radio")
        for key, card in (("ArrowRight", 0), ("ArrowRight", 1), ("ArrowLeft", 0)):
            page.keyboard.press(key)
            expect(radios.nth(card)).to_be_checked()
            page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        next_question(page, question)
        expect(page.locator("h1")).to_contain_text("turn 2")
