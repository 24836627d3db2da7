"""The description of the REST API, as OpenAPI 3.1."""

from functools import cache
from typing import Any

from sushiya import __version__
from sushiya.games import GAMES
from sushiya.games.json_values import PROTOCOL_VERSION
from sushiya.server.qr import LONGEST
from sushiya.server.schema import REST, definitions_of

__all__ = ["openapi"]

WHERE = "#/components/schemas/"
ID = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
QR_TEXT = {
    "name": "text",
    "in": "query",
    "required": True,
    "schema": {"type": "string", "minLength": 1, "maxLength": LONGEST},
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
    "description": "The deals of the review that you have: the review is null if there is no sharper one.",
    "schema": {"type": "integer", "minimum": 0},
}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"enum": list(GAMES)}}
DAY = {"name": "day", "in": "path", "required": True, "schema": {"type": "string", "format": "date"}}
DEVICE = {
    "name": "x-device",
    "in": "header",
    "required": False,
    "description": "The secret of your device, which identifies you.",
    "schema": {"type": "string"},
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
                    "summary": "Make a table, or continue a match from its record.",
                    "requestBody": {"required": True, "content": _json("NewTable")},
                    "responses": {
                        "201": {"description": "Made.", "content": _json("TableMade")},
                        **_problems(403, 415, 422, 429, 503),
                    },
                },
            },
            "/api/tables/{id}": {"get": _get("One table.", "TableInfo", ID, problems=(404, 409))},
            "/api/tables/{id}/now": {
                "get": _get("How its match stands.", "TableNow", ID, KEYS, problems=(404, 409))
            },
            "/api/games": {"get": _get("Games, dishes, meals, bots, clocks and phrases.", "Catalogue")},
            "/api/examples": {"get": _get("Worked examples of the rules.", "Examples")},
            "/api/qr.svg": {
                "get": {
                    "summary": "A QR code as an image.",
                    "parameters": [QR_TEXT],
                    "responses": {
                        "200": {"description": "The image.", "content": {"image/svg+xml": {}}},
                        **_problems(422, 429, 503),
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
            **_what_if(),
            "/api/daily": {"get": _get("Today's deals, and how far you are with them.", "DailyDay", DEVICE)},
            "/api/daily/{game}": {
                "post": {
                    "summary": "Begin today's deal of a game, or go back to the table where you began it.",
                    "parameters": [GAME],
                    "requestBody": {"required": True, "content": _json("NewDaily")},
                    "responses": {
                        "200": {"description": "Begun before.", "content": _json("DailyBegun")},
                        "201": {"description": "Begun.", "content": _json("DailyBegun")},
                        **_problems(403, 404, 415, 422, 429, 503),
                    },
                },
            },
            "/api/daily/{game}/{day}": {
                "get": _get(
                    "The results of a deal, once you have played it or its day is over.",
                    "DailyResult",
                    *(GAME, DAY, DEVICE),
                    problems=(403, 404),
                )
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
            "/metrics": {"get": _text("Metrics for Prometheus, for whoever runs the server.", 200, 403)},
        },
        "components": {"schemas": definitions_of(*REST, where=WHERE)},
    }


def _what_if() -> dict[str, Any]:
    """The requests about variations of a match."""
    step, seat, variation = (
        {"name": name, "in": "path", "required": True, "schema": {"type": kind}}
        for name, kind in (("step", "integer"), ("seat", "integer"), ("variation", "string"))
    )
    at = {"name": "at", "in": "query", "required": True, "schema": {"type": "integer"}}
    take = {"name": "take", "in": "query", "required": True, "schema": {"type": "string"}}
    refused = _problems(403, 404, 409, 415, 422, 429, 503)
    gone = {"200": {"description": "Done."}, **refused}
    return {
        "/api/matches/{id}/what-if/{step}/{seat}": {
            "get": _get(
                "A decision: what could be chosen, and the variations of the match.",
                *("WhatIf", ID, step, seat, KEYS),
                problems=(403, 404, 409, 422),
            )
        },
        "/api/matches/{id}/variations": {
            "post": {
                "summary": "Keep a variation: another option, played out many times or played on.",
                "parameters": [ID, KEYS],
                "requestBody": {"required": True, "content": _json("NewVariation")},
                "responses": {
                    "201": {"description": "Kept.", "content": _json("VariationMade")},
                    **refused,
                },
            }
        },
        "/api/matches/{id}/variations/{variation}": {
            "post": {
                "summary": "Rename a variation. Its key is sent like that of a seat.",
                "parameters": [ID, variation, KEYS],
                "requestBody": {"required": True, "content": _json("VariationName")},
                "responses": gone,
            },
            "delete": {
                "summary": "Delete a variation. The match that played it on stays.",
                "parameters": [ID, variation, KEYS],
                "responses": gone,
            },
        },
        "/api/matches/{id}/variations/{variation}/record": {
            "get": {
                "summary": "The record of a variation, which says where it branched.",
                "parameters": [ID, variation, KEYS],
                "responses": {
                    "200": {
                        "description": "The record.",
                        "content": {"text/plain": {"schema": {"type": "string"}}},
                    },
                    **refused,
                },
            }
        },
        "/api/matches/{id}/comparison": {
            "get": {
                "summary": "Two options played out on the same imagined deals.",
                "description": "The first request starts it; ask again for more matches.",
                "parameters": [ID, at, take, KEYS, AFTER],
                "responses": {
                    "200": {"description": "The comparison so far.", "content": _json("ComparisonNow")},
                    **_problems(403, 404, 409, 422, 429, 501, 503),
                },
            }
        },
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
