"""The what-if routes: the options of a decision, variations of a match, and comparisons."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sushiya.core import dump_text, varied
from sushiya.core.codec import BadMessage, from_json
from sushiya.server.hub import Hub
from sushiya.server.records import stored_record
from sushiya.server.replay import seat_keys
from sushiya.server.responses import NEVER_KEPT, Endpoint, finished_json, json_response
from sushiya.table.documents import TableDoc
from sushiya.table.refusals import Denied
from sushiya.table.seating import read_table
from sushiya.table.services import Account
from sushiya.table.variation_types import NewVariation, VariationName
from sushiya.table.variations import Variations, decisions_of, record_until, table_for

__all__ = ["whatif_routes"]


def whatif_routes(
    hub: Hub,
    limited: Callable[[Endpoint], Endpoint],
    body: Callable[[Request], Awaitable[bytes]],
    address_of: Callable[[Any], str],
) -> list[Route]:
    """The routes. `limited` rate-limits an endpoint, `body` reads the body of a request."""

    async def found(request: Request) -> Variations:
        """The variations of the match, if these keys may see its record."""
        match, address = request.path_params["id"], address_of(request)
        record = await stored_record(hub, match, seat_keys(request), address)
        if record is None:
            raise Denied("gone", "This match does not exist or was deleted.")
        return Variations(hub.store, match, record, await hub.desk.do(address, decisions_of, record))

    async def table_of(match: str) -> TableDoc | None:
        row = await hub.store.load_match(match)
        table = None if row is None else await hub.store.load_table(row.table)
        return None if table is None else read_table(table.data)

    async def what_if(request: Request) -> Response:
        hub.caretaker.strain.check("paperwork")
        here = await found(request)
        step, seat = (_number(request.path_params[name], name) for name in ("step", "seat"))
        table = await table_of(here.match)
        yours = [] if table is None else sorted(table.seats_of(seat_keys(request)))
        times = hub.reviews.times if hub.reviews.available else 0
        return finished_json(await here.told(step, seat, yours, times), headers=NEVER_KEPT)

    async def add(request: Request) -> Response:
        here, new = await found(request), from_json(NewVariation, await body(request))
        address = address_of(request)
        made = None
        if new.play:
            table = await table_of(here.match)
            as_open = table is None or table.open_record
            wish = await hub.desk.do(address, table_for, here.record, new, open_record=as_open)
            made = await hub.make_table(wish, address)
        return json_response(await here.add(new, time.time(), made), 201)

    async def change(request: Request) -> Response:
        here, id, keys = await found(request), request.path_params["variation"], seat_keys(request)
        if request.method == "DELETE":
            await here.delete(id, keys)
        else:
            await here.rename(id, from_json(VariationName, await body(request)).name, keys)
        return json_response(None, headers=NEVER_KEPT)

    async def record(request: Request) -> Response:
        here, address = await found(request), address_of(request)
        row = await here.row(request.path_params["variation"])
        if row.played is None:
            branch = await hub.desk.do(address, record_until, here.record, row)
        elif (played := await stored_record(hub, row.played, seat_keys(request), address)) is not None:
            branch = played
        else:
            raise Denied("gone", "This match does not exist or was deleted.")
        return PlainTextResponse(await hub.desk.do(address, dump_text, branch))

    async def comparison(request: Request) -> Response:
        here, query = await found(request), request.query_params
        at, after = (_number(query.get(name, "0"), name) for name in ("at", "after"))
        asked, option = varied(here.record, at, query.get("take", ""), here.decisions)
        if option == asked.chosen:
            raise BadMessage("'take' must be an option other than the one that was played.")
        row = await hub.store.load_match(here.match)
        account = Account(address_of(request), "" if row is None else row.table)
        told = await hub.reviews.compare(here.match, here.record, at, str(option), account, after)
        return finished_json(told, headers=NEVER_KEPT)

    one = "/api/matches/{id}/variations/{variation}"
    return [
        Route("/api/matches/{id}/what-if/{step}/{seat}", limited(what_if), methods=["GET"]),
        Route("/api/matches/{id}/comparison", limited(comparison), methods=["GET"]),
        Route("/api/matches/{id}/variations", limited(add), methods=["POST"]),
        Route(one, limited(change), methods=["POST", "DELETE"]),
        Route(f"{one}/record", limited(record), methods=["GET"]),
    ]


def _number(text: str, name: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise BadMessage(f"'{name}' must be a number.")
    return int(text)
