"""Pins what a phone shows without scrolling: the table, a regular's first screen, the end of a match."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.guests import DESKTOP, LARGE_PHONE, guest
from tests.e2e.house import BOT, YOU, House, Place
from tests.e2e.layout import come_to_rest, out_of_sight
from tests.e2e.moments import MOMENTS, Moments, last_choice, late
from tests.e2e.play import next_question, to_the_sheet
from tests.full import in_turn, some

SIDEWAYS = (844, 390)
READY = "main[data-question]"
ON_TABLES = [name for name in MOMENTS if not name.startswith("sushizock") and not name.endswith("final")]
FULL = {4: "cutthroat-combo", 5: "cutthroat-combo"}
"""Meals of many dishes, by the number of seats."""


@pytest.fixture(scope="module")
def full(house: House) -> dict[int, Place]:
    """Late in a round of Party, when most lies on the table."""
    return {
        seats: house.reach(f"sushi-go-party(seats={seats},meal={meal})", late(2, 8), seats - 1)
        for seats, meal in FULL.items()
    }


def choose(page: Page) -> None:
    """Choose something, so that its tray is there, too."""
    for what in (".kind:not(.on)", ".variant", ".dock .hand .pick:not(.chosen) input:enabled"):
        found = page.locator(what)
        if found.count() > 0:
            found.last.click()


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ON_TABLES), ("de", some(["wish", "give", "menu", "party-of-eight"], ON_TABLES))],
)
def test_the_whole_table_is_in_sight(
    browser: Browser,
    house: House,
    moments: Moments,
    full: dict[int, Place],
    language: str,
    names: list[str],
) -> None:
    places = {name: moments[name] for name in dict.fromkeys(names)}
    places |= {f"{seats} seats": place for seats, place in full.items() if language == "de" or seats == 4}
    found: list[str] = []
    with guest(browser, house.url, size=LARGE_PHONE, places=[*places.values()], language=language) as page:
        for name, place in places.items():
            page.goto(place.path)
            page.wait_for_selector(READY)
            choose(page)
            for width, height in (LARGE_PHONE, SIDEWAYS):
                page.set_viewport_size({"width": width, "height": height})
                come_to_rest(page)
                found += [f"{name} at {width} x {height}: {each}" for each in out_of_sight(page)]
            page.set_viewport_size({"width": LARGE_PHONE[0], "height": LARGE_PHONE[1]})
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [LARGE_PHONE, DESKTOP])
def test_the_dock_keeps_its_place_while_others_act(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    moment = MOMENTS["wish"]
    place = house.reach(moment.game, moment.so, moment.others)
    with guest(browser, house.url, size=size, places=[place], pace="calm") as page:
        page.goto(place.path)
        next_question(page)
        page.locator(".kind").first.click()
        come_to_rest(page)
        top = "Math.round(document.querySelector('.dock').getBoundingClientRect().top)"
        before = page.evaluate(top)
        page.locator(".dock .go").click()
        waiting = page.locator(".dock .go", has_text="The hands go on in a moment")
        expect(waiting).to_be_disabled()
        if size == DESKTOP:
            assert page.evaluate(top) == before
        else:
            assert out_of_sight(page) == []
        news = "Math.round(document.querySelector('.news').getBoundingClientRect().bottom)"
        assert page.evaluate(news) > page.evaluate(top), "the news stands on the dock"


WATCH_THE_DOCK = """() => {
    const seen = new Promise(done => {
        let most = 0;
        const look = () => {
            const dock = document.querySelector(".ceremony.count")?.getBoundingClientRect();
            if (dock) most = Math.max(most, innerHeight - dock.bottom);
            if (document.querySelector("dialog[open]")) done(most);
            else requestAnimationFrame(look);
        };
        look();
    });
    return { seen };
}"""
"""How far above the lower edge the dock hangs while a round is counted."""


def test_the_count_stands_on_the_lower_edge(browser: Browser, house: House) -> None:
    place = house.reach("sushi-go(seats=5)", last_choice, 4)
    with guest(browser, house.url, size=SIDEWAYS, places=[place], pace="quick") as page:
        page.goto(place.path)
        next_question(page)
        watched = page.evaluate_handle(WATCH_THE_DOCK)
        to_the_sheet(page)
        assert watched.evaluate("async watched => await watched.seen") < 1


LAST = {
    "game": "sushi-go-party",
    "players": 4,
    "guests": [{"name": "Momo", "bot": "novice"}, {"name": "Hana", "bot": "expert"}],
}
ABOVE_THE_BUTTONS = """what => {
    const { bottom } = document.querySelector(what).getBoundingClientRect();
    return bottom <= document.querySelector(".start").getBoundingClientRect().top;
}"""


def test_a_regular_s_first_screen(browser: Browser, house: House) -> None:
    place = house.make("sushi-go-party(seats=4,meal=my-first-meal)", YOU, BOT, BOT, BOT)
    with guest(browser, house.url, size=LARGE_PHONE, places=[place]) as page:
        page.add_init_script(f"localStorage['sushiya.last'] = {json.dumps(json.dumps(LAST))}")
        page.add_init_script("localStorage['sushiya.name'] = JSON.stringify('Mia')")
        page.goto("/")
        deals = page.locator(".daily button")
        expect(deals).to_have_count(1)
        come_to_rest(page)
        assert all(page.evaluate(ABOVE_THE_BUTTONS, what) for what in (".posters", ".tonight", ".daily"))
        expect(page.locator(".start .go")).to_contain_text("Sushi Go Party!")
        expect(page.locator(".told p").first).not_to_contain_text("1st")  # nobody has any points
        deals.click()
        expect(page.locator(".daily li")).to_have_count(3)


@pytest.mark.parametrize("language", in_turn(["en", "nl"]))
def test_the_end_of_a_match_with_its_chart(
    browser: Browser, house: House, moments: Moments, language: str
) -> None:
    with guest(
        browser, house.url, size=LARGE_PHONE, places=[moments["sushi-go-final"]], language=language
    ) as page:
        page.goto(moments["sushi-go-final"].path)
        page.locator("dialog .curves").wait_for()
        come_to_rest(page)
        edges = (
            "[...document.querySelectorAll('dialog :is(.curves, .act)')].map(x => x.getBoundingClientRect())"
        )
        chart, buttons = page.evaluate(edges)
        assert chart["bottom"] <= buttons["top"]


def test_what_happened_is_in_sight_beside_eight(browser: Browser, house: House, moments: Moments) -> None:
    with guest(browser, house.url, size=DESKTOP, places=[moments["party-of-eight"]]) as page:
        page.goto(moments["party-of-eight"].path)
        page.locator(".side .log li").nth(1).wait_for()
        come_to_rest(page)
        second = page.locator(".side .log li").nth(1).bounding_box()
        assert second is not None
        assert second["y"] + second["height"] <= DESKTOP[1]
        sentences = page.locator(".side .log p").all_inner_texts()
        assert not [text for text in sentences if text.startswith("Turn ")]  # that stands beside it
