"""Errors that nobody expected: the log has everything about one under an id, and clients are told the id."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex

from sushiya.core import BadRecord, SushiyaError
from sushiya.server.metrics import Metrics
from sushiya.table.refusals import Denied, Internal
from sushiya.table.store import BadRow, StoreDown

__all__ = ["Incidents", "reading"]

log = logging.getLogger("sushiya")

MOST_ROWS = 1_000
"""Unreadable rows that are remembered, so that each is logged and counted once."""


class Incidents:
    """The unexpected errors of one process."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._rows: dict[str, str] = {}

    def explained(self, error: Exception, **where: object) -> SushiyaError:
        """What a client is told. An error that nobody expected is logged, and only its id is told."""
        if isinstance(error, BadRow):
            return Internal(self.unreadable(error, **where))
        if isinstance(error, SushiyaError):
            self._metrics.store_errors += isinstance(error, StoreDown)
            return error
        id = token_hex(4)
        self._metrics.internal_errors += 1
        log.error("internal error", exc_info=error, extra={"id": id, **where})
        return Internal(id)

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


@contextmanager
def reading(what: str) -> Iterator[None]:
    """Read something stored. If it is damaged or too new for us, that is not the client's fault."""
    try:
        yield
    except (Denied, StoreDown, BadRow, BadRecord):
        raise
    except Exception as error:
        raise BadRow(f"This {what} can't be read: {error}") from error
