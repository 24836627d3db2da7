"""What one seat may know now, built field by field from what is visible."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sushiya.core import CHANCE, Action, Choice, Seat, State, Step
from sushiya.core.show import columns, question, waiting
from sushiya.sushizock.dice import Dice
from sushiya.sushizock.model import Board
from sushiya.sushizock.tiles import Tiles

if TYPE_CHECKING:
    from sushiya.sushizock.game import Sushizock

__all__ = ["SeenStack", "SeenStacks", "View"]


@dataclass(frozen=True, slots=True)
class SeenStack:
    """A stack as seen from across the table."""

    height: int
    top: int | None
    """The tile on top; None if the stack is empty."""
    tiles: tuple[int, ...] | None
    """The whole stack, bottom first; None while nobody may look through it, not even its owner."""

    def __str__(self) -> str:
        if self.tiles is not None:
            return " ".join(map(str, self.tiles))
        return f"{self.height}, on top {self.top}" if self.height else ""

    @classmethod
    def of(cls, stack: tuple[int, ...], *, open_: bool) -> "SeenStack":
        return cls(len(stack), stack[-1] if stack else None, stack if open_ else None)


@dataclass(frozen=True, slots=True)
class SeenStacks:
    """The two stacks in front of a seat."""

    sushi: SeenStack
    bones: SeenStack

    @classmethod
    def of(cls, stacks: Tiles, *, open_: bool) -> "SeenStacks":
        return cls(SeenStack.of(stacks.sushi, open_=open_), SeenStack.of(stacks.bones, open_=open_))


@dataclass(frozen=True, slots=True)
class View:
    """What a seat (or a spectator, `seat=None`) sees. All see the same, apart from their own decision."""

    game: "Sushizock"
    seat: Seat | None
    box: Tiles
    rows: Tiles
    stacks: tuple[SeenStacks, ...]
    turn: Seat
    """The seat that has the dice; chance (-1), until the first player gets them."""
    roll: int
    kept: Dice
    rolled: Dice
    over: bool
    scores: tuple[int, ...] | None
    """Points so far; None while stacks are hidden, since points would reveal what lies below the top."""
    winners: tuple[Seat, ...]
    """The winners; empty until the match is over."""
    waiting_for: tuple[Seat, ...]
    """The seats that have to answer; may include chance (-1)."""
    decision: Choice | None
    """The viewer's decision, with all options."""
    answer: Action | None
    """The viewer's sealed answer: always None here, since no decision is simultaneous."""
    serial: int
    """The number of the open question; 0 when the match is over."""
    step: Step | None
    """The step that asked it. The agenda is public."""
    todo: tuple[Step, ...]

    def __repr__(self) -> str:
        return f"<View of {'a spectator' if self.seat is None else f'seat {self.seat}'}: {self._moment}>"

    def __str__(self) -> str:
        """The view as a small text table."""
        rows: list[tuple[object, ...]] = [("seat", "score", "sushi", "bones")]
        for seat, own in enumerate(self.stacks):
            score = "?" if self.scores is None else self.scores[seat]
            rows.append((f"{seat}{' (me)' * (seat == self.seat)}", score, own.sushi, own.bones))
        lines = [f"{self.game}, {self._moment}", f"middle: {self.rows}", *columns(rows)]
        if self.kept:
            lines.append(f"kept: {' '.join(self.kept)}")
        if self.rolled:
            lines.append(f"rolled: {' '.join(self.rolled)}")
        return "\n".join([*lines, *question(self)])

    @property
    def _moment(self) -> str:
        if self.over or self.turn == CHANCE:
            return waiting(self.waiting_for)
        return f"turn of seat {self.turn}, roll {self.roll}, {waiting(self.waiting_for)}"

    @classmethod
    def of(cls, game: "Sushizock", state: State[Board], seat: Seat | None) -> "View":
        board, ask, over = state.board, state.ask, state.over
        # At the end, the stacks are counted openly.
        open_ = game.open_stacks or over
        return cls(
            game=game,
            seat=seat,
            box=board.box,
            rows=board.rows,
            stacks=tuple(SeenStacks.of(own, open_=open_) for own in board.stacks),
            turn=board.turn,
            roll=board.roll,
            kept=board.kept,
            rolled=board.rolled,
            over=over,
            scores=game.scores(state) if open_ else None,
            winners=game.winners(state),
            waiting_for=tuple(decision.seat for decision in state.pending),
            decision=None if seat is None else state.decision(seat),
            answer=None if seat is None else state.answer_of(seat),
            serial=state.serial,
            step=None if ask is None else ask.asked_by,
            todo=state.todo,
        )
