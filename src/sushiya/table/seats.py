"""Small building blocks for changing a table's document: a person, a guest, a host for a seat."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from sushiya.bots import BOTS, LEVELS, can_play, did_you_mean, misspelt, takes_budget
from sushiya.core import AnyGame, listing
from sushiya.core.chance import LUCK
from sushiya.table.documents import SeatDoc, TableDoc
from sushiya.table.guests import GUESTS, free_guest, strength
from sushiya.table.keys import hashed, typed
from sushiya.table.names import alike, clean_name, is_mixed
from sushiya.table.refusals import Denied

__all__ = [
    "LEVEL_OF",
    "check_bot",
    "check_name",
    "checked_luck",
    "guest_for",
    "named",
    "new_person",
    "person_at",
    "put",
    "with_guests",
    "with_host",
]

LEVEL_OF = {guest.name: guest.level for guest in GUESTS}


def new_person(name: str, key: str, recovery: str, marks: tuple[str, ...]) -> SeatDoc:
    clean = clean_name(name)
    if not clean:
        raise Denied("bad_name", "Please enter a name of 1 to 24 visible characters.")
    code = hashed(typed(recovery)) if recovery else ""
    return SeatDoc("person", name=clean, key=hashed(key), recovery=code, marks=marks)


def checked_luck(text: str) -> str:
    """What somebody adds to the luck of a match. Raises Denied."""
    if text and not LUCK.fullmatch(text):
        raise Denied("bad_options", "Luck must be 1 to 32 letters or digits.")
    return text


def check_name(name: str, others: Sequence[str]) -> None:
    """Refuse a name that could be taken for another one at the table."""
    if is_mixed(clean_name(name)):
        raise Denied("bad_name", "Please write the name in one alphabet.")
    for other in others:
        if alike(clean_name(name), other):
            raise Denied("name_taken", f"'{other}' is already at this table. Please choose another name.")


def named(doc: TableDoc, name: str) -> TableDoc:
    """Make room for a name: a guest with that name gives way, if nobody has seen that guest yet."""
    people = [*(doc.seats[number].name for number in doc.people), *(asking.name for asking in doc.asks)]
    check_name(name, people)
    for number, seat in enumerate(doc.seats):
        if alike(clean_name(name), seat.guest):
            taken = [each.guest for each in doc.seats]
            if seat.kind == "bot" or doc.status == "playing" or len(taken) == len(GUESTS):
                check_name(name, [seat.guest])
            guest = free_guest(seat.bot or doc.stand_in, taken, [*people, name])
            doc = put(doc, number, replace(seat, guest=guest))
    return doc


def person_at(doc: TableDoc, seat: int) -> SeatDoc:
    if not 0 <= seat < len(doc.seats) or doc.seats[seat].kind != "person":
        raise Denied("nobody_there", f"There is no player at seat {seat}.")
    return doc.seats[seat]


def put(doc: TableDoc, number: int, seat: SeatDoc) -> TableDoc:
    """Change a seat. What a newer version wrote about it stays, whoever sits there now."""
    seat = replace(seat, unknown=doc.seats[number].unknown)
    return replace(doc, seats=tuple(seat if i == number else each for i, each in enumerate(doc.seats)))


def with_host(doc: TableDoc) -> TableDoc:
    """Keep the host while that seat has a person; otherwise the first person becomes host."""
    if doc.host is not None and doc.seats[doc.host].kind == "person":
        return doc
    people = [number for number, seat in enumerate(doc.seats) if seat.kind == "person"]
    return replace(doc, host=people[0] if people else None)


def with_guests(doc: TableDoc) -> TableDoc:
    """Give every seat without a guest its own: bots choose first, then open seats, then people's."""
    people = [seat.name for seat in doc.seats]
    for kind in ("bot", "open", "person"):
        for number, seat in enumerate(doc.seats):
            if seat.kind == kind and not seat.guest:
                taken = [each.guest for each in doc.seats]
                guest = free_guest(seat.bot or doc.stand_in, taken, people)
                doc = put(doc, number, replace(seat, guest=guest))
    return doc


def guest_for(doc: TableDoc, seat: int, bot: str) -> str:
    """Who sits here as this bot: the same guest as before, if that guest has this strength."""
    before = doc.seats[seat].guest
    if strength(LEVEL_OF[before]) == strength(bot):
        return before
    others = [each.guest for number, each in enumerate(doc.seats) if number != seat]
    return free_guest(bot, others, [each.name for each in doc.seats])


def check_bot(name: str, game: AnyGame, allowed: Collection[str] = ()) -> None:
    """Refuse bots that can't play this game, and those that the server's host has not allowed.

    Levels and bots that answer at once are always allowed. A client must not spend the server's time freely,
    nor run arbitrary code.
    """
    offered = dict.fromkeys([*LEVELS, *(bot for bot in BOTS if not takes_budget(bot)), *allowed])
    able = [bot for bot in offered if can_play(bot, game)]
    if name in able:
        return
    if name in offered:
        raise Denied("bad_options", f"The bot {name} can't play {game.name}. Bots that can: {listing(able)}.")
    meant = [bot for bot in misspelt(name) if bot in able]
    why = f"There is no bot '{name}' here.{did_you_mean(meant)} Available bots: {listing(able)}."
    raise Denied("bad_options", why)
