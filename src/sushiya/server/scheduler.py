"""Shares a few threads fairly between addresses and their tables. When many wait, everyone thinks less.

Four rules keep every answer quick. Anything that needs no search has a thread of its own. A search gets its
share of the time until everything waiting should be done: half of it if two addresses wait, a quarter if each
has two tables. A bot that has waited too long answers without searching. Work that nobody waits for takes its
turn in short slices, when nothing else is waiting.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Lock
from time import monotonic
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from sushiya.server.limits import network_of
from sushiya.table.services import Account, Thought

__all__ = ["HORIZON", "LEAST", "FairQueue", "Job", "Lane", "Scheduler"]

T = TypeVar("T")

HORIZON = 1.0
"""Seconds within which everything that waits should be done.

Budgets shrink accordingly, and no bot waits longer.
"""
LEAST = 0.02
"""The fewest seconds a search gets: less would be useless."""
LEAST_HINT = 0.1
"""The fewest seconds that a hint gets. It needs a search, so it waits for its turn instead."""
ENOUGH = 0.95
"""A search that took less than this share of its time was not cut short."""
QUICK_AT_ONCE = 8
"""Jobs without search whose results a thread passes on together; each takes about a millisecond."""


@dataclass(eq=False)
class Job:
    """Something to think about: who asked for it, and how long it may take."""

    account: Account
    wants: float
    work: Callable[[float], Any]
    """Called in a thread, with the seconds it may take."""
    since: float
    can_hurry: bool = True
    """Whether it can answer without searching."""
    spare: bool = False
    """Whether it starts only when nothing else is waiting."""
    result: "asyncio.Future[Thought[Any]]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def done(self, given: float, outcome: "Outcome") -> None:
        """Pass the outcome on, unless nobody wants it any more."""
        if self.result.done():
            return
        if outcome.error is not None:
            self.result.set_exception(outcome.error)
        else:
            hurried = given < self.wants and outcome.took >= ENOUGH * given
            self.result.set_result(Thought(outcome.found, hurried))


class Outcome(NamedTuple):
    """The outcome of a job in a thread."""

    found: Any
    error: Exception | None
    took: float


def _work(batch: list[tuple[Job, float]]) -> list[Outcome]:
    """Do some jobs, one after another."""
    outcomes = []
    for job, given in batch:
        found, failed, began = None, None, monotonic()
        try:
            found = job.work(given)
        except Exception as error:
            failed = error
        outcomes.append(Outcome(found, failed, monotonic() - began))
    return outcomes


class Turns:
    """Whose turn it is: whoever has used least. Newcomers start level with the one served last."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._level = 0.0

    def join(self, name: str) -> None:
        self._used[name] = max(self._level, self._used.get(name, 0.0))

    def next(self, names: Collection[str]) -> str:
        name = min(names, key=self._used.__getitem__)
        self._level = max(self._level, self._used[name])
        if len(self._used) > 2 * len(names) + 100:  # forget those who would start level anyway
            self._used = {
                each: used for each, used in self._used.items() if used > self._level or each in names
            }
        return name

    def charge(self, name: str, seconds: float) -> None:
        self._used[name] = self._used.get(name, self._level) + seconds


class Charged(Protocol):
    """What has been charged to somebody."""

    @property
    def account(self) -> Account: ...


J = TypeVar("J", bound=Charged)


class FairQueue(Generic[J]):
    """Jobs in a fair order: addresses take turns, and so do the tables of each.

    A network (/48) of IPv6 visitors is one address here, since its owner can come as any of them.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[J]]] = {}
        self._addresses = Turns()
        self._tables: dict[str, Turns] = {}
        """For each address with waiting jobs."""

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, job: J) -> None:
        address, table = _payer(job.account)
        if address not in self._waiting:
            self._waiting[address] = {}
            self._tables[address] = Turns()
            self._addresses.join(address)
        tables = self._waiting[address]
        if table not in tables:
            tables[table] = deque()
            self._tables[address].join(table)
        tables[table].append(job)

    def next(self) -> J:
        """The job whose turn it is. It stays in the queue until it is removed."""
        address = self._addresses.next(self._waiting.keys())
        table = self._tables[address].next(self._waiting[address].keys())
        return self._waiting[address][table][0]

    def remove(self, job: J) -> bool:
        """Remove a job. False if it was no longer waiting."""
        address, table = _payer(job.account)
        jobs = self._waiting.get(address, {}).get(table, deque())
        if job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del self._waiting[address][table]
        if not self._waiting[address]:
            del self._waiting[address], self._tables[address]
        if not self._waiting:  # whoever comes next takes nothing from anybody
            self._addresses = Turns()
        return True

    def waiting(self, account: Account) -> int:
        """How many jobs of this account's address wait."""
        return sum(map(len, self._waiting.get(_payer(account).address, {}).values()))

    def parts(self, account: Account) -> int:
        """Into how many parts time is divided, for a waiting job of this account."""
        address, table = _payer(account)
        tables = self._waiting[address]
        return len(self._waiting) * len(tables) * len(tables[table])

    def charge(self, account: Account, seconds: float) -> None:
        address, table = _payer(account)
        self._addresses.charge(address, seconds)
        if address in self._tables:
            self._tables[address].charge(table, seconds)


def _payer(account: Account) -> Account:
    return account._replace(address=network_of(account.address))


