"""Who sits where: a table as a document, and every change to it. No clock, no I/O.

A change returns the new document, or raises `Denied` with the reason.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Literal

from sushiya.bots import BOTS, LEVELS, takes_budget
from sushiya.core import AnyGame, SushiyaError, commitment, listing, seed_with_luck
from sushiya.core.codec import BadMessage, decode, parse_json, to_json
from sushiya.games import game_of
from sushiya.table.guests import GUESTS, free_guest, strength
from sushiya.table.keys import fits, hashed, new_id, new_key, new_seed
from sushiya.table.names import clean_name
from sushiya.table.protocol import KeptNotice, SeatInfo, TableInfo, Thinking
from sushiya.table.refusals import Denied
from sushiya.table.rest_types import NewTable, TableMade
from sushiya.table.store import BadRow, TableRow

__all__ = [
    "SeatDoc",
    "Seating",
    "TableDoc",
    "new_table",
    "player_names",
    "read_table",
    "table_info",
    "wished_table",
]

CODE_SECONDS = 600
"""How long a one-time code is valid."""
SEED = re.compile(r"[A-Za-z0-9._+-]{1,400}")
LUCK = re.compile(r"[A-Za-z0-9]{1,32}")
MOST_NOTICES = 100
LEVEL_OF = {guest.name: guest.level for guest in GUESTS}


@dataclass(frozen=True, slots=True)
class SeatDoc:
    """A seat: a person's with the hash of its key, a bot's, or open. The stand-in plays an open seat."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    """The bot that plays it. At a person's seat: until the person is back."""
    guest: str = ""
    """The guest who sits here whenever no person does. Every seat has its own."""
    key: str = ""
    code: str = ""
    """The hash of a one-time code that moves the seat to another device."""
    code_until: float = 0.0
    luck: str | None = None
    """What this person adds to the luck of the next match: None until their client was asked."""
    unknown: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What a newer version wrote. It stays as long as the same person, bot or gap does."""


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
    """The seed the table was made with. None if the deal is unknown to everyone."""
    secret: str = ""
    """The house's part of the next match's seed. Its commitment is shown before anybody adds to it."""
    hints: bool = False
    """Whether people who play against each other may ask for hints."""
    notices: tuple[KeptNotice, ...] = ()
    """The last notices of this match."""
    noticed: int = 0
    """How many notices there have been at this table."""
    unknown: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What a newer version wrote: kept, for there may be one beside us, or again."""

    @property
    def status(self) -> Literal["waiting", "playing", "finished"]:
        if self.match is None:
            return "waiting"
        return "finished" if self.ended else "playing"

    @property
    def next_commitment(self) -> str | None:
        """The commitment to the next match's seed. None at a table from before there were any."""
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

    def driver(self, seat: int) -> str | None:
        """The bot that plays this seat; None if a person does."""
        doc = self.seats[seat]
        return self.stand_in if doc.kind == "open" else doc.bot or None

    @property
    def bots_alone(self) -> bool:
        """Whether no person plays: people only watch, if anybody does."""
        return all(self.driver(seat) is not None for seat in range(len(self.seats)))

    def name(self, seat: int) -> str:
        """Who sits here: a person, or the guest whose part a bot plays."""
        doc = self.seats[seat]
        return doc.name if doc.kind == "person" else doc.guest

    def gives_hints(self, seat: int) -> bool:
        """Whether this seat may ask for hints: nobody else plays, or the table allows them."""
        return self.hints or all(
            other.kind != "person" for number, other in enumerate(self.seats) if number != seat
        )

    def seats_of(self, keys: tuple[str, ...]) -> tuple[int, ...]:
        """The seats that these keys open."""
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and any(fits(key, seat.key) for key in keys)
        )


