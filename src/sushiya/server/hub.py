"""All live tables of a process: woken on demand, and put to sleep when idle."""

import asyncio
import logging
import time
from typing import Any

from sushiya.bots import Budget
from sushiya.core.codec import Json, to_json
from sushiya.server.bots import ThreadedBots
from sushiya.server.caretaker import Caretaker
from sushiya.server.desk import Desk
from sushiya.server.expiry import Expiry
from sushiya.server.homes import Homes
from sushiya.server.incidents import Incidents, reading
from sushiya.server.limits import Meters, room_for
from sushiya.server.masters import Masters
from sushiya.server.metrics import Metrics, Values, Workers
from sushiya.server.peers import ProcessPeers
from sushiya.server.readiness import Readiness
from sushiya.server.reviews import Reviews
from sushiya.server.settings import Settings
from sushiya.server.store import Store, StoreDown, TableRow, store_for
from sushiya.table.coach_service import CoachService
from sushiya.table.continued import Continued, continued, with_record
from sushiya.table.hint_service import HintService
from sushiya.table.keys import is_id, new_id
from sushiya.table.new_table import wished_table
from sushiya.table.protocol import TableInfo
from sushiya.table.refusals import Denied
from sushiya.table.rest_types import Lobby, NewTable, TableMade
from sushiya.table.seating import sleeping_table_info
from sushiya.table.services import Services
from sushiya.table.table import Table

__all__ = ["Hub"]

log = logging.getLogger("sushiya")

SWEEP = 5.0
REST = 15.0
"""Seconds until an empty table may be put to sleep if the server is full or another worker is its home."""
WAKE_AT_ONCE = 4
"""Tables that wake concurrently.

After a restart all clients reconnect, and nobody must wait long.
"""
MANY_TABLES = 10
"""A strained server first refuses new tables to addresses that have this many live ones."""
LOBBY = 100
LOBBY_SECONDS = 1.0
"""How old the lobby may be when it is shown."""
ABANDONED = 180.0
"""A public table is listed until its people have been away for this many seconds."""
HOUR = 3_600.0
ASK_EXPIRY = 300.0
"""Seconds between questions whether it is time to delete old matches."""


