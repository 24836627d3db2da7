"""Pins what trays say on the page: worth, what is missing, every minus, and what the chosen card brings."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.access import AXE, violations
from tests.e2e.guests import DESKTOP, LARGE_PHONE, PHONE, guest
from tests.e2e.house import House, Place, Seen
from tests.e2e.play import next_question
from tests.full import in_turn

MEAL = "temaki+tempura+sashimi+eel+spoon+wasabi+pudding"
LOCKED = {"en": "if you lock", "de": "wenn du festlegst"}
STAYS = {"en": "if it stays so", "de": "Stand jetzt"}
MORE = {"en": "one more for 5", "de": "noch 1 für 5"}


def tray_of(seen: Seen, dish: str) -> dict[str, Any]:
    return next((tray for tray in seen.public["trays"][0] if tray["dish"] == dish), {})


def half_a_pair_and_a_minus(seen: Seen) -> bool:
    """One tempura, no temaki while others have some, and a second tempura in hand."""
    if seen.question != "PickCard":
        return False
    second = seen.mine["brings"].get("tempura", {})
    minus = tray_of(seen, "temaki")
    return second.get("round") == 5 and minus.get("points") == -4 and not minus.get("icons")


@pytest.fixture(scope="module")
def place(house: House) -> Place:
    return house.reach(f"sushi-go-party(seats=4,meal={MEAL})", half_a_pair_and_a_minus, 3, attempts=60)


def assert_accessible(page: Page) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert not violations(page)


def choose(page: Page, dish: str) -> None:
    page.locator(f".dock label:has([data-dish={dish}])").first.click()


@pytest.mark.parametrize(("size", "language"), in_turn([(LARGE_PHONE, "en"), (DESKTOP, "de")]))
def test_trays_explain(
    browser: Browser, house: House, place: Place, size: tuple[int, int], language: str
) -> None:
    with guest(browser, house.url, size=size, places=[place], language=language) as page:
        page.goto(place.path)
        next_question(page)
        tempura, temaki = page.locator(".tray[data-dish=tempura]"), page.locator(".tray[data-dish=temaki]")
        expect(tempura.locator("h3 b")).to_have_text("0")
        expect(tempura).to_contain_text(MORE[language])
        expect(temaki.locator(".hole")).to_be_visible()
        expect(temaki.locator("h3 b")).to_have_text("−4")
        expect(temaki).to_contain_text(STAYS[language])
        before = page.locator(".mine header p").inner_text()
        now = int(re.sub("[^−0-9]", "", before).replace("−", "-"))
        choose(page, "tempura")
        expect(tempura).to_contain_text("0 → 5")
        expect(tempura).to_contain_text(LOCKED[language])
        expect(tempura).to_be_in_viewport(ratio=0.9)
        signed = [f"{'+' * (each > 0)}{each}".replace("-", "−") for each in (now, now + 5)]
        expect(page.locator(".mine header p")).to_contain_text(" → ".join(signed))
        assert_accessible(page)


def test_on_a_small_phone_the_chosen_card_still_says_what_it_brings(
    browser: Browser, house: House, place: Place
) -> None:
    with guest(browser, house.url, size=PHONE, places=[place]) as page:
        page.goto(place.path)
        next_question(page)
        choose(page, "tempura")
        change = page.locator(".tray[data-dish=tempura] .change")
        expect(change).to_be_in_viewport(ratio=1)
        expect(change).to_have_text("0 → 5")


def raced(seen: Seen) -> bool:
    """A few rolls, none of which score yet, and more in hand."""
    rolls = [key for key in seen.mine["brings"] or {} if key.startswith("uramaki")]
    return seen.question == "PickCard" and bool(rolls) and 0 < tray_of(seen, "uramaki").get("icons", 0) < 5


def test_a_race_has_pips_and_no_points(browser: Browser, house: House) -> None:
    place = house.reach("sushi-go-party(seats=4,meal=points-platter)", raced, 3)
    with guest(browser, house.url, size=LARGE_PHONE, places=[place]) as page:
        page.goto(place.path)
        next_question(page)
        uramaki = page.locator(".tray[data-dish=uramaki]")
        expect(uramaki).to_contain_text(re.compile(r"\d of 10 rolls"))
        expect(uramaki.locator("h3 b")).to_have_count(0)
        expect(uramaki.locator(".pips i")).to_have_count(10)
        expect(uramaki.locator(".pips .may")).to_have_count(0)
        choose(page, "uramaki")
        expect(uramaki.locator(".pips .may").first).to_be_visible()


def test_plates_of_others_say_the_same(browser: Browser, house: House, place: Place) -> None:
    with guest(browser, house.url, size=LARGE_PHONE, places=[place]) as page:
        page.goto(place.path)
        next_question(page)
        page.locator(".others button").first.click()
        expect(page.get_by_role("dialog").locator("h3").first).to_be_visible()
        said = page.get_by_role("dialog").locator("h3 span").all_inner_texts()
        assert any(said)
        assert_accessible(page)
