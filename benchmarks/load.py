"""Many live matches on one server process: `./run bench load [--matches N] [--seconds S] [--json]`.

Starts a server with its own SQLite file on a free port, opens four sockets per match, and lets every seat
answer about once every five seconds. It measures the time from sending an answer to the update that shows it,
and the server's CPU time per answer, which is meaningful on a busy machine, too.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from benchmarks.measure import cpu_seconds
from benchmarks.sockets import LightSocket, connect
from sushiya.core.codec import to_json
from sushiya.server.settings import Settings, no_limits

SERVER = "from sushiya.server.run import run_app; run_app('127.0.0.1', 0)"
"""Any free port: the server gets it from the system, so no other process can be there."""
SEATS = 4
PAUSE = 5.0
"""Seconds between two answers of a seat."""
LONGEST_START = 60.0
LISTENING = "0A"
"""The state of a socket in /proc/net/tcp."""


class Player:
    """One seat of one match: answers its decisions at its own pace, and measures how long it took."""

    def __init__(self, bench: "Bench", table: str, seat: int, key: str) -> None:
        self.bench, self.table, self.seat, self.key = bench, table, seat, key
        self.serial = self.version = 0
        self.sent_at = 0.0
        self.over = False

    async def enter(self) -> None:
        self.socket = await connect(self.bench.port, f"/api/tables/{self.table}/socket", self.hear)
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
        self.client_cpu = self.server_cpu = 0.0
        self.players: list[Player] = []

    def note(self, seconds: float) -> None:
        self.times.append(seconds)

    async def run(self, matches: int, seconds: float, server: int) -> float:
        """Open all tables, then measure; return how many seconds were measured."""
        for number in range(matches):
            made = await asyncio.to_thread(make_table, self.port)
            for seat, key in made["keys"].items():
                player = Player(self, made["id"], int(seat), key)
                await player.enter()
                self.players.append(player)
            if number % 100 == 99:
                print(f"\r{number + 1} matches open …", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        await asyncio.sleep(PAUSE)
        self.times.clear()
        self.sent = self.messages = 0
        began, cpu, servers = time.perf_counter(), time.process_time(), cpu_seconds(server)
        await asyncio.sleep(seconds)
        self.client_cpu = time.process_time() - cpu
        self.server_cpu = cpu_seconds(server) - servers
        return time.perf_counter() - began


def make_table(port: int) -> Any:
    body = {
        "game": "sushi-go-party(seats=4,meal=my-first-meal)",
        "seats": [{"kind": "you", "name": f"Player {seat}"} for seat in range(SEATS)],
    }
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)


def start_server(folder: str, code: str = SERVER) -> "tuple[subprocess.Popen[bytes], int]":
    """Start a server and wait until it is ready; return it with the port on which this process listens."""
    settings = Settings(database=f"sqlite:///{folder}/load.db", **no_limits())
    server = subprocess.Popen(
        [sys.executable, "-c", code], env=os.environ | {"SUSHIYA_SETTINGS": to_json(settings)}
    )
    deadline = time.monotonic() + LONGEST_START
    while server.poll() is None and time.monotonic() < deadline:
        port = listening_port(server.pid)
        if port is not None and is_ready(port):
            return server, port
        time.sleep(0.05)
    server.kill()
    server.wait()
    raise SystemExit("The server did not start: nothing is measured.")


def listening_port(process: int) -> int | None:
    """The port on which this process listens; None if it doesn't, or not yet."""
    folder = Path(f"/proc/{process}")
    try:
        own = {str(file.readlink()) for file in (folder / "fd").iterdir()}
        rows = [line.split() for line in (folder / "net" / "tcp").read_text().splitlines()[1:]]
    except OSError:  # it closed a file, or exited, meanwhile
        return None
    for row in rows:
        address, state, inode = row[1], row[3], row[9]
        if state == LISTENING and f"socket:[{inode}]" in own:
            return int(address.rpartition(":")[2], 16)
    return None


def is_ready(port: int) -> bool:
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz").close()
    except OSError:
        return False
    return True


def disk_p99_ms(port: int) -> float:
    """The time within which 99 % of answers were on disk, from the server's histogram of the whole run."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as response:
        lines = response.read().decode().splitlines()
    buckets = [
        line.split('le="')[1].split('"} ') for line in lines if line.startswith("sushiya_answer_seconds_b")
    ]
    total = int(buckets[-1][1])
    return next(float(bound) * 1000 for bound, count in buckets if int(count) >= 0.99 * total)


def memory_mib(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    (line,) = [line for line in status.splitlines() if line.startswith("VmHWM")]
    return int(line.split()[1]) / 1024


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench load")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    gc.disable()  # keep the client's own pauses out of the server's times
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        server, port = start_server(folder)
        try:
            bench = Bench(port)
            cpu = cpu_seconds(server.pid)
            measured = asyncio.run(bench.run(options.matches, options.seconds, server.pid))
            used = cpu_seconds(server.pid) - cpu
            times = sorted(bench.times)
            result = {
                "matches": options.matches,
                "sockets": options.matches * SEATS,
                "seconds": round(measured, 1),
                "answers_per_s": round(len(times) / measured, 1),
                "answers_sent_per_s": round(bench.sent / measured, 1),
                "messages_per_s": round(bench.messages / measured),
                "p50_ms": round(times[len(times) // 2] * 1000, 1),
                "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
                "worst_ms": round(times[-1] * 1000, 1),
                "answer_to_disk_ms_p99_below": disk_p99_ms(port),
                "client_cpu_share": round(bench.client_cpu / measured, 2),
                "server_cpu_share": round(bench.server_cpu / measured, 2),
                "server_cpu_ms_per_answer": round(bench.server_cpu / len(times) * 1000, 3),
                "server_memory_mib": round(memory_mib(server.pid)),
                "server_cpu_seconds_with_opening": round(used, 1),
            }
        finally:
            server.terminate()
            server.wait()
    if options.json:
        print(json.dumps(result, indent=2))
    else:
        for name, value in result.items():
            print(f"{name:34}{value}")


if __name__ == "__main__":
    main()
