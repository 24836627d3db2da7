"""A server in this process, and clients that talk to it as over a socket: fast, and every byte is checked.

`served.py` starts a real process with real sockets, for tests that need one.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import jsonschema_rs
from starlette.applications import Starlette

from sushiya.server.app import make_app
from sushiya.server.hub import Hub
from sushiya.server.settings import Settings, no_limits
from tests.project.tree import ROOT

__all__ = [
    "BOT",
    "OPEN",
    "SECONDS",
    "Client",
    "House",
    "house",
    "play_out",
    "validator",
    "you",
]

SECONDS = 30.0
"""Timeout for anything that has to happen, on a machine that is busy with other tests."""
NO_LIMIT = 1_000_000

SCHEMA = json.loads((ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8"))

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def you(name: str) -> dict[str, str]:
    return {"kind": "you", "name": name}


def spelled(headers: dict[str, str]) -> dict[str, str]:
    """HTTP header names from Python keyword names."""
    return {name.replace("_", "-"): value for name, value in headers.items()}


def validator(name: str) -> jsonschema_rs.Validator:
    """A validator for one definition of the published schema."""
    return jsonschema_rs.validator_for({**SCHEMA, "$ref": f"#/$defs/{name}"})


FROM_SERVER, FROM_CLIENT = validator("ServerMessage"), validator("ClientMessage")


class House:
    """A running server."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.hub: Hub = app.state.hub
        self.hub.lobby_seconds = 0.0  # what has changed is seen at once
        self.clients: list[Client] = []
        self._http = httpx2.AsyncClient(
            transport=httpx2.ASGITransport(app, raise_app_exceptions=False), base_url="http://sushiya"
        )

    async def get(self, path: str, **headers: str) -> httpx2.Response:
        return await self._http.get(path, headers=spelled(headers))

    async def post(self, body: object, path: str = "/api/tables", **headers: str) -> httpx2.Response:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        return await self._http.post(
            path, content=content, headers={"content-type": "application/json"} | spelled(headers)
        )

    async def make(self, game: str, *seats: dict[str, str], **options: object) -> tuple[str, dict[int, str]]:
        """Make a table; returns its id and the keys by seat."""
        response = await self.post({"game": game, "seats": seats, **options})
        assert response.status_code == 201, response.text
        made = response.json()
        return made["id"], {int(seat): key for seat, key in made["keys"].items()}

    def connect(self, table: str, **headers: str) -> "Client":
        """A socket whose client has sent nothing yet."""
        client = Client(self.app, table, spelled(headers))
        self.clients.append(client)
        return client

    async def enter(
        self, table: str, *keys: str, match: str | None = None, version: int = -1, **headers: str
    ) -> "Client":
        """A client that has been welcomed."""
        client = self.connect(table, **headers)
        client.shown = keys
        client.say("hello", keys=list(keys), match=match, version=version)
        await client.hear("welcome")
        return client

    async def sit(self, table: str, name: str) -> "Client":
        """A client that has taken an open seat."""
        client = await self.enter(table)
        client.say("join", name=name)
        await client.hear("joined")
        return client

    async def end(self) -> None:
        for client in self.clients:
            await client.leave()
        await self._http.aclose()


@asynccontextmanager
async def house(database: Path | str, **settings: Any) -> AsyncIterator[House]:
    """A server on this file or database, by default fast and without limits."""
    url = database if isinstance(database, str) else f"sqlite:///{database / 'sushiya.db'}"
    quick = {
        "bot_pace": 0.0,
        "absence": 0.0,
        "allowed_hosts": ("sushiya",),
        **no_limits(),
        "most_tables": 5_000,
    }
    app = make_app(Settings(database=url, **(quick | settings)))
    async with app.router.lifespan_context(app):
        here = House(app)
        try:
            yield here
        finally:
            await here.end()