def new_table(id: str, wish: NewTable, keys: list[str], now: float) -> TableDoc:
    """A table as requested. `keys` are for the seats of the person who makes it. Raises SushiyaError."""
    game: AnyGame = game_of(wish.game)
    if len(wish.seats) != game.seats:
        raise Denied("bad_options", f"{game} has {game.seats} seats, but {len(wish.seats)} were given.")
    _check_bot(wish.stand_in)
    _check_seed(wish)
    seats: list[SeatDoc] = []
    for seat in wish.seats:
        if seat.kind == "you":
            luck = None if wish.luck else ""
            seats.append(replace(_person(seat.name, keys.pop()), luck=luck))
        elif seat.kind == "bot":
            _check_bot(seat.bot)
            _check_guest(seat.name, seats)
            seats.append(SeatDoc("bot", bot=seat.bot, guest=seat.name))
        else:
            seats.append(SeatDoc("open"))
    doc = TableDoc(
        id=id,
        game=str(game),
        public=wish.public,
        clock=wish.clock,
        stand_in=wish.stand_in,
        open_record=wish.open_record,
        seats=tuple(seats),
        created=now,
        seed=wish.seed,
        secret="" if wish.seed else new_seed(),
        hints=wish.hints,
    )
    return _with_guests(_with_host(doc))


def read_table(data: str) -> TableDoc:
    """A document from the store. One from before there were guests gets them now. Raises BadRow."""
    try:
        doc = decode(TableDoc, _legible(data), "table")
        if len(doc.seats) != _game(doc.game).seats or doc.host not in (None, *range(len(doc.seats))):
            raise BadMessage("It does not have the seats of its game, or its host has none.")
    except SushiyaError as error:
        raise BadRow(f"This table can't be read: {error}") from error
    return _with_guests(doc)


def _legible(data: str) -> Any:
    """The document as JSON, without notices of a kind that only a newer version can tell."""
    value = parse_json(data)
    if isinstance(value, dict) and isinstance(value.get("notices"), list):
        value["notices"] = [each for each in value["notices"] if _is_notice(each)]
    return value


def _is_notice(value: object) -> bool:
    try:
        decode(KeptNotice, value)
    except BadMessage:
        return False
    return True


def wished_table(wish: NewTable, now: float) -> tuple[TableRow, TableMade]:
    """The first row of a new table, and the keys for its maker's seats. Raises SushiyaError."""
    yours = [number for number, seat in enumerate(wish.seats) if seat.kind == "you"]
    keys = {number: new_key() for number in yours}
    doc = new_table(new_id(), wish, list(reversed(keys.values())), now)
    row = TableRow(doc.id, 1, to_json(doc), doc.public, doc.status, now)
    return row, TableMade(doc.id, {str(number): key for number, key in keys.items()}, doc.next_commitment)


