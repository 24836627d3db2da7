"""Reviews of finished matches and comparisons of two options, measured by a separate process and stored.

Each turn measures one match for a second or two, so everybody has a first picture soon, and all get sharper
together. A comparison waits in the same queue, for shorter turns. The process starts when somebody asks and
ends when nobody has asked for a while.
"""

import asyncio
import logging
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from random import Random
from typing import TypedDict

from sushiya import __version__
from sushiya.bots.warmup import searched_games
from sushiya.core import AnyGame, BadRecord, Match, Record, dump_text, record_of
from sushiya.core.codec import Json, dumps, json_object, to_json
from sushiya.games.json_values import json_value
from sushiya.review import Review
from sushiya.review.calibration import calibrated_by
from sushiya.review.comparison import Comparison
from sushiya.review.families import KNEW
from sushiya.review.values import EDITION, SETTLED
from sushiya.review.worker import ReviewRequest, Served
from sushiya.server.desk import Desk
from sushiya.server.limits import room_for
from sushiya.server.review_process import ReviewProcess
from sushiya.server.scheduler import FairQueue
from sushiya.server.settings import Settings
from sushiya.server.store import ReviewRow, Store, StoreDown
from sushiya.server.strain import Strain
from sushiya.table.refusals import Denied
from sushiya.table.services import Account
from sushiya.table.store import BadRow
from sushiya.table.wire_types import Option

__all__ = ["ComparisonNow", "ReviewNow", "Reviews", "reviewed_families"]

log = logging.getLogger("sushiya")

FIRST = 3
"""The number of deals in the first picture."""
TURN = 1.5
"""About how many seconds a turn takes."""
FRAMES = 20
"""The most pictures of a comparison: each one adds at least this share of all matches."""
FRAME = 0.4
"""About how many seconds a comparison plays at least between two pictures."""
SHARPER = 1.4
"""A new picture is made once it rests on this many times as many deals."""
REASONED = 0.15
"""From this share of all deals on, a picture includes reasons."""
IDLE = 60.0
"""Seconds without work after which the process ends."""
BREATH = 1.0
"""Seconds until a strained server checks again whether it has time for reviews."""
PAUSE = 300.0
"""Seconds until a failed review is tried again."""
LEASE = 120.0
"""Seconds until another server process may take over a review from this one."""
PREPARED = "reviews"
"""The name of the marker file next to compiled functions."""


class ReviewNow(TypedDict):
    """The review of a finished match, as far as it has been measured."""

    deals: int
    """Imagined deals for every decision so far."""
    of: int
    """Imagined deals for every decision in the end."""
    place: int
    """The place in the queue; 0 if it is being measured, or done."""
    settled: int
    """From this many deals on, figures are told in points and moments are named."""
    yours: tuple[int, ...]
    """The seats that the request's keys open."""
    review: Review | None
    """None if there is no picture yet, or none that rests on more deals than the request says."""
    options: dict[str, Option]
    """The options in the review by their text."""


class ComparisonNow(TypedDict):
    """Two options played out on the same deals, as far as that has been done."""

    deals: int
    """Imagined deals so far."""
    of: int
    """Imagined deals in the end."""
    place: int
    """The place in the queue; 0 if it is being measured, or done."""
    comparison: Comparison | None
    """None if there is none yet, or none that rests on more deals than the request says."""


