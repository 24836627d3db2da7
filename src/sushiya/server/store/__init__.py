"""Where tables and matches are kept: SQLite in one file, or PostgreSQL for several processes."""

from sushiya.server.store.base import (
    Conflict,
    End,
    Line,
    MatchRow,
    News,
    Store,
    StoreDown,
    TableRow,
    store_for,
)

__all__ = ["Conflict", "End", "Line", "MatchRow", "News", "Store", "StoreDown", "TableRow", "store_for"]
