"""Pins that `ready` means a write reached the file that was opened, and costs little."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sushiya.server import readiness
from tests.server.helpers import house

pytestmark = pytest.mark.anyio


async def test_ready_means_that_the_file_is_still_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PROOF", 0.0)
    async with house(tmp_path) as home:
        assert (await home.get("/readyz")).status_code == 200
        (tmp_path / "sushiya.db").rename(tmp_path / "elsewhere.db")
        answer = await home.get("/readyz")
        assert (answer.status_code, "sushiya.db" in answer.text) == (503, False)
        assert (await home.get("/healthz")).status_code == 200


async def test_ready_means_that_a_write_is_possible(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "PROOF", 0.0)
    async with house(tmp_path) as home:
        store: Any = home.hub.store
        await store._do(store._writes, lambda db: db.execute("PRAGMA query_only = ON").fetchone())
        assert (await home.get("/readyz")).status_code == 503
        assert (await home.get("/healthz")).status_code == 200


async def test_who_asks_often_causes_few_writes(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await asyncio.gather(*(home.get("/readyz") for _ in range(50)))
    with closing(sqlite3.connect(tmp_path / "sushiya.db")) as db:
        (beats,) = db.execute("SELECT beat FROM pulse").fetchone()
    assert beats < 10
