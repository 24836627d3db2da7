"""Pins what only SQLite has: one file for one process, one commit for many writes, a disk that may fail."""

import asyncio
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sushiya.core import SushiyaError
from sushiya.server.store import Conflict, StoreDown, sqlite, sqlite_file, sqlite_jobs, store_for
from tests.server.store.rows import line, opened, table

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.anyio


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


async def test_a_second_server_on_the_file_is_refused(sqlite_url: str) -> None:
    async with opened(sqlite_url) as first:
        with pytest.raises(SushiyaError, match="Another server uses"):
            await store_for(sqlite_url).open()
        await first.ping()
    async with opened(sqlite_url) as second:
        await second.ping()


async def test_a_server_in_another_process_is_refused_until_this_one_ends(sqlite_url: str) -> None:
    command = [sys.executable, "-m", "tests.server.store.appender", sqlite_url]
    async with opened(sqlite_url):
        other = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        assert other.returncode == 1
        assert "Another server uses" in other.stderr
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        with pytest.raises(SushiyaError, match="Another server uses"):
            await store_for(sqlite_url).open()
        process.kill()
    async with opened(sqlite_url) as store:  # the lock ended with the process
        await store.ping()


async def test_a_second_server_by_another_link_is_refused(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "folder").symlink_to(tmp_path / "real")
    (tmp_path / "file.db").symlink_to(tmp_path / "real" / "sushi.db")
    async with opened(f"sqlite:///{tmp_path}/file.db") as store:
        await store.save_table(table("umi"))
        for other in ("real/sushi.db", "folder/sushi.db", "file.db", "real/../folder/sushi.db"):
            with pytest.raises(SushiyaError, match="Another server uses"):
                await store_for(f"sqlite:///{tmp_path}/{other}").open()
    assert (tmp_path / "real" / "sushi.db").exists()
    async with opened(f"sqlite:///{tmp_path}/folder/sushi.db") as store:
        assert await store.load_table("umi") == table("umi")


async def test_a_file_with_hard_links_is_refused(tmp_path: Path) -> None:
    """Two servers would find each other by none of its names."""
    async with opened(f"sqlite:///{tmp_path}/sushi.db") as store:
        await store.save_table(table("umi"))
    (tmp_path / "other.db").hardlink_to(tmp_path / "sushi.db")
    for name in ("sushi.db", "other.db"):
        with pytest.raises(StoreDown, match="hard links"):
            await store_for(f"sqlite:///{tmp_path}/{name}").open()
    (tmp_path / "other.db").unlink()
    async with opened(f"sqlite:///{tmp_path}/sushi.db") as store:
        assert await store.load_table("umi") == table("umi")


async def test_only_its_owner_may_read_the_files(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    async with opened(f"sqlite:///{folder}/sushi.db") as store:
        await store.save_table(table("umi"))
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    assert {"sushi.db", "sushi.db-wal", "sushi.db-shm", "sushi.db.lock"} <= set(modes)
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


async def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "sushi.db"
    with closing(sqlite3.connect(file)) as other:  # as an older version left it, in use
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("CREATE TABLE note (id text)")
        for path in tmp_path.iterdir():
            path.chmod(0o644)
        async with opened(f"sqlite:///{file}"):
            assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}


@pytest.mark.parametrize("name", ["sushi.db", "sushi.db-wal"])
@pytest.mark.parametrize("replaced", [False, True])
async def test_a_deleted_or_replaced_file_is_noticed(tmp_path: Path, name: str, replaced: bool) -> None:
    """What is written to a file without a name would be acknowledged, and gone with the process."""
    async with opened(f"sqlite:///{tmp_path}/sushi.db") as store:
        await store.append("m", "umi", [line(1)])
        if replaced:
            shutil.copy(tmp_path / name, tmp_path / "copy")
            (tmp_path / "copy").replace(tmp_path / name)
        else:
            (tmp_path / name).unlink()
        for call in (store.append("m", "umi", [line(2)]), store.ping(), store.read_log("m")):
            with pytest.raises(StoreDown, match="deleted or replaced"):
                await call


