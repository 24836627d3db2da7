"""Pins the end of a round and of a match: nothing is cleared before it was seen, and nobody has to wait."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.access import AXE, violations
from tests.e2e.guests import DESKTOP, LARGE_PHONE, PHONE, guest
from tests.e2e.house import BOT, YOU, House, Place, Seen
from tests.e2e.layout import come_to_rest, misfits
from tests.e2e.moments import late
from tests.e2e.play import answer_draft, next_question, put_away
from tests.e2e.wire import say_clock
from tests.full import in_full_runs, in_turn, some

GAME = "sushi-go(seats=4)"
LAST_CHOICE = 7
"""The last turn in which there is something to choose: the last card locks itself."""
LANDSCAPE = (844, 390)
SHOWN = {"pace": "normal", "reduced_motion": "no-preference"}
MOST = 6000
HELD = 1000
SLACK = 1500
"""Milliseconds by which a busy machine may be late."""

WATCH = """() => {
    const nothing = { last: null, count: null, sheet: null, title: "", cards: 0, bare: 0 };
    window.told = { ...nothing, dishes: [], bottles: [] };
    const now = () => performance.now();
    const look = () => {
        const dock = document.querySelector(".ceremony");
        if (dock?.classList.contains("last")) {
            told.last ??= now();
            told.title = dock.querySelector("h2").textContent;
            told.cards = dock.querySelectorAll(".cards li").length;
        }
        if (dock?.classList.contains("count")) {
            told.count ??= now();
            const dish = dock.querySelector("[data-counted]").dataset.counted;
            if (told.dishes.at(-1) !== dish) told.dishes.push(dish);
            const bottles = [...document.querySelectorAll(".track li")];
            const stand = bottles.map(each => each.style.translate).join();
            if (told.bottles.at(-1) !== stand) told.bottles.push(stand);
        }
        if (dock) told.bare += document.querySelector(".mine [data-plate='1']") === null;
        if (document.querySelector("dialog[open]")) told.sheet ??= now();
        if (told.sheet === null) requestAnimationFrame(look);
    };
    look();
}"""
COUNTING = ".ceremony.count"
SHEET = "dialog.sheet"


def is_last_choice(seen: Seen, round: int, turn: int) -> bool:
    """Something is chosen now, and the card after it can be laid in one way only."""
    waits = any(plate["face"] == "wasabi" for plate in seen.public["table"][0])
    return late(round, turn)(seen) and len(seen.options) > 1 and not waits


@contextmanager
def at_the_end(
    browser: Browser,
    house: House,
    *,
    round: int = 1,
    game: str = GAME,
    turn: int = LAST_CHOICE,
    clock: int = 0,
    **options: Any,
) -> Iterator[Page]:
    """A page whose next answer ends the round."""
    others = int(game.partition("seats=")[2][0]) - 1
    place = house.reach(game, partial(is_last_choice, round=round, turn=turn), others)
    with guest(browser, house.url, places=[place], **(SHOWN | options)) as page:
        if clock:
            say_clock(page, clock)
        page.goto(place.path)
        next_question(page)
        page.evaluate(WATCH)
        answer_draft(page)
        yield page


def told(page: Page) -> dict[str, Any]:
    """When what was shown, in milliseconds, once the sheet is there."""
    expect(page.locator("dialog")).to_be_visible()
    page.wait_for_function("() => told.sheet !== null")
    found: dict[str, Any] = page.evaluate("told")
    return found


ROWS = """() => {
    const pays = row => [...row.querySelectorAll("td b")].some(cell => /[1-9]/.test(cell.textContent));
    return [...document.querySelectorAll("dialog tbody tr:has(th button)")].filter(pays).length;
}"""
"""The dishes on the sheet that brought somebody something."""
MOVING = """() => {
    const lasts = each => each.effect.getComputedTiming().endTime > 130;
    return document.getAnimations().filter(lasts).length;
}"""


@pytest.mark.parametrize(
    ("size", "language", "title"),
    in_turn([(LARGE_PHONE, "en", "The last cards"), (DESKTOP, "de", "Die letzten Karten")]),
)
def test_everything_is_shown_in_time(
    browser: Browser, house: House, size: tuple[int, int], language: str, title: str
) -> None:
    with at_the_end(browser, house, size=size, language=language) as page:
        found = told(page)
        assert (found["title"], found["cards"]) == (title, 4)
        assert found["count"] - found["last"] >= HELD, "the last cards stay in sight"
        assert found["sheet"] - found["last"] <= MOST + SLACK
        assert len(set(found["dishes"])) == page.evaluate(ROWS) > 2, "every dish is counted"
        assert len(found["bottles"]) > 2, "the bottles move"
        assert found["bare"] == 0, "the table is cleared when the sheet covers it"
        expect(page.locator("dialog thead .me")).to_have_count(1)
        put_away(page)
        next_question(page)


def press(page: Page, what: Locator) -> None:
    """Press it like a finger: it may be gone before the finger is up."""
    box = what.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def by_tap(page: Page) -> None:
    press(page, page.locator(".seat .head").first)


def by_key(key: str) -> Callable[[Page], None]:
    def skip(page: Page) -> None:
        page.locator(".seat .head").first.focus()
        page.keyboard.press(key)

    return skip


def by_pill(page: Page) -> None:
    press(page, page.get_by_role("button", name="Skip"))


SKIPS = {"tap": by_tap, "Space": by_key(" "), "Escape": by_key("Escape"), "pill": by_pill}


@pytest.mark.parametrize("way", some(["Escape"], ["tap", "Space", "pill"]))  # the next test taps in every run
def test_skipping_goes_to_the_sheet_and_does_nothing_else(browser: Browser, house: House, way: str) -> None:
    with at_the_end(browser, house, size=LARGE_PHONE, pace="calm") as page:
        page.wait_for_selector(".ceremony.last")
        SKIPS[way](page)
        expect(page.locator(SHEET)).to_be_visible()
        expect(page.locator("dialog")).to_have_count(1)  # what was tapped opened nothing
        found = told(page)
        assert found["dishes"] == []
        put_away(page)
        next_question(page)


def test_a_real_tap_on_the_dock_leaves_the_sheet_open(browser: Browser, house: House) -> None:
    """The sheet's button comes to where the dock was tapped."""
    with at_the_end(browser, house, size=LARGE_PHONE, pace="calm", has_touch=True) as page:
        page.wait_for_selector(".ceremony.last")
        width, height = LARGE_PHONE
        page.touchscreen.tap(width / 2, height - 40)
        expect(page.locator(SHEET)).to_be_visible()
        next_frame = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        page.evaluate(next_frame)
        expect(page.locator(SHEET)).to_be_visible()
        put_away(page)
        expect(page.locator("dialog")).to_have_count(0)


