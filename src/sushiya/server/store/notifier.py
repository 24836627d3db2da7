"""News between server processes: PostgreSQL's LISTEN and NOTIFY on a separate connection.

News is sent after the write that it announces is committed. Nobody waits for it: it is queued and sent in
batches.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from itertools import count

import asyncpg

from sushiya.core.codec import BadMessage, dumps, parse_json
from sushiya.server.store.base import News
from sushiya.server.store.retry import CONNECT, patiently, reason

__all__ = ["Notifier"]

logger = logging.getLogger(__name__)

CHANNEL = "sushiya"
MOST_BYTES = 7_999
"""The largest payload that PostgreSQL accepts."""
MOST_UNSENT = 10_000
"""News kept while PostgreSQL is away. More may be dropped: after a break every process catches up anyway."""
HEARTBEAT = 10.0
"""Seconds of silence until the connection is tested, since a dead one isn't always reported."""
LONGEST_PAUSE = 5.0


class Notifier:
    """Sends news to the other processes and receives theirs, never its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.hear: Callable[[News], None] = lambda news: None
        self._sender = secrets.token_hex(8)
        self._numbers = count(1)
        self._unsent: dict[str, str] = {}
        self._sending: dict[str, str] = {}
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._connection = await patiently(self._connect)
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Send what is left, if that is possible within a second, and disconnect."""
        if self._task is None:
            return
        for _ in range(100):
            if not self._unsent and not self._sending:
                break
            await asyncio.sleep(0.01)
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._connection.terminate()

    def send(self, news: News, *, coalesce: bool = False) -> None:
        """Queue news. With `coalesce`, nothing is added if the same news is still waiting."""
        number = next(self._numbers)  # makes messages differ: PostgreSQL drops duplicates
        fields = {"from": self._sender, "number": number, **asdict(news)}
        message = dumps(fields)
        if len(message.encode()) > MOST_BYTES or len(self._unsent) >= MOST_UNSENT:
            logger.warning("News of table %s dropped (%s): too long or too many.", news.table, news.kind)
            return
        self._unsent.setdefault(f"{news.table} {news.kind}" if coalesce else str(number), message)
        self._wake.set()

    async def _run(self) -> None:
        """Serve one connection after another."""
        while True:
            try:
                await self._serve()
            except Exception as error:
                logger.warning("The news connection broke: %s", reason(error))
            self._connection.terminate()
            self._connection = await self._reconnect()
            logger.info("The news connection is back.")
            asyncio.get_running_loop().call_soon(self.hear, News("", "reconnected"))

    async def _serve(self) -> None:
        """Send what is queued until the connection breaks. Sending nothing serves as a heartbeat."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), HEARTBEAT)
            self._wake.clear()
            self._sending, self._unsent = self._unsent, {}
            try:
                sql = "SELECT pg_notify($1, message) FROM unnest($2::text[]) message"
                await self._connection.execute(sql, CHANNEL, list(self._sending.values()), timeout=CONNECT)
            except Exception:
                self._unsent = self._sending | self._unsent
                raise
            finally:
                self._sending = {}

    async def _connect(self) -> "asyncpg.Connection[asyncpg.Record]":
        connection = await asyncpg.connect(self.url, timeout=CONNECT)
        try:
            connection.add_termination_listener(lambda _: self._wake.set())
            await connection.add_listener(CHANNEL, self._receive)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _reconnect(self) -> "asyncpg.Connection[asyncpg.Record]":
        pause = 0.1
        while True:
            try:
                return await self._connect()
            except Exception as error:
                logger.info("The news connection is not back yet: %s", reason(error))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _receive(self, connection: object, pid: int, channel: str, payload: object) -> None:
        try:
            message = parse_json(str(payload))
            sender, news = message["from"], News(message["table"], message["kind"], message["payload"])
        except (BadMessage, TypeError, KeyError):
            logger.warning("Ignored a foreign message on channel %s.", channel)  # it may be anything
            return
        if sender != self._sender:
            self.hear(news)
