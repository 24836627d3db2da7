"""A rematch begins once everyone who is here has added luck, or a moment after somebody asked for it."""

import asyncio
from typing import TYPE_CHECKING

from sushiya.core import SushiyaError
from sushiya.table.audience import Client
from sushiya.table.messages import refusal
from sushiya.table.refusals import Denied
from sushiya.table.seat_commands import check_player
from sushiya.table.seating import Seating

if TYPE_CHECKING:
    from sushiya.table.table import Table

__all__ = ["Rematch"]

PATIENCE = 1.5
"""How many seconds a rematch waits for luck: a client adds it by itself when a match ends."""


class Rematch:
    """The rematch that somebody at a table has asked for, while it waits for luck.

    It does not know its table, which would be a cycle.
    """

    def __init__(self) -> None:
        self._asker: Client | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    async def ask(self, table: "Table", client: Client) -> None:
        """A player asks for it. The caller holds the table's lock. Raises Denied."""
        check_player(client)
        Seating.rematch(table.doc, "")  # is it possible?
        if self._timer is None and self._missing(table):
            self._asker = client
            self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._begin_soon, table)
        elif not self._missing(table):
            await self._begin(table, client)

    async def look(self, table: "Table") -> None:
        """Begin it if the last luck has come. The caller holds the table's lock."""
        if self._asker is not None and not self._missing(table):
            await self._begin(table, self._asker)

    def stop(self) -> None:
        """Wait no longer."""
        if self._timer is not None:
            self._timer.cancel()
        self._asker = self._timer = None

    def _missing(self, table: "Table") -> bool:
        """Whether somebody who is here has not added luck yet."""
        doc, online = table.doc, table.presence.everywhere()[0]
        return any(seat in online and doc.seats[seat].luck is None for seat in doc.people)

    async def _begin(self, table: "Table", asker: Client) -> None:
        self.stop()
        await table.begin_match(Seating.rematch, lambda: check_player(asker))

    def _begin_soon(self, table: "Table") -> None:
        self._task = asyncio.ensure_future(self._begin_late(table))

    async def _begin_late(self, table: "Table") -> None:
        """Begin it without the luck that is missing."""
        async with table.lock:
            asker = self._asker
            if asker is None:
                return
            try:
                await self._begin(table, asker)
            except Denied as error:  # another process was faster, or the asker has left
                asker.tell(refusal("rematch", error))
            except Exception as error:
                table.services.noted(error, table=table.id)
                if isinstance(error, SushiyaError):
                    asker.tell(refusal("rematch", error))
