"""Variations of a finished match: which there are, and how one is kept, continued, renamed and deleted."""

from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from sushiya.bots import usual_bot
from sushiya.core import (
    Asked,
    BadOptions,
    Branch,
    Record,
    SushiyaError,
    asked_in,
    branch_record,
    branched,
    digest_of,
    dump_text,
    varied,
)
from sushiya.core.codec import Json, dumps
from sushiya.games.json_values import json_value
from sushiya.table.guests import free_guest, recorded_names
from sushiya.table.keys import fits, hashed, new_id, new_key
from sushiya.table.names import LONGEST_NAME, alike, clean_name
from sushiya.table.refusals import Denied
from sushiya.table.rest_types import NewSeat, NewTable, TableMade
from sushiya.table.seating import read_table
from sushiya.table.seats import LEVEL_OF
from sushiya.table.store import BadRow, StoreDown, VariationRow, VariationStore
from sushiya.table.variation_types import NewVariation, Variation, VariationMade, WhatIf

__all__ = ["STAND_IN", "Variations", "branch_in", "decisions_of", "record_until", "table_for"]

STAND_IN = "regular"
"""The bot that plays for a person when somebody else continues the match."""
MOST = 60
"""Variations of one match."""
MATCHES_KEPT = 16
"""Matches whose decisions are cached."""


@lru_cache(maxsize=MATCHES_KEPT)
def decisions_of(record: Record) -> tuple[Asked, ...]:
    """Every decision of a record. The first call takes as long as a replay. Raises BadRecord."""
    return tuple(asked_in(record))


def table_for(record: Record, new: NewVariation, *, open_record: bool = True) -> NewTable:
    """The table at which one person continues a variation, with bots at all other seats.

    Its record is as open as that of the original match. Raises BadOptions, BadNotation, BadRecord.
    """
    seat = varied(record, new.at, new.take)[0].seat
    seats = tuple(_seats(record, seat, clean_name(new.name)))
    match = branched(record, new.at, new.take)
    begun = branch_record(record, new.at, match, [each.name for each in seats])
    wish = NewTable(str(record.game), seats, seed=record.seed, device=new.device, record=dump_text(begun))
    return replace(wish, stand_in=usual_bot(record.game, STAND_IN), open_record=open_record)


def _seats(record: Record, mine: int, name: str) -> Iterable[NewSeat]:
    """The person, and the bots of the match. Anyone else who was a person there is replaced by a bot."""
    names = recorded_names(record.players)
    name = name or names[mine]
    stay = [
        each for seat, each in enumerate(names) if seat != mine and each in LEVEL_OF and not alike(each, name)
    ]
    taken = [*stay]
    for seat, each in enumerate(names):
        if seat == mine:
            yield NewSeat("you", name)
        elif each in stay:
            yield NewSeat("bot", each, usual_bot(record.game, LEVEL_OF[each]))
        else:
            bot = usual_bot(record.game, STAND_IN)
            guest = free_guest(bot, taken, [name])
            taken.append(guest)
            yield NewSeat("bot", guest, bot)


def record_until(record: Record, row: VariationRow) -> Record:
    """The record of a variation: up to the other answer, and what follows from it without a question."""
    return branch_record(record, row.at, branched(record, row.at, row.take), record.players)


@dataclass(frozen=True, slots=True)
class Variations:
    """The variations of one finished match, in a store. Whoever may see the record may see and add some."""

    store: VariationStore
    match: str
    record: Record
    decisions: tuple[Asked, ...]
    """The decisions of the record; see `decisions_of`."""

    async def told(self, step: int, seat: int, yours: Iterable[int], times: int) -> Json:
        """A `WhatIf` as JSON. Raises Denied."""
        there = [each for each in self.decisions if each.step == step]
        asked = next((each for each in there if each.seat == seat), None)
        if asked is None:
            raise Denied("gone", f"Seat {seat} is not asked anything in step {step} of this match.")
        found: WhatIf = {
            "at": asked.at,
            "step": step,
            "seat": seat,
            "asked": tuple(each.seat for each in there),
            "yours": tuple(yours),
            "played": str(asked.chosen),
            "options": tuple(map(json_value, asked.options)),
            "times": times,
            "variations": tuple([each async for each in self._legible()]),
        }
        return dumps(found)

    async def _legible(self) -> AsyncIterator[Variation]:
        for row in await self.rows():
            try:
                yield await self._variation(row)
            except StoreDown:
                raise
            except SushiyaError as error:
                self.store.unreadable(BadRow(f"Variation {row.id!r} can't be read: {error}"))

    async def rows(self) -> list[VariationRow]:
        return await self.store.variations(self.match)

    async def row(self, id: str) -> VariationRow:
        """The variation with this id. Raises Denied."""
        for row in await self.rows():
            if row.id == id:
                return row
        raise Denied("gone", "This variation does not exist or was deleted.")

    async def add(self, new: NewVariation, now: float, made: TableMade | None = None) -> VariationMade:
        """Keep a variation. If it is continued, this is its table. Raises Denied, BadOptions, BadNotation."""
        asked, option = varied(self.record, new.at, new.take, self.decisions)
        rows = await self.rows()
        if made is None:
            if option == asked.chosen:
                raise BadOptions("This is what was played. Choose another option.")
            same = [row for row in rows if (row.at, row.take, row.played) == (new.at, str(option), None)]
            if same:
                return VariationMade(same[0].id, None)
        if len(rows) >= MOST:
            raise Denied("full", "This match has too many variations. Please delete one of them.")
        table = None if made is None else await self.store.load_table(made.id)
        played = None if table is None else read_table(table.data).match
        key = new_key()
        where = (self.match, digest_of(self.record), asked.at, asked.step, asked.seat, str(option))
        row = VariationRow(new_id(), *where, hashed(key), now, played=played)
        await self.store.save_variation(row)
        return VariationMade(row.id, key, made)

    async def rename(self, id: str, name: str, keys: Iterable[str]) -> None:
        """Rename a variation. Raises Denied."""
        row = await self._mine(id, keys)
        await self.store.save_variation(replace(row, name=clean_name(name)[:LONGEST_NAME]))

    async def delete(self, id: str, keys: Iterable[str]) -> None:
        """Delete a variation. The match that continued it stays as a match of its own. Raises Denied."""
        await self.store.delete_variation((await self._mine(id, keys)).id)

    async def _mine(self, id: str, keys: Iterable[str]) -> VariationRow:
        row = await self.row(id)
        if not any(fits(key, row.key) for key in keys):
            raise Denied("players_only", "Only the person who made this variation can change it.")
        return row

    async def _variation(self, row: VariationRow) -> Variation:
        played = None if row.played is None else await self.store.load_match(row.played)
        over = played is not None and played.ended is not None
        return {
            "id": row.id,
            "name": row.name,
            "at": row.at,
            "step": row.step,
            "seat": row.seat,
            "take": json_value(self.record.game.parse_action(row.take)),
            "made": row.made,
            "kind": "run" if row.played is None else "played",
            "match": row.played,
            "table": None if played is None else played.table,
            "scores": played.scores if played is not None and over else None,
            "winners": played.winners if played is not None and over else None,
        }


async def branch_in(store: VariationStore, match: str) -> Branch | None:
    """Where this match branched off, if it continues a variation."""
    row = await store.variation_played(match)
    return None if row is None else Branch(row.record, row.at)
