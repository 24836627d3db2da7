"""A record as a row of stages: each is one question to some seats, or one outcome of chance."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from sushiya.bots.families import FAMILIES, Memory
from sushiya.bots.seat import Seated
from sushiya.core import CHANCE, Action, AnyGame, Match, Record, Seat, State, replay_record

__all__ = ["Question", "Stage", "stages_of"]


@dataclass(frozen=True, eq=False)
class Question:
    """A decision of one seat, with what the seat knew then."""

    view: Any
    memory: Memory
    options: tuple[Action, ...]
    number: int
    """Which line of the log answered it for good, counted from 1."""
    chosen: Action

    @property
    def seat(self) -> Seat:
        seat: Seat = self.view.seat
        return seat

    @property
    def game(self) -> AnyGame:
        game: AnyGame = self.view.game
        return game


@dataclass(frozen=True, eq=False)
class Stage:
    """From one open question to the next one."""

    before: State[Any]
    after: State[Any]
    questions: tuple[Question, ...]
    """Those of players; none if chance decided."""
    line: int
    """How many lines of the log came before it."""


def stages_of(record: Record) -> Iterator[Stage]:
    """The stages of a finished match. Raises BadRecord if the log breaks the rules."""
    replay_record(record)
    match = Match(record.game)
    family = FAMILIES.of(record.game)
    seats = [Seated(seat, family.memory(record.game.seats)) for seat in range(record.game.seats)]
    line = 0
    while match.state.ask is not None:
        before, ask, began = match.state, match.state.ask, line
        asked = [decision.seat for decision in ask.decisions if decision.seat != CHANCE]
        known = {
            seat: (match.view(seat), deepcopy(seats[seat].told(match.history)), match.options(seat))
            for seat in asked
        }
        answers: dict[Seat, tuple[int, Action]] = {}
        while _serial(match.state) == ask.serial:
            seat, action = record.log[line]
            line += 1
            answers[seat] = line, action  # the last one counts
            match.play(seat, action)
        questions = tuple(Question(*known[seat], *answers[seat]) for seat in asked)
        yield Stage(before, match.state, questions, began)


def _serial(state: State[Any]) -> int | None:
    """The number of the open question; None if there is none."""
    return None if state.ask is None else state.ask.serial