@dataclass(eq=False)
class Job:
    """A match that is being measured or waiting for it."""

    account: Account
    match: str
    key: str
    record: Record
    maker: str
    of: int
    """The total number of deals."""
    at: int = 0
    take: str = ""
    """What to compare the answer `at` with; empty for a review."""
    deals: int = 0
    pictured: int = 0
    pace: float | None = None
    """Seconds per deal."""

    def request(self) -> ReviewRequest:
        """The request for the process in the next turn."""
        fewest, seconds = (max(2, self.of // FRAMES), FRAME) if self.take else (1, TURN)
        first = fewest if self.take else FIRST
        portion = first if self.pace is None else max(fewest, int(seconds / max(self.pace, 0.0001)))
        until = min(self.of, self.deals + portion)
        sharper = bool(self.take) or until == self.of or until >= SHARPER * self.pictured
        reasons = until >= REASONED * self.of
        return ReviewRequest(self.key, dump_text(self.record), until, sharper, reasons, self.at, self.take)

    def learn(self, served: Served) -> None:
        self.pace = served.seconds / max(1, served.deals - self.deals)
        self.deals = served.deals


class Reviews:
    """All reviews that were requested here."""

    def __init__(self, store: Store, settings: Settings, process: str, strain: Strain, desk: Desk) -> None:
        self.deals = settings.review_deals
        self.times = settings.comparison_deals
        self._store = store
        self._process = process
        self._strain = strain
        self._desk = desk
        self._most_per_address = settings.most_reviews_per_address
        self._most_per_table = settings.most_reviews_per_table
        self._maker = f"{__version__}/{EDITION} {calibrated_by()} {self.deals}it"
        self._jobs: dict[str, Job] = {}
        self._queue: FairQueue[Job] = FairQueue()
        self._failed: dict[str, float] = {}
        """When the review of each match last failed."""
        self._more = asyncio.Event()
        self._work: asyncio.Task[None] | None = None
        self.idle, self.breath = IDLE, BREATH

    @property
    def available(self) -> bool:
        return bool(reviewed_families(self.deals))

    @property
    def waiting(self) -> int:
        """How many reviews are unfinished."""
        return len(self._jobs)

    @property
    def working(self) -> bool:
        """Whether a measuring process is possible here."""
        return self._work is not None

    async def ask(self, match: str, record: Record, account: Account, yours: list[int], after: int) -> Json:
        """The review as JSON, a `ReviewNow`. It is measured from now on unless it is done. Raises Denied.

        `yours` are the seats of the client that asks. A picture is sent if it rests on more deals than
        `after`.
        """
        self._check(record)
        text = await self._desk.do(account.address, dump_text, record)
        key = sha256(text.encode()).hexdigest()
        job = Job(account, match, key, record, self._maker, self.deals)
        row, picture = await self._measured(job, after, parts=2)
        return await self._desk.do(account.address, self._told, key, row, yours, picture)

    async def compare(
        self, match: str, record: Record, at: int, take: str, account: Account, after: int
    ) -> Json:
        """The comparison of an answer with another option as JSON, a `ComparisonNow`. Raises Denied.

        It is measured from now on unless it is done.
        """
        self._check(record)
        text = await self._desk.do(account.address, dump_text, record)
        maker = f"{__version__} {calibrated_by()} {self.times} compared"
        key = sha256(f"{at} {take}\n{text}".encode()).hexdigest()
        job = Job(account, match, key, record, maker, self.times, at, take)
        row, picture = await self._measured(job, after, parts=1)
        found = Json(picture[0]) if picture else dumps(None)
        return json_object({**self._head(key, row, self.times), "comparison": found})

    def _check(self, record: Record) -> None:
        if not self.available:
            raise Denied("no_reviews", "This server doesn't review matches: it lacks the extra 'fast'.")
        if record.outdated:
            raise BadRecord(record.note)

    async def _measured(self, job: Job, after: int, parts: int) -> tuple[ReviewRow | None, list[str]]:
        """What has been measured so far. Measurement continues from now on unless it is done.

        Also its picture, in this many parts, if it rests on more deals than `after`. A damaged one is
        deleted, and measured again.
        """
        row, picture = await self._store.load_review(job.key, job.maker), list[str]()
        try:
            if row is not None and row.deals > after:
                picture = await self._desk.do(job.account.address, _unpacked, row.data, parts)
        except (zlib.error, ValueError, TypeError) as error:
            self._store.unreadable(BadRow(f"The review of match {job.match} can't be read: {error}"))
            await self._store.delete_review(job.key, job.maker)
            row = None
        if (row is None or row.deals < job.of) and job.key not in self._jobs:
            await self._begin(job)
        return row, picture

    async def warm_up(self) -> None:
        """Let the process compile what it needs, so that nobody waits for it later."""
        if not self.available or not await self._store.lease("review warm-up", self._process, LEASE):
            return
        from sushiya.fast.folder import is_ready, mark_ready  # here: not every server has the fast engine

        if is_ready(PREPARED):
            return
        process = ReviewProcess()
        try:
            for game in searched_games():
                record = await self._desk.do("", _some_match, game)
                await process.serve(ReviewRequest(str(game), dump_text(record), FIRST))
            mark_ready(PREPARED)
        except OSError as error:
            log.error("reviews could not be prepared", extra={"why": str(error)})
        finally:
            await process.end()

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _begin(self, job: Job) -> None:
        """Let a job wait for its turn, unless another server process works on it."""
        if time.monotonic() - self._failed.get(job.key, -PAUSE) < PAUSE:
            raise Denied("unavailable", "This match could not be reviewed. Nothing was lost.")
        accounts = [each.account for each in self._jobs.values()]
        address, table = job.account
        if not room_for(address, [each.address for each in accounts], self._most_per_address):
            raise Denied("full", "You are waiting for too many reviews. Please let one of them finish.")
        if table and sum(each.table == table for each in accounts) >= self._most_per_table:
            raise Denied("full", "This table waits for too many reviews. Please let one of them finish.")
        if not await self._lease(job) or job.key in self._jobs:
            return
        self._jobs[job.key] = job
        self._queue.put(job)
        self._more.set()
        if self._work is None:
            self._work = asyncio.create_task(self._serve())

    def _told(self, key: str, row: ReviewRow | None, yours: list[int], picture: list[str]) -> Json:
        review, options = picture or (dumps(None), dumps({}))
        found = {"review": Json(review), "options": Json(options)}
        head = {**self._head(key, row, self.deals), "settled": dumps(min(SETTLED, self.deals))}
        return json_object({**head, "yours": dumps(yours), **found})

    def _head(self, key: str, row: ReviewRow | None, of: int) -> dict[str, Json]:
        """How far the measurement has got, as the start of a JSON object."""
        job = self._jobs.get(key)
        done = row.deals if row is not None else 0
        measured = done if job is None else max(done, job.deals)
        head = {"deals": measured, "of": of, "place": self._place(job)}
        return {name: dumps(value) for name, value in head.items()}

    def _place(self, job: Job | None) -> int:
        """The place among those without a picture, in order of arrival."""
        waiting = [each for each in tuple(self._jobs.values()) if not each.deals]
        return waiting.index(job) if job in waiting else 0

    async def _serve(self) -> None:
        """Serve everybody in turn, until nobody has come for a while."""
        process = ReviewProcess()
        try:
            while True:
                while self._queue:
                    if self._strain.forbids("review"):
                        await asyncio.sleep(self.breath)
                    else:
                        await self._turn(process, self._queue.next())
                self._more.clear()
                async with asyncio.timeout(self.idle):
                    await self._more.wait()
        except TimeoutError:
            pass
        finally:
            self._work = None
            await process.end()

    async def _turn(self, process: ReviewProcess, job: Job) -> None:
        request = job.request()
        try:
            served = await process.serve(request)
            self._queue.charge(job.account, served.seconds)
            if served.why:
                raise OSError(served.why)
            job.learn(served)
            await self._lease(job)
            if served.review is not None:
                await self._keep(job, served.deals, partial(_packed, job.record, served.review))
            if served.comparison is not None:
                await self._keep(job, served.deals, to_json(served.comparison).encode)
        except (OSError, ValueError, StoreDown) as error:
            log.error("a match could not be reviewed", extra={"match": job.match, "why": str(error)})
            self._failed = {key: at for key, at in self._failed.items() if time.monotonic() - at < PAUSE}
            self._failed[job.key] = time.monotonic()
            self._end(job)
        if job.deals >= job.of:
            self._end(job)

    def _end(self, job: Job) -> None:
        self._queue.remove(job)
        self._jobs.pop(job.key, None)

    async def _keep(self, job: Job, deals: int, picture: Callable[[], bytes]) -> None:
        data = await self._desk.do("", lambda: zlib.compress(picture()))
        await self._store.save_review(ReviewRow(job.key, job.maker, job.match, deals, data))
        job.pictured = deals

    async def _lease(self, job: Job) -> bool:
        """Become or remain the server process that measures this match."""
        return await self._store.lease(f"review {job.key}", self._process, LEASE)


def reviewed_families(deals: int) -> list[str]:
    """The families whose matches are reviewed here, with this number of deals for each decision."""
    return sorted(KNEW) if deals and all(map(find_spec, ("numba", "numpy"))) else []


def _some_match(game: AnyGame) -> Record:
    match, rng = Match(game, "warm-up"), Random(0)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(rng))
    return record_of(match, game.seats * ("",))


def _unpacked(data: bytes, parts: int) -> list[str]:
    """The lines of a stored picture. Raises zlib.error, ValueError, TypeError."""
    lines = zlib.decompress(data).decode().split("\n")
    if len(lines) != parts:
        raise ValueError(f"it has {len(lines)} lines, not {parts}")
    return lines


def _packed(record: Record, review: Review) -> bytes:
    """A review, and its options as they are sent, in two lines."""
    texts = {option.action for decision in review.decisions for option in decision.options}
    options = {text: json_value(record.game.parse_action(text)) for text in sorted(texts)}
    return f"{to_json(review)}\n{dumps(options)}".encode()
