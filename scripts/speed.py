"""Runs benchmarks and stores their results, which docs/performance.md shows.

python -m scripts.speed NAME…   run these benchmarks of `./run bench`, and store their results
"""

import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

__all__ = ["RESULTS", "kept"]

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "docs" / "results" / "speed"


def kept(name: str, found: Any) -> dict[str, Any]:
    """A result, with what is needed to judge it: versions and machine."""
    return {
        "command": f"./run bench {name} --json",
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
        program = [sys.executable, "-m", f"benchmarks.{name}", "--json"]
        found = json.loads(
            subprocess.run(program, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
        )
        text = json.dumps(kept(name, found), indent=1) + "\n"
        (RESULTS / f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