def test_nobody_waits_for_another_s_ceremony(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=5)", YOU, YOU | {"name": "Leo"}, BOT, BOT, BOT)
    mia, leo = (Place(place.table, place.game, (key,)) for key in place.keys)
    with guest(browser, house.url, places=[mia]) as slow, guest(browser, house.url, places=[leo]) as quick:
        asked: dict[Page, str | None] = {slow: None, quick: None}
        for page in asked:
            page.goto(place.path)
        for turn in range(1, 7):  # the seventh card locks itself
            if turn == 6:
                slow.evaluate("localStorage['sushiya.pace'] = 'calm'")
                slow.reload()
            for page, before in asked.items():
                asked[page] = next_question(page, before)
                answer_draft(page)
        slow.wait_for_selector(".ceremony", state="attached")
        put_away(quick)
        next_question(quick, asked[quick])
        assert slow.locator(".ceremony").count() == 1, "they still watch"
        answer_draft(quick)
        expect(slow.locator(SHEET)).to_be_visible()
        put_away(slow)
        next_question(slow, asked[slow])


@pytest.mark.parametrize("size", some([LARGE_PHONE], [PHONE, LANDSCAPE, DESKTOP]))
def test_where_our_clock_runs_the_next_question_is_in_reach_at_once(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    with at_the_end(browser, house, size=size, clock=15) as page:
        sheet = page.locator(SHEET)
        expect(sheet).to_be_visible()
        page.wait_for_selector("main[data-question]")
        come_to_rest(page)
        expect(sheet.locator("tbody tr").first).to_be_in_viewport(ratio=1)
        assert misfits(page) == []
        assert cut_off(page) == []
        dock = page.locator(".dock")
        button = dock.locator(".go")
        for each in (*dock.locator(".pick").all(), button):
            expect(each).to_be_in_viewport(ratio=1)
        page.keyboard.press("1")
        expect(button).to_be_enabled()
        expect(sheet).to_be_visible()
        button.click()
        expect(page.locator("dialog")).to_have_count(0)


def test_without_a_pace_the_sheet_is_there_at_once_with_its_counts(browser: Browser, house: House) -> None:
    with at_the_end(browser, house, size=PHONE, pace="none") as page:
        found = told(page)
        assert (found["last"], found["count"]) == (None, None)
        expect(page.locator("dialog td > span").first).to_be_visible()
        expect(page.locator("dialog thead .disc")).to_have_count(4)  # a head or an initial for each
        expect(page.locator("dialog .later")).to_contain_text("if it stays so")
        expect(page.locator("dialog .later b")).to_contain_text(["+6"])
        cells = page.locator("dialog td").all_inner_texts()
        dish = page.locator("dialog tbody button").first
        dish.click()
        expect(page.locator("dialog .why p").last).to_be_visible()
        assert misfits(page) == []
        page.reload()  # it stays until one goes on
        expect(page.locator("dialog td")).to_have_text(cells, use_inner_text=True)
        put_away(page)
        page.reload()
        next_question(page)
        expect(page.locator("dialog")).to_have_count(0)


@in_full_runs
def test_calm_eyes_see_the_same_without_motion(browser: Browser, house: House) -> None:
    with at_the_end(browser, house, size=LARGE_PHONE, reduced_motion="reduce") as page:
        page.wait_for_selector(".ceremony.last")
        page.wait_for_selector(COUNTING)
        assert page.evaluate(MOVING) == 0
        found = told(page)
        assert found["count"] - found["last"] >= HELD
        assert len(set(found["dishes"])) == page.evaluate(ROWS)


def test_the_match_ends_with_the_desserts_and_the_podium(browser: Browser, house: House) -> None:
    with at_the_end(browser, house, round=3, size=LARGE_PHONE) as page:
        found = told(page)
        assert found["sheet"] - found["last"] <= MOST + SLACK
        assert found["dishes"][-1] == "pudding"
        expect(page.locator("dialog .podium li")).to_have_count(3)
        expect(page.locator("dialog .ranking li")).to_have_count(4)
        expect(page.locator("dialog .dessert")).to_contain_text("→")
        assert misfits(page) == []
        page.get_by_role("button", name="Sheet").click()
        expect(page.locator("dialog table").last).to_be_visible()
        expect(page.get_by_role("link", name="Look back")).to_be_visible()
        page.get_by_role("button", name="Once more").click()
        expect(page.locator("dialog")).to_have_count(0)
        next_question(page)


@pytest.mark.parametrize("size", some([LANDSCAPE], [PHONE, DESKTOP]))
def test_everything_fits_and_is_accessible(browser: Browser, house: House, size: tuple[int, int]) -> None:
    source = AXE.read_text(encoding="utf-8")
    with at_the_end(browser, house, size=size, language="de", pace="calm", reduced_motion="reduce") as page:
        page.evaluate(source)
        found: dict[str, list[str]] = {}
        for what in (".ceremony.last", COUNTING, SHEET):
            page.wait_for_selector(what, state="attached")
            if what == SHEET:
                come_to_rest(page)
            else:
                assert page.evaluate(MOVING) == 0
            found[what] = [*misfits(page), *cut_off(page), *violations(page)]
        assert not any(found.values()), found


def cut_off(page: Page) -> list[str]:
    """What of the ceremony lies outside the screen."""
    outside: list[str] = page.evaluate("""() => {
        const parts = ".ceremony .cards li, .ceremony .now, .ceremony .beats, dialog .go";
        return [...document.querySelectorAll(parts)].filter(each => {
            const { top, bottom, height } = each.getBoundingClientRect();
            return height > 0 && (top < -1 || bottom > innerHeight + 1);
        }).map(each => `outside: ${each.className} ${each.textContent.slice(0, 40)}`);
    }""")
    return outside


def test_eight_at_a_table_choose_whose_column_is_beside_theirs(browser: Browser, house: House) -> None:
    game = "sushi-go-party(seats=8,meal=big-banquet)"
    with at_the_end(browser, house, game=game, turn=6, size=LARGE_PHONE, pace="none") as page:
        heads = page.locator("dialog thead th")
        expect(heads).to_have_count(8)
        button = heads.last.get_by_role("button")
        name = button.locator("span").last.inner_text()  # without the head beside it, which is drawn later
        button.click()
        expect(heads.nth(2)).to_contain_text(name)
        put_away(page)
