"""Who sits where: every change to a table's document. No clock, no I/O.

A change returns the new document, or raises `Denied` with the reason.
"""

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import lru_cache

from sushiya.core import AnyGame, SushiyaError, commitment
from sushiya.core.codec import BadMessage, decode, parse_json
from sushiya.games import game_of
from sushiya.games.families import MEMORY_AIDS
from sushiya.table.admission import check_claim, check_devices, withdraw
from sushiya.table.documents import AskDoc, NoticeDoc, SeatDoc, TableDoc
from sushiya.table.keys import fits, hashed, typed
from sushiya.table.protocol import AskInfo, SeatInfo, TableInfo, Thinking
from sushiya.table.refusals import Denied
from sushiya.table.seats import (
    check_bot,
    checked_luck,
    guest_for,
    named,
    new_person,
    person_at,
    put,
    with_guests,
    with_host,
)
from sushiya.table.store import BadRow
from sushiya.table.visitors import Visitor, devices, merged

__all__ = ["Seating", "player_names", "read_table", "sleeping_table_info", "table_info"]

CODE_SECONDS = 600
"""How long a one-time code is valid."""
MOST_NOTICES = 400
"""How many notices of a match are kept: more than it has questions, each of which a stand-in may answer."""
MOST_REMOVED = 256
"""How many removed devices and addresses a table keeps. Forgetting one would let somebody back in."""


def read_table(data: str) -> TableDoc:
    """A document from the store. One older than guests gets them now. Raises BadRow."""
    try:
        doc = decode(TableDoc, parse_json(data), "table")
        if len(doc.seats) != _game(doc.game).seats or doc.host not in (None, *range(len(doc.seats))):
            raise BadMessage("It does not have as many seats as its game, or its host has no seat.")
    except SushiyaError as error:
        raise BadRow(f"This table can't be read: {error}") from error
    return with_guests(replace(doc, notices=tuple(map(_notice, doc.notices))))


def _notice(value: object) -> object:
    """The notice, unless only a newer version understands it: then it is kept as it is."""
    try:
        return decode(NoticeDoc, value)
    except BadMessage:
        return value


