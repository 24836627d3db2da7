"""Who gives hints: one thread beside the bots', so that they keep nobody from playing."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from sushiya.bots import Budget, compiler
from sushiya.core import Seat
from sushiya.server.audience import Guest
from sushiya.server.live import LiveMatch
from sushiya.server.protocol import Hint, Hints, Refused
from sushiya.server.refusals import Denied
from sushiya.server.shapes import RankedOption

if TYPE_CHECKING:
    from sushiya.server.hub import Hub
    from sushiya.server.table import Table

__all__ = ["Adviser"]

MOST_WAITING = 20
"""Questions that may wait for the thread: with one a second, nobody waits for longer than that."""

log = logging.getLogger("sushiya")


class Adviser:
    """Thinks about one question after the other, for all tables here; a guest asks one at a time."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._budget = Budget.of(hub.settings.hint)
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="hint")
        self._asking: set[Guest] = set()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def ask(self, table: "Table", guest: Guest, message: Hint) -> None:
        """Begin to think; the guest is told when it is done. Raises Denied.

        Call it with the table's lock held.
        """
        seat, match = message.seat, table.match
        table.own(guest, seat)
        view = None if match is None or match.over else match.game.view(match.state, seat)
        if match is None or view is None or view.decision is None or message.serial != match.serial:
            raise Denied("late", "That question is closed, or not put to this seat.")
        if not table.doc.gives_hints(seat):
            raise Denied("no_hints", "Other people play here, too, and the host has not allowed hints.")
        if guest in self._asking:
            raise Denied("too_fast", "One hint after the other.")
        if len(self._asking) >= MOST_WAITING:
            raise Denied("unavailable", "Too many ask for a hint now. Please try again soon.")
        if not compiler.search_is_ready(match.game):
            if compiler.search_failed(match.game):
                raise Denied("unavailable", "The search could not be compiled. The server's log says why.")
            why = "The search is being compiled, once for this server. Please try again in a minute."
            raise Denied("warming_up", why)
        self._asking.add(guest)
        self._hub.spawn(self._advise(guest, match, view, len(match.played.history)))

    async def _advise(self, guest: Guest, match: LiveMatch, view: Any, until: int) -> None:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._pool, self._think, match, view, until)
        except Exception:
            log.exception("a hint failed", extra={"match": match.row.id})
            guest.tell(
                Refused("hint", "unavailable", "There is no hint for this question. Nothing was lost.")
            )
            return
        finally:
            self._asking.discard(guest)
        if view.seat in guest.seats:
            guest.tell(found)
        else:  # the seat was taken away meanwhile: its hand is not theirs to know
            guest.tell(Refused("hint", "not_your_seat", f"Seat {view.seat} is not yours any more."))

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