async def test_writes_that_wait_share_a_commit(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[int] = []

    def counted(db: sqlite3.Connection, batch: list[sqlite_jobs.Job]) -> list[sqlite_jobs.Result]:
        batches.append(len(batch))
        return sqlite_jobs.commit(db, batch)

    monkeypatch.setattr(sqlite, "commit", counted)
    async with opened(sqlite_url) as store:
        await asyncio.gather(*(store.append(f"match{n}", "umi", [line(1)]) for n in range(1000)))
    assert sum(batches) == 1 + 1000  # the first proves that the file can be written
    assert len(batches) < 100
    assert max(batches) <= sqlite_jobs.MOST_AT_ONCE


async def test_lines_that_wait_are_one_statement(sqlite_url: str) -> None:
    statements: list[str] = []
    async with opened(sqlite_url) as store:
        assert isinstance(store, sqlite.SqliteStore)
        await store._do(store._writes, lambda db: db.set_trace_callback(statements.append))
        statements.clear()
        await asyncio.gather(*(store.append(f"match{n}", "umi", [line(1), line(2)]) for n in range(20)))
        assert [statement[:15] for statement in statements] == ["INSERT INTO log"]
        assert await store.read_log("match7") == [line(1), line(2)]


async def test_a_busy_server_waits_between_commits_and_a_quiet_one_does_not(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    loop = asyncio.get_running_loop()
    call_later = loop.call_later

    def noted(seconds: float, *call: Any) -> asyncio.TimerHandle:
        waited.append(seconds)
        return call_later(0.0, *call)

    monkeypatch.setattr(loop, "call_later", noted)
    monkeypatch.setattr(sqlite, "APART", 600.0)  # longer than a slow machine takes from one to the next
    async with opened(sqlite_url) as store:
        for number in range(5):
            await store.save_table(table(f"quiet{number}"))
        assert not any(waited)
        several = [store.save_table(table(f"busy{number}")) for number in range(20)]
        await asyncio.gather(*several)
        await store.save_table(table("next"))
        assert 0 < max(waited) <= 600.0


async def test_of_a_shared_commit_only_the_conflict_is_taken_back(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await store.append("taken", "umi", [line(2)])
        writes = [store.append(f"match{n}", "umi", [line(1)]) for n in range(10)]
        writes.insert(5, store.append("taken", "umi", [line(1), line(2)]))
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert isinstance(results.pop(5), Conflict)
        assert results == [None] * 10
        assert await store.read_log("taken") == [line(2)]
        for n in range(10):
            assert await store.read_log(f"match{n}") == [line(1)]


async def test_when_the_disk_is_full_nothing_is_acknowledged(sqlite_url: str) -> None:
    """A page limit makes SQLite believe that the disk is full."""
    async with opened(sqlite_url) as store:
        assert isinstance(store, sqlite.SqliteStore)
        await store.append("m", "umi", [line(1)])
        await store._do(store._writes, lambda db: db.execute("PRAGMA max_page_count = 1").fetchone())
        writes = [store.append("m", "umi", [line(n, "x" * 20_000)]) for n in range(2, 10)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [StoreDown] * 8
        await store._do(store._writes, lambda db: db.execute("PRAGMA max_page_count = 100000").fetchone())
        assert await store.read_log("m") == [line(1)]
        await store.append("m", "umi", [line(2)])
        assert await store.read_log("m") == [line(1), line(2)]


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "cat.jpg").write_bytes(b"meow" * 1000)
    store = store_for(f"sqlite:///{tmp_path}/cat.jpg")
    with pytest.raises(StoreDown, match=r"cat\.jpg can't be opened: file is not a database"):
        await store.open()
    with pytest.raises(StoreDown, match=r"cat\.jpg can't be opened"):  # and not: another server uses it
        await store_for(f"sqlite:///{tmp_path}/cat.jpg").open()


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreDown, match=r"sushi\.db can't be opened"):
        await store_for(f"sqlite:///{tmp_path}/file/sushi.db").open()


async def test_a_folder_in_the_place_of_the_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "sushi.db").mkdir()
    with pytest.raises(StoreDown, match=r"sushi\.db can't be opened"):
        await store_for(f"sqlite:///{tmp_path}/sushi.db").open()


async def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/deep/down/sushi.db") as store:
        await store.save_table(table("umi"))
    assert (tmp_path / "deep" / "down" / "sushi.db").exists()


async def test_every_commit_reaches_the_disk(sqlite_url: str) -> None:
    async with opened(sqlite_url):
        with closing(sqlite_file.connect(file_of(sqlite_url))) as db:
            assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


async def test_a_migration_that_fails_changes_nothing(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(database: str, version: int) -> list[tuple[int, str]]:
        return [(1, "CREATE TABLE half (id text);"), (2, "CREATE TABLE whole (id text); CREATE nonsense;")]

    with monkeypatch.context() as patched:
        patched.setattr(sqlite_file, "missing", broken)
        with pytest.raises(StoreDown, match="nonsense"):
            await store_for(sqlite_url).open()
    with closing(sqlite3.connect(file_of(sqlite_url))) as db:
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("half",)]
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