class Seating:
    """Changes to a table. Each takes a document and returns the next one."""

    @staticmethod
    def join(
        doc: TableDoc,
        name: str,
        seat: int,
        key: str,
        recovery: str = "",
        marks: tuple[str, ...] = (),
        luck: str = "",
        now: float = 0.0,
    ) -> TableDoc:
        """A person takes an open seat. `admission.py` says who may take which."""
        doc = named(doc, name)
        before = doc.seats[seat]
        person = new_person(name, key, recovery, marks)
        person = replace(person, guest=before.guest, held=before.held, since=now, luck=checked_luck(luck))
        doc = with_host(put(doc, seat, person))
        if doc.status == "playing" and doc.among_people:
            doc = replace(doc, met=True)
        return doc

    @staticmethod
    def admit(doc: TableDoc, asking: AskDoc, seat: int, now: float = 0.0) -> TableDoc:
        """Somebody who has asked takes an open seat. The name was free when it was asked for."""
        before = doc.seats[seat]
        person = SeatDoc(
            "person",
            asking.name,
            guest=before.guest,
            key=asking.key,
            recovery=asking.recovery,
            marks=asking.marks,
            held=before.held,
            since=now,
        )
        rest = tuple(each for each in doc.asks if each.number != asking.number)
        return with_host(put(replace(doc, asks=rest), seat, person))

    @staticmethod
    def leave(doc: TableDoc, seat: int) -> TableDoc:
        """A person gives up the seat. It is open again, and the stand-in plays it in the meantime."""
        person = person_at(doc, seat)
        held: tuple[str, ...] = ()
        if doc.status == "playing":
            held = merged(person.held, person.marks)
            asks = tuple(replace(ask, yes=tuple(sorted({*ask.yes} - {seat}))) for ask in doc.asks)
            doc = replace(doc, met=doc.among_people, asks=asks)
        return with_host(put(doc, seat, SeatDoc("open", guest=person.guest, held=held)))

    @staticmethod
    def remove(doc: TableDoc, seat: int) -> TableDoc:
        """Remove a person for good. Others who share their device or address are not affected.

        Raises Denied.
        """
        marks = person_at(doc, seat).marks
        doc = Seating.leave(doc, seat)
        staying = {mark for number in doc.people for mark in doc.seats[number].marks}
        out = [mark for mark in (marks if doc.public else devices(marks)) if mark not in staying]
        removed = tuple(dict.fromkeys([*doc.removed, *out]))
        if len(removed) > MOST_REMOVED:
            raise Denied("too_fast", "Too many people were removed from this table. Please make a new one.")
        return replace(doc, removed=removed)

    @staticmethod
    def mark(doc: TableDoc, seats: Collection[int], visitor: Visitor) -> TableDoc:
        """Note that a visitor opened these seats with their keys, and drop their request for another."""
        for number in seats:
            seat = doc.seats[number]
            check_devices(seat, visitor)
            doc = put(doc, number, replace(seat, marks=merged(seat.marks, visitor.marks)))
        return withdraw(doc, visitor) if seats else doc

    @staticmethod
    def hand_to_bot(
        doc: TableDoc, seat: int, bot: str | None, allowed_bots: Collection[str] = ()
    ) -> TableDoc:
        """The host gives a seat to a bot, or reopens it. A person keeps the seat: the bot only stands in."""
        if not 0 <= seat < len(doc.seats):
            raise Denied("seat_taken", f"There is no seat {seat}.")
        before = doc.seats[seat]
        if bot is not None:
            check_bot(bot, _game(doc.game), allowed_bots)
        if before.kind == "person":
            return put(doc, seat, replace(before, bot=bot or ""))
        if bot is None:
            return put(doc, seat, SeatDoc("open", guest=before.guest, held=before.held))
        guest = guest_for(doc, seat, bot)
        return put(doc, seat, SeatDoc("bot", bot=bot, guest=guest, held=before.held))

    @staticmethod
    def take_back(doc: TableDoc, seats: Collection[int]) -> TableDoc:
        """People are back: nobody stands in for them any longer."""
        for seat in seats:
            if doc.seats[seat].kind == "person":
                doc = put(doc, seat, replace(doc.seats[seat], bot=""))
        return doc

    @staticmethod
    def note(doc: TableDoc, notice: NoticeDoc) -> TableDoc:
        """Keep a notice, with the next number."""
        number = doc.noticed + 1
        kept = (*doc.notices, replace(notice, number=number))[-MOST_NOTICES:]
        return replace(doc, notices=kept, noticed=number)

    @staticmethod
    def make_code(doc: TableDoc, seat: int, code: str, now: float) -> TableDoc:
        """Set a one-time code for a seat. It replaces any previous code."""
        person = person_at(doc, seat)
        return put(doc, seat, replace(person, code=hashed(code), code_until=now + CODE_SECONDS))

    @staticmethod
    def claim(
        doc: TableDoc,
        code: str,
        key: str,
        now: float,
        recovery: str = "",
        visitor: Visitor = Visitor(),  # noqa: B008 - it is frozen
    ) -> tuple[TableDoc, int]:
        """A device takes over a seat with one of its codes. The old key and codes become invalid.

        Raises Denied.
        """
        said = typed(code)
        for number, seat in enumerate(doc.seats):
            once = seat.code and fits(said, seat.code) and now < seat.code_until
            if once or (seat.recovery and fits(said, seat.recovery)):
                check_claim(doc, number, visitor)
                held = merged(seat.held, seat.marks) if doc.status == "playing" else ()
                person = new_person(seat.name, key, recovery, visitor.marks)
                person = replace(person, guest=seat.guest, held=held, since=seat.since, luck=seat.luck)
                return put(withdraw(doc, visitor), number, person), number
        raise Denied("bad_code", "This code is invalid or has expired. Ask for a new one.")

    @staticmethod
    def add_luck(doc: TableDoc, seats: Collection[int], luck: str) -> TableDoc:
        """Add to the luck of the next match. Only a seat's first contribution counts."""
        for number in seats:
            if doc.seats[number].luck is None:
                doc = put(doc, number, replace(doc.seats[number], luck=checked_luck(luck)))
        return doc

    @staticmethod
    def promise(doc: TableDoc, secret: str) -> TableDoc:
        """Commit to the secret of the match after this one. Nobody has added any luck to it yet."""
        return replace(doc, secret=secret, seats=tuple(replace(seat, luck=None) for seat in doc.seats))

    @staticmethod
    def begin(doc: TableDoc, match: str) -> TableDoc:
        """Begin a match."""
        if doc.status == "playing":
            raise Denied("match_running", "The match is already running.")
        return _begun(doc, match)

    @staticmethod
    def rematch(doc: TableDoc, match: str) -> TableDoc:
        """Begin another match with the same people and a fresh deal. Everyone moves one seat on."""
        if doc.daily:
            raise Denied("only_once", "The deal of the day is played once. There is another one tomorrow.")
        if doc.status != "finished":
            raise Denied("match_running", "You can ask for a rematch once the match is over.")
        host = None if doc.host is None else (doc.host + 1) % len(doc.seats)
        seats = (doc.seats[-1], *doc.seats[:-1])
        return _begun(replace(doc, seats=seats, host=host, seed=None), match)

    @staticmethod
    def end(doc: TableDoc, match: str) -> TableDoc:
        """Mark this match as over. Nothing changes if the table has already begun the next one."""
        return replace(doc, ended=True, asks=()) if doc.match == match else doc


