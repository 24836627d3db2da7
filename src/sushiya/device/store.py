"""A store on a shelf: a table or match is one text, and so is every piece of a log."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from sushiya.core.codec import from_json, parse_json, to_json
from sushiya.device.shelf import Shelf
from sushiya.table.store import Conflict, End, Line, MatchRow, TableRow

__all__ = ["ShelfStore"]


class ShelfStore:
    """Tables, matches and logs of one device. One process at a time uses it."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._lengths: dict[str, int] = {}
        """How many lines the logs have that were read or written here."""

    async def save_table(self, row: TableRow, new_match: MatchRow | None = None) -> None:
        before = await self.load_table(row.id)
        taken = new_match is not None and await self.load_match(new_match.id) is not None
        if taken or row.version != (1 if before is None else before.version + 1):
            raise Conflict
        changes = {_table(row.id): to_json(row)}
        if new_match is not None:
            changes[_match(new_match.id)] = to_json(new_match)
        await self._shelf.write(to_json(changes))

    async def load_table(self, id: str) -> TableRow | None:
        text = await self._shelf.read(_table(id))
        return None if text is None else from_json(TableRow, text)

    async def load_match(self, id: str) -> MatchRow | None:
        text = await self._shelf.read(_match(id))
        return None if text is None else from_json(MatchRow, text)

    async def append(self, match: str, table: str, lines: Sequence[Line], end: End | None = None) -> None:
        have = self._lengths.get(match)
        if have is None:
            have = len(await self.read_log(match))
        if [line.seq for line in lines] != list(range(have + 1, have + len(lines) + 1)):
            raise Conflict
        changes = {f"{_log(match)}{have + 1:06}": to_json(tuple(lines))} if lines else {}
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

    # What only a device needs -------------------------------------------------------------------------------

    async def matches(self) -> list[MatchRow]:
        """All matches, the latest first."""
        pairs = parse_json(await self._shelf.list(_match("")))
        return sorted((from_json(MatchRow, text) for _, text in pairs), key=lambda row: -row.began)

    async def delete(self, matches: Iterable[str], table: str | None = None) -> None:
        """Remove these matches, and this table."""
        gone = [] if table is None else [_table(table)]
        for match in matches:
            self._lengths.pop(match, None)
            gone += [_match(match), *(key for key, _ in parse_json(await self._shelf.list(_log(match))))]
        await self._shelf.write(to_json(dict.fromkeys(gone)))


def _table(id: str) -> str:
    return f"table/{id}"


def _match(id: str) -> str:
    return f"match/{id}"


def _log(match: str) -> str:
    return f"log/{match}/"
