"""What attacks cost everyone else: `./run bench abuse [ATTACK …] [--seconds S] [--json]`.

For every attack a server with its usual limits is started. A few bystanders at another address play with
bots, first in peace, then during the attack. The goals: 99 % of their answers take at most twice as long as
before, and of their bots' at most 2 s. Attackers have computers of their own, but here they share the cores:
their share of CPU time says how much of a delay is theirs.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from benchmarks.attacks import ATTACKS
from benchmarks.measure import at_most, cpu_seconds
from benchmarks.people import HERE, Person, Times
from benchmarks.server import FEW_FILES, SERVER, make_table, memory_mib, percentile, running_server
from sushiya.server.settings import Settings

GAME = "sushi-go(seats=3)"
BYSTANDERS = ((8, ("novice", "regular"), 0.4), (2, ("expert", "master"), 2.0))
"""How many bystanders play with which bots, and their seconds of thought. Percentiles need many answers."""
MOST_TIMES_SLOWER, MOST_BOT_MS = 2.0, 2_000
"""The goals."""
LONGEST = 180.0
"""Seconds until the benchmark gives up, besides those that are measured."""


async def measure(name: str, seconds: float, server: int, port: int) -> dict[str, object]:
    """The bystanders' times and the server's memory, before and during an attack."""
    times: Times = defaultdict(list)
    for number, bots, pause in BYSTANDERS:
        seats = [{"kind": "you", "name": "Mia"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        for _ in range(number):
            made = await asyncio.to_thread(make_table, port, GAME, seats)
            mia = Person(port, made["id"], times, made["keys"]["0"], HERE)
            mia.alone, mia.pause, mia.hints = True, pause, 0.1 * ("master" in bots)
            await mia.enter()
    while not times["hint"]:  # until the search is loaded
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)
    quiet, _ = await spell(times, seconds, server)
    command = [sys.executable, "-m", "benchmarks.attacks", name, str(port), str(seconds + 2)]
    attack = await asyncio.create_subprocess_exec(*command)
    await asyncio.sleep(1)
    before = cpu_seconds(attack.pid), cpu_seconds(server)
    attacked, memory = await spell(times, seconds, server)
    attackers, servers = cpu_seconds(attack.pid) - before[0], cpu_seconds(server) - before[1]
    await attack.wait()
    slower = attacked["answer"] / quiet["answer"]
    return {
        "quiet_answer_ms_p99": quiet["answer"],
        "answer_ms_p99": attacked["answer"],
        "times_slower": round(slower, 1),
        "quiet_bot_ms_p99": quiet["bot"],
        "bot_ms_p99": attacked["bot"],
        "memory_mib": round(memory),
        "attacker_cpu_share": round(attackers / seconds, 2),
        "server_cpu_share": round(servers / seconds, 2),
        "as_aimed_for": slower <= MOST_TIMES_SLOWER and attacked["bot"] <= MOST_BOT_MS,
    }


async def spell(times: Times, seconds: float, server: int) -> tuple[dict[str, float], float]:
    """The times in the next seconds, and the most by which the server's memory grew meanwhile."""
    times.clear()
    Path(f"/proc/{server}/clear_refs").write_text("5")  # forget the peak
    before = memory_mib(server)
    await asyncio.sleep(seconds)
    return {what: percentile(times[what], 0.99) for what in ("answer", "bot")}, memory_mib(server) - before


def abused(name: str, seconds: float) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/abuse.db", warm_up=True)
        code = FEW_FILES if name.endswith("_at_1024_files") else SERVER
        with at_most(LONGEST + 2 * seconds), running_server(settings, code) as (server, port):
            return asyncio.run(measure(name, seconds, server.pid, port))


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench abuse")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if unknown := set(options.attacks) - set(ATTACKS):
        parser.error(f"no such attack: {', '.join(sorted(unknown))}")
    subprocess.run([sys.executable, "-m", "sushiya.bots.warmup"], check=True)  # nobody wants to measure that
    results = {}
    for name in options.attacks or ATTACKS:
        results[name] = abused(name, options.seconds)
        if not options.json:
            figures = [f"  {what:22}{value}" for what, value in results[name].items()]
            print(name, *figures, sep="\n", flush=True)
    if options.json:
        print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
