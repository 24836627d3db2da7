"""A match in memory: its state, history and log position."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from sushiya.bots import AnyBot, Budget, Seated, answer_of, make_bot, option_of
from sushiya.bots.bot import can_search
from sushiya.bots.families import Memory, memory_at
from sushiya.bots.hint import make_hinter
from sushiya.core import (
    CHANCE,
    Action,
    AnyGame,
    AnyMatch,
    BadRecord,
    Event,
    IllegalAction,
    Match,
    Seat,
    Seeded,
    State,
    SushiyaError,
    plan,
)
from sushiya.core import Planned as PlannedAnswers
from sushiya.games import game_of
from sushiya.games.families import Remembers
from sushiya.table.past import Past, Step
from sushiya.table.protocol import Hints
from sushiya.table.refusals import Denied
from sushiya.table.services import Clock, GivesHints
from sushiya.table.store import AGAIN, End, Line, MatchRow

__all__ = ["Closed", "LiveMatch", "Move", "Planned", "Thinker"]

log = logging.getLogger("sushiya")

AT_ONCE = 32
"""Lines of a log that are replayed without a pause when a table wakes: about two milliseconds' worth."""
MOST_CHANGES = 50
"""How often a seat may change its answer to one question: every change is a line in the log."""


@dataclass(frozen=True, slots=True)
class Move:
    """An answer to play, and who really gives it."""

    seat: Seat
    action: Action
    by: str


@dataclass(frozen=True, slots=True)
class Planned:
    """The result of moves that have not happened yet: they happen once the store has the lines."""

    lines: tuple[Line, ...]
    answers: PlannedAnswers[Any]
    """The same in the match's own form, one answer per line."""
    end: End | None
    """Set if the moves end the match."""

    @property
    def state(self) -> State[Any]:
        return self.answers.state


class Closed(NamedTuple):
    """A question that was answered, as it was when it was asked: nobody had answered yet."""

    serial: int
    state: State[Any]
    until: int
    """How many events had happened."""
    answers: dict[Seat, Line]
    """The answer of each seat that counted."""


