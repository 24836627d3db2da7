"""Pins the memory aid on the page: opened by a key or a tap, it tells the hands, and follows the match."""

import re

from playwright.sync_api import Browser, expect

from tests.e2e.access import AXE, violations
from tests.e2e.guests import DESKTOP, LARGE_PHONE, guest
from tests.e2e.house import BOT, YOU, House
from tests.e2e.play import answer_draft, next_question


def test_what_was_seen_is_told_and_kept_up_to_date(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, size=LARGE_PHONE, places=[place]) as page:
        page.goto(place.path)
        question = next_question(page)
        page.keyboard.press("m")
        sheet = page.get_by_role("dialog", name="What you have seen")
        expect(sheet).to_contain_text("1 of 3 hands")
        hands = sheet.locator(".hands li")
        expect(hands).to_have_count(3)
        expect(hands.last).to_contain_text("You hold")
        expect(hands.last.locator(".chip")).to_have_count(9)
        expect(hands.first.locator(".unknown")).to_have_count(9)
        expect(sheet.locator(".steps li")).to_have_count(3)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert not violations(page)
        sheet.get_by_label("Other dish").select_option("pudding")
        expect(sheet.get_by_role("heading", name="Pudding: when does it come?")).to_be_visible()
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)

        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        page.get_by_role("button", name="Seen").click()
        aside = page.get_by_role("complementary", name="What you have seen")
        expect(aside).to_contain_text("1 of 3 hands")
        for seen in ("2 of 3 hands", "You know every card."):
            answer_draft(page)
            question = next_question(page, question)
            expect(aside).to_contain_text(seen)
        expect(aside.locator(".unknown")).to_have_count(0)
        expect(aside.locator(".chip.gone")).to_have_count(6)  # two cards of each hand
        expect(aside.locator(".steps b").first).to_have_text(re.compile(r"%|no|certain"))
        close = aside.get_by_role("button", name="Close")
        expect(close.locator("svg")).to_be_visible()
        close.click()
        expect(aside).to_have_count(0)
