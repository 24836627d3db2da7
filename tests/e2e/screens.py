"""Every screen and dialog of the page, and how to reach it."""

import json
import re
from collections.abc import Callable, Collection

from playwright.sync_api import Page, expect

from sushiya.bots.warmup import compile_search
from tests.e2e.coaching import GAME, costly
from tests.e2e.daily import DAY, busy_day
from tests.e2e.guests import entries
from tests.e2e.house import BOT, OPEN, YOU, House, Place
from tests.e2e.moments import MOMENTS, Moments, last_choice
from tests.e2e.play import answer_draft, next_question, to_the_sheet
from tests.server.helpers import SECONDS

__all__ = ["MEASURED", "NAMES", "Tour"]

LONG_NAME = "Bartholomäus-Maximiliane"
KEEP = "places => localStorage.setItem('sushiya.places', JSON.stringify(places))"
MEASURED = 300_000
"""Milliseconds until a match is reviewed: on a new computer, the engine is compiled first."""
READY = "main[data-question], dialog .ranking"
NEEDS = {
    "watching": "party",
    "hint": "second",
    "hint-dice": "sushizock",
    **dict.fromkeys(("replay", "review", "what-if"), "party-final"),
    **dict.fromkeys(("plates", "card-help", "seen", "keys", "table-menu", "lost-line"), "sushi-go"),
}
"""The moments that screens begin with, where a moment has another name."""
NAMES = {
    *("home", "home-sushi-go", "home-sushizock", "home-a-la-carte", "roster", "settings", "waiting"),
    *("joining", "gone", "no-replay", "rules", "rules-sushi-go", "rules-party", "rules-sushizock"),
    *("rules-dish", "score-pad", "hot-seat", "daily", "lesson", "coach", "coach-shows", "round-end"),
    "no-server",
    *(name for name in MOMENTS if name != "party"),
    *NEEDS,
}
"""All screens."""


