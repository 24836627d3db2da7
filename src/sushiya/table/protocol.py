"""Every message between a client and the server, one dataclass each. `docs/protocol.md` explains them.

Over the socket each message is a JSON object with a `type`. Decoding is strict (see codec.py). wire.py
serialises views, events and decisions; wire_types.py defines their JSON types.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias, get_args

from sushiya.table.advice import Coach, Coached, Hint, HintLater, Hints
from sushiya.table.aid_messages import Remember, Remembered
from sushiya.table.infos import AskInfo, KeptNotice, SeatInfo, TableInfo, Thinking, What
from sushiya.table.refusals import Reason
from sushiya.table.wire_types import PastStep, PrivateView, Public, WireEvent

__all__ = [
    "CLOCKS",
    "PHRASES",
    "Admit",
    "Answer",
    "AskInfo",
    "Asked",
    "Bot",
    "Claim",
    "ClientMessage",
    "Coach",
    "Coached",
    "Code",
    "CodeMade",
    "Hello",
    "Hint",
    "HintLater",
    "Hints",
    "Join",
    "Joined",
    "KeptNotice",
    "Leave",
    "Luck",
    "Mute",
    "Notice",
    "Ping",
    "Pong",
    "Refused",
    "Rematch",
    "Remember",
    "Remembered",
    "Remove",
    "Said",
    "Say",
    "SeatInfo",
    "ServerMessage",
    "Start",
    "TableChanged",
    "TableInfo",
    "Thinking",
    "Update",
    "Welcome",
    "What",
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
    """The first message: the keys of my seats (none for a spectator) and the last version I saw."""

    type: ClassVar[str] = "hello"
    keys: tuple[str, ...] = ()
    match: str | None = None
    version: int = -1
    luck: str = ""
    """What I add to the luck of a match that has not begun, 1 to 32 letters and digits. Empty: nothing."""
    device: str = ""
    """A secret that this device has chosen at random: the table keeps a hash of it to recognise it."""


@dataclass(frozen=True, slots=True)
class Join:
    """Take an open seat, by default the one I left or the first. In a match among people, ask for it."""

    type: ClassVar[str] = "join"
    name: str
    seat: int | None = None
    luck: str = ""
    """As in hello."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up a seat."""

    type: ClassVar[str] = "leave"
    seat: int


@dataclass(frozen=True, slots=True)
class Admit:
    """Agree, or not, that somebody who asks may join the match."""

    type: ClassVar[str] = "admit"
    number: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Start:
    """Host: start now. Bots play the open seats."""

    type: ClassVar[str] = "start"


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to the question with this serial number. To change a sealed answer, answer again."""

    type: ClassVar[str] = "answer"
    seat: int
    serial: int
    version: int
    """The version of the last update seen. An answer never replaces one that its sender has not seen."""
    action: str
    instead: str | None = None
    """The sealed answer that this one replaces, as shown by the last update."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Play again with the same people: a fresh deal, seats rotated."""

    type: ClassVar[str] = "rematch"


@dataclass(frozen=True, slots=True)
class Luck:
    """Add to the luck of this table's next match, which has this commitment. Only the first time counts."""

    type: ClassVar[str] = "luck"
    commitment: str
    luck: str


@dataclass(frozen=True, slots=True)
class Bot:
    """Host: give a seat to a bot, or (null) reopen it. For a person who is away the bot only stands in."""

    type: ClassVar[str] = "bot"
    seat: int
    bot: str | None


@dataclass(frozen=True, slots=True)
class Remove:
    """Host: remove a player from this table. During a match, only one who has been away for a while."""

    type: ClassVar[str] = "remove"
    seat: int


@dataclass(frozen=True, slots=True)
class Code:
    """Ask for a one-time code that moves my seat to another device."""

    type: ClassVar[str] = "code"
    seat: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Take over a seat with a one-time code or its recovery code."""

    type: ClassVar[str] = "claim"
    code: str


@dataclass(frozen=True, slots=True)
class Say:
    """A reaction or short phrase from a fixed set."""

    type: ClassVar[str] = "say"
    seat: int
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Mute:
    """Stop receiving phrases, or receive them again."""

    type: ClassVar[str] = "mute"
    on: bool


@dataclass(frozen=True, slots=True)
class Ping:
    """Check that the connection is alive."""

    type: ClassVar[str] = "ping"


ClientMessage: TypeAlias = (
    Hello
    | Join
    | Leave
    | Admit
    | Start
    | Answer
    | Hint
    | Remember
    | Coach
    | Rematch
    | Luck
    | Bot
    | Remove
    | Code
    | Claim
    | Say
    | Mute
    | Ping
)


# From the server --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Welcome:
    """The reply to hello: the table, and the seats that the keys open. During a match an update follows."""

    type: ClassVar[str] = "welcome"
    protocol: int
    """The version of the protocol that the server speaks."""
    table: TableInfo
    seats: tuple[int, ...]
    notices: tuple[KeptNotice, ...]
    """The last notices of this match. Those that come later are sent one by one."""
    build: str
    """The build of the page that this server has. An open page of another build reloads itself."""


@dataclass(frozen=True, slots=True)
class TableChanged:
    """Something about the table changed. `seats` are the client's seats now."""

    type: ClassVar[str] = "table"
    table: TableInfo
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Update:
    """The match advanced. `public` is left out when only `waiting_for` has changed."""

    type: ClassVar[str] = "update"
    match: str
    version: int
    events: tuple[WireEvent, ...]
    """What happened since the version the client saw, limited to what it may know."""
    waiting_for: tuple[int, ...]
    clock: float | None
    """Seconds left for this question."""
    mine: dict[str, PrivateView]
    """For each of the client's seats, what it alone may know: hand, decision with options, sealed answer."""
    public: Public | None = None
    steps: tuple[PastStep, ...] = ()
    """How the events are split into steps, if there are several or answers were sealed after them.

    Otherwise omitted.
    """


@dataclass(frozen=True, slots=True)
class Joined:
    """The seat is yours. The key and the recovery code are sent only once."""

    type: ClassVar[str] = "joined"
    seat: int
    key: str
    recovery: str
    """A code to write down: it brings the seat back on another device when this one is lost."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The people at the table are being asked about you. The key opens the seat as soon as they agree."""

    type: ClassVar[str] = "asked"
    number: int
    seat: int
    key: str
    recovery: str


@dataclass(frozen=True, slots=True)
class CodeMade:
    """The one-time code for a seat."""

    type: ClassVar[str] = "code"
    seat: int
    code: str
    seconds: int


@dataclass(frozen=True, slots=True)
class Said:
    """A player said a phrase."""

    type: ClassVar[str] = "said"
    seat: int
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Notice(KeptNotice):
    """News for everyone at the table."""

    type: ClassVar[str] = "notice"


@dataclass(frozen=True, slots=True)
class Refused:
    """The request was refused, and why. `about` is the type of the client's message."""

    type: ClassVar[str] = "refused"
    about: str
    reason: Reason
    why: str
    error: str | None = None
    """The id of an `internal` error in the server's log."""


@dataclass(frozen=True, slots=True)
class Pong:
    """The reply to ping."""

    type: ClassVar[str] = "pong"


ServerMessage: TypeAlias = (
    Welcome
    | TableChanged
    | Update
    | Hints
    | HintLater
    | Remembered
    | Coached
    | Joined
    | Asked
    | CodeMade
    | Said
    | Notice
    | Refused
    | Pong
)
