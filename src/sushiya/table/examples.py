"""Worked examples for the rules pages. The rules themselves give every figure."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from sushiya.games import GAMES, game_of
from sushiya.sushi.dish import Dish
from sushiya.sushizock import Tiles, settle
from sushiya.sushizock.allowed import steals, takes
from sushiya.sushizock.dice import Dice
from sushiya.table.example_rows import Version, based, rows_of_rule
from sushiya.table.example_turns import TURNS, turn_example
from sushiya.table.example_types import Example, Examples, RollExample, StackExample
from sushiya.table.families import TILES

__all__ = ["examples", "examples_of"]

STACKS = (Tiles((3, 5, 4), (1, 2)), Tiles((6,), (1, 1, 3)))
"""Stacks with a sushi that doesn't count, and with more bones than sushi."""
ROWS = Tiles((2, 5, 1, 6), (1, 3, 2, 1))
ROLLS: tuple[Dice, ...] = (
    ("sushi", "sushi", "bone", "blue", "red"),
    ("sushi", "blue", "blue", "blue", "red"),
    ("bone", "red", "red", "red", "red"),
)
VICTIM = Tiles((3, 5), (2, 1))


@cache
def examples() -> Examples:
    """All examples, as plain JSON values."""
    tiles = [name for name in GAMES if game_of(name).family in TILES]
    return {
        "dishes": {
            name: {
                edition: {dish: examples_of(name, edition, dish) for dish in info.dishes}
                for edition in info.editions
            }
            for name, info in GAMES.items()
            if info.dishes
        },
        "stacks": {name: [_stack(stacks) for stacks in STACKS] for name in tiles},
        "rolls": {name: [roll for dice in ROLLS for roll in _rolls(dice)] for name in tiles},
    }


def examples_of(name: str, edition: str, dish: str) -> list[Example]:
    """The examples of a dish: its score rules by themselves, then a turn if it acts. Empty if it has none."""
    game: Any = game_of(f"{name}(edition={edition})")
    dishes = GAMES[name].dishes
    version = Version(dishes, game.edition_rules)
    found: list[Example] = []
    turn = TURNS.get((name, dish))
    if turn is not None:
        found.append(turn_example(name, edition, turn))
    if turn is None or not dishes[dish].turns_face_down:  # its turn shows how cards come to lie face down
        for rule in (dishes[dish].score, dishes[dish].score_final):
            rows = [] if rule is None else rows_of_rule(rule, dishes[dish], version)
            found += [{"rows": each, "events": [], "after": []} for each in rows]
    return found or _as_base(dishes, dish, version)


def _as_base(dishes: Mapping[str, Dish], name: str, version: Version) -> list[Example]:
    """For a dish without points of its own: what lies on it."""
    return [
        {
            "rows": [based(on.score, on, version, str(card)) for card in dict.fromkeys(on.cards)],
            "events": [],
            "after": [],
        }
        for on in dishes.values()
        if on.lies_on == name and on.score is not None
    ]


def _stack(stacks: Tiles) -> StackExample:
    points = settle(stacks)
    return {
        "sushi": list(stacks.sushi),
        "bones": list(stacks.bones),
        "counting": sum(
            settle(Tiles(stacks.sushi[: height + 1], stacks.bones))
            > settle(Tiles(stacks.sushi[:height], stacks.bones))
            for height in range(len(stacks.sushi))
        ),
        "sushi_points": points - settle(Tiles((), stacks.bones)),
        "points": points,
    }


def _rolls(dice: Dice) -> list[RollExample]:
    """What a roll allows: tiles of the rows, and tiles of one other player."""
    taken: list[RollExample] = [
        {
            "dice": list(dice),
            "kind": move.kind,
            "place": move.place,
            "value": ROWS.of(move.kind)[move.place - 1],
            "row": list(ROWS.of(move.kind)),
            "steals": False,
        }
        for move in takes(dice, ROWS)
    ]
    stolen: list[RollExample] = [
        {
            "dice": list(dice),
            "kind": move.kind,
            "place": move.place,
            "value": VICTIM.of(move.kind)[-move.place],
            "row": list(VICTIM.of(move.kind)),
            "steals": True,
        }
        for move in steals(dice, 0, (Tiles(), VICTIM))
    ]
    return taken + stolen
