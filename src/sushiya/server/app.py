"""The server as an ASGI application: routes, headers, startup and shutdown."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from sushiya.server.door import DOOR, Door
from sushiya.server.files import PageFiles, build_of
from sushiya.server.homes import HOMES
from sushiya.server.hub import Hub
from sushiya.server.limits import ConnectionLimiter, visitor
from sushiya.server.open_files import most_connections, raise_limit
from sushiya.server.operators import runs_the_server
from sushiya.server.request_ids import HEADER, RequestIds, request_id
from sushiya.server.rest import problem, routes, too_fast
from sushiya.server.settings import Settings
from sushiya.server.socket import serve_socket
from sushiya.site import PAGE, POLICY
from sushiya.table.messages import refusal

__all__ = ["make_app"]

RULES = ("/rules", "/rules/{game}", "/rules/dish/{dish}")
PUZZLES = ("/puzzles", "/puzzles/{game}", "/puzzles/{game}/{which}")
DAILY = ("/daily/{game}", "/daily/{game}/{day}")
SCREENS = (
    "/",
    "/t/{id}",
    "/replay/{id}",
    "/review/{id}",
    "/what-if/{id}/{step}/{seat}",
    "/what-if/{id}/{step}/{seat}/{variation}",
    "/score",
    "/device",
    "/learn/{game}",
    *RULES,
    *PUZZLES,
    *DAILY,
)
"""The paths that the page routes itself."""
LARGE = 1_000
"""Responses of at least this many bytes are compressed."""
BUILD = "x-sushiya-build"
"""The header that names this server's build of the page."""

HEADERS = {
    "content-security-policy": "; ".join(f"{rule} {allowed}" for rule, allowed in POLICY.items()),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def make_app(settings: Settings) -> Starlette:
    """The application for these settings."""
    possible = settings.within(most_connections(raise_limit()))
    hub = Hub(settings, build_of(PAGE))
    limiter = ConnectionLimiter(
        possible.most_sockets, possible.most_sockets_per_address, possible.reserved_sockets
    )

    def client_of(connection: HTTPConnection) -> str:
        # The last entry is the proxy's own. Anything before it, on any line, is a client's claim.
        if settings.trust_proxy and (forwarded := connection.headers.getlist("x-forwarded-for")):
            return forwarded[-1].rsplit(",", 1)[-1].strip()
        return "?" if connection.client is None else connection.client.host

    def address_of(connection: HTTPConnection) -> str:
        return visitor(client_of(connection))

    def is_operator(request: Request) -> bool:
        return runs_the_server(request, client_of(request), settings)

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(websocket, hub, limiter, address_of(websocket))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        await hub.open()
        yield {DOOR: Door(possible, hub.metrics), HOMES: hub.homes}
        await hub.close()

    async def failed(request: Any, error: Exception) -> Response:
        return oops(hub, error)

    app = Starlette(
        routes=[
            *routes(hub, address_of, is_operator),
            WebSocketRoute("/api/tables/{id}/socket", socket),
        ],
        exception_handlers={Exception: failed},
        lifespan=lifespan,
    )
    if PAGE.is_dir():
        files, not_found = PageFiles(PAGE), app.router.not_found

        def early(connection: HTTPConnection) -> Response | None:
            return too_fast(hub, connection, address_of(connection), hub.meters.files)

        async def page(request: Any) -> Response:
            return early(request) or files.screen(request.scope)

        app.routes.extend(Route(path, page) for path in SCREENS)

        async def otherwise(scope: Scope, receive: Receive, send: Send) -> None:
            answer = not_found if scope["type"] != "http" else early(HTTPConnection(scope)) or files
            await answer(scope, receive, send)

        # The last resort. A mount would also catch wrong methods and sockets on other paths.
        app.router.default = otherwise
    app.add_middleware(CompressedAnswers, minimum_size=LARGE, compresslevel=6)
    app.add_middleware(SafeHeaders, build=hub.services.build)
    app.add_middleware(RequestIds)
    app.state.hub = hub
    return app


def oops(hub: Hub, error: Exception) -> Response:
    """The response to an error outside of all routes. It bypasses what adds headers, so it sets them."""
    told = refusal("request", hub.incidents.explained(error))
    answer = problem(told.reason, told.why, told.error)
    answer.headers.update(HEADERS | {HEADER: request_id.get()})
    return answer


class CompressedAnswers(GZipMiddleware):
    """Compresses the API's responses. The page's files are compressed already."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answers = scope["type"] == "http" and scope["path"].startswith(("/api/", "/matches/"))
        await (super().__call__ if answers else self.app)(scope, receive, send)


class SafeHeaders:
    """Adds security headers to every response: nothing is loaded from or sent to another host."""

    def __init__(self, app: ASGIApp, build: str) -> None:
        self.app = app
        self._headers = [(k.encode(), v.encode()) for k, v in (HEADERS | {BUILD: build}).items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((name, value) for name, value in self._headers if name not in there),
                ]
            await send(message)

        await self.app(scope, receive, send_with_headers)
