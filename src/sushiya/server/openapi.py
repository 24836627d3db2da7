"""The description of the REST API, as OpenAPI 3.1."""

from functools import cache
from typing import Any

from sushiya import __version__
from sushiya.games.json_values import PROTOCOL_VERSION
from sushiya.server.schema import REST, definitions_of

__all__ = ["openapi"]

WHERE = "#/components/schemas/"
ID = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
QR_TEXT = {
    "name": "text",
    "in": "query",
    "required": True,
    "schema": {"type": "string", "minLength": 1, "maxLength": 300},
}
KEYS = {
    "name": "x-seat-key",
    "in": "header",
    "required": False,
    "description": "The keys of your seats, joined by commas.",
    "schema": {"type": "string"},
}
AFTER = {
    "name": "after",
    "in": "query",
    "required": False,
    "description": "The deals of the review that you have: it is left out if there is no sharper one.",
    "schema": {"type": "integer", "minimum": 0},
}
NOTE = {
    "description": "Present if the match has other rules than the server: it can be read, but not replayed.",
    "schema": {"type": "string"},
}


@cache
def openapi() -> dict[str, Any]:
    """The description as plain JSON values."""
    form = {"name": "form", "in": "path", "required": True, "schema": {"enum": ["record", "jsonl"]}}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Sushiya",
            "version": __version__,
            "description": f"Protocol version {PROTOCOL_VERSION}. `/api/games` has it as `protocol`.",
        },
        "paths": {
            "/api/tables": {
                "get": _get("Public tables that are waiting for players or playing.", "Lobby"),
                "post": {
                    "summary": "Make a table, or let a match go on by its record.",
                    "requestBody": {"required": True, "content": _json("NewTable")},
                    "responses": {
                        "201": {"description": "Made.", "content": _json("TableMade")},
                        **_problems(403, 415, 422, 429, 503),
                    },
                },
            },
            "/api/tables/{id}": {"get": _get("One table.", "TableInfo", ID, problems=(404, 409))},
            "/api/tables/{id}/now": {
                "get": _get("Where its match stands.", "TableNow", ID, KEYS, problems=(404, 409))
            },
            "/api/games": {"get": _get("Games, dishes, meals, bots, clocks and phrases.", "Catalogue")},
            "/api/examples": {"get": _get("Worked examples of the rules.", "Examples")},
            "/api/qr.svg": {
                "get": {
                    "summary": "A QR code as an image.",
                    "parameters": [QR_TEXT],
                    "responses": {
                        "200": {"description": "The image.", "content": {"image/svg+xml": {}}},
                        **_problems(422, 429),
                    },
                }
            },
            "/api/here": {"get": _get("How this server can be reached.", "Here")},
            "/matches/{id}.{form}": {
                "get": {
                    "summary": "The record of a finished match, as text or as JSON lines.",
                    "parameters": [ID, form, KEYS],
                    "responses": {
                        "200": {
                            "description": "The record.",
                            "headers": {"x-sushiya-note": NOTE},
                            "content": {kind: {"schema": {"type": "string"}} for kind in RECORD_TYPES},
                        },
                        **_problems(403, 404, 409, 429, 503),
                    },
                }
            },
            "/api/matches/{id}/steps": {
                "get": {
                    "summary": "A finished match step by step, every hand open.",
                    "parameters": [ID, KEYS],
                    "responses": {
                        "200": {"description": "The steps.", "content": _json("Replay")},
                        **_problems(403, 404, 409, 422, 429, 503),
                    },
                }
            },
            "/api/matches/{id}/review": {
                "get": {
                    "summary": "What each decision of a finished match was worth, and what was luck.",
                    "description": "The first request starts the measuring; ask again for sharper figures.",
                    "parameters": [ID, KEYS, AFTER],
                    "responses": {
                        "200": {"description": "The review so far.", "content": _json("ReviewNow")},
                        **_problems(403, 404, 409, 422, 429, 501, 503),
                    },
                }
            },
            "/api/score": {
                "post": {
                    "summary": "The score sheet for a real table, as `sushiya score` prints it.",
                    "requestBody": {"required": True, "content": _json("ScorepadEntries")},
                    "responses": {
                        "200": {"description": "The sheet.", "content": _json("ScorepadSheet")},
                        **_problems(403, 415, 422, 429),
                    },
                },
            },
            "/healthz": {"get": _text("Whether the process is running.", 200)},
            "/readyz": {"get": _text("Whether it can serve requests: the store answers.", 200, 503)},
            "/metrics": {"get": _text("Metrics for Prometheus.", 200)},
        },
        "components": {"schemas": definitions_of(*REST, where=WHERE)},
    }


RECORD_TYPES = ("text/plain", "application/jsonl")


def _json(name: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": WHERE + name}}}


def _problems(*codes: int) -> dict[str, Any]:
    content = _json("Problem")
    return {str(code): {"description": "Refused, with the reason.", "content": content} for code in codes}


def _get(summary: str, name: str, *parameters: Any, problems: tuple[int, ...] = ()) -> dict[str, Any]:
    return {
        "summary": summary,
        "parameters": list(parameters),
        "responses": {
            "200": {"description": "OK.", "content": _json(name)},
            **_problems(429, 503, *problems),
        },
    }


def _text(summary: str, *codes: int) -> dict[str, Any]:
    content = {"text/plain": {"schema": {"type": "string"}}}
    return {
        "summary": summary,
        "responses": {
            **{str(code): {"description": "Text.", "content": content} for code in codes},
            **_problems(429),
        },
    }
