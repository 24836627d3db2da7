"""Why a move of Sushizock is good: what its tile does, and the exact odds of the next roll."""

from collections.abc import Iterator, Sequence
from itertools import product

from sushiya.bots.candidate import Because, Candidate
from sushiya.core import Action
from sushiya.sushizock import Keep, Steal, Take, View
from sushiya.sushizock.allowed import CHOPSTICKS, FOR_THE_TOP
from sushiya.sushizock.dice import DIE, NUMBER_OF_DICE, Face
from sushiya.sushizock.memory import Memory
from sushiya.sushizock.tiles import KINDS, Kind

__all__ = ["reasons"]


def reasons(view: View, memory: Memory, candidates: Sequence[Candidate]) -> list[tuple[Because, ...]]:
    """The facts for each of these options."""
    return [tuple(_facts(view, candidate.option)) for candidate in candidates]


def _facts(view: View, option: Action) -> Iterator[Because]:
    match option:
        case Take(kind=kind, place=place):
            yield from _tile(view, kind, view.rows.of(kind)[place - 1])
        case Steal(kind=kind, place=1, victim=victim):
            stacks = view.stacks[victim]
            top = (stacks.sushi if kind == "sushi" else stacks.bones).top
            if top is not None:
                yield from _tile(view, kind, top)
        case Keep(dice=dice):
            yield from _odds(view, (*view.kept, *dice))


def _tile(view: View, kind: Kind, value: int) -> Iterator[Because]:
    """Sushi counts only up to the height of the bones."""
    assert view.seat is not None
    sushi, bones = view.stacks[view.seat].sushi.height, view.stacks[view.seat].bones.height
    if kind == "sushi":
        yield Because("counts" if sushi < bones else "waits", {"points": value})
    else:
        yield Because("covers" if sushi > bones else "bone", {"points": value})


def _odds(view: View, kept: tuple[Face, ...]) -> Iterator[Because]:
    """How many of 100 next rolls allow the move that these dice are kept for."""
    dice = [kept + roll for roll in product(DIE, repeat=NUMBER_OF_DICE - len(kept))]
    best = max(dict.fromkeys(kept), key=kept.count)
    if best in KINDS:
        row = view.rows.of(best)
        tiles = [row[count - 1] for each in dice if (count := each.count(best)) <= len(row)]
        if tiles:
            wanted = max(tiles) if best == "sushi" else min(tiles)
            times = round(100 * tiles.count(wanted) / len(dice))
            yield Because(
                "roll-sushi" if best == "sushi" else "roll-bone", {"points": wanted, "times": times}
            )
    elif _to_steal(view, dict(CHOPSTICKS)[best]):
        times = round(100 * sum(each.count(best) >= FOR_THE_TOP for each in dice) / len(dice))
        yield Because("roll-steal", {"times": times})


def _to_steal(view: View, kind: Kind) -> bool:
    """Whether somebody else has such a tile."""
    others = [stacks for seat, stacks in enumerate(view.stacks) if seat != view.seat]
    return any((each.sushi if kind == "sushi" else each.bones).height for each in others)
