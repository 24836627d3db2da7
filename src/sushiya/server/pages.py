"""Routes of the screens other than the table: a finished match step by step, and a score pad's sheet."""

from collections.abc import Awaitable, Callable
from typing import NotRequired, TypeAlias, TypedDict

from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from sushiya.core.codec import encode, parse_json
from sushiya.games.scorepad import ScorepadWarning, SheetJson, score
from sushiya.server.hub import Hub
from sushiya.sushizock import Tiles
from sushiya.table.refusals import Denied
from sushiya.table.replay import steps_json

__all__ = ["ScorepadEntries", "ScorepadSheet", "page_routes", "seat_keys"]

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]

MOST_KEYS = 8


def page_routes(
    hub: Hub, limited: Callable[[Endpoint], Endpoint], body: Callable[[Request], Awaitable[bytes]]
) -> list[Route]:
    """The routes of these screens. `limited` rate-limits an endpoint; `body` reads a body of limited size."""

    async def steps(request: Request) -> Response:
        record = await hub.record(request.path_params["id"], seat_keys(request))
        if record is None:
            raise Denied("gone", "This match does not exist or was deleted.")
        told = await run_in_threadpool(steps_json, record)
        return Response(
            told, media_type="application/json", headers={"cache-control": "private, max-age=3600"}
        )

    async def sheet(request: Request) -> Response:
        pad = parse_json(await body(request))
        return JSONResponse(await run_in_threadpool(_sheet, pad))

    smaller = [Middleware(GZipMiddleware)]
    return [
        Route("/api/matches/{id}/steps", limited(steps), methods=["GET"], middleware=smaller),
        Route("/api/score", limited(sheet), methods=["POST"]),
    ]


def seat_keys(request: Request) -> tuple[str, ...]:
    """The seat keys in a request's header."""
    return tuple(key for key in request.headers.get("x-seat-key", "").split(",") if key)[:MOST_KEYS]


class ScorepadEntries(TypedDict):
    """What `sushiya score` takes: plates and uramaki won by round and seat, or Sushizock stacks by seat."""

    game: str
    rounds: NotRequired[list[list[str]]]
    uramaki: NotRequired[list[list[int]]]
    stacks: NotRequired[list[Tiles]]
    names: NotRequired[list[str]]


class ScorepadSheet(SheetJson):
    """The sheet, and warnings about what is impossible under the rules but was scored anyway."""

    warnings: list[ScorepadWarning]


def _sheet(pad: object) -> ScorepadSheet:
    result = score(pad)
    return {**result.as_json(), "warnings": [encode(warning) for warning in result.warnings]}
