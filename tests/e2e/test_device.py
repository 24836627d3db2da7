"""Pins the table on this device: set by choice or without a server, and what becomes of its matches."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, FilePayload, Page, Route, expect

from sushiya.core import verify
from sushiya.games import load_record
from sushiya.texts import Texts
from tests.e2e.access import AXE, violations
from tests.e2e.guests import DESKTOP, LARGE_PHONE, MILLISECONDS, guest
from tests.e2e.house import House
from tests.e2e.layout import misfits
from tests.e2e.play import answer_draft, next_question, play_dice, play_draft, put_away
from tests.full import in_full_runs

PATIENCE = 60_000
"""The table takes 5 to 20 seconds to start, and longer on a busy machine."""
NO_LINE = ("net::ERR_FAILED",)
"""What the browser logs about requests that we abort."""
STORE_DOWN = ("store down",)
"""What the table logs while its bots can't store their answers."""
NOT_STORED = Texts("en")("device-not-stored")
BREAK = """() => {
    self.put ??= IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...all) {
        const request = self.put.apply(this, all);
        this.transaction.abort();
        return request;
    };
}"""
MEND = "() => { IDBObjectStore.prototype.put = self.put; }"
COUNT_WISHES = """
    self.wishes = 0;
    StorageManager.prototype.persist = async () => { self.wishes++; return true; };
"""


@contextmanager
def player(browser: Browser, house: House, **options: Any) -> Iterator[Page]:
    with guest(browser, house.url, size=LARGE_PHONE, **options) as page:
        page.context.set_default_timeout(PATIENCE)
        expect.set_options(PATIENCE)
        try:
            yield page
        finally:
            expect.set_options(MILLISECONDS)


