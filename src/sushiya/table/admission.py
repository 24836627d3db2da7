"""Who may take which seat, so that in a running match nobody sees a hand that isn't theirs."""

from dataclasses import replace

from sushiya.table.documents import AskDoc, TableDoc
from sushiya.table.keys import hashed, typed
from sushiya.table.names import clean_name
from sushiya.table.refusals import Denied
from sushiya.table.visitors import Visitor, devices

__all__ = [
    "admitted",
    "agree",
    "ask",
    "check_claim",
    "check_visitor",
    "decline",
    "has_to_ask",
    "open_seat",
    "withdraw",
]

ENOUGH = 2
"""How many people have to agree that somebody joins their match; all who are here, if they are fewer.

With one, a host could admit himself on a second device, to the hand of somebody who left.
"""
MOST_ASKS = 3
"""Who may ask at the same time."""


def open_seat(doc: TableDoc, wanted: int | None, visitor: Visitor) -> int:
    """The open seat that is wished for, or the one that the visitor left, or the first. Raises Denied."""
    free = [number for number, seat in enumerate(doc.seats) if seat.kind == "open"]
    if not free:
        raise Denied("no_open_seat", "Every seat is taken. You can watch, or ask the host for a seat.")
    if wanted is not None and wanted not in free:
        raise Denied("seat_taken", f"Seat {wanted} is not open. Open seats: {', '.join(map(str, free))}.")
    left = [number for number in free if visitor.device and visitor.device in doc.seats[number].held]
    return [*left, *free][0] if wanted is None else wanted


def check_visitor(doc: TableDoc, seat: int, visitor: Visitor) -> None:
    """Whether a visitor may take this open seat at all. Raises Denied."""
    marks = set(visitor.marks)
    _check_removed(doc, visitor)
    _check_one_seat(doc, seat, visitor)
    if doc.status != "playing":
        return
    for number, other in enumerate(doc.seats):
        if number != seat and marks & {*other.marks, *other.held}:
            raise Denied("seen_a_hand", "You have seen another hand of this match. Wait for the next one.")
    if marks & set(doc.declined):
        raise Denied("declined", "The table would rather play this match without you. You can watch.")


def check_claim(doc: TableDoc, seat: int, visitor: Visitor) -> None:
    """Whether a visitor may take over a seat with its code. Raises Denied.

    The address doesn't count: people who live together share it. Two seats that were on one device may move
    to another one.
    """
    _check_removed(doc, visitor)
    _check_one_seat(doc, seat, visitor)
    own = devices(doc.seats[seat].marks)
    for number, other in enumerate(doc.seats):
        theirs = devices((*other.marks, *other.held))
        if doc.status == "playing" and number != seat and visitor.device in theirs and not theirs & own:
            raise Denied("seen_a_hand", "Another hand of this match was played on this device.")


def has_to_ask(doc: TableDoc, seat: int, visitor: Visitor) -> bool:
    """Whether the people at the table have to agree first, unless it was the visitor's own seat."""
    own = bool(visitor.device) and visitor.device in doc.seats[seat].held
    return doc.status == "playing" and doc.among_people and bool(doc.people) and not own


def ask(doc: TableDoc, name: str, seat: int, key: str, recovery: str, visitor: Visitor) -> TableDoc:
    """Somebody asks for an open seat. Raises Denied."""
    if len(doc.asks) >= MOST_ASKS:
        raise Denied("too_fast", "Others are asking for a seat already. Please wait until they are answered.")
    asking = AskDoc(
        doc.asked + 1, clean_name(name), seat, hashed(key), hashed(typed(recovery)), visitor.marks
    )
    return replace(doc, asks=(*doc.asks, asking), asked=asking.number)


def withdraw(doc: TableDoc, visitor: Visitor) -> TableDoc:
    """Who asks again, or takes a seat, no longer asks as before."""
    return replace(doc, asks=tuple(each for each in doc.asks if not set(each.marks) & set(visitor.marks)))


def agree(doc: TableDoc, number: int, seats: tuple[int, ...]) -> tuple[TableDoc, AskDoc]:
    """The people at these seats agree that somebody joins. Raises Denied."""
    before = _asking(doc, number)
    after = replace(before, yes=tuple(sorted({*before.yes, *seats})))
    return replace(doc, asks=tuple(after if each is before else each for each in doc.asks)), after


def admitted(doc: TableDoc, asking: AskDoc, here: set[int]) -> bool:
    """Whether enough have agreed of those who are here. Seats that share a device have one voice."""
    yes = set(asking.yes) & set(doc.people)
    return len(_voices(doc, yes)) >= min(ENOUGH, len(_voices(doc, (here | yes) & set(doc.people))))


def decline(doc: TableDoc, number: int) -> tuple[TableDoc, AskDoc]:
    """Somebody who asked is not admitted to this match. Raises Denied."""
    asking = _asking(doc, number)
    rest = tuple(each for each in doc.asks if each is not asking)
    return replace(doc, asks=rest, declined=(*doc.declined, *asking.marks)), asking


def _asking(doc: TableDoc, number: int) -> AskDoc:
    found = next((each for each in doc.asks if each.number == number), None)
    if found is None:
        raise Denied("late", "This request has been answered already.")
    return found


def _voices(doc: TableDoc, seats: set[int]) -> set[object]:
    return {frozenset(devices(doc.seats[seat].marks)) or seat for seat in seats}


def _check_removed(doc: TableDoc, visitor: Visitor) -> None:
    if set(visitor.marks) & set(doc.removed):
        raise Denied("removed", "You were removed from this table.")


def _check_one_seat(doc: TableDoc, seat: int, visitor: Visitor) -> None:
    for number in doc.people if doc.public else ():
        if number != seat and set(visitor.marks) & set(doc.seats[number].marks):
            raise Denied("one_seat", "At a public table you can have only one seat.")
