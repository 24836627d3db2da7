"""The route of the score pad: from what lies on a real table to its sheet."""

from collections.abc import Awaitable, Callable

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from sushiya.core.codec import parse_json
from sushiya.server.replay import Endpoint
from sushiya.table.scorepad import scorepad_sheet

__all__ = ["scorepad_route"]


def scorepad_route(
    limited: Callable[[Endpoint], Endpoint], body: Callable[[Request], Awaitable[bytes]]
) -> Route:
    """The route. `limited` rate-limits an endpoint; `body` reads a body of limited size."""

    async def sheet(request: Request) -> Response:
        pad = parse_json(await body(request))
        return JSONResponse(await run_in_threadpool(scorepad_sheet, pad))

    return Route("/api/score", limited(sheet), methods=["POST"])
