"""Pins that `./run` becomes the command it starts: whoever stops it has stopped the server."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx2

from tests.project.tree import ROOT
from tests.server.helpers import SECONDS


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def answers(url: str) -> bool:
    try:
        return httpx2.get(f"{url}/healthz", timeout=SECONDS).status_code == 200
    except httpx2.TransportError:
        return False


def test_a_signal_to_run_ends_the_server(tmp_path: Path) -> None:
    port = free_port()
    options = ["--no-browser", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'sushiya.db'}"]
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, ROOT / "run", "serve", *options],
            stdout=log,
            stderr=log,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
    try:
        deadline = time.monotonic() + 10 * SECONDS  # it may build the page first
        while not answers(f"http://127.0.0.1:{port}"):
            assert process.poll() is None, (tmp_path / "log").read_text()
            assert time.monotonic() < deadline, (tmp_path / "log").read_text()
            time.sleep(0.05)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(SECONDS)
    assert not answers(f"http://127.0.0.1:{port}")
