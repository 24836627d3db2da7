"""Compiles a server's search in a separate process, so that nobody waits. Failures are logged."""

import logging
import subprocess
import sys
from functools import cache
from threading import Lock
from time import monotonic

from sushiya.bots.families import FAMILIES
from sushiya.bots.warmup import WITH_PARENT, is_compiled, last_seconds
from sushiya.core import AnyGame

__all__ = ["WarmupProcess", "search_failed", "search_is_ready", "search_ready_in"]

PAUSE = 300.0
"""Seconds before another attempt after a failure."""

log = logging.getLogger("sushiya")


def search_is_ready(game: AnyGame) -> bool:
    """Whether the search for a game is compiled; if not, start a process that compiles it."""
    return is_compiled(game.name) or _compiler(FAMILIES.of(game).warm_up).is_done()


def search_failed(game: AnyGame) -> bool:
    """Whether that process failed. After a pause, the next call of `search_is_ready` starts another one."""
    return not is_compiled(game.name) and _compiler(FAMILIES.of(game).warm_up).failed


def search_ready_in(game: AnyGame) -> float | None:
    """In how many seconds it will probably be compiled, judging by the last time; None if there was none."""
    if is_compiled(game.name):
        return 0.0
    took, spent = last_seconds(game), _compiler(FAMILIES.of(game).warm_up).spent
    return None if took is None or took <= spent else took - spent


class WarmupProcess:
    """The process that compiles the search for a game. Thread-safe."""

    def __init__(self, game: str) -> None:
        self.failed = False
        self._game = game
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._next = 0.0
        """The earliest time at which it may start again."""
        self._began = 0.0

    def is_done(self) -> bool:
        """Start the process unless it is running or pausing; return whether it has succeeded."""
        with self._lock:
            if self._process is None and monotonic() >= self._next:
                self._start()
            if self._process is not None and self._process.poll():
                self._fail(f"exit code {self._process.returncode}: {_last_line(self._process)}")
            return self._process is not None and self._process.returncode == 0

    @property
    def spent(self) -> float:
        """How many seconds it has been running."""
        return monotonic() - self._began if self._process is not None else 0.0

    def _start(self) -> None:
        self.failed, self._began = False, monotonic()
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "sushiya.bots.warmup", self._game, WITH_PARENT],
                stdin=subprocess.PIPE,  # it ends with us
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
            )
        except OSError as error:
            self._fail(str(error))

    def _fail(self, why: str) -> None:
        self.failed, self._process, self._next = True, None, monotonic() + PAUSE
        log.error("the search could not be compiled", extra={"search": self._game, "why": why})


def _last_line(process: subprocess.Popen[bytes]) -> str:
    """The last line that a process wrote before it exited."""
    assert process.stderr is not None
    with process:
        lines = process.stderr.read().decode(errors="replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "it did not say why")


_compiler = cache(WarmupProcess)
