"""Pins the hand: whole and in sight on every screen, and ready for fingers and keys as soon as it arrives."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.guests import DESKTOP, LARGE_PHONE, PHONE, guest
from tests.e2e.house import BOT, YOU, House
from tests.e2e.layout import come_to_rest, misfits
from tests.e2e.play import answer_draft, next_question
from tests.full import in_turn, some

PRESSED = 60
"""Milliseconds between pressing and releasing: as long as a quick finger."""


HANDS = """() => {
    const hand = document.querySelector(".hand");
    const cards = [...hand.querySelectorAll(".pick")];
    const boxes = cards.map(card => card.getBoundingClientRect());
    const letters = name => parseFloat(getComputedStyle(name).fontSize);
    const out = box => box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight;
    return {
        rows: new Set(cards.map(card => card.offsetTop)).size,
        width: Math.round(cards[0].querySelector(".card").offsetWidth),
        unseen: boxes.filter(out).length,
        scrolls: [hand, document.scrollingElement].some(each => each.scrollWidth > each.clientWidth + 1),
        letters: Math.min(...cards.map(card => letters(card.querySelector(".name")))),
    };
}"""
WIDTHS = {PHONE: 65, LARGE_PHONE: 70, DESKTOP: 90}
"""How wide the cards of the largest hand are."""


@pytest.mark.parametrize("language", some(["de"], ["en"]))
@pytest.mark.parametrize("size", in_turn([*WIDTHS]))
def test_the_whole_hand_is_in_sight(
    browser: Browser, house: House, size: tuple[int, int], language: str
) -> None:
    place = house.make("sushi-go-party(seats=3,meal=master-menu)", YOU, BOT, BOT)
    with guest(browser, house.url, size=size, places=[place], language=language) as page:
        page.goto(place.path)
        question = next_question(page)
        for cards in range(10, 2, -1):
            expect(page.locator(".pick")).to_have_count(cards)
            come_to_rest(page)
            hand = page.evaluate(HANDS)
            assert (hand["unseen"], hand["scrolls"]) == (0, False), cards
            assert hand["letters"] >= 14
            assert hand["rows"] == (2 if cards > 5 and size != DESKTOP else 1)
            assert hand["width"] >= WIDTHS[size]
            assert misfits(page) == []
            while f"{12 - cards}" not in page.locator("h1 span").inner_text().split("·")[-1].split():
                answer_draft(page)
                question = next_question(page, question)


def place_of(page: Page, card: int) -> tuple[float, float]:
    """The middle of a card of the hand."""
    box = page.locator(".dock .pick").nth(card).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


SLOWLY = """
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how);
        if (this.closest(".hand")) animation.playbackRate = 0.05;
        return animation;
    };
    const moving = () => document.querySelector(".hand")?.getAnimations({ subtree: true }) ?? [];
    window.arriving = () => moving().filter(each => each.constructor === Animation).length;
    addEventListener("pointerdown", () => { window.arrivingAtTap = window.arriving(); }, true);
"""
"""A hand takes its time to arrive, so that a busy machine can tap on it, and a tap notes whether it does."""


def test_a_click_on_an_arriving_hand_counts(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, places=[place], pace="normal", reduced_motion="no-preference") as page:
        page.add_init_script(SLOWLY)
        page.goto(place.path)
        question = next_question(page)
        for card in (1, 4, 2):
            answer_draft(page)
            question = next_question(page, question)
            page.wait_for_function("() => arriving() > 0")
            page.mouse.click(*place_of(page, card), delay=PRESSED)
            assert page.evaluate("arrivingAtTap") > 0
            expect(page.get_by_role("radio").nth(card)).to_be_checked()
            assert page.evaluate("arriving()") == 0, "nobody has to wait for the rest"


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
