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
from functools import cache
from threading import Lock
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
    """The next value that was written; both ends are ours. Raises EOFError at the end."""
    length = stream.read(LENGTH)
    if len(length) < LENGTH:
        raise EOFError
    return pickle.loads(stream.read(int.from_bytes(length, "big")))


def write_frame(stream: IO[bytes], value: object) -> None:
    """Write a value for `read_frame`. A game is written as its text, and is the same object each time."""
    frame = io.BytesIO()
    pickler = pickle.Pickler(frame, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = _table()
    pickler.dump(value)
    stream.write(len(frame.getvalue()).to_bytes(LENGTH, "big") + frame.getvalue())
    stream.flush()


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


def main(threads: int) -> None:
    """Answer calls until there are no more."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints something must not disturb the answers
    writing = Lock()

    def answer(number: int, function: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        try:
            outcome = True, function(*arguments)
        except Exception as error:
            outcome = False, error
        with writing:
            try:
                write_frame(answers, (number, *outcome))
            except (pickle.PicklingError, TypeError, AttributeError):
                write_frame(answers, (number, False, RuntimeError(repr(outcome[1]))))

    pool = ThreadPoolExecutor(threads)
    try:
        while True:
            pool.submit(answer, *read_frame(sys.stdin.buffer))
    except EOFError:
        os._exit(0)  # nobody waits for what is still being searched
