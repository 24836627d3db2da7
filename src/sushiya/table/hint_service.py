"""Hints: each table and address gets its fair share of them."""

import asyncio
import logging
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any

from sushiya.bots import Budget
from sushiya.core import Seat
from sushiya.table.audience import Client
from sushiya.table.live import LiveMatch
from sushiya.table.protocol import Hint, HintLater, Hints, Refused
from sushiya.table.refusals import Denied
from sushiya.table.services import Account, Bots
from sushiya.table.wire_types import RankedOption

if TYPE_CHECKING:
    from sushiya.table.table import Table

__all__ = ["HintService"]

MOST_WAITING = 20
"""Requests of one address that may wait. At one per second, nobody waits more than this many seconds."""
SHORT = 0.02
"""About how many seconds a hint with a budget in iterations takes."""
LOOK_AGAIN = 0.25
"""Seconds between checks whether the search is ready."""

log = logging.getLogger("sushiya")


class HintService:
    """Serves hint requests of all tables here. A client has at most one request open."""

    def __init__(self, bots: Bots, budget: Budget) -> None:
        self._bots = bots
        self._budget = budget
        self._asking: dict[Client, str] = {}
        """Who is waiting for a hint, with the address that it is charged to."""
        self._thinking = 0
        """Hints that are being computed or waiting for it."""
        self.tasks: set[asyncio.Task[None]] = set()
        """The hints being computed."""

    async def ask(self, table: "Table", client: Client, message: Hint) -> None:
        """Start computing a hint; the client is sent the result. Raises Denied.

        The caller holds the table's lock.
        """
        seat, match = message.seat, table.match
        table.own(client, seat)
        view = None if match is None or match.over else match.game.view(match.state, seat)
        if match is None or view is None or view.decision is None or message.serial != match.serial:
            raise Denied("late", "This question is closed, or was not put to this seat.")
        if table.doc.daily:
            raise Denied("no_hints", "The deal of the day is played without hints.")
        if not table.doc.gives_hints(seat):
            raise Denied("no_hints", "Other people are playing, and this table does not allow hints.")
        if client in self._asking:
            raise Denied("too_fast", "Please wait for your last hint first.")
        if [*self._asking.values()].count(table.account.address) >= MOST_WAITING:
            raise Denied("unavailable", "Too many players are waiting for a hint. Please try again soon.")
        if not self._bots.search_is_ready(match.game):
            self._check_search(match)
            self._announce(client, view, self._bots.search_ready_in(match.game), preparing=True)
        self._asking[client] = table.account.address
        work = self._advise(client, table.account, match, view, len(match.played.history))
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _advise(
        self, client: Client, account: Account, match: LiveMatch, view: Any, until: int
    ) -> None:
        try:
            while not self._bots.search_is_ready(match.game):
                self._check_search(match)
                await asyncio.sleep(LOOK_AGAIN)
                if match.serial != view.serial or view.seat not in client.seats:
                    return  # nobody is waiting any more
            found = await self._thought(client, account, match, view, until)
        except Denied as error:
            client.tell(Refused("hint", error.reason, str(error)))
            return
        except Exception:
            log.exception("a hint failed", extra={"match": match.row.id})
            client.tell(
                Refused("hint", "unavailable", "No hint is available for this question. Nothing was lost.")
            )
            return
        finally:
            self._asking.pop(client, None)
        if view.seat in client.seats:
            client.tell(found)
        else:  # the client lost the seat in the meantime and may no longer know its hand
            client.tell(Refused("hint", "not_your_seat", f"Seat {view.seat} is no longer yours."))

    async def _thought(
        self, client: Client, account: Account, match: LiveMatch, view: Any, until: int
    ) -> Hints:
        """Think, when it is this account's turn. The client is told roughly how long that takes."""
        self._thinking += 1
        each = self._budget.seconds
        self._announce(client, view, None if each is None else each * self._thinking, preparing=False)
        try:
            work = partial(self._think, match, view, until)
            async with match.hinting[view.seat]:  # on another device the same seat then gets the same hint
                return (await self._bots.advise(account, each or SHORT, work)).found
        finally:
            self._thinking -= 1

    def _announce(self, client: Client, view: Any, seconds: float | None, preparing: bool) -> None:
        whole = None if seconds is None else ceil(seconds)
        client.tell(HintLater(view.seat, view.serial, whole, preparing))

    def _check_search(self, match: LiveMatch) -> None:
        """Raise Denied if the search will not become ready."""
        if self._bots.search_failed(match.game):
            raise Denied("unavailable", "The search could not be compiled. See the server's log.")

    def _think(self, match: LiveMatch, view: Any, until: int, seconds: float) -> Hints:
        """Compute the hint from the seat's view and the events it has seen. The master knows nothing else."""
        seat: Seat = view.seat
        given = match.hints.get(seat)
        if given is None or given.serial != view.serial:  # otherwise: the same question, the same hint
            hinter = match.hinter(seat, self._budget, self._bots.hinter).told(match.played.history, until)
            ranked = hinter.hints(view, seconds)
            options = [
                RankedOption(
                    action=str(each.option),
                    win=round(each.win, 3),
                    margin=round(each.margin, 2),
                    less=round(each.less, 1),
                    because=each.because,
                )
                for each in ranked
            ]
            figure = ranked[0].figure if ranked else "points"
            given = match.hints[seat] = Hints(seat, view.serial, figure, tuple(options))
        return given
