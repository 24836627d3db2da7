"""The house on a device: it answers the requests of the page and opens tables, as a server does."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from sushiya.bots import Budget
from sushiya.core import BadNotation, Record, SushiyaError, dump_json, dump_text
from sushiya.core.codec import dumps, from_json, parse_json, to_json
from sushiya.device.bots import Bring, DeviceBots, nothing_more, playable
from sushiya.device.dailies import DeviceDailies
from sushiya.device.shelf import Shelf
from sushiya.device.store import ShelfStore
from sushiya.games import game_of
from sushiya.table.audience import Client
from sushiya.table.catalogue import catalogue
from sushiya.table.coach_service import CoachService
from sushiya.table.continued import continued, with_record
from sushiya.table.daily_types import NewDaily
from sushiya.table.examples import examples
from sushiya.table.hint_service import HintService
from sushiya.table.keys import is_id, new_id
from sushiya.table.messages import keys_in, read_message, refusal
from sushiya.table.new_table import wished_table
from sushiya.table.now import now_json
from sushiya.table.protocol import Bot, ClientMessage, Hello, Refused
from sushiya.table.records import finished_match, record_from_log
from sushiya.table.refusals import Denied, reason_of
from sushiya.table.replay import steps_json
from sushiya.table.rest_types import (
    Here,
    KeptMatch,
    KeptMatches,
    Lobby,
    NewSeat,
    NewTable,
    Problem,
    TableMade,
)
from sushiya.table.scorepad import scorepad_sheet
from sushiya.table.seating import read_table
from sushiya.table.services import Alone, Clock, Services
from sushiya.table.table import Table
from sushiya.table.variation_types import NewVariation, VariationName
from sushiya.table.variations import Variations, branch_in, decisions_of, record_until, table_for

__all__ = ["House", "Visit", "device_id"]

JSON = "application/json"
NO_MATCH = "This match does not exist on this device, or was deleted."


def device_id() -> str:
    """The id of a table or match on a device: its prefix tells the page where to ask for it."""
    return f"device{new_id()}"


@dataclass(slots=True)
class Metrics:
    """Accepts what a table counts, and drops it."""

    answers: int = 0


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of tables on a device."""

    bot_pace: float = 0.4
    lease: float = 60.0
    absence: float = 60.0
    allowed_bots: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Response:
    """The answer to a request."""

    status: int
    text: str
    media_type: str = JSON
    """Not called `type`: in a browser, that would be the name of the object's class."""


