"""Worked examples for the rules pages. The rules themselves give every figure."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from sushiya.games import GAMES, game_of
from sushiya.sushi.dish import Dish
from sushiya.sushizock import Face, Steal, Take, Tiles, settle
from sushiya.sushizock.allowed import CHOPSTICKS, steals, takes
from sushiya.sushizock.dice import Dice
from sushiya.table.example_rows import Version, based, rows_of_rule
from sushiya.table.example_turns import TURNS, turn_example
from sushiya.table.example_types import Example, Examples, RollExample, StackExample
from sushiya.table.families import PIECES

__all__ = ["examples", "examples_of"]

STACKS = (Tiles((3, 5, 4), (1, 2)), Tiles((6, 2), (1, 1, 3)))
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
    tiles = [name for name in GAMES if (row := PIECES.get(game_of(name).family)) and row.tiles]
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


def examples_of(name: str, edition: str, dish_name: str) -> list[Example]:
    """The examples of a dish: its score rules, and a turn if it acts. Empty if it has none."""
    game: Any = game_of(f"{name}(edition={edition})")
    served = GAMES[name].dishes
    dish = served[dish_name]
    version = Version(served, game.edition_rules)
    turn = TURNS.get((name, dish_name))
    turns = [] if turn is None else [turn_example(name, edition, turn)]
    rules = [dish.score, dish.score_final]
    if turns and dish.turns_face_down:  # only a turn shows how cards come to lie face down
        rules = []
    found: list[Example] = [
        {"rows": rows, "events": [], "after": []}
        for rule in rules
        if rule is not None
        for rows in rows_of_rule(rule, dish, version)
    ]
    return (turns + found if dish.race else found + turns) or _as_base(served, dish_name, version)


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


def _rolls(dice: Dice) -> Iterator[RollExample]:
    """What a roll allows: tiles of the rows, and tiles of one other player."""
    for take in takes(dice, ROWS):
        row = ROWS.of(take.kind)
        yield _roll(dice, take.kind, take, row, row[take.place - 1])
    for steal in steals(dice, 0, (Tiles(), VICTIM)):
        stack = VICTIM.of(steal.kind)
        face = next(face for face, kind in CHOPSTICKS if kind == steal.kind)
        yield _roll(dice, face, steal, stack, stack[-steal.place])


def _roll(dice: Dice, face: Face, move: Take | Steal, row: tuple[int, ...], value: int) -> RollExample:
    return {
        "dice": list(dice),
        "face": face,
        "count": dice.count(face),
        "kind": move.kind,
        "place": move.place,
        "value": value,
        "row": list(row),
        "steals": isinstance(move, Steal),
    }
