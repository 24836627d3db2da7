"""Server processes that can be killed at any moment and restarted on the same port and store."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2

from benchmarks.measure import cpu_seconds
from sushiya.core.codec import to_json
from sushiya.server.settings import Settings, no_limits

__all__ = ["Server", "running"]

LEASE = 2.0
"""Seconds until another process drives the bots of a killed one."""
POLL = 1.0
START = 60.0
"""Seconds until a server that isn't ready counts as failed. The machine may be busy."""
LOOK = 0.02
"""Seconds between two checks whether it is ready."""


class Server:
    """One server process after another."""

    def __init__(self, database: str, log: Path, before: str = "") -> None:
        """`before` is code that each process runs first."""
        self.port = _free_port()
        self.ready_after: list[float] = []
        """Seconds from each start until it was ready."""
        self.ready_cpu: list[float] = []
        """The same in CPU time of the process, which a busy machine can't change."""
        self._settings = Settings(
            database=database,
            bot_pace=0.0,
            lease=LEASE,
            poll=POLL,
            **no_limits(),
        )
        self._log = log
        self._before = before
        self._process: subprocess.Popen[bytes] | None = None
        self._http = httpx2.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=30.0)

    async def start(self) -> None:
        """Start it and wait until it is ready."""
        code = f"{self._before}\nfrom sushiya.server.run import run_app; run_app('127.0.0.1', {self.port})"
        began = time.perf_counter()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", code],
                env=os.environ | {"SUSHIYA_SETTINGS": to_json(self._settings)},
                stderr=log,
            )
        async with asyncio.timeout(START):
            while not await self._is_ready():
                if self._process.poll() is not None:
                    raise RuntimeError(f"the server did not start: {self._log.read_text()[-2_000:]}")
                await asyncio.sleep(LOOK)
        self.ready_after.append(time.perf_counter() - began)
        self.ready_cpu.append(cpu_seconds(self._process.pid))

    async def _is_ready(self) -> bool:
        try:
            return (await self._http.get("/readyz")).is_success
        except httpx2.TransportError:
            return False

    def kill(self) -> None:
        """Kill it as `kill -9` does, without a graceful shutdown."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    async def close(self) -> None:
        self.kill()
        await self._http.aclose()

    async def make_table(self, game: str, seats: list[dict[str, str]]) -> Any:
        response = await self._http.post("/api/tables", json={"game": game, "seats": seats})
        response.raise_for_status()
        return response.json()

    async def table(self, id: str) -> Any:
        response = await self._http.get(f"/api/tables/{id}")
        response.raise_for_status()
        return response.json()

    async def record(self, match: str) -> str:
        response = await self._http.get(f"/matches/{match}.record")
        response.raise_for_status()
        return response.text

    def errors(self) -> list[str]:
        """The errors in its log. A killed process or a lost database must not cause any."""
        lines = self._log.read_text().splitlines()
        return [line for line in lines if not line.startswith("{") or '"level": "error"' in line]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@asynccontextmanager
async def running(
    database: str, processes: int, folder: Path, before: str = ""
) -> AsyncIterator[list[Server]]:
    """This many server processes on one database."""
    servers = [Server(database, folder / f"server-{number}.log", before) for number in range(processes)]
    try:
        await asyncio.gather(*(server.start() for server in servers))
        yield servers
    finally:
        for server in servers:
            await server.close()
