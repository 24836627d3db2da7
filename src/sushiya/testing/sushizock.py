"""Scenes of Sushizock: a table in the middle of a match, written as text.

>>> scene = SushizockScene.lay(Sushizock(2), rows="3 1 6 | 1 2", rolled="sushi sushi bone red red")
>>> scene.options(0)[:2]
['take sushi 2', 'take bone 1']
>>> news = scene.play("0 take sushi 2")
>>> scene.table(0), scene.rows
('1 |', '3 6 | 1 2')
"""

from collections.abc import Mapping

from sushiya.core import Seat, State, Step, listing
from sushiya.sushizock import BOX, FACES, Board, Dice, Sushizock, Tiles
from sushiya.sushizock.dice import NUMBER_OF_DICE, in_order
from sushiya.sushizock.model import Wok
from sushiya.sushizock.turn import LAST_ROLL, choose
from sushiya.sushizock.turn import roll as roll_dice
from sushiya.testing.stage import BadScene, Stage, check_count

__all__ = ["SushizockScene", "dice", "position", "tiles"]


def tiles(text: str) -> Tiles:
    """Sushi and bones, with a bar between them: `3 1 6 | 1 2`. Stacks are listed from the bottom."""
    sushi, _, bones = text.partition("|")
    try:
        return Tiles(tuple(map(int, sushi.split())), tuple(map(int, bones.split())))
    except ValueError:
        raise BadScene(f"Tiles are numbers, sushi | bones, as in '3 1 6 | 1 2'; not '{text}'.") from None


def dice(text: str) -> Dice:
    """Dice by their faces, in any order: `blue sushi blue`."""
    for word in text.split():
        if word not in FACES:
            raise BadScene(f"A die shows {listing(FACES)}; not '{word}'.")
    return in_order(FACES[FACES.index(word)] for word in text.split())


class SushizockScene(Stage[Sushizock, Board]):
    """A match of Sushizock from any moment on."""

    @classmethod
    def lay(
        cls,
        game: Sushizock,
        *,
        rows: str = "1 | 1",
        stacks: Mapping[Seat, str] | None = None,
        turn: Seat = 0,
        roll: int = 0,
        kept: str = "",
        rolled: str = "",
    ) -> "SushizockScene":
        """A scene before a move, or before a roll if no dice have been rolled yet; raises BadScene.

        Not all 24 tiles need to be there. `roll` is the number of rolls made; if omitted, one for the dice
        rolled plus one for those kept.
        """
        stacks = stacks or {}
        board = Board(
            box=Tiles(),
            rows=tiles(rows),
            stacks=tuple(tiles(stacks.get(seat, "")) for seat in range(game.seats)),
            turn=turn,
            roll=roll or bool(kept) + bool(rolled),
            kept=dice(kept),
            rolled=dice(rolled),
        )
        _check(game, board, (turn, *stacks))
        step = Wok(board, 0, (Step(choose if rolled else roll_dice),)).run()
        return cls(game, step.state)

    def table(self, seat: Seat) -> str:
        """The stacks in front of a seat, from the bottom: sushi | bones."""
        return str(self.state.board.stacks[seat])

    @property
    def rows(self) -> str:
        """The middle, from left to right: sushi | bones."""
        return str(self.state.board.rows)


def _check(game: Sushizock, board: Board, seats: tuple[Seat, ...]) -> None:
    for seat in seats:
        if seat not in range(game.seats):
            raise BadScene(f"{game} has the seats 0 to {game.seats - 1}; not {seat}.")
    piles = (board.rows, *board.stacks)
    check_count("sushi ", (tile for pile in piles for tile in pile.sushi), BOX.sushi)
    check_count("bone ", (tile for pile in piles for tile in pile.bones), BOX.bones)
    if board.roll > LAST_ROLL:
        raise BadScene(f"A turn has {LAST_ROLL} rolls; not {board.roll}.")
    count = len(board.kept) + len(board.rolled)
    if count > NUMBER_OF_DICE or (board.rolled and count < NUMBER_OF_DICE):
        raise BadScene(f"There are {NUMBER_OF_DICE} dice, kept or rolled; the scene has {count}.")


def position(
    game: Sushizock,
    *,
    rows: str = "1 | 1",
    stacks: Mapping[Seat, str] | None = None,
    turn: Seat = 0,
    roll: int = 0,
    kept: str = "",
    rolled: str = "",
) -> State[Board]:
    """The state of such a scene: see `SushizockScene.lay`."""
    scene = SushizockScene.lay(game, rows=rows, stacks=stacks, turn=turn, roll=roll, kept=kept, rolled=rolled)
    return scene.state
