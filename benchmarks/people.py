"""People at a server: they answer at their own pace, ask for hints, watch, and lose their connections.

Everything is due at its own time, and its duration counts from then: anyone who is held up does not slow down
the others, and a late start counts as well.
"""

import asyncio
import json
import random
import time
from collections import defaultdict
from contextlib import suppress
from typing import Any

from benchmarks.sockets import LightSocket, connect

__all__ = ["HERE", "PAUSE", "Person", "Times", "Watcher"]

PAUSE = 5.0
"""Seconds between two answers of a seat, on average a little less."""
HERE = "127.0.0.1"
HINTS = 0.05
"""How often somebody who may ask for hints does."""
LOST = 60.0
"""Mean seconds until somebody loses the connection."""

Times = defaultdict[str, list[float]]
"""Seconds that things took, by what was done."""


class Watcher:
    """Somebody at a table who only watches."""

    def __init__(self, port: int, table: str, times: Times, key: str = "", address: str = HERE) -> None:
        self.port, self.table, self.times, self.address = port, table, times, address
        self.keys = [key] if key else []
        self.match: str | None = None
        self.version = -1
        self.came_at = 0.0
        self.messages = 0

    async def enter(self) -> None:
        self.came_at = time.perf_counter()
        path = f"/api/tables/{self.table}/socket"
        self.socket = await connect(self.port, path, self.hear, self.address)
        self.say(type="hello", keys=self.keys, match=self.match, version=self.version)

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, _: LightSocket, text: bytes) -> None:
        self.messages += 1
        if text.startswith(b'{"type":"update"'):
            self.updated(json.loads(text))

    def updated(self, update: Any) -> None:
        if self.came_at:
            self.took("entering", self.came_at)
            self.came_at = 0.0
        self.match, self.version = update["match"], update["version"]

    def took(self, what: str, since: float) -> None:
        self.times[what].append(time.perf_counter() - since)

    async def lose_connections(self) -> None:
        """Lose the connection now and then, and come back."""
        while True:
            await asyncio.sleep(random.expovariate(1 / LOST))
            self.socket.transport.abort()
            with suppress(OSError):  # no room: try again next time
                await self.enter()


class Person(Watcher):
    """Somebody who plays one seat, and again when the match is over."""

    alone = False
    """Whether only bots play with them."""
    pause = PAUSE
    hints = HINTS

    def __init__(self, port: int, table: str, times: Times, key: str = "", address: str = HERE) -> None:
        super().__init__(port, table, times, key, address)
        self.seat = -1
        self.serial = 0
        self.due = 0.0
        """When the answer that is not yet confirmed was due."""
        self.hint_due = 0.0
        self.only_bots_since = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def hear(self, socket: LightSocket, text: bytes) -> None:
        super().hear(socket, text)
        if text.startswith(b'{"type":"hints"') and self.hint_due:
            self.took("hint", self.hint_due)
            self.hint_due = 0.0
        elif text.startswith(b'{"type":"refused","about":"hint"'):
            self.hint_due = 0.0

    def updated(self, update: Any) -> None:
        super().updated(update)
        for seat, mine in update["mine"].items():
            self.seat = int(seat)
            if self.due and (mine["answer"] is not None or "public" in update):
                self.took("answer", self.due)
                self.due = 0.0
        if "public" in update:
            self._asked(update)
        if self.alone:
            self._wait_for_bots(update["waiting_for"])

    def _asked(self, update: Any) -> None:
        """Handle a new question, or the old one after coming back."""
        is_new = update["public"]["serial"] != self.serial
        if self.only_bots_since and is_new:
            self.took("bot", self.only_bots_since)
            self.only_bots_since = 0.0
        if self.hint_due and is_new:  # the server may not even send it any more
            self.took("late hint", self.hint_due)
            self.hint_due = 0.0
        self.serial = update["public"]["serial"]
        if self._timer is not None:
            self._timer.cancel()
        if self.serial == 0:
            self._later(lambda due: self.say(type="rematch"))
            return
        decision = update["mine"][str(self.seat)]["decision"]
        if decision is not None and self.seat in update["waiting_for"]:
            action = random.choice(decision["options"])["text"]
            self._later(lambda due: self.answer(due, action))
            if self.alone and not self.hint_due and random.random() < self.hints:
                self.hint_due = time.perf_counter()
                self.say(type="hint", seat=self.seat, serial=self.serial)

    def _later(self, act: Any) -> None:
        pause = self.pause * random.uniform(0.5, 1.1)
        self._timer = asyncio.get_running_loop().call_later(pause, act, time.perf_counter() + pause)

    def answer(self, due: float, action: str) -> None:
        self.due = due
        version = self.version
        self.say(type="answer", seat=self.seat, serial=self.serial, version=version, action=action)

    def _wait_for_bots(self, waiting_for: list[int]) -> None:
        if waiting_for and self.seat not in waiting_for and not self.only_bots_since:
            self.only_bots_since = time.perf_counter()
