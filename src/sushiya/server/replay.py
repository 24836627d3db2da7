"""The route of a finished match, step by step."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sushiya.server.hub import Hub
from sushiya.server.records import stored_record
from sushiya.table.messages import keys_in
from sushiya.table.refusals import Denied
from sushiya.table.replay import steps_json

__all__ = ["Endpoint", "replay_route", "seat_keys"]

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]


def replay_route(hub: Hub, limited: Callable[[Endpoint], Endpoint]) -> Route:
    """The route. `limited` rate-limits an endpoint."""

    async def steps(request: Request) -> Response:
        record = await stored_record(hub.store, request.path_params["id"], seat_keys(request))
        if record is None:
            raise Denied("gone", "This match does not exist or was deleted.")
        told = await run_in_threadpool(steps_json, record)
        return Response(
            told, media_type="application/json", headers={"cache-control": "private, max-age=3600"}
        )

    smaller = [Middleware(GZipMiddleware)]
    return Route("/api/matches/{id}/steps", limited(steps), methods=["GET"], middleware=smaller)


def seat_keys(request: Request) -> tuple[str, ...]:
    """The seat keys in a request's header."""
    return keys_in(request.headers.get("x-seat-key", ""))
