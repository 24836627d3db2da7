"""Every message between a client and the server, one dataclass each; `docs/protocol.md` tells the story.

Over the socket each is a JSON object with its `type`. Decoding is strict (see codec.py). Views, events and
decisions travel as JSON made by wire.py, in the shapes of wire_types.py.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias, get_args

from sushiya.table.refusals import Reason
from sushiya.table.wire_types import PrivateView, Public, RankedOption, WireEvent

__all__ = [
    "CLOCKS",
    "PHRASES",
    "Answer",
    "Bot",
    "Claim",
    "ClientMessage",
    "Code",
    "CodeMade",
    "Hello",
    "Hint",
    "Hints",
    "Join",
    "Joined",
    "Leave",
    "Mute",
    "Notice",
    "Ping",
    "Pong",
    "Refused",
    "Rematch",
    "Remove",
    "Said",
    "Say",
    "SeatInfo",
    "ServerMessage",
    "Start",
    "TableChanged",
    "TableInfo",
    "Update",
    "Welcome",
]

Phrase: TypeAlias = Literal[
    "hello",
    "good_luck",
    "nice",
    "ouch",
    "thanks",
    "oops",
    "thinking",
    "hurry",
    "wow",
    "yum",
    "good_game",
    "again",
]
PHRASES: tuple[Phrase, ...] = get_args(Phrase)

Clock: TypeAlias = Literal[0, 15, 30, 60, 120]
CLOCKS: tuple[Clock, ...] = get_args(Clock)


# From the client --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message: who I am (the keys of my seats; none: a spectator) and what I saw last."""

    type: ClassVar[str] = "hello"
    keys: tuple[str, ...] = ()
    match: str | None = None
    version: int = -1


@dataclass(frozen=True, slots=True)
class Join:
    """Take an open seat, the first one if none is named. Several seats on one device: join again."""

    type: ClassVar[str] = "join"
    name: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Give a seat up."""

    type: ClassVar[str] = "leave"
    seat: int


@dataclass(frozen=True, slots=True)
class Start:
    """Host: start now; open seats are played by bots."""

    type: ClassVar[str] = "start"


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to the question of this serial number; a sealed one may be changed by answering again."""

    type: ClassVar[str] = "answer"
    seat: int
    serial: int
    version: int
    """Of the last update seen: an answer never replaces one that its giver could not know."""
    action: str


@dataclass(frozen=True, slots=True)
class Hint:
    """What would the master do at this question of my seat?"""

    type: ClassVar[str] = "hint"
    seat: int
    serial: int


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same people once more: a fresh deal, seats rotated."""

    type: ClassVar[str] = "rematch"


@dataclass(frozen=True, slots=True)
class Bot:
    """Host: hand a seat that nobody holds to a bot, or (null) open it again."""

    type: ClassVar[str] = "bot"
    seat: int
    bot: str | None


@dataclass(frozen=True, slots=True)
class Remove:
    """Host: take a seat from its player."""

    type: ClassVar[str] = "remove"
    seat: int


@dataclass(frozen=True, slots=True)
class Code:
    """A one-time code that moves a seat to another device: mine, or (host) of a player who lost theirs."""

    type: ClassVar[str] = "code"
    seat: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Take a seat over by a one-time code."""

    type: ClassVar[str] = "claim"
    code: str


@dataclass(frozen=True, slots=True)
class Say:
    """A reaction or short phrase, out of a fixed set."""

    type: ClassVar[str] = "say"
    seat: int
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Mute:
    """Hear no phrases, or hear them again."""

    type: ClassVar[str] = "mute"
    on: bool


@dataclass(frozen=True, slots=True)
class Ping:
    """Are you there?"""

    type: ClassVar[str] = "ping"


ClientMessage: TypeAlias = (
    Hello | Join | Leave | Start | Answer | Hint | Rematch | Bot | Remove | Code | Claim | Say | Mute | Ping
)


# From the server --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat as everyone sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    """The bot that plays it: the seat's own, or the stand-in while nobody holds it."""
    online: bool
    hints: bool
    """Whether who sits here may ask for hints."""


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table as everyone sees it."""

    id: str
    version: int
    game: str
    family: str
    """Games of a family are played alike: the catalogue says of each game which is its own."""
    status: Literal["waiting", "playing", "finished"]
    public: bool
    clock: int
    stand_in: str
    host: int | None
    seats: tuple[SeatInfo, ...]
    match: str | None
    commitment: str | None
    seed: str | None
    """Shown when the match is over."""
    known_deal: bool
    """Whether somebody may know all hands and luck: the deal was asked for by its seed."""
    hints: bool
    """Whether people who play against each other may ask for hints; who plays bots alone always may."""
    spectators: int


@dataclass(frozen=True, slots=True)
class Welcome:
    """The answer to hello: the table and the seats that the keys open. An update follows during a match."""

    type: ClassVar[str] = "welcome"
    table: TableInfo
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableChanged:
    """Something about the table changed; `seats` are mine now."""

    type: ClassVar[str] = "table"
    table: TableInfo
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Update:
    """The match went on. `public` is left out when nothing but who is waited for has changed."""

    type: ClassVar[str] = "update"
    match: str
    version: int
    events: tuple[WireEvent, ...]
    """What happened since the version the client saw, as far as it may know."""
    waiting_for: tuple[int, ...]
    clock: float | None
    """Seconds left for this question."""
    mine: dict[str, PrivateView]
    """For each of my seats what it alone may know: hand, decision with options, sealed answer."""
    public: Public | None = None


@dataclass(frozen=True, slots=True)
class Hints:
    """The master's ranking for a question, the best option first; empty if there is nothing to choose."""

    type: ClassVar[str] = "hints"
    seat: int
    serial: int
    options: tuple[RankedOption, ...]


@dataclass(frozen=True, slots=True)
class Joined:
    """The seat is yours; the key is sent this once."""

    type: ClassVar[str] = "joined"
    seat: int
    key: str


@dataclass(frozen=True, slots=True)
class CodeMade:
    """The one-time code for a seat."""

    type: ClassVar[str] = "code"
    seat: int
    code: str
    seconds: int


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody said something."""

    type: ClassVar[str] = "said"
    seat: int
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that the table should know."""

    type: ClassVar[str] = "notice"
    what: Literal["joined", "left", "removed", "bot", "key_reissued", "seat_moved", "stand_in"]
    seat: int | None
    name: str


@dataclass(frozen=True, slots=True)
class Refused:
    """What you asked can't be done, and why; `about` is the type of your message."""

    type: ClassVar[str] = "refused"
    about: str
    reason: Reason
    why: str


@dataclass(frozen=True, slots=True)
class Pong:
    """Yes."""

    type: ClassVar[str] = "pong"


ServerMessage: TypeAlias = (
    Welcome | TableChanged | Update | Hints | Joined | CodeMade | Said | Notice | Refused | Pong
)
