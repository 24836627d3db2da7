"""The storm: players play at full speed while servers and their database are killed and restarted."""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from httpx2 import HTTPStatusError

from sushiya.core import SushiyaError
from tests.server.chaos.players import Notebook, Party, Player
from tests.server.chaos.power import PowerCut
from tests.server.chaos.proof import Answers, answers_in, check_record, lost, read_matches, unexplained
from tests.server.chaos.servers import Server, running

__all__ = ["Report", "Storm", "rage"]

CALM = (0.0, 1.0)
"""Seconds between two blows."""
GAMES = (
    "sushi-go(seats=3)",
    "sushi-go-party(seats=4,meal=my-first-meal)",
    "sushizock(seats=3)",
    "sushi-go-party(seats=3,meal=cutthroat-combo)",
    "sushi-go-party(seats=2,meal=dinner-for-two)",
)
BOTS = ("greedy", "random")
MOST_PEOPLE = 2

Blow: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


@dataclass(frozen=True, slots=True)
class Storm:
    """How hard it blows."""

    tables: int
    kills: int
    processes: int = 1
    restart_database: Callable[[], None] | None = None
    database_restarts: int = 0
    power_cut: PowerCut | None = None
    """Cut the power with each kill: the disk loses what was not synced."""
    synchronous: str = "FULL"
    promises: int = 0
    """Acknowledged answers to wait for before the first blow."""
    patience: float = 120.0
    """Seconds within which every match has to end once the storm is over."""


@dataclass(slots=True)
class Report:
    """What happened, and what should not have happened."""

    tables: int
    matches: int = 0
    kills: int = 0
    database_restarts: int = 0
    came_back: int = 0
    acknowledged: int = 0
    lost: int = 0
    ready_after: list[float] = field(default_factory=list)
    ready_cpu: list[float] = field(default_factory=list)
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)


async def rage(storm: Storm, database: str, folder: Path) -> Report:
    """Let it rage, wait until every match has ended, and check the results."""
    report, notebook = Report(storm.tables), Notebook()
    began = time.perf_counter()
    async with running(database, storm.processes, folder, _before(storm)) as servers:
        for server in servers:
            server.ready_after.clear()  # the first start is not a restart
            server.ready_cpu.clear()
        tables = await _play(storm, servers, report, notebook)
        await _ask_servers(tables, servers, database, report)
        report.ready_after = [seconds for server in servers for seconds in server.ready_after]
        report.ready_cpu = [seconds for server in servers for seconds in server.ready_cpu]
    await _ask_store(database, notebook, report)
    report.problems += notebook.complaints
    report.problems += [f"logged: {line}" for server in servers for line in server.errors()]
    report.came_back = notebook.came_back
    report.seconds = time.perf_counter() - began
    return report


def _before(storm: Storm) -> str:
    """What a server process does first: note what has to survive a power cut."""
    if storm.power_cut is None:
        return ""
    return (
        "from pathlib import Path\n"
        "from sushiya.server.store import sqlite_file\n"
        "from tests.server.chaos.power import record\n"
        f"sqlite_file.SYNCHRONOUS = {storm.synchronous!r}\n"
        f"recorder = record(Path({str(storm.power_cut.notes)!r}))"
    )


async def _play(storm: Storm, servers: list[Server], report: Report, notebook: Notebook) -> list[str]:
    """Play match after match at each table until all blows are struck and the last matches have ended."""
    raging = True
    players: list[Player] = []
    tables = []
    for number in range(storm.tables):
        people = 1 + number % MOST_PEOPLE
        made = await _make_table(random.choice(servers), GAMES[number % len(GAMES)], people)
        tables.append(made["id"])
        party = Party(made["id"], lambda: raging)
        ports = [server.port for server in servers]
        players += [Player(party, key, ports, notebook) for key in made["keys"].values()]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        await _strike(storm, servers, report, notebook)
        raging = False
        await asyncio.wait(playing, timeout=storm.patience, return_when=asyncio.FIRST_EXCEPTION)
    finally:
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    report.problems += [f"a client failed: {error!r}" for error in ended if isinstance(error, Exception)]
    report.problems += [f"does not end: {player}" for player in players if not player.done]
    return tables


async def _make_table(server: Server, game: str, people: int) -> Any:
    seats = int(game.split("seats=")[1][0])
    bots = [{"kind": "bot", "bot": BOTS[seat % len(BOTS)]} for seat in range(people, seats)]
    return await server.make_table(game, [{"kind": "you", "name": f"P{n}"} for n in range(people)] + bots)


async def _strike(storm: Storm, servers: list[Server], report: Report, notebook: Notebook) -> None:
    """Strike every blow, in random order and at random moments."""
    while len(notebook.acknowledged) < storm.promises:
        await asyncio.sleep(0.01)

    async def kill() -> None:
        server = random.choice(servers)
        server.kill()
        if storm.power_cut is not None:
            storm.power_cut.strike()
        report.kills += 1
        await server.start()

    async def restart_database() -> None:
        assert storm.restart_database is not None
        await asyncio.to_thread(storm.restart_database)
        report.database_restarts += 1

    blows: list[Blow] = [kill] * storm.kills + [restart_database] * storm.database_restarts
    for blow in random.sample(blows, len(blows)):
        await asyncio.sleep(random.uniform(*CALM))
        await blow()


async def _ask_servers(tables: list[str], servers: list[Server], database: str, report: Report) -> None:
    """Check that every table knows its match is over, and that every record agrees with the store."""
    for id in tables:
        try:
            status = (await random.choice(servers).table(id))["status"]
        except HTTPStatusError as error:
            status = str(error)
        if status != "finished":
            report.problems.append(f"table {id} is {status}")
    for match in (await read_matches(database)).values():
        try:
            check_record(await random.choice(servers).record(match.id), match)
        except (SushiyaError, OSError) as error:
            report.problems.append(f"record of {match.id}: {error}")


async def _ask_store(database: str, notebook: Notebook, report: Report) -> None:
    """Check that every log replays to the end of its match and has every promised answer once."""
    answers: Answers = {}
    for match in (await read_matches(database)).values():
        report.matches += 1
        try:
            answers |= answers_in(match)
        except SushiyaError as error:
            report.problems.append(str(error))
    missing = lost(answers, notebook)
    report.lost, report.acknowledged = len(missing), len(notebook.acknowledged)
    report.problems += missing + unexplained(answers, notebook)