class Lane:
    """Some threads, and the jobs that wait for them.

    A thread takes one job after the other as long as any are waiting: the event loop may be busy for longer
    than most of them take.
    """

    def __init__(self, threads: int, name: str, searches: bool = False, at_once: int = 1) -> None:
        """`at_once`: of how many short jobs a thread passes on the results together."""
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._searches = searches
        self._at_once = at_once
        self._threads = self._free = threads
        self._closed = False
        self._lock = Lock()
        """Held by whoever uses the queues."""
        self._queue: FairQueue[Job] = FairQueue()
        self._spare: FairQueue[Job] = FairQueue()
        self._put_at: dict[Job, float] = {}
        """Since when each job has been waiting here, the longest first."""
        self._filling: asyncio.Handle | None = None

    def close(self) -> None:
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)

    def put(self, job: Job) -> None:
        """Let a job wait. If a thread is free, jobs that come together are all queued before it starts."""
        loop = asyncio.get_running_loop()
        with self._lock:
            self._queue_of(job).put(job)
            self._put_at[job] = loop.time()
        job.result.add_done_callback(lambda _: self.remove(job))  # nobody is waiting for it any more
        if self._filling is None:
            self._filling = loop.call_soon(self._fill, loop)

    def remove(self, job: Job) -> bool:
        """Remove a job. False if it was no longer waiting."""
        with self._lock:
            return self._remove(job)

    def _remove(self, job: Job) -> bool:
        self._put_at.pop(job, None)
        return self._queue_of(job).remove(job)

    def waiting(self, account: Account) -> int:
        """How many jobs of this account's address wait."""
        with self._lock:
            return self._queue.waiting(account)

    def _queue_of(self, job: Job) -> FairQueue[Job]:
        return self._spare if job.spare else self._queue

    @property
    def late(self) -> float:
        """How many seconds the longest wait has lasted."""
        with self._lock:
            first = next(iter(self._put_at.values()), None)
        return 0.0 if first is None else monotonic() - first

    def time_for(self, job: Job) -> float:
        """The seconds that a waiting job may take if it starts now."""
        left = job.since + HORIZON - monotonic()
        return min(job.wants, left * self._threads / self._queue.parts(job.account))

    def _most(self, job: Job) -> float:
        """The seconds it may take at most, but never too few to be useful."""
        if job.spare or not self._searches:
            return job.wants if self._searches else 0.0
        return max(self.time_for(job), min(job.wants, LEAST if job.can_hurry else LEAST_HINT))

    def _fill(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start as many free threads as there are jobs."""
        self._filling = None
        with self._lock:
            starting = 0 if self._closed else min(self._free, len(self._put_at))
            self._free -= starting
        for _ in range(starting):
            self._pool.submit(self._serve, loop)

    def _serve(self, loop: asyncio.AbstractEventLoop) -> None:
        """Do jobs until none is waiting. Runs in a thread."""
        while batch := self._take():
            outcomes = _work(batch)
            with self._lock:
                for (job, given), outcome in zip(batch, outcomes, strict=True):
                    self._queue_of(job).charge(job.account, outcome.took - given)
            try:
                loop.call_soon_threadsafe(_pass_on, batch, outcomes)
            except RuntimeError:  # the loop has ended, and with it the server
                return

    def _take(self) -> list[tuple[Job, float]]:
        """The next jobs, or none; then the thread is free."""
        with self._lock:
            batch: list[tuple[Job, float]] = []
            while self._put_at and len(batch) < self._at_once and not self._closed:
                batch.append(self._next())
            if not batch:
                self._free += 1
            return batch

    def _next(self) -> tuple[Job, float]:
        """The job whose turn it is, and the seconds that it may take. It no longer waits."""
        job = (self._queue or self._spare).next()
        given = self._most(job)
        self._remove(job)
        self._queue_of(job).charge(job.account, given)
        return job, given


def _pass_on(batch: list[tuple[Job, float]], outcomes: list[Outcome]) -> None:
    for (job, given), outcome in zip(batch, outcomes, strict=True):
        job.done(given, outcome)


class Scheduler:
    """Where bots and hints think."""

    def __init__(self, threads: int) -> None:
        self._quick = Lane(1, "quick-bot", at_once=QUICK_AT_ONCE)
        self._search = Lane(threads, "bot", searches=True)

    def close(self) -> None:
        self._quick.close()
        self._search.close()

    @property
    def late(self) -> float:
        """How many seconds a bot that answers without searching has been waiting."""
        return self._quick.late

    async def think(
        self, account: Account, wants: float, work: Callable[[float], T], waited: float = 0.0
    ) -> Thought[T]:
        """Let a bot think that would like to search for `wants` seconds and has already waited for some."""
        loop = asyncio.get_running_loop()
        job = Job(account, wants, work, loop.time() - waited)
        if not wants or waited >= HORIZON:
            self._quick.put(job)
            return await job.result
        self._search.put(job)
        too_late = loop.call_later(HORIZON - waited, self._hurry, job)
        try:
            return await job.result
        finally:
            too_late.cancel()

    async def advise(self, account: Account, wants: float, work: Callable[[float], T]) -> Thought[T]:
        """Find a hint, in its turn."""
        job = Job(account, wants, work, asyncio.get_running_loop().time(), can_hurry=False)
        self._search.put(job)
        return await job.result

    async def spare(self, account: Account, seconds: float, work: Callable[[float], T]) -> Thought[T]:
        """Do something short that nobody waits for, while no bot and no hint is waiting."""
        job = Job(account, seconds, work, asyncio.get_running_loop().time(), can_hurry=False, spare=True)
        self._search.put(job)
        return await job.result

    def _hurry(self, job: Job) -> None:
        """Let a bot that is still waiting for its search answer without one."""
        if self._search.remove(job):
            self._quick.put(job)
