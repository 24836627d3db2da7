"""Who may take which seat, so that in a running match nobody sees a hand that isn't theirs."""

from collections.abc import Iterable
from dataclasses import replace

from sushiya.table.documents import AskDoc, SeatDoc, TableDoc
from sushiya.table.keys import hashed, typed
from sushiya.table.names import clean_name
from sushiya.table.refusals import Denied
from sushiya.table.visitors import MOST_DEVICES, Visitor, devices, merged

__all__ = [
    "admitted",
    "agree",
    "ask",
    "check_claim",
    "check_devices",
    "check_visitor",
    "decline",
    "has_to_ask",
    "open_seat",
    "seat_for",
    "withdraw",
]

ENOUGH = 2
"""How many people have to agree that somebody joins their match, even if fewer are left.

With one, hosts could let themselves in on a second device and see the hand of somebody who left.
"""
MOST_ASKS = 3
"""How many visitors may be asking at the same time."""
MOST_DECLINED = 100
"""How many declined devices and addresses a match keeps. Beyond that, nobody else may ask."""


def open_seat(doc: TableDoc, wanted: int | None, visitor: Visitor) -> int:
    """The open seat asked for, else the one the visitor left, else the first. Raises Denied.

    A bot gives way to the person who left its seat.
    """
    left = [number for number in range(len(doc.seats)) if _has_left(doc, number, visitor)]
    free = sorted({*left, *_open_seats(doc)})
    if not free:
        raise Denied("no_open_seat", "Every seat is taken. You can watch, or ask the host for a seat.")
    if wanted is not None and wanted not in free:
        raise Denied("seat_taken", f"Seat {wanted} is not open. Open seats: {', '.join(map(str, free))}.")
    return [*left, *free][0] if wanted is None else wanted


def _open_seats(doc: TableDoc) -> list[int]:
    return [number for number, seat in enumerate(doc.seats) if seat.kind == "open"]


def _has_left(doc: TableDoc, number: int, visitor: Visitor) -> bool:
    """Whether the visitor has held this seat of the running match, and no person holds it now."""
    seat = doc.seats[number]
    was_theirs = visitor.device != "" and visitor.device in seat.held
    return doc.status == "playing" and seat.kind != "person" and was_theirs


def check_visitor(doc: TableDoc, seat: int, visitor: Visitor) -> None:
    """Check that a visitor may take this open seat at all. Raises Denied.

    Whoever left it may come back even from a shared address: the device tells people apart.
    """
    _check_removed(doc, visitor)
    _check_one_seat(doc, seat, visitor)
    _check_known_deal(doc, seat, visitor)
    if doc.status != "playing":
        return
    marks = devices(visitor.marks) if _has_left(doc, seat, visitor) else set(visitor.marks)
    if _has_seen_another(doc, seat, marks):
        raise Denied("seen_a_hand", "You have seen another hand of this match. Wait for the next one.")
    if marks & set(doc.declined):
        raise Denied("declined", "The table would rather play this match without you. You can watch.")
    check_devices(doc.seats[seat], visitor)


def _has_seen_another(doc: TableDoc, seat: int, marks: set[str]) -> bool:
    """Whether somebody with these marks has held another seat of the match than this one."""
    return any(
        number != seat and not marks.isdisjoint((*other.marks, *other.held))
        for number, other in enumerate(doc.seats)
    )


def check_claim(doc: TableDoc, seat: int, visitor: Visitor) -> None:
    """Check that a visitor may take over a seat with its code. Raises Denied.

    The address doesn't count, since people who live together share it. Two seats that were on one device may
    move to another one.
    """
    _check_removed(doc, visitor)
    _check_one_seat(doc, seat, visitor)
    _check_known_deal(doc, seat, visitor)
    if doc.status != "playing":
        return
    own = devices(doc.seats[seat].marks)
    for number, other in enumerate(doc.seats):
        theirs = devices((*other.marks, *other.held))
        if number != seat and visitor.device in theirs and not theirs & own:
            raise Denied("seen_a_hand", "Another hand of this match was played on this device.")
    check_devices(doc.seats[seat], visitor)


def check_devices(seat: SeatDoc, visitor: Visitor) -> None:
    """Check that the hand of a seat may be seen on this device, too. Raises Denied.

    Every device has to be remembered: one that was forgotten could see another hand.
    """
    known = devices((*seat.marks, *seat.held))
    if visitor.device not in known and len(known) >= MOST_DEVICES:
        raise Denied("full", "This seat was opened on too many devices. Please use one of them.")


