"""The routes of the daily deal: list today's deals, begin one, and see its results."""

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sushiya.core.codec import from_json
from sushiya.server.dailies import Dailies
from sushiya.server.hub import Hub
from sushiya.server.responses import NEVER_KEPT, Endpoint, json_response
from sushiya.table.daily_types import NewDaily

__all__ = ["daily_routes"]

DEVICE = "x-device"
"""The header with the secret of a device."""


def daily_routes(
    hub: Hub,
    limited: Callable[[Endpoint], Endpoint],
    address_of: Callable[[Any], str],
    body: Callable[[Request], Awaitable[bytes]],
) -> list[Route]:
    """The routes. `limited` rate-limits an endpoint; `body` reads the body of a request."""
    dailies = Dailies(hub)

    async def today(request: Request) -> Response:
        told = await dailies.today(request.headers.get(DEVICE, ""))
        return json_response(told, headers=NEVER_KEPT)

    async def begin(request: Request) -> Response:
        wish = from_json(NewDaily, await body(request))
        begun = await dailies.begin(request.path_params["game"], wish, address_of(request))
        return json_response(begun, 200 if begun.made is None else 201)

    async def result(request: Request) -> Response:
        found = request.path_params
        device = request.headers.get(DEVICE, "")
        told = await dailies.result(found["game"], found["day"], device, address_of(request))
        return json_response(told, headers=NEVER_KEPT)

    return [
        Route("/api/daily", limited(today), methods=["GET"]),
        Route("/api/daily/{game}", limited(begin), methods=["POST"]),
        Route("/api/daily/{game}/{day}", limited(result), methods=["GET"]),
    ]
