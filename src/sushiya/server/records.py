"""Records of finished matches, read and assembled without holding up the server."""

import time
from dataclasses import replace

from sushiya.core import Record
from sushiya.server.hub import Hub
from sushiya.server.incidents import reading
from sushiya.table.records import finished_match, record_from_log
from sushiya.table.variations import branch_in

__all__ = ["stored_record"]


async def stored_record(hub: Hub, match: str, keys: tuple[str, ...], address: str) -> Record | None:
    """The record of a finished match. Raises Denied during the match, or if these keys may not see it.

    `address`: who asks.
    """
    with reading("match"):
        row = await finished_match(hub.store, match, keys, time.time())
        if row is None:
            return None
        record = await hub.desk.do(address, record_from_log, row, await hub.store.read_log(match))
        return replace(record, branch=await branch_in(hub.store, match))
