"""A server in a separate process with real sockets, for tests that need one."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

from sushiya.core.codec import to_json
from sushiya.server.settings import Settings
from tests.server.helpers import SECONDS

__all__ = ["Served", "is_ready", "served"]


@dataclass(frozen=True, slots=True)
class Served:
    """A server in a separate process."""

    url: str
    process: "subprocess.Popen[str]"
    log: Path

    def wire(self, address: str = "127.0.0.1") -> socket.socket:
        """A plain connection, from this address of our own computer, that has sent nothing yet."""
        port = int(self.url.rpartition(":")[2])
        return socket.create_connection(("127.0.0.1", port), SECONDS, (address, 0))

    def socket(self, table: str, **options: Any) -> ClientConnection:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        opened: ClientConnection = connect(
            address, open_timeout=SECONDS, close_timeout=SECONDS, proxy=None, **options
        )
        return opened

    def get(self, path: str) -> httpx2.Response:
        return httpx2.get(self.url + path, timeout=SECONDS)

    def get_soon(self, path: str) -> httpx2.Response:
        """The response to a GET, as soon as the server has room."""
        deadline = time.monotonic() + SECONDS
        while (response := self.get(path)).status_code == 503 and time.monotonic() < deadline:
            time.sleep(0.02)
        return response.raise_for_status()

    def post(self, body: object) -> httpx2.Response:
        return httpx2.post(f"{self.url}/api/tables", json=body, timeout=SECONDS)


@contextmanager
def served(folder: Path, before: str = "", **settings: Any) -> Iterator[Served]:
    """A server in a separate process on a free port, until it is stopped. `before`: code that runs first."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    wanted = Settings(database=f"sqlite:///{folder / 'sushiya.db'}", **settings)
    code = f"{before}\nfrom sushiya.server.run import run_app; run_app('127.0.0.1', {port})"
    log = folder / "log"
    with log.open("a") as file:
        process = subprocess.Popen(
            [sys.executable, "-c", code],
            env=os.environ | {"SUSHIYA_SETTINGS": to_json(wanted)},
            stderr=file,
            text=True,
        )
    here = Served(f"http://127.0.0.1:{port}", process, log)
    try:
        deadline = time.monotonic() + SECONDS
        while not is_ready(here):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, "the server did not get ready"
            time.sleep(0.05)
        yield here
    finally:
        process.terminate()
        process.wait(SECONDS)


def is_ready(server: Served) -> bool:
    try:
        return server.get("/readyz").status_code == 200
    except httpx2.TransportError:
        return False
