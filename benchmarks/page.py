"""How light and fast the page is on a slow device: `./run bench page [--json]`.

Uses Chromium, slowed down four times, over a slow network where it is loading. The first screen is home, with
the texts of its language. A hand passes when the last of four players has locked a card; then belt, plates,
panels and log all change.
"""

import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from sushiya.texts import languages
from tests.e2e.guests import PHONE, guest, launch
from tests.e2e.house import BOT, YOU, House
from tests.e2e.play import next_question
from tests.e2e.wire import counted

SLOWDOWN = 4
VISITS = 5
TURNS = 12
GAMES = {
    "sushi-go/4": "sushi-go(seats=4)",
    "party/8": "sushi-go-party(seats=8,meal=big-banquet)",
}
NETWORK = {
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
    "latency": 150,
    "offline": False,
}
"""1.6 Mbit/s and 150 ms there and back, as on a weak mobile connection."""
AIMS = {
    "javascript_kb": ("JavaScript of the first screen on the wire, kB", 90),
    "first_screen_kb": ("All of the first screen on the wire, kB", 150),
    "first_paint_ms": ("First contentful paint of home over 1.6 Mbit/s, ms", 1500),
    "home_ms": ("Home can be used, over 1.6 Mbit/s, ms", 3000),
    "hand_ms": ("From the link to the hand over 1.6 Mbit/s, ms", 3000),
    "longest_task_ms": ("Longest task while a hand passes, ms", 50),
    "dropped_frames": ("Frames dropped while a hand passes, of 90", 3),
}
FIRST_PAINT = """() => performance.getEntriesByName("first-contentful-paint")[0].startTime"""
LOCK = """() => setTimeout(() => {
    document.querySelector(".dock input[type=radio]").click();
    setTimeout(() => document.querySelector(".dock .go").click(), 100);
}, 50)"""
"""Lock a card from inside the page, so that no tool is at work during the measurement."""


FRAMES = """milliseconds => new Promise(done => {
    const gaps = [];
    let last = performance.now();
    const end = last + milliseconds;
    const look = now => {
        gaps.push(now - last);
        last = now;
        if (now < end) requestAnimationFrame(look);
        else done(gaps);
    };
    requestAnimationFrame(look);
})"""
FRAME = 1000 / 60


def slow(page: Page, network: bool = False) -> None:
    """Slow the page's device down, and its network if wanted."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    if network:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", NETWORK)


def dropped_frames(page: Page, milliseconds: int = 1500) -> int:
    """How many frames the page drops from now on. Start the movement with a timer just before."""
    gaps: list[float] = page.evaluate(FRAMES, milliseconds)
    return sum(max(0, round(gap / FRAME) - 1) for gap in gaps)


def weight(browser: Browser, url: str, language: str) -> tuple[float, float]:
    """Kilobytes of the first screen as they are sent: of JavaScript, and of everything."""
    with guest(browser, url, language=language) as page, counted(page) as wire:
        page.goto("/", wait_until="networkidle")
        return round(wire.bytes_of(".js") / 1000, 1), round(wire.bytes_of() / 1000, 1)


def first_paint(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds until a first-time visitor sees something, and until home is there."""
    with guest(browser, url, size=PHONE) as page:
        slow(page, network=True)
        page.goto("/", wait_until="commit")
        page.locator("main").wait_for()
        home = float(page.evaluate("() => performance.now()"))
        return float(page.evaluate(FIRST_PAINT)), home


def first_hand(browser: Browser, house: House) -> float:
    """Milliseconds from opening the link of a running match for the first time to the hand on screen."""
    place = house.make("sushi-go(seats=4)", YOU, BOT, BOT, BOT)
    with guest(browser, house.url, size=PHONE, places=[place]) as page:
        slow(page, network=True)
        page.goto(place.path, wait_until="commit")
        page.locator(".dock .pick").first.wait_for()
        return float(page.evaluate("() => performance.now()"))


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


def reveals(browser: Browser, house: House, game: str) -> list[int]:
    """The frames dropped in each turn, without a tool that records at the same time."""
    seats = int(game.split("seats=")[1].split(",")[0].rstrip(")"))
    place = house.make(game, YOU, *(seats - 1) * [BOT])
    dropped = []
    with guest(browser, house.url, size=PHONE, places=[place], reduced_motion="no-preference") as page:
        page.goto(place.path)
        question = next_question(page)
        slow(page)
        for _ in range(TURNS):
            page.evaluate(LOCK)
            dropped.append(dropped_frames(page))
            question = next_question(page, question)
    return dropped


def measure() -> dict[str, Any]:
    """All numbers, by name."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        try:
            with launch(playwright) as browser:
                weights = {language: weight(browser, house.url, language) for language in languages()}
                paints, homes = zip(*(first_paint(browser, house.url) for _ in range(VISITS)), strict=True)
                hands = [first_hand(browser, house) for _ in range(VISITS)]
                tasks = {name: passing(browser, house, game) for name, game in GAMES.items()}
                frames = {name: reveals(browser, house, game) for name, game in GAMES.items()}
        finally:
            house.end()
    return {
        "javascript_kb": {language: scripts for language, (scripts, _) in weights.items()},
        "first_screen_kb": {language: everything for language, (_, everything) in weights.items()},
        "first_paint_ms": {"best": round(min(paints)), "median": round(median(paints))},
        "home_ms": {"best": round(min(homes)), "median": round(median(homes))},
        "hand_ms": {"best": round(min(hands)), "median": round(median(hands))},
        "longest_task_ms": {
            f"{name}, {kind}": round(of(longest))
            for name, longest in tasks.items()
            for kind, of in (("usual turn", median), ("worst turn", max))
        },
        "dropped_frames": {
            f"{name}, {kind}": round(of(dropped))
            for name, dropped in frames.items()
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
