"""Pins that the REST API follows its OpenAPI description, with requests that Schemathesis generates."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from sushiya.server.openapi import openapi
from sushiya.server.settings import no_limits
from tests.server.helpers import BOT, OPEN, you
from tests.server.served import Served, served

described = schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A real server with some open tables and a finished match."""
    with served(tmp_path_factory.mktemp("api"), **no_limits()) as server:
        server.post({"game": "sushizock(seats=2)", "seats": [BOT, BOT]})
        server.post({"game": "sushi-go(seats=3)", "seats": [you("Mia"), OPEN, BOT], "public": True})
        yield server
        assert "error" not in server.log.read_text()


@described.parametrize()
@settings(max_examples=settings().max_examples // 4, suppress_health_check=list(HealthCheck))
def test_the_server_keeps_to_its_description(case: schemathesis.Case[Any], server: Served) -> None:
    # A schema can't list all games: a valid request may still be refused.
    case.call_and_validate(base_url=server.url, excluded_checks=[positive_data_acceptance])


def test_the_description_is_the_servers_own(server: Served) -> None:
    assert server.get("/api/openapi.json").json() == openapi()
