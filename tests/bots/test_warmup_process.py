"""Pins that a failure to compile the search is reported and retried, and that it ends with the server."""

import logging
import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sushiya.bots import warmup_process
from sushiya.bots.warmup_process import WarmupProcess

SECONDS = 120.0
"""Timeout for anything that has to happen."""
SERVER = """
import time
from sushiya.bots.warmup_process import WarmupProcess

work = WarmupProcess("sushizock")
work.is_done()
print(work._process.pid, flush=True)
time.sleep(600)
"""


@pytest.fixture
def no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes started now can't keep anything that they compile."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)


def runs(work: WarmupProcess) -> bool:
    """Whether its process exists, after its progress was queried."""
    assert not work.is_done()
    return work._process is not None


def ended(work: WarmupProcess) -> bool:
    """Its result once its process has exited."""
    assert work._process is not None
    work._process.wait()
    return work.is_done()


@pytest.mark.usefixtures("no_room")
def test_a_failure_is_logged_with_its_reason_and_tried_again_after_a_pause(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = WarmupProcess("sushizock")
    assert runs(work)
    assert not ended(work)
    assert work.failed
    (record,) = caplog.records
    assert (record.levelno, record.__dict__["search"]) == (logging.ERROR, "sushizock")
    assert re.fullmatch(r"exit code 1: .*/compiled-\w+ can't be written", record.__dict__["why"])
    assert not runs(work)
    later = work._next
    monkeypatch.setattr(warmup_process, "monotonic", lambda: later)
    assert (runs(work), work.failed) == (True, False)
    assert not ended(work)


def test_a_process_that_was_killed_has_failed(
    caplog: pytest.LogCaptureFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))  # otherwise there may be nothing to compile
    work = WarmupProcess("sushizock")
    assert runs(work)
    assert work._process is not None
    os.kill(work._process.pid, signal.SIGKILL)
    assert not ended(work)
    assert work.failed
    assert caplog.records[0].__dict__["why"] == "exit code -9: it did not say why"
    assert len(caplog.records) == 1


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="waits for a process that is not its child")
def test_it_ends_with_the_server_however_that_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        compiler = os.pidfd_open(int(server.stdout.readline()))
        server.kill()
    try:
        assert select.select([compiler], [], [], SECONDS)[0]
    finally:
        os.close(compiler)
    assert not list(tmp_path.rglob("*.seconds")), "it went on until it was done"
