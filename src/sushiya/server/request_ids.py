"""Gives every request and every socket an id, which is in everything logged for it or for tasks it starts."""

from contextvars import ContextVar
from secrets import token_hex

from starlette.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["HEADER", "RequestIds", "new_request_id", "request_id"]

HEADER = "x-request-id"
"""The response header with the request's id, for a proxy's log or a report."""
ANSWERS = ("http.response.start", "websocket.accept", "websocket.http.response.start")
"""The messages that start a response: to a request, to a socket, and to a refused socket."""

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of what is being handled; empty during the server's own work."""


def new_request_id() -> str:
    return token_hex(6)


class RequestIds:
    """Assigns ids. A client's own ids are not used, since they could be anything."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # the server's own work starts there
            await self.app(scope, receive, send)
            return
        id = new_request_id()
        request_id.set(id)  # for this request's task alone

        async def send_with_id(message: Message) -> None:
            if message["type"] in ANSWERS:
                message["headers"] = [*message.get("headers", ()), (HEADER.encode(), id.encode())]
            await send(message)

        await self.app(scope, receive, send_with_id)
