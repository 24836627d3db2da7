"""Who gives hints, to one seat after the other, so that they keep nobody from playing."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from sushiya.bots import Budget
from sushiya.core import Seat
from sushiya.table.audience import Client
from sushiya.table.live import LiveMatch
from sushiya.table.protocol import Hint, Hints, Refused
from sushiya.table.refusals import Denied
from sushiya.table.services import Bots
from sushiya.table.wire_types import RankedOption

if TYPE_CHECKING:
    from sushiya.table.table import Table

__all__ = ["HintService"]

MOST_WAITING = 20
"""Questions that may wait for the thread: with one a second, nobody waits for longer than that."""

log = logging.getLogger("sushiya")


class HintService:
    """Thinks about one question after the other, for all tables here; a guest asks one at a time."""

    def __init__(self, bots: Bots, budget: Budget) -> None:
        self._bots = bots
        self._budget = budget
        self._asking: set[Client] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        """The hints that are being thought about."""

    async def ask(self, table: "Table", client: Client, message: Hint) -> None:
        """Begin to think; the guest is told when it is done. Raises Denied.

        Call it with the table's lock held.
        """
        seat, match = message.seat, table.match
        table.own(client, seat)
        view = None if match is None or match.over else match.game.view(match.state, seat)
        if match is None or view is None or view.decision is None or message.serial != match.serial:
            raise Denied("late", "That question is closed, or not put to this seat.")
        if not table.doc.gives_hints(seat):
            raise Denied("no_hints", "Other people play here, too, and the host has not allowed hints.")
        if client in self._asking:
            raise Denied("too_fast", "One hint after the other.")
        if len(self._asking) >= MOST_WAITING:
            raise Denied("unavailable", "Too many ask for a hint now. Please try again soon.")
        if not self._bots.search_is_ready(match.game):
            if self._bots.search_failed(match.game):
                raise Denied("unavailable", "The search could not be compiled. The server's log says why.")
            why = "The search is being compiled, once for this server. Please try again in a minute."
            raise Denied("warming_up", why)
        self._asking.add(client)
        task = asyncio.create_task(self._advise(client, match, view, len(match.played.history)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _advise(self, client: Client, match: LiveMatch, view: Any, until: int) -> None:
        try:
            found = await self._bots.advise(lambda: self._think(match, view, until))
        except Exception:
            log.exception("a hint failed", extra={"match": match.row.id})
            client.tell(
                Refused("hint", "unavailable", "There is no hint for this question. Nothing was lost.")
            )
            return
        finally:
            self._asking.discard(client)
        if view.seat in client.seats:
            client.tell(found)
        else:  # the seat was taken away meanwhile: its hand is not theirs to know
            client.tell(Refused("hint", "not_your_seat", f"Seat {view.seat} is not yours any more."))

    def _think(self, match: LiveMatch, view: Any, until: int) -> Hints:
        """The seat's view and what it had seen until then: nothing else is known to the master."""
        seat: Seat = view.seat
        given = match.hints.get(seat)
        if given is None or given.serial != view.serial:  # else: the same question, the same hint
            ranked = match.hinter(seat, self._budget).told(match.played.history, until).hints(view)
            options = [
                RankedOption(action=str(each.option), win=round(each.win, 3), margin=round(each.margin, 2))
                for each in ranked
            ]
            given = match.hints[seat] = Hints(seat, view.serial, tuple(options))
        return given
