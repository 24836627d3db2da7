"""Many live matches on one server: `./run bench load [--plain] [--knee] [--matches N] [--seconds S]`.

Starts a server with its own SQLite file on a free port. People play among themselves and with bots of all
levels, at all games and meals, and answer about once every five seconds; some watch, ask for hints, or lose
their connection. It measures the time from an answer to the update that shows it, what the server refuses,
and how much it sheds. The goals for 1,000 matches: 99 % of answers within 100 ms, and of bots' within 2 s.

With `--plain`, four people play at every table, and nothing else happens: then the server's CPU time per
answer is meaningful, on a busy machine, too. With `--knee`, matches are added until 99 % of answers take more
than 250 ms, or the server makes no more tables.
"""

import argparse
import asyncio
import gc
import json
import random
import resource
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from math import inf
from typing import Any

from benchmarks.measure import at_most, cpu_seconds
from benchmarks.people import HERE, PAUSE, Person, Times, Watcher
from benchmarks.server import (
    below,
    children,
    make_table,
    memory_mib,
    percentile,
    refusals,
    running_server,
    shedding,
    timings,
)
from benchmarks.sockets import LightSocket, connect
from sushiya.bots import LEVELS
from sushiya.server.settings import Limits, Settings, no_limits

SEATS = 4
PLAIN = "sushi-go-party(seats=4,meal=my-first-meal)"
GAMES = (
    ("sushi-go(seats=3)", 3),
    ("sushi-go-party(seats=4,meal=master-menu)", 4),
    ("sushizock(seats=3)", 3),
    ("sushi-go-party(seats=5,meal=party-sampler)", 5),
    ("sushi-go(seats=5)", 5),
    ("sushi-go-party(seats=2,meal=dinner-for-two)", 2),
    ("sushi-go-party(seats=8,meal=big-banquet)", 8),
    ("sushizock(seats=5)", 5),
)
"""What the mix plays, and with how many seats."""
OPENED_AT_ONCE = 8
WATCHED = 5
"""One in this many tables has a spectator."""
SLOW_MS = 250.0
"""Where the knee is: 99 % of answers take at most this long."""
STEPS = 10
"""In how many steps matches are added on the way to the knee."""
LONGEST_REFUSED = 20.0
"""Seconds for which a strained server may refuse new tables before it counts as full."""
LONGEST, LONGEST_TO_OPEN = 120.0, 0.6
"""Seconds until the benchmark gives up, besides those that are measured: in all, and for each match."""


def unlimited(database: str) -> Settings:
    """No limits besides those of the machine. A strained server still sheds load."""
    limits = no_limits() | {"seconds_late": Limits().seconds_late}
    return Settings(database=database, warm_up=True, **limits)


class Strained(Exception):
    """The server makes no more tables."""


async def new_table(port: int, game: str, seats: list[dict[str, str]], address: str = HERE) -> Any:
    """A new table, once the server is no longer strained. Raises Strained."""
    try:
        async with asyncio.timeout(LONGEST_REFUSED):
            while True:
                try:
                    return await asyncio.to_thread(make_table, port, game, seats, address)
                except ConnectionError:
                    await asyncio.sleep(0.5)
    except TimeoutError:
        raise Strained from None


async def watched(port: int, seconds: float) -> int:
    """Let this many seconds pass; returns the highest level of load shedding meanwhile."""
    end, most = time.perf_counter() + seconds, 0
    while (left := end - time.perf_counter()) > 0:
        await asyncio.sleep(min(1.0, left))
        most = max(most, await asyncio.to_thread(shedding, port))
    return most


def address_of(number: int) -> str:
    """Where the people of a table come from: no address may have most of a server's connections."""
    return f"127.0.{number // 250}.{number % 250 + 1}"


