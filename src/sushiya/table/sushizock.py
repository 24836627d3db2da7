"""What a table sends and shows about Sushizock: its rows in `families.py`."""

from collections.abc import Iterator
from typing import Any

from sushiya.core import Event, Seat
from sushiya.sushizock import BOX, FACES, Face, Steal, Stole, Take, Tiles, Took, TurnBegan, View, settle
from sushiya.sushizock.allowed import CHOPSTICKS, steals, takes
from sushiya.sushizock.dice import NUMBER_OF_DICE, Dice
from sushiya.sushizock.explain import dice_groups, is_forced, ladder, next_turns, outcomes, rolls_left
from sushiya.sushizock.tiles import KINDS
from sushiya.table.daily_types import DailyPiece
from sushiya.table.example_types import RollExample, StackExample
from sushiya.table.pieces import Pieces, TilesInfo

__all__ = ["TILES", "SushizockStory", "examples", "public_extras"]

STACKS = (Tiles((3, 5, 4), (1, 2)), Tiles((6, 2), (1, 1, 3)))
"""Stacks with a sushi that doesn't count, and with more bones than sushi."""
ROWS = Tiles((2, 5, 1, 6), (1, 3, 2, 1))
ROLLS: tuple[Dice, ...] = (
    ("sushi", "sushi", "bone", "blue", "red"),
    ("sushi", "blue", "blue", "blue", "red"),
    ("bone", "red", "red", "red", "red"),
)
VICTIM = Tiles((3, 5), (2, 1))


# The wire ---------------------------------------------------------------------------------------------------


def public_extras(view: View) -> dict[str, Any]:
    """What is sent to everyone besides the fields of a spectator's view."""
    return {
        "next": next_turns(view),
        "ladders": tuple(map(ladder, view.stacks)),
        "dice": dice_groups(view),
        "rolls_left": rolls_left(view),
        "forced": is_forced(view),
        "outcomes": outcomes(view),
    }


class SushizockStory:
    """Reads from the events how a seat played a deal."""

    def begins_turn(self, event: Event, seat: Seat) -> bool:
        return isinstance(event, TurnBegan) and event.seat == seat

    def piece(self, event: Event, seat: Seat) -> DailyPiece | None:
        if isinstance(event, Took | Stole) and event.seat == seat:
            return DailyPiece("", event.kind, event.value)
        return None

    def points_after_round(self, event: Event, seat: Seat) -> int | None:
        return None


# The catalogue ----------------------------------------------------------------------------------------------


def _tiles_info() -> TilesInfo:
    one_each = Tiles((1,), (1,))
    return {
        "tiles": {kind: sorted(set(BOX.of(kind))) for kind in KINDS},
        "signs": {kind: settle(one_each.with_(kind, (2,))) - settle(one_each) for kind in KINDS},
        "faces": list(FACES),
        "dice": NUMBER_OF_DICE,
    }


TILES = Pieces(tiles=_tiles_info())


# Examples ---------------------------------------------------------------------------------------------------


def examples(name: str) -> dict[str, Any]:
    """The examples of a game: stacks and their points, rolls and what they allow."""
    return {
        "stacks": [_stack(stacks) for stacks in STACKS],
        "rolls": [roll for dice in ROLLS for roll in _rolls(dice)],
    }


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
