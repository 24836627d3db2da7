"""Pins how things move and sound: gently, for less than half a second, and only for people who want it."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.guests import guest
from tests.e2e.house import BOT, YOU, House
from tests.e2e.play import answer_draft, next_question

MOST_MILLISECONDS = 500
COMPOSITED = {"translate", "rotate", "scale", "transform", "opacity"}
WATCH = """() => {
    const told = new Set(["offset", "computedOffset", "easing", "composite"]);
    window.moved = [];
    const look = () => {
        for (const each of document.querySelector(".game").getAnimations({ subtree: true })) {
            const properties = each.effect.getKeyframes().flatMap(Object.keys).filter(key => !told.has(key));
            const { className } = each.effect.target;
            moved.push([className.split(" ")[0], each.effect.getComputedTiming().endTime, properties]);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
SEEN = """() => {
    window.seen = [];
    const style = (selector, name) => {
        const found = document.querySelector(selector);
        return found && getComputedStyle(found)[name];
    };
    const look = () => {
        const places = {
            hand: style(".dock .pick.chosen .face", "visibility") === "visible",
            air: document.querySelector(".sprite.fly") !== null,
            tray: style(".mine [data-plate='1']", "opacity") === "1",
        };
        const now = Object.keys(places).filter(each => places[each]).join("+");
        if (seen.at(-1) !== now) seen.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Where our first card is seen, frame by frame."""
COUNT_AUDIO = """
    window.contexts = 0;
    window.AudioContext = class extends AudioContext { constructor() { super(); contexts += 1; } };
"""


def one_turn(page: Page, path: str) -> list[tuple[str, float, list[str]]]:
    """Play a turn. Returns what moved, for how long, and by which properties."""
    page.goto(path)
    question = next_question(page)
    page.evaluate(WATCH)
    answer_draft(page)
    next_question(page, question)
    return [tuple(each) for each in page.evaluate("moved")]


def test_a_pass_moves_gently(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, places=[place], pace="normal", reduced_motion="no-preference") as page:
        moved = one_turn(page, place.path)
    assert {"slot", "face"} <= {what for what, _, _ in moved}, "the hands travel, and a new one arrives"
    for what, end, properties in moved:
        assert end <= MOST_MILLISECONDS, what
        assert set(properties) <= COMPOSITED, what


def test_our_card_is_seen_in_one_place_at_a_time(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, places=[place], pace="calm", reduced_motion="no-preference") as page:
        page.goto(place.path)
        next_question(page)
        page.locator(".dock .pick input").first.click()
        page.evaluate(SEEN)
        page.locator(".dock .go").click()
        page.wait_for_function("() => seen.at(-1) === 'tray'")
        assert page.evaluate("seen") == ["hand", "air", "tray"]


def test_acting_skips_what_moves(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, places=[place], pace="normal", reduced_motion="no-preference") as page:
        page.goto(place.path)
        question = next_question(page)
        answer_draft(page)
        next_question(page, question)
        page.keyboard.press("Shift")
        moving = "document.querySelector('.belt').getAnimations({ subtree: true }).length"
        assert page.evaluate(moving) == 0


@pytest.mark.parametrize(("pace", "reduced_motion"), [("normal", "reduce"), ("none", "no-preference")])
def test_nothing_moves_for_those_who_want_calm(
    browser: Browser, house: House, pace: str, reduced_motion: str
) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, places=[place], pace=pace, reduced_motion=reduced_motion) as page:
        moved = one_turn(page, place.path)
    assert [(what, end) for what, end, _ in moved if end > 1] == []


def test_no_sound_before_it_is_wanted_and_it_is_remembered(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, places=[place]) as page:
        page.add_init_script(COUNT_AUDIO)
        one_turn(page, place.path)
        assert page.evaluate("contexts") == 0
        page.goto("/")
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("checkbox", name="Gentle sounds").check()
        assert page.evaluate("contexts") == 1
        page.reload()
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("checkbox", name="Gentle sounds")).to_be_checked()


TURNS = """() => {
    window.turned = false;
    const look = () => {
        const there = document.querySelector(".mine").getBoundingClientRect();
        for (const each of document.querySelectorAll(".sprite.turn")) {
            const { x, y } = each.getBoundingClientRect();
            if (x >= there.x && y >= there.y) turned = true;
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""Whether a card turns open among the plates at the bottom."""


def test_who_watches_sees_the_cards_of_the_lowest_seat_turn_open(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with (
        guest(browser, house.url, places=[place]) as mia,
        guest(browser, house.url, pace="calm", reduced_motion="no-preference") as page,
    ):
        for each in (mia, page):
            each.goto(place.path)
        page.locator(".mine").wait_for()
        page.evaluate(TURNS)
        next_question(mia)
        answer_draft(mia)
        page.wait_for_function("() => turned")
        expect(page.locator(".mine [data-plate='1']")).to_be_visible()