class Player:
    """One seat of one match: answers its decisions at its own pace, and measures how long it took."""

    def __init__(self, bench: "Bench", table: str, seat: int, key: str, address: str) -> None:
        self.bench, self.table, self.seat, self.key = bench, table, seat, key
        self.address = address
        self.serial = self.version = 0
        self.sent_at = 0.0
        self.over = False

    async def enter(self) -> None:
        path = f"/api/tables/{self.table}/socket"
        self.socket = await connect(self.bench.port, path, self.hear, self.address)
        self.socket.send(json.dumps({"type": "hello", "keys": [self.key]}))

    def hear(self, _: LightSocket, text: bytes) -> None:
        self.bench.messages += 1
        if not text.startswith(b'{"type":"update"'):
            return
        if b'"mine":{}' in text:  # a neighbour has chosen: nothing to do
            return
        message = json.loads(text)
        mine = message["mine"][str(self.seat)]
        if self.sent_at and (mine["answer"] is not None or message.get("public")):
            self.bench.note(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        public = message.get("public")
        if public is None:
            return
        self.serial, self.version = public["serial"], message["version"]
        self.over = self.serial == 0
        decision = mine["decision"]
        if decision is not None and self.seat in message["waiting_for"]:
            action = random.choice(decision["options"])["text"]
            asyncio.get_running_loop().call_later(PAUSE * random.uniform(0.5, 1.1), self.answer, action)

    def answer(self, action: str) -> None:
        self.sent_at = time.perf_counter()
        self.bench.sent += 1
        message = {
            "type": "answer",
            "seat": self.seat,
            "serial": self.serial,
            "version": self.version,
            "action": action,
        }
        self.socket.send(json.dumps(message))


class Bench:
    """All players, and their measurements."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.times: list[float] = []
        self.messages = 0
        self.sent = 0
        self.cpu: dict[str, float] = {}
        self.shed = 0
        self.players: list[Player] = []

    def note(self, seconds: float) -> None:
        self.times.append(seconds)

    async def open_table(self, number: int) -> None:
        wish = [{"kind": "you", "name": f"Player {seat}"} for seat in range(SEATS)]
        address = address_of(number)
        made = await new_table(self.port, PLAIN, wish, address)
        for seat, key in made["keys"].items():
            player = Player(self, made["id"], int(seat), key, address)
            await player.enter()
            self.players.append(player)

    async def measure(self, matches: int, seconds: float, server: int) -> dict[str, Any]:
        """Open this many more tables, then measure all of them."""
        cpu = cpu_seconds(server)
        measured = await self.run(matches, seconds, server=lambda: cpu_seconds(server))
        used, times = cpu_seconds(server) - cpu, self.times
        return {
            "sockets": len(self.players),
            "seconds": round(measured, 1),
            "answers_per_s": round(len(times) / measured, 1),
            "answers_sent_per_s": round(self.sent / measured, 1),
            "messages_per_s": round(self.messages / measured),
            "answer_ms_p50": percentile(times, 0.5),
            "answer_ms_p99": percentile(times, 0.99),
            "answer_ms_worst": percentile(times, 1.0),
            "answer_to_disk_ms_p99_below": below(0.99, timings(self.port, "answer_seconds")),
            "loop_late_ms_p99_below": below(0.99, timings(self.port, "loop_late_seconds")),
            "client_cpu_share": round(self.cpu["client"] / measured, 2),
            "server_cpu_share": round(self.cpu["server"] / measured, 2),
            "server_cpu_ms_per_answer": round(self.cpu["server"] / max(1, len(times)) * 1000, 3),
            "server_cpu_seconds_with_opening": round(used, 1),
            "refused": refusals(self.port),
            "most_shed": self.shed,
        }

    async def run(self, matches: int, seconds: float, **clocks: Callable[[], float]) -> float:
        """Open all tables, then measure, CPU time by these clocks; return how many seconds were measured."""
        clocks["client"] = time.process_time
        await open_tables(matches, self.open_table)
        if any(player.socket.closed.done() for player in self.players):
            raise SystemExit(
                f"The server turned players away: {refusals(self.port)}. Nothing is measured. "
                "If it was full, let it open more files (ulimit -n): 2,000 matches of four need 24,000."
            )
        self.times.clear()
        self.sent = self.messages = 0
        began, before = time.perf_counter(), {name: clock() for name, clock in clocks.items()}
        self.shed = await watched(self.port, seconds)
        self.cpu = {name: clock() - before[name] for name, clock in clocks.items()}
        return time.perf_counter() - began


async def open_tables(matches: int, open_table: Callable[[int], Awaitable[None]]) -> None:
    numbers = iter(range(matches))

    async def open_some() -> None:
        for number in numbers:
            await open_table(number)
            if number % 100 == 99:
                print(f"\r{number + 1} matches open …", end="", file=sys.stderr, flush=True)

    began = time.perf_counter()
    await asyncio.gather(*(open_some() for _ in range(OPENED_AT_ONCE)))
    print(f"\rAll matches open after {time.perf_counter() - began:.0f} s.", file=sys.stderr)
    await asyncio.sleep(PAUSE)


class Mix:
    """People among themselves and with bots of all levels, at all games and meals; some only watch."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.times: Times = defaultdict(list)
        self.everyone: list[Watcher] = []

    async def measure(self, matches: int, seconds: float, server: int) -> dict[str, Any]:
        """Open this many more tables, then measure all of them."""
        await open_tables(matches, self.open_table)
        losing = [asyncio.create_task(each.lose_connections()) for each in self.everyone]
        self.times.clear()
        servers, searches = cpu_seconds(server), sum(map(cpu_seconds, children(server)))
        bots = timings(self.port, "bot_seconds")
        began, cpu = time.perf_counter(), time.process_time()
        shed = await watched(self.port, seconds)
        measured = time.perf_counter() - began
        for task in losing:
            task.cancel()
        answers = len(self.times["answer"])
        thought = timings(self.port, "bot_seconds")
        return {
            "sockets": len(self.everyone),
            "seconds": round(measured, 1),
            "answers_per_s": round(answers / measured, 1),
            "bots_per_s": round((thought[inf] - bots[inf]) / measured, 1),
            **{
                f"{what}_ms_{name}": percentile(self.times[what], share)
                for what in ("answer", "bot", "hint", "entering")
                for name, share in (("p50", 0.5), ("p99", 0.99))
            },
            "hints_too_late": len(self.times["late hint"]),
            "bot_thinks_ms_p99_below": below(0.99, thought, bots),
            "client_cpu_share": round((time.process_time() - cpu) / measured, 2),
            "server_cpu_share": round((cpu_seconds(server) - servers) / measured, 2),
            "searches_cpu_share": round((sum(map(cpu_seconds, children(server))) - searches) / measured, 2),
            "refused": refusals(self.port),
            "most_shed": shed,
        }

    async def open_table(self, number: int) -> None:
        game, seats = GAMES[number % len(GAMES)]
        people = 1 if number % 2 else random.randint(2, seats)
        wish = [{"kind": "you", "name": f"Player {seat}"} for seat in range(people)]
        wish += [{"kind": "bot", "bot": random.choice(list(LEVELS))} for _ in range(people, seats)]
        address = address_of(number)
        made = await new_table(self.port, game, wish, address)
        for key in made["keys"].values():
            person = Person(self.port, made["id"], self.times, key, address)
            person.alone = people == 1
            await self.enter(person)
        if number % WATCHED == 0:
            await self.enter(Watcher(self.port, made["id"], self.times, address=address))

    async def enter(self, watcher: Watcher) -> None:
        self.everyone.append(watcher)
        await watcher.enter()


async def ramp(load: Bench | Mix, server: int, most: int, seconds: float) -> dict[str, Any]:
    """Add matches until answers take too long; returns how many the server holds, and how it then fares."""
    step = max(1, most // STEPS)
    held, result = 0, dict[str, Any]()
    while held < most:
        try:
            found = await load.measure(step, seconds, server)
        except Strained:
            return {"knee_matches": held, "beyond": "no new tables"} | result
        slowest = found["answer_ms_p99"]
        print(f"{held + step} matches: 99 % of answers within {slowest} ms", file=sys.stderr)
        if slowest > SLOW_MS:
            return {"knee_matches": held, "beyond": f"{slowest} ms"} | result
        held, result = held + step, found
    return {"knee_matches": held, "beyond": "not tried"} | result


async def whole(load: Bench | Mix, server: int, matches: int, seconds: float) -> dict[str, Any]:
    try:
        return {"matches": matches} | await load.measure(matches, seconds, server)
    except Strained:
        raise SystemExit(
            f"The server is strained and makes no more tables. Refused: {refusals(load.port)}"
        ) from None


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench load")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--plain", action="store_true", help="only people, four at every table")
    parser.add_argument("--knee", action="store_true", help="add matches until answers take too long")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    gc.disable()  # keep the client's own pauses out of the server's times
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with (
        at_most(
            LONGEST + options.matches * LONGEST_TO_OPEN + options.seconds * (STEPS if options.knee else 1)
        ),
        tempfile.TemporaryDirectory() as folder,
        running_server(unlimited(f"sqlite:///{folder}/load.db")) as (server, port),
    ):
        load = (Bench if options.plain else Mix)(port)
        measure = ramp if options.knee else whole
        result = asyncio.run(measure(load, server.pid, options.matches, options.seconds))
        result["server_memory_mib"] = round(memory_mib(server.pid))
        result["its_processes_memory_mib"] = round(sum(map(memory_mib, children(server.pid))))
    if options.json:
        print(json.dumps(result, indent=2))
    else:
        for name, value in result.items():
            print(f"{name:34}{value}")


if __name__ == "__main__":
    main()
