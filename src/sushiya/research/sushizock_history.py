"""A match of Sushizock with its history. Dice and tiles are public, so a perfect memory knows everything."""

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar

from sushiya.core import CHANCE
from sushiya.fast.checked import checked_number, checked_seat
from sushiya.fast.sushizock.chance import BOX
from sushiya.fast.sushizock.dice import SIZE
from sushiya.fast.sushizock.layout import DRAW_LOT, LAY_ROWS, ROLL
from sushiya.research.history import History
from sushiya.research.observed import Observed
from sushiya.sushizock.dice import DIE, FACES, NUMBER_OF_DICE
from sushiya.sushizock.tiles import KINDS

__all__ = ["SushizockHistory"]

OF_A_DIE = tuple(DIE.count(face) for face in FACES)
"""How many sides of a die show each face. A tuple, since dice are independent."""
ODDS_OF_A_DIE = [(face, sides / len(DIE)) for face, sides in enumerate(OF_A_DIE)]


class SushizockHistory(History):
    """A chance outcome is the number on a tile, a face of a die, or a seat."""

    most_outcomes: ClassVar[int] = max(int(BOX.max()) + 1, len(FACES))

    def outcomes_needed(self) -> int:
        rec = self.match.record
        dice = NUMBER_OF_DICE - int(SIZE[rec.kept])
        return {LAY_ROWS: BOX.size, DRAW_LOT: 1, ROLL: dice}[int(rec.ask)]

    def outcome_name(self, outcome: int) -> str:
        rec = self.match.record
        if rec.ask == ROLL:
            return FACES[checked_number("The face", outcome, range(len(FACES)))]
        if rec.ask == DRAW_LOT:
            return f"seat {checked_seat(self.match.game, outcome)} begins"
        checked_number("The number of a tile", outcome, range(int(BOX.max()) + 1))
        return f"{KINDS[len(self.drawn) // BOX.shape[1]]} {outcome}"

    def in_words(self, fact: Observed) -> str:
        numbers = fact.answer
        if fact.seat != CHANCE:
            return f"seat {fact.seat}: {self.match.numbering.names[numbers[0]]}"
        if fact.question == ROLL:
            return f"roll {' '.join(FACES[number] for number in numbers)}"
        return (
            f"seat {numbers[0]} begins"
            if fact.question == DRAW_LOT
            else f"rows {' '.join(map(str, numbers))}"
        )

    def odds(self) -> list[tuple[int, float]]:
        left = self._left or self._counted()
        return ODDS_OF_A_DIE[:] if left is OF_A_DIE else super().odds()

    def _counted(self) -> list[int] | tuple[int, ...]:
        if self.match.now[2] != ROLL:
            return super()._counted()
        self._left, self._needed = OF_A_DIE, NUMBER_OF_DICE - int(SIZE[self.match._field("kept")])
        return OF_A_DIE

    def _take_out(self, left: list[int], outcome: int) -> None:
        """Bones come after the last sushi."""
        super()._take_out(left, outcome)
        if len(self.drawn) % BOX.shape[1] == 0:
            self._left = None

    def pool(self) -> Iterable[int]:
        rec = self.match.record
        if rec.ask == ROLL:
            return [FACES.index(face) for face in DIE]
        if rec.ask == DRAW_LOT:
            return range(self.match.game.seats)
        pile, place = divmod(len(self.drawn), BOX.shape[1])
        return (Counter(BOX[pile].tolist()) - Counter(self.drawn[len(self.drawn) - place :])).elements()
