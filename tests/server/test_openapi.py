"""Pins that the description of the REST API is complete."""

import re
from pathlib import Path

import jsonschema_rs
from starlette.routing import Route

from sushiya.server.app import make_app
from sushiya.server.openapi import openapi
from sushiya.server.settings import Settings


def test_every_route_is_described_and_nothing_else(tmp_path: Path) -> None:
    app = make_app(Settings(database=f"sqlite:///{tmp_path}/x.db"))
    there = {
        (route.path, method.lower())
        for route in app.routes
        if isinstance(route, Route) and re.match("/(api|matches|healthz|readyz|metrics)", route.path)
        for method in route.methods or ()
        if method != "HEAD"
    }
    described = {(path, method) for path, methods in openapi()["paths"].items() for method in methods}
    assert described == there - {("/api/openapi.json", "get")}


def test_every_schema_in_it_is_one() -> None:
    document = openapi()
    assert document["openapi"].startswith("3.1")
    for schema in document["components"]["schemas"].values():
        jsonschema_rs.meta.validate(schema)
    references = set(re.findall(r"#/components/schemas/(\w+)", str(document)))
    assert references <= set(document["components"]["schemas"])
