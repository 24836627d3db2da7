"""Worked examples for the rules pages. The rules themselves give every figure."""

from functools import cache

from sushiya.games import GAMES, game_of
from sushiya.table.example_types import Examples
from sushiya.table.families import EXAMPLES

__all__ = ["examples"]


@cache
def examples() -> Examples:
    """All examples, as plain JSON values: by kind, then by game."""
    found: Examples = {"dishes": {}, "stacks": {}, "rolls": {}}
    for name in GAMES:
        of_game = EXAMPLES.get(game_of(name).family)
        for kind, told in (of_game(name) if of_game else {}).items():
            found[kind][name] = told  # type: ignore[literal-required]
    return found
