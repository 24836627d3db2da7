"""Unexpected errors: the log has everything about an error under an id, and clients are told the id."""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex

from sushiya.core import BadNotation, BadRecord, IllegalAction, SushiyaError
from sushiya.server.metrics import Metrics
from sushiya.table.refusals import Denied, Internal, Unavailable
from sushiya.table.store import BadRow, StoreDown

__all__ = ["Incidents", "reading"]

log = logging.getLogger("sushiya")

MINUTE = 60.0
"""Seconds for which the same error is explained once: while the store is down, every request meets it."""
MOST_ROWS = 1_000
"""The most unreadable rows that are remembered, so that each is logged and counted once."""
MOST_MISTAKES = 100
"""The most places in our code that are remembered for having failed."""


class Incidents:
    """The unexpected errors of one process."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._rows: dict[str, str] = {}
        self._store_down = ("", -MINUTE)
        """The id of the store's last error in the log, and since when that is told."""
        self._mistakes: dict[tuple[object, ...], tuple[str, float]] = {}
        """The same for each of our mistakes, by kind and place."""

    def explained(self, error: Exception, **where: object) -> SushiyaError:
        """The error as a client may see it. An error on our side is logged, and only its id is sent."""
        if isinstance(error, BadRow):
            return Internal(self.unreadable(error, **where))
        if isinstance(error, StoreDown):
            return Unavailable(self._down(error, **where))
        if isinstance(error, SushiyaError):
            return error
        return Internal(self._internal(error, **where))

    def noted(self, error: Exception, **where: object) -> None:
        """Log and count an error that no client is waiting to hear of: there, a refusal is a mistake, too."""
        if self.explained(error, **where) is error:
            self._internal(error, **where)

    @contextmanager
    def noting(self, **where: object) -> Iterator[None]:
        """Do work that is done again later: an error is noted, and whatever follows goes on."""
        try:
            yield
        except Exception as error:
            self.noted(error, **where)

    def _internal(self, error: Exception, **where: object) -> str:
        """Count and log a mistake of ours, with its traceback once a minute. Returns the id in the log."""
        self._metrics.internal_errors += 1
        id, now, place = token_hex(4), time.monotonic(), _place_of(error)
        first, since = self._mistakes.get(place, (id, -MINUTE))
        if now - since < MINUTE:
            log.error("internal error", extra={"id": id, "like": first, **where})
            return id
        if len(self._mistakes) >= MOST_MISTAKES:
            self._mistakes.clear()
        self._mistakes[place] = id, now
        log.error("internal error", exc_info=error, extra={"id": id, **where})
        return id

    def _down(self, error: StoreDown, **where: object) -> str:
        """Count an error of the store, and log it at most once a minute. Returns the id in the log."""
        self._metrics.store_errors += 1
        id, since = self._store_down
        if time.monotonic() - since >= MINUTE:
            id = token_hex(4)
            self._store_down = id, time.monotonic()
            log.error("store down", extra={"id": id, "why": str(error), **where})
        return id

    def unreadable(self, error: Exception, **where: object) -> str:
        """Log and count a row that can't be read, once for each place. Returns the id in the log."""
        key = f"{where} {error}"
        if key not in self._rows:
            if len(self._rows) >= MOST_ROWS:
                self._rows.clear()
            self._rows[key] = token_hex(4)
            self._metrics.unreadable_rows += 1
            log.error("a row can't be read", exc_info=error, extra={"id": self._rows[key], **where})
        return self._rows[key]


def _place_of(error: Exception) -> tuple[object, ...]:
    """What kind of error this is, and the line where it was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return (type(error), trace and trace.tb_frame.f_code, trace and trace.tb_lineno)


@contextmanager
def reading(what: str) -> Iterator[None]:
    """Read something stored. If it is damaged or too new for us, that is not the client's fault."""
    try:
        yield
    except (Denied, StoreDown, BadRow, BadRecord):
        raise
    except (BadNotation, IllegalAction):  # their texts are not logged: they list the options, that is, a hand
        raise BadRow(f"This {what} can't be read: our rules don't know its game or an action.") from None
    except Exception as error:
        raise BadRow(f"This {what} can't be read: {error}") from error
