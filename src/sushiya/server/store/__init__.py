"""Storage of tables and matches: SQLite in one file, or PostgreSQL for several processes."""

from sushiya.server.store.base import News, ReviewRow, Store, read_lines, store_for
from sushiya.server.store.daily import DailyRow
from sushiya.table.store import BadRow, Conflict, End, Line, MatchRow, StoreDown, TableRow

__all__ = [
    "BadRow",
    "Conflict",
    "DailyRow",
    "End",
    "Line",
    "MatchRow",
    "News",
    "ReviewRow",
    "Store",
    "StoreDown",
    "TableRow",
    "read_lines",
    "store_for",
]
