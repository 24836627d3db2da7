"""Pins what `./run bench load` measures: the server that it started itself, on a free port. And a restart."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import restart
from benchmarks.load import PLAIN, unlimited
from benchmarks.server import is_ready, listening_port, make_table, start_server
from sushiya.server.settings import Settings, no_limits
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


def test_a_server_that_does_not_start_is_not_measured(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="did not start: nothing is measured"):
        start_server(unlimited(f"sqlite:///{tmp_path}/load.db"), code="raise SystemExit(1)")


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


@pytest.mark.anyio
async def test_everybody_comes_back_after_a_restart_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restart, "PLAYED", 1.0)
    monkeypatch.setattr(restart.Returning, "pause", 0.1)
    settings = Settings(database=f"sqlite:///{tmp_path}/x.db", bot_pace=0.0, **no_limits())
    result = await restart.measure(settings, matches=3)
    assert (result["came_back"], result["knew_less_afterwards"]) == (3, 0)
