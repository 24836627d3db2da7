"""Shared fixtures of the stores' tests: a new database of each kind per test, and an open store on it."""

import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from sushiya.server.store import Store, store_for
from tests.server.store.proxy import BadLine, bad_line


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/sushiya.db"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """A new database of each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store of each kind."""
    store = store_for(url)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
def short_folder() -> Iterator[Path]:
    """A folder with a short path: the path of a socket may not be as long as pytest's folders."""
    with tempfile.TemporaryDirectory(prefix="sushiya-") as name:
        yield Path(name)


@pytest.fixture
async def broken(postgres_url: str, short_folder: Path) -> AsyncIterator[BadLine]:
    """A connection to a new database that breaks on request."""
    async with bad_line(short_folder, postgres_url) as line:
        yield line
