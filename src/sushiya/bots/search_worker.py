"""The process in which a server's searches run; the server's side of it is `search_process.py`.

It reads one call per frame and answers each with one frame, several at a time. It ends with its standard
input, so a server leaves nothing running even if it is killed.
"""

import copyreg
import io
import os
import pickle
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from threading import Lock
from traceback import format_exception_only
from typing import IO, Any

from sushiya.core import AnyGame, Event
from sushiya.games import GAMES, game_of

__all__ = ["ask", "load_game", "main", "read_frame", "write_frame"]

NICE = 5
"""How much searches yield to the process that answers people."""
LENGTH = 4
"""The bytes in which a frame says how long it is."""

_residents: dict[int, Any] = {}
"""What lives here between two calls, by the number that the server gave it."""


def read_frame(stream: IO[bytes]) -> Any:
    """The next value that was written; both ends are ours. Raises EOFError at the end, also amid a frame."""
    length = int.from_bytes(_read(stream, LENGTH), "big")
    return pickle.loads(_read(stream, length))


def _read(stream: IO[bytes], length: int) -> bytes:
    data = stream.read(length)
    if len(data) < length:
        raise EOFError
    return data


def write_frame(stream: IO[bytes], value: object) -> None:
    """Write a value for `read_frame`. A game is written as its text, and is the same object each time."""
    data = _pickled(value)
    stream.write(len(data).to_bytes(LENGTH, "big") + data)
    stream.flush()


def _pickled(value: object) -> bytes:
    data = io.BytesIO()
    pickler = pickle.Pickler(data, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = _table()
    pickler.dump(value)
    return data.getvalue()


@cache
def load_game(text: str) -> AnyGame:
    return game_of(text)


@cache
def _table() -> dict[type, Callable[[Any], Any]]:
    """How values are written that have a shorter form: games, as their text."""
    games = {type(game_of(name)): lambda game: (load_game, (str(game),)) for name in GAMES}
    return dict(copyreg.dispatch_table) | games


def ask(
    number: int,
    make: Callable[[], Any] | None,
    seen: Sequence[Event],
    gone: Iterable[int],
    method: str,
    *arguments: object,
) -> Any:
    """Call a method of a resident that has just seen these events. A new one is made first."""
    for each in gone:
        _residents.pop(each, None)
    if make is not None:
        _residents[number] = make()
    resident = _residents[number]
    for event in seen:
        resident.see(event)
    return getattr(resident, method)(*arguments)


def _readable(error: BaseException) -> Exception:
    """The error itself if the other end can read it and should raise it, or else one that says the same."""
    if isinstance(error, Exception):
        with suppress(Exception):
            pickle.loads(_pickled(error))  # many can't be made again from their arguments
            return error
    return RuntimeError("".join(format_exception_only(error)).strip())


def main(threads: int) -> None:
    """Answer calls until there are no more."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    for each in (signal.SIGINT, signal.SIGTERM):  # for the server, which still needs this process as it stops
        signal.signal(each, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints something must not disturb the answers
    writing = Lock()

    def answer(number: int, function: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        try:
            outcome = True, function(*arguments)
        except BaseException as error:  # also SystemExit: somebody waits for an answer
            outcome = False, _readable(error)
        with writing:
            try:
                write_frame(answers, (number, *outcome))
            except Exception as error:  # pickling may raise anything
                write_frame(answers, (number, False, RuntimeError(repr(error))))

    pool = ThreadPoolExecutor(threads)
    try:
        while True:
            pool.submit(answer, *read_frame(sys.stdin.buffer))
    except EOFError:
        os._exit(0)  # nobody waits for what is still being searched
