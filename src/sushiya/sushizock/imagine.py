"""A state that a seat can't tell from the truth: the stacks as it remembers them, the rest guessed."""

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
    """With every event of the match the stacks are exact; who came later, and saw the last of them, guesses.

    The events are those up to now, with no gap. Others raise ValueError where they can't lead to this view.
    """
    return imagine_from(view, Memory(len(view.stacks), seen), rng)


def imagine_from(view: View, memory: Memory, rng: Random) -> State[Board]:
    """The same for a seat that has kept its memory as the match went; it is not changed."""
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
    # The step that asked asks again: its question depends on nothing that was guessed.
    return Wok(board, view.serial - 1, (view.step, *view.todo)).run().state


def _fill(view: View, kind: Kind, memory: Memory, rng: Random) -> list[tuple[int, ...]]:
    """Everyone's stack of this kind: tiles in sight, tiles remembered, and for the rest any that are left."""
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
    """Of one stack, bottom first, what is seen or remembered; None is anybody's guess."""
    if stack.tiles is not None:
        return list(stack.tiles)
    known = [None] * (stack.height - len(memory)) + memory
    if len(known) != stack.height or (known and known[-1] not in (None, stack.top)):
        raise ValueError(NO_SUCH_PAST)
    return [*known[:-1], stack.top] if known else []
