"""Players at real sockets who answer immediately, reconnect, and note every acknowledgement."""

import asyncio
import json
import random
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from benchmarks.sockets import LightSocket, connect

__all__ = ["Acknowledged", "Notebook", "Party", "Player", "Question"]

PAUSE = (0.02, 0.2)
"""Seconds until a player tries to reconnect."""
HANG_UP = 0.04
"""The probability that a player answers and disconnects before the acknowledgement."""
OTHERWISE = 0.5
"""The probability that a player who is back answers differently, even if the old answer is stored."""


class Question(NamedTuple):
    """A question to a seat."""

    match: str
    seat: int
    serial: int


@dataclass(slots=True)
class Acknowledged:
    """A promise: an answer was on disk at this version of the match. Only a later one may replace it."""

    actions: list[str]
    """The answer shown and those sent after it. If only the end of the question was seen, all answers."""
    version: int | None
    """None if the match was over."""


@dataclass(slots=True)
class Notebook:
    """What players sent, what they were promised, and their complaints."""

    sent: defaultdict[Question, list[str]] = field(default_factory=lambda: defaultdict(list))
    acknowledged: dict[Question, Acknowledged] = field(default_factory=dict)
    complaints: list[str] = field(default_factory=list)
    came_back: int = 0


class Party:
    """The players of one table. Whether they want another match is decided once for all of them."""

    def __init__(self, table: str, once_more: Callable[[], bool]) -> None:
        self.table = table
        self._once_more = once_more
        self._decided: dict[str, bool] = {}

    def again(self, match: str) -> bool:
        """Whether a rematch follows this finished match."""
        return self._decided.setdefault(match, self._once_more())


class Player:
    """A player with the key of a seat, connected to one of these ports."""

    def __init__(self, party: Party, key: str, ports: list[int], notebook: Notebook) -> None:
        self.party, self.key, self.ports, self.notebook = party, key, ports, notebook
        self.match: str | None = None
        self.version = -1
        self.update: dict[str, Any] = {}
        self._serial = 0
        self._seen = {""}
        """Matches that this player has seen."""
        self._open: set[Question] = set()
        """Questions answered but not yet acknowledged."""
        self._tried: set[Question] = set()
        """Questions answered over the current connection."""
        self.done = False

    def __str__(self) -> str:
        waiting_for = self.update.get("waiting_for")
        return f"{self.party.table} at {self.match}/{self.version}, {waiting_for=}, unanswered: {self._open}"

    async def play(self) -> None:
        """Connect and reconnect until the last match is over."""
        while not self.done:
            try:
                await self._visit()
                self.notebook.came_back += not self.done
            except OSError:
                pass  # the server is down
            await asyncio.sleep(random.uniform(*PAUSE))

    async def _visit(self) -> None:
        """Play until the connection breaks from either side."""
        inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        path = f"/api/tables/{self.party.table}/socket"
        socket = await connect(random.choice(self.ports), path, lambda _, text: inbox.put_nowait(text))
        socket.closed.add_done_callback(lambda _: inbox.put_nowait(None))
        try:
            await self._talk(socket, inbox)
        finally:
            socket.transport.abort()

    async def _talk(self, socket: LightSocket, inbox: "asyncio.Queue[bytes | None]") -> None:
        self._tried.clear()
        hello = {"type": "hello", "keys": [self.key], "match": self.match, "version": self.version}
        socket.send(json.dumps(hello))
        while (text := await inbox.get()) is not None:
            message = json.loads(text)
            if message["type"] == "refused" and not self._take(message):
                return
            if message["type"] == "update":
                self._look(message)
                if self.done or not self._reply(socket):
                    return

    def _take(self, refused: dict[str, Any]) -> bool:
        """Whether to stay connected. If late, an update follows; after any other refusal, reconnect."""
        late = refused["reason"] in ("late", "match_running")  # the other player has asked for the rematch
        if not late and refused["reason"] not in ("unavailable", "too_fast"):
            self.notebook.complaints.append(f"refused: {refused['about']}: {refused['why']}")
        return late

    # Listening ----------------------------------------------------------------------------------------------

    def _look(self, update: dict[str, Any]) -> None:
        """Look at the current state, and note whether a promise was made or broken."""
        match, version = update["match"], update["version"]
        if match != self.match:
            if match in self._seen:
                self._complain(f"saw match {self.match}, then again {match}")
            self._seen.add(match)
        elif version < self.version:
            self._complain(f"saw version {self.version} of {match}, then {version}")
        self.match, self.version, self.update = match, version, update
        if "public" in update:
            self._serial = update["public"]["serial"]
        for question in [each for each in self._open if each[::2] != (match, self._serial)]:
            self._open.discard(question)  # the match advanced, which it can't without an answer
            said, at = self.notebook.sent[question], version if question.match == match else None
            self.notebook.acknowledged.setdefault(question, Acknowledged(list(said), at))
        for seat, mine in update["mine"].items():
            self._look_at_seat(Question(match, int(seat), self._serial), mine)

    def _look_at_seat(self, question: Question, mine: dict[str, Any]) -> None:
        shown = None if mine["answer"] is None else mine["answer"]["text"]
        before = self.notebook.acknowledged.get(question)
        if shown is not None and shown in self.notebook.sent[question][-1:]:
            self._open.discard(question)
        if before is not None and shown not in before.actions:
            self._complain(f"{question} was answered with {before.actions}, now with {shown}")
        elif shown is not None and (before is None or shown != before.actions[0]):
            later = [] if before is None else before.actions[before.actions.index(shown) + 1 :]
            self.notebook.acknowledged[question] = Acknowledged([shown, *later], self.version)

    def _complain(self, what: str) -> None:
        self.notebook.complaints.append(what)

    # Talking ------------------------------------------------------------------------------------------------

    def _reply(self, socket: LightSocket) -> bool:
        """Answer what is asked. Returns whether to stay connected."""
        if self._serial == 0:
            self.done = not self.party.again(str(self.match))
            if not self.done:
                socket.send('{"type": "rematch"}')
            return not self.done
        for seat, mine in self.update["mine"].items():
            question = Question(str(self.match), int(seat), self._serial)
            if mine["decision"] is None or question in self._tried:
                continue
            self._tried.add(question)
            otherwise = random.random() < OTHERWISE
            if question.seat in self.update["waiting_for"] or (otherwise and question in self.notebook.sent):
                self._answer(socket, question, mine["decision"]["options"], otherwise)
                if random.random() < HANG_UP:
                    return False
        return True

    def _answer(
        self, socket: LightSocket, question: Question, options: list[dict[str, Any]], otherwise: bool
    ) -> None:
        """Repeat an answer that may have been lost, or send a different one."""
        said = self.notebook.sent[question]
        new = [option["text"] for option in options if option["text"] not in said]
        action = random.choice(new) if new and (otherwise or not said) else said[-1]
        said.append(action)
        if (promised := self.notebook.acknowledged.get(question)) is not None:
            promised.actions.append(action)
        self._open.add(question)
        answer = {"seat": question.seat, "serial": question.serial, "version": self.version, "action": action}
        socket.send(json.dumps({"type": "answer", **answer}))
