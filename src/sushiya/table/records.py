"""Records of the matches in a store: who may see one, and how it is assembled."""

from collections.abc import Sequence

from sushiya.core import Entry, Record, commitment, read_action
from sushiya.games import game_of
from sushiya.games.daily import day_at
from sushiya.table.keys import is_id
from sushiya.table.refusals import Denied
from sushiya.table.seating import read_table
from sushiya.table.store import Line, MatchRow, Store

__all__ = ["finished_match", "record_from_log"]


async def finished_match(
    store: Store, match: str, keys: tuple[str, ...], now: float, own: bool = False
) -> MatchRow | None:
    """A finished match; None if there is none. Raises Denied during it, or if these keys may not see it.

    A closed record is for those who held a seat when the match ended and still do. The deal of a day is open
    to all once the day is over. If the table is lost, nobody knows who may see the record, unless it is in
    the asker's `own` store, as on a device.
    """
    row = await store.load_match(match) if is_id(match) else None
    if row is None:
        return None
    if row.ended is None:
        raise Denied("match_running", "The match is still running. Its record is available afterwards.")
    table = await store.load_table(row.table)
    doc = None if table is None else read_table(table.data)
    if doc is not None and (doc.open_record or (doc.daily != "" and doc.daily < day_at(now))):
        return row
    if doc is None and own:
        return row
    if doc is None or not doc.have_played(doc.seats_of(keys), row.ended):
        raise Denied("players_only", "Only those who played this match can see its record.")
    return row


def record_from_log(row: MatchRow, lines: Sequence[Line]) -> Record:
    """The record of a match. It is not replayed, since its rules may be older than ours.

    Changed answers don't show: the last answer stands where the first one was given.
    """
    game = game_of(row.game)
    log: list[Entry] = []
    place_of: dict[int, int] = {}
    for line in lines:
        entry = Entry(line.seat, read_action(game, row.rules, line.action))
        if line.is_change and line.seat in place_of:
            log[place_of[line.seat]] = entry
        else:
            place_of[line.seat] = len(log)
            log.append(entry)
    return Record(
        game=game,
        rules=row.rules,
        players=row.players,
        commitment=commitment(row.seed) if row.seed else None,
        log=tuple(log),
        scores=row.scores,
        winners=row.winners,
        seed=(row.seed or None) if row.ended is not None else None,
    )
