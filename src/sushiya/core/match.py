"""A game being played: its state, its log, and luck from a seed."""

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from sushiya.core.agenda import State, action_of
from sushiya.core.chance import stream
from sushiya.core.model import CHANCE, Action, Chance, Event, Game, Seat, Step

__all__ = ["Entry", "Match", "luck", "replay"]

BoardT = TypeVar("BoardT")


class Entry(NamedTuple):
    """A line of the log: who answered what. A changed answer is a new line; the last one counts."""

    seat: Seat
    action: Action


def luck(state: State[BoardT], seed: str, index: int) -> Action | None:
    """What the seed answers as chance decision number `index`; None if chance isn't asked."""
    for decision in state.pending:
        if isinstance(decision, Chance):
            return decision.sample(stream(seed, index))
    return None


class Match(Generic[BoardT]):
    """A game being played. With a seed it answers for chance; without, chance is a seat like any other.

    `state` and `log` are the match; `history` holds every event so far, for all seats.
    """

    def __init__(self, game: Game[BoardT], seed: str | None = None) -> None:
        self.game = game
        self.seed = seed
        self.log: list[Entry] = []
        self.history: list[Event] = []
        self._chances = 0
        self._adopt(game.start())
        self._answer_for_chance()

    def __repr__(self) -> str:
        return f"<Match {self.game}, {self.state}>"

    @property
    def over(self) -> bool:
        return self.state.over

    def options(self, seat: Seat) -> tuple[Action, ...]:
        """What this seat may answer now; nothing if it isn't asked."""
        return self.state.options(seat)

    def view(self, seat: Seat | None = None) -> Any:
        """What this seat may know now; `None` is a spectator."""
        return self.game.view(self.state, seat)

    def play(self, seat: Seat, action: Action | str) -> tuple[Event, ...]:
        """Play one answer, an action or its text, and chance's that follow; returns what happened.

        Raises IllegalAction, and BadNotation for a text that is no action; then nothing has changed.
        """
        before = len(self.history)
        self._apply(seat, action_of(self.state, seat, action, self.game.parse_action))
        self._answer_for_chance()
        return tuple(self.history[before:])

    def _apply(self, seat: Seat, action: Action) -> None:
        step = self.game.play(self.state, seat, action)
        self.log.append(Entry(seat, action))
        self._chances += seat == CHANCE
        self._adopt(step)

    def _adopt(self, step: Step[BoardT]) -> None:
        self.state = step.state
        self.history.extend(step.events)

    def _answer_for_chance(self) -> None:
        if self.seed is None:
            return
        while (action := luck(self.state, self.seed, self._chances)) is not None:
            self._apply(CHANCE, action)


def replay(game: Game[BoardT], log: Iterable[Entry]) -> Match[BoardT]:
    """The match that this log tells. Chance's answers are in the log too, and are checked like any other."""
    match = Match(game)
    for seat, action in log:
        match.play(seat, action)
    return match
