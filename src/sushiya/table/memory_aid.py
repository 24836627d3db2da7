"""The memory aid of a live table: computed only when somebody opens it, from what that seat has seen."""

from typing import TYPE_CHECKING

from sushiya.bots import Seated
from sushiya.core.codec import dumps
from sushiya.games.families import MEMORY_AIDS
from sushiya.games.json_values import json_value
from sushiya.table.aid_messages import Remember, Remembered
from sushiya.table.audience import Client
from sushiya.table.refusals import Denied

if TYPE_CHECKING:
    from sushiya.table.table import Table

__all__ = ["remember"]


def remember(table: "Table", client: Client, message: Remember) -> None:
    """Tell the client what its seat can know. Raises Denied."""
    seat, match = message.seat, table.match
    table.own(client, seat)
    if match is None or match.over:
        raise Denied("late", "No match is running.")
    aid = MEMORY_AIDS.get(match.game.family)
    if table.doc.daily:
        raise Denied("no_memory", "The deal of the day is played without the memory aid.")
    if aid is None or not table.doc.has_memory(seat):
        raise Denied("no_memory", "Other people are playing, and this table has no memory aid.")
    if seat not in match.memories:
        match.memories[seat] = Seated(seat, aid.memory(match.game.seats))
    memory = match.memories[seat].told(match.played.history)
    facts = aid.seen(match.game.view(match.state, seat), memory, message.wanted)
    client.send(dumps({"type": Remembered.type, **json_value(Remembered(seat, match.serial, facts))}))
