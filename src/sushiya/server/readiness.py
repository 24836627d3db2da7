"""Whether the server can do its work: it can if the store accepts a write."""

import asyncio
import time

from sushiya.server.store import Store

__all__ = ["Readiness"]

PROOF = 1.0
"""Seconds for which a proof is valid: each proof is a write, and anybody may ask for one."""


class Readiness:
    """Proves that the store works. Anyone who asks soon after shares the proof."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._proof: asyncio.Future[None] | None = None
        self._proved_at = 0.0

    async def prove(self) -> None:
        """Raises StoreDown."""
        now = time.monotonic()
        if self._proof is None or (self._proof.done() and now - self._proved_at > PROOF):
            self._proved_at = now
            self._proof = asyncio.ensure_future(self._store.ping())
        await asyncio.shield(self._proof)
