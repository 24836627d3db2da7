"""A store on a shelf: a table or match is one text, and so is every piece of a log."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from sushiya.core.codec import Json, from_json, parse_json, to_json
from sushiya.device.shelf import CheckedShelf, Shelf
from sushiya.table.keys import new_key
from sushiya.table.store import (
    BadRow,
    Conflict,
    End,
    Line,
    MatchRow,
    TableRow,
    VariationRow,
    log_unreadable,
    read_variations,
)

__all__ = ["ShelfStore"]

VARIATIONS = "variation/"
KEY = "key"


class ShelfStore:
    """Tables, matches and logs of one device. One process at a time uses it.

    Everything raises StoreDown if the shelf fails.
    """

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = CheckedShelf(shelf)
        self._lengths: dict[str, int] = {}
        """The number of lines in each log that was read or written here."""
        self.unreadable: Callable[[BadRow], object] = log_unreadable
        self._key = ""
        self._key_lock = asyncio.Lock()

    async def save_table(
        self, row: TableRow, new_match: MatchRow | None = None, log: Sequence[Line] = ()
    ) -> None:
        before = await self.load_table(row.id)
        taken = new_match is not None and await self.load_match(new_match.id) is not None
        if taken or row.version != (1 if before is None else before.version + 1):
            raise Conflict
        changes = {_table(row.id): to_json(row)}
        if new_match is not None:
            changes[_match(new_match.id)] = to_json(new_match)
            changes |= _lines(new_match.id, log)
        await self._shelf.write(to_json(changes))

    async def load_table(self, id: str) -> TableRow | None:
        text = await self._shelf.read(_table(id))
        return None if text is None else from_json(TableRow, text)

    async def load_match(self, id: str) -> MatchRow | None:
        text = await self._shelf.read(_match(id))
        return None if text is None else from_json(MatchRow, text)

    async def append(self, match: str, table: str, lines: Sequence[Line], end: End | None = None) -> None:
        have = self._lengths.pop(match, None)  # if the write fails, the next attempt reads what is there
        if have is None:
            have = len(await self.read_log(match))
        if [line.seq for line in lines] != list(range(have + 1, have + len(lines) + 1)):
            raise Conflict
        changes = _lines(match, lines)
        if end is not None:
            row = await self.load_match(match)
            assert row is not None
            over = replace(row, ended=end.at, scores=end.scores, winners=end.winners)
            changes[_match(match)] = to_json(over)
        await self._shelf.write(to_json(changes))
        self._lengths[match] = have + len(lines)

    async def read_log(self, match: str, after: int = 0) -> list[Line]:
        pieces = parse_json(await self._shelf.list(_log(match)))
        lines = [line for _, text in pieces for line in from_json(tuple[Line, ...], text)]
        self._lengths[match] = len(lines)
        return lines[after:]

    async def lease(self, match: str, owner: str, seconds: float) -> bool:
        return True

    # Variations ---------------------------------------------------------------------------------------------

    async def save_variation(self, row: VariationRow) -> None:
        await self._shelf.write(to_json({f"{_variations(row.match)}{row.id}": to_json(row)}))

    async def variations(self, match: str) -> list[VariationRow]:
        pairs = parse_json(await self._shelf.list(_variations(match)))
        return read_variations(pairs, self.unreadable)

    async def variation_played(self, match: str) -> VariationRow | None:
        every = parse_json(await self._shelf.list(VARIATIONS))
        rows = read_variations(every, self.unreadable)
        return next((row for row in rows if row.played == match), None)

    async def delete_variation(self, id: str) -> None:
        keys = [key for key, _ in parse_json(await self._shelf.list(VARIATIONS)) if key.endswith(f"/{id}")]
        await self._shelf.write(to_json(dict.fromkeys(keys)))

    # What only a device needs -------------------------------------------------------------------------------

    async def key(self) -> str:
        """The key of every seat on this device, made when it is first asked for.

        It is kept here, because a browser writes what a page remembers some seconds late.
        """
        async with self._key_lock:
            if not self._key:
                key = await self._shelf.read(KEY)
                if key is None:
                    key = new_key()
                    await self._shelf.write(to_json({KEY: key}))
                self._key = key
        return self._key

    def seat_key(self) -> str:
        """The key for a seat that somebody takes. `key` must have been asked for."""
        assert self._key
        return self._key

    async def matches(self) -> list[MatchRow]:
        """All matches, the latest first."""
        pairs = parse_json(await self._shelf.list(_match("")))
        return sorted((from_json(MatchRow, text) for _, text in pairs), key=lambda row: -row.began)

    async def begin_daily(self, day: str, game: str, table: TableRow) -> None:
        """Keep a new table, where the deal of a day is played."""
        await self._shelf.write(to_json({_table(table.id): to_json(table), _daily(day, game): table.id}))

    async def daily_table(self, day: str, game: str) -> TableRow | None:
        """The table where the deal of a day is or was played. None if there is none, or it was deleted."""
        table = await self._shelf.read(_daily(day, game))
        return None if table is None else await self.load_table(table)

    async def delete(self, matches: Iterable[str], table: str | None = None) -> None:
        """Remove these matches, and this table."""
        gone = [] if table is None else [_table(table)]
        for match in matches:
            self._lengths.pop(match, None)
            for kept in (_log(match), _variations(match)):
                gone += [key for key, _ in parse_json(await self._shelf.list(kept))]
            gone.append(_match(match))
        await self._shelf.write(to_json(dict.fromkeys(gone)))


def _table(id: str) -> str:
    return f"table/{id}"


def _match(id: str) -> str:
    return f"match/{id}"


def _daily(day: str, game: str) -> str:
    return f"daily/{day}/{game}"


def _log(match: str) -> str:
    return f"log/{match}/"


def _lines(match: str, lines: Sequence[Line]) -> dict[str, Json]:
    """A piece of a log, by its key."""
    return {f"{_log(match)}{lines[0].seq:06}": to_json(tuple(lines))} if lines else {}


def _variations(match: str) -> str:
    return f"{VARIATIONS}{match}/"
