"""Commands that change who sits where: take, request, leave or move a seat, or give it to a bot."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from sushiya.core import Seat
from sushiya.table import admission, protocol
from sushiya.table.audience import Client
from sushiya.table.documents import TableDoc
from sushiya.table.keys import new_code, new_recovery
from sushiya.table.refusals import Denied
from sushiya.table.seating import CODE_SECONDS, Seating
from sushiya.table.visitors import Visitor

if TYPE_CHECKING:
    from sushiya.table.table import Table

__all__ = [
    "add_luck",
    "admit",
    "check_host",
    "check_player",
    "claim",
    "hand_to_bot",
    "join",
    "leave",
    "make_code",
    "recognise",
    "remove",
    "say",
]


def _visitor(table: "Table", client: Client, device: str, keys: tuple[str, ...]) -> Visitor:
    """Who this is. A client that names no device is identified by a key."""
    return Visitor.at(table.id, device or "".join(keys[:1]), client.address)


async def recognise(table: "Table", client: Client, hello: protocol.Hello) -> None:
    """Find the seats of a client that connects, and remember its visitor, who will see their hands."""
    client.keys = hello.keys
    client.visitor = _visitor(table, client, hello.device, hello.keys)

    def change(doc: TableDoc) -> TableDoc:
        seats = doc.seats_of(hello.keys)  # of this document: another process may have moved everyone on
        return replace(Seating.mark(doc, seats, client.visitor), visited=True)

    await table.change(change)
    table.seat(client)
    client.asking = bool(client.keys) and not client.seats


def check_host(table: "Table", client: Client, or_away: bool = False) -> None:
    """Check that this is the host or, with `or_away`, a player whose host is away. Raises Denied."""
    host = table.doc.host
    runs = or_away and client.seats and table.doc.status == "playing"
    if host not in client.seats and not (runs and host is not None and _is_replaceable(table, host)):
        raise Denied("host_only", "Only the host can do that.")


def check_player(client: Client) -> None:
    """Check that this is a player at the table. Raises Denied."""
    if not client.seats:
        raise Denied("players_only", "Only players at this table can do that.")


def _check_away(table: "Table", seat: Seat) -> None:
    if not _is_replaceable(table, seat):
        raise Denied("not_away", f"{table.doc.name(seat)} is here, or has not been away for long.")


def _is_replaceable(table: "Table", seat: Seat) -> bool:
    """Whether the player of this seat has been away long enough for a bot to play."""
    return seat not in table.presence.everywhere()[0] and not table.patience(seat)


async def join(table: "Table", client: Client, name: str, wanted: Seat | None, luck: str) -> None:
    """A client takes an open seat, or has to ask for it."""
    key, recovery, now = table.services.new_key(), new_recovery(), table.services.clock.time()
    visitor = _known(table, client, key)
    answer: protocol.Joined | protocol.Asked

    def change(doc: TableDoc) -> TableDoc:
        nonlocal answer
        doc = admission.withdraw(doc, visitor)
        seat = admission.open_seat(doc, wanted, visitor)
        admission.check_visitor(doc, seat, visitor)
        joined = Seating.join(doc, name, seat, key, recovery, visitor.marks, luck, now)
        if admission.has_to_ask(doc, seat, visitor):
            doc = admission.ask(doc, name, seat, key, recovery, visitor)
            doc = table.noted(doc, "asked", seat, name=doc.asks[-1].name)
            answer = protocol.Asked(doc.asked, seat, key, recovery)
        else:
            doc = table.noted(joined, "joined", seat)
            answer = protocol.Joined(seat, key, recovery)
        client.keys = (*client.keys, key)  # it opens the seat as soon as the document says so
        return doc

    await table.change(change)
    client.visitor = visitor
    client.asking = isinstance(answer, protocol.Asked)
    client.tell(answer)
    if not client.asking:
        await _seated(table, client)


async def claim(table: "Table", client: Client, code: str) -> None:
    """A client takes over a seat with one of its codes."""
    key, recovery = table.services.new_key(), new_recovery()
    visitor, now = _known(table, client, key), table.services.clock.time()
    number = -1

    def change(doc: TableDoc) -> TableDoc:
        nonlocal number
        doc, number = Seating.claim(doc, code, key, now, recovery, visitor)
        client.keys = (*client.keys, key)
        return table.noted(doc, "seat_moved", number)

    if table.services.peers.shared:
        await table.catch_up_locked()  # the code may have been made at another process, just now
    await table.change(change)
    client.visitor = visitor
    client.tell(protocol.Joined(number, key, recovery))
    await _seated(table, client)


def _known(table: "Table", client: Client, key: str) -> Visitor:
    """The client's marks. If it names no device, its first key stands in for one."""
    device = client.visitor.device or _visitor(table, client, "", (key,)).device
    return replace(client.visitor, device=device)


