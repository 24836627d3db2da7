"""The route of the score pad: from what lies on a real table to its sheet."""

from collections.abc import Awaitable, Callable
from typing import NotRequired, TypedDict

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from sushiya.core.codec import encode, parse_json
from sushiya.games.scorepad import ScorepadWarning, SheetJson, score
from sushiya.server.replay import Endpoint
from sushiya.sushizock import Tiles

__all__ = ["ScorepadEntries", "ScorepadSheet", "scorepad_route"]


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


def scorepad_route(
    limited: Callable[[Endpoint], Endpoint], body: Callable[[Request], Awaitable[bytes]]
) -> Route:
    """The route. `limited` rate-limits an endpoint; `body` reads a body of limited size."""

    async def sheet(request: Request) -> Response:
        pad = parse_json(await body(request))
        return JSONResponse(await run_in_threadpool(_sheet, pad))

    return Route("/api/score", limited(sheet), methods=["POST"])


def _sheet(pad: object) -> ScorepadSheet:
    result = score(pad)
    return {**result.as_json(), "warnings": [encode(warning) for warning in result.warnings]}
