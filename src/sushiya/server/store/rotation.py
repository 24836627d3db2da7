"""Backups in a folder: each is named by its time and checked, and the oldest are deleted."""

import time
from collections.abc import Callable
from pathlib import Path

from sushiya.core import SushiyaError
from sushiya.server.store.check import check_backup
from sushiya.server.store.maintenance import back_up
from sushiya.table.store import BadRow

__all__ = ["back_up_into"]

NAME = "sushiya-%Y%m%dT%H%M%SZ.jsonl"
PATTERN = "sushiya-????????T??????Z.jsonl"


async def back_up_into(url: str, folder: Path, keep: int, left_out: Callable[[BadRow], None]) -> Path:
    """Write a backup and delete all but the newest `keep`, once the new one is known to be good."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for part in folder.glob(f".{PATTERN}-*"):  # left by an interrupted backup
        part.unlink()
    file = folder / time.strftime(NAME, time.gmtime())
    await back_up(url, file, overwrite=True, left_out=left_out)
    if problems := check_backup(file).problems:
        raise SushiyaError(f"{file} is not a good backup, so older ones are kept. {problems[0]}")
    older = sorted(other for other in folder.glob(PATTERN) if other != file)
    for old in older[: max(0, len(older) - keep + 1)]:
        old.unlink()
    return file
