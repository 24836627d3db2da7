"""Pins the telling: a news line for what just happened, and a log of the whole match for everyone."""

import itertools
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.guests import DESKTOP, LARGE_PHONE, guest
from tests.e2e.house import BOT, YOU, House, Place
from tests.e2e.play import answer_draft, next_question, play_dice, play_draft

WATCH_ORDER = """() => {
    window.order = [];
    const look = () => {
        const own = document.querySelector(".mine [data-plate='1']");
        const other = document.querySelector(".others .chip");
        if (own && !order.includes("own")) order.push("own");
        if (other && !order.includes("other")) order.push("other");
        requestAnimationFrame(look);
    };
    look();
}"""
LANGUAGES = {"en": ("What happened", "Turn 1: ", "Turn 2: "), "de": ("Was geschah", "Zug 1: ", "Zug 2: ")}


def log_of(page: Page, size: tuple[int, int]) -> str:
    """The log: at the side on a desktop, behind the news line on a phone."""
    if size == DESKTOP:
        return page.locator(".side .log").inner_text()
    page.locator(".news").click()
    text = page.locator("dialog .log").inner_text()
    page.keyboard.press("Escape")
    return text


@pytest.mark.parametrize("size", [LARGE_PHONE, DESKTOP], ids=("phone", "desktop"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_is_complete_after_a_reload_and_for_a_spectator(
    browser: Browser, house: House, size: tuple[int, int], language: str
) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    _, *turns = LANGUAGES[language]
    with guest(browser, house.url, size=size, places=[place], language=language) as page:
        page.goto(place.path)
        play_draft(page, turns=2)
        next_question(page)
        page.reload()
        next_question(page)
        told = log_of(page, size)
        assert all(turn in told for turn in turns), told
    with guest(browser, house.url, size=size, language=language) as watcher:
        watcher.goto(place.path)
        expect(watcher.locator(".trays .tray").first).to_be_visible()
        told = log_of(watcher, size)
        assert all(turn in told for turn in turns), told
        assert "Mia: " in told, "whoever watches reads names"


@pytest.mark.parametrize("size", [LARGE_PHONE, DESKTOP], ids=("phone", "desktop"))
def test_a_reveal_is_told_in_its_order(browser: Browser, house: House, size: tuple[int, int]) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    moving = {"pace": "normal", "reduced_motion": "no-preference"}
    with guest(browser, house.url, size=size, places=[place], **moving) as page:
        page.goto(place.path)
        question = next_question(page)
        page.evaluate(WATCH_ORDER)
        answer_draft(page)
        next_question(page, question)
        assert page.evaluate("order") == ["own", "other"]
        expect(page.locator(".news")).to_contain_text(re.compile("Turn 1: You: |Your "))


def test_each_sentence_is_told_once(browser: Browser, house: House) -> None:
    """Somebody who follows every act of the others reads each of them once."""
    place = house.make("sushizock(seats=2)", YOU, BOT)
    with guest(browser, house.url, places=[place], pace="quick") as page:
        page.goto(place.path)
        play_dice(page, turns=3)
        lines = page.locator(".side .log li").all_inner_texts()
        rolls = [line for line in lines if " rolls: " in line or "You roll: " in line]
        assert len(rolls) >= 3
        assert all(first != second for first, second in itertools.pairwise(lines)), lines


def test_a_guest_who_takes_over_is_news(browser: Browser, house: House) -> None:
    place: Place = house.make("sushi-go(seats=3)", YOU, {"kind": "open"}, BOT)
    with guest(browser, house.url, places=[place]) as mia, guest(browser, house.url) as leo:
        mia.goto(place.path)
        leo.goto(place.path)
        leo.get_by_label("Your name").fill("Leo")
        leo.get_by_role("button", name="Take a seat").click()
        next_question(mia)
        leo.get_by_role("button", name="Table menu").click()
        leo.get_by_role("button", name="Leave the table").click()
        expect(mia.locator(".news")).to_contain_text("Leo leaves the table.")
        mia.reload()
        next_question(mia)
        expect(mia.locator(".side .log")).to_contain_text("Leo leaves the table.")
