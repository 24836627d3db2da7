"""A table as everyone sees it: its seats, who asks to join, and what happened to whom."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

__all__ = ["AskInfo", "KeptNotice", "SeatInfo", "TableInfo", "Thinking", "What"]

What: TypeAlias = Literal[
    "joined",
    "left",
    "removed",
    "asked",  # somebody asks for this seat of the running match
    "declined",  # somebody who asked is not admitted
    "bot",  # a guest takes the seat; without a name, the seat is open again
    "covered",  # the guest plays for a person who is away
    "back",  # that person is back
    "key_reissued",  # no longer sent, but kept in older matches
    "seat_moved",
    "host",  # from now on this person runs the table
    "stand_in",  # time ran out, and the stand-in answered this once
]

Thinking: TypeAlias = Literal[
    "full",  # as long as they like
    "short",  # not that long: many tables are thinking at once
    "slow",  # after a pause: the bots of whoever made or woke this table answer too often
    "waiting",  # not yet: bots play alone at too many tables
]


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
    memory: bool
    """Whether the player here has the memory aid."""
    replaceable_in: float | None
    """Seconds until the host may let a bot play for this absent player, or remove them; null if present."""
    luck: bool = False
    """Whether the player here has added luck to the next match, which then has to be in its seed."""


@dataclass(frozen=True, slots=True)
class AskInfo:
    """Somebody is asking for an open seat of the running match."""

    number: int
    name: str
    seat: int
    yes: tuple[int, ...]
    """The seats whose players have agreed. Two have to, or everyone present if there are fewer."""


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
    """Null until the match is over; afterwards set for those who may see its record."""
    next_commitment: str | None
    """The commitment to the house's part of the next match's seed. Players may add luck of their own."""
    known_deal: bool
    """Whether somebody may know all hands and chance outcomes, because the table was made with a seed."""
    hints: bool
    """Whether people who play against each other may ask for hints. Against bots alone they always may."""
    memory: bool
    """Whether everybody has the memory aid. Against bots alone, and in games that have one, everybody has."""
    spectators: int
    asks: tuple[AskInfo, ...]
    """Who asks to join the running match."""
    thinking: Thinking
    """How long bots think before they answer."""
    daily: str
    """The day whose deal is played here, without any help and once. Empty at any other table."""


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
    """The name of whoever had the seat until then."""
    number: int = 0
    """Counts the notices of a table from 1."""
