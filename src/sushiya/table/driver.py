"""Advances a match without people: bots, and the clock, whose stand-in answers on a timeout.

The clock rests while nobody is connected to the table. So do bots that play alone, until there is room for
them.
"""

import asyncio
from contextlib import suppress
from random import Random, uniform
from typing import TYPE_CHECKING, TypeAlias
from weakref import ref

from sushiya.bots import AnyBot
from sushiya.bots.daily import daily_bot
from sushiya.core import Action, AnyGame, IllegalAction, Seat
from sushiya.table.live import LiveMatch, Move, Thinker
from sushiya.table.protocol import Thinking
from sushiya.table.store import Conflict, StoreDown
from sushiya.table.thinking_time import ThinkingTime

if TYPE_CHECKING:
    from sushiya.table.table import Table

__all__ = ["Driver"]

GRACE = 5.0
"""The fewest seconds everyone has after a restart or sleep, so that no clock expires immediately."""
RETRY = 1.0
"""Seconds until the next attempt when the store is down."""
RECOVER = 10.0
"""Seconds until the next attempt after an unexpected error."""
CROWDED = 2.0
"""Seconds until the next attempt while bots play alone at too many tables."""

LOCKS = (1.5, 4.5)
"""A bot locks in a sealed answer after this many times the pace, each bot at its own time."""
APART = 0.25
"""While a person is still choosing, two bots lock in at least this many times the pace apart."""
Job: TypeAlias = tuple[Seat, str, str]
"""A seat, the bot that answers for it, and the reason."""
Thoughts: TypeAlias = dict[Job, "asyncio.Task[Action]"]


