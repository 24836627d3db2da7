"""The vocabulary that all games share: seats, decisions, actions, events, transitions, views and games."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from sushiya.core.chance import one_of
from sushiya.core.errors import BadOptions, IllegalAction, listing

if TYPE_CHECKING:
    from sushiya.core.agenda import State

__all__ = [
    "CHANCE",
    "Action",
    "Answered",
    "AnyGame",
    "Chance",
    "Choice",
    "Decision",
    "Event",
    "Game",
    "Readable",
    "Seat",
    "Transition",
    "View",
    "check_game",
    "check_seat",
    "seen_by",
]

Seat: TypeAlias = int
"""0 to n-1, clockwise: the left neighbour of seat s is seat s + 1."""

CHANCE: Final[Seat] = -1
"""The seat that shuffles, deals and rolls. Its answers are logged like those of any player."""

BoardT = TypeVar("BoardT")
ViewT = TypeVar("ViewT")


class Readable:
    """A value whose `repr` shows its text form: `Pick('pick eel')`. Dataclass subclasses keep this repr."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.__repr__ = cls.__repr__  # type: ignore[method-assign]  # or a dataclass would generate its own

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __str__(self) -> str:
        return type(self).__name__.lower()


@dataclass(frozen=True, slots=True)
class Action(Readable):
    """An answer to a decision. Each game defines its own subclasses; `str()` is the text form."""


@dataclass(frozen=True, slots=True)
class Decision(Readable, ABC):
    """A question to one seat."""

    seat: Seat

    def __repr__(self) -> str:
        return f"<{self}>"

    def __str__(self) -> str:
        return f"{type(self).__name__} for {'chance' if self.seat == CHANCE else f'seat {self.seat}'}"

    @abstractmethod
    def accepts(self, action: Action) -> bool:
        """Whether this is a legal answer."""

    @abstractmethod
    def sample(self, rng: Random) -> Action:
        """A random legal answer."""


@dataclass(frozen=True, slots=True)
class Choice(Decision):
    """A question to a player, with all legal actions."""

    options: tuple[Action, ...]

    def __str__(self) -> str:
        return f"{type(self).__name__} for seat {self.seat}: {listing(self.options)}"

    def option(self, answer: Action | str) -> Action:
        """The option that this action or text is; raises IllegalAction."""
        for option in self.options:
            if option == answer or (isinstance(answer, str) and str(option) == answer):
                return option
        raise IllegalAction(
            f"'{answer}' is not an option for seat {self.seat} now. Options: {listing(self.options)}."
        )

    def accepts(self, action: Action | str) -> bool:
        return action in self.options or (isinstance(action, str) and action in map(str, self.options))

    def sample(self, rng: Random) -> Action:
        return one_of(self.options, rng)


@dataclass(frozen=True, slots=True)
class Chance(Decision):
    """A question to chance. It has too many outcomes to list; `sample` draws one with the right odds.

    For the same reason it can't tell which outcome a text means. The game can: `parse_action`.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened, and who saw it (`to=None`: everyone)."""

    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """A seat has answered. The answer itself stays sealed."""

    seat: Seat


def seen_by(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """The events that this seat (or a spectator, `None`) may see."""
    return tuple(e for e in events if e.to is None or e.to == seat)


@dataclass(frozen=True, slots=True)
class Transition(Generic[BoardT]):
    """The result of a start or an answer: the new state, and the events on the way there."""

    state: "State[BoardT]"
    events: tuple[Event, ...]


class View(Protocol):
    """What one seat (or a spectator) may know now. Every game has its own type with more fields."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def serial(self) -> int: ...
    @property
    def decision(self) -> Choice | None: ...
    @property
    def answer(self) -> Action | None: ...
    @property
    def waiting_for(self) -> tuple[Seat, ...]: ...
    @property
    def scores(self) -> tuple[int, ...] | None: ...
    @property
    def over(self) -> bool: ...


class Game(Protocol[BoardT, ViewT]):
    """Rules and options as a frozen value. `start`, `play` and `view` play it; `str()` is its text form."""

    name: ClassVar[str]
    family: ClassVar[str]
    """The games that share an engine: see `core.family`."""
    rules_version: ClassVar[str]

    @property
    def seats(self) -> int: ...

    def start(self) -> Transition[BoardT]:
        """The first state. It waits for an answer, from chance or a player."""

    def play(self, state: "State[BoardT]", seat: Seat, action: Action | str) -> Transition[BoardT]:
        """Play one seat's answer, given as an action or its text; raises IllegalAction if it isn't legal."""

    def view(self, state: "State[BoardT]", seat: Seat | None) -> ViewT:
        """What this seat may know now; `None` is a spectator."""

    def imagine(self, view: ViewT, seen: Iterable[Event], rng: Random) -> "State[BoardT]":
        """A complete state that somebody with this view and these events can't tell from the truth."""

    def parse_action(self, text: str) -> Action:
        """The action with this text form; raises BadNotation."""

    def scores(self, state: "State[BoardT]") -> tuple[int, ...]:
        """Points so far, one number per seat."""

    def winners(self, state: "State[BoardT]") -> tuple[Seat, ...]:
        """The winners once the match is over; before that, nobody."""

    def pieces(self, state: "State[BoardT]") -> tuple[object, ...]:
        """Every card or tile of the match, sorted. The same in every state of a match."""


AnyGame: TypeAlias = Game[Any, Any]
"""A game of any family, for code that learns which one only at run time."""


def check_game(game: AnyGame) -> None:
    """Raise BadOptions for what is not a game. The text of a game is not yet one."""
    if isinstance(game, str):
        raise BadOptions(f"{game!r} is a text, not a game: write sushiya.game({game!r}).")
    if not hasattr(game, "family"):
        raise BadOptions(f"{game!r} is not a game: sushiya.game makes one from its text.")


def check_seat(game: AnyGame, seat: Seat) -> None:
    """Raise IllegalAction for a seat that this game doesn't have."""
    if seat not in range(game.seats):
        raise IllegalAction(f"{game} has seats {listing(range(game.seats))}, not {seat!r}.")
