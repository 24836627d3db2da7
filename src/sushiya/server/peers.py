"""What the processes that share a store tell each other about their tables."""

import logging
import time
from collections.abc import Awaitable, Callable, Collection
from math import inf
from typing import Any

from sushiya.core.codec import decode, parse_json, to_json
from sushiya.server.incidents import Incidents
from sushiya.server.limits import Meters
from sushiya.server.store import Line, News, Store, read_lines
from sushiya.table.messages import refusal
from sushiya.table.protocol import Phrase, Thinking
from sushiya.table.table import Table

__all__ = ["PRESENCE", "ProcessPeers"]

log = logging.getLogger("sushiya")

PRESENCE = 20.0
"""Seconds between presence messages. Other processes trust one for three times as long."""


class ProcessPeers:
    """Keeps the tables of this process up to date with what others write, and tells others who is here."""

    def __init__(
        self,
        process: str,
        store: Store,
        tables: dict[str, Table],
        *,
        shared: bool,
        meters: Meters,
        incidents: Incidents,
        spawn: Callable[[Any], None],
    ) -> None:
        self.process = process
        self.shared = shared
        """Whether there may be other processes."""
        self._store = store
        self._tables = tables
        self._meters = meters
        self._incidents = incidents
        self._spawn = spawn
        self._behind: set[str] = set()
        self._told_presence: dict[str, float] = {}
        self._players_at: dict[str, float] = {}
        """When a seated player was last connected to each table, here or at another process."""
        self._anybody_at: dict[str, float] = {}
        """The same for anybody, spectators included."""
        store.listen(self.hear)

    def hear(self, news: News) -> None:
        """Take in a message from another process."""
        try:
            self._take_in(news)
        except Exception as error:  # it may come from a newer version
            self._incidents.unreadable(error, table=news.table, news=news.kind)

    def _take_in(self, news: News) -> None:
        if news.kind == "reconnected":
            for table in self._tables.values():
                self.catch_up_soon(table)
            return
        found = self._tables.get(news.table)
        if news.kind == "presence":
            process, seats, spectators = parse_json(news.payload)
            self._seen(news.table, seats, spectators)
            if found is not None:
                found.heard_of(process, set(seats), spectators, 3 * PRESENCE)
        elif found is None:
            return
        elif news.kind == "match" and news.payload:
            match, lines = read_lines(news.payload)
            self._take_in_soon(found, match, lines)
        elif news.kind in ("table", "match"):
            self.catch_up_soon(found)
        elif news.kind == "say" and self._meters.phrases_at_table.take(news.table, time.monotonic()):
            seat, phrase = news.payload.split(" ")
            found.said(int(seat), decode(Phrase, phrase))  # type: ignore[arg-type]  # a Literal is not a class
        elif news.kind == "thinking":
            found.driver.heard(decode(Thinking, news.payload))  # type: ignore[arg-type]  # the same

    def catch_up_soon(self, table: Table) -> None:
        """Read the store soon. One read covers all news that arrives before it starts."""
        if table.id not in self._behind:
            self._behind.add(table.id)
            self._spawn(self._safely(table, self._catch_up, table))

    def _take_in_soon(self, table: Table, match: str, lines: list[Line]) -> None:
        """Show what another process has stored, unless the store is about to be read anyway."""
        if table.id not in self._behind:
            self._spawn(self._safely(table, table.take_in, match, lines))

    async def _catch_up(self, table: Table) -> None:
        async with table.lock:
            self._behind.discard(table.id)
            await table.catch_up_locked()

    async def _safely(self, table: Table, work: Callable[..., Awaitable[None]], *about: Any) -> None:
        """Bring a table up to date. A failure concerns this table only."""
        try:
            await work(*about)
        except Exception as error:
            told = refusal("table", self._incidents.explained(error, table=table.id))
            log.warning("could not catch up", extra={"table": table.id, "why": told.reason, "id": told.error})

    def tell(self, table: str, kind: str, payload: str) -> None:
        """Send a message to other processes."""
        if self.shared:
            self._spawn(self._store.tell(News(table, kind, payload)))

    def presence(self, table: str, online: set[int], spectators: int) -> None:
        """Note who is connected here, and notify other processes."""
        self._told_presence[table] = time.monotonic()
        self._seen(table, online, spectators)
        self.tell(table, "presence", to_json((self.process, sorted(online), spectators)))

    def _seen(self, table: str, seats: Collection[int], spectators: int) -> None:
        if seats:
            self._players_at[table] = time.monotonic()
        if seats or spectators:
            self._anybody_at[table] = time.monotonic()

    def repeat_presence(self, table: Table) -> None:
        """Announce again who is connected to this table, if the last announcement is too old."""
        now = time.monotonic()
        if now - self._told_presence.get(table.id, now) > PRESENCE:
            self.presence(table.id, table.audience.online(), table.audience.spectators())

    def asleep(self, table: str) -> None:
        """Note that this process no longer has the table."""
        self._told_presence.pop(table, None)

    # Who was where ------------------------------------------------------------------------------------------

    def seconds_without_people(self, table: str) -> tuple[float, float]:
        """How long ago a seated player, and how long ago anybody, was last connected to this table.

        In any process.
        """
        now = time.monotonic()
        return now - self._players_at.get(table, -inf), now - self._anybody_at.get(table, -inf)

    def forget_people(self, seconds: float) -> None:
        """Forget who was connected longer ago than this."""
        forgotten = time.monotonic() - seconds
        for last in (self._players_at, self._anybody_at):
            for table in [table for table, seen in last.items() if seen <= forgotten]:
                del last[table]
