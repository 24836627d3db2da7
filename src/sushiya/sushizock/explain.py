"""What counts and why, and what the dice would win: facts for anything that shows a table.

They are computed from a view, so they reveal nothing that its viewer may not know.
"""

from dataclasses import dataclass
from itertools import accumulate, zip_longest
from typing import Final, Literal

from sushiya.core import Seat
from sushiya.sushizock.allowed import CHOPSTICKS, FOR_ANY, FOR_THE_TOP, forced_takes, keeps, steals, takes
from sushiya.sushizock.dice import FACES, Face
from sushiya.sushizock.moves import Steal, Take
from sushiya.sushizock.scoring import settle
from sushiya.sushizock.tiles import KINDS, Kind, Tiles
from sushiya.sushizock.turn import LAST_ROLL
from sushiya.sushizock.view import SeenStacks, View

__all__ = [
    "DiceGroup",
    "Ladder",
    "dice_groups",
    "is_forced",
    "ladder",
    "next_turns",
    "outcomes",
    "rolls_left",
]

STOLEN: Final = dict(CHOPSTICKS)


@dataclass(frozen=True, slots=True)
class Ladder:
    """The two stacks of a seat side by side, from the bottom: each sushi next to the bone at its height."""

    counted: int
    """How many sushi count."""
    uncounted: int
    """How many sushi at the top have no bone at their height: as many bones are missing."""
    bare: int
    """How many bones at the top have no sushi at their height. They count all the same."""
    terms: tuple[int, ...] | None
    """The parts that sum to the seat's points: sushi, then bones. None while stacks are hidden."""
    sums: tuple[int, ...] | None
    """The points up to each height. None while stacks are hidden."""


def ladder(stacks: SeenStacks) -> Ladder:
    """What counts in these stacks, as far as they are visible."""
    sushi, bones = stacks.sushi, stacks.bones
    counted = min(sushi.height, bones.height)
    terms = sums = None
    if sushi.tiles is not None and bones.tiles is not None:
        gains, losses = sushi.tiles[:counted], [-tile for tile in bones.tiles]
        terms = (*gains, *losses)
        sums = tuple(accumulate(map(sum, zip_longest(gains, losses, fillvalue=0))))
        sums += (sums[-1:] or (0,)) * (sushi.height - len(sums))
    return Ladder(counted, sushi.height - counted, bones.height - counted, terms, sums)


def next_turns(view: View) -> tuple[Seat, ...]:
    """The seats after the one whose turn it is, in the order of their turns; none before the first turn."""
    seats = len(view.stacks)
    return tuple((view.turn + step) % seats for step in range(1, seats)) if view.turn >= 0 else ()


@dataclass(frozen=True, slots=True)
class DiceGroup:
    """All dice that show one face, and what they would win."""

    face: Face
    kept: int
    rolled: int
    kind: Kind
    """What such dice win."""
    place: int | None
    """The place of the tile that they win in its row."""
    reach: Literal["top", "any"] | None
    """Whether they steal the top tile of a stack or any of its tiles."""
    needs: int
    """How many such dice it takes to win anything."""
    missing: int | None
    """How many more it takes; None if that is out of reach in this turn, or if it would win nothing."""
    victims: tuple[Seat, ...]
    """The seats that have a tile for them to steal, now or with the missing dice."""


def dice_groups(view: View) -> tuple[DiceGroup, ...]:
    """The dice of the seat whose turn it is, by face."""
    return () if view.over else tuple(_group(view, face) for face in FACES if face in view.kept + view.rolled)


def _group(view: View, face: Face) -> DiceGroup:
    kept, rolled = view.kept.count(face), view.rolled.count(face)
    count = kept + rolled
    if face in KINDS:
        place = count if count <= len(view.rows.of(face)) else None
        return DiceGroup(face, kept, rolled, face, place, None, 1, None if place is None else 0, ())
    kind = STOLEN[face]
    missing = max(0, FOR_THE_TOP - count)
    victims = tuple(
        seat for seat, stacks in enumerate(view.stacks) if seat != view.turn and _height(stacks, kind) > 0
    )
    if not victims or missing > _most_more(view, face):
        return DiceGroup(face, kept, rolled, kind, None, None, FOR_THE_TOP, None, ())
    reach: Literal["top", "any"] | None = None if missing else "any" if count >= FOR_ANY else "top"
    return DiceGroup(face, kept, rolled, kind, None, reach, FOR_THE_TOP, missing, victims)


def _height(stacks: SeenStacks, kind: Kind) -> int:
    return stacks.sushi.height if kind == "sushi" else stacks.bones.height


def _most_more(view: View, face: Face) -> int:
    """How many more dice of this face the turn can still bring: all but those that must be set aside."""
    again = len(view.rolled) - max(1, view.rolled.count(face))
    return again if rolls_left(view) else 0


def rolls_left(view: View) -> int:
    """How many times the seat whose turn it is may still roll."""
    return LAST_ROLL - view.roll if keeps(view.rolled) and not view.over else 0


def is_forced(view: View) -> bool:
    """Whether the dice allow nothing, so that the tile nobody wants must be taken."""
    groups = dice_groups(view)
    return bool(groups) and not rolls_left(view) and not any(each.place or each.reach for each in groups)


def outcomes(view: View) -> dict[str, int]:
    """By action: the points of the seat in turn once it has that tile. Empty while stacks are hidden."""
    stacks = [_tiles(each) for each in view.stacks]
    if view.over or not view.rolled or None in stacks:
        return {}
    seen = [each for each in stacks if each is not None]
    dice, own = view.kept + view.rolled, seen[view.turn]
    moves: tuple[Take | Steal, ...] = (*takes(dice, view.rows), *steals(dice, view.turn, seen))
    if is_forced(view):
        moves = forced_takes(view.rows)
    return {str(move): settle(_with(own, move, view.rows, seen)) for move in moves}


def _tiles(stacks: SeenStacks) -> Tiles | None:
    sushi, bones = stacks.sushi.tiles, stacks.bones.tiles
    return None if sushi is None or bones is None else Tiles(sushi, bones)


def _with(own: Tiles, move: Take | Steal, rows: Tiles, stacks: list[Tiles]) -> Tiles:
    """The seat's stacks with the tile of this move on top."""
    if isinstance(move, Take):
        tile = rows.of(move.kind)[move.place - 1]
    else:
        tile = stacks[move.victim].of(move.kind)[-move.place]
    return own.with_(move.kind, (*own.of(move.kind), tile))