class House:
    """All tables of a device."""

    def __init__(
        self,
        shelf: Shelf,
        clock: Clock = time,
        settings: Settings = Settings(),  # noqa: B008 - it is frozen
        bring: Bring = nothing_more,
    ) -> None:
        self._bots = bots = DeviceBots(bring)
        self._store = ShelfStore(shelf)
        self._clock = clock
        self._services = Services(
            self._store,
            clock,
            bots,
            HintService(bots, Budget(iterations=1)),
            CoachService(bots),
            peers=Alone(),
            metrics=Metrics(),
            settings=settings,
            new_id=device_id,
            new_key=self._store.seat_key,
            searches=False,
        )
        self._dailies = DeviceDailies(self._store, clock, device_id)
        self._tables: dict[str, Table] = {}

    async def table(self, id: str) -> Table:
        """The table with this id, woken if needed. Raises Denied."""
        if id not in self._tables:
            row = await self._store.load_table(id) if is_id(id) else None
            if row is None:
                raise Denied("gone", "This table does not exist on this device, or was deleted.")
            table = Table(self._services, row)
            game = game_of(table.doc.game)
            await self._bots.ready([seat.bot for seat in table.doc.seats if seat.kind == "bot"], game)
            await table.catch_up()
            self._tables.setdefault(id, table)
        return self._tables[id]

    async def keys(self, known: tuple[str, ...]) -> tuple[str, ...]:
        """The keys of whoever has this device: those that the page remembers, and the one kept here."""
        return (*known, await self._store.key())

    def close(self) -> None:
        """Stop all bots. Everything that matters is on the shelf."""
        for table in self._tables.values():
            table.sleep()
        self._tables.clear()

    # Requests -----------------------------------------------------------------------------------------------

    async def request(self, method: str, path: str, keys: str = "", body: str = "") -> Response:
        """Answer a request as a server would. `keys` is the header `x-seat-key`."""
        try:
            return await self._answer(method, path.strip("/").split("/"), keys_in(keys), body)
        except BadNotation as error:
            return _problem(Denied("bad_options", str(error)))
        except SushiyaError as error:
            return _problem(error)

    async def _answer(self, method: str, path: list[str], keys: tuple[str, ...], body: str) -> Response:
        match method, path:
            case "POST", ["api", "tables"]:
                return Response(201, to_json(await self._make(from_json(NewTable, body))))
            case "GET", ["api", "tables"]:
                return Response(200, to_json(Lobby(())))
            case "GET", ["api", "tables", id]:
                return Response(200, to_json((await self.table(id)).info()))
            case "DELETE", ["api", "tables", id]:
                return await self._delete(id)
            case "GET", ["api", "tables", id, "now"]:
                return Response(200, now_json(await self.table(id), await self.keys(keys)))
            case "GET", ["api", "tables", id, "goes-on"]:
                return Response(200, to_json(await self._goes_on(await self.table(id))))
            case "GET", ["api", "matches"]:
                return Response(200, to_json(KeptMatches(tuple(await self._kept()))))
            case "DELETE", ["api", "matches", id]:
                return await self._delete_match(id)
            case "GET", ["api", "matches", id, "steps"]:
                return Response(200, steps_json(await self._record(id, keys)).decode())
            case _, ["api", "matches", id, ("what-if" | "variations"), *rest]:
                return await self._what_if(method, await self._variations(id, keys), rest, keys, body)
            case "GET", ["matches", file]:
                return await self._file(file, keys)
            case "GET", ["api", "games"]:
                return Response(200, dumps(catalogue()))
            case "GET", ["api", "examples"]:
                return Response(200, dumps(examples()))
            case "GET", ["api", "here"]:
                return Response(200, to_json(Here(loopback_only=True, url="")))
            case "GET", ["api", "daily"]:
                return Response(200, to_json(await self._dailies.today()))
            case "POST", ["api", "daily", game]:
                begun = await self._dailies.begin(game, from_json(NewDaily, body))
                return Response(200 if begun.made is None else 201, to_json(begun))
            case "GET", ["api", "daily", game, day]:
                return Response(200, to_json(await self._dailies.result(game, day)))
            case "POST", ["api", "score"]:
                return Response(200, dumps(scorepad_sheet(parse_json(body))))
        raise Denied("gone", "There is nothing at this address on this device.")

    async def _make(self, wish: NewTable) -> TableMade:
        wish = await self._fitting(with_record(wish))
        await self._store.key()
        row, made = wished_table(wish, self._clock.time(), new_id=device_id, new_key=self._store.seat_key)
        if wish.record:
            await continued(row, wish, device_id()).save(self._store)
        else:
            await self._store.save_table(row)
        return made

    async def _fitting(self, wish: NewTable) -> NewTable:
        """The request as it can be fulfilled here: each seat names the bot that will really play."""
        game = game_of(wish.game)
        await self._bots.bring([wish.stand_in, *(seat.bot for seat in wish.seats)], game)
        seats = tuple(replace(seat, bot=playable(seat.bot, game)) for seat in wish.seats)
        stand_in = playable(wish.stand_in, game)
        return replace(wish, seats=seats, stand_in=stand_in, public=False, hints=False)

    async def fitting(self, table: Table, message: ClientMessage) -> ClientMessage:
        """Likewise for a message to a table."""
        if not isinstance(message, Bot) or message.bot is None:
            return message
        game = game_of(table.doc.game)
        await self._bots.ready([message.bot], game)
        return replace(message, bot=playable(message.bot, game))

    async def _delete(self, id: str) -> Response:
        table = await self.table(id)
        async with table.lock:
            ours = [row.id for row in await self._store.matches() if row.table == id]
            await self._clear(table, ours)
        return Response(200, dumps(None))

    async def _delete_match(self, id: str) -> Response:
        """Delete one match. Its table goes with it, unless people play another match there."""
        row = await self._store.load_match(id) if is_id(id) else None
        if row is None:
            raise Denied("gone", NO_MATCH)
        table = await self.table(row.table) if await self._store.load_table(row.table) else None
        if table is None or table.doc.match != id:
            await self._store.delete([id])
            return Response(200, dumps(None))
        async with table.lock:
            await self._clear(table, [id])
        return Response(200, dumps(None))

    async def _clear(self, table: Table, matches: list[str]) -> None:
        """Delete a table and these matches. The caller holds its lock."""
        table.sleep()
        try:
            await self._store.delete(matches, table.id)
        finally:
            self._tables.pop(table.id, None)  # if it could not be deleted, it is woken again when asked for

    async def _goes_on(self, table: Table) -> NewTable:
        """The request that makes a server continue the running match."""
        live, doc = table.match, table.doc
        if live is None or live.over:
            raise Denied("late", "No match is running at this table.")
        seats = [
            NewSeat("bot", seat.guest, seat.bot) if seat.kind == "bot" else NewSeat("you", seat.name)
            for seat in doc.seats
        ]
        record = dump_text(record_from_log(live.row, await self._store.read_log(live.row.id)))
        return NewTable(doc.game, tuple(seats), seed=live.row.seed, record=record)

    async def _kept(self) -> list[KeptMatch]:
        return [
            KeptMatch(row.id, row.table, row.game, row.players, row.began, row.ended, row.scores, row.winners)
            for row in await self._store.matches()
        ]

    async def _record(self, match: str, keys: tuple[str, ...]) -> Record:
        row = await finished_match(self._store, match, keys, self._clock.time(), own=True)
        if row is None:
            raise Denied("gone", NO_MATCH)
        record = record_from_log(row, await self._store.read_log(match))
        return replace(record, branch=await branch_in(self._store, match))

    async def _variations(self, match: str, keys: tuple[str, ...]) -> Variations:
        record = await self._record(match, keys)
        return Variations(self._store, match, record, decisions_of(record))

    async def _what_if(
        self, method: str, here: Variations, path: list[str], keys: tuple[str, ...], body: str
    ) -> Response:
        """A server's answers about variations. Nothing is played out many times here."""
        match method, path:
            case "GET", [step, seat] if step.isdigit() and seat.isdigit():
                row = await self._store.load_match(here.match)
                table = None if row is None else await self._store.load_table(row.table)
                yours = (
                    [] if table is None else sorted(read_table(table.data).seats_of(await self.keys(keys)))
                )
                return Response(200, await here.told(int(step), int(seat), yours, times=0))
            case "POST", []:
                new = from_json(NewVariation, body)
                made = await self._make(table_for(here.record, new)) if new.play else None
                return Response(201, to_json(await here.add(new, self._clock.time(), made)))
            case "POST", [id]:
                await here.rename(id, from_json(VariationName, body).name, keys)
                return Response(200, dumps(None))
            case "DELETE", [id]:
                await here.delete(id, keys)
                return Response(200, dumps(None))
            case "GET", [id, "record"]:
                variation = await here.row(id)
                played = variation.played
                until = record_until(here.record, variation) if played is None else None
                return Response(200, dump_text(until or await self._record(str(played), keys)), "text/plain")
        raise Denied("gone", "There is nothing at this address on this device.")

    async def _file(self, name: str, keys: tuple[str, ...]) -> Response:
        match, _, form = name.partition(".")
        record = await self._record(match, keys)
        if form == "jsonl":
            return Response(200, dump_json(record), "application/jsonl")
        return Response(200, dump_text(record), "text/plain")

    # Tables -------------------------------------------------------------------------------------------------

    def visit(self, table: str, send: Callable[[str], None]) -> "Visit":
        """Connect a client to a table. Messages to it go through `send`."""
        return Visit(self, table, send)


