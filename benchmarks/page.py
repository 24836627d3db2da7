"""How light and fast the page is on a slow device: `./run bench page [--json]`.

Uses Chromium, slowed down four times, over a slow network where it is loading. The first screen is home, with
the texts of its language. A hand passes when the last player has locked a card: cards open, points count, and
the next hand arrives. A round ends with its last reveal and the ceremony. Both come at the normal pace.
"""

import json
import sys
import tempfile
from collections.abc import Callable
from functools import partial
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
ROUNDS = 2
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
    "dropped_frames": ("Frames dropped while a hand passes, of about 180", 3),
    "ceremony_task_ms": ("Longest task at the end of a round, ms", 50),
    "ceremony_dropped_frames": ("Frames dropped at the end of a round, of about 600", 12),
}
FIRST_PAINT = """() => performance.getEntriesByName("first-contentful-paint")[0].startTime"""
LOCK = """() => setTimeout(() => {
    document.querySelector(".dock input:enabled")?.click();
    setTimeout(() => document.querySelector(".dock :is(.go:enabled, .none)").click(), 100);
}, 50)"""
"""Lock a card from inside the page, so that no tool is at work during the measurement."""


FRAMES = """() => new Promise(done => {
    const asked = () => document.querySelector("main[data-question]")?.dataset.question;
    const before = asked();
    const came = () => (asked() ?? before) !== before || document.querySelector("dialog[open]");
    const gaps = [];
    let last = performance.now();
    let end = Infinity;
    const look = now => {
        gaps.push(now - last);
        last = now;
        if (end === Infinity && came()) end = now + 500;
        if (now < end) requestAnimationFrame(look);
        else done(gaps);
    };
    requestAnimationFrame(look);
})"""
"""The milliseconds of each frame until the next question or the sheet of a round is there and has arrived."""
FRAME = 1000 / 60


def slow(page: Page, network: bool = False) -> None:
    """Slow the page's device down, and its network if wanted."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    if network:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", NETWORK)


def frames(page: Page) -> list[float]:
    """Lock a card and wait for what comes of it. Returns the milliseconds of each frame."""
    page.evaluate(LOCK)
    gaps: list[float] = page.evaluate(FRAMES)
    return gaps


def dropped(gaps: list[float]) -> int:
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


def longest_task(browser: Browser, page: Page) -> float:
    """The longest task from locking a card to the next question or sheet, animations included."""
    browser.start_tracing(page=page, categories=["toplevel", "disabled-by-default-devtools.timeline"])
    frames(page)
    return max(main_thread_tasks(browser.stop_tracing()))


def played(
    browser: Browser, house: House, game: str, look: Callable[[Page], float]
) -> tuple[list[float], list[float]]:
    """Play some rounds on a slow phone. Returns what was seen in turns, and at the ends of rounds."""
    seats = int(game.split("seats=")[1].split(",")[0].rstrip(")"))
    place = house.make(game, YOU, *(seats - 1) * [BOT])
    turns: list[float] = []
    ends: list[float] = []
    shown = {"pace": "normal", "reduced_motion": "no-preference"}
    with guest(browser, house.url, size=PHONE, places=[place], **shown) as page:
        page.goto(place.path)
        question = next_question(page)
        slow(page)
        while len(ends) < ROUNDS:
            seen = look(page)
            (ends if page.locator("dialog[open]").count() else turns).append(seen)
            question = next_question(page, question)
    return turns, ends


def summary(found: dict[str, list[float]]) -> dict[str, int]:
    """What is usual and what is worst, for each game."""
    return {
        f"{name}, {kind}": round(of(values))
        for name, values in found.items()
        for kind, of in (("usual", median), ("worst", max))
    }


def measure() -> dict[str, Any]:
    """All numbers, by name."""
    tasks: dict[str, list[float]] = {}
    drops: dict[str, list[float]] = {}
    last_tasks: dict[str, list[float]] = {}
    last_drops: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        try:
            with launch(playwright) as browser:
                weights = {language: weight(browser, house.url, language) for language in languages()}
                paints, homes = zip(*(first_paint(browser, house.url) for _ in range(VISITS)), strict=True)
                hands = [first_hand(browser, house) for _ in range(VISITS)]
                for name, game in GAMES.items():  # apart, since tracing costs frames
                    tasks[name], last_tasks[name] = played(
                        browser, house, game, partial(longest_task, browser)
                    )
                    drops[name], last_drops[name] = played(
                        browser, house, game, lambda page: dropped(frames(page))
                    )
        finally:
            house.end()
    return {
        "javascript_kb": {language: scripts for language, (scripts, _) in weights.items()},
        "first_screen_kb": {language: everything for language, (_, everything) in weights.items()},
        "first_paint_ms": {"best": round(min(paints)), "median": round(median(paints))},
        "home_ms": {"best": round(min(homes)), "median": round(median(homes))},
        "hand_ms": {"best": round(min(hands)), "median": round(median(hands))},
        "longest_task_ms": summary(tasks),
        "dropped_frames": summary(drops),
        "ceremony_task_ms": summary(last_tasks),
        "ceremony_dropped_frames": summary(last_drops),
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
