"""The coach: after the reveal, tells a seat alone whether its answer cost a point or more.

It knows what the seat knew when it was asked, thinks only while no bot and no hint does, and says nothing
where there are no hints.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from sushiya.core import Seat
from sushiya.games.json_values import json_value
from sushiya.table.audience import Client
from sushiya.table.live import Closed, LiveMatch
from sushiya.table.protocol import Coached
from sushiya.table.refusals import Denied
from sushiya.table.services import Bots
from sushiya.table.wire_types import Because, Estimate, JudgedOption, Option

if TYPE_CHECKING:
    from sushiya.review.values import Interval, Verdict
    from sushiya.table.table import Table

__all__ = ["CoachService"]

SLICE = 0.03
"""About how many seconds the coach thinks before it checks whether somebody else needs the time."""
MOST = 6
"""How many options are shown besides the chosen one: more would not help."""
TOO_LATE = 30.0
"""Seconds after which it gives up. A newer answer of the seat ends it sooner."""

log = logging.getLogger("sushiya")


class CoachService:
    """Coaches all tables here."""

    def __init__(self, bots: Bots, may_think: Callable[[], bool] = lambda: True) -> None:
        """`may_think`: whether there is time for work that no match waits for."""
        self._bots = bots
        self._may_think = may_think
        self._about: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        """The measurement of each seat's last answer, by match and seat."""

    @property
    def tasks(self) -> list["asyncio.Task[None]"]:
        """The measurements in progress."""
        return list(self._about.values())

    def look(self, table: "Table") -> None:
        """A question may have been answered: measure the answers of those who want to know."""
        match = table.match
        closed = None if match is None or match.over else match.closed
        if match is None or closed is None or not table.services.searches:
            return
        for seat in {seat for client in table.audience.clients if client.coached for seat in client.seats}:
            line = closed.answers.get(seat)
            if line is None or not line.is_player or match.coached.get(seat) == closed.serial:
                continue
            match.coached[seat] = closed.serial
            decision = closed.state.decision(seat)
            real = decision is not None and len(decision.options) > 1
            if real and table.doc.gives_hints(seat) and not _was_hint(match, seat, closed, line.action):
                self._begin(table, match, closed, seat)

    def _begin(self, table: "Table", match: LiveMatch, closed: Closed, seat: Seat) -> None:
        key = match.row.id, seat
        if key in self._about:
            self._about[key].cancel()  # the seat has answered another question
        task = asyncio.create_task(self._coach(table, match, closed, seat))
        self._about[key] = task
        task.add_done_callback(lambda done: self._about.get(key) is done and self._about.pop(key))

    async def _coach(self, table: "Table", match: LiveMatch, closed: Closed, seat: Seat) -> None:
        try:
            async with asyncio.timeout(TOO_LATE):
                word = await self._measured(table, match, closed, seat)
        except (TimeoutError, Denied):  # no time for it, or no search for now
            return
        except Exception:
            log.exception("the coach failed", extra={"match": match.row.id})
            return
        if word is not None and table.match is match and table.doc.gives_hints(seat):
            best, of = match.tally.get(seat, (0, 0))
            match.tally[seat] = best + (word.cost == 0), of + 1
            word = replace(word, best=match.tally[seat][0], of=match.tally[seat][1])
            for client in _listeners(table, seat):
                client.tell(word)

    async def _measured(self, table: "Table", match: LiveMatch, closed: Closed, seat: Seat) -> Coached | None:
        """The coach's verdict on this answer. None if there was no time to find one."""
        if not self._bots.search_is_ready(match.game):
            return None
        memory = match.known_to(seat, closed.until)
        chosen = closed.answers[seat].action
        measurement = self._bots.measurement(match.game.view(closed.state, seat), memory, chosen)
        verdict = None
        while verdict is None and self._may_think() and _listeners(table, seat):
            verdict = (await self._bots.spare(table.account, SLICE, measurement.verdict)).found
        return None if verdict is None else _word(verdict, closed, seat)


def _word(verdict: "Verdict", closed: Closed, seat: Seat) -> Coached:
    found = verdict.decision
    told = [each for number, each in enumerate(found.options) if number < MOST or each.action == found.chosen]
    options = tuple(
        JudgedOption(
            option=cast(Option, json_value(verdict.options[each.action])),
            win=_estimate(each.win, 3),
            less=_estimate(each.less, 2),
        )
        for each in told
    )
    because = tuple(Because(id=fact.id, args=fact.args) for fact in verdict.because)
    return Coached(seat, closed.serial, found.chosen, round(found.cost, 2), options, because, best=0, of=0)


def _estimate(interval: "Interval", digits: int) -> Estimate:
    mean, low, high = (round(each, digits) for each in (interval.mean, interval.low, interval.high))
    return Estimate(mean=mean, low=low, high=high)


def _listeners(table: "Table", seat: Seat) -> list[Client]:
    """The clients that want to know about this seat, and may."""
    return [client for client in table.audience.clients if client.coached and seat in client.seats]


def _was_hint(match: LiveMatch, seat: Seat, closed: Closed, action: str) -> bool:
    """Whether the master has just called this answer best: one voice at a time."""
    given = match.hints.get(seat)
    return (
        given is not None
        and given.serial == closed.serial
        and bool(given.options)
        and given.options[0]["action"] == action
    )
