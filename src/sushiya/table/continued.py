"""A match that goes on at another table: its record, and the seed that deals the rest of it."""

from dataclasses import dataclass, replace

from sushiya.core import CHANCE, Record, load, replay_record, verify
from sushiya.core.codec import to_json
from sushiya.games import game_of
from sushiya.table.guests import recorded_names
from sushiya.table.refusals import Denied
from sushiya.table.rest_types import NewSeat, NewTable
from sushiya.table.seating import Seating, read_table
from sushiya.table.seats import LEVEL_OF
from sushiya.table.store import End, Line, MatchRow, Store, TableRow

__all__ = ["Continued", "continued", "with_record"]


@dataclass(frozen=True, slots=True)
class Continued:
    """A table with a match that was begun elsewhere, as it is stored."""

    row: TableRow
    match: MatchRow
    lines: tuple[Line, ...]
    end: End | None

    async def save(self, store: Store) -> None:
        await store.save_table(self.row, self.match)
        await store.append(self.match.id, self.row.id, self.lines, self.end)


def with_record(wish: NewTable) -> NewTable:
    """The wish with game and seats of its record, where it names none. Raises BadRecord."""
    record = load(wish.record, game_of)
    return replace(wish, game=str(record.game), seats=wish.seats or _seats(record), luck=False)


def _seats(record: Record) -> tuple[NewSeat, ...]:
    """Who sat where, by their names: guests are bots, and all others are you."""
    names = recorded_names(record.players)
    return tuple(
        NewSeat("bot", name, LEVEL_OF[name]) if name in LEVEL_OF else NewSeat("you", name) for name in names
    )


def continued(row: TableRow, wish: NewTable, match: str) -> Continued:
    """Let the match of the wish's record go on at this new table, as the match with this id.

    Raises BadRecord, Denied.
    """
    record = load(wish.record, game_of)
    if not record.finished:
        if wish.seed is None:
            why = "This match is not over, and without its seed nobody can deal the rest of it."
            raise Denied("bad_options", why)
        verify(replace(record, seed=wish.seed))
    else:
        replay_record(record)
    now = row.touched
    doc = Seating.begin(read_table(row.data), match)
    doc = replace(doc, ended=record.finished)
    end = End(now, record.scores, record.winners or ()) if record.scores is not None else None
    seed = record.seed or wish.seed or ""
    began = MatchRow(match, row.id, str(record.game), record.rules, record.players, seed, now)
    by = {seat: "bot" if doc.driver(seat) else "player" for seat in range(len(doc.seats))}
    by[CHANCE] = "chance"
    lines = tuple(
        Line(number, entry.seat, str(entry.action), by[entry.seat], now)
        for number, entry in enumerate(record.log, 1)
    )
    return Continued(replace(row, data=to_json(doc), status=doc.status), began, lines, end)
