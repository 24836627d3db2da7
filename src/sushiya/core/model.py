"""The words every game shares: seats, decisions, actions, events, steps and games."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from sushiya.core.chance import one_of
from sushiya.core.errors import listing

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
    "seen_by",
]

Seat: TypeAlias = int
"""0 to n-1, clockwise: the left neighbour of seat s is seat s + 1."""

CHANCE: Final[Seat] = -1
"""The seat that shuffles, deals and rolls; its answers are logged like anyone else's."""

BoardT = TypeVar("BoardT")
ViewT = TypeVar("ViewT")


class Readable:
    """A value with a text form: `Pick('pick eel')` is its `repr`. Subclasses that are dataclasses keep it."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.__repr__ = cls.__repr__  # type: ignore[method-assign]  # or a dataclass would write its own

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __str__(self) -> str:
        return type(self).__name__.lower()


@dataclass(frozen=True, slots=True)
class Action(Readable):
    """An answer to a decision. Subclasses are a game's vocabulary; `str()` is the text form."""


@dataclass(frozen=True, slots=True)
class Decision(Readable, ABC):
    """A question put to one seat."""

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
    """A question to a player, complete with everything that may be answered."""

    options: tuple[Action, ...]

    def __str__(self) -> str:
        return f"{type(self).__name__} for seat {self.seat}: {listing(self.options)}"

    def accepts(self, action: Action) -> bool:
        return action in self.options

    def sample(self, rng: Random) -> Action:
        return one_of(self.options, rng)


@dataclass(frozen=True, slots=True)
class Chance(Decision):
    """A question to chance. Its answers are too many to list; `sample` draws one with the right odds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A fact that happened, and who saw it (`to=None`: everyone)."""

    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """Somebody made up their mind; what they chose stays sealed."""

    seat: Seat


def seen_by(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """The events that this seat (or a spectator, `None`) may see."""
    return tuple(e for e in events if e.to is None or e.to == seat)


@dataclass(frozen=True, slots=True)
class Transition(Generic[BoardT]):
    """What a start or an answer leads to: the new state, and what happened on the way."""

    state: "State[BoardT]"
    events: tuple[Event, ...]


class View(Protocol):
    """What one seat (or a spectator) may know now. Every game has its own type with more in it."""

    @property
    def seat(self) -> Seat | None: ...
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
    """Rules and options as a frozen value. Three verbs play it; `str()` is its text form."""

    name: ClassVar[str]
    family: ClassVar[str]
    """The games that share an engine: see `core.family`."""
    rules_version: ClassVar[str]

    @property
    def seats(self) -> int: ...

    def start(self) -> Transition[BoardT]:
        """The first state: chance is asked, or a player."""

    def play(self, state: "State[BoardT]", seat: Seat, action: Action | str) -> Transition[BoardT]:
        """One seat's answer, or its text; raises IllegalAction, and changes nothing, if it is no option."""

    def view(self, state: "State[BoardT]", seat: Seat | None) -> ViewT:
        """What this seat may know now; `None` is a spectator."""

    def imagine(self, view: ViewT, seen: Iterable[Event], rng: Random) -> "State[BoardT]":
        """A complete state that who has this view, and saw these events, can't tell from the truth."""

    def parse_action(self, text: str) -> Action:
        """The action of this text form; raises BadNotation."""

    def scores(self, state: "State[BoardT]") -> tuple[int, ...]:
        """Points so far, one a seat."""

    def winners(self, state: "State[BoardT]") -> tuple[Seat, ...]:
        """Who has won, once the match is over; before, nobody."""

    def pieces(self, state: "State[BoardT]") -> tuple[object, ...]:
        """Every card or tile of the match, sorted: the same at all times."""


AnyGame: TypeAlias = Game[Any, Any]
"""A game of any family, as text names it."""
