"""Searches in a process of their own, so that they never hold up the server's event loop.

Python runs one thread of a process at a time. A search needs that turn rarely, but just when the event loop
wants it back, which is after every message it sends; and loading compiled code takes it for seconds.
"""

import logging
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from itertools import count
from math import inf
from threading import Lock, Thread
from time import monotonic
from typing import Any
from weakref import finalize

from sushiya.bots.search_worker import ask, read_frame, write_frame
from sushiya.core import Event

__all__ = ["Resident", "SearchEnded", "SearchProcess"]

PAUSE = 10.0
"""Seconds before another attempt after the process has died, or could not be started."""
LOAD_PAUSE = 300.0
"""Seconds before another attempt to load what could not be loaded."""

log = logging.getLogger("sushiya")


class SearchEnded(Exception):
    """The process has ended, and with it whatever it was doing."""


class SearchProcess:
    """Runs functions elsewhere, several at a time. Starts with the first, and again if it has died.

    Functions, arguments and results are pickled. Thread-safe.
    """

    def __init__(self, threads: int) -> None:
        """`threads`: how many functions may run at once."""
        self._threads = threads
        self._lock = Lock()
        self._life: _Life | None = None
        self._next = 0.0
        """The earliest time at which it may start again."""
        self._closed = False
        self.numbers = count(1)
        """The numbers of residents."""
        self.gone: deque[int] = deque()
        """Residents that nobody will ask again."""

    def has_run(self, function: Callable[..., Any], *arguments: object) -> bool:
        """Whether this has run in the process that is running now; if not, begin it."""
        try:
            begun = self.life().begun(function, *arguments)
        except SearchEnded:
            return False
        return begun.done() and begun.exception() is None

    def has_failed(self, function: Callable[..., Any], *arguments: object) -> bool:
        """Whether this has failed there, as the log says. After a pause it is begun again."""
        try:
            begun = self.life().begun(function, *arguments)
        except SearchEnded:
            return False
        return begun.done() and begun.exception() is not None

    def life(self) -> "_Life":
        """The running process. Raises SearchEnded while there is none, and when this is closed."""
        with self._lock:
            if self._life is not None and self._life.ended:
                self._life = None
                self._pause("the process of searches has ended")
            if self._life is None:
                if self._closed or monotonic() < self._next:
                    raise SearchEnded
                self.gone.clear()
                try:
                    self._life = _Life(self._threads)
                except OSError as error:
                    self._pause("the process of searches can't be started", why=str(error))
                    raise SearchEnded from error
            return self._life

    def _pause(self, what: str, **more: str) -> None:
        """Start no other process for some time, and say why."""
        self._next = monotonic() + PAUSE
        log.error(what, extra={"again_in": PAUSE, **more})

    def close(self) -> None:
        """End the process, whatever it is doing."""
        with self._lock:
            self._closed = True
            life, self._life = self._life, None
        if life is not None:
            life.end()


class _Life:
    """A process, from its start to its end."""

    def __init__(self, threads: int) -> None:
        code = f"from sushiya.bots.search_worker import main; main({threads})"
        self._process = subprocess.Popen(
            [sys.executable, "-c", code],
            stdin=subprocess.PIPE,  # it ends with us
            stdout=subprocess.PIPE,
        )
        self._lock = Lock()
        self._numbers = count(1)
        self._waiting: dict[int, Future[Any]] = {}
        self._begun: dict[tuple[object, ...], Future[Any]] = {}
        self._failed: dict[tuple[object, ...], float] = {}
        """When that has failed which was begun once for all."""
        self.ended = False
        Thread(target=self._listen, name="searches", daemon=True).start()

    def run(self, function: Callable[..., Any], *arguments: object) -> Any:
        """The result of a function. Raises whatever it raises, and SearchEnded."""
        return self._begin(function, *arguments).result()

    def begun(self, function: Callable[..., Any], *arguments: object) -> "Future[Any]":
        """What was begun once for all. If it has failed, it is begun again after a pause."""
        call = (function, *arguments)
        if call not in self._begun or monotonic() >= self._failed.get(call, inf) + LOAD_PAUSE:
            self._failed.pop(call, None)
            self._begun[call] = self._begin(function, *arguments)
            self._begun[call].add_done_callback(partial(self._note_failure, call, function.__name__))
        return self._begun[call]

    def _note_failure(self, call: tuple[object, ...], what: str, done: "Future[Any]") -> None:
        error = done.exception()
        if error is not None and not isinstance(error, SearchEnded):
            self._failed[call] = monotonic()
            log.error("a search could not be loaded", exc_info=error, extra={"what": what})

    def _begin(self, function: Callable[..., Any], *arguments: object) -> "Future[Any]":
        result: Future[Any] = Future()
        assert self._process.stdin is not None
        with self._lock:
            if self.ended:
                raise SearchEnded
            number = next(self._numbers)
            self._waiting[number] = result
            try:
                write_frame(self._process.stdin, (number, function, arguments))
            except OSError as error:
                self._waiting.pop(number)
                raise SearchEnded from error
            except BaseException:
                self._waiting.pop(number)
                raise
        return result

    def end(self) -> None:
        self._process.kill()

    def _listen(self) -> None:
        """Pass results on until the process ends, or sends something that can't be read."""
        assert self._process.stdout is not None
        try:
            while True:
                number, succeeded, found = read_frame(self._process.stdout)
                waiting = self._waiting.pop(number)
                (waiting.set_result if succeeded else waiting.set_exception)(found)
        except EOFError:
            pass
        except Exception:
            log.exception("the answer of a search can't be read")
        finally:
            self._clear_away()

    def _clear_away(self) -> None:
        """End the process for good, and tell everybody who waits for it."""
        self._process.kill()  # first, so that nobody is still writing to it, who would hold the lock
        with self._lock:
            self.ended = True
        for waiting in self._waiting.values():
            waiting.set_exception(SearchEnded())
        with suppress(OSError), self._process:  # closes its pipes, and waits for it
            pass  # closing a pipe fails if something that could not be written is left in it


class Resident:
    """Something that lives in the process, with all that a seat has seen. It answers one after the other.

    If it fails or the process has died, the next question makes it again and tells it everything.
    """

    def __init__(self, process: SearchProcess, make: Callable[[], Any]) -> None:
        """`make` is pickled and called there."""
        self._process = process
        self._make = make
        self._number = next(process.numbers)
        self._seen: list[Event] = []
        self._told = 0
        self._life: _Life | None = None
        """The process that knows it, and how many of the events."""
        self._lock = Lock()
        """Held by whoever asks."""
        finalize(self, process.gone.append, self._number).atexit = False

    def see(self, event: Event) -> None:
        self._seen.append(event)

    def ask(self, method: str, *arguments: object) -> Any:
        """Call a method. Raises whatever it raises, and SearchEnded."""
        with self._lock:
            life = self._process.life()
            make, told = (None, self._told) if life is self._life else (self._make, 0)
            until, gone = len(self._seen), self._taken()
            self._life = None  # if this fails, nobody knows what it has seen, and it has to be made again
            found = life.run(ask, self._number, make, self._seen[told:until], gone, method, *arguments)
            self._life, self._told = life, until
            return found

    def _taken(self) -> list[int]:
        """The residents that the process may forget."""
        gone = []
        with suppress(IndexError):
            while True:
                gone.append(self._process.gone.popleft())
        return gone
