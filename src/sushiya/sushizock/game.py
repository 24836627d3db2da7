"""Sushizock im Gockelwok: up to three rolls for one tile, and every sushi needs its bone."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

from sushiya.core import Action, BadOptions, Event, Readable, Seat, State, Step, Transition, answer, listing
from sushiya.sushizock.editions import EDITIONS
from sushiya.sushizock.imagine import imagine
from sushiya.sushizock.model import Board, Wok, lay_out, opening_board
from sushiya.sushizock.notation import parse_action
from sushiya.sushizock.scoring import settle, winners
from sushiya.sushizock.turn import begin_turn, draw_lot, lay_rows
from sushiya.sushizock.view import View

__all__ = ["Sushizock"]

SEATS: Final = range(2, 6)


@dataclass(frozen=True, slots=True)
class Sushizock(Readable):
    """Rules and options. In editions without a lot, `first` is the seat of whoever ate fish last."""

    seats: int = 3
    edition: str = "zoch"
    open_stacks: bool = False
    first: Seat = 0

    name: ClassVar[str] = "sushizock"
    family: ClassVar[str] = "sushizock"
    rules_version: ClassVar[str] = "sushizock/1"

    def __post_init__(self) -> None:
        if self.seats not in SEATS:
            raise BadOptions(f"Sushizock is for {SEATS[0]} to {SEATS[-1]} players, not {self.seats}.")
        if self.edition not in EDITIONS:
            raise BadOptions(f"Sushizock has no edition '{self.edition}'. Editions: {listing(EDITIONS)}.")
        if self.first not in range(self.seats):
            raise BadOptions(f"With {self.seats} seats, first is 0 to {self.seats - 1}, not {self.first}.")
        if self.first and EDITIONS[self.edition].first_by_lot:
            raise BadOptions(f"In edition {self.edition} the first player is drawn by lot: leave first out.")

    def __str__(self) -> str:
        first = f",first={self.first}" if self.first else ""
        open_stacks = ",open_stacks=yes" if self.open_stacks else ""
        return f"{self.name}(seats={self.seats},edition={self.edition}{first}{open_stacks})"

    def start(self) -> Transition[Board]:
        """Lay out the rows, then determine who begins."""
        by_lot = EDITIONS[self.edition].first_by_lot
        then = Step(draw_lot) if by_lot else Step(begin_turn, (self.first,))
        return Wok(opening_board(self.seats), 0, (Step(lay_rows), then)).run()

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        """Play one seat's answer, given as an action or its text; raises IllegalAction if it isn't legal."""
        return answer(state, seat, action, lay_out, parse_action)

    def view(self, state: State[Board], seat: Seat | None) -> View:
        """What this seat may know now; `None` is a spectator."""
        return View.of(self, state, seat)

    def imagine(self, view: View, seen: Iterable[Event], rng: Random) -> State[Board]:
        """A complete state that the viewer, having seen these events, can't tell from the truth."""
        return imagine(view, seen, rng)

    def parse_action(self, text: str) -> Action:
        """The action with this text form; raises BadNotation."""
        return parse_action(text)

    def scores(self, state: State[Board]) -> tuple[int, ...]:
        """What the stacks would be worth now. While they are hidden, the view shows this to no seat."""
        return tuple(map(settle, state.board.stacks))

    def winners(self, state: State[Board]) -> tuple[Seat, ...]:
        """The seats with the most points once the match is over; before that, nobody."""
        return winners(self.scores(state)) if state.over else ()

    def pieces(self, state: State[Board]) -> tuple[int, ...]:
        """All 24 tiles, sorted; bones are negative here."""
        board = state.board
        piles = (board.box, board.rows, *board.stacks)
        sushi = [tile for pile in piles for tile in pile.sushi]
        bones = [-tile for pile in piles for tile in pile.bones]
        return tuple(sorted(bones + sushi))
