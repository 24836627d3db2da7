"""Pins that neither kill -9 nor a power cut loses an acknowledged answer, duplicates or stops anything."""

from pathlib import Path
from random import Random

import pytest

from tests.full import FULL, in_full_runs
from tests.server.chaos.power import PowerCut
from tests.server.chaos.storm import Report, Storm, rage
from tests.server.postgres import Cluster

pytestmark = pytest.mark.anyio

TABLES, KILLS = (200, 20) if FULL else (5, 2)


def check(report: Report) -> None:
    assert not report.problems, "\n".join(report.problems[:50])
    assert report.kills == KILLS
    assert report.matches >= TABLES
    assert report.acknowledged > 20 * report.matches  # a match has more questions than that
    assert report.lost == 0


@in_full_runs  # power that fails is worse
async def test_sqlite(tmp_path: Path) -> None:
    check(await rage(Storm(TABLES, KILLS), f"sqlite:///{tmp_path}/sushiya.db", tmp_path))


async def test_sqlite_when_power_fails(tmp_path: Path) -> None:
    storm = Storm(TABLES, KILLS, power_cut=PowerCut(tmp_path / "sushiya.db", Random()))
    check(await rage(storm, f"sqlite:///{tmp_path}/sushiya.db", tmp_path))


async def test_the_proof_notices_a_disk_that_is_not_waited_for(tmp_path: Path) -> None:
    cut = PowerCut(tmp_path / "sushiya.db", Random(), shares=[0.0])
    storm = Storm(tables=3, kills=1, power_cut=cut, synchronous="OFF", promises=10, patience=1.0)
    report = await rage(storm, f"sqlite:///{tmp_path}/sushiya.db", tmp_path)
    assert report.acknowledged >= 10
    assert report.lost > 0


async def test_two_processes_on_a_postgresql_that_restarts(
    postgres: Cluster, postgres_url: str, tmp_path: Path
) -> None:
    restarts = 1 + KILLS // 10
    storm = Storm(TABLES, KILLS, processes=2, restart_database=postgres.restart, database_restarts=restarts)
    report = await rage(storm, postgres_url, tmp_path)
    check(report)
    assert report.database_restarts == restarts
