"""`./run docs [DIR]`: build the documentation into a folder."""

import sys
from pathlib import Path

from scripts.docs.builder import Broken, build
from scripts.docs.site import ROOT

USUAL = ROOT / "site" / "docs"
"""Next to the page itself, if that is built into site/."""


def main(arguments: list[str]) -> int:
    """Build, and report where it is or what is wrong. Returns the exit code."""
    if len(arguments) > 1 or any(argument.startswith("-") for argument in arguments):
        print("./run docs [DIR] builds the documentation into DIR, or else into site/docs", file=sys.stderr)
        return 2
    folder = Path(*arguments) if arguments else USUAL
    try:
        build(folder)
    except Broken as broken:
        print(f"The documentation is not built:\n{broken}", file=sys.stderr)
        return 1
    print(f"The documentation is built: {folder / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
