"""Pins that the page says, in the user's language and beside the control, why something can't be done."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from sushiya.texts import Texts
from tests.e2e.guests import DESKTOP, LARGE_PHONE, NOT_FOUND, PHONE, guest
from tests.e2e.house import BOT, YOU, House
from tests.e2e.layout import misfits
from tests.e2e.moments import Moments
from tests.e2e.play import answer_draft, next_question
from tests.e2e.test_guests import LEO, alone
from tests.full import LANGUAGES, in_full_runs, in_turn

LATE, ELSEWHERE = {"serial": -1}, {"seat": 99}


def spoil(page: Page, kind: str, wrong: dict[str, int]) -> None:
    """The server gets the first request of this kind with wrong fields, so that it refuses it."""
    left = [kind]

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] in left:
                left.remove(message["type"])
                message |= wrong
            server.send(json.dumps(message))

        line.on_message(pass_on)

    page.route_web_socket("**/socket", route)


def deny(page: Page, kind: str) -> None:
    """Requests of this kind don't reach the server, which seems to have no time for them."""

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        busy = {"type": "refused", "about": kind, "reason": "unavailable", "why": ""}

        def pass_on(text: str | bytes) -> None:
            if json.loads(text)["type"] == kind:
                line.send(json.dumps(busy))
            else:
                server.send(text)

        line.on_message(pass_on)

    page.route_web_socket("**/socket", route)


def refused(page: Page, where: str, text: str) -> None:
    """It is told here and nowhere else, in sight."""
    alert = page.get_by_role("alert")
    expect(alert).to_have_text(Texts("en")(text))
    expect(page.locator(where).get_by_role("alert")).to_be_in_viewport(ratio=0.9)
    assert misfits(page) == []


# Beside the control -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", in_turn([LARGE_PHONE, DESKTOP]))
def test_a_refused_answer_is_told_beside_its_button_until_one_acts_again(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, size=size, places=[place]) as page:
        spoil(page, "answer", LATE)
        page.goto(place.path)
        question = next_question(page)
        answer_draft(page)
        refused(page, ".dock .act", "refusal-late")
        expect(page.locator(".dock .go")).to_be_enabled()
        page.locator(".pick").nth(1).click()
        expect(page.get_by_role("alert")).to_have_count(0)
        answer_draft(page)
        next_question(page, question)


def test_a_refused_roll_is_told_in_the_dock(browser: Browser, house: House) -> None:
    place = Moments(house)["sushizock"]
    with guest(browser, house.url, size=LARGE_PHONE, places=[place]) as page:
        spoil(page, "answer", LATE)
        page.goto(place.path)
        next_question(page)
        page.locator(".rolled:enabled label").first.click()
        page.locator(".dock .go").click()
        refused(page, ".dock", "refusal-late")
        page.locator(".rolled:enabled label").first.click()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_refused_phrase_is_told_among_the_phrases(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, size=LARGE_PHONE, places=[place]) as page:
        spoil(page, "say", ELSEWHERE)
        page.goto(place.path)
        page.get_by_role("button", name="Menu").click()
        yum = page.get_by_role("button", name=Texts("en")("page-phrase-yum"))
        yum.click()
        refused(page, "dialog section:first-of-type", "refusal-not-your-seat")
        yum.click()
        expect(page.get_by_role("dialog")).to_have_count(0)  # it was said
        expect(page.locator(".bubble")).to_be_visible()


def test_a_refused_stand_in_is_told_where_it_was_offered(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, LEO, BOT)
    with guest(browser, house.url, size=LARGE_PHONE, places=[alone(place, 0)]) as page:
        spoil(page, "bot", ELSEWHERE)
        page.goto(place.path)
        next_question(page)
        away = page.locator(".away[role=status]")
        away.get_by_role("button").click()
        refused(page, ":has(> .away[role=status])", "refusal-seat-taken")
        away.get_by_role("button").click()
        expect(away).to_have_count(0)
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_refused_rematch_is_told_beside_its_button(
    browser: Browser, house: House, moments: Moments
) -> None:
    places = [moments["sushi-go-final"], moments["sushizock-final"]]
    with guest(browser, house.url, size=LARGE_PHONE, places=places) as page:
        deny(page, "rematch")
        for place in places:
            page.goto(place.path)
            again = page.get_by_role("button", name=Texts("en")("ceremony-again"))
            again.click()
            refused(page, "dialog .act", "refusal-unavailable")
            page.locator("dialog .ranking").click()  # somebody acts again
            expect(page.get_by_role("alert")).to_have_count(0)


# In every language ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_a_wrong_code_is_refused_in_the_page_s_language(
    browser: Browser, house: House, language: str
) -> None:
    texts = Texts(language)
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, size=PHONE, language=language) as page:
        page.goto(place.path)
        page.get_by_role("button", name=texts("page-menu")).click()
        page.get_by_label(texts("page-enter-code")).fill("WRONGONE")
        page.get_by_role("button", name=texts("page-take-over")).click()
        expect(page.get_by_role("alert")).to_have_text(texts("refusal-bad-code"))


def test_a_replay_that_is_gone_is_told_in_the_page_s_language(browser: Browser, house: House) -> None:
    with guest(browser, house.url, language="nl", forgive=NOT_FOUND) as page:
        page.goto("/replay/aaaaaaaaaaaa")
        expect(page.get_by_role("alert")).to_have_text(Texts("nl")("refusal-gone"))


@in_full_runs
def test_a_table_whose_match_has_older_rules_says_so(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path)
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, places=[place]) as page:
        page.goto(place.path)
        next_question(page)
    house.end()
    with closing(sqlite3.connect(tmp_path / "sushiya.db")) as database, database:
        database.execute("UPDATE matches SET rules = 'sushi-go/0'")
    house.start()
    try:
        with guest(browser, house.url, places=[place], language="fr") as page:
            page.goto(place.path)
            expect(page.get_by_role("alert")).to_have_text(Texts("fr")("refusal-older-rules"))
    finally:
        house.end()
