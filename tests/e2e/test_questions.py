"""Pins that every kind of question can be answered on the page."""

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.guests import PHONE, guest
from tests.e2e.house import House
from tests.e2e.moments import QUESTIONS, Moments
from tests.e2e.play import answer_draft, next_question
from tests.full import some


@pytest.mark.parametrize("name", some([*QUESTIONS][1::2], [*QUESTIONS][::2]))  # by keys are the others
def test_question(browser: Browser, house: House, name: str) -> None:
    place = Moments(house)[name]
    with guest(browser, house.url, size=PHONE, places=[place]) as page:
        page.goto(place.path)
        question = next_question(page)
        answer_draft(page)
        next_question(page, question)
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_pick_can_be_changed_until_all_are_locked(browser: Browser, house: House) -> None:
    place = house.make(
        "sushi-go(seats=3)", {"kind": "you", "name": "Mia"}, {"kind": "open"}, {"kind": "open"}
    )
    with guest(browser, house.url, places=[place]) as mia, guest(browser, house.url) as leo:
        leo.goto(place.path)
        leo.get_by_label("Your name").fill("Leo")
        leo.get_by_role("button", name="Take a seat").click()
        mia.goto(place.path)
        mia.get_by_role("button", name="Start now").click()
        next_question(mia)
        cards = mia.locator(".dock label")
        names = cards.locator("> .sr").all_inner_texts()
        other = next(index for index, name in enumerate(names) if name != names[0])
        for index in (0, other):
            cards.nth(index).click()
            mia.get_by_role("button", name=f"Lock in {names[index]}").click()
            expect(mia.get_by_role("button", name="Locked in")).to_be_visible()
        next_question(leo)
        answer_draft(leo)
        next_question(mia)
        expect(mia.locator(".trays h3")).to_have_count(1)
        expect(mia.locator(".log")).to_contain_text(f"You: {names[other].lower()}".split(" (")[0])
