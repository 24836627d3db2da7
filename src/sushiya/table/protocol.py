"""Every message between a client and the server, one dataclass each. `docs/protocol.md` explains them.

Over the socket each message is a JSON object with a `type`. Decoding is strict (see codec.py). wire.py
serialises views, events and decisions; wire_types.py defines their JSON types.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias, get_args

from sushiya.table.refusals import Reason
from sushiya.table.wire_types import PastStep, PrivateView, Public, RankedOption, WireEvent

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


What: TypeAlias = Literal[
    "joined",
    "left",
    "removed",
    "bot",  # a guest takes the seat; without a name, the seat is open again
    "covered",  # the guest plays for a person who is away
    "back",  # that person is back
    "key_reissued",
    "seat_moved",
    "stand_in",  # time was up, and the stand-in answered this once
]


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


@dataclass(frozen=True, slots=True)
class Join:
    """Take an open seat, by default the first one. To hold several seats on one device, join again."""

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
    """The sealed answer that this one replaces, as the last update told it."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Ask what the master bot would do at this question to my seat."""

    type: ClassVar[str] = "hint"
    seat: int
    serial: int


@dataclass(frozen=True, slots=True)
class Rematch:
    """Play again with the same people: a fresh deal, seats rotated."""

    type: ClassVar[str] = "rematch"


@dataclass(frozen=True, slots=True)
class Luck:
    """Add to the luck of the next match at this table, which has this commitment. The first time counts."""

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
    """Host: remove a player from a seat."""

    type: ClassVar[str] = "remove"
    seat: int


@dataclass(frozen=True, slots=True)
class Code:
    """Ask for a one-time code that moves a seat to another device: mine, or (host) any player's."""

    type: ClassVar[str] = "code"
    seat: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Take over a seat with a one-time code."""

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
    | Start
    | Answer
    | Hint
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
class SeatInfo:
    """A seat as everyone sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    """Who sits here: the person, or else the guest."""
    guest: str
    """The guest who sits here whenever no person does. The catalogue lists the guests."""
    bot: str | None
    """The bot that plays it: the seat's own, or the stand-in while the seat is open or its person is away."""
    online: bool
    hints: bool
    """Whether the player here may ask for hints."""


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table as everyone sees it."""

    id: str
    version: int
    game: str
    family: str
    """Games of one family are played alike. The catalogue names the family of each game."""
    status: Literal["waiting", "playing", "finished"]
    public: bool
    clock: int
    stand_in: str
    host: int | None
    seats: tuple[SeatInfo, ...]
    match: str | None
    commitment: str | None
    seed: str | None
    """Null until the match is over; afterwards, for whoever may see its record."""
    next_commitment: str | None
    """The commitment to the house's part of the next match's seed. Players may add luck of their own."""
    known_deal: bool
    """Whether somebody may know all hands and chance outcomes, because the table was made with a seed."""
    hints: bool
    """Whether people who play against each other may ask for hints. Against bots alone they always may."""
    spectators: int


@dataclass(frozen=True, slots=True)
class KeptNotice:
    """What happened to a seat, and when."""

    what: What
    seat: int
    name: str
    guest: str
    """The guest of this seat."""
    version: int
    """The version of the match at which it happened; 0 before there is a match."""
    before: str = ""
    """Whose seat it was until then."""
    number: int = 0
    """1, 2, 3 … at each table."""


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
    """Where the events of several steps come together: how they fall into steps. Otherwise left out."""


@dataclass(frozen=True, slots=True)
class Hints:
    """The master's ranking for a question, best option first. Empty if there is nothing to choose."""

    type: ClassVar[str] = "hints"
    seat: int
    serial: int
    figure: Literal["points", "wins"]
    """By what the options are compared and sorted: final margins in points, or wins out of 100 matches."""
    options: tuple[RankedOption, ...]


@dataclass(frozen=True, slots=True)
class HintLater:
    """The search is still being prepared. The hint follows by itself, unless the question is closed first."""

    type: ClassVar[str] = "hint_later"
    seat: int
    serial: int
    seconds: int | None
    """When it will probably be ready; null if there is nothing to judge by."""


@dataclass(frozen=True, slots=True)
class Joined:
    """The seat is yours. The key is sent only once."""

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


@dataclass(frozen=True, slots=True)
class Pong:
    """The reply to ping."""

    type: ClassVar[str] = "pong"


ServerMessage: TypeAlias = (
    Welcome | TableChanged | Update | Hints | HintLater | Joined | CodeMade | Said | Notice | Refused | Pong
)
