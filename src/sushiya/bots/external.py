"""A bot that is a separate program and speaks JSON lines on standard input and output: see docs/bots.md.

It can be slow, wrong or gone at any time. In that case a random option is played for it, and the reason is
logged once.
"""

import logging
import os
import shlex
import signal
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from errno import ENOEXEC
from pathlib import Path
from queue import Empty, Queue, SimpleQueue
from random import Random
from shutil import which
from tempfile import TemporaryFile
from threading import Thread
from time import monotonic
from typing import Any, ClassVar, TypeAlias

from sushiya.bots.bot import AnyBot
from sushiya.bots.own import UnknownBot, is_own
from sushiya.bots.registry import Budget, is_bot, make_bot, read_bot
from sushiya.bots.seat import decision_of
from sushiya.core import Action, AnyGame, BadOptions, Choice, Event, Seat, View
from sushiya.core.codec import BadMessage, from_json, spaced_dumps
from sushiya.games.json_values import PROTOCOL_VERSION, json_value, json_view

__all__ = ["ExternalBot", "check_player", "is_program", "make_player"]

START = 20.0
"""Seconds that a program may take to get ready."""
ANSWER = 5.0
"""Seconds that it may take for an answer, unless its name says otherwise: `./mybot@200ms`."""
SOON = 1.0
"""Seconds to wait for something that should happen immediately."""
LONGEST = 100_000
"""Longer lines are cut."""
WAITING = 1_000
"""How many lines may wait to be read."""
PATIENCE = 3
"""After this many late answers the program is stopped for the rest of the match.

After it has failed to get ready in this many matches it is not started again.
"""

log = logging.getLogger("sushiya.bots")


@dataclass(frozen=True)
class Ready:
    """A program is ready to play."""

    type: ClassVar[str] = "ready"
    unknown: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Answer:
    """Its answer, legal or not, to the question of this number."""

    type: ClassVar[str] = "answer"
    question: int | None = None
    answer: Any = "nothing"
    unknown: dict[str, Any] = field(default_factory=dict)


Message: TypeAlias = Ready | Answer


def make_player(text: str, game: AnyGame, seat: Seat, rng: Random) -> AnyBot:
    """A bot by name, or a program by its path, for the arena: yardsticks play there, too.

    Not for servers: whoever writes the text can run programs.
    """
    if not is_program(text):
        return make_bot(text, game, seat, rng, knowing=True)
    command, limit = read_program(text)
    return ExternalBot(text, command, limit, game, seat, rng)


def check_player(text: str) -> None:
    """Raises UnknownBot or BadOptions if this names no bot and no program."""
    if is_program(text):
        read_program(text)
    elif not is_bot(text) and not text.endswith(".py") and Path(text).is_file():
        raise UnknownBot(f"There is no bot '{text}'. To run the program of this name, write ./{text}.")
    else:
        read_bot(text)


def is_program(text: str) -> bool:
    """Whether this names a program: a path like `./mybot`, or a command line like `node mybot.js`."""
    return ("/" in text or " " in text) and not is_own(text)


def read_program(text: str) -> tuple[list[str], float]:
    """The command and time limit of `./mybot`, `./mybot@2s` or `node mybot.js`; raises BadOptions."""
    line, at, budget = text.rpartition("@")
    if not at or "/" in budget or " " in budget:
        line, budget = text, ""
    limit = Budget.of(budget).seconds if budget else ANSWER
    if limit is None:
        raise BadOptions(f"'{text}': a program takes a time limit, not iterations: write {line}@2s.")
    try:
        command = shlex.split(line)
    except ValueError as error:
        raise BadOptions(f"'{line}' is not a command line: {error}.") from None
    if which(command[0]) is None:
        if Path(command[0]).is_file():
            raise BadOptions(f"{command[0]} can't be run: make it executable (chmod +x {command[0]}).")
        raise BadOptions(f"There is no program {command[0]}.")
    return command, limit


