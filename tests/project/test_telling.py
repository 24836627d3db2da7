"""Pins that there is one way to tell a bot, a hinter or a memory what its seat saw: `Seated.told`."""

import ast
from collections.abc import Iterator

import pytest

from tests.project.tree import ROOT

TOLD_HERE = "src/sushiya/bots/seat.py"


def loops(source: str) -> Iterator[int]:
    """The lines of loops that tell somebody else every event."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.For | ast.comprehension):
            for inner in ast.walk(node):
                match inner:
                    case ast.Call(ast.Attribute(attr="see", value=whom)) if ast.unparse(whom) != "self":
                        yield inner.lineno


@pytest.mark.parametrize("folder", ["src/sushiya", "scripts", "benchmarks"])
def test_nobody_is_told_by_a_loop_of_their_own(folder: str) -> None:
    found = [
        f"{name}:{line}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        if (name := path.relative_to(ROOT).as_posix()) != TOLD_HERE
        for line in loops(path.read_text(encoding="utf-8"))
    ]
    assert not found, f"Seated(seat, observer).told(history), or memory_at(game, seat): {found}"


def test_such_a_loop_is_noticed() -> None:
    assert list(loops("for event in seen:\n    bot.see(event)")) == [2]
    assert list(loops("def see(self, event):\n    self._memory.see(event)")) == []
    assert list(loops("for event in seen:\n    self.see(event)")) == []
