"""The description of the REST part, as OpenAPI 3.1."""

from functools import cache
from typing import Any

from sushiya import __version__
from sushiya.server.protocol import NewTable, TableInfo, TableMade
from sushiya.server.schema import definitions_of

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
NOTE = {
    "description": "Said of a match by other rules than ours: it can be read, but not be replayed.",
    "schema": {"type": "string"},
}

NUMBERS = {"type": "array", "items": {"type": "integer"}}
PART = {
    "type": "object",
    "properties": {"points": NUMBERS, "dishes": {"type": "array", "items": {"type": "object"}}},
    "required": ["points", "dishes"],
}
PAGES: dict[str, Any] = {
    "Steps": {
        "type": "object",
        "description": "A step is a moment at which players are asked, and the last one the end.",
        "properties": {
            "game": {"type": "string"},
            "players": {"type": "array", "items": {"type": "string"}},
            "scores": NUMBERS,
            "winners": NUMBERS,
            "commitment": {"type": ["string", "null"]},
            "seed": {"type": ["string", "null"]},
            "steps": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "public": {"type": "object"},
                        "open": {"type": "object"},
                        "scores": NUMBERS,
                        "answers": {"type": "object"},
                        "events": {"type": "array", "items": {"type": "object"}},
                    },
                    "required": ["public", "open", "scores", "answers", "events"],
                },
            },
        },
        "required": ["game", "players", "scores", "winners", "steps"],
    },
    "Pad": {
        "type": "object",
        "properties": {
            "game": {"type": "string"},
            "rounds": {"type": "array", "items": {"type": "array", "items": {"type": "string"}}},
            "uramaki": {"type": "array", "items": NUMBERS},
            "stacks": {"type": "array", "items": {"type": "object"}},
            "names": {"type": "array", "items": {"type": "string"}},
        },
        "required": ["game"],
    },
    "Sheet": {
        "type": "object",
        "properties": {
            "rounds": {"type": "array", "items": PART},
            "final": PART,
            "totals": NUMBERS,
            "winners": NUMBERS,
            "odd": {"type": "array", "items": {"type": "string"}},
        },
        "required": ["totals", "odd"],
    },
}


@cache
def openapi() -> dict[str, Any]:
    """Plain JSON values."""
    schemas = definitions_of(NewTable, TableMade, TableInfo, where=WHERE)
    schemas["Problem"] = {
        "type": "object",
        "properties": {"reason": {"type": "string"}, "why": {"type": "string"}},
        "required": ["reason", "why"],
    }
    schemas |= PAGES
    tables = {"type": "array", "items": {"$ref": WHERE + "TableInfo"}}
    lobby = {"type": "object", "properties": {"tables": tables}, "required": ["tables"]}
    anything = {"type": "object"}
    form = {"name": "form", "in": "path", "required": True, "schema": {"enum": ["record", "jsonl"]}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sushiya", "version": __version__},
        "paths": {
            "/api/tables": {
                "get": _get("Public tables that wait or play.", lobby),
                "post": {
                    "summary": "Make a table. When no seat is open, the match begins at once.",
                    "requestBody": {"required": True, "content": _json({"$ref": WHERE + "NewTable"})},
                    "responses": {
                        "201": {"description": "Made.", "content": _json({"$ref": WHERE + "TableMade"})},
                        **_problems(403, 422, 429, 503),
                    },
                },
            },
            "/api/tables/{id}": {"get": _get("One table.", {"$ref": WHERE + "TableInfo"}, ID, missing=True)},
            "/api/games": {"get": _get("Games, dishes, meals, bots, clocks and phrases.", anything)},
            "/api/qr.svg": {
                "get": {
                    "summary": "A QR code as a picture.",
                    "parameters": [QR_TEXT],
                    "responses": {
                        "200": {"description": "The picture.", "content": {"image/svg+xml": {}}},
                        **_problems(422, 429),
                    },
                }
            },
            "/api/here": {"get": _get("How this server can be reached.", anything)},
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
                        "200": {"description": "The steps.", "content": _json({"$ref": WHERE + "Steps"})},
                        **_problems(403, 404, 409, 422, 429, 503),
                    },
                }
            },
            "/api/score": {
                "post": {
                    "summary": "The sheet for what lies on a real table, as `sushiya score` has it.",
                    "requestBody": {"required": True, "content": _json({"$ref": WHERE + "Pad"})},
                    "responses": {
                        "200": {"description": "The sheet.", "content": _json({"$ref": WHERE + "Sheet"})},
                        **_problems(422, 429),
                    },
                },
            },
            "/healthz": {"get": _text("Whether the process runs.", 200)},
            "/readyz": {"get": _text("Whether it can serve: the store answers.", 200, 503)},
            "/metrics": {"get": _text("Numbers for Prometheus.", 200)},
        },
        "components": {"schemas": schemas},
    }


RECORD_TYPES = ("text/plain", "application/jsonl")


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _problems(*codes: int) -> dict[str, Any]:
    content = _json({"$ref": WHERE + "Problem"})
    return {str(code): {"description": "Refused, and why.", "content": content} for code in codes}


def _get(summary: str, schema: dict[str, Any], *parameters: Any, missing: bool = False) -> dict[str, Any]:
    return {
        "summary": summary,
        "parameters": list(parameters),
        "responses": {
            "200": {"description": "Here it is.", "content": _json(schema)},
            **_problems(429, 503, *([404] if missing else [])),
        },
    }


def _text(summary: str, *codes: int) -> dict[str, Any]:
    content = {"text/plain": {"schema": {"type": "string"}}}
    return {
        "summary": summary,
        "responses": {str(c): {"description": "Text.", "content": content} for c in codes},
    }
