"""Every request and every socket has an id: whatever is logged for it, or for tasks it starts, carries it."""

from contextvars import ContextVar
from secrets import token_hex

from starlette.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["HEADER", "RequestIds", "request_id"]

HEADER = "x-request-id"
"""The header of an answer that names its request, for a proxy's log or a report."""
ANSWERS = ("http.response.start", "websocket.accept", "websocket.http.response.start")
"""The messages that begin an answer: to a request, to a socket, and to one that is refused."""

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of what is being handled; empty in the server's own work."""


class RequestIds:
    """Gives ids. A client's own are not used: they could be anything."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        id = token_hex(6)
        request_id.set(id)  # for this request's task alone

        async def send_with_id(message: Message) -> None:
            if message["type"] in ANSWERS:
                message["headers"] = [*message.get("headers", ()), (HEADER.encode(), id.encode())]
            await send(message)

        await self.app(scope, receive, send_with_id)
