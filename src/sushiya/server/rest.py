"""The REST API: tables, lobby, catalogue, examples, records and health."""

import time
from collections.abc import Callable
from functools import cache
from typing import Any

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sushiya.core import BadNotation, dump_json, dump_text
from sushiya.core.codec import BadMessage, from_json
from sushiya.server import qr
from sushiya.server.daily_routes import daily_routes
from sushiya.server.door import line_of
from sushiya.server.hub import Hub
from sushiya.server.limits import Buckets
from sushiya.server.openapi import openapi
from sushiya.server.origins import is_asked_elsewhere, is_from_us
from sushiya.server.records import stored_record
from sushiya.server.replay import replay_route, seat_keys
from sushiya.server.responses import NEVER_KEPT, Endpoint, Fixed, finished_json, json_response
from sushiya.server.review_route import review_route
from sushiya.server.reviews import reviewed_families
from sushiya.server.scorepad import scorepad_route
from sushiya.server.settings import Settings
from sushiya.server.status import status_page
from sushiya.server.store import StoreDown
from sushiya.server.whatif_route import whatif_routes
from sushiya.table.catalogue import catalogue
from sushiya.table.examples import examples
from sushiya.table.messages import refusal
from sushiya.table.now import now_json
from sushiya.table.refusals import Denied, Reason
from sushiya.table.rest_types import Here, NewTable, Problem
from sushiya.table.table import Table

__all__ = ["problem", "routes", "too_fast"]

MOST_BYTES = 16_384
FORMS = ("record", "jsonl")
STATUS: dict[Reason, int] = {
    "players_only": 403,
    "sealed": 403,
    "not_played": 403,
    "gone": 404,
    "match_running": 409,
    "only_once": 409,
    "older_rules": 409,
    "no_reviews": 501,
    "too_fast": 429,
    "full": 503,
    "unavailable": 503,
    "internal": 500,
}
"""All others are 422: well-formed, but impossible."""


def problem(reason: Reason, why: str, error: str | None = None, status: int | None = None) -> Response:
    """A refusal as JSON. `error` is the id of an internal error in the log."""
    return json_response(Problem(reason, why, error), status or STATUS.get(reason, 422))


def too_fast(hub: Hub, connection: HTTPConnection, address: str, meter: Buckets) -> Response | None:
    """The refusal of a request that comes too fast. A client that goes on nevertheless is cut off."""
    line = line_of(connection)
    if meter.take(address, time.monotonic()):
        if line is not None:
            line.heard()
        return None
    hub.metrics.refused["too_fast"] += 1
    answer = problem("too_fast", "Too many requests. Please slow down.")
    if line is not None and line.pestered():
        answer.headers["connection"] = "close"
    return answer


