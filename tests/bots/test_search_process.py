"""Pins that searches run in a process of their own, that it is started again, and that it ends with us."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest

from sushiya.bots import search_process, search_worker
from sushiya.bots.fallback import Searcher
from sushiya.bots.search_process import Resident, SearchEnded, SearchProcess
from sushiya.core import IllegalAction, Match
from sushiya.games import game_of

SECONDS = 60.0


@pytest.fixture
def process(monkeypatch: pytest.MonkeyPatch) -> Iterator[SearchProcess]:
    monkeypatch.setattr(search_process, "PAUSE", 0.0)
    process = SearchProcess(2)
    yield process
    process.close()


class Notes:
    """Remembers what it sees."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def see(self, event: Any) -> None:
        self.seen.append(event)

    def all(self, seconds: float = 0.0) -> tuple[int, list[Any]]:
        """The process, and what was seen until some time has passed."""
        sleep(seconds)
        return os.getpid(), self.seen

    def fail(self) -> None:
        raise IllegalAction("no")


class Picky(Exception):
    """Can't be made again from its arguments, as pickle tries to."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"{what}: {why}")


class Unreadable:
    """Can be written, but not read."""

    def __reduce__(self) -> tuple[type[int], tuple[str]]:
        return int, ("not a number",)


def complain() -> None:
    raise Picky("soup", "too hot")


tries: list[str] = []


def succeed_at_the_second_try() -> None:
    tries.append("again")
    if len(tries) < 2:
        raise OSError("try again")


def nested(depth: int) -> list[Any]:
    """Lists in lists, too deep to be pickled."""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def residents() -> int:
    return len(search_worker._residents)


def same(one: Any, other: Any) -> bool:
    return one is other


def wait_until(true: Callable[[], bool]) -> None:
    end = monotonic() + SECONDS
    while not true():
        assert monotonic() < end
        sleep(0.01)


def test_a_function_runs_elsewhere_and_its_errors_are_raised_here(process: SearchProcess) -> None:
    assert process.life().run(os.getpid) == process.life().run(os.getpid) != os.getpid()
    with pytest.raises(IllegalAction, match="not an option"):
        process.life().run(Match(game_of("sushi-go"), "1").play, 0, "pick eel")
    assert process.life().run(print, "this disturbs nothing") is None
    with pytest.raises(RuntimeError, match="lock"):
        process.life().run(threading.Lock)  # can't be sent
    assert process.life().run(abs, -1) == 1


def test_whatever_is_raised_there_is_answered(process: SearchProcess) -> None:
    with pytest.raises(RuntimeError, match="Picky: soup: too hot"):
        process.life().run(complain)
    with pytest.raises(RuntimeError, match="SystemExit: 3"):
        process.life().run(sys.exit, 3)
    with pytest.raises(RuntimeError, match="recursion"):
        process.life().run(nested, 100_000)  # pickling raises neither PicklingError nor TypeError
    assert process.life().run(abs, -1) == 1


def test_an_answer_that_cannot_be_read_ends_the_process(
    process: SearchProcess, caplog: pytest.LogCaptureFixture
) -> None:
    pid = process.life().run(os.getpid)
    with pytest.raises(SearchEnded):
        process.life().run(Unreadable)
    assert process.life().run(os.getpid) != pid
    assert [record.exc_info is not None for record in caplog.records] == [True, False]


def test_half_a_frame_is_the_end() -> None:
    frame = BytesIO()
    search_worker.write_frame(frame, "whole")
    assert search_worker.read_frame(BytesIO(frame.getvalue())) == "whole"
    for size in (0, 3, len(frame.getvalue()) - 1):
        with pytest.raises(EOFError):
            search_worker.read_frame(BytesIO(frame.getvalue()[:size]))


def test_several_run_at_once(process: SearchProcess) -> None:
    finished: list[str] = []

    def long() -> None:
        with suppress(SearchEnded):
            process.life().run(sleep, SECONDS)
        finished.append("long")

    other = threading.Thread(target=long)
    other.start()
    process.life().run(abs, -1)
    finished.append("short")
    process.close()
    other.join()
    assert finished == ["short", "long"]


def test_a_game_is_one_object_there(process: SearchProcess) -> None:
    game = game_of("sushi-go-party(seats=5)")
    assert process.life().run(same, game, [Match(game, "1").view(0)][0].game)


def test_a_resident_sees_every_event_once_even_after_a_failure_or_a_crash(process: SearchProcess) -> None:
    notes: Any = Resident(process, Notes)
    notes.see("a")
    first, seen = notes.ask("all")
    assert seen == ["a"]
    notes.see("b")
    assert notes.ask("all") == (first, ["a", "b"]) == notes.ask("all")
    notes.see("c")
    with pytest.raises(IllegalAction):
        notes.ask("fail")
    assert notes.ask("all") == (first, ["a", "b", "c"])
    os.kill(first, signal.SIGKILL)
    wait_until(lambda: process._life is None or process._life.ended)
    notes.see("d")
    second, seen = notes.ask("all")
    assert (second != first, seen) == (True, ["a", "b", "c", "d"])


def test_two_who_ask_at_once_show_it_every_event_once(process: SearchProcess) -> None:
    notes: Any = Resident(process, Notes)
    notes.see("a")
    pid, _ = notes.ask("all")
    notes.see("b")
    with ThreadPoolExecutor(2) as both:
        asked = [both.submit(notes.ask, "all", 0.3) for _ in range(2)]
        assert [each.result(SECONDS) for each in asked] == 2 * [(pid, ["a", "b"])]


def test_who_waits_for_a_process_that_dies_is_told(process: SearchProcess) -> None:
    pid = process.life().run(os.getpid)
    killer = threading.Timer(0.2, os.kill, (pid, signal.SIGKILL))
    killer.start()
    with pytest.raises(SearchEnded):
        process.life().run(sleep, SECONDS)
    assert process.life().run(os.getpid) != pid
    process.close()
    with pytest.raises(SearchEnded):
        process.life().run(os.getpid)


def test_what_it_was_not_told_any_more_harms_nobody(process: SearchProcess) -> None:
    pid, life = process.life().run(os.getpid), process.life()
    assert life._process.stdin is not None
    life._process.stdin.write(b"not sent yet")
    with life._lock:  # so that it is not cleared away before it has ended
        os.kill(pid, signal.SIGKILL)
        life._process.wait(SECONDS)
    for thread in threading.enumerate():
        if thread.name == "searches":
            thread.join(SECONDS)
    assert life._process.stdin.closed


def test_after_a_crash_there_is_a_pause(process: SearchProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_process, "PAUSE", SECONDS)
    with pytest.raises(SearchEnded):
        process.life().run(os._exit, 1)
    with pytest.raises(SearchEnded):
        process.life().run(abs, -1)
    assert not process.has_run(abs, -1)


def test_who_cannot_start_it_tries_again_after_a_pause(
    process: SearchProcess, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[Any] = []

    def refuse(*args: Any, **options: Any) -> None:
        tried.append(args)
        raise BlockingIOError("no more processes")

    with monkeypatch.context() as full:
        full.setattr(search_process, "PAUSE", SECONDS)
        full.setattr(subprocess, "Popen", refuse)
        for _ in range(3):
            with pytest.raises(SearchEnded):
                process.life().run(abs, -1)
            assert not process.has_run(abs, -1)
    assert len(tried) == len(caplog.records) == 1
    process._next = 0.0
    assert process.life().run(abs, -1) == 1


def test_what_is_prepared_is_begun_once(process: SearchProcess) -> None:
    wait_until(lambda: process.has_run(abs, -1))
    assert not process.has_failed(abs, -1)
    assert not process.has_run(int, "x")
    wait_until(lambda: process.has_failed(int, "x"))
    assert not process.has_run(int, "x")


def test_what_could_not_be_prepared_is_begun_again_after_a_pause(
    process: SearchProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_until(lambda: process.has_failed(succeed_at_the_second_try))
    assert not process.has_run(succeed_at_the_second_try)
    monkeypatch.setattr(search_process, "LOAD_PAUSE", 0.0)
    wait_until(lambda: process.has_run(succeed_at_the_second_try))
    assert not process.has_failed(succeed_at_the_second_try)


def test_residents_that_nobody_can_ask_are_forgotten(process: SearchProcess) -> None:
    one, other = Resident(process, Notes), Resident(process, Notes)
    one.ask("all")
    other.ask("all")
    assert process.life().run(residents) == 2
    del other
    one.ask("all")
    assert process.life().run(residents) == 1


def test_a_bot_plays_there_as_it_would_here(process: SearchProcess) -> None:
    game = game_of("sushi-go(seats=3)")
    match = Match(game, "elsewhere")
    make = partial(Searcher, "master@50it", game, 0)
    here, there = make(Random(1)), Resident(process, partial(make, Random(1)))
    told = 0
    for _ in range(4):
        for event in match.history[told:]:
            here.see(event)
            there.see(event)
        told = len(match.history)
        chosen = here.choose(1.0, match.view(0))
        assert chosen == there.ask("choose", 1.0, match.view(0))
        match.play(0, chosen)
        for seat in (1, 2):
            match.play(seat, match.options(seat)[0])


@pytest.mark.skipif(os.name == "nt", reason="there a signal that is sent always ends a process")
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_it_goes_on_until_the_server_ends_it(process: SearchProcess, sent: signal.Signals) -> None:
    """Ctrl-C and systemd tell every process of a server to end."""
    pid = process.life().run(os.getpid)
    os.kill(pid, sent)
    assert process.life().run(os.getpid) == pid


PARENT = """
import os, sys
from sushiya.bots.search_process import SearchProcess
process = SearchProcess(1)
print(process.life().run(os.getpid), flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(os.name == "nt", reason="looks for the process as Unix does")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_it_ends_with_the_server(how: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.send_signal(how)
        parent.wait()

        def is_gone() -> bool:
            try:
                os.kill(child, 0)
            except ProcessLookupError:
                return True
            return Path(f"/proc/{child}/stat").read_text().split()[2] == "Z"

        wait_until(is_gone)


WITHOUT = """
import asyncio, sys
from random import Random
from sushiya.bots import Budget, Seated
from sushiya.bots.families import memory_at
from sushiya.core import Match
from sushiya.games import game_of
from sushiya.server.bots import ThreadedBots
from sushiya.server.metrics import Metrics
from sushiya.server.settings import Settings
from sushiya.table.services import Account

async def main():
    bots = ThreadedBots(Settings(database="sqlite:///unused", allowed_bots=("master@50it",)), Metrics())
    game = game_of("sushi-go(seats=3)")
    match = Match(game, "1")
    bot = Seated(0, bots.make("master@50it", game, 0, Random(1))).told(match.history)
    while not bot.wants:
        assert not bots.search_failed(game)
        await asyncio.sleep(0.1)
    account = Account("here", "table")
    choose = lambda seconds: bot.choose_within(seconds, match.view(0))
    found = await bots.think(account, bot.wants, choose)
    assert match.view(0).decision.accepts(found.found)
    hinter = Seated(0, bots.hinter(game, 0, Random(1), Budget(iterations=50))).told(match.history)
    assert (await bots.advise(account, 1.0, lambda seconds: hinter.hints(match.view(0), seconds))).found
    memory = memory_at(game, 0).told(match.history)
    measurement = bots.measurement(match.view(0), memory, str(match.options(0)[0]))
    while (await bots.spare(account, 0.03, measurement.verdict)).found is None:
        pass
    bots.close()
    assert "numba" not in sys.modules

asyncio.run(main())
"""


def test_the_server_itself_loads_no_search() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT], check=True, timeout=5 * SECONDS)
