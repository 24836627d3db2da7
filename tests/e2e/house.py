"""A server in its own process whose deals are always the same. It can be killed and restarted."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

from sushiya.core.codec import to_json
from sushiya.server.settings import Settings, no_limits
from sushiya.site import PAGE
from tests.server.helpers import SECONDS
from tests.server.served import Served, is_ready

__all__ = ["BOT", "OPEN", "YOU", "House", "Place", "Seen"]

YOU = {"kind": "you", "name": "Mia"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}
USUAL = "evening"
"""The default seed of matches."""
SERVER = """
import sys
from pathlib import Path
from sushiya.server import app
from sushiya.table import documents, new_table, table
from sushiya.server.run import run_app

folder = Path(sys.argv[1])
app.PAGE = folder / "page"
new_table.new_seed = table.new_seed = (folder / "seed").read_text
documents.seed_with_luck = lambda secret, luck: secret
run_app("127.0.0.1", int(sys.argv[2]))
"""


@dataclass(frozen=True, slots=True)
class Place:
    """Our seats at a table, with their keys."""

    table: str
    game: str
    keys: tuple[str, ...]

    @property
    def path(self) -> str:
        return f"/t/{self.table}"


@dataclass(frozen=True, slots=True)
class Seen:
    """What a player knows: the public state, and the open question."""

    public: dict[str, Any]
    mine: dict[str, Any]

    @property
    def finished(self) -> bool:
        return bool(self.public["serial"] == 0)

    @property
    def question(self) -> str:
        decision = self.mine["decision"]
        return "" if decision is None else str(decision["kind"])

    @property
    def options(self) -> list[str]:
        return [option["text"] for option in self.mine["decision"]["options"]]


class House:
    """The server, its URL and its database file."""

    def __init__(self, folder: Path, prelude: str = "") -> None:
        """`prelude` is Python code that the server runs before it starts."""
        self._server = prelude + SERVER
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = folder / "log"
        self._settings = Settings(
            database=f"sqlite:///{folder / 'sushiya.db'}",
            bot_pace=0.0,
            absence=0.0,
            hint="400it",
            review_deals=4,
            comparison_deals=60,
            daily_master="greedy",
            **no_limits(),
        )
        self._folder = folder
        assert (PAGE / "index.html").exists(), "The page is not built. Build it: python hatch_build.py"
        self.page = folder / "page"
        copytree(PAGE, self.page)  # a copy, so that a build during the tests can't change it
        self._seed = folder / "seed"
        self._seed.write_text(USUAL)
        self.start()

    def start(self) -> None:
        """Start the server and wait until it is ready."""
        with self._log.open("a") as log:
            process = subprocess.Popen(
                [sys.executable, "-c", self._server, str(self._folder), str(self.port)],
                env=os.environ | {"SUSHIYA_SETTINGS": to_json(self._settings)},
                stderr=log,
                text=True,
            )
        self._served = Served(self.url, process, self._log)
        deadline = time.monotonic() + 3 * SECONDS
        while not is_ready(self._served):
            assert process.poll() is None, self._log.read_text()
            assert time.monotonic() < deadline, "the server did not become ready"
            time.sleep(0.05)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        self._served.process.send_signal(how)
        self._served.process.wait(SECONDS)

    def make(self, game: str, *seats: dict[str, str], **options: object) -> Place:
        """A new table, with the keys to our seats."""
        response = self._served.post({"game": game, "seats": seats, **options})
        assert response.status_code == 201, response.text
        made = response.json()
        return Place(made["id"], game, tuple(made["keys"].values()))

    def reach(self, game: str, so: Callable[[Seen], bool], others: int, attempts: int = 20) -> Place:
        """A seat in a match where the condition holds. Plays matches at random until one gets there."""
        try:
            for attempt in range(attempts):
                self._seed.write_text(f"{attempt}")
                place = self.make(game, YOU, *others * [RANDOM])
                if self._play(place, so, Random(attempt)):
                    return place
        finally:
            self._seed.write_text(USUAL)
        raise AssertionError(f"none of {attempts} matches got there: {game}")

    def _play(self, place: Place, so: Callable[[Seen], bool], rng: Random) -> bool:
        """Play this seat at random until the condition holds. False if the match ends first."""
        answered = -1
        public: dict[str, Any] = {}
        with self._served.socket(place.table) as line:
            line.send(json.dumps({"type": "hello", "keys": place.keys, "match": None, "version": -1}))
            while True:
                message = json.loads(line.recv(SECONDS))
                assert message["type"] != "refused", message
                if message["type"] != "update":
                    continue
                public = message.get("public") or public
                seen = Seen(public, next(iter(message["mine"].values()), {"decision": None}))
                if seen.finished or (seen.question and public["serial"] != answered):
                    if so(seen):
                        return True
                    if seen.finished:
                        return False
                    answered = public["serial"]
                    seat = seen.mine["decision"]["seat"]
                    version, action = message["version"], rng.choice(seen.options)
                    answer = {"seat": seat, "serial": answered, "version": version, "action": action}
                    line.send(json.dumps({"type": "answer", **answer}))
