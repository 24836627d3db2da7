"""A table as a document: everything about it that has to survive."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from sushiya.core import commitment, seed_with_luck
from sushiya.table.keys import fits
from sushiya.table.protocol import KeptNotice

__all__ = ["AskDoc", "NoticeDoc", "SeatDoc", "TableDoc"]


@dataclass(frozen=True, slots=True)
class SeatDoc:
    """A seat: a person's with the hash of its key, a bot's, or open. The stand-in plays an open seat."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    """The bot that plays it. At a person's seat, it plays until the person is back."""
    guest: str = ""
    """The guest who sits here whenever no person does. Every seat has its own."""
    key: str = ""
    code: str = ""
    """The hash of a one-time code that moves the seat to another device."""
    code_until: float = 0.0
    recovery: str = ""
    """The hash of the code that its holder has written down, to get the seat back when the device is lost."""
    marks: tuple[str, ...] = ()
    """The visitor who holds this seat, as device and address."""
    held: tuple[str, ...] = ()
    """Visitors who held it earlier in the running match. They have seen its hand."""
    since: float = 0.0
    """When this person sat down, unless the table was made with them: earlier matches are not theirs."""
    luck: str | None = None
    """What this person adds to the luck of the next match; None until their client has answered."""
    unknown: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What a newer version wrote. It stays, whoever sits here."""


@dataclass(frozen=True, slots=True)
class AskDoc:
    """Somebody who asks for an open seat of a running match. Once admitted, the key opens that seat."""

    number: int
    name: str
    seat: int
    key: str
    recovery: str
    marks: tuple[str, ...]
    yes: tuple[int, ...] = ()
    """The seats whose players have agreed."""
    unknown: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What a newer version wrote."""


@dataclass(frozen=True, slots=True)
class NoticeDoc(KeptNotice):
    """A notice as it is kept."""

    unknown: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What a newer version wrote. It is told to nobody."""

    @property
    def told(self) -> KeptNotice:
        return KeptNotice(*(getattr(self, each.name) for each in fields(KeptNotice)))


@dataclass(frozen=True, slots=True)
class TableDoc:
    """Everything about a table that has to survive."""

    id: str
    game: str
    public: bool
    clock: int
    stand_in: str
    open_record: bool
    seats: tuple[SeatDoc, ...]
    created: float
    host: int | None = None
    """The seat of the person who runs the table."""
    match: str | None = None
    ended: bool = False
    """Whether the match is over."""
    seed: str | None = None
    """The seed the table was made with. None if nobody knows the deal."""
    secret: str = ""
    """The house's part of the next match's seed. Its commitment is shown before anybody adds to it."""
    hints: bool = False
    """Whether people who play against each other may ask for hints."""
    memory: bool = False
    """Whether they have the memory aid."""
    notices: tuple[Any, ...] = field(default=(), hash=False)
    """The last notices of this match. One that only a newer version understands stays as it was read."""
    noticed: int = 0
    """How many notices there have been at this table."""
    met: bool = False
    """Whether several people have sat at this match together, even if only one is left."""
    asks: tuple[AskDoc, ...] = ()
    """Who asks for a seat of the running match."""
    asked: int = 0
    """How many people have asked for a seat at this table so far."""
    declined: tuple[str, ...] = ()
    """Visitors who were not admitted to this match."""
    removed: tuple[str, ...] = ()
    """Visitors who were removed from this table."""
    visited: bool = True
    """Whether anybody has come to this table. An older document does not say, and counts as visited."""
    daily: str = ""
    """The day whose deal is played here, such as 2026-11-18. Empty at any other table."""
    unknown: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What a newer version wrote. It is kept, since a newer version may run next to us, or again later."""

    @property
    def told(self) -> tuple[KeptNotice, ...]:
        """The notices that we understand."""
        return tuple(each.told for each in self.notices if isinstance(each, NoticeDoc))

    @property
    def status(self) -> Literal["waiting", "playing", "finished"]:
        if self.match is None:
            return "waiting"
        return "finished" if self.ended else "playing"

    @property
    def next_commitment(self) -> str | None:
        """The commitment to the next match's seed. None at a table older than commitments."""
        seed = self.secret if self.seed is None or self.match is not None else self.seed
        return commitment(seed) if seed else None

    @property
    def next_seed(self) -> str | None:
        """The seed of the next match, if it began now."""
        if self.seed or not self.secret:
            return self.seed
        return seed_with_luck(self.secret, [seat.luck or "" for seat in self.seats])

    @property
    def complete(self) -> bool:
        """Whether the match can begin: no seat is open, and every person's client was asked for luck."""
        return all(
            seat.kind == "bot" or (seat.kind == "person" and seat.luck is not None) for seat in self.seats
        )

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people hold."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.kind == "person")

    @property
    def among_people(self) -> bool:
        """Whether this match is, or was, played by several people."""
        return self.met or len(self.people) > 1

    def driver(self, seat: int) -> str | None:
        """The bot that plays this seat; None if a person does."""
        doc = self.seats[seat]
        return self.stand_in if doc.kind == "open" else doc.bot or None

    @property
    def bots_alone(self) -> bool:
        """Whether no person plays; people watch at most."""
        return all(self.driver(seat) is not None for seat in range(len(self.seats)))

    def name(self, seat: int) -> str:
        """Who sits here: a person, or the guest that a bot plays."""
        doc = self.seats[seat]
        return doc.name if doc.kind == "person" else doc.guest

    def gives_hints(self, seat: int) -> bool:
        """Whether this seat may ask for hints: nobody else plays or has played, or the table allows them."""
        return not self.daily and (self.hints or self._alone(seat))

    def has_memory(self, seat: int) -> bool:
        """Whether this seat has the memory aid: against bots, or at a table where everybody has it."""
        return not self.daily and (self.memory or self._alone(seat))

    def _alone(self, seat: int) -> bool:
        """Whether no other person plays or has played in this match."""
        return not self.met and all(other == seat for other in self.people)

    def seats_of(self, keys: tuple[str, ...]) -> tuple[int, ...]:
        """The seats that these keys open."""
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and any(fits(key, seat.key) for key in keys)
        )

    def have_played(self, seats: Iterable[int], ended: float) -> bool:
        """Whether somebody at these seats was sitting there when a match ended."""
        return any(self.seats[seat].since < ended for seat in seats)

    def knows(self, key: str) -> bool:
        """Whether this key opens a seat, or will once its owner is admitted."""
        return bool(self.seats_of((key,))) or any(fits(key, ask.key) for ask in self.asks)
