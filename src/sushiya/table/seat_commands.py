"""Commands that change who sits where: take a seat, give it up, move it, or give it to a bot."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from sushiya.core import Seat
from sushiya.table import protocol
from sushiya.table.audience import Client
from sushiya.table.keys import new_code, new_key
from sushiya.table.refusals import Denied
from sushiya.table.seating import CODE_SECONDS, Seating, TableDoc

if TYPE_CHECKING:
    from sushiya.table.table import Table

__all__ = ["hand_to_bot", "make_code", "sit", "vacate"]


async def sit(
    table: "Table",
    client: Client,
    what: Literal["joined", "seat_moved"],
    take: Callable[[TableDoc, str], tuple[TableDoc, int]],
) -> None:
    """A client takes a seat and gets a new key for it."""
    key = new_key()
    number = -1

    def change(doc: TableDoc) -> TableDoc:
        nonlocal number
        doc, number = take(doc, key)
        client.keys = (*client.keys, key)  # it opens the seat as soon as the document is adopted
        return table.noted(doc, what, number)

    await table.change(change)
    client.tell(protocol.Joined(number, key))
    if table.match is not None:
        table.show_match(client, table.match.version)  # it has watched, and knows what happened
    await table.begin_if_full()


async def hand_to_bot(table: "Table", client: Client, seat: Seat, bot: str | None) -> None:
    """A bot gets a seat, or stands in for a person who is away."""

    def change(doc: TableDoc) -> TableDoc:
        handed = Seating.hand_to_bot(doc, seat, bot)
        away = doc.seats[seat].kind == "person"
        if away and bot and (doc.status != "playing" or seat in table.presence.everywhere()[0]):
            raise Denied("seat_taken", "A bot stands in only during a match, for a player who is away.")
        if handed == doc or (away and not bot):
            return handed
        return table.noted(handed, "covered" if away else "bot", seat)

    await table.change(change, allowed=lambda: table.check_host(client))
    await table.begin_if_full()


async def vacate(
    table: "Table", seat: Seat, what: Literal["left", "removed"], allowed: Callable[[], None]
) -> None:
    """A person's seat is open again."""

    def change(doc: TableDoc) -> TableDoc:
        left = Seating.leave(doc, seat)
        return table.noted(left, what, seat, name=doc.seats[seat].name)

    await table.change(change, allowed=allowed)
    table.driver.look()


async def make_code(table: "Table", client: Client, seat: Seat) -> None:
    """For the client's own seat. The host may do it for another's, and then everyone is notified."""

    def allowed() -> None:
        if seat not in client.seats:
            table.check_host(client)

    code, now = new_code(), table.services.clock.time()

    def change(doc: TableDoc) -> TableDoc:
        made = Seating.make_code(doc, seat, code, now)
        return made if seat in client.seats else table.noted(made, "key_reissued", seat)

    await table.change(change, allowed=allowed)
    client.tell(protocol.CodeMade(seat, code, CODE_SECONDS))
