"""How light and fast the page is on a slow device: `./run bench page [--json]`.

Uses Chromium, slowed down four times, over a slow network where it is loading. The first screen is home, with
the texts of its language. In a reveal the last player has locked a card: cards open, points count, and the
next hand arrives. A round ends with its last reveal and the ceremony. In Sushizock a reveal is all that
happens from an answer to the next question, the turns of others included. The pace is the normal one.

Frames are those of the page's main thread. They are counted twice. *Dropped* is what a stopwatch sees: frames
that came late, even if motion continued in the meantime. It depends on whatever else the computer does, so
the floor is given as well: what a page drops that only moves one thing. *Lost to work* is what the page
is to blame for: the frames that were due during its own tasks, by their CPU time.

Tables on the device come last. `./run bench device` measures them alone.
"""

import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks import device
from benchmarks.measure import at_most
from sushiya.texts import languages
from tests.e2e.guests import PHONE, guest, launch
from tests.e2e.house import BOT, YOU, House
from tests.e2e.play import next_question
from tests.e2e.wire import counted, seen

SLOWDOWN = 4
VISITS = 3
REVEALS = 6
"""The fewest reveals: a round is played to its end."""
GAMES = {
    "sushi-go/4": "sushi-go(seats=4)",
    "party/8": "sushi-go-party(seats=8,meal=big-banquet)",
    "sushizock/2": "sushizock(seats=2)",
}
NETWORK = {
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
    "latency": 150,
    "offline": False,
}
"""1.6 Mbit/s and 150 ms round trip, as on a weak mobile connection."""
AIMS = {
    "javascript_kb": ("JavaScript of the first screen on the wire, kB", 90),
    "first_screen_kb": ("All of the first screen on the wire, kB", 150),
    "hand_kb": ("All from the link to the hand on the wire, kB", 190),
    "first_paint_ms": ("First contentful paint of home over 1.6 Mbit/s, ms", 1500),
    "home_ms": ("Home can be used, over 1.6 Mbit/s, ms", 3000),
    "hand_ms": ("From the link to the hand over 1.6 Mbit/s, ms", 3000),
    "lost_frames": ("Frames lost to work in a reveal", 3),
    "ceremony_lost_frames": ("Frames lost to work at the end of a round", 3),
    "dropped_frames": ("Frames dropped in a reveal", 3),
    "ceremony_dropped_frames": ("Frames dropped at the end of a round", 3),
    "longest_task_ms": ("Longest task in a reveal, ms", 50),
    "ceremony_task_ms": ("Longest task at the end of a round, ms", 50),
    **device.AIMS,
}
FIRST_PAINT = """() => performance.getEntriesByName("first-contentful-paint")[0].startTime"""
QUESTION = ".dock :is(.pick, .rolled)"
ANSWER = """() => setTimeout(() => {
    const take = document.querySelector(":is(.tile, .mt).option");
    (take ?? document.querySelector(".dock input:enabled"))?.click();
    const then = take ? ".which button" : ".dock :is(.go:enabled, .none)";
    setTimeout(() => document.querySelector(then)?.click(), 100);
}, 50)"""
"""Answer from inside the page, so that no tool is at work during the measurement."""
COME = """
    const table = document.querySelector("main");
    const dialogs = document.getElementsByTagName("dialog");
    const before = table.dataset.question;
    const came = () => (table.dataset.question ?? before) !== before || dialogs[0]?.open;
"""
"""Whether the next question or the sheet of a round is there. It has arrived half a second later."""
FRAMES = f"""() => new Promise(done => {{
    {COME}
    const gaps = [];
    let last = performance.now();
    let end = Infinity;
    const look = now => {{
        gaps.push(now - last);
        last = now;
        if (end === Infinity && came()) end = now + 500;
        if (now < end) requestAnimationFrame(look);
        else done(gaps);
    }};
    requestAnimationFrame(look);
}})"""
"""The milliseconds of each frame until the result is there."""
UNWATCHED = f"""() => new Promise(done => {{
    {COME}
    const look = () => {{
        if (!came()) return setTimeout(look, 50);
        setTimeout(() => {{
            performance.mark("seen");
            done();
        }}, 500);
    }};
    performance.mark("look");
    look();
}})"""
"""Wait for the result without asking for frames, which would make the page work in each of them."""
STILL = """<body style="background: wheat"><div style="width: 60px; height: 80px; background: brown">"""
FLOOR = """() => new Promise(done => {
    const way = [{ translate: "0 0" }, { translate: "200px 400px" }];
    document.querySelector("div").animate(way, { duration: 500, iterations: 6 });
    const gaps = [];
    let last = performance.now();
    const end = last + 3000;
    const look = now => {
        gaps.push(now - last);
        last = now;
        if (now < end) requestAnimationFrame(look);
        else done(gaps);
    };
    requestAnimationFrame(look);
})"""
"""The milliseconds of each frame in three seconds in which one thing moves and nothing else happens."""
FRAME = 1000 / 60
AS_EVER: dict[str, Any] = {"service_workers": "allow"}
"""A first visit, including the page's preparations for times without a network."""


