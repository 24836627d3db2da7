"""Tables and matches as both databases store them: one column per field, lists as JSON text."""

from collections.abc import Iterable
from math import inf
from typing import Any

from sushiya.core.codec import BadMessage, parse_json, spaced_dumps
from sushiya.table.store import BadRow, End, MatchRow, TableRow

__all__ = ["MATCH_COLUMNS", "end_values", "listed_table", "match_row", "match_values", "table_row"]

MATCH_COLUMNS = "id, table_id, game, rules, players, seed, began, ended, scores, winners"


def table_row(values: Iterable[Any]) -> TableRow:
    """The table from its row. Raises BadRow."""
    plain: list[Any]
    try:
        plain = [value.decode() if isinstance(value, bytes) else value for value in values]
    except UnicodeDecodeError as error:
        raise BadRow(f"This table is not text: {error}.") from error
    id, version, data, public, status, touched = plain
    if (type(version), type(data), type(touched)) != (int, str, float):
        raise BadRow(f"Table {id} has a value of a wrong type.")
    return TableRow(id, version, data, bool(public), status, touched)


def listed_table(values: Iterable[Any]) -> TableRow:
    """The table from its row, for a listing: a bad row gets an empty document, so that it spoils nothing.

    It counts as touched just now: whoever lists tables meets it.
    """
    values = tuple(values)
    try:
        return table_row(values)
    except BadRow:
        id = values[0]
        return TableRow(
            id.decode("ascii", "replace") if isinstance(id, bytes) else str(id), 0, "", True, "playing", inf
        )


def match_values(row: MatchRow) -> tuple[object, ...]:
    """The values of a match in the order of MATCH_COLUMNS."""
    end = (row.ended, _text(row.scores), _text(row.winners))
    return (row.id, row.table, row.game, row.rules, _text(row.players), row.seed, row.began, *end)


def match_row(values: Iterable[Any]) -> MatchRow:
    """The match from a row of MATCH_COLUMNS. Raises BadRow."""
    id, table, game, rules, players, seed, began, ended, scores, winners = values
    try:
        result = (_list(scores), _list(winners))
        return MatchRow(id, table, game, rules, tuple(parse_json(players)), seed, began, ended, *result)
    except (BadMessage, TypeError) as error:
        raise BadRow(f"This match can't be read: {error}") from error


def end_values(end: End) -> tuple[float, str | None, str | None]:
    """The values of the columns `ended`, `scores` and `winners`."""
    return end.at, _text(end.scores), _text(end.winners)


def _text(values: tuple[object, ...] | None) -> str | None:
    return None if values is None else spaced_dumps(values)


def _list(text: str | None) -> tuple[int, ...] | None:
    return None if text is None else tuple(parse_json(text))
