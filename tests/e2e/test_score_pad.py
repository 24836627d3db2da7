"""Pins the score pad of the page: tapped cards get their points, and impossible ones a warning."""

import pytest
from playwright.sync_api import Browser, expect

from sushiya.texts import Texts
from tests.e2e.guests import PHONE, guest
from tests.e2e.house import House
from tests.full import LANGUAGES, in_turn


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_a_card_face_down_is_warned_of_in_the_page_s_language(
    browser: Browser, house: House, language: str
) -> None:
    texts = Texts(language)
    tempura, box = texts("dish-tempura"), texts("dish-takeout-box")
    player = texts("scorepad-seat", number=1)
    with guest(browser, house.url, size=PHONE, language=language) as page:
        page.goto("/score")
        page.get_by_role("button", name=texts("scorepad-add", card=tempura, count=0)).click()
        page.get_by_role("list", name=texts("page-in-front-of", name=player)).get_by_role("button").click()
        page.get_by_role("button", name=texts("scorepad-turn"), exact=True).click()
        warning = texts("scorepad-warning-face-down", round=1, who=player, dish=box, count=1)
        expect(page.get_by_role("listitem").filter(has_text=warning)).to_be_visible()