class Seating:
    """Changes to a table. Each takes a document and returns the next one."""

    @staticmethod
    def join(doc: TableDoc, name: str, seat: int | None, key: str, luck: str = "") -> tuple[TableDoc, int]:
        """A person takes an open seat, even during a match."""
        free = [number for number, each in enumerate(doc.seats) if each.kind == "open"]
        if not free:
            raise Denied("no_open_seat", "Every seat is taken. You can watch, or ask the host for a seat.")
        if seat is not None and seat not in free:
            raise Denied("seat_taken", f"Seat {seat} is not open. Open seats: {', '.join(map(str, free))}.")
        number = free[0] if seat is None else seat
        person = replace(_person(name, key, doc.seats[number].guest), luck=_luck(luck))
        return _with_host(_put(doc, number, person)), number

    @staticmethod
    def leave(doc: TableDoc, seat: int) -> TableDoc:
        """A person gives up the seat. It is open again, and the stand-in plays it meanwhile."""
        person = _person_at(doc, seat)
        return _with_host(_put(doc, seat, SeatDoc("open", guest=person.guest)))

    @staticmethod
    def hand_to_bot(doc: TableDoc, seat: int, bot: str | None) -> TableDoc:
        """The host gives a seat to a bot, or reopens it. A person keeps the seat: the bot only stands in."""
        if not 0 <= seat < len(doc.seats):
            raise Denied("seat_taken", f"There is no seat {seat}.")
        before = doc.seats[seat]
        if bot is not None:
            _check_bot(bot)
        if before.kind == "person":
            return _put(doc, seat, replace(before, bot=bot or ""))
        if bot is None:
            return _put(doc, seat, SeatDoc("open", guest=before.guest))
        return _put(doc, seat, SeatDoc("bot", bot=bot, guest=_guest_for(doc, seat, bot)))

    @staticmethod
    def take_back(doc: TableDoc, seats: Collection[int]) -> TableDoc:
        """People are back: nobody stands in for them any longer."""
        for seat in seats:
            if doc.seats[seat].kind == "person":
                doc = _put(doc, seat, replace(doc.seats[seat], bot=""))
        return doc

    @staticmethod
    def note(doc: TableDoc, notice: KeptNotice) -> TableDoc:
        """Keep a notice, with the next number."""
        number = doc.noticed + 1
        kept = (*doc.notices, replace(notice, number=number))[-MOST_NOTICES:]
        return replace(doc, notices=kept, noticed=number)

    @staticmethod
    def make_code(doc: TableDoc, seat: int, code: str, now: float) -> TableDoc:
        """Set a one-time code for a seat. It replaces any previous code."""
        person = _person_at(doc, seat)
        return _put(doc, seat, replace(person, code=hashed(code), code_until=now + CODE_SECONDS))

    @staticmethod
    def claim(doc: TableDoc, code: str, key: str, now: float) -> tuple[TableDoc, int]:
        """A device takes over a seat with its code. The old key becomes invalid."""
        for number, seat in enumerate(doc.seats):
            if seat.code and fits(code.strip().upper(), seat.code) and now < seat.code_until:
                moved = replace(seat, key=hashed(key), code="", code_until=0.0, bot="")
                return _put(doc, number, moved), number
        raise Denied("bad_code", "This code is invalid or has expired. Ask for a new one.")

    @staticmethod
    def add_luck(doc: TableDoc, seats: Collection[int], luck: str) -> TableDoc:
        """Add to the luck of the next match. What a seat added first counts."""
        for number in seats:
            if doc.seats[number].luck is None:
                doc = _put(doc, number, replace(doc.seats[number], luck=_luck(luck)))
        return doc

    @staticmethod
    def promise(doc: TableDoc, secret: str) -> TableDoc:
        """Commit to the secret of the match after this one. Nobody has added any luck to it."""
        return replace(doc, secret=secret, seats=tuple(replace(seat, luck=None) for seat in doc.seats))

    @staticmethod
    def begin(doc: TableDoc, match: str) -> TableDoc:
        """Begin a match."""
        if doc.status == "playing":
            raise Denied("match_running", "The match is already running.")
        return replace(doc, match=match, ended=False, notices=())

    @staticmethod
    def rematch(doc: TableDoc, match: str) -> TableDoc:
        """Begin another match with the same people and a fresh deal. Everyone moves one seat on."""
        if doc.status != "finished":
            raise Denied("match_running", "You can ask for a rematch once the match is over.")
        host = None if doc.host is None else (doc.host + 1) % len(doc.seats)
        seats = (doc.seats[-1], *doc.seats[:-1])
        return replace(doc, seats=seats, host=host, match=match, ended=False, seed=None, notices=())

    @staticmethod
    def end(doc: TableDoc, match: str) -> TableDoc:
        """Mark this match as over. Nothing changes if the table has already begun the next one."""
        return replace(doc, ended=True) if doc.match == match else doc


def player_names(doc: TableDoc) -> tuple[str, ...]:
    """The players' names for the record."""
    return tuple(doc.name(seat) for seat in range(len(doc.seats)))


