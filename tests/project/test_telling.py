"""Pins that there is one way to tell a bot, a hinter or a memory what its seat saw: `Seated.told`."""

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.test_readme import PAGES, blocks
from tests.project.test_wheel import PROGRAM
from tests.project.tree import ROOT

TOLD_HERE = {
    "src/sushiya/bots/seat.py": "the one way",
    "src/sushiya/bots/search_worker.py": "tells a bot of another process what a Seated has told its stand-in",
}
"""Where somebody is told every event, and why."""
FOLDERS = ("src/sushiya", "scripts", "benchmarks", "examples")


def programs(path: Path) -> Iterator[str]:
    """The Python code of a file: all of a module, or the examples of a page."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        yield text
        return
    for block in blocks(text):
        if block.info.startswith("python"):
            sources = [example.source for example in doctest.DocTestParser().get_examples(block.text)]
            yield "".join(sources) or block.text


def loops(source: str) -> Iterator[int]:
    """The lines of loops that tell somebody else every event."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.For | ast.comprehension):
            for inner in ast.walk(node):
                match inner:
                    case ast.Call(ast.Attribute(attr="see", value=whom)) if ast.unparse(whom) != "self":
                        yield inner.lineno


def untold(source: str) -> Iterator[int]:
    """The lines of loops that play with bots and tell them nothing."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.While):
            called = [each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute)]
            if "choose" in called and "told" not in called:
                yield node.lineno


@pytest.mark.parametrize("folder", FOLDERS)
def test_nobody_is_told_by_a_loop_of_their_own(folder: str) -> None:
    found = [
        f"{name}:{line}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        if (name := path.relative_to(ROOT).as_posix()) not in TOLD_HERE
        for line in loops(path.read_text(encoding="utf-8"))
    ]
    assert not found, f"Seated(seat, observer).told(history), or memory_at(game, seat): {found}"


def test_examples_tell_bots_what_they_saw() -> None:
    shown = [*PAGES, *sorted((ROOT / "examples").rglob("*.py"))]
    sources = [(path.relative_to(ROOT).as_posix(), source) for path in shown for source in programs(path)]
    found = [
        (name, line)
        for name, source in [*sources, ("the program that plays from a wheel", PROGRAM)]
        for line in (*loops(source), *untold(source))
    ]
    assert not found, "sushiya.Seated(seat, bot).told(match.history)"


def test_such_a_loop_is_noticed() -> None:
    assert list(loops("for event in seen:\n    bot.see(event)")) == [2]
    assert list(loops("def see(self, event):\n    self._memory.see(event)")) == []
    assert list(loops("for event in seen:\n    self.see(event)")) == []


def test_a_bot_that_is_told_nothing_is_noticed() -> None:
    match = "while not match.over:\n    for decision in match.state.pending:\n        "
    assert list(untold(match + "match.play(0, bots[0].choose(match.view(0)))")) == [1]
    assert list(untold(match + "match.play(0, bots[0].told(match.history).choose(match.view(0)))")) == []
