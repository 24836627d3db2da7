"""`sushiya db`: back up, restore and migrate the server's database."""

import asyncio
from pathlib import Path

import click

from sushiya.core import listing

__all__ = ["command"]

FILE = click.Path(path_type=Path, dir_okay=False)
database = click.option(
    "--database",
    metavar="URL",
    help="sqlite:///FILE or postgresql://…  [default: the server's SQLite file in your data folder]",
)


@click.group("db")
def command() -> None:
    """Back up, restore or migrate the server's database.

    A backup is one file, the same for SQLite and PostgreSQL, so it can also move your data between them.

    \b
    sushiya db backup monday.jsonl
    sushiya db restore monday.jsonl --database postgresql://user@host/sushiya
    """


@command.command()
@click.argument("file", type=FILE)
@database
@click.option("--force", is_flag=True, help="Overwrite an existing file.")
def backup(file: Path, database: str | None, force: bool) -> None:
    """Write all tables and matches to FILE. The server may keep running."""
    from sushiya.server.store.maintenance import back_up

    if file.exists() and not force:
        raise click.UsageError(f"{file} already exists. Add --force to overwrite it.")
    counts = asyncio.run(back_up(_url(database), file, overwrite=force))
    click.echo(f"Wrote {_counted(counts)} to {file}.")


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
