"""Rulings with the tests that name them."""

import re
from functools import cache
from itertools import groupby
from operator import itemgetter

from scripts.docs.markdown import slug
from scripts.docs.site import ROOT

__all__ = ["places_of", "with_tests"]

NAME = re.compile(r"\b(?:sushi-go|party|sushizock) [RE]\d+\b")
RULING = re.compile(rf"^- \*\*(?P<name>{NAME.pattern})\*\* .*$", re.M)


def with_tests(text: str) -> str:
    """The page of rulings: each gets an anchor, and links to its tests."""
    return RULING.sub(lambda found: _with_tests(found[0], found["name"]), text)


def _with_tests(ruling: str, name: str) -> str:
    links = ", ".join(
        f"{place.rpartition('/')[2]} " + " ".join(f"[{line}](../{place}#L{line})" for _, line in lines)
        for place, lines in groupby(places_of(name), itemgetter(0))
    )
    anchored = ruling.replace("**", f'<a id="{slug(name)}"></a>**', 1)
    return f'{anchored}\n  <span class="tests">Tests, with their lines: {links}</span>'


def places_of(name: str) -> list[tuple[str, int]]:
    """The tests that name a ruling: files and lines."""
    return _named().get(name, [])


@cache
def _named() -> dict[str, list[tuple[str, int]]]:
    """For each ruling that tests name, where they do."""
    named: dict[str, list[tuple[str, int]]] = {}
    tests = ROOT / "tests"
    for path in sorted((*tests.rglob("*.py"), *tests.rglob("*.txt"))):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for name in dict.fromkeys(NAME.findall(line)):
                named.setdefault(name, []).append((path.relative_to(ROOT).as_posix(), number))
    return named