class Hub:
    """Everything that one server process holds in memory."""

    def __init__(self, settings: Settings, build: str = "") -> None:
        """`build` names the build of the page that this server has."""
        self.settings = settings
        self.store: Store = store_for(settings.database)
        self.process = new_id()
        self.metrics = Metrics()
        self.bots = ThreadedBots(settings, self.metrics)
        self.caretaker = Caretaker(self.metrics, settings.seconds_late, self.bots.late)
        self.desk = Desk()
        self.incidents = Incidents(self.metrics)
        self.store.unreadable = self.incidents.unreadable
        self.workers = Workers(settings.workers_folder, self.process)
        self.homes = Homes(settings)
        self.meters = Meters(settings)
        self.tables: dict[str, Table] = {}
        self._lobby = (-HOUR, Json(""))
        """When the cached lobby was made, and its JSON."""
        self.lobby_seconds = LOBBY_SECONDS
        self._making = 0
        self._wakers: dict[str, str] = {}
        """Who woke a table that nobody has entered since: entering it, a client becomes its payer."""
        self._waking: dict[str, asyncio.Task[Table | None]] = {}
        self._alarm = asyncio.Semaphore(WAKE_AT_ONCE)
        self._background: set[asyncio.Task[Any]] = set()
        self.peers = ProcessPeers(
            self.process,
            self.store,
            self.tables,
            shared=not settings.database.startswith("sqlite"),
            meters=self.meters,
            incidents=self.incidents,
            spawn=self.spawn,
        )
        self.hint_service = HintService(self.bots, Budget.of(settings.hint))
        self.coach_service = CoachService(self.bots, lambda: not self.caretaker.strain.forbids("coach"))
        self.services = Services(
            self.store,
            time,
            self.bots,
            self.hint_service,
            self.coach_service,
            peers=self.peers,
            metrics=self.metrics,
            settings=settings,
            build=build,
            new_id=lambda: self.homes.new_id(new_id),
            noted=self.incidents.noted,
        )
        self.reviews = Reviews(self.store, settings, self.process, self.caretaker.strain, self.desk)
        self.masters = Masters(self.store, settings.daily_master, self.process, self.caretaker.strain)
        self._expiry = Expiry(self.store, settings.keep_finished)
        self._asked_expiry = -HOUR
        self.readiness = Readiness(self.store)
        self.began = time.time()

    async def open(self) -> None:
        await self.store.open()
        self.homes.take_number()
        self.metrics.swept_at = time.time()
        self.spawn(self._sweep())
        self.spawn(self._publish())
        self.spawn(self.caretaker.watch())
        if self.settings.warm_up:
            self.spawn(self._warm_up())

    async def _warm_up(self) -> None:
        await self.bots.warm_up()
        await self.reviews.warm_up()

    async def close(self) -> None:
        """Stop driving matches. Everything that matters is already in the store."""
        tables = tuple(self.tables.values())
        driving = [table.driver.task for table in tables if table.driver.task is not None]
        for table in tables:
            table.sleep()
        tasks = [
            *self._background,
            *self.hint_service.tasks,
            *self.coach_service.tasks,
            *self._waking.values(),
            *driving,
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            for table in tables:
                await self._let_go(table)
        except StoreDown as error:
            log.warning("could not release leases; they will expire", extra={"why": str(error)})
        self.bots.close()
        await self.reviews.close()
        await self.masters.close()
        self.desk.close()
        self.homes.close()
        await self.store.close()
        self._publish_metrics()

    # Tables -------------------------------------------------------------------------------------------------

    async def make_table(self, wish: NewTable, maker: str) -> TableMade:
        """Make a table, whose match begins when somebody comes. Returns its id and keys. Raises Denied."""
        self.check_maker(maker, wish.public)  # first, since replaying a record takes long
        if wish.record or wish.answers:
            wish = await self.desk.do(maker, with_record, wish)
        row, made = wished_table(wish, time.time(), maker, self.settings.allowed_bots, self.services.new_id)
        goes_on = await self.desk.do(maker, continued, row, wish, new_id()) if wish.record else None
        await self.add_table(row, maker, goes_on)
        return made

    async def add_table(self, row: TableRow, maker: str, goes_on: Continued | None = None) -> None:
        """Store a new table of a checked maker, and the match that continues there, if any. Raises Denied."""
        await self._make_room(self.settings.most_tables - self.settings.reserved_tables)
        self._making += 1
        try:
            await (self.store.save_table(row) if goes_on is None else goes_on.save(self.store))
        finally:
            self._making -= 1
        self.metrics.tables_made += 1
        if goes_on is None:  # otherwise it wakes when somebody comes
            self.tables[row.id] = Table(self.services, row, maker)

    async def drop_table(self, id: str) -> None:
        """Delete a table that nobody has come to."""
        await self._put_to_sleep(self.tables[id])
        await self.store.forget_table(id)

    def check_maker(self, maker: str, public: bool = False) -> None:
        """Raise Denied if this address makes too many tables, or the server has no time for a new one."""
        strain, tables = self.caretaker.strain, self.tables.values()
        strain.check("table")
        if not self.meters.tables.take(maker, time.monotonic()):
            raise Denied("too_fast", "Too many new tables. Please wait a little.")
        if not self.meters.tables_of_a_day.take(maker, time.monotonic()):
            raise Denied("too_fast", "Too many new tables for today.")
        live = [*map(self._payer, tables)]
        if not room_for(maker, live, MANY_TABLES):
            strain.check("another_table")
        if not room_for(maker, live, self.settings.most_tables_per_address):
            raise Denied("full", "You have too many tables. Please close some of them.")
        listed = [table.account.address for table in tables if table.is_listed]
        if public and not room_for(maker, listed, self.settings.most_listed_per_address):
            raise Denied("full", "You have too many public tables. Please finish or close one of them.")

    async def _make_room(self, most: int) -> None:
        """Make room for one more table: put the longest idle one to sleep if needed. Raises Denied."""
        if len(self.tables) + len(self._waking) + self._making < most:
            return
        resting = [table for table in self.tables.values() if not table.audience.clients]
        longest = min(resting, key=lambda table: table.empty_since, default=None)
        if longest is None or time.monotonic() - longest.empty_since < REST:
            raise Denied("full", "The server is full: too many tables are in use. Please try again later.")
        await self._put_to_sleep(longest)

    def _payer(self, table: Table) -> str:
        """Whose table this is: of many live ones, an address keeps out only its own."""
        return table.account.address or self._wakers.get(table.id, "")

    async def _make_room_of(self, waker: str) -> None:
        """The same for one more table of this address, at the expense of its others. Raises Denied."""
        payers = {table: self._payer(table) for table in self.tables.values()}
        live = [*payers.values(), *(self._wakers[id] for id in self._waking)]
        if room_for(waker, live, self.settings.most_tables_per_address):
            return
        resting = [table for table, payer in payers.items() if payer == waker and not table.audience.clients]
        longest = min(resting, key=lambda table: table.empty_since, default=None)
        if longest is None:
            raise Denied("full", "You have too many tables. Please close some of them.")
        await self._put_to_sleep(longest)

    async def table(self, id: str, waker: str) -> Table | None:
        """The live table, woken if asleep; None if there is no such table. Raises Denied, StoreDown."""
        if id not in self.tables and id not in self._waking:
            if not is_id(id):
                return None
            await self._make_room(self.settings.most_tables)
            await self._make_room_of(waker)
        if id in self.tables:
            self.tables[id].empty_since = time.monotonic()  # the caller may be about to join it
            return self.tables[id]
        if id not in self._waking:
            self._wakers[id] = waker
            task = self._waking[id] = asyncio.create_task(self._wake(id))
            task.add_done_callback(lambda _: self._woken(id))
        return await asyncio.shield(self._waking[id])

    def _woken(self, id: str) -> None:
        del self._waking[id]
        if id not in self.tables:  # there is no such table, or the store is down
            del self._wakers[id]

    async def _wake(self, id: str) -> Table | None:
        async with self._alarm:
            row = await self.store.load_table(id)
            if row is None:
                return None
            with reading("table"):
                table = Table(self.services, row)
                await table.catch_up()
        self.tables[id] = table
        return table

    async def lobby(self) -> Json:
        """The lobby as JSON, cached for a short time."""
        made_at, text = self._lobby
        if time.monotonic() - made_at >= self.lobby_seconds:
            text = to_json(Lobby(tuple(await self._listed())))
            self._lobby = (time.monotonic(), text)
        return text

    async def _listed(self) -> list[TableInfo]:
        """Public tables, newest first, but first of all those whose people wait for players.

        A table is not listed while its people are away, so nobody fills the lobby and leaves.
        """
        rows = await self.store.public_tables(5 * LOBBY)
        listed = [
            (row.id, row.status, row.version, row.data)
            for row in rows
            if time.time() - row.touched < ABANDONED or not self._is_abandoned(row.id, row.status)
        ]
        known = {row.id for row in rows}
        listed += [  # however many newer ones there are
            (table.id, table.doc.status, table.version, "")
            for table in self.tables.values()
            if table.is_listed
            and table.id not in known
            and not self._is_abandoned(table.id, table.doc.status)
        ]
        listed.sort(key=lambda each: (each[1] != "waiting", self._is_abandoned(*each[:2])))
        infos: list[TableInfo] = []
        for id, _, version, data in listed:
            if len(infos) == LOBBY:
                break
            live = self.tables.get(id)
            try:
                infos.append(sleeping_table_info(data, version) if live is None else live.info())
            except Exception as error:  # one broken row must not hide the others
                self.incidents.unreadable(error, table=id, version=version)
        return infos

    def _is_abandoned(self, table: str, status: str) -> bool:
        """Whether nobody is there: of those who wait for players, only the people who have seats count."""
        seated, anybody = self.peers.seconds_without_people(table)
        return (seated if status == "waiting" else anybody) > ABANDONED

    # Metrics ------------------------------------------------------------------------------------------------

    def metrics_text(self) -> str:
        """The metrics of this process and of the other workers on this machine."""
        self.metrics.live_tables = len(self.tables)
        return self.metrics.text(self.workers.others())

    def all_metrics(self) -> Values:
        """The same metrics as numbers."""
        self.metrics.live_tables = len(self.tables)
        return self.metrics.together(self.workers.others())

    async def _publish(self) -> None:
        """Publish our counts, also while a sweep takes long: `swept_at` is one of them."""
        while True:
            await asyncio.sleep(SWEEP)
            self._publish_metrics()
            self.homes.take_number()

    def _publish_metrics(self) -> None:
        self.metrics.live_tables = len(self.tables)
        self.workers.publish(self.metrics)

    # Housekeeping -------------------------------------------------------------------------------------------

    def spawn(self, work: Any) -> None:
        """Run this in the background."""
        task = asyncio.ensure_future(work)
        self._background.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._background.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            self.incidents.noted(error)

    async def _sweep(self) -> None:
        """Put idle tables to sleep, poll for missed notifications, delete old matches. No error ends this."""
        while True:
            await asyncio.sleep(SWEEP)
            with self.incidents.noting():
                for table in tuple(self.tables.values()):
                    await self._look_after_safely(table)
            with self.incidents.noting():
                self.peers.forget_people(ABANDONED)
            if time.monotonic() - self._asked_expiry >= ASK_EXPIRY:
                self._asked_expiry = time.monotonic()
                with self.incidents.noting():
                    await self._expiry.run(time.time(), self.tables)
            self.metrics.swept_at = time.time()

    async def _look_after_safely(self, table: Table) -> None:
        """Look after a table. A failure concerns this table only. Raises StoreDown."""
        try:
            await self._look_after(table)
        except StoreDown:
            raise
        except Exception as error:
            self.incidents.explained(error, table=table.id)

    async def _look_after(self, table: Table) -> None:
        now = time.monotonic()
        if not table.audience.clients:
            stays = self.settings.sleep_after if self.homes.is_here(table.id) else REST
            if now - table.empty_since > stays:
                await self._put_to_sleep(table)
            return
        if self.peers.shared and now - table.read_at > self.settings.poll:
            self.peers.catch_up_soon(table)
        self.peers.repeat_presence(table)

    async def _put_to_sleep(self, table: Table) -> None:
        table.sleep()
        self.tables.pop(table.id, None)
        self._wakers.pop(table.id, None)
        self.peers.asleep(table.id)
        await self._let_go(table)

    async def _let_go(self, table: Table) -> None:
        """Release a table for other processes. A table of bots alone that nobody watched leaves no trace."""
        if table.match is not None:
            await self.store.release(table.match.row.id, self.process)
        elif all(seat.kind == "bot" for seat in table.doc.seats):
            await self.store.forget_table(table.id)