async def _seated(table: "Table", client: Client) -> None:
    if table.match is not None:
        table.show_match(client, table.match.version)  # it has been watching, and knows what happened
    await table.begin_if_full()


async def admit(table: "Table", client: Client, number: int, yes: bool) -> None:
    """A player agrees, or not, that somebody may join the match."""

    def change(doc: TableDoc) -> TableDoc:
        if not yes:
            doc, asking = admission.decline(doc, number)
            return table.noted(doc, "declined", asking.seat, name=asking.name)
        doc, asking = admission.agree(doc, number, client.seats)
        if not admission.admitted(doc, asking):
            return doc
        seat = admission.seat_for(doc, asking)
        now = table.services.clock.time()
        return table.noted(Seating.admit(doc, asking, seat, now), "joined", seat)

    await table.change(change, allowed=lambda: check_player(client))
    table.driver.look()


async def hand_to_bot(table: "Table", client: Client, seat: Seat, bot: str | None) -> None:
    """A bot gets a seat, or stands in for a person who has been away for a while."""

    def change(doc: TableDoc) -> TableDoc:
        handed = Seating.hand_to_bot(doc, seat, bot, table.services.settings.allowed_bots)
        away = doc.seats[seat].kind == "person"
        if away and bot:
            if doc.status != "playing":
                raise Denied("seat_taken", "A bot stands in only during a match, for a player who is away.")
            _check_away(table, seat)
        if handed == doc or (away and not bot):
            return handed
        return table.noted(handed, "covered" if away else "bot", seat)

    await table.change(change, allowed=lambda: check_host(table, client, or_away=True))
    await table.begin_if_full()


async def leave(table: "Table", client: Client, seat: Seat) -> None:
    """A player gives up a seat, and may come back to it."""
    await _vacate(table, seat, "left", Seating.leave, lambda: table.own(client, seat))


async def remove(table: "Table", client: Client, seat: Seat) -> None:
    """A player has to leave the table: during a match, only one who has been away for a while."""

    def allowed() -> None:
        check_host(table, client)
        if table.doc.status == "playing" and seat in table.doc.people:
            _check_away(table, seat)

    await _vacate(table, seat, "removed", Seating.remove, allowed)


async def _vacate(
    table: "Table",
    seat: Seat,
    what: protocol.What,
    vacate: Callable[[TableDoc, Seat], TableDoc],
    allowed: Callable[[], None],
) -> None:
    def change(doc: TableDoc) -> TableDoc:
        return table.noted(vacate(doc, seat), what, seat, name=doc.seats[seat].name)

    await table.change(change, allowed=allowed)
    table.driver.look()


def say(table: "Table", client: Client, message: protocol.Say) -> None:
    """Say a phrase to everyone, wherever they are connected."""
    table.own(client, message.seat)
    table.said(message.seat, message.phrase)
    table.services.peers.tell(table.id, "say", f"{message.seat} {message.phrase}")


async def add_luck(table: "Table", client: Client, luck: str) -> None:
    """Add to the luck of the next match, for all seats of this client."""
    promise = table.doc.next_commitment

    def change(doc: TableDoc) -> TableDoc:
        begun = doc.next_commitment != promise  # at another process: the luck was meant for that match
        return doc if begun else Seating.add_luck(doc, client.seats, luck)

    await table.change(change)


async def make_code(table: "Table", client: Client, seat: Seat) -> None:
    """A code that moves the client's own seat. Nobody gets one for somebody else's."""
    code, now = new_code(), table.services.clock.time()
    await table.change(
        lambda doc: Seating.make_code(doc, seat, code, now), allowed=lambda: table.own(client, seat)
    )
    client.tell(protocol.CodeMade(seat, code, CODE_SECONDS))