class LiveMatch:
    """A match as a table holds it. `plan` computes the next step, `adopt` applies it."""

    def __init__(self, row: MatchRow, clock: Clock = time) -> None:
        self.row = row
        self._clock = clock
        self.game: AnyGame = game_of(row.game)
        if row.rules != self.game.rules_version:
            raise BadRecord(
                f"This match was started under the rules {row.rules}. This server plays "
                f"{self.game.rules_version} and can't continue it. The record is kept."
            )
        self.players: dict[tuple[Seat, str], Seated[AnyBot]] = {}
        self.hinters: dict[Seat, Seated[GivesHints]] = {}
        self.hints: dict[Seat, Hints] = {}
        """The last hints given to each seat."""
        self.hinting: defaultdict[Seat, asyncio.Lock] = defaultdict(asyncio.Lock)
        """For each seat, held while a hint is computed."""
        self.memories: dict[Seat, Seated[Remembers]] = {}
        """What each seat remembers that has opened its memory aid."""
        self._knowledge: dict[Seat, Seated[Memory]] = {}
        """What each seat remembers that has a coach."""
        self.coached: dict[Seat, int] = {}
        """For each seat, the last question whose answer the coach has looked at."""
        self.tally: dict[Seat, tuple[int, int]] = {}
        """For each seat, how many of its answers were best, and how many were measured."""
        self.seq = 0
        """The number of lines in the log."""
        self.version = 0
        """That number without answers that replaced a sealed one: nobody else may notice a changed answer."""
        self.asked_at = row.began
        """When the open question was asked."""
        self.ended_at = row.ended
        """When the match ended, if it has."""
        self.answers: dict[Seat, list[str]] = {}
        """Each seat's answers to the open question. The last one counts."""
        self.answered_at: dict[Seat, int] = {}
        """The version at which each seat first answered the open question."""
        self.socket_of: dict[Seat, object] = {}
        """The connection that sent each seat's last answer, if it belongs to this process."""
        self.closed: Closed | None = None
        """The last question to players that has been answered."""
        self._last: dict[Seat, Line] = {}
        """The last answer of each seat to the open question."""
        self.played: AnyMatch = Match(self.game)
        self._asked = self.state, len(self.played.history)
        """The match as it was when the open question was asked, and the number of events until then."""
        self.played.chance = Seeded(row.seed)  # not earlier: the first deal is a line of the log, too
        self._told = [len(self.played.history)]
        """How many events had happened at each version."""
        self._serial = 0
        self._steps: list[int] = []
        """The versions at which a question was asked, or the match was over."""
        self._past: Past | None = None

    # Advancing ----------------------------------------------------------------------------------------------

    def plan(self, moves: Sequence[Move]) -> Planned:
        """Compute these moves and the chance outcomes that follow; change nothing. Raises IllegalAction."""
        now = self._clock.time()
        answers = self.played.plan([(move.seat, move.action) for move in moves])
        states = [self.state, *(step.state for step in answers.steps)]
        givers = [
            move.by if before.answer_of(move.seat) is None else f"{move.by}{AGAIN}"
            for move, before in zip(moves, states, strict=False)
        ]
        givers += ["chance"] * (len(answers.entries) - len(moves))
        lines = [
            Line(self.seq + number, seat, str(action), by, now)
            for number, ((seat, action), by) in enumerate(zip(answers.entries, givers, strict=True), 1)
        ]
        state = answers.state
        end = End(now, self.game.scores(state), self.game.winners(state)) if state.over else None
        return Planned(tuple(lines), answers, end)

    def adopt(self, planned: Planned) -> None:
        """Apply planned lines, once they are in the store."""
        before = self.state
        self.played.adopt(planned.answers)
        for line, step in zip(planned.lines, planned.answers.steps, strict=True):
            self._note(line, before, step.state, len(step.events))
            before = step.state

    def catch_up(self, lines: Iterable[Line]) -> None:
        """Apply lines from the store, written by another process or before a restart."""
        for line in lines:
            if line.seq != self.seq + 1:
                raise SushiyaError(f"Match {self.row.id}: line {line.seq} does not follow line {self.seq}.")
            before = self.state
            answer = plan(self.game, before, [(line.seat, line.action)])
            self.played.adopt(answer)
            self._note(line, before, answer.state, len(answer.events))

    async def begin_catching_up(self, lines: list[Line]) -> list[Line]:
        """Apply most of many lines, letting others run in between. Returns the rest.

        Only for a match that nobody sees yet.
        """
        while len(lines) > AT_ONCE:
            self.catch_up(lines[:AT_ONCE])
            lines = lines[AT_ONCE:]
            await asyncio.sleep(0)
        return lines

    def _note(self, line: Line, before: State[Any], state: State[Any], events: int) -> None:
        """Keep what the table has to know about an answer."""
        self.seq = line.seq
        if line.seat == CHANCE or line.seat not in self.answers:
            self.version += 1
            self._told.append(self._told[-1] + events)
        self.answers.setdefault(line.seat, []).append(line.action)
        self.answered_at.setdefault(line.seat, self.version)
        self.socket_of.pop(line.seat, None)
        self._last[line.seat] = line
        if state.serial != before.serial:
            if before.chance is None:
                self.closed = Closed(before.serial, *self._asked, self._last)
            self._asked, self._last = (state, self._told[-1]), {}
            if not state.over:
                self.asked_at = line.at
                self.answers.clear()
                self.answered_at.clear()
        if state.chance is None and state.serial != self._serial:
            self._serial = state.serial
            self._steps.append(self.version)
        if state.over:
            self.ended_at = self.ended_at or line.at
            self.players.clear()
            self.hinters.clear()
            self.memories.clear()
            self._knowledge.clear()

    # Queries ------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State[Any]:
        return self.played.state

    @property
    def over(self) -> bool:
        return self.played.state.ask is None

    @property
    def serial(self) -> int:
        """The serial number of the open question; 0 when the match is over."""
        return self.state.serial

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        return tuple([decision.seat for decision in self.played.state.pending])

    def overtaken(self, seat: Seat, version: int, instead: str | None, socket: object) -> bool:
        """Whether the seat has an answer that a client at this version and connection can't know about.

        A message may stay unread for a long time while its sender reconnects elsewhere and answers again.
        `instead` is the answer that the sender believes it replaces.
        """
        answers = self.answers.get(seat)
        if not answers or self.socket_of.get(seat) is socket:
            return False
        return version < self.answered_at[seat] or (len(answers) > 1 and answers[-1] != instead)

    def check_change(self, seat: Seat, version: int, instead: str | None, socket: object) -> None:
        """Raise Denied if an answer from this connection may not replace the seat's previous one."""
        if self.overtaken(seat, version, instead, socket):
            raise Denied("late", "You have already answered over another connection. That answer counts.")
        if len(self.answers.get(seat, ())) >= MOST_CHANGES:
            raise Denied("enough_changes", "You have changed your answer too often. The last one stands.")

    def is_continued_by(self, match: str, lines: Sequence[Line]) -> bool:
        """Whether these are the next lines of this match."""
        return self.row.id == match and lines[0].seq == self.seq + 1

    def events_since(self, version: int) -> Sequence[Event]:
        """The events after this version; all of them after version -1."""
        history = self.played.history
        return history[0 if version < 0 else self._told[min(version, self.version)] :]

    def steps_since(self, version: int) -> Sequence[Step]:
        """The steps after this version, unless there is only one and the update itself tells all of it."""
        if not self._has_several(version):
            return ()
        if self._past is None:
            self._past = Past(self.game)
        past = zip(self._steps, self._past.steps(self.played.log), strict=True)
        return [Step(at, told, facts) for at, (told, facts) in past if at > version]

    def _has_several(self, version: int) -> bool:
        """Whether an update from this version has steps that it does not tell itself."""
        since = [each for each in self._steps if each > version]
        return bool(since) and since != [self.version]

    async def recall(self, version: int) -> None:
        """Work out the steps after this version for somebody who comes late, and let others have turns."""
        if not self._has_several(version):
            return
        if self._past is None:
            self._past = Past(self.game)
        while (known := self._past.known) < len(self.played.log):
            self._past.steps(self.played.log[: known + AT_ONCE])
            await asyncio.sleep(0)

    # Thinking -----------------------------------------------------------------------------------------------

    def thinker(self, seat: Seat, bot: str, make: Callable[..., AnyBot] = make_bot) -> "Thinker":
        """The bot of this name at this seat, ready to answer. A new one first sees all that its seat saw."""
        if (seat, bot) not in self.players:
            rng = Random(f"{self.row.seed}/{seat}/{bot}")
            self.players[seat, bot] = Seated(seat, make(bot, self.game, seat, rng))
        history = self.played.history
        return Thinker(self.players[seat, bot], history, len(history), self.game.view(self.state, seat))

    def hinter(
        self, seat: Seat, budget: Budget, make: Callable[..., GivesHints] = make_hinter
    ) -> Seated[GivesHints]:
        """The hinter of this seat."""
        if seat not in self.hinters:
            self.hinters[seat] = Seated(seat, make(self.game, seat, Random(f"hint/{seat}"), budget))
        return self.hinters[seat]

    def known_to(self, seat: Seat, until: int) -> Memory:
        """What this seat had learned after the given number of events. Ask in the order of the match."""
        if seat not in self._knowledge:
            self._knowledge[seat] = memory_at(self.game, seat)
        return self._knowledge[seat].told(self.played.history, until).copy()


class Thinker(NamedTuple):
    """A bot that is asked, with everything it may know. Only one thread at a time uses it."""

    player: Seated[AnyBot]
    history: Sequence[Event]
    until: int
    """The length of the history when the view was taken."""
    view: Any

    @property
    def wants(self) -> float:
        """Seconds that the bot would like to search; 0 if there is nothing to search for."""
        bot = self.player.observer
        return bot.wants if can_search(bot) and len(self.view.decision.options) > 1 else 0.0

    def choose(self, seconds: float) -> Action:
        """Catch up, then answer. A bot that fails must not hold up the table: it plays a random option."""
        decision, name = self.view.decision, getattr(self.player.observer, "name", "?")
        try:
            bot = self.player.told(self.history, self.until)
            if can_search(bot):
                return option_of(bot, self.view, bot.choose_within(seconds, self.view))
            return answer_of(bot, self.view)
        except IllegalAction:  # its text is not logged: it lists the options, and so reveals a hand
            log.error("a bot chose an illegal action", extra={"bot": name})
        except Exception:
            log.exception("a bot failed", extra={"bot": name})
        any_option: Action = decision.sample(Random())
        return any_option
