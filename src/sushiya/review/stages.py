"""A record as a sequence of stages: each is one question to some seats, or one chance outcome."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sushiya.bots.families import Memory, memory_at
from sushiya.core import Action, AnyGame, Event, Record, Seat, State, exchanges

__all__ = ["Question", "Stage", "stages_of"]


@dataclass(frozen=True, eq=False)
class Question:
    """A decision of one seat, with what the seat knew at the time."""

    view: Any
    memory: Memory
    options: tuple[Action, ...]
    number: int
    """The line of the log that answered it for good, counted from 1."""
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
    """The decisions of players; none if chance decided."""
    line: int
    """How many lines of the log came before it."""
    history: Sequence[Event]
    """All events of the match."""
    until: int
    """How many of them had happened when it was asked."""


def stages_of(record: Record) -> Iterator[Stage]:
    """The stages of a finished match. Raises BadRecord if the log breaks the rules."""
    game = record.game
    memories = [memory_at(game, seat) for seat in range(game.seats)]
    for each in exchanges(record):
        questions = tuple(
            Question(
                game.view(each.before, seat),
                memories[seat].told(each.history, each.until).copy(),
                each.before.options(seat),
                *each.answers[seat],
            )
            for seat in each.players
        )
        yield Stage(each.before, each.after, questions, each.first, each.history, each.until)
