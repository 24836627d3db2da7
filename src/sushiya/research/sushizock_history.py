"""A match of Sushizock with its history. Dice and tiles are public, so a perfect memory knows everything."""

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar

from sushiya.fast.sushizock.chance import BOX
from sushiya.fast.sushizock.dice import SIZE
from sushiya.fast.sushizock.layout import DRAW_LOT, LAY_ROWS, ROLL
from sushiya.research.history import History
from sushiya.sushizock.dice import DIE, FACES, NUMBER_OF_DICE

__all__ = ["SushizockHistory"]


class SushizockHistory(History):
    """A chance outcome is the number on a tile, a face of a die, or a seat."""

    most_outcomes: ClassVar[int] = max(int(BOX.max()) + 1, len(FACES))

    def outcomes_needed(self) -> int:
        rec = self.match.record
        dice = NUMBER_OF_DICE - int(SIZE[rec.kept])
        return {LAY_ROWS: BOX.size, DRAW_LOT: 1, ROLL: dice}[int(rec.ask)]

    def pool(self) -> Iterable[int]:
        rec = self.match.record
        if rec.ask == ROLL:
            return [FACES.index(face) for face in DIE]
        if rec.ask == DRAW_LOT:
            return range(self.match.game.seats)
        pile, place = divmod(len(self.drawn), BOX.shape[1])
        return (Counter(BOX[pile].tolist()) - Counter(self.drawn[len(self.drawn) - place :])).elements()
