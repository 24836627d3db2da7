"""The base of scenes of all games: a match from any moment on, played and read as text."""

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from sushiya.core import AnyGame, Event, Seat, State, Step, SushiyaError, listing
from sushiya.testing.lines import play_lines

__all__ = ["BadScene", "Stage", "check_count", "check_moment", "check_seats", "one_per_tableau"]

BoardT = TypeVar("BoardT")
GameT = TypeVar("GameT", bound=AnyGame)


class BadScene(SushiyaError):
    """Such a table can't exist; the message says what would be valid."""


class Stage(Generic[GameT, BoardT]):
    """A match from any moment on. Each family's `lay` sets it up; see `testing.families`."""

    def __init__(self, game: GameT, state: State[BoardT]) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.game}, {self.state}>"

    def play(self, *lines: str) -> list[Event]:
        """Play answers as in a record: `0 pick tempura`, or `*` for chance. Returns the events."""
        step = play_lines(self.game, self.state, *lines)
        self.state = step.state
        self.events += step.events
        return list(step.events)

    def options(self, seat: Seat) -> list[str]:
        """The legal actions of a seat now, as texts."""
        return [str(option) for option in self.state.options(seat)]

    @property
    def scores(self) -> tuple[int, ...]:
        return self.game.scores(self.state)

    @property
    def waiting_for(self) -> list[Seat]:
        """The seats that have to answer; may include chance (-1)."""
        return [decision.seat for decision in self.state.pending]

    def happened(self, kind: type[Any]) -> list[Any]:
        """All events of this kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def check_moment(at: str | Step, moments: Collection[str]) -> None:
    """Raise BadScene if no scene starts there."""
    if not isinstance(at, Step) and at not in moments:
        raise BadScene(f"A scene starts at {listing(moments)} or at a Step of the rules, not at {at!r}.")


def check_seats(game: AnyGame, seats: Iterable[Seat]) -> None:
    """Raise BadScene for a seat that the game doesn't have."""
    for seat in seats:
        if seat not in range(game.seats):
            raise BadScene(f"{game} has seats {listing(range(game.seats))}, not {seat!r}.")


def one_per_tableau(game: AnyGame, texts: Sequence[str], count: int) -> list[str]:
    """One text per tableau; missing ones are empty."""
    if isinstance(texts, str) or len(texts) > count:
        found = repr(texts) if isinstance(texts, str) else len(texts)
        raise BadScene(f"{game} has {count} tableaux, each with a text in a list; the scene has {found}.")
    return [*texts, *[""] * (count - len(texts))]


def check_count(what: str, found: Iterable[Hashable], there: Iterable[Hashable]) -> None:
    """Raise BadScene if the scene has more of anything than the game."""
    have = Counter(there)
    for thing, count in Counter(found).items():
        if count > have[thing]:
            raise BadScene(f"The scene has {count} of {what}{thing}; the game has {have[thing]}.")
