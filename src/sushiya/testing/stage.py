"""What scenes of all games have in common: a match from any moment on, played in text and read as text."""

from collections import Counter
from collections.abc import Hashable, Iterable
from typing import Any, Generic, TypeVar

from sushiya.core import AnyGame, Event, Seat, State, SushiyaError
from sushiya.testing.lines import play_lines

__all__ = ["BadScene", "Stage", "check_count"]

BoardT = TypeVar("BoardT")
GameT = TypeVar("GameT", bound=AnyGame)


class BadScene(SushiyaError):
    """Nothing can lie on the table like this; the message says what would be right."""


class Stage(Generic[GameT, BoardT]):
    """A match from any moment on. `lay` of each family sets it up; see `testing.families`."""

    def __init__(self, game: GameT, state: State[BoardT]) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.game}, {self.state}>"

    def play(self, *lines: str) -> list[Event]:
        """Answers as in a record: `0 pick tempura`, or `*` for chance. Returns what happened."""
        step = play_lines(self.game, self.state, *lines)
        self.state = step.state
        self.events += step.events
        return list(step.events)

    def options(self, seat: Seat) -> list[str]:
        """What a seat may answer now."""
        return [str(option) for option in self.state.options(seat)]

    @property
    def scores(self) -> tuple[int, ...]:
        return self.game.scores(self.state)

    @property
    def waiting_for(self) -> list[Seat]:
        """Who has to answer; chance (-1) may be among them."""
        return [decision.seat for decision in self.state.pending]

    def happened(self, kind: type[Any]) -> list[Any]:
        """The events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def check_count(what: str, found: Iterable[Hashable], there: Iterable[Hashable]) -> None:
    """Raises BadScene if more of anything was found than there is."""
    have = Counter(there)
    for thing, count in Counter(found).items():
        if count > have[thing]:
            raise BadScene(f"The scene has {count} of {what}{thing}; the game has {have[thing]}.")
