"""Pins that a program in any language can play, and that none can hang or break a match."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from sushiya.arena.deals import Outcome, play_match
from sushiya.bots import AnyBot, ExternalBot, UnknownBot, check_player, external, make_bot, make_player
from sushiya.core import BadOptions
from sushiya.games import game_of

GAME = game_of("sushizock(seats=2)")
POLITE = """
import json, sys, time
def say(**message): print(json.dumps(message), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="ready")
    if message["type"] == "choose":
        question, options = message["question"], message["options"]
"""
ANSWER = "        say(type='answer', question=question, answer=options[0])\n"


@pytest.fixture(autouse=True)
def short_memory() -> None:
    external.said.clear()
    external.unready.clear()


class Table:
    """A match against a program with this code."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "bot.py"

    def play(self, code: str, limit: str = "@20s") -> tuple[ExternalBot, Outcome]:
        self.file.write_text(code, encoding="utf-8")
        player = make_player(f"{sys.executable} {self.file}{limit}", GAME, 0, Random(1))
        assert isinstance(player, ExternalBot)
        bots: list[AnyBot] = [player, make_bot("random", GAME, 1, Random(2))]
        try:
            return player, play_match(GAME, bots, "x")
        finally:
            player.close()


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_a_program_plays_a_whole_match(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    player, outcome = table.play(POLITE + ANSWER)
    assert outcome.faults == ()
    assert not caplog.records
    assert player.faults == 0
    assert make_player("random", GAME, 0, Random(1)).name == "random"


def test_it_is_told_all_that_it_may_know(table: Table, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    table.play(
        POLITE.replace("    message =", f"    open({str(notes)!r}, 'a').write(line)\n    message =") + ANSWER
    )
    lines = notes.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith(
        '{"type": "hello", "protocol": 2, "game": "sushizock(seats=2,edition=zoch)", "seats": 2'
    )
    assert '{"type": "event", "event": "TurnBegan", "seat": 0}' in lines
    assert any(line.startswith('{"type": "event", "event": "GameEnded"') for line in lines)
    question = next(line for line in lines if '"type": "choose"' in line)
    assert all(f'"{field}":' in question for field in ("question", "options", "view", "rows", "stacks"))


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        (
            POLITE + "        say(type='answer', question=question, answer='nonsense')\n",
            "answered 'nonsense'",
        ),
        (POLITE + "        say(type='answer', question=question)\n", "answered 'nothing'"),
        (POLITE + "        say(type='answer', question=question, answer=[3])\n", r"answered \[3\]"),
        (
            POLITE + "        raise ValueError('too hard')\n",
            "ended in the middle of a match: ValueError: too hard",
        ),
        ("raise SystemExit('not today')", "ended in the middle of a match: not today"),
    ],
)
def test_what_goes_wrong_is_said_once_and_a_random_option_is_played(
    table: Table, caplog: pytest.LogCaptureFixture, code: str, complaint: str
) -> None:
    player, outcome = table.play(code)
    assert player.faults > 5
    assert outcome.faults == (player.faults, 0)
    assert len(caplog.records) == 1
    assert re.search(complaint, caplog.text)
    assert "A random option is played for it." in caplog.text


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        (POLITE + "        time.sleep(60)\n", "did not answer within 0.1 s"),
        (POLITE + "        while True: print('x' * 5000)\n", "wrote a line that is not a message"),
    ],
)
def test_one_that_thinks_for_ever_is_left_alone(
    table: Table, caplog: pytest.LogCaptureFixture, code: str, complaint: str
) -> None:
    began = time.monotonic()
    player, _ = table.play(code, "@100ms")
    assert player.faults > 5
    assert complaint in caplog.text
    assert time.monotonic() - began < 30


def test_one_that_never_listens_is_left_alone(
    table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "START", 0.2)
    for _ in range(external.PATIENCE):
        table.play("import time\ntime.sleep(60)\n")
    assert "was not ready within 0.2 s" in caplog.text
    monkeypatch.setattr(external, "START", 20.0)
    player, _ = table.play(POLITE + ANSWER)
    assert player.faults > 5, "not even started again"


def test_where_there_are_no_process_groups_the_program_alone_is_ended(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "killpg")
    processes: list[subprocess.Popen[str]] = []
    end = external.Program.end

    def watched_end(program: external.Program, patience: float) -> None:
        processes.append(program._process)
        end(program, patience)

    monkeypatch.setattr(external.Program, "end", watched_end)
    table.play(POLITE + "        time.sleep(1000)\n", "@10ms")
    assert [process.returncode for process in processes] == [-signal.SIGKILL]


def test_a_late_answer_is_not_taken_for_the_next_question(table: Table) -> None:
    """It sleeps at its first question, then answers everything that it was asked."""
    late = "        time.sleep(3 * (question == 1))\n"
    player, _ = table.play(POLITE + late + ANSWER, "@2s")
    assert 1 <= player.faults <= 3


def test_noise_on_the_way_is_passed_over(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    player, _ = table.play(POLITE + "        print('thinking …')\n" + ANSWER)
    assert player.faults == 0
    assert "wrote a line that is not a message: thinking …. The line is ignored." in caplog.text


def test_an_answer_without_its_question_is_told_from_none(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    player, _ = table.play(POLITE + ANSWER.replace("question=question, ", ""), "@100ms")
    assert player.faults > 5
    assert 'wrote an answer without a question: {"type": "answer"' in caplog.text


def test_programs_that_can_not_be_are_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"There is no program \./nobody"):
        check_player("./nobody")
    with pytest.raises(BadOptions, match="takes a time limit, not iterations"):
        check_player("python bot.py@100it")
    with pytest.raises(BadOptions, match="is not a budget"):
        check_player("python bot.py@soon")
    with pytest.raises(BadOptions, match="is not a command line: No closing quotation"):
        check_player("python 'bot.py")
    with pytest.raises(BadOptions, match="There is no program pythom"):
        check_player("pythom bot.py")
    bot = tmp_path / "bot"
    bot.write_text("hello", encoding="utf-8")
    with pytest.raises(BadOptions, match=r"/bot can't be run: make it executable \(chmod \+x "):
        check_player(str(bot))


def test_a_file_without_its_path_is_no_bot_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mybot").touch()
    with pytest.raises(UnknownBot, match=r"write \./mybot"):
        check_player("mybot")
    Path("greedy").touch()
    check_player("greedy")


def test_what_can_not_be_started_after_all_is_said_to_be_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = tmp_path / "bot"
    bot.write_text("#!/no/such/language\n", encoding="utf-8")
    bot.chmod(0o755)
    player = make_player(str(bot), GAME, 0, Random(1))
    assert isinstance(player, ExternalBot)
    assert "can't be started: No such file or directory. A random option is played for it." in caplog.text
    bot.write_text("print('hello')\n", encoding="utf-8")
    external.said.clear()
    make_player(str(bot), GAME, 0, Random(1))
    assert "Exec format error (its first line must be #! and its interpreter)." in caplog.text
