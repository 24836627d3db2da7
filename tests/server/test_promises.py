"""Pins that every promise in SECURITY.md has a number, and every number a test."""

import re
from dataclasses import fields

from sushiya.server.settings import UNDIVIDED, Limits
from tests.project.tree import ROOT

PROMISES = [
    int(number) for number in re.findall(r"^\| (\d+) \|", (ROOT / "SECURITY.md").read_text("utf-8"), re.M)
]


def test_promises_are_numbered_without_a_gap() -> None:
    assert list(range(1, len(PROMISES) + 1)) == PROMISES
    assert len(PROMISES) >= 18


def test_every_promise_has_a_test_and_every_number_is_a_promise() -> None:
    tests = [path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    tested = {int(number) for text in tests for number in re.findall(r"mark\.promise\((\d+)\)", text)}
    assert tested == set(PROMISES)


def test_the_limits_are_documented_with_their_defaults() -> None:
    text = (ROOT / "docs" / "deploy.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| ([\d.,]+) \| (.*) \|$", text, re.M)
    documented = {name: (float(number.replace(",", "")), "*shared*" in what) for name, number, what in rows}
    assert documented == {each.name: (each.default, each.name not in UNDIVIDED) for each in fields(Limits)}
