"""How light and fast the page is on a slow device: `./run bench page [--json]`.

Uses Chromium, slowed down four times. The first screen is home, with the texts of its language. A hand passes
when the last of four players has locked a card; then belt, plates, panels and log all change.
"""

import gzip
import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright

from sushiya.texts import languages
from tests.e2e.guests import PHONE, guest, launch
from tests.e2e.house import BOT, YOU, House
from tests.e2e.play import next_question

SLOWDOWN = 4
VISITS = 5
TURNS = 12
GAMES = {
    "sushi-go/4": "sushi-go(seats=4)",
    "party/8": "sushi-go-party(seats=8,meal=big-banquet)",
}
AIMS = {
    "javascript_kb": ("JavaScript of the first screen, kB gzipped", 90),
    "first_paint_ms": ("First contentful paint of home, ms", 1000),
    "longest_task_ms": ("Longest task while a hand passes, ms", 50),
}
FIRST_PAINT = """() => performance.getEntriesByName("first-contentful-paint")[0].startTime"""
LOCK = """() => setTimeout(() => {
    document.querySelector(".dock input[type=radio]").click();
    setTimeout(() => document.querySelector(".dock .go").click(), 100);
}, 50)"""
"""Lock a card from inside the page, so that no tool is at work during the measurement."""


def slow(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})


def javascript(browser: Browser, url: str, language: str) -> float:
    """Kilobytes of JavaScript of the first screen, gzipped."""
    scripts: dict[str, Response] = {}
    with guest(browser, url, language=language) as page:
        page.on("response", lambda answer: scripts.update({answer.url: answer}))
        page.goto("/", wait_until="networkidle")
        found = [answer for name, answer in scripts.items() if name.endswith(".js")]
        weights = [len(gzip.compress(answer.body())) for answer in found]
    return round(sum(weights) / 1000, 1)


def first_paint(browser: Browser, url: str) -> float:
    """Milliseconds until a first-time visitor sees the home page."""
    with guest(browser, url, size=PHONE) as page:
        slow(page)
        page.goto("/", wait_until="networkidle")
        return float(page.evaluate(FIRST_PAINT))


def main_thread_tasks(trace: bytes) -> list[float]:
    """The CPU milliseconds of each task of the page's main thread."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    mains = {(e["pid"], e["tid"]) for e in events if e.get("args", {}).get("name") == "CrRendererMain"}
    tasks = [e for e in events if e["name"].endswith("RunTask") and (e["pid"], e["tid"]) in mains]
    return [e.get("tdur", 0) / 1000 for e in tasks]


def passing(browser: Browser, house: House, game: str) -> list[float]:
    """The longest task of each turn, from locking a card to the next question, including animations."""
    seats = int(game.split("seats=")[1].split(",")[0].rstrip(")"))
    place = house.make(game, YOU, *(seats - 1) * [BOT])
    longest = []
    with guest(browser, house.url, size=PHONE, places=[place], reduced_motion="no-preference") as page:
        page.goto(place.path)
        question = next_question(page)
        slow(page)
        for _ in range(TURNS):
            browser.start_tracing(page=page, categories=["toplevel", "disabled-by-default-devtools.timeline"])
            page.evaluate(LOCK)
            page.wait_for_timeout(1500)
            longest.append(max(main_thread_tasks(browser.stop_tracing())))
            question = next_question(page, question)
    return longest


def measure() -> dict[str, Any]:
    """All numbers, by name."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        try:
            with launch(playwright) as browser:
                weights = {language: javascript(browser, house.url, language) for language in languages()}
                paints = [first_paint(browser, house.url) for _ in range(VISITS)]
                tasks = {name: passing(browser, house, game) for name, game in GAMES.items()}
        finally:
            house.end()
    return {
        "javascript_kb": weights,
        "first_paint_ms": {"best": round(min(paints)), "median": round(median(paints))},
        "longest_task_ms": {
            f"{name}, {kind}": round(of(longest))
            for name, longest in tasks.items()
            for kind, of in (("usual turn", median), ("worst turn", max))
        },
    }


def main() -> None:
    results = measure()
    if "--json" in sys.argv[1:]:
        print(json.dumps(results, indent=2))
        return
    print(f"Chromium, slowed down {SLOWDOWN} times. Tasks are CPU time; the first paint is not.")
    for what, (title, aim) in AIMS.items():
        print(f"\n{title}, aim {aim}")
        for name, value in results[what].items():
            print(f"  {name:28}{value:10}")


if __name__ == "__main__":
    main()
