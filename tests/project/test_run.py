"""Pins that `./run` becomes the command it starts: whoever stops it has stopped the server."""

import os
import sys
from pathlib import Path

from tests.project.started import answers, free_port, started
from tests.project.tree import ROOT


def test_a_signal_to_run_ends_the_server(tmp_path: Path) -> None:
    port = free_port()
    options = ["--no-browser", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'sushiya.db'}"]
    command = [sys.executable, str(ROOT / "run"), "serve", *options]
    with started(command, port, tmp_path / "log", os.environ | {"PYTHONUNBUFFERED": "1"}) as url:
        pass
    assert not answers(url)
