"""Every screen and dialog of the page, and how to get there."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.house import BOT, OPEN, YOU, House, Place
from tests.e2e.moments import MOMENTS, Moments

__all__ = ["Tour"]

READY = "main[data-question], dialog .ranking"


class Tour:
    """All screens, each by its name."""

    def __init__(self, house: House, moments: Moments) -> None:
        self._moments = moments
        self._waiting = house.make("sushi-go-party(seats=4,meal=my-first-meal)", YOU, OPEN, BOT, OPEN)
        watched = moments["party"]
        shared = house.make("sushi-go(seats=3)", YOU, YOU | {"name": "Leo"}, BOT)
        self.places = [self._waiting, shared, *(each for each in moments.all() if each != watched)]
        self._strange = {
            "joining": house.make("sushi-go(seats=3)", OPEN, OPEN, BOT).path,
            "watching": watched.path,
            "gone": "/t/nosuchtable",
        }
        self.screens: dict[str, Callable[[Page], None]] = {
            "home": self._home,
            "home-sushi-go": lambda page: self._home(page, "sushi-go"),
            "home-sushizock": lambda page: self._home(page, "sushizock"),
            "home-a-la-carte": self._carte,
            "settings": self._settings,
            "waiting": self._wait,
            **{name: self._stranger(path) for name, path in self._strange.items()},
            **{name: self._moment(moments[name]) for name in MOMENTS if name != "party"},
            "hot-seat": self._stranger(self.places[1].path),
            "rules": self._stranger("/rules"),
            "rules-game": self._stranger("/rules/sushizock"),
            "rules-dish": self._stranger("/rules/dish/uramaki"),
            "score-pad": self._stranger("/score"),
            "replay": self._replay,
            "lesson": self._stranger("/learn/sushi-go"),
            "plates": self._plates,
            "card-help": self._help,
            "keys": self._keys,
            "table-menu": self._menu,
        }

    def _home(self, page: Page, game: str = "sushi-go-party") -> None:
        page.goto("/")
        page.locator(f".poster:has([value={game}])").click()
        page.evaluate("scrollTo(0, 0)")

    def _carte(self, page: Page) -> None:
        self._home(page)
        page.locator("select:has([value=a-la-carte])").select_option("a-la-carte")
        page.locator(".carte input:enabled").nth(3).check(force=True)
        page.locator("details summary").click()

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
            page.wait_for_selector("main :is(.url, .trays, h2, h3, select), main.message :is(a, button)")
            page.wait_for_load_state("networkidle")

        return go

    def _moment(self, place: Place) -> Callable[[Page], None]:
        def go(page: Page) -> None:
            page.goto(place.path)
            page.wait_for_selector(READY)
            radio = page.locator(".dock input[type=radio]")
            if radio.count() > 0:
                radio.first.click()

        return go

    def _replay(self, page: Page) -> None:
        self._moment(self._moments["party-final"])(page)
        page.locator("a[href^='/replay/']").click()
        page.wait_for_selector("input[type=range]")

    def _plates(self, page: Page) -> None:
        self._moment(self._moments["sushi-go"])(page)
        page.locator(".others button").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()

    def _help(self, page: Page) -> None:
        self._moment(self._moments["sushi-go"])(page)
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()

    def _keys(self, page: Page) -> None:
        page.goto(self._moments["sushi-go"].path)
        page.wait_for_selector(READY)
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Keys")).to_be_visible()

    def _menu(self, page: Page) -> None:
        self._moment(self._moments["sushi-go"])(page)
        page.locator(".top button").last.click()
        expect(page.get_by_role("dialog")).to_be_visible()
