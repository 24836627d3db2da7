"""The route of the score pad: from the cards on a real table to a score sheet."""

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sushiya.core.codec import parse_json
from sushiya.server.hub import Hub
from sushiya.server.responses import Endpoint, json_response
from sushiya.table.scorepad import scorepad_sheet

__all__ = ["scorepad_route"]


def scorepad_route(
    hub: Hub,
    limited: Callable[[Endpoint], Endpoint],
    body: Callable[[Request], Awaitable[bytes]],
    address_of: Callable[[Any], str],
) -> Route:
    """The route. `limited` rate-limits an endpoint; `body` reads a body of limited size."""

    async def sheet(request: Request) -> Response:
        pad = parse_json(await body(request))
        return json_response(await hub.desk.do(address_of(request), scorepad_sheet, pad))

    return Route("/api/score", limited(sheet), methods=["POST"])
