"""The route that returns a finished match step by step."""

from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sushiya.server.hub import Hub
from sushiya.server.records import stored_record
from sushiya.server.responses import Endpoint, finished_json
from sushiya.table.messages import keys_in
from sushiya.table.refusals import Denied
from sushiya.table.replay import steps_json

__all__ = ["replay_route", "seat_keys"]


def replay_route(
    hub: Hub, limited: Callable[[Endpoint], Endpoint], address_of: Callable[[Any], str]
) -> Route:
    """The route. `limited` rate-limits an endpoint."""

    async def steps(request: Request) -> Response:
        hub.caretaker.strain.check("paperwork")
        address = address_of(request)
        record = await stored_record(hub, request.path_params["id"], seat_keys(request), address)
        if record is None:
            raise Denied("gone", "This match does not exist or was deleted.")
        told = await hub.desk.do(address, steps_json, record)
        return finished_json(told, headers={"cache-control": "private, max-age=3600"})

    return Route("/api/matches/{id}/steps", limited(steps), methods=["GET"])


def seat_keys(request: Request) -> tuple[str, ...]:
    """The seat keys in a request's header."""
    return keys_in(request.headers.get("x-seat-key", ""))
