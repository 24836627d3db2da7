"""A server as a process of its own, started by the command that people type."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx2

from tests.server.helpers import SECONDS

__all__ = ["answers", "free_port", "started"]


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


@contextmanager
def started(
    command: Sequence[str | Path], port: int, log: Path, env: Mapping[str, str] = os.environ
) -> Iterator[str]:
    """The address of a server that answers. At the end it is asked to stop, and its output is in `log`."""
    url = f"http://127.0.0.1:{port}"
    with log.open("w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=env)
    try:
        deadline = time.monotonic() + 10 * SECONDS  # it may build the page first
        while not answers(url):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.05)
        yield url
    finally:
        process.terminate()
        process.wait(SECONDS)