class ExternalBot:
    """Starts the program, and stops it when the match is over (`close`)."""

    def __init__(
        self, name: str, command: list[str], limit: float, game: AnyGame, seat: Seat, rng: Random
    ) -> None:
        self.name = name
        self.faults = 0
        """How many random answers were played for it."""
        self._limit = limit
        self._rng = rng
        self._question = 0
        self._late = 0
        self._program: Program | None = None
        if unready[name] == PATIENCE:
            return
        try:
            self._program = Program(command)
        except OSError as error:
            shebang = " (its first line must be #! and its interpreter)" * (error.errno == ENOEXEC)
            self._give_up("can't be started: %s", f"{error.strerror}{shebang}")
            return
        hello = {
            "type": "hello",
            "protocol": PROTOCOL_VERSION,
            "game": str(game),
            "seats": game.seats,
            "seat": seat,
        }
        self._program.say({**hello, "seed": int(rng.random() * 2**32)})
        ready = any(isinstance(message, Ready) for message in self._heard(START))
        if not ready and self._program is not None:
            unready[name] += 1
            self._give_up("was not ready within %g s", START)

    def see(self, event: Event) -> None:
        if self._program is not None:
            self._program.say({"type": "event", **json_value(event)})

    def choose(self, view: View) -> Action:
        decision = decision_of(view)
        answer = self._ask(view, decision) if self._program is not None else None
        if isinstance(answer, str) and decision.accepts(answer):
            return decision.option(answer)
        if answer is not None:
            _complain(self.name, "answered %r, which is not one of the options", answer)
        self.faults += 1
        return decision.sample(self._rng)

    def _ask(self, view: View, decision: Choice) -> object:
        """Its answer, legal or not; None if it gave none."""
        assert self._program is not None
        self._question += 1
        options = [str(option) for option in decision.options]
        view_json = json_view(view)
        self._program.say(
            {"type": "choose", "question": self._question, "options": options, "view": view_json}
        )
        for message in self._heard(self._limit):  # late answers to earlier questions are ignored
            if isinstance(message, Answer) and message.question == self._question:
                return message.answer
        if self._program is not None:
            _complain(self.name, "did not answer within %g s", self._limit)
            self._late += 1
            if self._late == PATIENCE:
                self.close(0.0)
        return None

    def _heard(self, limit: float) -> Iterator[Message]:
        """Yield its messages, as long as it runs and there is time."""
        assert self._program is not None
        end = monotonic() + limit
        while (line := self._program.hear(end - monotonic())) is not None:
            if not line:
                self._give_up("ended in the middle of a match: %s", self._program.last_words())
                return
            try:
                message: Message = from_json(Message, line)  # type: ignore[arg-type]  # a union is not a class
            except BadMessage:
                _complain(self.name, "wrote a line that is not a message: %s", line.strip()[:80], PASSED_OVER)
                continue
            if isinstance(message, Answer) and message.question is None:
                _complain(self.name, "wrote an answer without a question: %s", line.strip()[:80], PASSED_OVER)
            yield message

    def _give_up(self, why: str, detail: object) -> None:
        _complain(self.name, why, detail)
        self.close(0.0)

    def close(self, patience: float = SOON) -> None:
        """Stop the program, if it runs."""
        if self._program is not None:
            self._program.end(patience)
            self._program = None


class Program:
    """A process that reads and writes lines. Nothing it does or fails to do can block us."""

    def __init__(self, command: list[str]) -> None:
        self._errors = TemporaryFile()  # noqa: SIM115 (closed when the program ends)
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=True,  # so that its child processes can be killed with it
            )
        except OSError:
            self._errors.close()
            raise
        self._told: SimpleQueue[str | None] = SimpleQueue()
        self._heard: Queue[str] = Queue(WAITING)  # bounded: unread output must not fill the memory
        self._threads = [Thread(target=work, daemon=True) for work in (self._write, self._read)]
        for thread in self._threads:
            thread.start()

    def say(self, message: dict[str, Any]) -> None:
        """Send a message, written as in docs/bots.md: some programs only search the text."""
        self._told.put(spaced_dumps(message) + "\n")

    def hear(self, limit: float) -> str | None:
        """The next line; None if there is none in time, and an empty one once the program has exited."""
        try:
            return self._heard.get(timeout=max(0.0, limit))
        except Empty:
            return None

    def last_words(self) -> str:
        """The last line that it wrote to standard error."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(SOON)
        self._errors.seek(0)
        lines = self._errors.read().decode("utf-8", "replace").split("\n")
        words = [line.strip() for line in lines if line.strip()]
        return words[-1][:200] if words else "it did not say why"

    def end(self, patience: float) -> None:
        """Close its standard input, give it `patience` seconds to read the rest and exit, then kill it."""
        self._told.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:  # Windows: its child processes are left alone
                self._process.kill()
        self._process.wait()
        until = monotonic() + SOON
        while any(thread.is_alive() for thread in self._threads) and monotonic() < until:
            self.hear(0.01)  # makes room for lines that are still being read
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):
                pipe.close()
        self._errors.close()

    def _write(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):
            while (line := self._told.get()) is not None:
                self._process.stdin.write(line)
            self._process.stdin.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(LONGEST):
            self._heard.put(line)
        self._heard.put("")


said: set[tuple[str, str]] = set()
unready: Counter[str] = Counter()
"""How often each program was not ready. An arena that waited for it in every match would seem to hang."""

PLAYED = "A random option is played for it."
PASSED_OVER = "The line is ignored."


def _complain(name: str, what: str, detail: object, then: str = PLAYED) -> None:
    """Log each kind of problem once per program: an arena plays thousands of matches."""
    if (name, what) not in said:
        said.add((name, what))
        log.warning(f"%s {what}. %s", name, detail, then)
