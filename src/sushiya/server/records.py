"""Records of finished matches, from the store."""

import asyncio
from collections.abc import Sequence

from sushiya.core import Entry, Record, commitment, read_action
from sushiya.games import game_of
from sushiya.server.incidents import reading
from sushiya.server.store import Line, MatchRow, Store
from sushiya.table.keys import is_id
from sushiya.table.refusals import Denied
from sushiya.table.seating import read_table

__all__ = ["stored_record"]


async def stored_record(store: Store, match: str, keys: tuple[str, ...]) -> Record | None:
    """The record of a finished match. Raises Denied during the match, or if these keys may not see it."""
    row = await store.load_match(match) if is_id(match) else None
    if row is None:
        return None
    if row.ended is None:
        raise Denied("match_running", "The match is still running. Its record is available afterwards.")
    table = await store.load_table(row.table)
    with reading("match"):
        if table is not None:
            doc = read_table(table.data)
            if not doc.open_record and not doc.seats_of(keys):
                raise Denied("players_only", "Only those who played this match can see its record.")
        return await asyncio.to_thread(_record, row, await store.read_log(match))


def _record(row: MatchRow, lines: Sequence[Line]) -> Record:
    """The record of a finished match. It is not replayed, since its rules may be older than the server's."""
    game = game_of(row.game)
    return Record(
        game=game,
        rules=row.rules,
        players=row.players,
        commitment=commitment(row.seed),
        log=tuple(Entry(line.seat, read_action(game, row.rules, line.action)) for line in lines),
        scores=row.scores,
        winners=row.winners,
        seed=row.seed,
    )
