"""Pins the lessons: played to the end on a phone, left, resumed and skipped. Also pins replayed deals."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.access import AXE, violations
from tests.e2e.guests import PHONE, guest
from tests.e2e.house import House
from tests.e2e.layout import come_to_rest, misfits
from tests.e2e.lessons import follow
from tests.e2e.moments import Moments
from tests.e2e.play import play_dice, play_draft
from tests.full import in_turn, some
from tests.server.test_lessons import LESSONS

AUDITED = ("welcome", "two", "call", "keep", "end")
"""Steps that show all parts of the coach, one or more in every lesson."""


def audit(page: Page, step: str) -> list[str]:
    """What does not fit, or is not accessible to everybody."""
    come_to_rest(page)
    found = misfits(page)
    if step in AUDITED:
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found += violations(page)
        page.evaluate("document.documentElement.dataset.theme = 'light'")
    return [f"{step}: {each}" for each in found]


@pytest.mark.parametrize(
    ("game", "language"),
    some(
        in_turn([("sushi-go-party", "de"), ("sushizock", "it")]),
        [("sushi-go", "en"), ("sushi-go", "fr"), ("sushi-go-party", "es"), ("sushizock", "nl")],
    ),
)
def test_a_lesson_to_its_end(browser: Browser, house: House, game: str, language: str) -> None:
    steps: list[str] = []
    found: list[str] = []
    with guest(browser, house.url, size=PHONE, language=language) as page:
        page.goto("/")
        page.locator(f".poster:has([value={game}])").click()
        page.locator("a.learn").click()
        for step in follow(page):
            steps.append(step)
            found += audit(page, step)
        assert steps == [*(step["say"] for step in LESSONS[game]["steps"]), "end"]
        assert not found, "\n".join(found)
        page.locator(".finale .real").click()
        page.wait_for_url(re.compile("/t/"))
        expect(page.locator(".others")).to_be_visible()
        expect(page.locator(".banner")).to_have_count(0)  # a new deal, not a known one
        page.go_back()
        expect(page.locator("a.learn")).to_be_visible()
        expect(page.locator(".cont")).to_have_count(1)  # the real match, not the lesson


def test_any_other_choice_is_fine_too(browser: Browser, house: House) -> None:
    with guest(browser, house.url, size=PHONE) as page:
        page.goto("/learn/sushi-go")
        for _ in range(2):
            page.locator(".coach .next").click()
        expect(page.locator(".coach[data-step=maki]")).to_be_visible()
        page.locator(".pick:not(.hinted)").first.click()
        page.locator(".dock .go").click()
        expect(page.locator(".coach b")).to_have_text("Your own way? Fine!")
        expect(page.locator(".coach[data-step=passed]")).to_be_visible()
        play_draft(page, turns=8)
        expect(page.locator(".coach .finale")).to_be_visible()


def test_any_other_roll_is_fine_too(browser: Browser, house: House) -> None:
    with guest(browser, house.url, size=PHONE) as page:
        page.goto("/learn/sushizock")
        finale = page.locator(".coach .finale")
        for _ in range(30):
            if finale.count() > 0:
                break
            play_dice(page, turns=1)
        expect(finale).to_be_visible()
        page.get_by_role("button", name="Keep playing here").click()
        play_dice(page)
        expect(page.get_by_role("dialog").locator(".ranking li")).to_have_count(3)


def test_a_lesson_can_be_left_resumed_and_skipped(browser: Browser, house: House) -> None:
    with guest(browser, house.url, size=PHONE) as page:
        page.goto("/learn/sushi-go-party")
        for _ in range(2):
            page.locator(".coach .next").click()
        step = page.locator(".coach[data-step=uramaki]")
        expect(step).to_be_visible()
        page.reload()
        expect(step).to_be_visible()
        page.locator(".top a").click()
        expect(page.locator("a.learn")).to_have_text("Continue the lesson")
        page.locator(".cont a").click()
        expect(page).to_have_url(re.compile("/learn/sushi-go-party$"))
        expect(step).to_be_visible()
        page.get_by_role("button", name="Skip the lesson").click()
        expect(page).to_have_url(re.compile("/t/"))
        expect(page.locator(".coach, .hinted")).to_have_count(0)
        expect(page.get_by_text("This deal is known")).to_be_visible()
        expect(page.get_by_role("radio").first).to_be_visible()


def test_the_rules_lead_to_the_lesson(browser: Browser, house: House) -> None:
    with guest(browser, house.url) as page:
        page.goto("/rules/sushizock")
        page.get_by_role("link", name="Learn in five minutes").click()
        expect(page.locator(".coach[data-step=welcome]")).to_be_visible()


def test_a_finished_deal_is_played_again_in_another_seat(
    browser: Browser, house: House, moments: Moments
) -> None:
    place = moments["sushi-go-final"]
    with guest(browser, house.url, size=PHONE, places=[place]) as page:
        page.goto(place.path)
        page.locator("dialog a[href^='/replay/']").click()
        hands = page.locator(".seats .hand, .seats [class*=hand]")
        expect(hands.first).to_be_visible()
        dealt = page.evaluate(
            "fetch(`/api/matches/${location.pathname.split('/')[2]}/steps`).then(r => r.json())"
        )
        page.keyboard.press("End")
        page.get_by_label("In the seat of").select_option("2")
        page.get_by_role("button", name="Play this deal yourself").click()
        expect(page.get_by_text("This deal is known")).to_be_visible()
        names = page.locator(".pick .card")
        expect(names).to_have_count(len(dealt["steps"][0]["open"]["hands"][2]))
        shown = names.evaluate_all("all => all.map(each => each.dataset.dish)")
        assert sorted(shown) == sorted(card.split(":")[0] for card in dealt["steps"][0]["open"]["hands"][2])