class Tour:
    """All screens, or those that are wanted, each by its name."""

    def __init__(self, house: House, moments: Moments, wanted: Collection[str] | None = None) -> None:
        self._house = house
        self._moments = moments
        host = YOU | {"name": LONG_NAME}
        self._waiting = house.make("sushi-go-party(seats=4,meal=my-first-meal)", host, OPEN, BOT, OPEN)
        needed = MOMENTS if wanted is None else {NEEDS.get(name, name) for name in wanted} & MOMENTS.keys()
        watched = moments["party"] if "party" in needed else None
        shared = house.make("sushi-go(seats=3)", YOU, YOU | {"name": LONG_NAME}, BOT)
        self.places = [
            self._waiting,
            shared,
            *(moments[name] for name in MOMENTS if name in needed and name != "party"),
        ]
        self._strange = {
            "joining": house.make("sushi-go(seats=3)", OPEN, OPEN, BOT).path,
            **({"watching": watched.path} if watched else {}),
            "gone": "/t/nosuchtable",
            "no-replay": "/replay/nosuchmatch",
            "rules": "/rules",
            "rules-sushi-go": "/rules/sushi-go",
            "rules-party": "/rules/sushi-go-party",
            "rules-sushizock": "/rules/sushizock",
            "rules-dish": "/rules/dish/uramaki",
            "score-pad": "/score",
            "hot-seat": shared.path,
        }
        screens: dict[str, Callable[[Page], None]] = {
            "home": self._home,
            "home-sushi-go": lambda page: self._home(page, "sushi-go"),
            "home-sushizock": lambda page: self._home(page, "sushizock"),
            "home-a-la-carte": self._carte,
            "roster": self._roster,
            "settings": self._settings,
            "waiting": self._wait,
            **{name: self._stranger(path) for name, path in self._strange.items()},
            **{name: self.visit(moments[name]) for name in MOMENTS if name in needed and name != "party"},
            "replay": self._replay,
            "review": self._review,
            "what-if": self._what_if,
            "daily": self._daily,
            "lesson": self._stranger("/learn/sushi-go"),
            "plates": self._plates,
            "card-help": self._help,
            "hint": lambda page: self._hint(page, "second"),
            "hint-dice": lambda page: self._hint(page, "sushizock"),
            "coach": self._coach,
            "coach-shows": lambda page: self._coach(page, shows=True),
            "seen": self._seen,
            "keys": self._keys,
            "table-menu": self._menu,
            "round-end": self._round_end,
            "lost-line": self._lost_line,
            "no-server": self._no_server,
        }
        assert wanted is not None or screens.keys() == NAMES
        self.screens = {
            name: self._online(go) for name, go in screens.items() if wanted is None or name in wanted
        }

    def _online(self, go: Callable[[Page], None]) -> Callable[[Page], None]:
        """Go back online, in case the previous screen was offline."""

        def online(page: Page) -> None:
            page.context.set_offline(False)
            go(page)

        return online

    def _daily(self, page: Page, game: str = "sushi-go-party", others: int = 13) -> None:
        """A day on which some have played."""
        told = busy_day(game, others)
        page.route(f"**/api/daily/{game}/{DAY}", lambda route: route.fulfill(json=json.loads(told)))
        page.goto(f"/daily/{game}/{DAY}")
        page.locator(".line ol").last.wait_for()

    def _home(self, page: Page, game: str = "sushi-go-party") -> None:
        page.goto("/")
        page.locator(f".poster:has([value={game}])").click()
        page.evaluate("scrollTo(0, 0)")

    def _carte(self, page: Page) -> None:
        self._home(page)
        page.locator("select:has([value=a-la-carte])").select_option("a-la-carte")
        page.locator(".courses input:enabled").nth(3).check(force=True)
        page.locator("details summary").click()

    def _roster(self, page: Page) -> None:
        self._home(page)
        page.locator(".tonight .who").click()
        expect(page.get_by_role("dialog")).to_be_visible()

    def _settings(self, page: Page) -> None:
        page.goto("/")
        page.locator(".noren button").click()
        expect(page.get_by_role("dialog")).to_be_visible()

    def _wait(self, page: Page) -> None:
        page.goto(self._waiting.path)
        expect(page.locator(".url")).to_be_visible()

    def _stranger(self, path: str) -> Callable[[Page], None]:
        def go(page: Page) -> None:
            page.goto(path)
            page.wait_for_selector("main :is(.url, .trays, h1, h2, h3, select), main :is(a, button)")
            page.wait_for_load_state("networkidle")

        return go

    def visit(self, place: Place) -> Callable[[Page], None]:
        def go(page: Page) -> None:
            page.goto(place.path)
            page.wait_for_selector(READY)
            cards = page.locator(".dock .pick input")
            if cards.count() > 0:
                cards.first.click()

        return go

    def _replay(self, page: Page) -> None:
        self.visit(self._moments["party-final"])(page)
        page.locator("a[href^='/replay/']").click()
        page.wait_for_selector("input[type=range]")

    def _review(self, page: Page) -> None:
        self.visit(self._moments["party-final"])(page)
        page.locator("a[href^='/review/']").click()
        page.locator(".split").wait_for(timeout=MEASURED)
        expect(page.locator(".refine")).to_be_hidden(timeout=MEASURED)

    def _what_if(self, page: Page) -> None:
        self._replay(page)
        page.locator(".news a[href^='/what-if/']").click()
        page.locator("main fieldset label").last.click()
        page.locator(".times").click()
        expect(page.locator(".figures")).to_be_visible(timeout=MEASURED)
        expect(page.locator(".times small")).not_to_have_text(re.compile(r"\d"), timeout=MEASURED)

    def _plates(self, page: Page) -> None:
        self.visit(self._moments["sushi-go"])(page)
        page.locator(".others button").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()

    def _seen(self, page: Page) -> None:
        self.visit(self._moments["sushi-go"])(page)
        page.keyboard.press("m")
        expect(page.locator(".hands li")).to_have_count(4)  # in a dialog, or beside a large table

    def _help(self, page: Page) -> None:
        self.visit(self._moments["sushi-go"])(page)
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()

    def _hint(self, page: Page, name: str) -> None:
        compile_search("sushizock" if name == "sushizock" else "sushi-go")
        self.visit(self._moments[name])(page)
        page.keyboard.press("h")
        expect(page.locator(".advice li").first).to_be_visible(timeout=6000 * SECONDS)

    def _coach(self, page: Page, *, shows: bool = False) -> None:
        """A fresh table each time: the coach speaks once of a pick."""
        compile_search("sushi-go")
        place = self._house.make(GAME, YOU, BOT, BOT, seed=costly().seed)
        page.goto("/icon.svg")
        page.evaluate(KEEP, entries([place]))
        page.evaluate("localStorage.setItem('sushiya.coach', 'true')")
        page.goto(place.path)
        question = next_question(page)
        worst, _ = costly().names(page.evaluate("document.documentElement.lang"))
        answer_draft(page, [worst])
        next_question(page, question)
        strip = page.locator(".dock .remark")
        expect(strip).to_be_visible(timeout=1000 * SECONDS)
        if shows:
            strip.get_by_role("button").first.click()
            expect(page.locator(".better")).to_be_visible()
        page.evaluate("localStorage.removeItem('sushiya.coach')")
        page.evaluate(KEEP, entries(self.places))

    def _keys(self, page: Page) -> None:
        page.goto(self._moments["sushi-go"].path)
        page.wait_for_selector(READY)
        page.keyboard.press("?")
        expect(page.locator("dialog dl kbd").first).to_be_visible()

    def _menu(self, page: Page) -> None:
        self.visit(self._moments["sushi-go"])(page)
        page.locator("header.top button").click()
        expect(page.get_by_role("dialog")).to_be_visible()

    def _round_end(self, page: Page) -> None:
        """A fresh table each time: once closed, the sheet does not come back."""
        place = self._house.reach("sushi-go(seats=5)", last_choice, 4)
        page.goto("/icon.svg")
        page.evaluate(KEEP, entries([place]))
        page.goto(place.path)
        to_the_sheet(page)
        page.evaluate(KEEP, entries(self.places))

    def _lost_line(self, page: Page) -> None:
        self.visit(self._moments["sushi-go"])(page)
        page.context.set_offline(True)
        expect(page.get_by_role("alert")).to_be_visible()

    def _no_server(self, page: Page) -> None:
        """The first screen, once the server can't be reached."""
        self._home(page)
        page.locator(".daily").wait_for()  # the rest of it is loaded
        page.context.set_offline(True)
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(page.locator(".no-server")).to_be_visible()
