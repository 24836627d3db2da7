"""The route that returns the review of a finished match."""

from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sushiya.core.codec import BadMessage
from sushiya.server.hub import Hub
from sushiya.server.records import stored_record
from sushiya.server.replay import seat_keys
from sushiya.server.responses import NEVER_KEPT, Endpoint, finished_json
from sushiya.table.refusals import Denied
from sushiya.table.seating import read_table
from sushiya.table.services import Account

__all__ = ["review_route"]


def review_route(
    hub: Hub, limited: Callable[[Endpoint], Endpoint], address_of: Callable[[Any], str]
) -> Route:
    """The route. `limited` rate-limits an endpoint."""

    async def review(request: Request) -> Response:
        match, after = request.path_params["id"], request.query_params.get("after", "0")
        if not (after.isascii() and after.isdigit() and len(after) < 8):
            raise BadMessage("'after' must be a number of deals.")
        keys, address = seat_keys(request), address_of(request)
        record = await stored_record(hub, match, keys, address)
        if record is None:
            raise Denied("gone", "This match does not exist or was deleted.")
        row = await hub.store.load_match(match)
        table = None if row is None else await hub.store.load_table(row.table)
        yours = [] if table is None else sorted(read_table(table.data).seats_of(keys))
        account = Account(address, "" if table is None else table.id)
        told = await hub.reviews.ask(match, record, account, yours, int(after))
        return finished_json(told, headers=NEVER_KEPT)

    return Route("/api/matches/{id}/review", limited(review), methods=["GET"])
