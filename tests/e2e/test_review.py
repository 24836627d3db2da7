"""Pins the review of a match in the page, with a real but short one: figures, decisions, keys, seats."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from sushiya.bots import make_bot
from sushiya.bots.daily import play_daily
from sushiya.core import dump_text
from sushiya.games.daily import daily_deal
from tests.e2e.access import AXE, violations
from tests.e2e.guests import DESKTOP, LARGE_PHONE, guest
from tests.e2e.house import House
from tests.e2e.moments import Moments
from tests.e2e.screens import MEASURED
from tests.e2e.test_offline import LONG, SETTLED
from tests.full import some

WORDS = {
    "en": {
        "sharpens": "It gets sharper",
        "next": "Next decision",
        "decision": "decision",
        "turning": "turning point",
        "deal": "Luck of the deal",
        "roll": "Luck of a roll",
        "intervals": "Show intervals",
        "lead": "lead at the end",
    },
    "de": {
        "sharpens": "Es wird schärfer",
        "next": "Nächste Entscheidung",
        "decision": "Entscheidung",
        "turning": "Wendepunkt",
        "deal": "Glück beim Austeilen",
        "roll": "Würfelglück",
        "intervals": "Spannen zeigen",
        "lead": "Vorsprung am Ende",
    },
}
FIGURE = re.compile(r"[+−]?\d+[.,]\d")
"""A figure with one decimal."""


def reviewed(page: Page, moments: Moments, name: str, language: str) -> None:
    """Open the review of a finished match from its last screen, and wait until it is done."""
    page.goto(moments[name].path)
    skip = page.get_by_role("button", name="Skip")
    if name.startswith("sushizock") and skip.is_visible():
        skip.click()
    page.locator("a[href^='/review/']").click()
    expect(page.locator(".verdict .speech")).to_be_visible(timeout=MEASURED)
    expect(page.get_by_text(WORDS[language]["sharpens"])).to_be_hidden(timeout=MEASURED)


def tenths(text: str) -> list[int]:
    """All figures with one decimal in a text, in tenths."""
    return [round(10 * float(each.replace("−", "-").replace(",", "."))) for each in FIGURE.findall(text)]


@pytest.mark.parametrize(
    ("name", "size", "language"),
    some(
        [("party-final", DESKTOP, "de")],
        [("party-final", LARGE_PHONE, "en"), ("sushizock-final", LARGE_PHONE, "de")],
    ),
)
def test_a_match_is_reviewed(
    browser: Browser, house: House, moments: Moments, name: str, size: tuple[int, int], language: str
) -> None:
    words = WORDS[language]
    with guest(browser, house.url, size=size, places=[moments[name]], language=language) as page:
        reviewed(page, moments, name, language)
        amounts = [tenths(each)[0] for each in page.locator(".bars .label .num").all_inner_texts()]
        assert sum(amounts[:-1]) == amounts[-1]  # the parts add up as they are shown
        curve = page.locator("section:has(> #curve-h)")
        curve.locator("summary").click()
        for what in ("turning", "deal" if name.startswith("party") else "roll"):
            expect(curve.locator("table")).to_contain_text(words[what])
        page.get_by_label(words["intervals"]).check()
        expect(page.locator("#decision li small").first).to_contain_text(words["lead"])
        heading = page.locator("#decision h2")
        page.locator("h1").click()
        for _ in range(80):  # back to the first decision
            page.keyboard.press("ArrowLeft")
        expect(heading).to_contain_text(f"{words['decision']} 1 ")
        page.keyboard.press("ArrowRight")
        expect(heading).to_contain_text(f"{words['decision']} 2 ")
        page.get_by_role("button", name=words["next"]).click()
        expect(heading).to_contain_text(f"{words['decision']} 3 ")
        assert page.locator("#decision li").count() >= 2
        for _ in range(80):  # a decision with a clear difference has a reason
            if page.locator("#decision .why").count():
                break
            page.keyboard.press("ArrowRight")
        assert page.locator("#decision .why").inner_text().endswith(".")
        if name.startswith("party"):
            knew = page.locator("#decision details")
            if not knew.evaluate("details => details.open"):
                knew.locator("summary").click()
            expect(knew.locator(".card").first).to_be_visible()
        pressed = page.locator(".ranking button[aria-pressed=true]")
        reviewed_seat = pressed.inner_text()
        page.locator(".ranking button[aria-pressed=false]").first.click()
        expect(pressed).not_to_have_text(reviewed_seat, use_inner_text=True)
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), (
            "the page is wider than the screen"
        )
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert not violations(page)


def test_a_replay_leads_there_and_back(browser: Browser, house: House, moments: Moments) -> None:
    with guest(browser, house.url, size=DESKTOP, places=[moments["party-final"]]) as page:
        page.goto(moments["party-final"].path)
        page.locator("a[href^='/replay/']").click()
        page.locator("header a[href^='/review/']").click()
        show = page.get_by_role("link", name="Show the table")
        expect(show).to_be_visible(timeout=MEASURED)
        show.click()
        expect(page).to_have_url(re.compile(r"/replay/\w+#\d+$"))
        expect(page.locator("input[type=range]")).to_be_visible()


def test_a_review_that_was_looked_at_is_there_without_a_network(
    browser: Browser, house: House, moments: Moments
) -> None:
    lost = ["ERR_INTERNET_DISCONNECTED"]
    places = [moments["party-final"]]
    with guest(browser, house.url, places=places, service_workers="allow", forgive=lost) as page:
        reviewed(page, moments, "party-final", "en")
        said = page.locator(".verdict .speech").inner_text()
        page.evaluate(SETTLED)
        page.context.set_offline(True)
        page.reload()
        expect(page.locator(".verdict .speech")).to_have_text(said, use_inner_text=True)
        expect(page.locator("#decision")).to_be_visible()
        page.goto(page.url.replace("/review/", "/review/x"))
        expect(page.get_by_role("alert")).to_be_visible()


def test_a_match_of_this_device_is_reviewed_once_its_record_is_at_the_server(
    browser: Browser, house: House
) -> None:
    deal = daily_deal("sushi-go", "2026-11-01")
    record = dump_text(play_daily(deal, make_bot("novice", deal.game, 0, Random(1)))).encode()
    file: FilePayload = {"name": "some.record", "mimeType": "text/plain", "buffer": record}
    with guest(browser, house.url, size=LARGE_PHONE, forgive=["status of 422"]) as page:
        page.add_init_script(path=AXE)
        page.goto("/device")
        page.locator("input[type=file]").set_input_files(file)
        page.get_by_role("link", name="Look back").click(timeout=LONG)
        page.locator("a[href^='/review/device']").click()
        expect(page.locator("main")).to_contain_text("The match itself stays on this device.")
        assert violations(page) == []
        page.get_by_role("button", name="Review it at the server").click()
        expect(page.locator(".verdict .speech")).to_be_visible(timeout=MEASURED)
        expect(page.get_by_text(WORDS["en"]["sharpens"])).to_be_hidden(timeout=MEASURED)
        said = page.locator(".verdict .speech").inner_text()
        page.reload()
        expect(page.locator(".verdict .speech")).to_have_text(said, use_inner_text=True)

        links = page.locator("#decision a").evaluate_all("all => all.map(each => each.getAttribute('href'))")
        assert links[0].startswith("/replay/device"), "it can be looked at here, even without a network"
        assert re.match("/what-if/(?!device)", links[1]), "options are compared at the server"
        page.evaluate("() => { navigator.share = async ({ url }) => { window.shared = url; }; }")
        page.get_by_role("button", name="Share").click()
        assert re.search("/review/(?!device)", page.evaluate("shared")), "others can open it"

        full = {"reason": "full", "why": "You are waiting for too many reviews."}
        page.route("**/review?*", lambda route: route.fulfill(status=422, json=full))
        page.reload()
        expect(page.get_by_role("alert")).to_have_text("The house is full. Try again later.")
        page.unroute("**/review?*")
        page.reload()
        expect(page.locator(".verdict .speech")).to_have_text(said, use_inner_text=True)
        assert page.evaluate("localStorage['sushiya.given']") != "{}", "the server still has it"
