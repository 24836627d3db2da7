"""The past of a match step by step, for latecomers: what was true after each step."""

from collections.abc import Sequence
from typing import NamedTuple

from sushiya.core import AnyGame, AnyMatch, Entry, Match
from sushiya.core.codec import Json
from sushiya.table.wire import step_facts_json

__all__ = ["Past", "Step"]


class Step(NamedTuple):
    """The events that led from one question to the next, or to the end."""

    version: int
    """The version of the match after it."""
    told: int
    """How many events had happened by then."""
    facts: Json
    """What sentences about it need to know."""


class Past:
    """The steps of a match. Its log is replayed once, when the first latecomer needs them."""

    def __init__(self, game: AnyGame) -> None:
        self._played: AnyMatch = Match(game)
        self._serial = 0
        self._steps: list[tuple[int, Json]] = []

    @property
    def known(self) -> int:
        """How much of the log has been played again."""
        return len(self._played.log)

    def steps(self, log: Sequence[Entry]) -> Sequence[tuple[int, Json]]:
        """For each step of this log, which only grows: the number of events so far, and what was true."""
        played = self._played
        for seat, action in log[len(played.log) :]:
            played.play(seat, action)
            if played.state.chance is None and played.state.serial != self._serial:
                self._serial = played.state.serial
                facts = step_facts_json(played.game, played.state)
                self._steps.append((len(played.history), facts))
        return self._steps
