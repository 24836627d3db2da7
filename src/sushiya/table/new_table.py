"""A new table, as requested."""

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from sushiya.bots import usual_bot
from sushiya.core import AnyGame, listing
from sushiya.core.codec import to_json
from sushiya.games import game_of
from sushiya.games.daily import is_daily_seed
from sushiya.table.documents import SeatDoc, TableDoc
from sushiya.table.keys import new_id, new_key, new_recovery, new_seed
from sushiya.table.names import alike
from sushiya.table.refusals import Denied
from sushiya.table.rest_types import NewTable, TableMade
from sushiya.table.seats import LEVEL_OF, check_bot, check_name, new_person, with_guests, with_host
from sushiya.table.store import TableRow
from sushiya.table.visitors import Visitor

__all__ = ["new_table", "wished_table"]

SEED = re.compile(r"(?=.{1,400}\Z)[A-Za-z0-9._+-]+(?: [A-Za-z0-9._+-]+)*")


def wished_table(
    wish: NewTable,
    now: float,
    address: str = "",
    allowed_bots: Collection[str] = (),
    new_id: Callable[[], str] = new_id,
    new_key: Callable[[], str] = new_key,
    daily: str = "",
) -> tuple[TableRow, TableMade]:
    """The first row of a new table, and the keys for its maker's seats. Raises SushiyaError.

    `daily`: the day whose deal is played there.
    """
    id = new_id()
    yours = [number for number, seat in enumerate(wish.seats) if seat.kind == "you"]
    keys = {str(number): new_key() for number in yours}
    recovery = {str(number): new_recovery() for number in yours}
    doc = new_table(
        id,
        wish,
        list(reversed(keys.values())),
        now,
        recovery=list(reversed(recovery.values())),
        visitor=Visitor.at(id, wish.device, address),
        allowed_bots=allowed_bots,
        daily=daily,
    )
    row = TableRow(doc.id, 1, to_json(doc), doc.public, doc.status, now)
    return row, TableMade(doc.id, keys, recovery, doc.next_commitment)


def new_table(
    id: str,
    wish: NewTable,
    keys: list[str],
    now: float,
    *,
    recovery: Sequence[str] = (),
    visitor: Visitor = Visitor(),  # noqa: B008 - it is frozen
    allowed_bots: Collection[str] = (),
    daily: str = "",
) -> TableDoc:
    """A table as requested. `keys` are for the seats of the person who makes it. Raises SushiyaError."""
    game: AnyGame = game_of(wish.game)
    if len(wish.seats) != game.seats:
        raise Denied("bad_options", f"{game} has {game.seats} seats, but {len(wish.seats)} were given.")
    stand_in = wish.stand_in or usual_bot(game)
    check_bot(stand_in, game, allowed_bots)
    _check_seed(wish, now, daily)
    _check_public(wish)
    names = [seat.name for seat in wish.seats if seat.kind == "you"]
    codes = list(recovery)
    seats: list[SeatDoc] = []
    for seat in wish.seats:
        if seat.kind == "you":
            check_name(seat.name, [each.name for each in seats if each.kind == "person"])
            person = new_person(seat.name, keys.pop(), codes.pop() if codes else "", visitor.marks)
            seats.append(replace(person, luck=None if wish.luck else ""))
        elif seat.kind == "bot":
            bot = seat.bot or usual_bot(game)
            check_bot(bot, game, allowed_bots)
            _check_guest(seat.name, seats)
            taken = any(alike(seat.name, name) for name in names)  # another guest comes instead
            seats.append(SeatDoc("bot", bot=bot, guest="" if taken else seat.name))
        else:
            seats.append(SeatDoc("open"))
    doc = TableDoc(
        id=id,
        game=str(game),
        public=wish.public,
        clock=wish.clock,
        stand_in=stand_in,
        open_record=wish.open_record,
        seats=tuple(seats),
        created=now,
        seed=wish.seed,
        secret="" if wish.seed else new_seed(),
        hints=wish.hints,
        memory=wish.memory,
        visited=False,
        daily=daily,
    )
    return with_guests(with_host(doc))


def _check_guest(name: str, seats: Sequence[SeatDoc]) -> None:
    """Refuse a bot name that is not a guest's, or that is already taken at the table."""
    if name and (name not in LEVEL_OF or name in [seat.guest for seat in seats]):
        free = [guest for guest in LEVEL_OF if guest not in [seat.guest for seat in seats]]
        raise Denied("bad_options", f"'{name}' can't sit here. Guests who can: {listing(free)}.")


def _check_public(wish: NewTable) -> None:
    """At a public table strangers meet: one seat for each, and no hints."""
    if wish.public and sum(seat.kind == "you" for seat in wish.seats) > 1:
        raise Denied("one_seat", "At a public table you can have only one seat.")
    if wish.public and wish.hints:
        raise Denied("bad_options", "A public table has no hints.")


def _check_seed(wish: NewTable, now: float, daily: str) -> None:
    if wish.seed is None:
        return
    if not daily and is_daily_seed(wish.seed, now):
        raise Denied(
            "sealed", "This is the deal of today or of a coming day. It is played at a table of its own."
        )
    if not SEED.fullmatch(wish.seed):
        why = (
            "A seed must be 1 to 400 letters, digits, '.', '_', '+' or '-', with single spaces between words."
        )
        raise Denied("bad_options", why)
    if wish.public:
        raise Denied("bad_options", "A table made with a seed can't be public.")
