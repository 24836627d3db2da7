"""Pins the telling: a news line for what just happened, and a log of the whole match for everyone."""

import itertools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.guests import DESKTOP, LARGE_PHONE, guest
from tests.e2e.house import BOT, OPEN, YOU, House, Place
from tests.e2e.moments import QUESTIONS, Moments
from tests.e2e.play import answer_draft, next_question, play_dice, play_draft, put_away
from tests.full import in_turn

WATCH_ORDER = """() => {
    window.order = [];
    const look = () => {
        const own = document.querySelector(".mine [data-plate='1']");
        const other = document.querySelector(".others .chip");
        if (own && !order.includes("own")) order.push("own");
        if (other && !order.includes("other")) order.push("other");
        requestAnimationFrame(look);
    };
    look();
}"""


SHEET = "dialog.sheet"
LAST = 6
"""How many sentences the last steps of a log have, newest first."""
NOTICE = "Leo was asked to leave."


def by_menu(page: Page, name: str | re.Pattern[str]) -> None:
    """What the host does with a seat, by the menu."""
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()
    page.keyboard.press("Escape")


def whole_log(page: Page) -> Locator:
    """The lines of the whole log, which opens with a tap on the news line."""
    if page.locator(SHEET).count() > 0:
        put_away(page)
    page.locator(".news").click()
    lines = page.locator("dialog .log li")
    expect(lines.first).to_be_visible()  # it is loaded when it is opened
    return lines


def forms(line: str) -> tuple[str, str]:
    """A sentence of the log, alone and with the turn that stands beside it there."""
    turn, _, sentence = line.rpartition("\n\n")
    return sentence, f"{turn.capitalize()}: {sentence}"


@pytest.mark.parametrize(
    ("game", "play", "sentence"),
    [
        ("sushi-go(seats=3)", play_draft, r"Your .+: now \d"),
        ("sushizock(seats=3,open_stacks=yes)", play_dice, r"Your points: |your points stay|lets your top"),
    ],
    ids=("cards", "dice"),
)
def test_who_comes_late_reads_what_was_told_from_the_start(
    browser: Browser, house: House, game: str, play: Callable[..., object], sentence: str
) -> None:
    both = house.make(game, YOU, YOU | {"name": "Leo"}, BOT)
    place = Place(both.table, game, both.keys[:1])
    with (
        guest(browser, house.url, places=[place]) as mia,
        guest(browser, house.url, size=LARGE_PHONE) as early,
    ):
        mia.goto(place.path)
        early.goto(place.path)
        by_menu(mia, re.compile("Let .+ play"))
        play(mia, turns=5)
        by_menu(mia, "Remove")
        expect(mia.locator(".news")).to_contain_text(NOTICE)
        play(mia, turns=8)  # into the second round
        told = whole_log(mia).all_inner_texts()
        at = next(number for number, line in enumerate(told) if NOTICE in line)
        assert 8 < at < len(told) - 5, "it stands where it happened"
        assert any(re.search(sentence, line) for line in told), told
        assert any(re.search("Leo(:| rolls)", line) for line in told[at:]), "whose seat it was"
        assert not any(re.search("Leo(:| rolls)", line) for line in told[:at])
        mia.reload()
        next_question(mia)
        expect(whole_log(mia)).to_have_text(told, use_inner_text=True)
        with guest(browser, house.url) as late:
            late.goto(place.path)
            expect(late.locator(".news")).to_be_visible()
            told = whole_log(late).all_inner_texts()
            assert len(told) > 10
            expect(whole_log(early)).to_have_text(told, use_inner_text=True)


DICE = ("sushizock", "sushizock-steal")


def test_who_comes_back_reads_what_happened_last(browser: Browser, house: House, moments: Moments) -> None:
    """At any question, the line has one of the last sentences of the log."""
    places = [moments[name] for name in (*QUESTIONS, *DICE)]
    places.append(house.make("sushizock(seats=2)", YOU, BOT))  # nothing but the lot
    with guest(browser, house.url, places=places) as page:
        for place in places:
            page.goto(place.path)
            next_question(page)
            log = page.locator(".side .log li")
            expect(log.first).to_be_visible()  # it comes a little later than the hand
            last = log.all_inner_texts()[:LAST]
            news = page.locator(".news b").inner_text()
            assert any(each.startswith(news) for line in last for each in forms(line)), (
                place.game,
                news,
                last,
            )


