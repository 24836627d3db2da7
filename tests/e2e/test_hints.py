"""Pins that a hint can be requested, read, followed and hidden on the page, and that it locks nothing in."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from sushiya.bots.warmup import compile_search
from tests.e2e.access import AXE, violations
from tests.e2e.guests import PHONE, guest
from tests.e2e.house import BOT, YOU, House, Place
from tests.e2e.moments import Moments
from tests.e2e.play import answer_draft, next_question
from tests.full import in_turn
from tests.server.helpers import SECONDS


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    for name in ("sushi-go", "sushizock"):
        compile_search(name)


def ask(page: Page, place: Place) -> str:
    """Request a hint for the open question, and wait for the ranking."""
    page.goto(place.path)
    question = next_question(page)
    assert question is not None
    page.keyboard.press("h")
    ranking = page.get_by_role("group", name="The master would choose")
    loads = 1000 * SECONDS  # the first hint of a server waits for Numba
    expect(ranking.get_by_role("listitem").first).to_contain_text("best", timeout=loads)
    expect(page.get_by_role("status").filter(has_text="Hint:")).to_have_count(1)
    first, *others = ranking.locator(".less").all_inner_texts()
    assert first == "best"
    less = [0.0 if each == "as good" else float(each.removeprefix("−").removesuffix("%")) for each in others]
    assert less, "there is more than one option"
    assert less == sorted(less), "the figures fit the order"
    assert all(each.strip() for each in ranking.locator(".words").all_inner_texts())
    return question


@pytest.mark.parametrize("name", in_turn(["second", "wish"]))
def test_a_hint_in_the_draft(browser: Browser, house: House, name: str) -> None:
    place = Moments(house)[name]
    with guest(browser, house.url, size=PHONE, places=[place]) as page:
        question = ask(page, place)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert not violations(page)
        best = page.locator(".advice li button").first
        expect(page.locator(".dock .hinted").first).to_be_in_viewport(ratio=0.9)
        wanted = re.split(r" \+ | \(|\n", best.locator(".words b").inner_text())[0].strip()
        best.click()
        expect(page.locator(".advice")).to_have_count(0)
        expect(page.get_by_role("button", name="Hint")).to_be_focused()
        expect(page.locator(".dock label:has(:checked) > .sr").first).to_contain_text(wanted)
        expect(page.locator(".dock label:has(:checked)").first).to_be_in_viewport(ratio=0.9)
        assert page.locator("main").get_attribute("data-question") == question, "nothing is locked in"
        page.keyboard.press("h")
        expect(best).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        answer_draft(page)
        next_question(page, question)
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_contain_text("show or hide a hint")
        expect(page.locator(".advice")).to_have_count(0)


def test_a_hint_for_the_dice(browser: Browser, house: House) -> None:
    place = Moments(house)["sushizock"]
    with guest(browser, house.url, size=PHONE, places=[place]) as page:
        ask(page, place)
        keep = page.locator(".advice li button", has_text="Keep").first
        dice = keep.locator(".die").count()
        keep.click()
        expect(page.locator(".rolled input:checked")).to_have_count(dice)
        expect(page.locator(".rolled .hinted")).to_have_count(dice)


WARMING_UP = """
from sushiya.bots import warmup_process
from time import monotonic
ready = []

def search_is_ready(game):
    ready.append(monotonic() + 4)
    return monotonic() > ready[0]

warmup_process.search_is_ready = search_is_ready
warmup_process.search_ready_in = lambda game: 40.0
"""


def test_who_asks_early_is_told_when_and_gets_the_hint(browser: Browser, tmp_path: Path) -> None:
    """The server's search is ready only seconds after the first hint was asked for."""
    house = House(tmp_path, WARMING_UP)
    try:
        place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
        with guest(browser, house.url, size=PHONE, places=[place], language="de") as page:
            page.goto(place.path)
            next_question(page)
            page.keyboard.press("h")
            expect(page.locator(".advice h2")).to_contain_text(re.compile(r"bereit in etwa (40|39) s"))
            page.evaluate(AXE.read_text(encoding="utf-8"))
            assert not violations(page)
            expect(page.locator(".advice li").first).to_contain_text("am besten", timeout=2000 * SECONDS)
    finally:
        house.end()


def test_who_waits_long_is_told_so_and_how_long_it_usually_takes(browser: Browser, house: House) -> None:
    place = Moments(house)["second"]
    lines: list[WebSocketRoute] = []
    held: list[str | bytes] = []

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hint_later":
                message["seconds"] = 1
            if message["type"] == "hints" and lines:
                held.append(text)
            else:
                line.send(json.dumps(message))

        server.on_message(pass_on)

    with guest(browser, house.url, size=PHONE, places=[place]) as page:
        page.route_web_socket("**/socket", route)
        page.goto(place.path)
        next_question(page)
        page.keyboard.press("h")
        told = page.locator(".advice h2")
        expect(told).to_have_text("The master is thinking …")
        expect(told).to_have_text("Still thinking: it usually takes about 1 s.")
        page.keyboard.press("h")  # put away, and fetched again
        expect(told).to_have_count(0)
        page.keyboard.press("h")
        expect(told).to_have_text("Still thinking: it usually takes about 1 s.")
        line = lines.pop()  # from now on nothing is held back
        for text in held:
            line.send(text)
        expect(page.locator(".advice li").first).to_contain_text("best")


def test_among_friends_hints_are_the_host_s_choice(browser: Browser, house: House) -> None:
    with guest(browser, house.url) as page:
        page.goto("/")
        page.get_by_text("More options").click()
        page.get_by_label("Allow hints").check()
        page.get_by_role("button", name="With friends").click()
        expect(page.get_by_text("Hints and the coach are allowed at this table.")).to_be_visible()
    you = {"kind": "you", "name": "Mia"}, {"kind": "you", "name": "Leo"}
    place = house.make("sushi-go(seats=2,edition=gamewright)", *you)
    with guest(browser, house.url, places=[place]) as page:
        page.goto(place.path)
        page.get_by_role("button", name="I am").click()
        next_question(page)
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)
