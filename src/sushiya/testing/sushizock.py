"""Scenes of Sushizock: a table in the middle of a match, written as text.

>>> scene = SushizockScene.lay(Sushizock(2), rows="3 1 6 | 1 2", rolled="sushi sushi bone red red")
>>> scene.options(0)[:2]
['take sushi 2', 'take bone 1']
>>> news = scene.play("0 take sushi 2")
>>> scene.table(0), scene.rows
('1 |', '3 6 | 1 2')

A scene may also start before the dice are rolled, or at the set-up:

>>> SushizockScene.lay(Sushizock(2), kept="sushi red", at="roll").play("* roll bone bone blue")
[Rolled(to=None, seat=0, dice=('bone', 'bone', 'blue'), roll=2)]
>>> SushizockScene.lay(Sushizock(2, "999games"), at="lot")
<SushizockScene sushizock(seats=2,edition=999games), set-up, waiting for chance>
"""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, get_args

from sushiya.core import CHANCE, Seat, State, Step, listing
from sushiya.sushizock import BOX, FACES, Board, Dice, Sushizock, Tiles
from sushiya.sushizock.dice import NUMBER_OF_DICE, in_order
from sushiya.sushizock.editions import EDITIONS
from sushiya.sushizock.model import Wok
from sushiya.sushizock.turn import LAST_ROLL, choose, draw_lot
from sushiya.sushizock.turn import roll as roll_dice
from sushiya.testing.stage import (
    BadScene,
    Stage,
    check_count,
    check_moment,
    check_seats,
    one_per_tableau,
)

__all__ = ["SushizockScene", "dice", "position", "tiles"]

Moment: TypeAlias = Literal["rows", "lot", "roll", "move"]


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
        at: Moment | Step = "move",
        rows: str | None = None,
        table: Sequence[str] = (),
        turn: Seat | None = None,
        roll: int | None = None,
        kept: str = "",
        rolled: str = "",
    ) -> "SushizockScene":
        """A scene before a question; raises BadScene.

        `table` lists the stacks, one text per seat; missing ones are empty. Not all 24 tiles need to be
        there: by default, the middle has one of each kind. `turn` is the seat that has the dice. `roll` is
        the number of rolls made; if omitted, as few as the dice need. `at` says which question it is:

        - "move": the seat takes, steals or keeps, with the dice `kept` before and `rolled` last;
        - "roll": the dice that were not kept are rolled;
        - "lot": the rows lie there, and chance draws who begins;
        - "rows": chance lays out the rows;
        - a step of the rules, such as `Step(begin_turn, (1,))`.
        """
        check_moment(at, get_args(Moment))
        if at in ("rows", "lot"):
            _check_set_up(game, at, table=table, turn=turn, roll=roll, kept=kept, rolled=rolled)
        if at == "rows":
            if rows is not None:
                raise BadScene("At 'rows' the middle is empty: leave the rows out.")
            return cls(game, game.start().state)
        board = Board(
            box=Tiles(),
            rows=tiles("1 | 1" if rows is None else rows),
            stacks=tuple(map(tiles, one_per_tableau(game, table, game.seats))),
            turn=CHANCE if at == "lot" else turn or 0,
            roll=bool(kept) + bool(rolled) if roll is None else roll,
            kept=dice(kept),
            rolled=dice(rolled),
        )
        _check_tiles(board)
        if at != "lot":
            check_seats(game, (board.turn,))
            _check_dice(board, at)
        steps = {"lot": draw_lot, "roll": roll_dice, "move": choose}
        step = at if isinstance(at, Step) else Step(steps[at])
        return cls(game, Wok(board, 0, (step,)).run().state)

    def table(self, seat: Seat) -> str:
        """The stacks in front of a seat, from the bottom: sushi | bones."""
        return str(self.state.board.stacks[seat])

    @property
    def rows(self) -> str:
        """The middle, from left to right: sushi | bones."""
        return str(self.state.board.rows)


def _check_set_up(game: Sushizock, at: object, **given: object) -> None:
    """Check that nobody has tiles or dice before the first turn, and that lots fit the edition."""
    for name, value in given.items():
        if value or value == 0:
            raise BadScene(f"At '{at}' no turn has begun: leave {name} out.")
    if at == "lot" and not EDITIONS[game.edition].first_by_lot:
        by_lot = listing(name for name, edition in EDITIONS.items() if edition.first_by_lot)
        raise BadScene(f"In edition {game.edition} nobody draws lots. Editions that do: {by_lot}.")


def _check_tiles(board: Board) -> None:
    piles = (board.rows, *board.stacks)
    check_count("sushi ", (tile for pile in piles for tile in pile.sushi), BOX.sushi)
    check_count("bone ", (tile for pile in piles for tile in pile.bones), BOX.bones)
    if board.rows == Tiles():
        raise BadScene("The middle is empty, so the match is over: put a tile into the rows.")


def _check_dice(board: Board, at: Moment | Step) -> None:
    kept, rolled = len(board.kept), len(board.rolled)
    if at == "roll" and rolled:
        raise BadScene("At 'roll' only kept dice lie there: leave rolled out, or start at 'move'.")
    if at == "move" and not rolled:
        raise BadScene("At 'move' some dice were just rolled: say which, or start at 'roll'.")
    if kept + rolled > NUMBER_OF_DICE or (rolled and kept + rolled < NUMBER_OF_DICE):
        raise BadScene(f"There are {NUMBER_OF_DICE} dice, kept or rolled; the scene has {kept + rolled}.")
    if kept == NUMBER_OF_DICE:
        raise BadScene(f"All {NUMBER_OF_DICE} dice are kept, but at least one must be left to roll.")
    first = int(at == "move")
    last = LAST_ROLL - (at == "roll")
    if board.roll not in range(first, last + 1):
        raise BadScene(f"At '{at}' there were {first} to {last} rolls in this turn, not {board.roll!r}.")


def position(game: Sushizock, **setup: Any) -> State[Board]:
    """The state of such a scene: see `SushizockScene.lay`."""
    return SushizockScene.lay(game, **setup).state
