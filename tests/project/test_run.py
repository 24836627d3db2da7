"""Pins that `./run` becomes the command it starts, so that stopping it stops the server."""

import os
import subprocess
import sys
from pathlib import Path

from tests.full import in_full_runs
from tests.project.started import answers, free_port, started
from tests.project.tree import ROOT

BECOMES = """
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader

loader = SourceFileLoader("run", sys.argv[1])
run = module_from_spec(spec_from_loader("run", loader))
loader.exec_module(run)
run.install = lambda: None
run.BIN = __import__("pathlib").Path(sys.argv[2])
sys.exit(run.main(["replay", "match.txt"]))
"""


def test_the_command_takes_the_place_of_run(tmp_path: Path) -> None:
    command = tmp_path / "sushiya"
    command.write_text('#!/bin/sh\necho "$$ $*"\n', encoding="utf-8")
    command.chmod(0o755)
    program = [sys.executable, "-B", "-c", BECOMES, str(ROOT / "run"), str(tmp_path)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as process:
        said, _ = process.communicate()
    assert said == f"{process.pid} replay match.txt\n"


@in_full_runs
def test_a_signal_to_run_ends_the_server(tmp_path: Path) -> None:
    port = free_port()
    options = ["--no-browser", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'sushiya.db'}"]
    command = [sys.executable, str(ROOT / "run"), "serve", *options]
    with started(command, port, tmp_path / "log", os.environ | {"PYTHONUNBUFFERED": "1"}) as url:
        pass
    assert not answers(url)
