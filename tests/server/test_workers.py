"""Pins `sushiya serve --workers 2`: real processes share one port, and a match outlives any of them."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx2
import pytest
from click.testing import CliRunner
from websockets.asyncio.client import connect

from sushiya.cli import serve
from sushiya.core import BadOptions
from tests.server.chaos.players import Notebook, Party, Player
from tests.server.chaos.proof import answers_in, lost, read_matches, unexplained
from tests.server.helpers import BOT, you

GAME = "sushi-go-party(seats=4,meal=my-first-meal)"
TABLES = 4
AT_ONE_TABLE = 6
SECONDS = 60.0
"""Timeout for anything that has to happen. Six processes start, perhaps on a busy machine."""


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(SECONDS):
        while not condition():
            await asyncio.sleep(0.02)


@asynccontextmanager
async def serving(
    port: int, database: str, log: Path, *options: str
) -> AsyncIterator["subprocess.Popen[bytes]"]:
    """The command itself with two workers, once it answers, until it is stopped."""
    code = "from sushiya.cli.main import main; main()"
    usual = ("--workers", "2", "--database", database, "--port", str(port), "--no-browser")
    command = [sys.executable, "-c", code, "serve", *usual, *options]
    with log.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file)
    try:
        await until(lambda: process.poll() is not None or answers(port))
        assert process.poll() is None, log.read_text()
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(process.wait, SECONDS)


def workers_of(process: "subprocess.Popen[bytes]") -> list[int]:
    """The process ids of the workers."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def clients_of(worker: int, port: int) -> int:
    """How many established connections to this port a process holds. One that has ended holds none."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    established = {f"socket:[{row[9]}]" for row in rows if row[3] == "01" and row[1].endswith(f":{port:04X}")}
    held = 0
    files = Path(f"/proc/{worker}/fd")
    for link in files.iterdir() if files.exists() else ():
        try:
            held += str(link.readlink()) in established
        except FileNotFoundError:  # closed at this moment
            continue
    return held


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def invite(port: int, playing: Callable[[], bool], notebook: Notebook) -> list[Player]:
    """Two people at each of several tables, who play match after match."""
    players = []
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS) as http:
        for _ in range(TABLES):
            body = {"game": GAME, "seats": [you("Mia"), you("Leo"), BOT, BOT]}
            made = (await http.post("/api/tables", json=body)).raise_for_status().json()
            party = Party(made["id"], playing)
            players += [Player(party, key, [port], notebook) for key in made["keys"].values()]
    return players


@pytest.mark.anyio
async def test_a_match_goes_on_when_a_worker_is_killed(postgres_url: str, tmp_path: Path) -> None:
    port, notebook, playing = free_port(), Notebook(), True
    async with serving(port, postgres_url, tmp_path / "log") as process:
        players = await invite(port, lambda: playing, notebook)
        tasks = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: sum(clients_of(worker, port) > 0 for worker in workers_of(process)) == 2)
        first = workers_of(process)[0]
        acknowledged = len(notebook.acknowledged)
        os.kill(first, signal.SIGKILL)
        await until(lambda: len(notebook.acknowledged) > acknowledged + TABLES)
        playing = False
        await asyncio.wait_for(asyncio.gather(*tasks), SECONDS)
        await until(lambda: len(workers_of(process)) == 2)  # a new one has taken its place
        assert first not in workers_of(process)
    assert process.returncode == 0, (tmp_path / "log").read_text()

    matches = await read_matches(postgres_url)
    written = {question: lines for match in matches.values() for question, lines in answers_in(match).items()}
    assert len(matches) >= TABLES
    assert notebook.complaints + lost(written, notebook) + unexplained(written, notebook) == []


@pytest.mark.anyio
@pytest.mark.promise(14)
async def test_whoever_comes_to_a_table_is_served_by_its_home(postgres_url: str, tmp_path: Path) -> None:
    """So all of a table, and what each of its seats may do, is in one process."""
    port, wish = free_port(), {"game": GAME, "seats": [you("Mia"), BOT, BOT, BOT]}
    unlimited = ("seconds_late", "tables_per_minute", "requests_per_second", "handshakes_per_second")
    options = [f"--limit={name}=1000000" for name in unlimited]  # however many come to reach both workers
    async with serving(port, postgres_url, tmp_path / "log", *options) as process, AsyncExitStack() as stack:
        async with AsyncExitStack() as coming:  # a table's maker is at its home, so each worker has a table
            visitors = await visitors_of_both(process, port, coming)
            made = [await each.post("/api/tables", json=wish) for each in visitors]
        workers, homes = workers_of(process), []
        await until(lambda: not any(clients_of(worker, port) for worker in workers))
        for table in (each.raise_for_status().json()["id"] for each in made):
            before = {worker: clients_of(worker, port) for worker in workers}
            for _ in range(AT_ONE_TABLE):
                url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
                line = await stack.enter_async_context(connect(url, open_timeout=SECONDS, proxy=None))
                await line.send('{"type":"hello","keys":[],"match":null,"version":-1}')
                assert '"refused"' not in str(await line.recv())

            def came(before: dict[int, int] = before) -> dict[int, int]:
                return {worker: clients_of(worker, port) - before[worker] for worker in before}

            await until(lambda: sum(came().values()) == AT_ONE_TABLE)
            assert sorted(came().values()) == [0, AT_ONE_TABLE]
            homes.append(max(before, key=came().__getitem__))
        assert {*homes} == {*workers}


@pytest.mark.anyio
@pytest.mark.promise(14)
async def test_two_workers_share_a_limit_and_each_tells_the_metrics_of_both(
    postgres_url: str, tmp_path: Path
) -> None:
    """An address may make 20 tables a day, so each of two workers lets it make ten."""
    port, wish = free_port(), {"game": GAME, "seats": [you("Mia"), BOT, BOT, BOT]}
    limits = [
        f"--limit={name}=1000000" for name in ("tables_per_minute", "requests_per_second", "seconds_late")
    ]
    options = ("--limit=tables_per_day=20", *limits)
    async with serving(port, postgres_url, tmp_path / "log", *options) as process, AsyncExitStack() as stack:
        visitors = await visitors_of_both(process, port, stack)
        answers = [await each.post("/api/tables", json=wish) for _ in range(21) for each in visitors]
        codes = Counter(answer.status_code for answer in answers)
        assert codes == {201: 20, 429: len(answers) - 20}
        both = {
            f"sushiya_tables_made_total {codes[201]}",
            f'sushiya_refused_total{{reason="too_fast"}} {codes[429]}',
        }
        async with asyncio.timeout(SECONDS):
            for each in visitors:  # whoever answers
                while not both <= {*(await each.get("/metrics")).text.splitlines()}:
                    await asyncio.sleep(0.1)


async def visitors_of_both(
    process: "subprocess.Popen[bytes]", port: int, stack: AsyncExitStack
) -> list[httpx2.AsyncClient]:
    """Visitors whose connections, which they keep, lead to both workers."""
    visitors: list[httpx2.AsyncClient] = []
    async with asyncio.timeout(SECONDS):
        while sum(clients_of(worker, port) > 0 for worker in workers_of(process)) < 2:
            client = httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS)
            visitors.append(await stack.enter_async_context(client))
            await client.get("/healthz")
    return visitors


def answers(port: int) -> bool:
    try:
        return httpx2.get(f"http://127.0.0.1:{port}/readyz", timeout=SECONDS).is_success
    except httpx2.TransportError:
        return False


def test_several_workers_on_sqlite_are_refused_before_anything_is_opened(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/x.db"
    arguments = ["--no-browser", "--workers", "2", "--database", database, "--port", str(free_port())]
    result = CliRunner().invoke(serve.command, arguments)
    assert isinstance(result.exception, BadOptions)
    assert "--database postgresql://" in str(result.exception)
    assert "--workers" in str(result.exception)
    assert not result.output
    assert not list(tmp_path.iterdir())
