"""The kitchen: a mutable draft of the board, with the operations that dishes and turns are written in."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sushiya.core import Draft, Seat, State, Step
from sushiya.sushi.events import Cleared, Returned, Scored, Served, TurnedFaceDown, Why
from sushiya.sushi.facts import Facts
from sushiya.sushi.model import FACE_DOWN, Board, Plate, PlateNo, Serving, hand_of, without
from sushiya.sushi.moves import Pick

if TYPE_CHECKING:
    from sushiya.sushi.drafting_game import DraftingGame

__all__ = ["Kitchen"]


class Kitchen(Draft[Board]):
    """The board while steps run. Hands and tableaux are replaced, never changed in place."""

    def __init__(
        self, game: "DraftingGame", board: Board, asked: int = 0, todo: tuple[Step, ...] = ()
    ) -> None:
        super().__init__(asked, todo)
        self.game = game
        self.seats = game.players
        self.round = board.round
        self.turn = board.turn
        self.hands = list(board.hands)
        self.tableaux = list(board.tableaux)
        self.kept_desserts = list(board.kept_desserts)
        self.laid = list(board.laid)
        self.deck = board.deck
        self.dessert_pile = board.dessert_pile
        self.discard = board.discard
        self.pile = board.pile
        self.picks: list[Pick | None] = list(board.picks)
        self.blind = board.blind
        self.blind_next = board.blind_next
        self.served = board.served
        self.offer = board.offer
        self.notes = dict(board.notes)
        self.sheet = board.sheet

    @classmethod
    def of(cls, game: "DraftingGame", state: State[Board]) -> "Kitchen":
        """The kitchen for the next step of a match."""
        return cls(game, state.board, state.serial, state.todo)

    def freeze(self) -> Board:
        return Board(
            self.round,
            self.turn,
            tuple(self.hands),
            tuple(self.tableaux),
            tuple(self.kept_desserts),
            tuple(self.laid),
            self.deck,
            self.dessert_pile,
            self.discard,
            self.pile,
            tuple(self.picks),
            self.blind,
            self.blind_next,
            self.served,
            self.offer,
            tuple(sorted(self.notes.items())),
            self.sheet,
        )

    # Looking ------------------------------------------------------------------------------------------------

    def plate(self, seat: Seat, no: PlateNo) -> Plate:
        """The plate with this number."""
        return next(plate for plate in self.tableaux[seat] if plate.no == no)

    def plates(self, seat: Seat, dish: str) -> list[Plate]:
        """The face-up plates of a dish in front of a seat."""
        return [plate for plate in self.tableaux[seat] if plate.face.dish == dish and not plate.turned]

    def clockwise(self, after: Seat) -> Iterator[Seat]:
        """All other seats, starting with the left neighbour."""
        for step in self.seats[1:]:
            yield (after + step) % len(self.seats)

    def free_plates(self, seat: Seat, dish: str) -> list[PlateNo]:
        """The plates of a dish that nothing lies on, oldest first."""
        taken = {plate.on for plate in self.tableaux[seat]}
        return [plate.no for plate in self.plates(seat, dish) if plate.no not in taken]

    def earlier_plates(self, seat: Seat) -> list[Plate]:
        """The face-up plates in front of a seat that were laid in an earlier turn."""
        return [plate for plate in self.tableaux[seat] if plate.since < self.turn and not plate.turned]

    # Changing -----------------------------------------------------------------------------------------------

    def lay(self, seat: Seat, serving: Serving, hand: Seat | None) -> None:
        """Lay a card in front of a seat, from somebody's hand or (None) from the deck."""
        card, copy, free = serving
        if hand is None:
            self.deck = without(self.deck, (card,))
        else:
            self.hands[hand] = without(self.hands[hand], (card,))
        turned = copy == FACE_DOWN
        face = card if copy is None or turned else copy
        dish = self.game.dishes[face.dish]
        self.laid[seat] = no = self.laid[seat] + 1
        bases = self.free_plates(seat, dish.lies_on) if dish.lies_on and not free else ()
        plate = Plate(no, card, face, self.turn, turned, bases[0] if bases else None)
        self.tableaux[seat] += (plate,)
        self.emit(Served(seat, plate, hand))
        if turned:
            return
        if dish.copies:
            self.set_aside(seat, no, "nothing to copy")
            return
        self.served += (face,)
        if dish.served is not None:
            dish.served(self, seat, plate)

    def turn_over(self, seat: Seat, no: PlateNo) -> None:
        """Turn a plate face down. What lies on it stays there, and what it lies on stays used."""
        self._replace(seat, plate := self.plate(seat, no)._replace(turned=True))
        self.emit(TurnedFaceDown(seat, plate))

    def set_aside(self, seat: Seat, no: PlateNo, why: Why) -> None:
        """Remove a plate from play for the rest of the round."""
        plate = self._take(seat, no)
        self.discard = hand_of((*self.discard, plate.card))
        self.emit(Cleared(seat, plate, why))

    def take_up(self, seat: Seat, no: PlateNo, hand: Seat) -> None:
        """Put a plate into a hand."""
        plate = self._take(seat, no)
        self.hands[hand] = hand_of((*self.hands[hand], plate.card))
        self.emit(Returned(seat, plate, hand))

    def score(self, seat: Seat, dish: str, points: int, counted: Facts = ()) -> None:
        """Add points to the sheet, and say what they were counted from."""
        self.sheet += (Scored(seat, self.round, dish, points),)
        self.emit(Scored(seat, self.round, dish, points, counted))

    def scores(self) -> tuple[int, ...]:
        """The totals of the sheet."""
        return self.game.sums(self.sheet)

    def _take(self, seat: Seat, no: PlateNo) -> Plate:
        plate = self.plate(seat, no)
        self.tableaux[seat] = tuple(p for p in self.tableaux[seat] if p.no != no)
        return plate

    def _replace(self, seat: Seat, plate: Plate) -> None:
        self.tableaux[seat] = tuple(plate if p.no == plate.no else p for p in self.tableaux[seat])
