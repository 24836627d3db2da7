"""A record question by question: how the match stood, who answered what, and what followed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sushiya.core.agenda import State
from sushiya.core.match import AnyMatch, Match
from sushiya.core.model import CHANCE, Action, Event, Seat
from sushiya.core.record import Record
from sushiya.core.verification import replay_record

__all__ = ["Exchange", "exchanges"]


@dataclass(frozen=True, slots=True)
class Exchange:
    """A question to some players, or to chance, and its answers."""

    before: State[Any]
    after: State[Any]
    first: int
    """How many lines of the log came before its first answer."""
    last: int
    """How many lines there were up to and including its last one."""
    answers: dict[Seat, tuple[int, Action]]
    """The answer of each seat that counted, with its number in the log, counted from 1."""
    history: Sequence[Event]
    """All events of the match so far."""
    until: int
    """How many of them had happened when it was asked."""

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats of players that were asked; none if chance was."""
        ask = self.before.ask
        return () if ask is None else tuple(each.seat for each in ask.decisions if each.seat != CHANCE)


def exchanges(record: Record) -> Iterator[Exchange]:
    """Every question that was answered, in order. Raises BadRecord."""
    replay_record(record)
    match: AnyMatch = Match(record.game)
    last = 0
    while last < len(record.log):
        before, until, first = match.state, len(match.history), last
        answers: dict[Seat, tuple[int, Action]] = {}
        while last < len(record.log) and match.state.serial == before.serial:
            seat, action = record.log[last]
            last += 1
            answers[seat] = last, action  # the last one counts
            match.play(seat, action)
        yield Exchange(before, match.state, first, last, answers, match.history, until)
