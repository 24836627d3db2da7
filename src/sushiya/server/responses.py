"""The type of an endpoint, and its JSON responses, which only the codec writes."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from sushiya.core.codec import Json, to_json

__all__ = ["NEVER_KEPT", "Endpoint", "finished_json", "json_response"]

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]

NEVER_KEPT = {"cache-control": "no-store"}


def json_response(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A dataclass or plain values as JSON."""
    return finished_json(to_json(value), status, headers)


def finished_json(
    text: Json | bytes, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """A response of finished JSON."""
    return Response(text, status, headers, media_type="application/json")
