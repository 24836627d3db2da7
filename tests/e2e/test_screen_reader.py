"""Pins what a screen reader says: every event via one live region, every card with its name and effect."""

import re

from playwright.sync_api import Browser, expect

from sushiya.texts import languages
from tests.e2e.guests import guest
from tests.e2e.house import BOT, OPEN, YOU, House
from tests.e2e.moments import Moments
from tests.e2e.play import answer_draft, next_question, play_dice, play_draft


def test_what_happens_is_heard(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, places=[place]) as page:
        page.goto(place.path)
        heard = page.get_by_role("log")
        expect(heard).to_have_attribute("aria-live", "polite")
        play_draft(page, turns=2)
        expect(heard).to_contain_text(re.compile(r"Turn 1: You: .*Turn 2: You: ", re.DOTALL))
        assert page.locator("[aria-live] [aria-live]").count() == 0
        play_draft(page, turns=7)
        expect(heard).to_contain_text("Round 1 is over.")
        expect(heard).to_contain_text(re.compile(r"[A-Z]\w+: .*You -?\d+"))


def test_a_turn_with_dice_is_heard(browser: Browser, house: House) -> None:
    place = house.make("sushizock(seats=2)", YOU, BOT)
    with guest(browser, house.url, places=[place]) as page:
        page.goto(place.path)
        play_dice(page, turns=4)
        heard = page.get_by_role("log")
        for what in ("Your turn: ", " rolls: ", " keeps ", " takes "):
            expect(heard).to_contain_text(what)


def test_who_comes_and_goes_is_told(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=4)", YOU, OPEN, OPEN, BOT)
    with guest(browser, house.url, places=[place]) as mia, guest(browser, house.url) as leo:
        mia.goto(place.path)
        expect(mia.get_by_role("button", name="Start now")).to_be_visible()
        leo.goto(place.path)
        leo.get_by_label("Your name").fill("Leo")
        leo.get_by_role("button", name="Take a seat").click()
        expect(mia.locator("[aria-live]").filter(has_text="Leo takes a seat.")).to_have_count(1)


def test_every_card_has_a_name_and_a_meaning(browser: Browser, house: House) -> None:
    place = Moments(house)["party-of-eight"]
    for language in languages():
        with guest(browser, house.url, places=[place], language=language) as page:
            page.goto(place.path)
            next_question(page)
            for radio in page.get_by_role("radio").all():
                expect(radio).to_have_accessible_name(re.compile(r"\w{3}"))
                expect(radio).to_have_accessible_description(re.compile(r".{20}.*[.!]$"))


def test_the_table_says_whom_it_waits_for(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, OPEN, BOT)
    with guest(browser, house.url, places=[place]) as mia, guest(browser, house.url) as leo:
        leo.goto(place.path)
        leo.get_by_label("Your name").fill("Leo")
        leo.get_by_role("button", name="Take a seat").click()
        mia.goto(place.path)
        next_question(mia)
        answer_draft(mia)
        expect(mia.get_by_role("status").filter(has_text="Leo is still choosing.")).to_be_visible()
        next_question(leo)
        expect(leo.get_by_role("status").filter(has_text="Everyone is waiting for you.")).to_be_visible()