def has_to_ask(doc: TableDoc, seat: int, visitor: Visitor) -> bool:
    """Whether the people at the table have to agree first. Nobody has to ask for the seat they left."""
    return doc.status == "playing" and doc.among_people and not _has_left(doc, seat, visitor)


def ask(doc: TableDoc, name: str, seat: int, key: str, recovery: str, visitor: Visitor) -> TableDoc:
    """Ask for an open seat. Raises Denied, also if too few people are left to agree."""
    if _votes(doc, doc.people) < _needed(doc):
        raise Denied("match_running", "Too few are left to admit you. Wait for the next match.")
    if len(doc.declined) >= MOST_DECLINED:
        raise Denied("too_fast", "Too many have asked for a seat of this match. You can watch.")
    if len(doc.asks) >= MOST_ASKS:
        raise Denied("too_fast", "Others are asking for a seat already. Please wait until they are answered.")
    asking = AskDoc(
        doc.asked + 1, clean_name(name), seat, hashed(key), hashed(typed(recovery)), visitor.marks
    )
    return replace(doc, asks=(*doc.asks, asking), asked=asking.number)


def withdraw(doc: TableDoc, visitor: Visitor) -> TableDoc:
    """Drop the earlier request of a visitor who asks again or takes a seat."""
    return replace(doc, asks=tuple(each for each in doc.asks if not set(each.marks) & set(visitor.marks)))


def agree(doc: TableDoc, number: int, seats: tuple[int, ...]) -> tuple[TableDoc, AskDoc]:
    """The people at these seats agree that somebody joins. Raises Denied."""
    before = _asking(doc, number)
    after = replace(before, yes=tuple(sorted({*before.yes, *seats})))
    return replace(doc, asks=tuple(after if each is before else each for each in doc.asks)), after


def admitted(doc: TableDoc, asking: AskDoc) -> bool:
    """Whether enough people have agreed, connected or not. Those who left have no vote."""
    return _votes(doc, set(asking.yes) & set(doc.people)) >= _needed(doc)


def seat_for(doc: TableDoc, asking: AskDoc) -> int:
    """The open seat for somebody who was admitted: the one they asked for or, if it is taken, another one.

    Raises Denied.
    """
    for seat in sorted(_open_seats(doc), key=lambda seat: seat != asking.seat):
        if not _has_seen_another(doc, seat, set(asking.marks)):
            return seat
    raise Denied("no_open_seat", f"No seat is left for {asking.name}.")


def decline(doc: TableDoc, number: int) -> tuple[TableDoc, AskDoc]:
    """Do not admit somebody who asked to this match. Raises Denied."""
    asking = _asking(doc, number)
    rest = tuple(each for each in doc.asks if each is not asking)
    return replace(doc, asks=rest, declined=merged(doc.declined, asking.marks)), asking


def _asking(doc: TableDoc, number: int) -> AskDoc:
    found = next((each for each in doc.asks if each.number == number), None)
    if found is None:
        raise Denied("late", "This request has been answered already.")
    return found


def _needed(doc: TableDoc) -> int:
    """How many votes it takes to admit somebody: one if all who have played share all their devices."""
    played = [seat for seat in doc.seats if seat.kind == "person" or seat.held]
    return min(ENOUGH, len({frozenset(devices((*seat.marks, *seat.held))) for seat in played}))


def _votes(doc: TableDoc, seats: Iterable[int]) -> int:
    """How many votes these seats have. Seats that share a device or an address share one vote."""
    groups: list[tuple[set[int], set[str]]] = []
    for number, seat in enumerate(doc.seats):
        numbers, marks = {number}, {*seat.marks, *seat.held}
        for group in [each for each in groups if each[1] & marks]:
            groups.remove(group)
            numbers, marks = numbers | group[0], marks | group[1]
        groups.append((numbers, marks))
    return sum(not numbers.isdisjoint(seats) for numbers, _ in groups)


def _check_removed(doc: TableDoc, visitor: Visitor) -> None:
    if set(visitor.marks) & set(doc.removed):
        raise Denied("removed", "You were removed from this table.")


def _check_one_seat(doc: TableDoc, seat: int, visitor: Visitor) -> None:
    for number in doc.people if doc.public else ():
        if number != seat and set(visitor.marks) & set(doc.seats[number].marks):
            raise Denied("one_seat", "At a public table you can have only one seat.")


def _check_known_deal(doc: TableDoc, seat: int, visitor: Visitor) -> None:
    """Whoever made a table with a seed can compute all hands, so people there share one device."""
    if doc.seed is None or doc.status == "finished":
        return
    if any(visitor.device not in doc.seats[number].marks for number in doc.people if number != seat):
        raise Denied("known_deal", "Somebody here may know this deal, so only their own device has seats.")