class Client:
    """One end of a socket. It checks every message against the schema and tracks the current state."""

    def __init__(self, app: Starlette, table: str, headers: dict[str, str]) -> None:
        self.heard: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.code: int | None = None
        """The close code, once the server has closed the socket."""
        self.accepted = False
        self.headers: dict[str, str] = {}
        """The headers of the answer to the handshake."""
        self.reading = asyncio.Event()
        self.reading.set()
        self.table: dict[str, Any] = {}
        self.seats: list[int] = []
        self.keys: list[str] = []
        self.shown: tuple[str, ...] = ()
        """The keys in the client's hello."""
        self.update: dict[str, Any] = {}
        self.public: dict[str, Any] = {}
        self.mine: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self._at = 0
        self._lost = False
        self._news = asyncio.Event()
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "scheme": "ws",
            "headers": [(k.encode(), v.encode()) for k, v in ({"host": "sushiya"} | headers).items()],
            "client": ("127.0.0.1", 5000),
            "server": ("sushiya", 80),
            "subprotocols": [],
            "state": {},
        }
        self.task: asyncio.Task[None] = asyncio.ensure_future(app(scope, self._inbox.get, self._take))  # type: ignore[arg-type]

    # Talking ------------------------------------------------------------------------------------------------

    def say(self, type: str, **fields: object) -> None:
        """Send a message that follows the protocol."""
        message = {"type": type, **fields}
        FROM_CLIENT.validate(message)
        self.send(json.dumps(message))

    def send(self, text: str | bytes) -> None:
        """Send any text or bytes."""
        kind = "text" if isinstance(text, str) else "bytes"
        self._inbox.put_nowait({"type": "websocket.receive", kind: text})

    def answer(
        self,
        seat: int | None = None,
        action: str | None = None,
        serial: int | None = None,
        version: int | None = None,
    ) -> None:
        """Answer the open question, by default with the first option."""
        seat = self.seats[0] if seat is None else seat
        action = self.options(seat)[0] if action is None else action
        serial = self.public["serial"] if serial is None else serial
        version = self.update["version"] if version is None else version
        self.say("answer", seat=seat, serial=serial, version=version, action=action)

    async def leave(self) -> None:
        """The connection breaks."""
        self._lost = True
        self.reading.set()
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await self.gone()

    async def gone(self) -> None:
        """Wait until the server has finished with this socket without an error."""
        await asyncio.wait_for(asyncio.shield(self.task), SECONDS)

    # Listening ----------------------------------------------------------------------------------------------

    async def hear(self, *types: str) -> dict[str, Any]:
        """The next message of these types. Others before it are skipped."""
        async with asyncio.timeout(SECONDS):
            while True:
                while self._at < len(self.heard):
                    message = self.heard[self._at]
                    self._at += 1
                    if not types or message["type"] in types:
                        return message
                await self._next()

    async def refused(self) -> str:
        """The reason code of the next refusal."""
        message = await self.hear("refused")
        assert message["why"].endswith("."), message
        reason: str = message["reason"]
        return reason

    async def until(self, condition: Callable[[], object]) -> None:
        """Receive messages until the condition holds."""
        async with asyncio.timeout(SECONDS):
            while not condition():
                await self._next()

    async def settled(self) -> None:
        """Wait until everything sent so far has been handled."""
        self.say("ping")
        await self.hear("pong")

    async def _next(self) -> None:
        self._news.clear()
        await self._news.wait()

    @property
    def notices(self) -> list[tuple[str, int, str]]:
        """What happened to which seat, and the name of who sits or sat there."""
        told = [message for message in self.heard if message["type"] == "notice"]
        return [(notice["what"], notice["seat"], notice["name"]) for notice in told]

    def options(self, seat: int) -> list[str]:
        decision = self.mine[str(seat)]["decision"]
        return [] if decision is None else [option["text"] for option in decision["options"]]

    def asked(self) -> list[int]:
        """My seats that have to answer."""
        return [seat for seat in self.seats if seat in self.update.get("waiting_for", ())]

    @property
    def over(self) -> bool:
        return bool(self.public) and self.public["serial"] == 0

    async def _take(self, message: dict[str, Any]) -> None:
        """Receive an ASGI message from the server."""
        await self.reading.wait()
        if self._lost:
            raise OSError("the client is gone")
        if message["type"] == "websocket.accept":
            self.accepted = True
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        elif message["type"] == "websocket.close":
            self.code = message["code"]
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": self.code})
        else:
            self._note(message["text"])
        self._news.set()

    def _note(self, text: str) -> None:
        assert self.code is None, "nothing may follow the close"
        text.encode()
        message = json.loads(text)
        FROM_SERVER.validate(message)
        self.texts.append(text)
        self.heard.append(message)
        match message["type"]:
            case "welcome" | "table":
                self.table, self.seats = message["table"], message["seats"]
            case "joined":
                self.keys.append(message["key"])
            case "update":
                self.update = message
                self.events += message["events"]
                if "public" in message:
                    self.public, self.mine = message["public"], message["mine"]
                else:
                    self.mine = self.mine | message["mine"]


async def play_out(*clients: Client, rng: Random | None = None, turns: int = NO_LIMIT) -> None:
    """Everyone answers all questions until the match is over, or for this many turns."""
    rng = rng or Random(0)
    asked: set[tuple[str, int, int]] = set()
    async with asyncio.timeout(3 * SECONDS):
        while not all(client.over for client in clients) and turns > 0:
            waiting = [(client, seat) for client in clients for seat in client.asked()]
            new = [
                (client, seat)
                for client, seat in waiting
                if (client.update["match"], client.public["serial"], seat) not in asked
            ]
            for client, seat in new:
                asked.add((client.update["match"], client.public["serial"], seat))
                client.answer(seat, rng.choice(client.options(seat)))
            turns -= bool(new)
            if not new:
                await asyncio.sleep(0.001)
