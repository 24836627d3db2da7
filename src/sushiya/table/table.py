"""A live table. One lock keeps commands from interleaving: compute, append, commit, adopt, send."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from sushiya.core import Seat
from sushiya.core.codec import encode, to_json
from sushiya.games import game_of
from sushiya.games.json_values import PROTOCOL_VERSION
from sushiya.table import commands, protocol, seat_commands
from sushiya.table.audience import Audience, Client
from sushiya.table.documents import NoticeDoc, TableDoc
from sushiya.table.driver import Driver
from sushiya.table.keys import new_seed
from sushiya.table.live import LiveMatch, Move
from sushiya.table.presence import Presence
from sushiya.table.protocol import ClientMessage, Notice, TableInfo, What
from sushiya.table.refusals import Denied
from sushiya.table.rematch import Rematch
from sushiya.table.seating import Seating, player_names, read_table, table_info
from sushiya.table.services import Account, Services
from sushiya.table.store import Conflict, Line, MatchRow, TableRow

__all__ = ["Table"]

TRIES = 20
PRESENCE_PAUSE = 0.1
"""Seconds until presence changes are sent to a small audience. Large audiences get them less often."""


class Table:
    """A table in use. Everything that has to survive is in the store before it is shown."""

    def __init__(self, services: Services, row: TableRow, address: str = "") -> None:
        """A table from its row. `address`: the creator's address, or the first visitor's."""
        self.services = services
        self._store, self._clock = services.store, services.clock
        self.id = row.id
        self.account = Account(address, row.id)
        self.version = row.version
        self.doc = read_table(row.data)
        self.match: LiveMatch | None = None
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.driver = Driver(self)
        self.rematch = Rematch()
        self.asleep = False
        self.empty_since = self.read_at = self._clock.monotonic()
        self.presence = Presence(self.audience, self._clock)
        self._telling: asyncio.TimerHandle | None = None

    # Waking and sleeping ------------------------------------------------------------------------------------

    def sleep(self) -> None:
        self.asleep = True
        self.driver.stop()
        self.rematch.stop()
        if self._telling is not None:
            self._telling.cancel()

    async def catch_up(self) -> None:
        """Read and show what is new in the store, after sleep or after another process wrote."""
        async with self.lock:
            await self.catch_up_locked()

    async def catch_up_locked(self) -> None:
        """The same; the caller holds the lock."""
        self.read_at = self._clock.monotonic()
        row = await self._store.load_table(self.id)
        news = row is not None and row.version > self.version
        doc = read_table(row.data) if row is not None and news else self.doc
        match = await self._match_of(doc)
        lines = [] if match is None else await self._store.read_log(match.row.id, match.seq)
        if match is not None and match is not self.match:
            lines = await match.begin_catching_up(lines)
        # No await until both are set: seats and match change together, or somebody would see another's hand.
        shown = (match.version, match.serial) if match is not None and match is self.match else (-1, -1)
        if match is not None:
            match.catch_up(lines)
        if row is not None and news:
            self._adopt(doc, row.version, match)
        self.match = match
        await self._show_lines(lines, *shown)

    async def take_in(self, match: str, lines: list[Line]) -> None:
        """Show lines that another process has stored and sent us. If some are missing, read them."""
        async with self.lock:
            if self.match is None or not self.match.is_continued_by(match, lines):
                await self.catch_up_locked()
                return
            shown = self.match.version, self.match.serial
            self.match.catch_up(lines)
            await self._show_lines(lines, *shown)

    async def _show_lines(self, lines: Sequence[Line], version: int, serial: int) -> None:
        """Show everyone here what others have played since this version, when this question was open."""
        if self.match is not None and self.match.serial != serial:
            self._show_since(self.audience.clients, self.match, version)
            self.services.coach_service.look(self)
        elif self.match is not None and lines:
            self._show_sealed(self.match, lines, version)
        await self.end_if_over()
        await self._welcome_back()
        await self.rematch.look(self)
        self.driver.look()

    @property
    def is_listed(self) -> bool:
        """Whether the lobby may list it."""
        return self.doc.public and self.doc.status != "finished"

    async def _match_of(self, doc: TableDoc) -> LiveMatch | None:
        if self.match is not None and self.match.row.id == doc.match:
            return self.match
        row = None if doc.match is None else await self._store.load_match(doc.match)
        return None if row is None else LiveMatch(row, self._clock)

    def _adopt(self, doc: TableDoc, version: int, match: LiveMatch | None) -> None:
        """Take over a document that is in the store. From now on it decides which seats a key opens."""
        told = self.doc.noticed
        if doc.match != self.doc.match:
            self.presence.begin()
        self.doc, self.version, self.match = doc, version, match
        for client in self.audience.clients:
            self.seat(client)
        self._show_table()
        for notice in [each for each in doc.told if each.number > told]:
            self.audience.tell_all(Notice(**encode(notice)))
        for client in [each for each in self.audience.clients if each.asking and each.seats]:
            client.asking = False
            self.show_match(client, -1 if match is None else match.version)  # it was just admitted

    # Clients ------------------------------------------------------------------------------------------------

    async def enter(self, client: Client, hello: protocol.Hello) -> None:
        """A client connects or reconnects. Raises Denied, StoreDown."""
        async with self.lock:
            if self._is_behind(hello):
                await self.catch_up_locked()
            if self.match is not None:
                await self.match.recall(self._known_to(hello))
            if self.asleep:
                raise Denied("unavailable", "The table has just been put to sleep. Please reconnect.")
            if not self.presence.anybody():
                self.driver.woke = self._clock.time()
            self.account = Account(self.account.address or client.address, self.id)
            await seat_commands.recognise(self, client, hello)
            self.audience.clients.add(client)
            table, notices, build = self.info(client.seats), self.doc.told, self.services.build
            client.tell(protocol.Welcome(PROTOCOL_VERSION, table, client.seats, notices, build))
            self._clients_changed()
            self.show_match(client, self._known_to(hello))
            await self._welcome_back()
            if self.doc.status == "waiting":
                await seat_commands.add_luck(self, client, hello.luck)
                await self.begin_if_full()

    def _known_to(self, hello: protocol.Hello) -> int:
        """The version of the current match that the client knows; -1 if none."""
        return hello.version if self.match is not None and hello.match == self.match.row.id else -1

    def _is_behind(self, hello: protocol.Hello) -> bool:
        """Whether the client may have seen a later version at another process. It must never go back."""
        if not self.services.peers.shared or hello.match is None:
            return False
        return self.match is None or hello.match != self.match.row.id or hello.version > self.match.version

    def show_match(self, client: Client, version: int) -> None:
        """Send the current state, and the events after this version."""
        if self.match is not None:
            self._show_since([client], self.match, version)

    def _show_since(self, clients: Iterable[Client], match: LiveMatch, version: int) -> None:
        events, steps = match.events_since(version), match.steps_since(version)
        self.audience.show_all(clients, match, events, self.driver.seconds_left(), steps)

    async def _welcome_back(self) -> None:
        """Let everyone who is back play for themselves again."""
        here = {seat for seat in self.audience.online() if self.doc.seats[seat].bot}
        if here:
            await self.change(lambda doc: self.noted(Seating.take_back(doc, here), "back", *sorted(here)))

    def exit(self, client: Client) -> None:
        """A socket closed. The player keeps the seat."""
        client.hang_up()
        if client in self.audience.clients:
            self.audience.clients.remove(client)
            self.presence.gone(client.seats)
            self.empty_since = self._clock.monotonic()
            self._clients_changed()

    def _clients_changed(self) -> None:
        """Announce who is here, after a pause: many arrivals and departures become one message."""
        self.driver.look()  # bots that play alone rest while nobody is here
        if self._telling is None and not self.asleep:
            pause = PRESENCE_PAUSE * (1 + len(self.audience.clients) / 50)
            self._telling = asyncio.get_running_loop().call_later(pause, self._show_table)

    def heard_of(self, process: str, seats: set[Seat], spectators: int, seconds: float) -> None:
        """Another process reports who is connected to it."""
        if self.presence.heard_of(process, seats, spectators, seconds):
            self.show_info()
            self.driver.look()

    def seat(self, client: Client) -> None:
        """Find the seats that the client's keys open. A key that opens none is dropped for good."""
        client.keys = tuple(key for key in client.keys if self.doc.knows(key))
        client.seats = self.doc.seats_of(client.keys)

    def info(self, seats: tuple[Seat, ...] = ()) -> TableInfo:
        """The table as everyone sees it, or as seen by somebody who has these seats."""
        online, spectators = self.presence.everywhere()
        seed = (self.match.row.seed or None) if self.match is not None else None
        ended = None if self.match is None else self.match.ended_at
        played = ended is not None and self.doc.have_played(seats, ended)
        rest = self.driver.thinking.told, self.patience, self.services.searches
        return table_info(self.doc, self.version, seed, online, spectators, played, *rest)

    def patience(self, seat: Seat) -> float:
        """Seconds until a bot may play for the player of this seat, who is away."""
        return round(max(0.0, self.services.settings.absence - self.presence.away_for(seat)), 1)

    def _show_table(self) -> None:
        """Send the table to everyone here, and the presence to other processes."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        self.show_info()
        self.services.peers.presence(self.id, self.audience.online(), self.audience.spectators())

    def show_info(self) -> None:
        self.audience.show_table(self.info)

    # Changing the table -------------------------------------------------------------------------------------

    async def change(
        self,
        change: Callable[[TableDoc], TableDoc],
        new_match: Callable[[TableDoc], MatchRow] | None = None,
        allowed: Callable[[], None] = lambda: None,
    ) -> None:
        """Change the document. If another process was faster, catch up and check again. Raises Denied."""
        for _ in range(TRIES):
            allowed()
            doc = change(self.doc)
            if doc == self.doc:
                return
            match = None if new_match is None else new_match(doc)
            now = self._clock.time()
            row = TableRow(self.id, self.version + 1, to_json(doc), doc.public, doc.status, now)
            try:
                await self._store.save_table(row, match)
            except Conflict:
                await self.catch_up_locked()
                continue
            self._adopt(doc, row.version, self.match if match is None else LiveMatch(match, self._clock))
            return
        raise Denied("unavailable", "The table is busy. Please try again.")

    def noted(self, doc: TableDoc, what: What, *seats: Seat, name: str | None = None) -> TableDoc:
        """The document with a notice about each of these seats, and about who runs the table now."""
        version = 0 if self.match is None or doc.match != self.match.row.id else self.match.version
        for seat in seats:
            who, guest = doc.name(seat) if name is None else name, doc.seats[seat].guest
            if what == "bot" and doc.seats[seat].kind == "open":
                who = ""
            doc = Seating.note(doc, NoticeDoc(what, seat, who, guest, version, before=self.doc.name(seat)))
        if what != "host" and doc.host is not None and self.doc.host not in (None, doc.host):
            doc = self.noted(doc, "host", doc.host)
        return doc

    async def note(self, what: What, *seats: Seat) -> None:
        """Tell everyone, including latecomers. The caller holds the lock."""
        await self.change(lambda doc: self.noted(doc, what, *seats))

    async def begin_if_full(self) -> None:
        if self.doc.status == "waiting" and self.doc.complete:
            with suppress(Denied):  # another process was faster
                await self.begin_match(Seating.begin)
        self.driver.look()

    async def begin_match(
        self, begin: Callable[[TableDoc, str], TableDoc], allowed: Callable[[], None] = lambda: None
    ) -> None:
        """Start a new match and deal."""
        new, secret, seed = self.services.new_id(), new_seed(), new_seed()

        def change(doc: TableDoc) -> TableDoc:
            nonlocal seed
            doc = begin(doc, new)
            seed = doc.next_seed or seed
            return Seating.promise(doc, secret)

        def match(doc: TableDoc) -> MatchRow:
            rules, now = game_of(doc.game).rules_version, self._clock.time()
            return MatchRow(new, self.id, doc.game, rules, player_names(doc), seed, now)

        await self.change(change, match, allowed)
        with suppress(Conflict):  # another process has dealt
            await self.play([])

    async def end_if_over(self) -> None:
        """Record that the match is over, whoever notices: the process that ended it may have crashed."""
        match = self.match
        if match is not None and match.over and not self.doc.ended:
            await self.change(lambda doc: Seating.end(doc, match.row.id))

    # Playing ------------------------------------------------------------------------------------------------

    async def play(self, moves: Sequence[Move]) -> None:
        """Play these moves and the chance outcomes that follow. Raises IllegalAction, Conflict.

        They are stored first, then shown. The caller holds the lock.
        """
        match = self.match
        assert match is not None
        planned = match.plan(moves)
        serial, version = match.serial, match.version
        try:
            if planned.lines:
                await self._store.append(match.row.id, self.id, planned.lines, planned.end)
                match.adopt(planned)
                self.services.metrics.answers += len(planned.lines)
                if match.serial == serial:
                    self._show_sealed(match, planned.lines, version)
                else:
                    events = match.events_since(version or -1)
                    self.audience.show_step(match, events, self.driver.seconds_left())
                    self.services.coach_service.look(self)
            await self.end_if_over()
        except Conflict:
            await self.catch_up_locked()
            raise
        finally:
            self.driver.look()  # also when the store is down: bots and chance try again

    def _show_sealed(self, match: LiveMatch, lines: Sequence[Line], version: int) -> None:
        """Show answers that were sealed or changed since this version."""
        seats = {line.seat for line in lines}
        self.audience.show_sealed(match, match.events_since(version), seats, self.driver.seconds_left())

    async def answer(self, client: Client, message: protocol.Answer) -> None:
        """An answer replaces the previous one, but never one that its sender has not seen."""
        seat = message.seat
        for _ in range(TRIES):
            self.own(client, seat)
            match = self.match
            if match is None or match.over:
                raise Denied("late", "No match is running.")
            if message.serial != match.serial:
                raise Denied("late", "This question is closed. There is a new one.")
            action = match.game.parse_action(message.action)
            if action == match.state.answer_of(seat):
                self.show_match(client, match.version)  # a repeated answer: it is on disk already
                return
            match.check_change(seat, message.version, message.instead, client)
            try:
                await self.play([Move(seat, action, "player")])
            except Conflict:
                continue  # another process was faster with somebody else's answer
            match.socket_of[seat] = client
            return
        raise Denied("unavailable", "The table is busy. Please try again.")

    # Commands -----------------------------------------------------------------------------------------------

    async def handle(self, client: Client, message: ClientMessage) -> None:
        """Carry out a client's command. Raises Denied, IllegalAction or BadNotation."""
        async with self.lock:
            await commands.carry_out(self, client, message)

    def own(self, client: Client, seat: Seat) -> None:
        if seat not in client.seats:
            raise Denied("not_your_seat", f"Seat {seat} is not yours.")

    def said(self, seat: Seat, phrase: protocol.Phrase) -> None:
        """Pass on a phrase that was said here or at another process."""
        self.audience.tell_all(protocol.Said(seat, phrase), but=lambda client: client.muted)
