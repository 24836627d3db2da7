"""Pins that `db check` finds every kind of damage, and that rotated backups are good, few and never none."""

import json
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from sushiya.core import SushiyaError
from sushiya.server.store import rotation
from sushiya.server.store.check import Report, check_backup, check_database
from sushiya.server.store.maintenance import back_up
from sushiya.server.store.rotation import back_up_into
from tests.cli.command import sushiya
from tests.server.helpers import BOT, OPEN, House, house, you
from tests.server.store.rows import run_sql
from tests.server.test_hub import soon

PAIR = "sushi-go(seats=2,edition=gamewright)"


async def filled(url: str) -> None:
    """A waiting table, a running match and a finished one, from a real server."""
    async with house(url) as home:
        await home.make(PAIR, you("Mia"), OPEN)
        playing, keys = await home.make(PAIR, you("Leo"), BOT)
        leo = await home.enter(playing, keys[0])
        await leo.until(lambda: leo.public)
        await finished(home)


async def finished(home: House) -> None:
    bots, _ = await home.make(PAIR, BOT, BOT)
    await home.enter(bots)  # they play while somebody watches
    await soon(lambda: home.hub.tables[bots].doc.ended)


@pytest.mark.anyio
async def test_what_a_server_wrote_is_fine(url: str, tmp_path: Path) -> None:
    await filled(url)
    report = await check_database(url)
    assert not report.problems
    assert (report.counts["tables"], report.counts["matches"]) == (3, 2)
    await back_up(url, tmp_path / "backup.jsonl")
    assert check_backup(tmp_path / "backup.jsonl") == report


ENDED = "(SELECT id FROM matches WHERE ended IS NOT NULL)"
HARM = {
    "UPDATE tables SET data = '{}' WHERE status = 'waiting'": r"tables \w+: .*lacks the field",
    "UPDATE matches SET players = '[' WHERE ended IS NULL": r"matches \w+: .*not JSON",
    f"DELETE FROM log WHERE seq = 5 AND match_id = {ENDED}": r"log \w+: lines are missing",
    f"DELETE FROM log WHERE match_id = {ENDED}": r"matches \w+: .*its log is missing",
    "DELETE FROM matches WHERE ended IS NOT NULL": r"log \w+: there is no such match",
    "UPDATE log SET action = 'pick confetti' WHERE seq = 2": r"log \w+: ",
    f"DELETE FROM log WHERE seq > 9 AND match_id = {ENDED}": r"log \w+: its log disagrees",
    "UPDATE matches SET scores = '[1, 2]' WHERE ended IS NOT NULL": r"log \w+: its result",
    "UPDATE matches SET game = 'sushi-stop(seats=2)'": r"log \w+: ",
}


@pytest.mark.anyio
@pytest.mark.parametrize("harm", HARM)
async def test_damage_is_found_in_a_database_and_in_its_backup(url: str, tmp_path: Path, harm: str) -> None:
    await filled(url)
    await run_sql(url, harm)
    await back_up(url, tmp_path / "backup.jsonl")
    for report in (await check_database(url), check_backup(tmp_path / "backup.jsonl")):
        assert report.problems
        assert any(re.search(HARM[harm], problem) for problem in report.problems), report.problems


@pytest.mark.anyio
async def test_damaged_pages_are_found(sqlite_url: str) -> None:
    await filled(sqlite_url)
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as db:
        db.execute("PRAGMA writable_schema = ON")
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'matches_by_end'").fetchone()
        db.execute("UPDATE sqlite_master SET rootpage = ? WHERE name = 'tables_by_age'", (page,))
    assert (await check_database(sqlite_url)).problems


@pytest.mark.anyio
async def test_rules_that_we_no_longer_play_are_no_damage(url: str) -> None:
    await filled(url)
    await run_sql(url, "UPDATE matches SET rules = 'sushi-go/0'")
    assert not (await check_database(url)).problems


def test_the_command_says_so(sqlite_url: str, tmp_path: Path) -> None:
    sushiya("db", "migrate", "--database", sqlite_url)
    file = tmp_path / "backup.jsonl"
    sushiya("db", "backup", str(file), "--database", sqlite_url)
    fine = sushiya("db", "check", "--database", sqlite_url)
    assert fine.output.endswith("0 tables and 0 matches with 0 log entries\nEverything is fine.\n")
    assert sushiya("db", "check", str(file)).exit_code == 0
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], json.dumps(["log", "m", 1, 0, "pick", "bot", 1.0]), lines[-1], ""]))
    bad = sushiya("db", "check", str(file))
    assert bad.exit_code == 1
    assert "checksum" in bad.output
    assert "fine" not in bad.output


# Rotation ---------------------------------------------------------------------------------------------------


def complain(error: Exception) -> None:
    raise error


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every backup is made an hour after the one before."""
    hours = iter(range(1, 100))
    hourly = SimpleNamespace(gmtime=lambda: (2030, 1, 1, next(hours), *[0] * 5), strftime=time.strftime)
    monkeypatch.setattr("sushiya.server.store.rotation.time", hourly)


@pytest.mark.anyio
@pytest.mark.usefixtures("times")
async def test_the_newest_backups_are_kept(url: str, tmp_path: Path) -> None:
    await filled(url)
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "mine.jsonl").write_text("precious")
    (folder / ".sushiya-20291231T000000Z.jsonl-x7").write_text("half of one that was interrupted")
    files = [await back_up_into(url, folder, 3, complain) for _ in range(5)]
    assert sorted(folder.iterdir()) == [folder / "mine.jsonl", *files[2:]]
    assert not any(check_backup(file).problems for file in files[2:])


@pytest.mark.anyio
@pytest.mark.usefixtures("times")
async def test_a_backup_that_fails_or_is_bad_deletes_no_other(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(sqlite_url)
    folder = tmp_path / "backups"
    good = await back_up_into(sqlite_url, folder, 1, complain)
    with pytest.raises(SushiyaError):
        await back_up_into(f"sqlite:///{tmp_path}/nowhere.db", folder, 1, complain)
    monkeypatch.setattr(rotation, "check_backup", lambda file: Report(problems=["bad disk"]))
    with pytest.raises(SushiyaError, match="bad disk"):
        await back_up_into(sqlite_url, folder, 1, complain)
    assert good.exists()


@pytest.mark.usefixtures("times")
def test_the_command_goes_on_after_a_failure(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    def sleep(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 1:  # the database comes later
            sushiya("db", "migrate", "--database", sqlite_url)
        if len(waits) == 5:
            raise KeyboardInterrupt

    monkeypatch.setattr("sushiya.cli.db.time.sleep", sleep)
    folder = tmp_path / "backups"
    ran = sushiya("db", "backup", str(folder), "--every", "30m", "--keep", "2", "--database", sqlite_url)
    assert waits == [1800] * 5
    assert "There is no database" in ran.output
    assert len(list(folder.iterdir())) == 2


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--every", "1h"], "Add --keep"),
        (["--every", "often", "--keep", "2"], "is not a time"),
        (["--every", "0h", "--keep", "2"], "is not a time"),
        (["--keep", "0"], "keep"),
        ([], "is a folder"),
    ],
)
def test_the_command_asks_for_what_it_needs(tmp_path: Path, options: list[str], message: str) -> None:
    refused = sushiya("db", "backup", str(tmp_path), *options)
    assert refused.exit_code == 2
    assert message in refused.output
    assert not list(tmp_path.iterdir())


def test_an_empty_file_is_no_backup(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert check_backup(tmp_path / "empty").problems == ["The backup is truncated: its end is missing."]
