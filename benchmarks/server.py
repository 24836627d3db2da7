"""A server in a process of its own, to be measured: start it, make tables there, read what it counts."""

import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from sushiya.core.codec import to_json
from sushiya.server.settings import Settings

__all__ = [
    "FEW_FILES",
    "SERVER",
    "below",
    "children",
    "is_ready",
    "listening_port",
    "make_table",
    "memory_mib",
    "percentile",
    "refusals",
    "running_server",
    "shedding",
    "start_server",
    "stop_server",
    "timings",
]

SERVER = "from sushiya.server.run import run_app; run_app('127.0.0.1', 0)"
"""Any free port: the server gets it from the system, so no other process can be there."""
FEW_FILES = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024)); {SERVER}"
"""A server where the system allows few open files."""
LONGEST_START = 60.0
LONGEST_STOP = 30.0
LONGEST_ANSWER = 60.0
LISTENING = "0A"
"""The state of a socket in /proc/net/tcp."""


@contextmanager
def running_server(settings: Settings, code: str = SERVER) -> "Iterator[tuple[subprocess.Popen[bytes], int]]":
    """A server that is ready, and the port on which it listens, until it is stopped."""
    server, port = start_server(settings, code)
    try:
        yield server, port
    finally:
        stop_server(server)


def stop_server(server: "subprocess.Popen[bytes]") -> None:
    """Stop a server as for a new version. One that doesn't stop is killed."""
    server.terminate()
    try:
        server.wait(LONGEST_STOP)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def start_server(settings: Settings, code: str = SERVER) -> "tuple[subprocess.Popen[bytes], int]":
    """Start a server and wait until it is ready; return it with the port on which this process listens."""
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
    own = set()
    try:
        for file in (folder / "fd").iterdir():
            with suppress(OSError):  # it was closed meanwhile
                own.add(str(file.readlink()))
        rows = [line.split() for line in (folder / "net" / "tcp").read_text().splitlines()[1:]]
    except OSError:  # it exited meanwhile
        return None
    for row in rows:
        address, state, inode = row[1], row[3], row[9]
        if state == LISTENING and f"socket:[{inode}]" in own:
            return int(address.rpartition(":")[2], 16)
    return None


def is_ready(port: int) -> bool:
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=LONGEST_ANSWER).close()
    except OSError:
        return False
    return True


def make_table(port: int, game: str, seats: list[dict[str, str]], address: str = "127.0.0.1") -> Any:
    """A new table, made from this address of this computer: its id, and the keys for its maker's seats."""
    with closing(HTTPConnection("127.0.0.1", port, LONGEST_ANSWER, (address, 0))) as connection:
        body = json.dumps({"game": game, "seats": seats})
        connection.request("POST", "/api/tables", body, {"content-type": "application/json"})
        response = connection.getresponse()
        told = json.load(response)
    if response.status != 201:
        raise ConnectionError(told["why"])
    return told


def metrics(port: int) -> list[str]:
    """The lines of what a server counts."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=LONGEST_ANSWER) as response:
        return [*response.read().decode().splitlines()]


def refusals(port: int) -> dict[str, int]:
    """How often a server has refused something, by reason."""
    parts = [line.split('reason="')[1].split('"} ') for line in metrics(port) if "refused_total{" in line]
    return {reason: int(count) for reason, count in parts}


def shedding(port: int) -> int:
    """The server's level of load shedding: 0 is none."""
    (line,) = [line for line in metrics(port) if line.startswith("sushiya_shedding ")]
    return int(line.split()[1])


def timings(port: int, name: str) -> dict[float, int]:
    """A histogram of the server: how often something took at most a given number of seconds."""
    lines = metrics(port)
    buckets = [line.split('le="')[1].split('"} ') for line in lines if f"_{name}_bucket" in line]
    return {float(bound): int(count) for bound, count in buckets}


def below(share: float, now: dict[float, int], before: dict[float, int] | None = None) -> float:
    """The milliseconds within which this share was done, as far as the buckets of a histogram tell."""
    counts = {bound: count - (before or {}).get(bound, 0) for bound, count in now.items()}
    total = max(counts.values())
    return next(1000 * bound for bound, count in counts.items() if count >= share * total)


def percentile(times: list[float], share: float) -> float:
    """The milliseconds within which this share was done."""
    ordered = sorted(times)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else 0.0


def children(process: int) -> list[int]:
    """The processes that this one has started and that still run: for a server, the one of its searches."""
    found = []
    for entry in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            if int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1]) == process:
                found.append(int(entry.name))
    return found


def memory_mib(process: int, peak: bool = True) -> float:
    """The memory of a process: the most it had, or what it has now."""
    status = Path(f"/proc/{process}/status").read_text()
    name = "VmHWM" if peak else "VmRSS"
    # A process that has ended and was not waited for has no such line.
    return sum(int(line.split()[1]) for line in status.splitlines() if line.startswith(name)) / 1024
