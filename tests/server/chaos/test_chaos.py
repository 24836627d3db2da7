"""Pins that kill -9 loses no acknowledged answer, duplicates nothing, and stops no match."""

import os
from pathlib import Path

import pytest

from tests.server.chaos.storm import Report, Storm, rage
from tests.server.postgres import Cluster

pytestmark = pytest.mark.anyio

TABLES, KILLS = (200, 20) if os.environ.get("SUSHIYA_FULL") else (20, 3)


def check(report: Report) -> None:
    assert not report.problems, "\n".join(report.problems[:50])
    assert report.kills == KILLS
    assert report.matches >= TABLES
    assert report.acknowledged > 20 * report.matches  # a match has more questions than that
    assert report.lost == 0


async def test_sqlite(tmp_path: Path) -> None:
    check(await rage(Storm(TABLES, KILLS), f"sqlite:///{tmp_path}/sushiya.db", tmp_path))


async def test_two_processes_on_a_postgresql_that_restarts(
    postgres: Cluster, postgres_url: str, tmp_path: Path
) -> None:
    restarts = 1 + KILLS // 10
    storm = Storm(TABLES, KILLS, processes=2, restart_database=postgres.restart, database_restarts=restarts)
    report = await rage(storm, postgres_url, tmp_path)
    check(report)
    assert report.database_restarts == restarts
