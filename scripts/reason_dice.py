"""Checks what reasons say about tiles and dice, by the rows, the stacks and the binomial distribution."""

from collections.abc import Callable
from math import comb, sqrt
from typing import Any

from scripts.reason_position import DEALS, FOUND, SIGMAS, Position
from sushiya.bots.candidate import ReasonId
from sushiya.sushizock import Keep
from sushiya.sushizock.tiles import KINDS

__all__ = ["DICE"]

Args = dict[str, Any]


def _value(p: Position, option: Any) -> int | None:
    """The tile that is taken or stolen from the top."""
    if hasattr(option, "victim"):
        theirs = p.view.stacks[option.victim]
        top: int | None = (theirs.sushi if option.kind == "sushi" else theirs.bones).top
        return top
    value: int = (p.view.rows.sushi if option.kind == "sushi" else p.view.rows.bones)[option.place - 1]
    return value


def _tile(kind: str, beside: bool) -> Callable[[Position, Args], bool]:
    """Check that the tile has this value, and that the stacks are as stated."""

    def check(p: Position, args: Args) -> bool:
        option: Any = p.better
        own = p.view.stacks[p.seat]
        heights = own.sushi.height, own.bones.height
        value = _value(p, option)
        needed = heights[0] < heights[1] if kind == "sushi" else heights[0] > heights[1]
        told = option.kind == kind and value == args["points"] and needed == beside
        return bool(told) and p.brings(lambda each: p.score(each, p.seat) + p.bones(each))

    return check


def _roll(face: str) -> Callable[[Position, Args], bool]:
    """Check odds by the binomial distribution: two sides of a die show sushi, two bones, one each colour."""

    def check(p: Position, args: Args) -> bool:
        assert isinstance(p.better, Keep)
        kept = [*p.view.kept, *p.better.dice]
        faces = [face] if face != "steal" else ["blue", "red"]
        return p.brings(lambda option: p.score(option, p.seat)) and any(
            _times(p, kept, each, face) == args["times"] and _wanted(p, kept, each, args) for each in faces
        )

    def _chance(kept: list[Any], each: str, total: int) -> float:
        left, more, share = 5 - len(kept), total - kept.count(each), (2 if face != "steal" else 1) / 6
        return comb(left, more) * share**more * (1 - share) ** (left - more) if 0 <= more <= left else 0.0

    def _rows(p: Position, each: str) -> tuple[int, ...]:
        rows: tuple[int, ...] = p.view.rows.sushi if each == "sushi" else p.view.rows.bones
        return rows

    def _times(p: Position, kept: list[Any], each: str, face: str) -> int:
        if face == "steal":
            return round(100 * sum(_chance(kept, each, total) for total in range(3, 6)))
        best = _best(p, kept, each)
        row = _rows(p, each)
        return round(100 * sum(_chance(kept, each, n) for n in range(1, len(row) + 1) if row[n - 1] == best))

    def _best(p: Position, kept: list[Any], each: str) -> int:
        row = _rows(p, each)
        there = [row[n - 1] for n in range(1, min(5, len(row)) + 1) if _chance(kept, each, n) > 0]
        return max(there) if each == "sushi" else min(there)

    def _wanted(p: Position, kept: list[Any], each: str, args: Args) -> bool:
        if face != "steal":
            return bool(_best(p, kept, each) == args["points"])
        others = [own for seat, own in enumerate(p.view.stacks) if seat != p.seat]
        return any((own.sushi if each == "blue" else own.bones).height for own in others)

    return check


def _counted(kind: str) -> Callable[[Position, Args], bool]:
    """Check how often the tile lies there in the end, with one of the other kind beside it."""

    def check(p: Position, args: Args) -> bool:
        at, own = KINDS.index(kind), p.view.stacks[p.seat]
        place = (own.sushi if kind == "sushi" else own.bones).height
        end = p.played(p.better)
        there = end["stacks"][:, p.seat, at, place] == _value(p, p.better)
        return p.as_often(there & (end["height"][:, p.seat, 1 - at] > place), args["times"])

    return check


def _fewer_bones(p: Position, args: Args) -> bool:
    less = p.otherwise(p.bones) - p.bones(p.better)
    mean, error = float(less.mean()), float(less.std()) * sqrt(1 / DEALS + 1 / FOUND)
    return abs(mean - args["points"]) <= 0.5 + SIGMAS * error and mean + 2 * error > 0


def _robs(p: Position, args: Args) -> bool:
    victim = args["seat"]
    less = p.otherwise(lambda option: p.score(option, victim)) - p.score(p.better, victim)
    mean, error = float(less.mean()), float(less.std()) * sqrt(1 / DEALS + 1 / FOUND)
    told = victim == getattr(p.better, "victim", None) and abs(mean - args["points"]) <= 0.5 + SIGMAS * error
    return told and mean + 2 * error > 0


DICE: dict[ReasonId, Callable[[Position, Args], bool]] = {
    "counts": _tile("sushi", True),
    "waits": _tile("sushi", False),
    "covers": _tile("bone", True),
    "bone": _tile("bone", False),
    "roll-sushi": _roll("sushi"),
    "roll-bone": _roll("bone"),
    "roll-steal": _roll("steal"),
    "lasts": _counted("sushi"),
    "supports": _counted("bone"),
    "fewer-bones": _fewer_bones,
    "robs": _robs,
}