class Visit:
    """One client at a table of this device."""

    def __init__(self, house: House, id: str, send: Callable[[str], None]) -> None:
        self._house = house
        self._id = id
        self._client = Client(send)
        self._table: Table | None = None
        self._turn = asyncio.Lock()
        """Messages are handled in the order in which they came."""

    async def hear(self, text: str) -> bool:
        """Handle a message of the client. False if it was not let in and has to connect again, or give up."""
        async with self._turn:
            about = "?"
            try:
                message = read_message(text)
                about = message.type
                if self._table is not None:
                    await self._table.handle(self._client, await self._house.fitting(self._table, message))
                elif isinstance(message, Hello):
                    return await self._enter(message)
                else:
                    self._client.tell(Refused(about, "bad_message", "The first message must be hello."))
            except SushiyaError as error:
                self._client.tell(refusal(about, error))
            return True

    async def _enter(self, hello: Hello) -> bool:
        try:
            self._table = await self._house.table(self._id)
            keys = await self._house.keys(hello.keys)
            await self._table.enter(self._client, replace(hello, keys=keys))
        except SushiyaError as error:
            self._client.tell(refusal(hello.type, error))
            return False
        return True

    def leave(self) -> None:
        """Disconnect the client."""
        if self._table is not None:
            self._table.exit(self._client)


def _problem(error: SushiyaError) -> Response:
    return Response(422, to_json(Problem(reason_of(error), str(error))))
