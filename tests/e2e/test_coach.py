"""Pins the coach on the page: a quiet word after the reveal, and on demand what was better."""

import pytest
from playwright.sync_api import Browser, Page, expect

from sushiya.bots.warmup import compile_search
from tests.e2e.access import AXE, violations
from tests.e2e.coaching import GAME, costly
from tests.e2e.guests import DESKTOP, LARGE_PHONE, guest
from tests.e2e.house import BOT, YOU, House
from tests.e2e.play import answer_draft, next_question
from tests.e2e.screens import MEASURED
from tests.full import in_full_runs


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    compile_search("sushi-go")


def walk(page: Page, path: str, worst: str, best: str) -> None:
    page.goto(path)
    question = next_question(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_label("Coach").check()
    page.keyboard.press("Escape")
    answer_draft(page, [worst])
    next_question(page, question)
    strip = page.locator(".dock .remark")
    expect(strip).to_contain_text("that cost about", timeout=MEASURED)
    expect(strip).to_contain_text(worst, ignore_case=True)
    expect(page.get_by_role("status").filter(has_text="Coach:")).to_have_count(1)
    expect(page.locator(".mine .tray .lamp")).to_be_visible()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert not violations(page)
    strip.get_by_role("button", name="Show me").click()
    shown = page.get_by_role("group", name="Coach")
    expect(shown).to_be_focused()
    expect(strip).to_have_count(0)
    expect(shown.locator(".better")).to_contain_text(best, ignore_case=True)
    expect(shown.locator(".why")).not_to_be_empty()
    shown.get_by_role("button", name="All figures").click()
    expect(shown.get_by_role("row", name=best)).to_contain_text("%")
    expect(page.locator(".mine .tray .lamp")).to_be_in_viewport(ratio=0.9)
    assert not violations(page)
    expect(page.get_by_role("button", name="take back")).to_have_count(0)
    page.locator(".dock fieldset label input").first.click()  # the next choice
    expect(shown).to_have_count(0)
    expect(page.locator(".mine .tray .lamp")).to_have_count(0)


def test_a_costly_pick_on_a_phone(browser: Browser, house: House) -> None:
    place = house.make(GAME, YOU, BOT, BOT, seed=costly().seed)
    with guest(browser, house.url, size=LARGE_PHONE, places=[place]) as page:
        walk(page, place.path, *costly().names())
        expect(page.locator(".loop")).to_be_visible()  # the belt is back


@in_full_runs
def test_a_costly_pick_on_a_desktop(browser: Browser, house: House) -> None:
    place = house.make(GAME, YOU, BOT, BOT, seed=costly().seed)
    with guest(browser, house.url, size=DESKTOP, places=[place], theme="dark") as page:
        walk(page, place.path, *costly().names())
        expect(page.get_by_role("complementary")).to_contain_text("of 1 picks so far were best")
