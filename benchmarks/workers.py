"""The gain from a second worker: `./run bench workers [--matches N] [--seconds S] [--json]`.

The load of `./run bench load --plain` on PostgreSQL, first with one worker, and then twice the matches with
two, since a busy process does more at once. Where clients and servers share a few cores, answers per second
say little, so the capacity is that of as many cores as there are workers: workers divided by the CPU time
that an answer costs all of them. PostgreSQL's CPU time is reported separately. The goal: 1.7 times the
capacity of one worker.
"""

import argparse
import asyncio
import gc
import json
import os
import resource
import tempfile
from pathlib import Path

from benchmarks.load import LONGEST, LONGEST_TO_OPEN, Bench
from benchmarks.measure import at_most, cpu_seconds
from benchmarks.server import children, percentile, start_server, stop_server
from sushiya.server.settings import Settings, no_limits
from tests.server.postgres import Cluster

SERVER = "from sushiya.server.run import run_app; run_app('127.0.0.1', 0, {workers})"


def family_cpu_seconds(process: int) -> float:
    """The CPU time of a process and of its children, including those that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    return cpu_seconds(process) + ended + sum(map(cpu_seconds, children(process)))


def measure(cluster: Cluster, workers: int, matches: int, seconds: float) -> dict[str, float]:
    database = int((cluster.folder / "data" / "postmaster.pid").read_text().split()[0])
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=cluster.new_database(), workers=workers, workers_folder=folder, **no_limits()
        )
        server, port = start_server(settings, SERVER.format(workers=workers))
        try:
            bench = Bench(port)
            measured = asyncio.run(
                bench.run(
                    matches,
                    seconds,
                    server=lambda: family_cpu_seconds(server.pid),
                    database=lambda: family_cpu_seconds(database),
                )
            )
        finally:
            stop_server(server)
    answers = len(bench.times)
    return {
        "answers_per_s": round(answers / measured, 1),
        "p50_ms": percentile(bench.times, 0.5),
        "p99_ms": percentile(bench.times, 0.99),
        "server_cpu_ms_per_answer": round(1000 * bench.cpu["server"] / answers, 3),
        "postgres_cpu_ms_per_answer": round(1000 * bench.cpu["database"] / answers, 3),
        "capacity_answers_per_s": round(workers * answers / bench.cpu["server"]),
        "client_cpu_share": round(bench.cpu["client"] / measured, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench workers")
    parser.add_argument("--matches", type=int, default=300, help="per worker")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    gc.disable()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    longest = 2 * (LONGEST + 2 * options.matches * LONGEST_TO_OPEN + options.seconds)
    with at_most(longest), tempfile.TemporaryDirectory(prefix="sushiya-") as folder:
        cluster = Cluster(Path(folder))
        cluster.start()
        try:
            one, two = (measure(cluster, each, each * options.matches, options.seconds) for each in (1, 2))
        finally:
            cluster.stop()
    ratio = two["capacity_answers_per_s"] / one["capacity_answers_per_s"]
    results: dict[str, object] = {"one": one, "two": two, "two_hold_times_one": round(ratio, 2)}
    if options.json:
        print(json.dumps(results, indent=2))
        return
    for name, figures in results.items():
        if isinstance(figures, dict):
            print(name, *(f"  {what:32}{value}" for what, value in figures.items()), sep="\n")
        else:
            print(f"{name:34}{figures}")


if __name__ == "__main__":
    main()
