"""What kill -9 costs: `./run bench chaos [--matches N] [--kills K] [--database sqlite|postgres] [--json]`.

Clients on real sockets play against bots at full speed while servers are killed and restarted: one server on
SQLite, or two on a PostgreSQL that is restarted, too. An answer is lost if it was acknowledged but then is
not in the store, or does not count.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from benchmarks.measure import at_most
from tests.server.chaos.storm import Report, Storm, rage
from tests.server.postgres import Cluster


def measure(tables: int, kills: int, database: str) -> Report:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sushiya-")))
        if database == "sqlite":
            return asyncio.run(rage(Storm(tables, kills), f"sqlite:///{folder}/chaos.db", folder))
        cluster = Cluster(Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sushiya-"))))
        cluster.start()
        stack.callback(cluster.stop)
        storm = Storm(
            tables,
            kills,
            processes=2,
            restart_database=cluster.restart,
            database_restarts=1 + kills // 10,
        )
        return asyncio.run(rage(storm, cluster.new_database(), folder))


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench chaos")
    parser.add_argument("--matches", type=int, default=200, help="simultaneous matches, one per table")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    report = measure(options.matches, options.kills, options.database)
    ready = sorted(report.ready_after) or [0.0]
    result = {
        "database": options.database,
        "matches_at_a_time": report.tables,
        "matches_played": report.matches,
        "kills": report.kills,
        "database_restarts": report.database_restarts,
        "times_a_client_came_back": report.came_back,
        "acknowledged_answers": report.acknowledged,
        "lost_answers": report.lost,
        "ready_after_restart_s_median": round(ready[len(ready) // 2], 2),
        "ready_after_restart_s_worst": round(ready[-1], 2),
        "ready_after_restart_cpu_s_worst": round(max(report.ready_cpu, default=0.0), 2),
        "seconds": round(report.seconds, 1),
        "problems": len(report.problems),
    }
    if options.json:
        print(json.dumps(result, indent=2))
    else:
        for name, value in result.items():
            print(f"{name:34}{value}")
    for problem in report.problems[:50]:
        print(problem, file=sys.stderr)
    sys.exit(1 if report.problems else 0)


if __name__ == "__main__":
    with at_most():
        main()
