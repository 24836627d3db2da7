"""Pins what `./run bench load` measures: the server that it started itself, on a free port. And a restart."""

import asyncio
import json
import socket
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from benchmarks import restart
from benchmarks.attacks import LARGE_FILE
from benchmarks.load import PLAIN, Strained, ramp, unlimited
from benchmarks.measure import at_most
from benchmarks.people import Person, Times
from benchmarks.server import is_ready, listening_port, make_table, start_server
from sushiya.server.settings import Limits, Settings
from sushiya.site import PAGE
from tests.full import in_full_runs
from tests.server.helpers import SECONDS, you
from tests.server.served import served


def test_it_starts_a_server_of_its_own_beside_another(tmp_path: Path) -> None:
    with served(tmp_path) as other:
        server, port = start_server(unlimited(f"sqlite:///{tmp_path}/load.db"))
        try:
            assert port != int(other.url.rpartition(":")[2])
            assert port == listening_port(server.pid)
            made = make_table(port, PLAIN, [you(name) for name in ("Mia", "Leo", "Ida", "Tom")])
            assert sorted(made["keys"]) == ["0", "1", "2", "3"]
        finally:
            server.terminate()
            server.wait(SECONDS)
        assert not is_ready(port)


class Slower:
    """A load under which every more match makes answers slower, until there are no more tables."""

    port = 0

    def __init__(self, tables: int) -> None:
        self.tables = tables
        self.matches = 0

    async def measure(self, matches: int, seconds: float, server: int) -> dict[str, Any]:
        self.matches += matches
        if self.matches > self.tables:
            raise Strained
        return {"answer_ms_p99": 3.0 * self.matches}


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("tables", "most", "knee", "beyond"),
    [(1_000, 100, 80, "270.0 ms"), (45, 100, 40, "no new tables"), (1_000, 50, 50, "not tried")],
)
async def test_the_knee_is_where_answers_begin_to_take_too_long(
    tables: int, most: int, knee: int, beyond: str
) -> None:
    found = await ramp(Slower(tables), 0, most, 0.0)  # type: ignore[arg-type]  # as a load
    assert (found["knee_matches"], found["beyond"]) == (knee, beyond)


def test_a_strained_server_sheds_while_it_is_measured() -> None:
    assert unlimited("sqlite:///x").seconds_late == Limits().seconds_late


def test_a_server_that_does_not_start_is_not_measured(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="did not start: nothing is measured"):
        start_server(unlimited(f"sqlite:///{tmp_path}/load.db"), code="raise SystemExit(1)")


def test_what_hangs_ends_with_a_message() -> None:
    with pytest.raises(SystemExit, match="Not done after 0 s: nothing is measured"), at_most(0.2):
        asyncio.run(asyncio.sleep(SECONDS))


@pytest.mark.anyio
@pytest.mark.parametrize("what", ["refused", "late"])
async def test_somebody_whose_hint_does_not_come_asks_again(what: str) -> None:
    times: Times = defaultdict(list)
    person = Person(0, "umi", times)
    person.alone, person.hints, said = True, 1.0, list[dict[str, Any]]()
    person.say = lambda **message: said.append(message)  # type: ignore[method-assign]  # no network

    def hear(message: dict[str, Any]) -> None:
        person.hear(None, json.dumps(message, separators=(",", ":")).encode())  # type: ignore[arg-type]  # the same

    for serial in (1, 2):
        mine = {"0": {"answer": None, "decision": {"options": [{"text": "pick eel"}]}}}
        at = {"match": "m", "version": serial, "waiting_for": [0], "mine": mine}
        hear({"type": "update", **at, "public": {"serial": serial}})
        if what == "refused":
            hear({"type": "refused", "about": "hint", "reason": "full", "why": "", "error": None})
    assert [each["serial"] for each in said if each["type"] == "hint"] == [1, 2]
    assert len(times["late hint"]) == (what == "late")
    assert person._timer is not None
    person._timer.cancel()


LISTENER = """
import socket
here = socket.create_server(("127.0.0.1", 0))
print(here.getsockname()[1], flush=True)
input()
"""


@pytest.mark.parametrize("code", ["print(flush=True); input()", LISTENER], ids=["idle", "listening"])
def test_the_port_of_another_process_is_not_taken_for_its_own(code: str) -> None:
    """Otherwise it would measure another server that happens to be there."""
    with (
        socket.create_server(("127.0.0.1", 0)),
        subprocess.Popen(
            [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process,
    ):
        assert process.stdout is not None
        port = process.stdout.readline().strip()
        assert listening_port(process.pid) == (int(port) if port else None)
        process.communicate("\n", SECONDS)
    assert listening_port(process.pid) is None


@in_full_runs
@pytest.mark.anyio
async def test_everybody_comes_back_after_a_restart_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restart, "PLAYED", 1.0)
    monkeypatch.setattr(restart.Returning, "pause", 0.1)
    settings = Settings(database=f"sqlite:///{tmp_path}/x.db", bot_pace=0.0)
    result = await restart.measure(settings, matches=3)
    assert (result["came_back"], result["knew_less_afterwards"]) == (3, 0)


def test_the_large_file_of_an_attack_is_there() -> None:
    assert (PAGE / LARGE_FILE[1:]).stat().st_size > 50_000