def routes(hub: Hub, address_of: Callable[[Any], str], is_operator: Callable[[Request], bool]) -> list[Route]:
    """All routes, each limited per address; some only for whoever runs the server."""

    def refused(reason: Reason, why: str, error: str | None = None, status: int | None = None) -> Response:
        hub.metrics.refused[reason] += 1
        return problem(reason, why, error, status)

    def limited(endpoint: Endpoint) -> Endpoint:
        async def checked(request: Request) -> Response:
            if early := too_fast(hub, request, address_of(request), hub.meters.requests):
                return early
            if found := _why_not(request, hub.settings):
                why, status = found
                return refused("bad_message", why, status=status)
            try:
                return await endpoint(request)
            except ClientDisconnect:
                return refused("bad_message", "The request was incomplete.")
            except BadNotation as error:  # a request contains no notation but that of a game
                return refused("bad_options", str(error))
            except Exception as error:
                told = refusal("request", hub.incidents.explained(error, path=request.url.path))
                return refused(told.reason, told.why, told.error)

        return checked

    async def make_table(request: Request) -> Response:
        wish = from_json(NewTable, await _body(request))
        made = await hub.make_table(wish, address_of(request))
        return json_response(made, 201)

    async def lobby(request: Request) -> Response:
        return finished_json(await hub.lobby())

    async def tables(request: Request) -> Response:
        return await (make_table if request.method == "POST" else lobby)(request)

    async def found(request: Request) -> Table:
        table = await hub.table(request.path_params["id"], address_of(request))
        if table is None:
            raise Denied("gone", "This table does not exist or was deleted.")
        return table

    async def table(request: Request) -> Response:
        return json_response((await found(request)).info())

    async def now(request: Request) -> Response:
        return finished_json(now_json(await found(request), seat_keys(request)), headers=NEVER_KEPT)

    async def record(request: Request) -> Response:
        form, address = request.path_params["form"], address_of(request)
        found = (
            await stored_record(hub, request.path_params["id"], seat_keys(request), address)
            if form in FORMS
            else None
        )
        if found is None:
            raise Denied("gone", "This match does not exist or was deleted.")
        headers = {"x-sushiya-note": found.note} if found.note else {}
        if form == "jsonl":
            text = await hub.desk.do(address, dump_json, found)
            return PlainTextResponse(text, media_type="application/jsonl", headers=headers)
        comment = f"# {found.note}\n" if found.note else ""
        return PlainTextResponse(comment + await hub.desk.do(address, dump_text, found), headers=headers)

    @cache
    def all_games() -> Fixed:
        reviewed = reviewed_families(hub.settings.review_deals)
        return Fixed.of({**catalogue(hub.settings.allowed_bots), "reviewed": reviewed})

    async def games(request: Request) -> Response:
        return all_games().answer(request, "no-cache")

    @cache
    def all_examples() -> Fixed:
        return Fixed.of(examples())

    async def rule_examples(request: Request) -> Response:
        told = await hub.desk.do(address_of(request), all_examples)  # the first time takes longer
        return told.answer(request, "max-age=3600")

    async def here(request: Request) -> Response:
        return json_response(Here(hub.settings.loopback_only, hub.settings.public_url))

    async def code(request: Request) -> Response:
        text = request.query_params.get("text", "")
        if not 1 <= len(text) <= qr.LONGEST:
            raise BadMessage(f"The text of a QR code must have 1 to {qr.LONGEST} characters.")
        hub.caretaker.strain.check("paperwork")
        image = await hub.desk.do(address_of(request), qr.qr_svg, text)
        return Response(image, media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})

    async def healthz(request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readyz(request: Request) -> Response:
        try:
            await hub.readiness.prove()
        except StoreDown as error:
            return PlainTextResponse(f"{hub.incidents.explained(error)}\n", status_code=503)
        return PlainTextResponse("ready\n")

    def inside(endpoint: Endpoint) -> Endpoint:
        async def checked(request: Request) -> Response:
            if not is_operator(request):
                why = "Only for whoever runs the server: see --metrics-from and --name.\n"
                return PlainTextResponse(why, 403)
            return await endpoint(request)

        return limited(checked)

    async def metrics(request: Request) -> Response:
        return PlainTextResponse(hub.metrics_text(), media_type="text/plain; version=0.0.4")

    async def status(request: Request) -> Response:
        return await status_page(hub)

    @cache
    def whole_description() -> Fixed:
        return Fixed.of(openapi())

    async def description(request: Request) -> Response:
        return whole_description().answer(request, "no-cache")

    return [
        Route("/api/tables", limited(tables), methods=["GET", "POST"]),
        Route("/api/tables/{id}", limited(table), methods=["GET"]),
        Route("/api/tables/{id}/now", limited(now), methods=["GET"]),
        Route("/api/games", limited(games), methods=["GET"]),
        Route("/api/examples", limited(rule_examples), methods=["GET"]),
        Route("/api/here", limited(here), methods=["GET"]),
        Route("/api/qr.svg", limited(code), methods=["GET"]),
        Route("/api/openapi.json", limited(description), methods=["GET"]),
        Route("/matches/{id}.{form}", limited(record), methods=["GET"]),
        replay_route(hub, limited, address_of),
        review_route(hub, limited, address_of),
        *whatif_routes(hub, limited, _body, address_of),
        scorepad_route(hub, limited, _body, address_of),
        *daily_routes(hub, limited, address_of, _body),
        Route("/healthz", healthz, methods=["GET"]),
        Route("/readyz", limited(readyz), methods=["GET"]),
        Route("/metrics", inside(metrics), methods=["GET"]),
        Route("/status", inside(status), methods=["GET"]),
    ]


def _why_not(request: Request, settings: Settings) -> tuple[str, int] | None:
    """Why this request is refused: another website may have sent it through a visitor's browser."""
    if request.method not in ("POST", "DELETE"):
        if request.url.path.startswith("/api/") and is_asked_elsewhere(request.headers, settings):
            return "This request comes from another site, and answering it may take work.", 403
        return None
    if not is_from_us(request.headers, settings):
        return "This request comes from another site, or was sent to a name that is not known here.", 403
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":  # a page of another site can send this only if we allow it, and we don't
        return "The body must be JSON, with content-type application/json.", 415
    return None


async def _body(request: Request) -> bytes:
    """The request's body, unless it is too long."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BYTES:
            raise BadMessage("The request is too long.")
    return body