def table_info(
    doc: TableDoc,
    version: int,
    seed: str | None,
    online: set[int],
    spectators: int,
    plays: bool = False,
    thinking: Thinking = "full",
) -> TableInfo:
    """The table as everyone sees it, or somebody who plays there.

    `seed` belongs to its match. It is secret until that is over, and then for whoever may see the record.
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
                doc.gives_hints(number),
            )
            for number, seat in enumerate(doc.seats)
        ),
        match=doc.match,
        commitment=None if seed is None else commitment(seed),
        seed=seed if doc.ended and (doc.open_record or plays) else None,
        next_commitment=doc.next_commitment,
        known_deal=doc.seed is not None,
        hints=doc.hints,
        spectators=spectators,
        thinking=thinking,
    )


@lru_cache(maxsize=1_000)
def _game(game: str) -> AnyGame:
    return game_of(game)


def _person(name: str, key: str, guest: str = "") -> SeatDoc:
    clean = clean_name(name)
    if not clean:
        raise Denied("bad_name", "Please enter a name of 1 to 24 visible characters.")
    return SeatDoc("person", name=clean, key=hashed(key), guest=guest)


def _luck(text: str) -> str:
    if text and not LUCK.fullmatch(text):
        raise Denied("bad_options", "Luck has 1 to 32 letters and digits.")
    return text


def _person_at(doc: TableDoc, seat: int) -> SeatDoc:
    if not 0 <= seat < len(doc.seats) or doc.seats[seat].kind != "person":
        raise Denied("nobody_there", f"There is no player at seat {seat}.")
    return doc.seats[seat]


def _put(doc: TableDoc, number: int, seat: SeatDoc) -> TableDoc:
    return replace(doc, seats=tuple(seat if i == number else each for i, each in enumerate(doc.seats)))


def _with_host(doc: TableDoc) -> TableDoc:
    """Keep the host while that seat has a person; otherwise the first person becomes host."""
    if doc.host is not None and doc.seats[doc.host].kind == "person":
        return doc
    people = [number for number, seat in enumerate(doc.seats) if seat.kind == "person"]
    return replace(doc, host=people[0] if people else None)


def _with_guests(doc: TableDoc) -> TableDoc:
    """Give every seat without a guest its own: bots choose first, then open seats, then people's."""
    people = [seat.name for seat in doc.seats]
    for kind in ("bot", "open", "person"):
        for number, seat in enumerate(doc.seats):
            if seat.kind == kind and not seat.guest:
                taken = [each.guest for each in doc.seats]
                guest = free_guest(seat.bot or doc.stand_in, taken, people)
                doc = _put(doc, number, replace(seat, guest=guest))
    return doc


def _guest_for(doc: TableDoc, seat: int, bot: str) -> str:
    """Who sits here as this bot: the same guest as before, if that is one of this strength."""
    before = doc.seats[seat].guest
    if strength(LEVEL_OF[before]) == strength(bot):
        return before
    others = [each.guest for number, each in enumerate(doc.seats) if number != seat]
    return free_guest(bot, others, [each.name for each in doc.seats])


def _check_guest(name: str, seats: Sequence[SeatDoc]) -> None:
    """Refuse a name for a bot that is no guest's, or sits at the table already."""
    if name and (name not in LEVEL_OF or name in [seat.guest for seat in seats]):
        free = [guest for guest in LEVEL_OF if guest not in [seat.guest for seat in seats]]
        raise Denied("bad_options", f"'{name}' can't sit here. Guests who can: {listing(free)}.")


def _check_bot(name: str) -> None:
    """Refuse bots that take a search budget: a client must not spend the server's time freely."""
    offered = dict.fromkeys([*LEVELS, *(bot for bot in BOTS if not takes_budget(bot))])
    if name not in offered:
        raise Denied("bad_options", f"There is no bot '{name}' here. Available bots: {listing(offered)}.")


def _check_seed(wish: NewTable) -> None:
    if wish.seed is None:
        return
    if not SEED.fullmatch(wish.seed):
        raise Denied("bad_options", "A seed has 1 to 400 letters, digits, '.', '_', '+' or '-'.")
    if wish.public:
        raise Denied("bad_options", "A table made with a seed can't be public.")