def looks_right(page: Page) -> None:
    """Everybody can use this screen, on a phone and on a computer."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for width, height in (DESKTOP, LARGE_PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert misfits(page) == [], width
    assert violations(page) == []
    page.evaluate("document.documentElement.dataset.theme = 'light'")


def choose(page: Page, game: str) -> None:
    page.locator(f"label.poster:has([value={game}])").click(position={"x": 10, "y": 10})


def home(page: Page, game: str) -> None:
    """Go home without loading the page anew: the table of this device stays ready."""
    page.get_by_role("link", name="Home").first.click()
    choose(page, game)


def hand(page: Page) -> list[str]:
    cards = page.locator(".dock fieldset label")
    expect(cards.first).to_be_visible()
    names = "all => all.map(each => each.querySelector(':scope > .sr').textContent)"
    found: list[str] = cards.evaluate_all(names)
    return found


def exported(page: Page, at: int) -> Path:
    """The file of a match in the list."""
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export").nth(at).click()
    return Path(saved.value.path())


def come_in(page: Page, path: Path, name: str) -> None:
    files: FilePayload = {"name": name, "mimeType": "text/plain", "buffer": path.read_bytes()}
    page.locator("input[type=file]").set_input_files(files)


def test_a_match_on_this_device_from_the_choice_to_the_server(browser: Browser, house: House) -> None:
    with player(browser, house) as page:
        page.goto("/")
        choose(page, "sushi-go")
        page.locator(".set-up select").first.select_option("5")
        expect(page.locator(".strength label").last).to_contain_text("hardest")
        page.locator("summary").click()
        page.get_by_label("Set the table on this device").check()
        expect(page.locator(".strength label").nth(2)).to_contain_text("thinking ahead")  # without search
        page.locator(".strength label", has_text="from experience").click()
        with page.expect_request("**/engine/*/net.zip", timeout=MILLISECONDS):
            page.locator(".start .go").click()
            expect(page.locator(".start .go")).to_contain_text("Setting the table on this device")
        question = next_question(page)
        dealt = hand(page)
        assert re.search(r"/t/device\w{12}$", page.url)
        answer_draft(page)
        next_question(page, question)

        page.get_by_role("button", name="Table menu").click()
        expect(page.get_by_role("dialog")).to_contain_text("Seats")
        for word in ("Say something", "Move to another device", "Open the seat", "Leave the table"):
            expect(page.get_by_text(word)).to_have_count(0)
        page.keyboard.press("Escape")
        play_draft(page)
        expect(page.get_by_role("button", name="Share")).to_have_count(0)

        page.get_by_role("link", name="Look back").click()
        with page.expect_download() as saved:
            page.get_by_role("link", name="The record of this match").click()
        record = Path(saved.value.path()).read_text(encoding="utf-8")
        assert verify(load_record(record)).over

        home(page, "sushizock")  # chosen once, remembered
        page.locator(".start .go").click()
        play_dice(page, turns=3)
        page.get_by_role("link", name="Home").first.click()
        expect(page.locator(".going")).to_contain_text("Sushizock im Gockelwok")
        page.get_by_role("link", name="On this device").click()
        matches = page.locator("main > ul > li")
        expect(matches).to_have_count(2)
        expect(matches.first).to_contain_text("running")
        looks_right(page)
        running, finished = exported(page, 0), exported(page, 1)
        assert finished.read_text(encoding="utf-8") == record
        assert json.loads(running.read_text(encoding="utf-8"))["seed"]

        for at in (1, 0):
            matches.nth(at).get_by_role("button", name="Delete").click()
            assert violations(page) == []
            matches.nth(at).get_by_role("button", name="Keep it").click()
            matches.nth(at).get_by_role("button", name="Delete").click()
            matches.nth(at).get_by_role("button", name="Delete").click()
            expect(matches).to_have_count(at)
        expect(page.get_by_text("No match has been played")).to_be_visible()

        come_in(page, Path(__file__), "wrong.record")
        expect(page.get_by_role("alert")).to_contain_text("its record is damaged")
        come_in(page, finished, "old.record")
        expect(page.get_by_text("The match is here now.")).to_be_visible()
        come_in(page, running, "new.json")
        expect(matches).to_have_count(2)
        matches.nth(1).get_by_role("link", name="Look back").click()
        expect(page.locator(".news")).to_be_visible()
        page.go_back()
        page.get_by_role("button", name="Continue on the server").click()
        page.get_by_role("button", name="move it").click()
        page.wait_for_url(re.compile(r"/t/(?!device)\w+$"))
        play_dice(page, turns=2)
        page.get_by_role("link", name="Home").first.click()
        page.get_by_role("link", name="On this device").click()
        expect(matches).to_have_count(1)

        matches.get_by_role("link", name="Look back").click()
        expect(page.locator(".news")).to_be_visible()
        page.keyboard.press("End")
        page.get_by_role("button", name="Play this deal yourself").click()
        next_question(page)
        assert hand(page) == dealt


def test_without_a_server_everything_that_can_goes_on_here(browser: Browser, house: House) -> None:
    with player(browser, house, forgive=NO_LINE) as page:
        page.route("**/api/tables*", lambda route: route.abort())
        page.goto("/")
        expect(page.get_by_text("The server can't be reached")).to_be_visible()
        looks_right(page)

        choose(page, "sushi-go")
        page.locator(".set-up select").first.select_option("3")
        page.get_by_role("button", name="Share this device").click()
        page.get_by_label("Somebody else on this device").fill("Leo")
        page.get_by_role("button", name="Take a seat").click()
        expect(page.locator(".share, img[src*=qr]")).to_have_count(0)
        page.get_by_role("button", name="Start now").click()
        page.get_by_role("button", name="I am Guest").click()
        question = next_question(page)
        ours = hand(page)
        answer_draft(page)
        pass_on = page.get_by_role("button", name="I am Leo")
        expect(pass_on).to_be_visible()
        expect(page.locator(".dock")).to_have_count(0)  # nobody sees the other's hand
        pass_on.click()
        next_question(page)
        assert hand(page) != ours
        answer_draft(page)
        page.get_by_role("button", name="I am Guest").click()
        next_question(page, question)

        home(page, "sushi-go-party")
        page.locator(".start .go").click()
        play_draft(page, turns=3)

        page.get_by_role("link", name="Home").first.click()
        page.get_by_role("link", name=re.compile("Learn in")).click()
        expect(page.locator(".lesson .coach")).to_be_visible()
        assert "/learn/" in page.url


@in_full_runs
def test_two_people_play_a_whole_match_on_this_device(browser: Browser, house: House) -> None:
    with player(browser, house, forgive=NO_LINE) as page:
        page.route("**/api/tables*", lambda route: route.abort())
        page.goto("/")
        choose(page, "sushi-go")
        page.locator(".set-up select").first.select_option("3")
        page.get_by_role("button", name="Share this device").click()
        page.get_by_label("Somebody else on this device").fill("Leo")
        page.get_by_role("button", name="Take a seat").click()
        page.get_by_role("button", name="Start now").click()
        ranking, dialog = page.locator("dialog .ranking"), page.locator("dialog[open]")
        pass_on = page.get_by_role("button", name=re.compile("^I am "))
        asked = page.locator("main[data-question] .dock")
        passed: list[str] = []
        while ranking.count() == 0:
            expect(dialog.or_(pass_on).or_(asked).first).to_be_visible()
            if dialog.count() > 0:
                if ranking.count() == 0:
                    put_away(page)
            elif pass_on.count() > 0:
                passed.append(pass_on.inner_text())
                pass_on.click()
            else:
                answer_draft(page)
                expect(dialog.or_(pass_on).first).to_be_visible()
        assert passed.count("I am Guest") == passed.count("I am Leo") > 20, (
            passed
        )  # three rounds of nine cards


def test_why_the_table_can_t_be_set_is_said_and_can_be_tried_again(browser: Browser, house: House) -> None:
    def broken(route: Route) -> None:
        route.abort()

    with player(browser, house, forgive=NO_LINE) as page:
        page.route("**/engine/*/sushiya.zip", broken)
        page.goto("/device")
        expect(page.get_by_role("alert")).to_contain_text("could not be set on this device")
        page.unroute("**/engine/*/sushiya.zip", broken)
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_text("No match has been played")).to_be_visible()


def broken_shelf(page: Page, *, broken: bool) -> None:
    """From now on, the database of the table takes nothing, or everything again."""
    [worker] = page.workers
    worker.evaluate(BREAK if broken else MEND)


def test_a_table_for_which_there_is_no_room_is_not_made_and_the_page_says_why(
    browser: Browser, house: House
) -> None:
    with player(browser, house) as page:
        page.add_init_script(COUNT_WISHES)
        page.goto("/")
        page.locator("summary").click()
        page.get_by_label("Set the table on this device").check()
        disk = page.context.new_cdp_session(page)
        disk.send("Storage.overrideQuotaForOrigin", {"origin": house.url, "quotaSize": 1})
        page.locator(".start .go").click()
        expect(page.get_by_role("alert")).to_have_text(NOT_STORED)
        assert page.evaluate("wishes") == 0
        disk.send("Storage.overrideQuotaForOrigin", {"origin": house.url})
        page.locator(".start .go").click()
        next_question(page)
        assert page.evaluate("wishes") == 1  # there is something to keep now, and the browser was asked to


def test_an_answer_that_can_t_be_stored_does_not_count_and_is_not_lost(
    browser: Browser, house: House
) -> None:
    with player(browser, house, forgive=STORE_DOWN) as page:
        page.goto("/")
        page.locator("summary").click()
        page.get_by_label("Set the table on this device").check()
        page.locator(".start .go").click()
        question = next_question(page)
        banner = page.locator(".banner[role=alert]")

        broken_shelf(page, broken=True)
        answer_draft(page)
        expect(page.locator(".dock").get_by_role("alert")).to_have_text(Texts("en")("refusal-unavailable"))
        expect(banner).to_have_text(NOT_STORED)
        expect(page.locator(".dock .go")).to_be_enabled()  # nothing is locked in
        looks_right(page)
        broken_shelf(page, broken=False)
        page.locator(".dock .go").click()
        question = next_question(page, question)
        expect(page.get_by_role("alert")).to_have_count(0)

        before = hand(page)
        broken_shelf(page, broken=True)
        answer_draft(page)
        expect(banner).to_have_text(NOT_STORED)
        page.reload()
        assert next_question(page) == question
        assert hand(page) == before
        answer_draft(page)
        next_question(page, question)


@in_full_runs
def test_two_tabs_do_not_fight_for_the_table(browser: Browser, house: House) -> None:
    with player(browser, house) as page:
        page.goto("/")
        page.locator("summary").click()
        page.get_by_label("Set the table on this device").check()
        page.locator(".start .go").click()
        next_question(page)
        other = page.context.new_page()
        other.goto(page.url)
        next_question(other)
        expect(page.get_by_text("Setting the table again")).to_be_visible()
        answer_draft(other)  # it is not taken away again
        page.evaluate("dispatchEvent(new Event('focus'))")
        expect(page.get_by_text("Setting the table again")).to_have_count(0)
        expect(other.get_by_text("Setting the table again")).to_be_visible()
