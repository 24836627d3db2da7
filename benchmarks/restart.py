"""How long people are without a server when it is restarted: `./run bench restart [--matches N] [--json]`.

People play with bots. The server is told to stop, such as for a new version, and another one starts on the
same port and file, with its usual limits. Everyone comes back as the page does, a hundred from each address.
The aims: all are back within 2 s, and nothing is lost.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from contextlib import suppress
from dataclasses import replace
from typing import Any

from benchmarks.measure import at_most
from benchmarks.people import Person, Times
from benchmarks.server import SERVER, make_table, percentile, start_server, stop_server
from sushiya.server.settings import Settings, no_limits

AT_ONE_ADDRESS = 100
GAME = "sushi-go(seats=3)"
SEATS = [{"kind": "you", "name": "Mia"}, {"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "regular"}]
RETRY = 0.4
"""Seconds until the page tries again."""
PLAYED = 5.0
"""Seconds that they play before and after."""
LONGEST = 60.0
"""Seconds after which somebody who is not back counts as lost."""
LONGEST_RUN, LONGEST_TO_OPEN = 300.0, 0.6
"""Seconds until the benchmark gives up: in all, and for each match."""


class Returning(Person):
    """Somebody who comes back whenever the connection breaks."""

    pause = 2.0
    hints = 0.0
    lost_at = 0.0
    went_back = 0
    """How many clients came back to an older state."""

    async def stay(self) -> None:
        while True:
            await self.socket.closed
            self.lost_at = time.perf_counter()
            while self.socket.closed.done():
                await asyncio.sleep(RETRY)
                with suppress(OSError):
                    await self.enter()

    def updated(self, update: Any) -> None:
        before = self.match, self.version
        if self.lost_at:
            self.took("back", self.lost_at)
            self.lost_at = 0.0
            self.went_back += update["match"] == before[0] and update["version"] < before[1]
        super().updated(update)


async def measure(settings: Settings, matches: int) -> dict[str, object]:
    at_first = replace(settings, **no_limits())  # they did not make all their tables in one go
    server, port = await asyncio.to_thread(start_server, at_first)
    times: Times = defaultdict(list)
    people: list[Returning] = []
    try:
        for number in range(matches):
            made = await asyncio.to_thread(make_table, port, GAME, SEATS)
            address = f"127.0.1.{1 + number // AT_ONE_ADDRESS}"
            people.append(Returning(port, made["id"], times, made["keys"]["0"], address))
            await people[-1].enter()
        staying = [asyncio.create_task(person.stay()) for person in people]
        await asyncio.sleep(PLAYED)
        began = time.perf_counter()
        await asyncio.to_thread(stop_server, server)
        stopped = time.perf_counter()
        again = SERVER.replace("0)", f"{port})")
        server, _ = await asyncio.to_thread(start_server, settings, again)
        ready = time.perf_counter()
        async with asyncio.timeout(LONGEST):
            while len(times["back"]) < matches:
                await asyncio.sleep(0.05)
        times["answer"].clear()
        await asyncio.sleep(PLAYED)
        for task in staying:
            task.cancel()
    finally:
        await asyncio.to_thread(stop_server, server)
    return {
        "matches": matches,
        "stopped_after_s": round(stopped - began, 2),
        "ready_after_s": round(ready - began, 2),
        "came_back": len(times["back"]),
        "back_after_ms_p50": percentile(times["back"], 0.5),
        "back_after_ms_worst": percentile(times["back"], 1.0),
        "answers_afterwards": len(times["answer"]),
        "knew_less_afterwards": sum(person.went_back for person in people),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench restart")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    subprocess.run([sys.executable, "-m", "sushiya.bots.warmup"], check=True)  # nobody wants to measure that
    with (
        at_most(LONGEST_RUN + options.matches * LONGEST_TO_OPEN),
        tempfile.TemporaryDirectory() as folder,
    ):
        settings = Settings(database=f"sqlite:///{folder}/restart.db", warm_up=True)
        result = asyncio.run(measure(settings, options.matches))
    if options.json:
        print(json.dumps(result, indent=2))
    else:
        for name, value in result.items():
            print(f"{name:34}{value}")


if __name__ == "__main__":
    main()
