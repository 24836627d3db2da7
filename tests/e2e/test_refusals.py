"""Pins that the page says in the user's language why something can't be done."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from sushiya.texts import Texts, languages
from tests.e2e.guests import PHONE, guest
from tests.e2e.house import BOT, YOU, House

NOT_FOUND = "status of 404"  # logged by the browser itself


@pytest.mark.parametrize("language", languages())
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


def test_a_table_whose_match_has_older_rules_says_so(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path)
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
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
