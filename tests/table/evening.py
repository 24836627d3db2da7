"""A table without a server: services in memory, and clients that are plain objects."""

import asyncio
import json
import time
from dataclasses import dataclass
from random import Random
from typing import Any

from sushiya.bots import Budget
from sushiya.core import Record
from sushiya.core.codec import decode
from sushiya.table.audience import Client as LiveClient
from sushiya.table.coach_service import CoachService
from sushiya.table.hint_service import HintService
from sushiya.table.memory_store import MemoryStore
from sushiya.table.new_table import wished_table
from sushiya.table.protocol import Answer, ClientMessage, Hello, Luck
from sushiya.table.records import record_from_log
from sushiya.table.rest_types import NewSeat, NewTable
from sushiya.table.services import Alone, Clock, PlainBots, Services
from sushiya.table.table import Table

__all__ = ["BOT", "Person", "lay", "play_out", "record_of_table", "services"]

SECONDS = 20.0
"""Timeout for anything that has to happen."""
BOT = NewSeat("bot", bot="greedy")


@dataclass
class Counted:
    answers: int = 0


@dataclass(frozen=True)
class Quick:
    lease: float = 60.0
    bot_pace: float = 0.0
    absence: float = 60.0
    allowed_bots: tuple[str, ...] = ()


def services(clock: Clock = time) -> Services:
    """Everything a table needs, in this process and in memory."""
    bots = PlainBots()
    hint_service, coach_service = HintService(bots, Budget(iterations=30)), CoachService(bots)
    return Services(MemoryStore(clock), clock, bots, hint_service, coach_service, Alone(), Counted(), Quick())


class Person:
    """A player or spectator that receives messages and answers at random."""

    def __init__(self, table: Table, *keys: str, device: str = "", address: str = "") -> None:
        self.table = table
        self.keys = keys
        self.device = device
        self.guest = LiveClient(self.hear, address)
        self.heard: list[dict[str, Any]] = []
        self.update: dict[str, Any] = {}
        self.public: dict[str, Any] = {}
        self.mine: dict[str, Any] = {}
        self.news = asyncio.Event()

    def hear(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "update":
            self.update = message
            self.public = message.get("public", self.public)
            self.mine = self.mine | message["mine"]
        self.news.set()

    async def come(self) -> "Person":
        await self.table.enter(self.guest, Hello(self.keys, device=self.device))
        return self

    async def say(self, type: str, **fields: object) -> None:
        message: ClientMessage = decode(ClientMessage, {"type": type, **fields})  # type: ignore[arg-type]
        await self.table.handle(self.guest, message)

    async def again(self) -> None:
        """Ask for a rematch. Everybody adds luck first, as pages do when a match ends."""
        await self.table.end_if_over()
        promise = self.table.info().next_commitment or ""
        for guest in tuple(self.table.audience.clients):
            await self.table.handle(guest, Luck(promise, "7"))
        await self.say("rematch")

    async def answer(self, seat: int, rng: Random) -> None:
        option = rng.choice(self.mine[str(seat)]["decision"]["options"])["text"]
        serial, version = self.public["serial"], self.update["version"]
        await self.table.handle(self.guest, Answer(seat, serial, version, option))

    async def until_asked(self) -> None:
        """Wait until the match is over or one of my seats has to answer."""
        async with asyncio.timeout(SECONDS):
            while not self.over and not self.asked():
                self.news.clear()
                await self.news.wait()

    def asked(self) -> list[int]:
        return [seat for seat in self.guest.seats if seat in self.update.get("waiting_for", ())]

    @property
    def over(self) -> bool:
        return self.table.doc.ended


async def lay(here: Services, game: str, *seats: NewSeat, **wish: Any) -> tuple[Table, list[str]]:
    """A new table, whose match begins if no seat is open, and the keys of the people's seats."""
    row, made = wished_table(NewTable(game, seats, **wish), here.clock.time())
    await here.store.save_table(row)
    table = Table(here, row)
    return table, list(made.keys.values())


async def play_out(person: Person, rng: Random) -> None:
    """Answer every question until the match is over."""
    while not person.over:
        await person.until_asked()
        for seat in person.asked():
            await person.answer(seat, rng)


async def record_of_table(table: Table) -> Record:
    """The record of a finished match, as it is published."""
    assert table.doc.match is not None
    row = await table.services.store.load_match(table.doc.match)
    assert row is not None
    return record_from_log(row, await table.services.store.read_log(row.id))


async def main() -> None:
    """Play a whole match of each game with one person and two bots."""
    for game in ("sushi-go(seats=3)", "sushi-go-party(seats=3)", "sushizock(seats=3)"):
        table, [key] = await lay(services(), game, NewSeat("you", "Mia"), BOT, BOT)
        mia = await Person(table, key).come()
        await play_out(mia, Random(game))
        table.exit(mia.guest)
        table.sleep()


def reaches_out(event: str, args: tuple[Any, ...]) -> list[str]:
    """What an audit event of Python does to the world outside."""
    does = ("open", "os.fork", "os.posix_spawn", "subprocess.Popen", "socket.bind", "socket.connect")
    return [f"{event} {args[0]}"] if event in does else []


if __name__ == "__main__":
    import sys

    done: list[str] = []
    with asyncio.Runner() as runner:
        runner.run(main())  # which loads code and lists of bots
        sys.addaudithook(lambda event, args: done.extend(reaches_out(event, args)))
        runner.run(main())
    server_parts = ("sushiya.server", "starlette", "uvicorn", "websockets", "sqlite3", "asyncpg", "numba")
    loaded = [name for name in server_parts if name in sys.modules]
    sys.stdout.write(json.dumps({"loaded": loaded, "done": done}))