@dataclass
class Seen:
    """The milliseconds of tasks or of frames, for each reveal and for each end of a round."""

    reveals: list[list[float]] = field(default_factory=list)
    ends: list[list[float]] = field(default_factory=list)


def slow(page: Page, network: bool = False) -> None:
    """Slow the page's device down, and its network if wanted."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    if network:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", NETWORK)


def frames(page: Page) -> list[float]:
    """Answer and wait for the result. Returns the milliseconds of each frame."""
    page.evaluate(ANSWER)
    gaps: list[float] = page.evaluate(FRAMES)
    return gaps


def dropped(gaps: list[float]) -> int:
    return sum(max(0, round(gap / FRAME) - 1) for gap in gaps)


def floor(browser: Browser) -> list[list[float]]:
    """The frames of a page that does nothing, for each of `REVEALS` times."""
    with browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}) as context:
        page = context.new_page()
        page.set_content(STILL)
        slow(page)
        return [page.evaluate(FLOOR) for _ in range(REVEALS)]


def weight(browser: Browser, url: str, language: str) -> tuple[float, float]:
    """Kilobytes of the first screen as they are sent: of JavaScript, and of everything."""
    with guest(browser, url, language=language, **AS_EVER) as page, counted(page) as wire:
        page.goto("/", wait_until="networkidle")
        scripts, everything = wire.of_this_screen(".js"), wire.of_this_screen()
        return round(sum(scripts.values()) / 1000, 1), round(sum(everything.values()) / 1000, 1)


def seats_of(game: str) -> int:
    return int(game.split("seats=")[1].split(",")[0].rstrip(")"))


def link_weight(browser: Browser, house: House, game: str) -> float:
    """Kilobytes of everything that a first-time visitor gets before the hand is on screen."""
    place = house.make(game, YOU, *(seats_of(game) - 1) * [BOT])
    with guest(browser, house.url, size=PHONE, places=[place]) as page, counted(page) as wire:
        _, needed = seen(page, place.path, QUESTION)
        page.wait_for_load_state("networkidle")
        return round(sum(wire.received.get(path, 0) for path in needed) / 1000, 1)


def first_paint(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds until a first-time visitor sees something, and until home is there."""
    with guest(browser, url, size=PHONE, **AS_EVER) as page:
        slow(page, network=True)
        home, _ = seen(page, "/", "main")
        return float(page.evaluate(FIRST_PAINT)), home


def first_hand(browser: Browser, house: House, game: str) -> float:
    """Milliseconds from opening the link of a running match for the first time to the hand on screen."""
    place = house.make(game, YOU, *(seats_of(game) - 1) * [BOT])
    with guest(browser, house.url, size=PHONE, places=[place]) as page:
        slow(page, network=True)
        return seen(page, place.path, QUESTION)[0]