class Driver:
    """Drives one table. A lease in the store makes sure that only one process does."""

    def __init__(self, table: "Table") -> None:
        self._table = ref(table)  # the table refers to its driver: this avoids a reference cycle
        self._clock = table.services.clock
        self._settings = table.services.settings
        self.woke = self._clock.time()
        self.task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._only_bots = asyncio.Event()
        """Set once only bots are awaited: then they lock in at once."""
        self.thinking = ThinkingTime(self._clock)
        self._lease = ("", 0.0)
        """The match that this process drives, and until when that is certain."""
        self._expired = ("", 0)
        """The match and serial number of the question that timed out."""

    @property
    def table(self) -> "Table":
        table = self._table()
        assert table is not None, "a driver must not outlive its table"
        return table

    def seconds_left(self) -> float | None:
        """Seconds left for the people asked now. None without a clock, or if no person is awaited."""
        table = self.table
        match, doc = table.match, table.doc
        if match is None or match.over or not doc.clock or not self._people_waited_for(match):
            return None
        deadline = max(match.asked_at + doc.clock, self.woke + GRACE)
        return round(min(doc.clock, max(0.0, deadline - self._clock.time())), 1)

    def _people_waited_for(self, match: LiveMatch) -> list[Seat]:
        return [seat for seat in match.waiting_for if seat >= 0 and self.table.doc.driver(seat) is None]

    def _to_answer(self, match: LiveMatch) -> list[Job]:
        """The answers that the driver has to give."""
        doc, time_is_up = self.table.doc, self._time_is_up(match)
        answers = []
        for seat in match.waiting_for:
            bot = doc.driver(seat) if seat >= 0 else None
            if bot is not None:
                answers.append((seat, bot, "bot"))
            elif seat >= 0 and time_is_up:
                answers.append((seat, doc.stand_in, "clock"))
        return answers

    def look(self) -> None:
        """Something changed: start answering if needed, or set the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self.table
        match = table.match
        attended = table.presence.anybody()
        if table.asleep or match is None or match.over:
            self._leave_room()
            return
        if not self._may_play():
            if attended:
                self._timer = asyncio.get_running_loop().call_later(CROWDED, self.look)
            return
        (self._only_bots.clear if self._people_waited_for(match) else self._only_bots.set)()
        needs_luck = match.state.chance is not None
        if (needs_luck or self._to_answer(match)) and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._drive(), name=f"drive {table.id}")
        elif attended and not self._time_is_up(match) and (left := self.seconds_left()) is not None:
            question = (match.row.id, match.serial)
            self._timer = asyncio.get_running_loop().call_later(left, self._expire, question)

    def _time_is_up(self, match: LiveMatch) -> bool:
        return self._expired == (match.row.id, match.serial)

    def _expire(self, question: tuple[str, int]) -> None:
        self._expired = question
        self.look()

    def _may_play(self) -> bool:
        """Whether bots may play now. At a table where people play, they always may."""
        table = self.table
        if not table.doc.bots_alone or not table.presence.anybody():
            self._leave_room()
            return not table.doc.bots_alone
        if not table.services.bots.may_play_alone(table.account):
            self._tell("waiting")
            return False
        if self.thinking.told == "waiting":
            self._tell("full")
        return True

    def _tell(self, thinking: Thinking) -> None:
        """Tell everyone how long bots think, if that has changed."""
        if self.heard(thinking):
            self.table.services.peers.tell(self.table.id, "thinking", thinking)

    def heard(self, thinking: Thinking) -> bool:
        """Tell everyone here how long bots think, here or at the process that drives the match."""
        news = self.thinking.note(thinking)
        if news:
            self.table.show_info()
        return news

    def _leave_room(self) -> None:
        self.table.services.bots.stop_playing_alone(self.table.id)

    def stop(self) -> None:
        self._leave_room()
        if self._timer is not None:
            self._timer.cancel()
        if self.task is not None:
            self.task.cancel()
            self.task = None  # a cancelled task remembers where it was, and thereby the table

    async def _drive(self) -> None:
        """Answer for bots as long as there is something to answer."""
        table = self.table
        try:
            while await self._leased():
                if not await self._answer_once():
                    break
            else:  # another process drives: check again when its lease may have expired
                self._look_again(self._settings.lease)
                return
        except Exception as error:
            table.services.noted(error, table=table.id)
            self._look_again(RETRY if isinstance(error, StoreDown) else RECOVER)
            return
        self.task = None
        self.look()

    def _look_again(self, seconds: float) -> None:
        self.task = None
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self.look)

    async def _leased(self) -> bool:
        match = self.table.match
        if match is None or self.table.asleep:
            return True
        leased, until = self._lease
        if leased != match.row.id or self._clock.monotonic() > until:
            seconds = self._settings.lease
            services = self.table.services
            if not await services.store.lease(match.row.id, services.peers.process, seconds):
                return False
            self._lease = (match.row.id, self._clock.monotonic() + seconds / 2)
        return True

    async def _answer_once(self) -> bool:
        """Let every bot that is asked now answer once. False if there was nothing to do."""
        table = self.table
        async with table.lock:
            match = table.match
            if match is None or match.over or table.asleep or not self._may_play():
                return False
            if match.state.chance is not None:
                await self._play([])
                return True
            jobs = self._to_answer(match)
            if not jobs:
                return False
            serial = match.serial
            due = self._due_times(match, jobs)
            make = self._daily_bot if table.doc.daily else table.services.bots.make
            thinkers = [match.thinker(seat, bot, make) for seat, bot, _ in jobs]
        thoughts = {
            job: asyncio.create_task(self._think(thinker))
            for job, thinker in zip(jobs, thinkers, strict=True)
        }
        try:
            in_the_open = len(match.state.ask.decisions if match.state.ask else ()) == 1
            if table.presence.anybody() and (in_the_open or table.doc.bots_alone):
                await asyncio.sleep(self._settings.bot_pace)  # give people time to follow
            while thoughts:
                ready = await self._next_ready(match, due, thoughts)
                async with table.lock:
                    if table.match is not match or match.serial != serial:
                        return True
                    await self._lock_in(match, {job: thoughts.pop(job).result() for job in ready})
        finally:
            for thought in thoughts.values():
                thought.cancel()
            await asyncio.gather(*thoughts.values(), return_exceptions=True)
        return True

    def _daily_bot(self, name: str, game: AnyGame, seat: Seat, rng: Random) -> AnyBot:
        """The deal of a day has its own bots, whose answers depend on nothing but the position."""
        match = self.table.match
        assert match is not None
        return daily_bot(game, seat, match.row.seed)

    async def _think(self, thinker: Thinker) -> Action:
        table, wants = self.table, thinker.wants
        thought = await table.services.bots.think(table.account, wants, thinker.choose)
        if thought.hurried or thought.slowed:
            self._tell("short" if thought.hurried else "slow")
        elif wants or self.thinking.told == "slow":
            self._tell("full")
        return thought.found

    async def _next_ready(self, match: LiveMatch, due: dict[Seat, float], thoughts: Thoughts) -> list[Job]:
        """Wait until a bot has decided and it is time to lock in.

        Once only bots are awaited, all of them lock in. A bot that thinks for long holds up none of the
        others.
        """
        loop = asyncio.get_running_loop()
        while self._paced(match):
            decided = [job for job, thought in thoughts.items() if thought.done()]
            first = min(decided, key=lambda job: due[job[0]], default=None)
            left = None if first is None else due[first[0]] - loop.time()
            if first is not None and left is not None and left <= 0:
                for seat in due:  # bots that thought for longer don't lock in together either
                    due[seat] = max(due[seat], loop.time() + self._settings.bot_pace * APART)
                return [first]
            only_bots = asyncio.create_task(self._only_bots.wait())
            undecided = [thought for thought in thoughts.values() if not thought.done()]
            try:
                await asyncio.wait([only_bots, *undecided], timeout=left, return_when=asyncio.FIRST_COMPLETED)
            finally:
                only_bots.cancel()
        await asyncio.wait(thoughts.values())
        return list(thoughts)

    def _paced(self, match: LiveMatch) -> bool:
        """Whether bots take their time to lock in: a person is still choosing."""
        return self._settings.bot_pace > 0 and bool(self._people_waited_for(match))

    def _due_times(self, match: LiveMatch, jobs: list[Job]) -> dict[Seat, float]:
        """When each bot locks in its answer to a question that is asked of several seats."""
        now, pace = asyncio.get_running_loop().time(), self._settings.bot_pace
        return {seat: now + (0.0 if why == "clock" else pace * uniform(*LOCKS)) for seat, _, why in jobs}

    async def _lock_in(self, match: LiveMatch, answers: dict[Job, Action]) -> None:
        """Give these answers, as far as they are still ours: a person may have answered or taken the seat."""
        still_ours = self._to_answer(match)
        moves = [Move(job[0], action, job[2]) for job, action in answers.items() if job in still_ours]
        if moves and await self._play(moves):
            late = [move.seat for move in moves if move.by == "clock"]
            if late:
                await self.table.note("stand_in", *late)

    async def _play(self, moves: list[Move]) -> bool:
        """Play these moves. False if another process was faster: look again."""
        with suppress(Conflict, IllegalAction):
            await self.table.play(moves)
            return True
        return False
