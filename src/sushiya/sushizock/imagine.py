"""Samples a state that a seat can't tell from the truth: stacks as it remembers them, the rest at random."""

from collections.abc import Iterable
from random import Random
from typing import Final

from sushiya.core import Event, State, shuffled
from sushiya.sushizock.memory import Memory
from sushiya.sushizock.model import Board, Wok
from sushiya.sushizock.tiles import BOX, KINDS, Kind, Tiles
from sushiya.sushizock.view import SeenStack, View

__all__ = ["imagine", "imagine_from"]

NO_SUCH_PAST: Final = "These events don't lead to this view: give all up to now, or the last of them."


def imagine(view: View, seen: Iterable[Event], rng: Random) -> State[Board]:
    """With all events of the match the stacks are exact; with only the latest ones, the rest is sampled.

    The events must run up to now, without gaps. Raises ValueError if they can't lead to this view.
    """
    return imagine_from(view, Memory(len(view.stacks), seen), rng)


def imagine_from(view: View, memory: Memory, rng: Random) -> State[Board]:
    """The same for a seat that has kept a memory during the match. The memory is not changed."""
    sushi, bones = (_fill(view, kind, memory, rng) for kind in KINDS)
    board = Board(
        box=view.box,
        rows=view.rows,
        stacks=tuple(map(Tiles, sushi, bones)),
        turn=view.turn,
        roll=view.roll,
        kept=view.kept,
        rolled=view.rolled,
    )
    if view.step is None:
        return State(board, None)
    # Run the step that asked again: its question doesn't depend on any sampled tile.
    return Wok(board, view.serial - 1, (view.step, *view.todo)).run().state


def _fill(view: View, kind: Kind, memory: Memory, rng: Random) -> list[tuple[int, ...]]:
    """All stacks of this kind: visible and remembered tiles, and for the rest random ones of those left."""
    stacks = [
        _known(own.sushi if kind == "sushi" else own.bones, memory.stacks[seat, kind])
        for seat, own in enumerate(view.stacks)
    ]
    left = list(BOX.of(kind))
    for tile in (*view.rows.of(kind), *(tile for stack in stacks for tile in stack if tile is not None)):
        if tile not in left:
            raise ValueError(NO_SUCH_PAST)
        left.remove(tile)
    guesses = iter(shuffled(left, rng))
    return [tuple(next(guesses) if tile is None else tile for tile in stack) for stack in stacks]


def _known(stack: SeenStack, memory: list[int | None]) -> list[int | None]:
    """The visible and remembered tiles of one stack, bottom first; None is an unknown tile."""
    if stack.tiles is not None:
        return list(stack.tiles)
    known = [None] * (stack.height - len(memory)) + memory
    if len(known) != stack.height or (known and known[-1] not in (None, stack.top)):
        raise ValueError(NO_SUCH_PAST)
    return [*known[:-1], stack.top] if known else []
