"""Pins how a schema grows, and that a process which is killed has lost nothing."""

import json
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sushiya.core import SushiyaError, verify
from sushiya.games import load_record
from sushiya.server.store import store_for
from sushiya.server.store.maintenance import back_up, migrate
from sushiya.server.store.migrations import migrations
from tests.server.helpers import house, play_out
from tests.server.store.rows import END, line, match, opened, run_sql, set_schema, table

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.anyio


def test_both_databases_have_the_same_migrations() -> None:
    numbers = [number for number, _ in migrations("sqlite")]
    assert numbers == [number for number, _ in migrations("postgres")]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_a_schema_of_a_later_generation_is_refused(url: str) -> None:
    async with opened(url):
        pass
    await set_schema(url, 1001)
    with pytest.raises(SushiyaError, match=r"schema 1001.*Please update"):
        await store_for(url).open()


async def test_a_later_schema_of_the_same_generation_is_fine(url: str) -> None:
    """A newer version has added a column to every table. This one goes on, beside it or after a rollback."""
    async with opened(url) as store:
        await store.save_table(table("umi"), match("m", "umi"))
    names = ["tables", "matches", "log", "pulse"] + ([] if url.startswith("sqlite") else ["leases"])
    await run_sql(url, *(f"ALTER TABLE {name} ADD COLUMN later text" for name in names))
    await set_schema(url, 999)
    async with opened(url) as store:
        await store.ping()
        await store.save_table(table("umi", 2), match("n", "umi"))
        await store.append("n", "umi", [line(1)], END)
        assert await store.lease("n", "a", 60)
        assert await store.load_table("umi") == table("umi", 2)
        assert await store.load_match("n") == match("n", "umi", end=END)
        assert await store.read_log("n") == [line(1)]
        assert await store.expire(ended_before=1000, idle_before=0) == 1


def test_migrations_of_a_generation_only_add() -> None:
    """So that older versions can go on. One that can't has to begin the next thousand."""
    for database in ("sqlite", "postgres"):
        for _, sql in migrations(database):
            words = re.sub(r"--.*", "", sql).upper()
            assert not re.search(r"\b(DROP (?!INDEX)|RENAME|ALTER COLUMN|DELETE|UPDATE|UNIQUE INDEX)", words)
            assert not re.search(r"ADD COLUMN [^;,]*NOT NULL(?![^;,]*DEFAULT)", words)


async def first_schema(url: str) -> None:
    """Give the database the schema with which it all began."""
    first = migrations("sqlite" if url.startswith("sqlite") else "postgres")[0][1]
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
            file.executescript(first + "PRAGMA user_version = 1;")
    else:
        await run_sql(url, first, "CREATE TABLE migrations (number integer PRIMARY KEY)")
        await set_schema(url, 1)


async def test_a_match_begun_under_the_first_schema_is_played_on(url: str) -> None:
    """What is in the file was written by a server of that time, in the middle of a match."""
    first = json.loads(Path(__file__).with_name("first_schema.json").read_text(encoding="utf-8"))
    keys = first.pop("keys")
    await first_schema(url)
    for name, rows in first.items():
        await run_sql(url, *(f"INSERT INTO {name} VALUES ({sql_values(row, url)})" for row in rows))
    [table], [match] = first["tables"], first["matches"]
    async with house(url) as home:
        mia, leo = [await home.enter(table["id"], key) for key in keys]
        assert (mia.seats, leo.seats, mia.update["match"]) == ([0], [1], match["id"])
        assert mia.update["version"] == len(first["log"])
        assert [each["id"] for each in (await home.get("/api/tables")).json()["tables"]] == [table["id"]]
        await play_out(mia, leo)
        record = load_record((await home.get(f"/matches/{match['id']}.record")).text)
        verify(record)
        assert [str(each.action) for each in record.log][: len(first["log"])] == [
            each["action"] for each in first["log"]
        ]
        await mia.until(lambda: mia.table["status"] == "finished")
        mia.say("rematch")
        await leo.until(lambda: leo.table["status"] == "playing")


def sql_values(row: dict[str, Any], url: str) -> str:
    """The values of a row, as SQL."""
    truth = {} if url.startswith("sqlite") else {("public", 0): "false", ("public", 1): "true"}
    return ", ".join(
        truth.get((name, value))
        or ("NULL" if value is None else f"'{value}'" if isinstance(value, str) else str(value))
        for name, value in row.items()
    )


async def test_the_first_schema_is_upgraded_with_its_data(url: str, tmp_path: Path) -> None:
    await first_schema(url)
    lobby = "'umi', 1, '{}', %s, 'waiting', 100.5" % ("1" if url.startswith("sqlite") else "true")
    await run_sql(
        url,
        f"INSERT INTO tables (id, version, data, public, status, touched) VALUES ({lobby})",
        "INSERT INTO matches VALUES ('m', 'umi', 'sushi-go(seats=2)', '1', "
        "'[\"player\", \"bot:greedy 寿司\"]', '5eed', 100.25, NULL, NULL, NULL)",
        "INSERT INTO log VALUES ('m', 1, -1, 'pick tempura', 'player', 1.1)",
    )
    assert await migrate(url) == [number for number, _ in migrations("sqlite")][1:]
    async with opened(url) as store:
        await store.ping()
        assert await store.load_match("m") == match("m", "umi")
        assert await store.read_log("m") == [line(1)]
        assert [row.id for row in await store.public_tables(10)] == ["umi"]
        assert await store.expiry_clock() == 100.5
        await store.append("m", "umi", [line(2)])
        assert await store.expire(ended_before=0, idle_before=1000) == 1
    await back_up(url, tmp_path / "backup.jsonl")


async def test_a_killed_process_has_lost_nothing_that_it_acknowledged(url: str) -> None:
    command = [sys.executable, "-m", "tests.server.store.appender", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        acknowledged = [process.stdout.readline().split() for _ in range(300)]
        process.kill()
        acknowledged += [words for each in process.stdout if len(words := each.split()) == 2]
    async with opened(url) as store:
        for id in {id for id, _ in acknowledged}:
            log = await store.read_log(id)
            last = max(int(seq) for name, seq in acknowledged if name == id)
            assert log == [line(seq) for seq in range(1, len(log) + 1)]
            assert last <= len(log) <= last + 1