def player_names(doc: TableDoc) -> tuple[str, ...]:
    """The players' names for the record."""
    return tuple(doc.name(seat) for seat in range(len(doc.seats)))


def table_info(
    doc: TableDoc,
    version: int,
    seed: str | None,
    online: set[int],
    spectators: int,
    played: bool = False,
    thinking: Thinking = "full",
    patience: Callable[[int], float] | None = None,
    searches: bool = True,
) -> TableInfo:
    """The table as everyone sees it, or somebody who `played` the match that is over.

    `seed` belongs to its match. It is secret until the match is over, and then shown to those who may see the
    record. `patience`: seconds until a bot may play for somebody who is away. `searches`: whether there can
    be hints.
    """
    return TableInfo(
        id=doc.id,
        version=version,
        game=doc.game,
        family=_game(doc.game).family,
        status=doc.status,
        public=doc.public,
        clock=doc.clock,
        stand_in=doc.stand_in,
        host=doc.host,
        seats=tuple(
            SeatInfo(
                seat.kind,
                doc.name(number),
                seat.guest,
                doc.driver(number),
                number in online,
                searches and doc.gives_hints(number),
                _game(doc.game).family in MEMORY_AIDS and doc.has_memory(number),
                patience(number) if patience and seat.kind == "person" and number not in online else None,
                bool(seat.luck),
            )
            for number, seat in enumerate(doc.seats)
        ),
        match=doc.match,
        commitment=None if seed is None else commitment(seed),
        seed=seed if doc.ended and (doc.open_record or played) else None,
        next_commitment=doc.next_commitment,
        known_deal=doc.seed is not None,
        hints=searches and doc.hints,
        memory=_game(doc.game).family in MEMORY_AIDS and doc.memory,
        spectators=spectators,
        thinking=thinking,
        asks=tuple(AskInfo(ask.number, ask.name, ask.seat, ask.yes) for ask in doc.asks),
        daily=doc.daily,
    )


@lru_cache(maxsize=1_000)
def _game(game: str) -> AnyGame:
    return game_of(game)


def _begun(doc: TableDoc, match: str) -> TableDoc:
    """The table as a match begins: nobody has seen a hand yet, and whether several people play is settled."""
    seats = tuple(replace(seat, held=()) for seat in doc.seats)
    met = len(doc.people) > 1
    return replace(doc, seats=seats, match=match, ended=False, met=met, notices=(), asks=(), declined=())


@lru_cache(maxsize=500)
def sleeping_table_info(data: str, version: int) -> TableInfo:
    """A sleeping table as the lobby shows it."""
    return table_info(read_table(data), version, None, set(), 0)
