"""How much reviews slow down live matches: how long an answer takes, with reviews in progress and without.

Some matches are played to their end, live ones are opened, and reviews of the finished ones are asked for, as
pages ask. Then turns with and without reviews alternate, on the same server with the same matches: in those
without, the process that measures is stopped. So whatever else happens on the machine affects both. The goal:
with reviews, 99 % of answers take at most 1.2 times as long.
"""

import asyncio
import gc
import json
import os
import resource
import signal
import tempfile
import time
import urllib.request
from collections import defaultdict
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Any

from benchmarks.load import PLAIN, SEATS, Bench, open_tables
from benchmarks.measure import cpu_seconds
from benchmarks.people import Person, Times
from benchmarks.server import make_table, percentile, running_server
from sushiya.server.settings import Limits, Settings, no_limits

__all__ = ["beside_live_matches"]

REVIEWS = 20
TURNS = 3
"""Turns of each kind."""
POLL = 1.5
"""Seconds until a page asks again how far its review has got."""
SETTLE = 1.0
"""Seconds after a change that are not measured."""
LONGEST = 120.0
WORKER = b"sushiya.review.worker"


class Hasty(Person):
    """Somebody who answers at once, for one match."""

    pause = 0.0
    hints = 0.0
    finished: "asyncio.Future[str]"

    def say(self, **message: object) -> None:
        if message["type"] == "rematch":
            if not self.finished.done():
                self.finished.set_result(str(self.match))
        else:
            super().say(**message)


class Patient(Bench):
    """Tries again where a strained server refuses a table."""

    async def open_table(self, number: int) -> None:
        async with asyncio.timeout(LONGEST):
            while True:
                try:
                    return await super().open_table(number)
                except ConnectionError:
                    await asyncio.sleep(SETTLE)


async def finished_match(port: int) -> str:
    """The id of a match that was played to its end."""
    wish = [{"kind": "you", "name": f"Player {seat}"} for seat in range(SEATS)]
    made = await asyncio.to_thread(make_table, port, PLAIN, wish)
    times: Times = defaultdict(list)
    people = [Hasty(port, made["id"], times, key) for key in made["keys"].values()]
    for person in people:
        person.finished = asyncio.get_running_loop().create_future()
        await person.enter()
    match = await asyncio.wait_for(people[0].finished, LONGEST)
    for person in people:
        person.socket.transport.close()
    return match


def review_of(port: int, match: str, after: int) -> Any:
    """How far a review has got. Asking for it starts it."""
    address = f"http://127.0.0.1:{port}/api/matches/{match}/review?after={after}"
    with urllib.request.urlopen(address) as answer:
        return json.load(answer)


class Reader:
    """Somebody who watches a review get sharper."""

    def __init__(self, port: int, match: str) -> None:
        self.port, self.match = port, match
        self.deals = self.pictures = 0

    async def read(self) -> None:
        while True:
            told = await asyncio.to_thread(review_of, self.port, self.match, self.deals)
            if told["review"] is not None:
                self.pictures += 1
                self.deals = told["review"]["deals"]
            await asyncio.sleep(POLL)


def measuring_process(server: int) -> int | None:
    """The process that measures reviews for this server."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent == server and WORKER in (folder / "cmdline").read_bytes():
                return int(folder.name)
        except (OSError, IndexError):  # it has just ended
            continue
    return None


async def until(there: Callable[[], Any], reading: "list[asyncio.Task[None]]") -> Any:
    """Wait until a condition holds. Raises the error of a reader that failed."""
    async with asyncio.timeout(LONGEST):
        while not (found := there()):
            for task in reading:
                if task.done():
                    task.result()
            await asyncio.sleep(0.1)
        return found


async def _measure(port: int, server: int, matches: int, seconds: float) -> dict[str, object]:
    done = [await finished_match(port) for _ in range(REVIEWS)]
    bench = Patient(port)
    await open_tables(matches, bench.open_table)
    readers = [Reader(port, match) for match in done]
    reading = [asyncio.create_task(reader.read()) for reader in readers]
    process = await until(lambda: measuring_process(server), reading)
    await until(lambda: any(reader.pictures for reader in readers), reading)
    times: dict[bool, list[list[float]]] = {False: [], True: []}
    used: dict[bool, float] = {False: 0.0, True: 0.0}
    for turn in range(2 * TURNS):
        beside = turn % 2 == 1
        os.kill(process, signal.SIGCONT if beside else signal.SIGSTOP)
        await asyncio.sleep(SETTLE)
        bench.times.clear()
        cpu, began = cpu_seconds(process), time.perf_counter()
        await asyncio.sleep(seconds)
        times[beside].append(bench.times[:])
        used[beside] += (cpu_seconds(process) - cpu) / (time.perf_counter() - began) / TURNS
    for task in reading:
        task.cancel()
    await asyncio.gather(*reading, return_exceptions=True)
    without, with_ = (list(chain.from_iterable(times[beside])) for beside in (False, True))
    return {
        "matches": matches,
        "reviews": REVIEWS,
        "answers_without": len(without),
        "answers_with": len(with_),
        "p50_ms_without": percentile(without, 0.5),
        "p50_ms_with": percentile(with_, 0.5),
        "p99_ms_without": percentile(without, 0.99),
        "p99_ms_with": percentile(with_, 0.99),
        "p99_ratio": round(percentile(with_, 0.99) / percentile(without, 0.99), 2),
        "p99_ms_by_turn": [percentile(each, 0.99) for each in chain(*zip(*times.values(), strict=True))],
        "review_cpu_share": round(used[True], 2),
        "pictures": sum(reader.pictures for reader in readers),
        "load_average": round(os.getloadavg()[0], 1),
    }


def beside_live_matches(matches: int, seconds: float) -> dict[str, Any]:
    """The times of answers with reviews running and without."""
    gc.disable()  # keep the client's own pauses out of the server's times
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    limits = no_limits() | {"seconds_late": Limits().seconds_late}  # that one makes reviews pause
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/review.db", **limits)
        with running_server(settings) as (server, port):
            return asyncio.run(_measure(port, server.pid, matches, seconds))