def main_thread_tasks(trace: bytes) -> list[float]:
    """The CPU milliseconds of each task of the page's main thread, without those of the measurement."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    mains = {(e["pid"], e["tid"]) for e in events if e.get("args", {}).get("name") == "CrRendererMain"}
    begin = next(e["ts"] for e in events if e["name"] == "look")
    end = next(e["ts"] for e in events if e["name"] == "seen")
    tasks = [
        e
        for e in events
        if e["name"].endswith("RunTask")
        and (e["pid"], e["tid"]) in mains
        and begin < e["ts"]
        and e["ts"] + e.get("dur", 0) < end
    ]
    found: list[float] = []
    ends: dict[int, float] = {}  # by process: a task inside another one is a part of it
    for task in sorted(tasks, key=lambda e: (e["ts"], -e.get("dur", 0))):
        if task["ts"] >= ends.get(task["pid"], 0):
            ends[task["pid"]] = task["ts"] + task.get("dur", 0)
            found.append(task.get("tdur", 0) / 1000)
    return found


def work(browser: Browser, page: Page) -> list[float]:
    """The tasks from an answer to the next question or sheet, animations included."""
    browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing"])
    page.evaluate(ANSWER)
    page.evaluate(UNWATCHED)
    return main_thread_tasks(browser.stop_tracing())


def lost(tasks: list[float]) -> int:
    return sum(int(task / FRAME) for task in tasks)


def played(browser: Browser, house: House, game: str, look: Callable[[Page], list[float]]) -> Seen:
    """Play some reveals on a slow phone, and the end of a round where there are rounds."""
    place = house.make(game, YOU, *(seats_of(game) - 1) * [BOT])
    found = Seen()
    shown = {"pace": "normal", "reduced_motion": "no-preference"}
    with guest(browser, house.url, size=PHONE, places=[place], **shown) as page:
        page.goto(place.path, wait_until="networkidle")
        question = next_question(page)
        slow(page)
        has_rounds = page.locator(".dock .pick").count() > 0
        while len(found.reveals) < REVEALS or (has_rounds and not found.ends):
            measured = look(page)
            (found.ends if page.locator("dialog[open]").count() else found.reveals).append(measured)
            question = next_question(page, question)
    return found


def summary(found: dict[str, list[list[float]]], value: Callable[[list[float]], float]) -> dict[str, int]:
    """The median and the worst, for each game."""
    return {
        f"{name}, {kind}": round(of([value(each) for each in measured]))
        for name, measured in found.items()
        if measured
        for kind, of in (("usual", median), ("worst", max))
    }


def measure() -> dict[str, Any]:
    """All numbers, by name."""
    tasks: dict[str, Seen] = {}
    drops: dict[str, Seen] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        try:
            with launch(playwright) as browser:
                weights = {language: weight(browser, house.url, language) for language in languages()}
                paints, homes = zip(*(first_paint(browser, house.url) for _ in range(VISITS)), strict=True)
                links = {name: link_weight(browser, house, game) for name, game in GAMES.items()}
                hands = {
                    name: [first_hand(browser, house, game) for _ in range(VISITS)]
                    for name, game in GAMES.items()
                }
                still = floor(browser)
                for name, game in GAMES.items():  # separately, since tracing costs frames
                    tasks[name] = played(browser, house, game, partial(work, browser))
                    drops[name] = played(browser, house, game, frames)
                on_device = device.measure_device(browser)
        finally:
            house.end()
    tasks_of_reveals = {name: each.reveals for name, each in tasks.items()}
    tasks_of_ends = {name: each.ends for name, each in tasks.items()}
    return {
        "javascript_kb": {language: scripts for language, (scripts, _) in weights.items()},
        "first_screen_kb": {language: everything for language, (_, everything) in weights.items()},
        "hand_kb": links,
        "first_paint_ms": {"best": round(min(paints)), "median": round(median(paints))},
        "home_ms": {"best": round(min(homes)), "median": round(median(homes))},
        "hand_ms": {
            f"{name}, {kind}": round(of(values))
            for name, values in hands.items()
            for kind, of in (("best", min), ("median", median))
        },
        "lost_frames": summary(tasks_of_reveals, lost),
        "ceremony_lost_frames": summary(tasks_of_ends, lost),
        "dropped_frames": summary(
            {"floor": still} | {name: each.reveals for name, each in drops.items()}, dropped
        ),
        "ceremony_dropped_frames": summary(
            {"floor": still} | {name: each.ends for name, each in drops.items()}, dropped
        ),
        "longest_task_ms": summary(tasks_of_reveals, max),
        "ceremony_task_ms": summary(tasks_of_ends, max),
        **on_device,
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
            print(f"  {name:48}{value:10}")


if __name__ == "__main__":
    with at_most():
        main()
