"""What lies on the table: the board as a value, and the wok, its mutable draft."""

from collections.abc import Iterable
from dataclasses import dataclass

from sushiya.core import CHANCE, Draft, Seat, State, Step
from sushiya.sushizock.dice import Dice
from sushiya.sushizock.tiles import BOX, Kind, Tiles

__all__ = ["Board", "Wok", "lay_out", "opening_board"]


@dataclass(frozen=True, slots=True)
class Board:
    """Where every tile and every die is."""

    box: Tiles
    """The tiles before they are laid out; empty afterwards."""
    rows: Tiles
    """The middle, from left to right."""
    stacks: tuple[Tiles, ...]
    """The stacks in front of each seat, from the bottom up."""
    turn: Seat
    """The seat that has the dice; chance, until the first player gets them."""
    roll: int
    """How many times that seat has rolled in this turn."""
    kept: Dice
    """The dice set aside for the rest of this turn."""
    rolled: Dice
    """The dice of the latest roll."""

    def __repr__(self) -> str:
        return f"<Board {self}>"

    def __str__(self) -> str:
        return "set-up" if self.turn == CHANCE else f"turn of seat {self.turn}, roll {self.roll}"


def opening_board(seats: int) -> Board:
    """The board before set-up, with all tiles in the box."""
    return Board(BOX, Tiles(), (Tiles(),) * seats, CHANCE, 0, (), ())


class Wok(Draft[Board]):
    """A mutable draft of the board."""

    def __init__(self, board: Board, asked: int, todo: Iterable[Step]) -> None:
        super().__init__(asked, todo)
        self.box = board.box
        self.rows = board.rows
        self.stacks = board.stacks
        self.turn = board.turn
        self.roll = board.roll
        self.kept = board.kept
        self.rolled = board.rolled

    def freeze(self) -> Board:
        return Board(self.box, self.rows, self.stacks, self.turn, self.roll, self.kept, self.rolled)

    def lay_rows(self, rows: Tiles) -> None:
        """Lay out all the tiles of the box."""
        self.box, self.rows = Tiles(), rows

    def hand_dice_to(self, seat: Seat) -> None:
        """Start this seat's turn, with nothing rolled yet."""
        self.turn, self.roll, self.kept, self.rolled = seat, 0, (), ()

    def take(self, kind: Kind, place: int) -> int:
        """Take a tile out of its row; the row closes up."""
        row = self.rows.of(kind)
        self.rows = self.rows.with_(kind, row[: place - 1] + row[place:])
        return row[place - 1]

    def steal(self, kind: Kind, place: int, victim: Seat) -> int:
        """Pull a tile out of somebody's stack; the tiles above it come down."""
        stack = self.stacks[victim].of(kind)
        index = len(stack) - place
        self._put_down(victim, kind, stack[:index] + stack[index + 1 :])
        return stack[index]

    def pile(self, kind: Kind, tile: int) -> None:
        """Lay a tile on the stack of the seat whose turn it is."""
        self._put_down(self.turn, kind, (*self.stacks[self.turn].of(kind), tile))

    def _put_down(self, seat: Seat, kind: Kind, stack: tuple[int, ...]) -> None:
        stacks = list(self.stacks)
        stacks[seat] = stacks[seat].with_(kind, stack)
        self.stacks = tuple(stacks)


def lay_out(state: State[Board]) -> Wok:
    """The wok for a state that waits for an answer."""
    return Wok(state.board, state.serial, state.todo)
