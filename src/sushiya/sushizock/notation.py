"""Parses actions from text. Dice may come in any order; everything else must be written exactly."""

from collections.abc import Sequence

from sushiya.core import Action, BadNotation
from sushiya.sushizock.chance import First, Roll, Rows
from sushiya.sushizock.dice import FACES, Dice, in_order
from sushiya.sushizock.moves import Keep, Steal, Take
from sushiya.sushizock.tiles import KINDS, Kind

__all__ = ["parse_action"]


def parse_action(text: str) -> Action:
    """The action with this text form; raises BadNotation."""
    try:
        return _read(text.split(" "))
    except ValueError:
        raise BadNotation(
            f"'{text}' is not an action of Sushizock. Possible: 'take sushi 2' (or bone), "
            "'steal bone 1 from 2', 'keep' with one or more of sushi, bone, blue, red, and from chance "
            "'roll' with such dice, 'rows 3 1 … | 1 2 …' (sushi, then bones) and 'first 2'."
        ) from None


def _read(words: list[str]) -> Action:
    match words:
        case ["take", kind, place]:
            return Take(_kind(kind), _number(place))
        case ["steal", kind, place, "from", victim]:
            return Steal(_kind(kind), _number(place), _number(victim))
        case ["keep", *faces]:
            return Keep(_dice(faces))
        case ["roll", *faces]:
            return Roll(_dice(faces))
        case ["rows", *tiles]:
            bar = tiles.index("|")
            return Rows(_numbers(tiles[:bar]), _numbers(tiles[bar + 1 :]))
        case ["first", seat]:
            return First(_number(seat))
        case _:
            raise ValueError


def _kind(word: str) -> Kind:
    return KINDS[KINDS.index(word)]


def _dice(words: Sequence[str]) -> Dice:
    if not words:
        raise ValueError
    return in_order(FACES[FACES.index(word)] for word in words)


def _number(word: str) -> int:
    number = int(word)
    if str(number) != word or number < 0:  # rejects "02", "+2" and digits of other scripts
        raise ValueError
    return number


def _numbers(words: Sequence[str]) -> tuple[int, ...]:
    return tuple(map(_number, words))
