"""Where a device keeps its matches: texts by key, in a browser's database or, in a test, in memory."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from sushiya.core.codec import parse_json, to_json
from sushiya.table.store import StoreDown

__all__ = ["CheckedShelf", "MemoryShelf", "Shelf"]


class Shelf(Protocol):
    """Texts by key. Everything crosses the boundary to the browser as text."""

    async def read(self, key: str) -> str | None: ...

    async def list(self, prefix: str) -> str:
        """The keys with this prefix and their texts, sorted: a JSON array of pairs."""

    async def write(self, changes: str) -> None:
        """Write all of these, or nothing: a JSON object of texts by key. Null removes a key.

        They are on disk when the call returns.
        """


class MemoryShelf:
    """A shelf in memory, gone when the process ends."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def read(self, key: str) -> str | None:
        return self.texts.get(key)

    async def list(self, prefix: str) -> str:
        return to_json(sorted(item for item in self.texts.items() if item[0].startswith(prefix)))

    async def write(self, changes: str) -> None:
        for key, text in parse_json(changes).items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text


class CheckedShelf:
    """A shelf that raises StoreDown for anything the browser throws: a full disk, a closed database."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def read(self, key: str) -> str | None:
        with _checked():
            return await self._shelf.read(key)

    async def list(self, prefix: str) -> str:
        with _checked():
            return await self._shelf.list(prefix)

    async def write(self, changes: str) -> None:
        with _checked():
            await self._shelf.write(changes)


@contextmanager
def _checked() -> Iterator[None]:
    try:
        yield
    except Exception as error:  # a JavaScript error has no class that could be named outside a browser
        raise StoreDown(f"The browser's database can't be read or written: {error}.") from error
