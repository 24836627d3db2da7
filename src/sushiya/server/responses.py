"""The type of an endpoint, and its JSON responses, which only the codec writes."""

import gzip
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from sushiya.core.codec import Json, to_json

__all__ = ["NEVER_KEPT", "Endpoint", "Fixed", "finished_json", "json_response"]

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


@dataclass(frozen=True, slots=True)
class Fixed:
    """JSON that stays the same while the server runs: it is written and compressed once."""

    plain: bytes
    packed: bytes
    etag: str

    @classmethod
    def of(cls, value: object) -> "Fixed":
        plain = to_json(value).encode()
        return cls(plain, gzip.compress(plain, 9, mtime=0), f'"{sha256(plain).hexdigest()[:16]}"')

    def answer(self, request: Request, cached: str) -> Response:
        """The answer to this request, which browsers may keep as `cached` says."""
        headers = {"etag": self.etag, "cache-control": cached, "vary": "Accept-Encoding"}
        if request.headers.get("if-none-match", "").removeprefix("W/") == self.etag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return finished_json(self.packed, headers=headers | {"content-encoding": "gzip"})
        return finished_json(self.plain, headers=headers)
