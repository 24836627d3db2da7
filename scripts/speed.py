"""Runs benchmarks and stores their results, which docs/performance.md shows.

python -m scripts.speed NAME…   run these benchmarks of `./run bench`, or those of COMMANDS with options, and
                                store their results
"""

import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

__all__ = ["COMMANDS", "RESULTS", "kept"]

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "docs" / "results" / "speed"
COMMANDS = {
    "load": ("load", "--matches", "1000", "--seconds", "30"),
    "load-plain": ("load", "--plain", "--matches", "1000", "--seconds", "30"),
    "load-plain-1500": ("load", "--plain", "--matches", "1500", "--seconds", "30"),
    "knee": ("load", "--plain", "--knee", "--matches", "1500", "--seconds", "10"),
    "workers": ("workers", "--matches", "500", "--seconds", "15"),
}
"""Benchmarks with options, by the names of their results. Other names are those of benchmarks."""


def kept(name: str, found: Any) -> dict[str, Any]:
    """A result, with what is needed to judge it: versions and machine."""
    return {
        "command": f"./run bench {' '.join(COMMANDS.get(name, (name,)))} --json",
        "date": date.today().isoformat(),
        "machine": f"{os.cpu_count()} cores ({platform.machine()}), load {os.getloadavg()[1]:.0f}",
        "python": platform.python_version(),
        "found": found,
    }


def main(names: list[str]) -> None:
    if not names:
        sys.exit(__doc__)
    RESULTS.mkdir(parents=True, exist_ok=True)
    for name in names:
        benchmark, *options = COMMANDS.get(name, (name,))
        program = [sys.executable, "-m", f"benchmarks.{benchmark}", *options, "--json"]
        found = json.loads(
            subprocess.run(program, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
        )
        text = json.dumps(kept(name, found), indent=1) + "\n"
        (RESULTS / f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
