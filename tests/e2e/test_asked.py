"""Pins how rare questions are asked: where the cards lie, in one step, and what each answer would bring."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.e2e.guests import DESKTOP, LARGE_PHONE, LOST_LINE, PHONE, guest
from tests.e2e.house import BOT, YOU, House, Place
from tests.e2e.layout import misfits
from tests.e2e.moments import Moments, late
from tests.e2e.play import next_question
from tests.e2e.wire import say_clock
from tests.full import in_turn

SIZES = [LARGE_PHONE, DESKTOP]


def told(page: Page, **private: object) -> None:
    """Change private facts in what the server says about the match."""

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "update":
                for mine in message["mine"].values():
                    mine.update(private)
            line.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket("**/socket", route)


def button(page: Page, name: str) -> Any:
    return page.locator(".dock").get_by_role("button", name=name, exact=True)


def asked(page: Page, title: str) -> None:
    expect(page.locator(".question")).to_have_text(title)


@pytest.mark.parametrize("size", in_turn(SIZES))
def test_two_cards_with_chopsticks(browser: Browser, house: House, size: tuple[int, int]) -> None:
    place = Moments(house)["second"]
    with guest(browser, house.url, size=size, places=[place]) as page:
        page.goto(place.path)
        question = next_question(page)
        asked(page, "Choose a card")
        button(page, "Use chopsticks").click()
        asked(page, "Two cards with your chopsticks")
        cards = page.locator(".dock").get_by_role("checkbox")
        cards.nth(1).click()
        expect(button(page, "Choose one more")).to_be_disabled()
        cards.nth(0).click()
        expect(page.locator(".pick .badge")).to_have_text(["2", "1"])
        expect(page.locator(".trays .card.ghost")).to_have_count(2)
        cards.nth(1).click()
        expect(page.locator(".pick .badge")).to_have_text(["1"])
        cards.nth(2).click()
        button(page, "Lock in two").click()
        next_question(page, question)
        expect(page.get_by_role("alert")).to_have_count(0)


def test_without_chopsticks_a_second_tap_locks(browser: Browser, house: House) -> None:
    place = Moments(house)["second"]
    with guest(browser, house.url, places=[place]) as page:
        page.goto(place.path)
        question = next_question(page)
        page.get_by_role("radio").first.click()
        page.get_by_role("radio").first.click()
        next_question(page, question)


def test_one_for_the_dummy(browser: Browser, house: House) -> None:
    place = Moments(house)["dummy"]
    with guest(browser, house.url, size=LARGE_PHONE, places=[place]) as page:
        page.goto(place.path)
        question = next_question(page)
        asked(page, "One card for you, one for the dummy")
        page.locator(".pick").nth(0).click()
        expect(button(page, "Now one for the dummy")).to_be_disabled()
        page.locator(".pick").nth(1).click()
        button(page, "Lock in two").click()
        next_question(page, question)


WISHES = {
    "en": ("What do you wish for?", "Wish for nigiri", "Wish for squid nigiri", "Asked in this order:"),
    "de": ("Was wünschst du dir?", "Nigiri wünschen", "Ika-Nigiri wünschen", "Gefragt werden"),
}


@pytest.mark.parametrize("language", WISHES)
def test_a_wish_by_dish_and_card(browser: Browser, house: House, language: str) -> None:
    title, any_of_them, exactly, order = WISHES[language]
    place = Moments(house)["wish"]
    with guest(browser, house.url, size=LARGE_PHONE, places=[place], language=language) as page:
        page.goto(place.path)
        question = next_question(page)
        asked(page, title)
        expect(page.locator(".kind")).to_have_count(8)
        page.locator(".kind").filter(has_text="Nigiri").click()
        expect(button(page, any_of_them)).to_be_enabled()
        expect(page.locator(".variant")).to_have_count(4)
        page.locator(".variant").last.click()
        expect(page.locator(".order")).to_contain_text(order)
        expect(page.locator(".order b")).to_have_count(2)
        assert page.evaluate(
            "document.querySelector('.dock .go').getBoundingClientRect().bottom <= innerHeight"
        )
        button(page, exactly).click()
        next_question(page, question)


@pytest.mark.parametrize("size", in_turn(SIZES))
def test_a_gift_says_who_wishes_and_what_it_brings(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    place = Moments(house)["give"]
    with guest(browser, house.url, size=size, places=[place]) as page:
        worth = {"dish": "nigiri", "before": 0, "after": 3, "total": 3}
        told(page, brings={f"chopsticks:{number}": worth for number in (1, 2, 3)})
        page.goto(place.path)
        next_question(page)
        asked(page, "Which one do you give Kenji?")
        expect(page.locator(".news")).to_contain_text("Kenji wishes for chopsticks")
        returns = "In return, spoon [456] comes into your hand\\."
        expect(page.locator(".status")).to_have_text(re.compile(f"^(.+ asked\\. )?{returns}$"))
        expect(page.locator(".pick small").first).to_have_text("0 → 3")
        first = page.get_by_role("radio").first
        expect(first).to_have_accessible_name("Chopsticks 1 3 points more")
        first.click()
        expect(button(page, "Give chopsticks 1")).to_be_enabled()
        assert page.locator(".rest .card").count() > 0


def turned(page: Page) -> Any:
    return page.locator(".mine .tray:not(.quiet) [data-dish=face_down]")


@pytest.mark.parametrize("size", in_turn(SIZES))
def test_a_box_turns_all_that_is_chosen(browser: Browser, house: House, size: tuple[int, int]) -> None:
    place = Moments(house)["box"]
    with guest(browser, house.url, size=size, places=[place]) as page:
        page.goto(place.path)
        question = next_question(page)
        before = turned(page).count()
        box = page.locator(".mine [data-dish=takeout_box].tray")
        expect(box.locator(".what p")).to_have_text("acts now")  # why it can't be turned itself
        expect(button(page, "Turn none")).to_be_enabled()
        expect(button(page, "Tap what to turn over")).to_be_disabled()
        plates = page.locator(".mine .tap")
        plates.nth(0).click()
        plates.nth(1).click()
        plates.nth(2).click()
        plates.nth(2).click()
        button(page, "Turn 2 cards over").click()
        next_question(page, question)
        expect(page.locator(".question")).not_to_have_text("Turn cards over: 2 points each")
        expect(turned(page)).to_have_count(before + 2)
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_box_goes_on_after_a_lost_connection(browser: Browser, house: House) -> None:
    place = Moments(house)["box"]
    with guest(browser, house.url, places=[place], forgive=[LOST_LINE]) as page:
        page.goto(place.path)
        question = next_question(page)
        before = turned(page).count()
        plates = page.locator(".mine .tap")
        plates.nth(0).click()
        plates.nth(1).click()
        # The connection breaks as soon as the first answer has left.
        page.evaluate("""() => {
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
                send.call(this, text);
                if (!text.includes('"answer"')) return;
                WebSocket.prototype.send = send;
                this.close();
            };
        }""")
        button(page, "Turn 2 cards over").click()
        next_question(page, question)
        expect(turned(page)).to_have_count(before + 2)


def test_a_box_may_turn_none(browser: Browser, house: House) -> None:
    place = Moments(house)["box"]
    with guest(browser, house.url, size=LARGE_PHONE, places=[place], language="de") as page:
        page.goto(place.path)
        question = next_question(page)
        before = turned(page).count()
        button(page, "Keine").click()
        next_question(page, question)
        expect(turned(page)).to_have_count(before)


@pytest.mark.parametrize("size", in_turn(SIZES))
def test_a_special_order_is_aimed_in_the_own_trays(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    place = Moments(house)["copy"]
    with guest(browser, house.url, size=size, places=[place]) as page:
        page.goto(place.path)
        question = next_question(page)
        expect(page.locator(".mine .tap")).to_have_count(0)
        page.get_by_role("radio", name="Special order").first.click()
        asked(page, "Special order: copy which?")
        expect(button(page, "Tap what to copy")).to_be_disabled()
        ghosts = page.locator(".mine .card.ghost")
        expect(ghosts).to_have_count(0)  # it has no tray before it is aimed
        page.locator(".mine").get_by_role("button", name="Egg nigiri").click()
        expect(ghosts).to_have_count(1)
        expect(page.locator(".tray[data-dish=nigiri] .card.ghost")).to_have_count(1)
        button(page, "Lock in: order egg nigiri").click()
        next_question(page, question)


def test_a_menu_shows_what_each_card_brings(browser: Browser, house: House) -> None:
    place = Moments(house)["menu"]
    with guest(browser, house.url, size=LARGE_PHONE, places=[place]) as page:
        gain = {"dish": "maki", "before": 0, "after": 6, "total": 6}
        told(page, offer=["maki:1", "menu:7", "pudding"], brings={"maki:1": gain})
        page.goto(place.path)
        next_question(page)
        asked(page, "The menu offers these: lay one")
        expect(page.locator(".pick small")).to_have_text(["0 → 6", "not a menu"])
        expect(page.get_by_role("radio", name="Menu")).to_be_disabled()
        page.get_by_role("radio", name="Maki with 1 roll").click()
        expect(button(page, "Lay maki with 1 roll")).to_be_enabled()


def test_a_second_card_is_laid_when_its_number_comes_up(browser: Browser, house: House) -> None:
    place = Moments(house)["chopsticks"]
    with guest(browser, house.url, size=LARGE_PHONE, places=[place]) as page:
        page.goto(place.path)
        next_question(page)
        asked(page, "Lay a second card")
        page.get_by_role("radio").first.click()
        expect(page.locator(".go")).to_contain_text("Lay ")


def test_a_blind_pick_is_a_fan_of_backs(browser: Browser, house: House) -> None:
    place = Moments(house)["blind-call"]
    with guest(browser, house.url, size=LARGE_PHONE, places=[place]) as page:
        page.goto(place.path)
        question = next_question(page)
        assert page.locator(".blind span").count() > 1
        page.locator(".call").click()
        expect(page.locator(".call")).to_have_attribute("aria-pressed", "true")
        button(page, "Draw without looking").click()
        next_question(page, question)


@pytest.mark.parametrize("moment", ["second", "sushizock"])
def test_the_last_seconds_are_told_at_the_question_and_read_aloud_once(
    browser: Browser, house: House, moment: str
) -> None:
    place = Moments(house)[moment]
    with guest(browser, house.url, size=PHONE, places=[place]) as page:
        say_clock(page, 10)
        page.goto(place.path)
        next_question(page)
        dock = page.locator(".dock")
        expect(
            dock.get_by_text(re.compile(r"^[67] seconds left, then \w+ chooses for you\.$"))
        ).to_be_visible()
        aloud = dock.get_by_role("status").filter(has_text="seconds left")
        expect(aloud).to_have_text(re.compile(r"^(10|9) seconds left"))
        assert misfits(page) == []


def the_last_card(house: House) -> Place:
    return house.reach("sushi-go(seats=3)", late(1, 9), 2)


def test_the_last_card_locks_itself(browser: Browser, house: House) -> None:
    place = the_last_card(house)
    with guest(browser, house.url, places=[place]) as page:
        page.goto(place.path)
        expect(page.get_by_role("dialog")).to_be_visible()  # the sheet of the round
        page.locator("dialog .go").click()
        next_question(page)
        expect(page.locator("h1")).to_contain_text("Round 2 of 3 · turn 1")


def test_the_last_card_of_a_covered_seat_waits(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, YOU | {"name": "Leo"}, BOT)
    with guest(browser, house.url, places=[place]) as page:
        page.add_init_script("localStorage['sushiya.pace'] = 'none'")
        page.goto(place.path)
        for _ in range(8):
            for name in ("Mia", "Leo"):
                page.get_by_role("button", name=f"I am {name}").click()
                page.get_by_role("radio").last.click()  # so that no hand has only equal cards in the end
                page.locator(".dock .go").click()
        expect(page.get_by_role("button", name="I am Mia")).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.get_by_role("button", name="I am Mia").click()
        page.get_by_role("button", name="I am Leo").click()
        expect(page.get_by_role("dialog")).to_be_visible()
