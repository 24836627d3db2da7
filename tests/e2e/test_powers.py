"""Pins how people join a running match, and how a seat comes back with its recovery code."""

import pytest
from playwright.sync_api import Browser, Page, expect

from sushiya.texts import Texts
from tests.e2e.guests import DESKTOP, LARGE_PHONE, guest
from tests.e2e.house import OPEN, YOU, House
from tests.e2e.play import answer_draft, next_question
from tests.e2e.test_guests import LEO, alone, assert_fine
from tests.full import some


def menu(page: Page, texts: Texts) -> None:
    page.get_by_role("button", name=texts("page-menu")).click()


@pytest.mark.parametrize(
    ("size", "language", "theme"), some([(LARGE_PHONE, "en", "light")], [(DESKTOP, "de", "dark")])
)
def test_a_stranger_asks_for_a_seat_and_two_players_agree(
    browser: Browser, house: House, size: tuple[int, int], language: str, theme: str
) -> None:
    texts = Texts(language)
    place = house.make("sushi-go(seats=3)", YOU, LEO, OPEN)
    with (
        guest(browser, house.url, places=[alone(place, 0)], size=size, language=language, theme=theme) as mia,
        guest(browser, house.url, places=[alone(place, 1)]) as leo,
        guest(browser, house.url, size=size, language=language, theme=theme) as ben,
    ):
        for page in (mia, leo):
            page.goto(place.path)
        mia.get_by_role("button", name=texts("page-start-now")).click()
        next_question(mia)
        ben.goto(place.path)
        ben.locator(".free").get_by_role("button", name=texts("guests-ask")).click()
        dialog = ben.get_by_role("dialog")
        for name in ("Міа", "Ben"):
            dialog.get_by_label(texts("page-your-name")).fill(name)
            dialog.get_by_role("button", name=texts("guests-ask")).click()
            if name != "Ben":
                expect(dialog.get_by_role("alert")).to_have_text(texts("refusal-name-taken"))
        waits = ben.locator(".joining")
        expect(waits).to_contain_text(texts("guests-you-asked", name="Ben"))
        expect(dialog).to_have_count(0)
        asks = mia.locator(".joining")
        expect(asks).to_contain_text(texts("guests-asks", name="Ben"))
        assert_fine(mia, theme)
        asks.get_by_role("button", name=texts("guests-let-in")).click()
        expect(asks).to_contain_text(texts("guests-one-more"))
        assert_fine(ben, theme)
        leo.locator(".joining").get_by_role("button", name="Let in").click()
        for page in (mia, ben):
            expect(page.locator(".joining")).to_have_count(0)
        next_question(leo)
        for page in (mia, leo):
            answer_draft(page)  # for this turn, the stand-in has locked in already
        next_question(ben)

        menu(ben, texts)  # the code brings the seat back on another device
        assert_fine(ben, theme)
        code = ben.locator("dd .code").inner_text()
        with guest(browser, house.url) as tablet:
            tablet.goto(place.path)
            menu(tablet, Texts("en"))
            tablet.get_by_label(Texts("en")("page-enter-code")).fill(code.lower())
            tablet.get_by_role("button", name="Take over").click()
            expect(tablet.locator("dialog")).to_have_count(0)  # the menu closes when the code was right
            next_question(tablet)
            menu(tablet, Texts("en"))
            expect(tablet.locator("dd .code")).not_to_have_text(code)


def test_who_is_declined_is_told_and_can_watch(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, LEO, OPEN)
    with (
        guest(browser, house.url, places=[alone(place, 0)]) as mia,
        guest(browser, house.url, places=[alone(place, 1)]) as leo,
        guest(browser, house.url) as ben,
    ):
        for page in (mia, leo):
            page.goto(place.path)
        mia.get_by_role("button", name="Start now").click()
        ben.goto(place.path)
        ask = ben.locator(".free").get_by_role("button", name="Ask for a seat")
        dialog = ben.get_by_role("dialog")
        for time in (1, 2):
            ask.click()
            dialog.get_by_label("Your name").fill("Ben")
            dialog.get_by_role("button", name="Ask for a seat").click()
            if time == 1:
                mia.locator(".joining").get_by_role("button", name="Not this match").click()
        expect(dialog.get_by_role("alert")).to_have_text(Texts("en")("refusal-declined"))
