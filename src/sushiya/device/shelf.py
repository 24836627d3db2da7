"""Where a device keeps its matches: texts by key, in a browser's database or, in a test, in memory."""

from typing import Protocol

from sushiya.core.codec import parse_json, to_json

__all__ = ["MemoryShelf", "Shelf"]


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
    """A shelf that is forgotten with the process."""

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
