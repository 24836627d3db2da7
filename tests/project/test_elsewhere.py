"""Pins that the command plays and serves without anything that only Unix has (tests/project/lacking)."""

import os
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

from sushiya import GAMES
from tests.full import in_turn
from tests.project.started import free_port, started
from tests.project.tree import ROOT
from tests.server.helpers import SECONDS

LACKING = ROOT / "tests" / "project" / "lacking"
ENVIRONMENT = os.environ | {
    "PYTHONPATH": os.pathsep.join((str(LACKING), str(ROOT / "src"))),
    # what a program gets whose output goes to a file, in Western Europe
    "PYTHONIOENCODING": "cp1252",
    "PYTHONUTF8": "0",
    "PYTHONWARNDEFAULTENCODING": "1",
}
SUSHIYA = (sys.executable, "-m", "sushiya")


def test_what_only_unix_has_is_really_gone() -> None:
    program = "import os, signal; print(hasattr(os, 'fork'), hasattr(signal, 'SIGKILL')); import fcntl"
    done = subprocess.run((sys.executable, "-c", program), env=ENVIRONMENT, capture_output=True, text=True)
    assert done.stdout == "False False\n"
    assert "ModuleNotFoundError: import of fcntl" in done.stderr


@pytest.mark.parametrize("game", in_turn([*GAMES]))
def test_the_terminal_plays(game: str, tmp_path: Path) -> None:
    for line in (f"play {game} --seats regular,greedy,random --save match.txt", "replay match.txt --result"):
        done = subprocess.run((*SUSHIYA, *line.split()), cwd=tmp_path, env=ENVIRONMENT, capture_output=True)
        assert done.returncode == 0, done.stderr


def test_the_terminal_asks(tmp_path: Path) -> None:
    """Somebody plays whose picks come from standard input: always the first option."""
    line = "play sushi-go --seats you,greedy,greedy --seed 1"
    done = subprocess.run(
        (*SUSHIYA, *line.split()), cwd=tmp_path, env=ENVIRONMENT, input=b"1\n" * 200, capture_output=True
    )
    assert done.returncode == 0, done.stderr
    assert b"Seed: 1" in done.stdout


def test_the_server_serves(tmp_path: Path) -> None:
    port = free_port()
    options = ("--no-browser", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'sushiya.db'}")
    with (
        started((*SUSHIYA, "serve", *options), port, tmp_path / "log", ENVIRONMENT) as url,
        httpx2.Client(base_url=url, timeout=SECONDS) as client,
    ):
        assert "<title>" in client.get("/").text
        assert [game["name"] for game in client.get("/api/games").json()["games"]] == list(GAMES)
        assert client.get("/readyz").status_code == 200
        seats = [{"kind": "you", "name": "Mia"}, {"kind": "bot", "bot": "regular"}]
        made = client.post("/api/tables", json={"game": "sushizock(seats=2)", "seats": seats})
        assert made.status_code == 201, made.text
    said = (tmp_path / "log").read_text()
    assert '"level": "error"' not in said
    assert "Traceback" not in said
