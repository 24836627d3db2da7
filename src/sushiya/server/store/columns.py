"""A match as both databases store it: one column per field, lists as JSON text."""

from collections.abc import Iterable
from typing import Any

from sushiya.core.codec import parse_json, spaced_dumps
from sushiya.table.store import End, MatchRow

__all__ = ["MATCH_COLUMNS", "end_values", "match_row", "match_values"]

MATCH_COLUMNS = "id, table_id, game, rules, players, seed, began, ended, scores, winners"


def match_values(row: MatchRow) -> tuple[object, ...]:
    """The values of a match in the order of MATCH_COLUMNS."""
    end = (row.ended, _text(row.scores), _text(row.winners))
    return (row.id, row.table, row.game, row.rules, _text(row.players), row.seed, row.began, *end)


def match_row(values: Iterable[Any]) -> MatchRow:
    """The match from a row of MATCH_COLUMNS."""
    id, table, game, rules, players, seed, began, ended, scores, winners = values
    result = (_list(scores), _list(winners))
    return MatchRow(id, table, game, rules, tuple(parse_json(players)), seed, began, ended, *result)


def end_values(end: End) -> tuple[float, str | None, str | None]:
    """The values of the columns `ended`, `scores` and `winners`."""
    return end.at, _text(end.scores), _text(end.winners)


def _text(values: tuple[object, ...] | None) -> str | None:
    return None if values is None else spaced_dumps(values)


def _list(text: str | None) -> tuple[int, ...] | None:
    return None if text is None else tuple(parse_json(text))
