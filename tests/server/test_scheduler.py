"""Pins that thinking is shared fairly: who thinks next, for how long, and that nobody waits for long."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from sushiya.server import scheduler as module
from sushiya.server.scheduler import HORIZON, LEAST, LEAST_HINT, FairQueue, Job, Lane, Scheduler
from sushiya.table.services import Account, Thought
from tests.server.helpers import SECONDS

pytestmark = pytest.mark.anyio

MASTER = 0.8
"""Seconds that a bot would like to search. The level `master` takes a quarter of a second at most."""
MIA = Account("mia", "hers")


class Searches:
    """Searches that take until they are told to end, and note how long they might have taken."""

    def __init__(self) -> None:
        self.given: list[float] = []
        self.may_end = threading.Event()

    def __call__(self, seconds: float) -> float:
        self.given.append(seconds)
        if seconds:
            self.may_end.wait(SECONDS)
        return seconds


@pytest.fixture
async def scheduler() -> AsyncIterator[Scheduler]:
    here = Scheduler(threads=1)
    yield here
    here.close()


async def begun(*thoughts: "asyncio.Task[Any]") -> None:
    """Let these wait in the queue, and the first one begin."""
    for _ in range(3):
        await asyncio.sleep(0)
    assert not any(thought.done() for thought in thoughts)


def crowd(
    scheduler: Scheduler, work: Callable[[float], float], address: str, tables: int, bots: int
) -> "list[asyncio.Task[Thought[float]]]":
    """Masters of many tables that are all asked at once."""
    return [
        asyncio.create_task(scheduler.think(Account(address, str(table)), MASTER, work))
        for table in range(tables)
        for _ in range(bots)
    ]


async def ended(searches: Searches, *thoughts: "asyncio.Task[Thought[float]]") -> None:
    searches.may_end.set()
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(*thoughts, return_exceptions=True)


# Who is next ------------------------------------------------------------------------------------------------


def taken(queue: FairQueue[Job], times: int, took: float = 1.0) -> list[str]:
    """The accounts of the next jobs, each of which takes this long."""
    names = []
    for _ in range(times):
        job = queue.next()
        queue.remove(job)
        queue.charge(job.account, took)
        names.append("".join(job.account))
    return names


@pytest.mark.promise(31)
async def test_addresses_take_turns_and_so_do_their_tables() -> None:
    queue: FairQueue[Job] = FairQueue()
    for name in ("a1", "a1", "a1", "a2", "b1", "b1"):
        queue.put(Job(Account(*name), MASTER, float, since=0.0))
    assert taken(queue, 6) == ["a1", "b1", "a2", "b1", "a1", "a1"]
    assert not queue


@pytest.mark.promise(15)
async def test_a_network_of_visitors_takes_turns_as_one() -> None:
    queue: FairQueue[Job] = FairQueue()
    for address in ("2001:0db8:0000:0001", "2001:0db8:0000:0002", "2001:0db8:0000:0003", "192.0.2.1"):
        for _ in range(2):
            queue.put(Job(Account(address, ""), MASTER, float, since=0.0))
    assert taken(queue, 4)[1::2] == 2 * ["192.0.2.1"]


async def test_who_comes_late_is_neither_behind_nor_ahead_of_the_others_for_long() -> None:
    queue: FairQueue[Job] = FairQueue()
    for _ in range(20):
        queue.put(Job(Account("a", "1"), MASTER, float, since=0.0))
    assert taken(queue, 5) == ["a1"] * 5
    for _ in range(5):
        queue.put(Job(Account("b", "1"), MASTER, float, since=0.0))
    assert sorted(taken(queue, 8)) == ["a1"] * 4 + ["b1"] * 4


async def test_long_thoughts_count_more_than_short_ones() -> None:
    queue: FairQueue[Job] = FairQueue()
    for name in ("a1", "b1", "b1", "b1", "b1", "a1"):
        queue.put(Job(Account(*name), MASTER, float, since=0.0))
    assert taken(queue, 1, took=2.9) == ["a1"]
    assert taken(queue, 4) == ["b1", "b1", "b1", "a1"]


async def test_who_left_long_ago_is_forgotten() -> None:
    queue: FairQueue[Job] = FairQueue()
    for visitor in range(1000):
        for _ in range(2):  # somebody always waits
            queue.put(Job(Account(str(visitor), "table"), MASTER, float, since=0.0))
        taken(queue, 1 if visitor == 0 else 2)
    assert len(queue._addresses._used) < 200


# How long ---------------------------------------------------------------------------------------------------


@pytest.mark.promise(31)
async def test_a_crowd_takes_no_more_than_half_of_the_time_from_a_single_visitor() -> None:
    lane, now = Lane(2, "lane", searches=True), asyncio.get_running_loop().time()
    hers = Job(MIA, MASTER, float, since=now)
    lane.put(hers)
    assert lane.time_for(hers) == MASTER
    for number in range(200):
        lane.put(Job(Account("crowd", str(number // 7)), MASTER, float, since=now))
    assert lane.time_for(hers) == pytest.approx(MASTER, abs=0.1)
    lane.close()


@pytest.mark.promise(32)
async def test_budgets_shrink_so_that_all_who_wait_are_done_in_time() -> None:
    lane, now = Lane(2, "lane", searches=True), asyncio.get_running_loop().time()
    jobs = [
        Job(Account(f"address {number % 5}", str(number % 15)), MASTER, float, since=now)
        for number in range(60)
    ]
    for job in jobs:
        lane.put(job)
    given = [lane.time_for(job) for job in jobs]
    assert max(given) < MASTER
    assert sum(given) <= 2 * HORIZON
    lane.close()


async def test_several_bots_of_one_table_that_come_together_get_equal_parts(scheduler: Scheduler) -> None:
    given: list[float] = []

    def work(seconds: float) -> float:
        given.append(seconds)
        return seconds

    await asyncio.gather(*crowd(scheduler, work, "mia", tables=1, bots=4))
    assert given[0] == pytest.approx(HORIZON / 4, abs=0.05)


# Nobody waits -----------------------------------------------------------------------------------------------


@pytest.mark.promise(30)
async def test_a_bot_that_does_not_search_never_waits_for_those_that_do(
    scheduler: Scheduler,
) -> None:
    searches = Searches()
    thoughts = crowd(scheduler, searches, "crowd", tables=4, bots=2)
    await begun(*thoughts)
    async with asyncio.timeout(SECONDS):
        assert await scheduler.think(MIA, 0.0, lambda seconds: seconds) == Thought(0.0, hurried=False)
    assert len(searches.given) == 1, "the others still wait for the first"
    await ended(searches, *thoughts)


@pytest.mark.promise(32)
async def test_a_bot_that_has_waited_for_long_answers_without_search(
    scheduler: Scheduler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "HORIZON", 0.1)
    searches = Searches()
    first, second = thoughts = crowd(scheduler, searches, "crowd", tables=2, bots=1)
    async with asyncio.timeout(SECONDS):
        assert await second == Thought(0.0, hurried=True)
    assert not first.done()
    await ended(searches, *thoughts)


@pytest.mark.promise(32)
async def test_in_a_crowd_too_large_for_any_search_bots_answer_without_it(
    scheduler: Scheduler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "HORIZON", 0.1)
    searches = Searches()
    thoughts = crowd(scheduler, searches, "crowd", tables=50, bots=7)
    async with asyncio.timeout(SECONDS):
        while sum(thought.done() for thought in thoughts) < len(thoughts) - 1:
            await asyncio.sleep(0.001)
    assert [given for given in searches.given if given] == [LEAST]
    await ended(searches, *thoughts)


@pytest.mark.promise(33)
async def test_a_hint_waits_for_its_turn_but_never_behind_a_crowd(scheduler: Scheduler) -> None:
    searches, order = Searches(), []

    def note(name: str) -> Callable[[float], float]:
        def work(seconds: float) -> float:
            order.append((name, seconds))
            return seconds

        return work

    first = crowd(scheduler, searches, "crowd", tables=1, bots=1)
    await begun(*first)
    hints = [
        asyncio.create_task(scheduler.advise(Account("crowd", str(number)), 1.0, note("crowd")))
        for number in range(30)
    ]
    await begun(*hints)
    hers = asyncio.create_task(scheduler.advise(MIA, 1.0, note("mia")))
    await begun(*hints, hers)
    await ended(searches, *first, *hints, hers)
    assert [name for name, _ in order].index("mia") <= 1
    assert min(seconds for _, seconds in order) >= LEAST_HINT


async def test_what_nobody_waits_for_any_more_is_not_thought_about(scheduler: Scheduler) -> None:
    searches = Searches()
    first, second = crowd(scheduler, searches, "mia", tables=2, bots=1)
    await begun(first, second)
    second.cancel()
    await ended(searches, first, second)
    assert len(searches.given) == 1


async def test_a_failure_is_told_to_who_asked_and_harms_nobody_else(scheduler: Scheduler) -> None:
    def fail(seconds: float) -> float:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await scheduler.think(MIA, MASTER, fail)
    assert (await scheduler.think(MIA, MASTER, lambda seconds: seconds)).found == MASTER


async def test_whether_a_search_was_cut_short_is_told(scheduler: Scheduler) -> None:
    assert not (await scheduler.think(MIA, MASTER, lambda seconds: seconds)).hurried
    searches = Searches()
    thoughts = crowd(scheduler, searches, "mia", tables=1, bots=4)
    await asyncio.sleep(1.1 * HORIZON / 4)  # as long as the first may think
    await ended(searches, *thoughts)
    assert (await thoughts[0]).hurried


async def test_quick_bots_answer_several_at_a_time_and_one_may_fail(
    scheduler: Scheduler,
) -> None:
    threads: list[int] = []

    def work(seconds: float) -> float:
        threads.append(threading.get_ident())
        if len(threads) == 2:
            raise ValueError
        return seconds

    jobs = [scheduler.think(Account("mia", str(table)), 0.0, work) for table in range(20)]
    found = await asyncio.gather(*jobs, return_exceptions=True)
    assert sum(isinstance(each, ValueError) for each in found) == 1
    assert sum(each == Thought(0.0, hurried=False) for each in found) == 19
    assert scheduler.late == 0.0


async def test_how_long_quick_bots_wait_is_known(scheduler: Scheduler) -> None:
    go_on = threading.Event()
    first = asyncio.create_task(scheduler.think(MIA, 0.0, lambda _: go_on.wait(SECONDS)))
    await begun(first)
    second = asyncio.create_task(scheduler.think(MIA, 0.0, lambda seconds: seconds))
    await begun(first, second)
    before = scheduler.late
    await asyncio.sleep(0.01)
    assert scheduler.late > before
    go_on.set()
    await asyncio.gather(first, second)
    assert scheduler.late == 0.0


# What nobody waits for --------------------------------------------------------------------------------------


async def test_what_nobody_waits_for_begins_only_when_nothing_else_waits(scheduler: Scheduler) -> None:
    searches, order = Searches(), []

    def noted(name: str) -> Callable[[float], float]:
        def work(seconds: float) -> float:
            order.append(name)
            return seconds

        return work

    first = asyncio.create_task(scheduler.think(MIA, MASTER, searches))
    await begun(first)
    coach = asyncio.create_task(scheduler.spare(MIA, 0.03, noted("coach")))
    await begun(first, coach)
    later = [
        asyncio.create_task(scheduler.think(Account("leo", "his"), MASTER, noted("master"))),
        asyncio.create_task(scheduler.advise(MIA, MASTER, noted("hint"))),
    ]
    await begun(first, coach, *later)
    await ended(searches, first, coach, *later)
    assert order[-1] == "coach"
    assert {*order[:-1]} == {"master", "hint"}
    assert coach.result() == Thought(0.03, hurried=False), "it gets the time it asked for"


async def test_it_takes_no_part_of_a_bots_time(scheduler: Scheduler) -> None:
    searches = Searches()
    first = asyncio.create_task(scheduler.think(MIA, MASTER, searches))
    await begun(first)
    spare = [asyncio.create_task(scheduler.spare(MIA, 0.03, lambda seconds: seconds)) for _ in range(5)]
    bot = Job(MIA, MASTER, searches, asyncio.get_running_loop().time())
    scheduler._search.put(bot)
    assert scheduler._search.time_for(bot) == pytest.approx(MASTER, abs=0.05)
    await ended(searches, first, *spare)
