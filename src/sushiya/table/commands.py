"""Maps each command of a client to the function that carries it out."""

from typing import TYPE_CHECKING

from sushiya.table import protocol, seat_commands
from sushiya.table.audience import Client
from sushiya.table.memory_aid import remember
from sushiya.table.protocol import ClientMessage
from sushiya.table.refusals import Denied
from sushiya.table.seating import Seating

if TYPE_CHECKING:
    from sushiya.table.table import Table

__all__ = ["carry_out"]


async def carry_out(table: "Table", client: Client, message: ClientMessage) -> None:
    """Carry out a command; the caller holds the table's lock. Raises Denied, IllegalAction or BadNotation."""
    match message:
        case protocol.Answer():
            await table.answer(client, message)
        case protocol.Hint():
            await table.services.hint_service.ask(table, client, message)
        case protocol.Remember():
            remember(table, client, message)
        case protocol.Join(name=name, seat=wanted):
            await seat_commands.join(table, client, name, wanted, message.luck)
        case protocol.Admit(number=number, yes=yes):
            await seat_commands.admit(table, client, number, yes)
        case protocol.Leave(seat=seat):
            await seat_commands.leave(table, client, seat)
        case protocol.Start():
            await table.begin_match(Seating.begin, lambda: seat_commands.check_host(table, client))
        case protocol.Rematch():
            await table.end_if_over()
            await table.rematch.ask(table, client)
        case protocol.Luck(commitment=commitment, luck=luck):
            if commitment == table.doc.next_commitment and table.doc.status != "playing":
                await seat_commands.add_luck(table, client, luck)
                await table.rematch.look(table)
        case protocol.Bot(seat=seat, bot=bot):
            await seat_commands.hand_to_bot(table, client, seat, bot)
        case protocol.Remove(seat=seat):
            await seat_commands.remove(table, client, seat)
        case protocol.Code(seat=seat):
            await seat_commands.make_code(table, client, seat)
        case protocol.Claim(code=code):
            await seat_commands.claim(table, client, code)
        case protocol.Say():
            seat_commands.say(table, client, message)
        case protocol.Mute(on=on):
            client.muted = on
        case protocol.Coach(on=on):
            client.coached = on
        case protocol.Ping():
            client.tell(protocol.Pong())
        case protocol.Hello():
            raise Denied("bad_message", "Send hello only once, as the first message.")
