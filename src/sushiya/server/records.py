"""Records of finished matches, read and put together without holding up the server."""

import asyncio
import time
from dataclasses import replace

from sushiya.core import Record
from sushiya.server.incidents import reading
from sushiya.server.store import Store
from sushiya.table.records import finished_match, record_from_log
from sushiya.table.variations import branch_in

__all__ = ["stored_record"]


async def stored_record(store: Store, match: str, keys: tuple[str, ...]) -> Record | None:
    """The record of a finished match. Raises Denied during the match, or if these keys may not see it."""
    with reading("match"):
        row = await finished_match(store, match, keys, time.time())
        if row is None:
            return None
        record = await asyncio.to_thread(record_from_log, row, await store.read_log(match))
        return replace(record, branch=await branch_in(store, match))
