"""Shared fixtures of the server's tests."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.helpers import House, house
from tests.server.postgres import postgres, postgres_url

__all__ = ["anyio_backend", "home", "postgres", "postgres_url"]


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked with anyio are coroutines, run by asyncio."""
    return "asyncio"


@pytest.fixture
async def home(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[House]:
    """A running server that must not log any warnings or errors."""
    async with house(tmp_path) as here:
        yield here
    complaints = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert not complaints


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    url: str = f"sqlite:///{tmp_path}/sushiya.db"
    return url if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))
