"""Pins backup, restore and migrate: between all kinds of databases, and never half done."""

import asyncio
import json
import sqlite3
import stat
from contextlib import aclosing, closing
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest

from sushiya.core import BadOptions, SushiyaError
from sushiya.server.store import Store, StoreDown
from sushiya.server.store.backup import COLUMNS, BadBackup
from sushiya.server.store.maintenance import back_up, every_row, migrate, restore
from sushiya.server.store.migrations import migrations
from sushiya.table.store import VariationRow
from tests.cli.command import sushiya
from tests.server.store.rows import END, line, match, opened, table

pytestmark = pytest.mark.anyio

NUMBERS = [number for number, _ in migrations("sqlite")]
RAN = f"Ran migration {', '.join(map(str, NUMBERS))}.\n"

MATCHES = 30
LINES = 50


@pytest.fixture(params=["sqlite", "postgres"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A second database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/other.db"
    url: str = request.getfixturevalue("postgres").new_database()
    return url


async def fill(store: Store) -> None:
    """More rows than one batch, finished and unfinished matches, public and private tables."""
    for number in range(MATCHES):
        row = table(f"table{number}", public=number % 2 == 0, touched=number + 0.123456789)
        await store.save_table(row, match(f"match{number}", row.id))
        lines = [line(seq, f'pick "寿司" {seq}\n\t\\') for seq in range(1, LINES + 1)]
        await store.append(f"match{number}", row.id, lines, END if number % 3 == 0 else None)
    run = VariationRow("run", "match0", "d1gest", 7, 2, 0, "pick tempura", "hash", 1.5, "寿司")
    await store.save_variation(run)
    await store.save_variation(replace(run, id="on", made=2.5, played="match1"))
    await store.lease("match1", "a", 60)


async def everything(store: Store) -> list[object]:
    numbers = range(MATCHES)
    return [
        *[await store.load_table(f"table{number}") for number in numbers],
        *[await store.load_match(f"match{number}") for number in numbers],
        *[await store.read_log(f"match{number}") for number in numbers],
        await store.public_tables(100),
        await store.variations("match0"),
        await store.variation_played("match1"),
    ]


async def test_a_backup_fills_a_database_of_either_kind(url: str, other_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.jsonl"
    async with opened(url) as store:
        await fill(store)
        written = await back_up(url, file)  # while a server is using it
        before = await everything(store)
    assert written == {"tables": MATCHES, "matches": MATCHES, "log": MATCHES * LINES, "variations": 2}
    assert await restore(other_url, file) == written
    async with opened(other_url) as store:
        assert await everything(store) == before
        await store.save_table(table("table0", 2, public=True))  # writes continue
        await store.append("match1", "table1", [line(LINES + 1)])
    again = tmp_path / "again.jsonl"
    await restore_and_back_up(file, f"sqlite:///{tmp_path}/third.db", again)
    assert again.read_bytes() == file.read_bytes()


async def restore_and_back_up(file: Path, url: str, again: Path) -> None:
    await restore(url, file)
    await back_up(url, again)


async def test_a_backup_is_of_one_moment(url: str) -> None:
    async with opened(url) as store:
        await store.save_table(table("umi"))
        await store.append("m", "umi", [line(1)])
        async with aclosing(every_row(url)) as rows:
            first = await anext(rows)
            await store.append("m", "umi", [line(2)])
            await store.save_table(table("kawa"), match("m", "kawa"))
            others = [row async for row in rows]
    assert first[:1] == ("tables",)
    assert [(table, values[:2]) for table, values in others] == [("log", ("m", 1))]


async def test_a_backup_in_which_one_letter_changed_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.jsonl"
    async with opened(sqlite_url) as store:
        await store.append("m", "umi", [line(1, "pick eel")])
    await back_up(sqlite_url, file)
    file.write_text(file.read_text().replace("pick eel", "pick tea"))
    with pytest.raises(BadBackup, match="checksum"):
        await restore(f"sqlite:///{tmp_path}/other.db", file)
    async with opened(f"sqlite:///{tmp_path}/other.db") as store:
        assert await store.read_log("m") == []


async def test_a_damaged_row_is_left_out_of_a_backup_and_named(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url) as store:
        for id in ("bytes", "good", "time"):
            await store.save_table(table(id))
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as db:
        db.execute("UPDATE tables SET data = CAST(X'7B22FF' AS TEXT) WHERE id = 'bytes'")
        db.execute("UPDATE tables SET touched = 'yesterday' WHERE id = 'time'")
    left_out: list[str] = []
    file = tmp_path / "backup.jsonl"
    counts = await back_up(sqlite_url, file, left_out=lambda error: left_out.append(str(error).split(":")[0]))
    assert counts["tables"] == 1
    assert left_out == ["tables 'bytes'", "tables 'time'"]
    assert (await restore(f"sqlite:///{tmp_path}/other.db", file))["tables"] == 1


async def test_only_its_owner_may_read_a_backup(sqlite_url: str, tmp_path: Path) -> None:
    await migrate(sqlite_url)
    folder = tmp_path / "backups"
    folder.mkdir()
    await back_up(sqlite_url, folder / "backup.jsonl")
    assert [path.name for path in folder.iterdir()] == ["backup.jsonl"]
    assert stat.S_IMODE((folder / "backup.jsonl").stat().st_mode) == 0o600


async def test_a_backup_that_fails_leaves_the_old_one(tmp_path: Path) -> None:
    file = tmp_path / "backup.jsonl"
    file.write_text("precious")
    with pytest.raises(SushiyaError, match="already exists"):
        await back_up(f"sqlite:///{tmp_path}/nowhere.db", file)
    with pytest.raises(StoreDown, match=r"There is no database .*nowhere\.db"):
        await back_up(f"sqlite:///{tmp_path}/nowhere.db", file, overwrite=True)
    assert [path.name for path in tmp_path.iterdir()] == ["backup.jsonl"]
    assert file.read_text() == "precious"


async def test_a_backup_goes_into_an_empty_database_only(url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.jsonl"
    async with opened(url) as store:
        await store.append("m", "umi", [line(1)])
    await back_up(url, file)
    with pytest.raises(SushiyaError, match="is not empty"):
        await restore(url, file)
    async with opened(url) as store:
        assert await store.read_log("m") == [line(1)]


HEADER = {"sushiya-backup": 1, "schema": 1, "columns": {name: list(kinds) for name, kinds in COLUMNS.items()}}
LINE = ["log", "m", 1, 0, "pick eel", "player", 1.5]
FOOTER = {"rows": {"tables": 0, "matches": 0, "log": 1, "variations": 0}}


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([], "truncated"),
        ([HEADER], "truncated"),
        ([HEADER, LINE], "truncated"),
        ([HEADER, FOOTER], "expected number of rows"),
        ([HEADER, LINE, LINE, FOOTER], "expected number of rows"),
        ([HEADER, LINE, FOOTER, LINE], "expected number of rows"),
        ([LINE, FOOTER], "not a Sushiya backup"),
        ([{"game": "sushi-go"}], "not a Sushiya backup"),
        ([HEADER | {"sushiya-backup": 3}, LINE, FOOTER], "newer version"),
        ([HEADER | {"schema": 99}, LINE, FOOTER], "newer version"),
        ([HEADER | {"columns": {"log": ["match_id", "secrets"]}}, LINE, FOOTER], "not a Sushiya backup"),
        ([HEADER | {"columns": {"pg_authid": ["rolname"]}}, LINE, FOOTER], "not a Sushiya backup"),
        ([HEADER | {"sushiya-backup": 2}, LINE, FOOTER], "checksum"),
        ([HEADER | {"sushiya-backup": 2}, LINE, FOOTER | {"sha256": 64 * "0"}], "checksum"),
        ([HEADER, [], FOOTER], "Line 2"),
        ([HEADER, 7, FOOTER], "Line 2"),
        ([HEADER, LINE, ["logs", *LINE[1:]], FOOTER], "Line 3"),
        ([HEADER, LINE[:-1], FOOTER], "Line 2"),
        ([HEADER, [*LINE[:2], "1", *LINE[3:]], FOOTER], "Line 2"),
        ([HEADER, [*LINE[:2], True, *LINE[3:]], FOOTER], "Line 2"),
        ([HEADER, [*LINE[:4], None, *LINE[5:]], FOOTER], "Line 2"),
    ],
)
async def test_a_damaged_backup_changes_nothing(
    sqlite_url: str, tmp_path: Path, lines: list[object], message: str
) -> None:
    file = tmp_path / "backup.jsonl"
    file.write_text("".join(json.dumps(each) + "\n" for each in lines))
    with pytest.raises(BadBackup, match=message):
        await restore(sqlite_url, file)
    async with opened(sqlite_url) as store:
        assert await store.read_log("m") == []


@pytest.mark.parametrize("content", [b"\xff\xd8\xff\n", b"hello\n", b'{"sushiya-backup": 1'])
async def test_another_file_is_refused(sqlite_url: str, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "other").write_bytes(content)
    with pytest.raises(BadBackup):
        await restore(sqlite_url, tmp_path / "other")


async def test_rows_that_the_database_refuses_change_nothing(url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.jsonl"
    rows = [HEADER, LINE, LINE, {"rows": {"tables": 0, "matches": 0, "log": 2, "variations": 0}}]
    file.write_text("".join(json.dumps(each) + "\n" for each in rows))
    with pytest.raises(StoreDown, match=r"(?i)unique"):
        await restore(url, file)
    async with opened(url) as store:
        assert await store.read_log("m") == []


async def test_migrate_says_what_ran(url: str) -> None:
    assert await migrate(url) == NUMBERS
    assert await migrate(url) == []
    async with opened(url) as store:
        await store.ping()


async def test_a_database_without_schema_has_to_be_migrated_before_a_backup(
    postgres_url: str, tmp_path: Path
) -> None:
    with pytest.raises(SushiyaError, match="sushiya db migrate"):
        await back_up(postgres_url, tmp_path / "backup.jsonl")


async def test_a_file_in_use_is_neither_restored_nor_migrated(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.jsonl"
    async with opened(sqlite_url):
        await back_up(sqlite_url, file)
        with pytest.raises(SushiyaError, match="Another server uses"):
            await restore(sqlite_url, file)
        with pytest.raises(SushiyaError, match="Another server uses"):
            await migrate(sqlite_url)


async def test_a_backup_has_every_column_of_every_table(url: str) -> None:
    """If this fails after a migration, COLUMNS in backup.py lacks what the migration added.

    Reviews can be made again, so a backup has none.
    """
    await migrate(url)
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
            tables = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            found = [(name, row[1]) for name in tables for row in file.execute(f"PRAGMA table_info({name})")]
    else:
        db = await asyncpg.connect(url)
        sql = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        found = [tuple(row) for row in await db.fetch(sql)]
        await db.close()
    left_out = ("leases", "migrations", "pulse", "reviews", "daily", "daily_lines")
    kept = [(table, name) for table, name in found if table not in left_out]
    assert sorted(kept) == sorted((table, name) for table, names in COLUMNS.items() for name in names)


# The command ------------------------------------------------------------------------------------------------


def test_the_command_moves_a_database(sqlite_url: str, postgres_url: str, tmp_path: Path) -> None:
    file = str(tmp_path / "backup.jsonl")
    assert sushiya("db", "migrate", "--database", sqlite_url).output == RAN
    assert sushiya("db", "migrate", "--database", sqlite_url).output == "The schema is up to date.\n"

    async def write() -> None:
        async with opened(sqlite_url) as store:
            await fill(store)

    asyncio.run(write())
    what = "30 tables and 30 matches with 1500 log entries"
    assert sushiya("db", "backup", file, "--database", sqlite_url).output == f"Wrote {what} to {file}.\n"
    assert sushiya("db", "restore", file, "--database", postgres_url).output == f"Restored {what}.\n"

    async def count() -> int:
        db = await asyncpg.connect(postgres_url)
        try:
            return int(await db.fetchval("SELECT count(*) FROM log"))
        finally:
            await db.close()

    assert asyncio.run(count()) == 1500


def test_the_command_overwrites_only_by_force(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.jsonl"
    file.write_text("old")
    sushiya("db", "migrate", "--database", sqlite_url)
    refused = sushiya("db", "backup", str(file), "--database", sqlite_url)
    assert refused.exit_code == 2
    assert "Add --force to overwrite it" in refused.output
    assert file.read_text() == "old"
    assert sushiya("db", "backup", str(file), "--database", sqlite_url, "--force").exit_code == 0
    assert file.read_text() != "old"


def test_the_command_has_the_server_s_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sushiya.server.settings.default_database", lambda: f"sqlite:///{tmp_path}/mine.db")
    assert sushiya("db", "migrate").output == RAN
    assert (tmp_path / "mine.db").exists()


def test_the_command_refuses_other_databases() -> None:
    with pytest.raises(BadOptions, match="sqlite:///FILE or postgresql://"):
        sushiya("db", "migrate", "--database", "mysql://localhost/sushi")
