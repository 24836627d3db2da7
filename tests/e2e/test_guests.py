"""Pins the guests: names and heads, roster, invitation, "as last time", a glance at a match, and absence."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypedDict, Unpack

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, WebSocketRoute, expect

from sushiya.texts import Texts
from tests.e2e.access import AXE, violations_in
from tests.e2e.guests import DESKTOP, LARGE_PHONE, guest
from tests.e2e.house import BOT, OPEN, YOU, House, Place
from tests.e2e.layout import come_to_rest, misfits
from tests.e2e.play import answer_draft, next_question, play_draft
from tests.full import in_turn

SIDEWAYS = (844, 390)
LOOKS = [(LARGE_PHONE, "en", "light"), (DESKTOP, "de", "dark")]
PARTY = "sushi-go-party(seats=4,meal=my-first-meal)"
HANA = {"kind": "bot", "bot": "expert", "name": "Hana"}
LEO = {"kind": "you", "name": "Leo"}


class Look(TypedDict, total=False):
    """How a page is looked at."""

    size: tuple[int, int]
    language: str
    theme: str


def alone(place: Place, seat: int) -> Place:
    """One of the seats of a table, on a device of its own."""
    return Place(place.table, place.game, (place.keys[seat],))


def assert_fine(page: Page, theme: str) -> None:
    """Nothing sticks out, and axe has no complaint."""
    come_to_rest(page)
    assert misfits(page) == []
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert violations_in(page, theme) == []


@contextmanager
def regular(browser: Browser, house: House, last: dict[str, object], **look: Unpack[Look]) -> Iterator[Page]:
    """A page of somebody who has played here before."""
    with guest(browser, house.url, **look) as page:
        kept = {"sushiya.name": "Jana", "sushiya.last": last}
        page.add_init_script(
            f"for (const [k, v] of Object.entries({json.dumps(kept)})) localStorage[k] ??= JSON.stringify(v);"
        )
        page.goto("/")
        yield page


def names(heads: Locator) -> list[str]:
    return [text.strip() for text in heads.all_inner_texts()]


# At the table -----------------------------------------------------------------------------------------------


def test_no_two_bots_have_one_name(browser: Browser, house: House) -> None:
    place = house.make("sushi-go-party(seats=8)", YOU, *[{"kind": "bot", "bot": "greedy"}] * 7)
    with guest(browser, house.url, places=[place]) as page:
        page.goto(place.path)
        next_question(page)
        shown = names(page.locator(".seat .nm"))
        assert sorted(shown) == ["Aiko", "Hana", "Kenji", "Mika", "Momo", "Nami", "Taro"]
        assert page.locator(".seat .disc use[href^='#guest-']").count() == 7
        expect(page.locator(".own, .trays").first).to_be_visible()
        expect(page.get_by_text("You", exact=True).first).to_be_visible()


def test_the_log_is_complete_after_a_reload(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, *[{"kind": "bot", "bot": "greedy"}] * 2)
    with guest(browser, house.url, places=[place]) as page:
        page.goto(place.path)
        play_draft(page, turns=2)
        next_question(page)
        come_to_rest(page)
        log = page.locator(".log li")
        told = log.all_inner_texts()
        assert [text.splitlines()[0] for text in told if " · " in text or "Round 1" in text] == [
            *("turn 2", "turn 1", "Round 1: 9 cards each."),
        ]
        assert not re.search(r"\b(Momo|Mika) \d", " ".join(told))
        page.reload()
        next_question(page)
        expect(log).to_have_text(told, use_inner_text=True)
        expect(page.get_by_role("dialog")).to_have_count(0)


# Home -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "language", "theme"), in_turn(LOOKS))
def test_strength_is_chosen_in_a_word(
    browser: Browser, house: House, size: tuple[int, int], language: str, theme: str
) -> None:
    texts = Texts(language)
    with guest(browser, house.url, size=size, language=language, theme=theme) as page:
        page.goto("/")
        page.get_by_role("radio", name=re.compile(f"{texts('guests-level-expert')}$")).check(force=True)
        expect(page.locator(".tonight p")).to_contain_text("Hana, Nami, Kenji")
        assert_fine(page, theme)
        page.locator(".start .go").click()
        next_question(page)
        assert names(page.locator(".seat .nm")) == ["Hana", "Nami", "Kenji"]
        page.goto("/")  # and next time it is set already
        expect(page.locator(".tonight b")).to_have_text(texts("guests-as-last-time"))
        expect(page.locator(".start .go small")).to_have_text("Sushi Go Party!")


@pytest.mark.parametrize(("size", "language", "theme"), in_turn(LOOKS))
def test_the_roster_seats_guests_and_sends_them_away(
    browser: Browser, house: House, size: tuple[int, int], language: str, theme: str
) -> None:
    texts = Texts(language)
    last = {"game": "sushi-go", "players": 3, "guests": [{"name": "Momo", "bot": "novice"}]}
    with regular(browser, house, last, size=size, language=language, theme=theme) as page:
        page.locator(".tonight .who").click()
        roster = page.get_by_role("dialog")
        expect(roster.locator("[aria-pressed=true] b")).to_have_text(["Momo", "Kenji"])
        roster.get_by_role("button", name="Sensei").click()
        roster.get_by_role("button", name="Kenji").click()
        roster.get_by_role("button", name="Hana").click()
        expect(roster.locator("ol li > b")).to_have_text([texts("page-you"), "Momo", "Sensei", "Hana"])
        expect(roster.get_by_role("status")).to_contain_text(texts("guests-seats", count=4))
        assert_fine(page, theme)
        roster.get_by_role("button", name=texts("guests-shuffle")).click()
        expect(roster.locator("ol li")).to_have_count(4)
        drawn = names(roster.locator("ol li > b"))[1:]
        assert len(set(drawn)) == 3
        roster.get_by_role("button", name=texts("guests-sit-down")).click()
        expect(roster).to_have_count(0)
        next_question(page)
        assert names(page.locator(".seat .nm")) == drawn


def test_one_tap_plays_as_last_time(browser: Browser, house: House) -> None:
    sitting = [{"name": "Taro", "bot": "regular"}, {"name": "Mika", "bot": "novice"}]
    last = {"game": "sushi-go", "players": 3, "guests": sitting}
    with regular(browser, house, last) as page:
        expect(page.get_by_text("Jana.")).to_be_visible()
        expect(page.get_by_role("combobox", name="Players")).to_have_count(0)
        page.get_by_role("button", name="Change").click()
        expect(page.get_by_role("combobox", name="Players")).to_have_value("3")
        page.get_by_role("button", name="Play now Sushi Go!").click()
        next_question(page)
        assert names(page.locator(".seat .nm")) == ["Taro", "Mika"]


@pytest.mark.parametrize(("size", "language", "theme"), in_turn(LOOKS))
def test_a_running_match_at_a_glance(
    browser: Browser, house: House, size: tuple[int, int], language: str, theme: str
) -> None:
    texts = Texts(language)
    place = house.make(PARTY, YOU, LEO, HANA, {"kind": "you", "name": "Jana"})
    for seat in (0, 1):
        with guest(browser, house.url, places=[alone(place, seat)]) as page:
            page.goto(place.path)
            next_question(page)
            answer_draft(page)
            expect(page.locator("main[data-question]")).to_have_count(0)
    look: Look = {"size": size, "language": language, "theme": theme}
    with guest(browser, house.url, places=[alone(place, 2)], **look) as page:
        page.goto("/")
        card = page.locator(".cont")
        expect(card).to_contain_text(texts("guests-your-turn-at", name="Mia"))
        expect(card).not_to_contain_text(texts("guests-place", place=1))  # nobody has any points
        expect(card.locator(".wait")).to_contain_text("Mia")
        expect(card.locator(".wait")).to_contain_text("Leo")
        assert_fine(page, theme)
        card.get_by_role("link").click()
        next_question(page)
    with guest(browser, house.url, places=[alone(place, 1)]) as page:
        page.goto("/")
        expect(page.locator(".cont")).to_contain_text("Jana chooses")


@pytest.mark.parametrize("screen", ["new", "regular"])
def test_a_phone_on_its_side_shows_the_posters(browser: Browser, house: House, screen: str) -> None:
    place = house.make("sushi-go(seats=3)", YOU, HANA, HANA | {"name": "Nami"})
    places = [place] if screen == "regular" else []
    with guest(browser, house.url, size=SIDEWAYS, places=places) as page:
        page.goto("/")
        come_to_rest(page)
        start = page.locator(".start").bounding_box()
        assert start is not None
        for poster in page.locator(".poster").all():
            box = poster.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= start["y"]
        assert misfits(page) == []


# Joining ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "language", "theme"), in_turn([*LOOKS, (SIDEWAYS, "en", "light")]))
def test_who_comes_through_the_link_sees_who_invites_to_what(
    browser: Browser, house: House, size: tuple[int, int], language: str, theme: str
) -> None:
    texts = Texts(language)
    place = house.make(PARTY, YOU, OPEN, HANA, OPEN)
    with guest(browser, house.url, size=size, language=language, theme=theme) as page:
        page.goto(place.path)
        expect(page.get_by_text(texts("guests-invites", name="Mia"))).to_be_visible()
        expect(page.get_by_role("heading", name=texts("game-sushi-go-party")).last).to_be_visible()
        assert page.locator(".small-card").count() == 8
        expect(page.locator(".sit li")).to_have_count(4)
        expect(page.locator(".sit")).to_contain_text("Hana")
        assert_fine(page, theme)
        page.get_by_role("button", name=texts("guests-watch")).click()
        expect(page.locator(".url")).to_be_visible()
        page.get_by_role("button", name=texts("page-join")).click()
        page.get_by_label(texts("page-your-name")).fill("Jana")
        page.get_by_role("button", name=texts("page-join")).click()
        expect(page.locator(".sit")).to_contain_text(texts("page-you"))
        assert_fine(page, theme)


@pytest.mark.parametrize(("size", "language", "theme"), in_turn(LOOKS))
def test_a_stranger_takes_the_free_seat_of_a_running_match(
    browser: Browser, house: House, size: tuple[int, int], language: str, theme: str
) -> None:
    texts = Texts(language)
    place = house.make("sushi-go(seats=3)", YOU, OPEN, HANA)
    look: Look = {"size": size, "language": language, "theme": theme}
    with guest(browser, house.url, places=[place]) as mia, guest(browser, house.url, **look) as page:
        mia.goto(place.path)
        mia.get_by_role("button", name="Start now").click()
        next_question(mia)
        page.goto(place.path)
        free = page.locator(".free[role=status]")
        expect(free).to_contain_text(texts("guests-seat-is-free", guest="Momo"))
        assert_fine(page, theme)
        free.get_by_role("button").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label(texts("page-your-name")).fill("Jana")
        assert_fine(page, theme)
        dialog.get_by_role("button", name=texts("page-join")).click()
        expect(dialog).to_have_count(0)
        expect(free).to_have_count(0)
        answer_draft(mia)  # Momo has locked in already
        next_question(page)
        expect(mia.locator(".seat .nm").first).to_have_text("Jana")


# Away -------------------------------------------------------------------------------------------------------


IS_NEWS_IN_SIGHT = """() => {
    const { left, right, top } = document.querySelector(".news b").getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, top + 8)?.closest(".news") !== null;
}"""


@pytest.mark.parametrize(("size", "language", "theme"), in_turn(LOOKS))
def test_a_guest_plays_for_who_is_away_until_they_are_back(
    browser: Browser, house: House, size: tuple[int, int], language: str, theme: str
) -> None:
    texts = Texts(language)
    place = house.make("sushi-go(seats=3)", YOU, LEO, {"kind": "you", "name": "Jana"})
    look: Look = {"size": size, "language": language, "theme": theme}
    with (
        guest(browser, house.url, places=[alone(place, 0)], **look) as mia,
        guest(browser, house.url, size=LARGE_PHONE, places=[alone(place, 2)]) as jana,
    ):
        mia.goto(place.path)
        jana.goto(place.path)
        question = next_question(mia)
        away = mia.locator(".away[role=status]")
        expect(away).to_contain_text(texts("guests-is-away", name="Leo"))
        expect(jana.locator(".away[role=status]")).to_contain_text("Mia may let a guest play for Leo.")
        expect(jana.locator(".away[role=status] button")).to_have_count(0)
        jana.wait_for_function(IS_NEWS_IN_SIGHT)
        assert_fine(mia, theme)
        away.get_by_role("button").click()
        expect(away).to_have_count(0)
        answer_draft(mia)
        next_question(jana)
        answer_draft(jana)
        assert next_question(mia, question) != question  # the guest has answered for Leo
        with guest(browser, house.url, places=[alone(place, 1)]) as leo:
            leo.goto(place.path)
            told = texts("page-notice-back", name="Leo", person="other")
            expect(mia.locator(".news")).to_contain_text(told)
            for page in (mia, jana):
                answer_draft(page)
            next_question(leo)  # the seat is his again


@pytest.mark.parametrize(("size", "language", "theme"), in_turn(LOOKS))
def test_a_quiet_line_says_when_bots_think_shorter(
    browser: Browser, house: House, size: tuple[int, int], language: str, theme: str
) -> None:
    place = house.make(PARTY, YOU, HANA, BOT, BOT)

    def busy(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(
            lambda text: line.send(str(text).replace('"thinking":"full"', '"thinking":"short"'))
        )

    with guest(browser, house.url, size=size, language=language, theme=theme, places=[place]) as page:
        page.route_web_socket("**/socket", busy)
        page.goto(place.path)
        next_question(page)
        line = page.get_by_text(Texts(language)("page-thinking-short"))
        expect(line).to_be_visible()
        assert_fine(page, theme)


def test_any_name_of_a_bot_fits_into_the_settings(browser: Browser, house: House) -> None:
    """A host's own bot is called as its file is."""
    own = [
        "tempura_lover",
        "/srv/bots/never_pass_the_last_pudding_to_somebody_who_leads_by_more_than_six.py:Bot",
    ]
    with guest(browser, house.url, size=LARGE_PHONE) as page:

        def with_own(route: Route) -> None:
            told = route.fetch().json()
            offered = {family: [*bots, *own] for family, bots in told["bots_by_family"].items()}
            route.fulfill(json=told | {"own_bots": own, "bots_by_family": offered})

        page.route("**/api/games", with_own)
        page.goto("/")
        come_to_rest(page)
        assert misfits(page) == []
        boxes = page.locator(".strength label").all()
        assert len(boxes) == 4 + len(own)
        assert {round(size["height"]) for box in boxes if (size := box.bounding_box())} == {54}
        page.get_by_role("radio", name=own[1]).check(force=True)
        expect(page.locator(".strength :checked + span")).to_have_attribute("title", own[1])
