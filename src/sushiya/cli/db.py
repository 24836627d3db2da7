"""`sushiya db`: back up, restore, check and migrate the server's database."""

import asyncio
import re
import time
from pathlib import Path

import click

from sushiya.core import SushiyaError, listing

__all__ = ["command"]

FILE = click.Path(path_type=Path)
SECONDS = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}
MOST_PROBLEMS = 20
database = click.option(
    "--database",
    metavar="URL",
    help="sqlite:///FILE or postgresql://…  [default: the server's SQLite file in your data folder]",
)


@click.group("db")
def command() -> None:
    """Back up, restore, check or migrate the server's database.

    A backup is one file, the same for SQLite and PostgreSQL, so it can also move your data between them. It
    ends with a checksum.

    \b
    sushiya db backup monday.jsonl
    sushiya db backup --every 1h --keep 24 backups
    sushiya db check monday.jsonl
    sushiya db restore monday.jsonl --database postgresql://user@host/sushiya
    """


class Duration(click.ParamType[float]):
    """A time such as 90s, 30m, 1h or 1d, in seconds."""

    name = "time"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        found = re.fullmatch(r"(\d+)([smhd])", str(value))
        if found is None or not int(found[1]):
            self.fail(f"'{value}' is not a time such as 90s, 30m, 1h or 1d.", param, ctx)
        return int(found[1]) * SECONDS[found[2]]


@command.command()
@click.argument("file", type=FILE)
@database
@click.option("--force", is_flag=True, help="Overwrite an existing file.")
@click.option(
    "--every", type=Duration(), metavar="TIME", help="Keep running, with a backup every 30m, 1h, 1d …"
)
@click.option(
    "--keep", type=click.IntRange(1), metavar="N", help="FILE is a folder; keep its newest N backups."
)
def backup(file: Path, database: str | None, force: bool, every: float | None, keep: int | None) -> None:
    """Write all tables and matches to FILE. The server may keep running.

    With --keep, FILE is a folder. Each backup in it is named by its time, and checked before the oldest is
    deleted.
    """
    from sushiya.server.store.maintenance import back_up

    if keep is not None:
        _rotate(_url(database), file, every, keep)
        return
    if every is not None:
        raise click.UsageError("How many backups should be kept? Add --keep N.")
    if file.is_dir():
        raise click.UsageError(f"{file} is a folder. Add --keep N to keep the newest N backups there.")
    if file.exists() and not force:
        raise click.UsageError(f"{file} already exists. Add --force to overwrite it.")
    counts = asyncio.run(back_up(_url(database), file, overwrite=force, left_out=_complain))
    click.echo(f"Wrote {_counted(counts)} to {file}.")


def _rotate(url: str, folder: Path, every: float | None, keep: int) -> None:
    """Back up once, or again and again. A failure must not end that: the next backup may succeed."""
    from sushiya.server.store.rotation import back_up_into

    while True:
        try:
            click.echo(f"Wrote {asyncio.run(back_up_into(url, folder, keep, _complain))}.")
        except (SushiyaError, OSError) as error:
            if every is None:
                raise
            _complain(error)
        if every is None:
            return
        time.sleep(every)


def _complain(error: Exception) -> None:
    click.echo(f"{error}", err=True)


@command.command()
@click.argument("files", type=click.Path(path_type=Path, dir_okay=False, exists=True), nargs=-1)
@database
def check(files: tuple[Path, ...], database: str | None) -> None:
    """Check the database, or the backups FILES: every row is read, every match is replayed.

    Exits with 1 if something is damaged. The server may keep running.
    """
    from sushiya.server.store.check import check_backup, check_database

    url = _url(database)
    reports = {str(file): check_backup(file) for file in files} or {url: asyncio.run(check_database(url))}
    for name, report in reports.items():
        click.echo(f"{_without_password(name)}: {_counted(report.counts)}")
        for problem in report.problems[:MOST_PROBLEMS]:
            click.echo(f"  {problem}")
        if len(report.problems) > MOST_PROBLEMS:
            click.echo(f"  … and {len(report.problems) - MOST_PROBLEMS} more")
    if any(report.problems for report in reports.values()):
        raise click.exceptions.Exit(1)
    click.echo("Everything is fine.")


def _without_password(url: str) -> str:
    return re.sub(r"(?<=://)[^/@]*@", "", url)


@command.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@database
def restore(file: Path, database: str | None) -> None:
    """Load the backup FILE into an empty database. Either all of it is loaded, or nothing."""
    from sushiya.server.store.maintenance import restore

    counts = asyncio.run(restore(_url(database), file))
    click.echo(f"Restored {_counted(counts)}.")


@command.command()
@database
def migrate(database: str | None) -> None:
    """Update the schema. The server also does this when it starts."""
    from sushiya.server.store.maintenance import migrate

    ran = asyncio.run(migrate(_url(database)))
    click.echo(f"Ran migration {listing(ran)}." if ran else "The schema is up to date.")


def _url(database: str | None) -> str:
    from sushiya.server.settings import default_database

    return database or default_database()


def _counted(counts: dict[str, int]) -> str:
    return f"{counts['tables']} tables and {counts['matches']} matches with {counts['log']} log entries"