@pytest.mark.parametrize("size", in_turn([LARGE_PHONE, DESKTOP]))
def test_a_reveal_is_told_in_its_order(browser: Browser, house: House, size: tuple[int, int]) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    moving = {"pace": "normal", "reduced_motion": "no-preference"}
    with guest(browser, house.url, size=size, places=[place], **moving) as page:
        page.goto(place.path)
        question = next_question(page)
        page.evaluate(WATCH_ORDER)
        answer_draft(page)
        next_question(page, question)
        assert page.evaluate("order") == ["own", "other"]
        expect(page.locator(".news")).to_contain_text(re.compile("Turn 1: You: |Your "))


def test_each_sentence_is_told_once(browser: Browser, house: House) -> None:
    """Somebody who follows every act of the others reads each of them once."""
    place = house.make("sushizock(seats=2)", YOU, BOT)
    with guest(browser, house.url, places=[place], pace="quick") as page:
        page.goto(place.path)
        play_dice(page, turns=3)
        lines = page.locator(".side .log li").all_inner_texts()
        rolls = [line for line in lines if " rolls: " in line or "You roll: " in line]
        assert len(rolls) >= 3
        assert all(first != second for first, second in itertools.pairwise(lines)), lines


def test_a_guest_who_takes_over_is_news(browser: Browser, house: House) -> None:
    place: Place = house.make("sushi-go(seats=3)", YOU, OPEN, BOT)
    with guest(browser, house.url, places=[place]) as mia, guest(browser, house.url) as leo:
        mia.goto(place.path)
        leo.goto(place.path)
        leo.get_by_label("Your name").fill("Leo")
        leo.get_by_role("button", name="Take a seat").click()
        next_question(mia)
        leo.get_by_role("button", name="Table menu").click()
        leo.get_by_role("button", name="Leave the table").click()
        expect(mia.locator(".news")).to_contain_text("Leo leaves the table.")
        mia.reload()
        next_question(mia)
        expect(mia.locator(".side .log")).to_contain_text("Leo leaves the table.")


WATCH_LINE = """() => {
    window.told = new Set();
    window.cut = new Set();
    const look = () => {
        for (const each of document.querySelectorAll(".news:not(.old) :is(b, .reason)")) {
            const isSeen = each.offsetHeight > 0;
            if (isSeen) told.add(`${each.matches(".reason") ? "reason" : "text"}: ${each.textContent}`);
            if (!isSeen || each.scrollHeight > each.clientHeight + 2) cut.add(each.textContent);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""What the news line says while it is new, and what of that is hidden or cut."""
LONG_NAMES = "maki+tempura+sashimi+miso_soup+special_order+takeout_box+green_tea_ice_cream"
SIDEWAYS = (844, 390)


@pytest.mark.parametrize("language", in_turn(["en", "de", "fr", "es", "it", "nl"]))
def test_a_reveal_of_four_fits_the_line_of_a_phone(browser: Browser, house: House, language: str) -> None:
    place = house.make(f"sushi-go-party(seats=4,meal={LONG_NAMES})", YOU, BOT, BOT, BOT)
    with guest(browser, house.url, places=[place], size=LARGE_PHONE, language=language) as page:
        page.goto(place.path)
        next_question(page)
        page.evaluate(WATCH_LINE)
        play_draft(page, turns=6)
        assert any(line.count(" · ") > 1 for line in page.evaluate("[...told]"))
        assert page.evaluate("[...cut]") == []


def test_a_phone_on_its_side_tells_reasons_too(browser: Browser, house: House) -> None:
    place = house.make("sushizock(seats=3,open_stacks=yes)", YOU, BOT, BOT)
    with guest(browser, house.url, places=[place], size=SIDEWAYS) as page:
        page.goto(place.path)
        next_question(page)
        page.evaluate(WATCH_LINE)
        play_dice(page, turns=6)
        assert any("reason:" in line for line in page.evaluate("[...told]"))
        assert page.evaluate("[...cut]") == []
