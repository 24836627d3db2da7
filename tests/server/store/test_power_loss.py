"""Pins that acknowledged means kept on SQLite when power fails, and that the test would notice a loss."""

import asyncio
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from sushiya.server.store import Conflict, StoreDown, sqlite_file
from tests.full import FULL, some
from tests.project.tree import ROOT
from tests.server.chaos.power import Disk, Note, notes_in, put, record
from tests.server.store.rows import line, opened

pytestmark = pytest.mark.anyio

MATCHES, LINES = 5, 150
ACTION = "pick tempura " * 50
"""Long, so that there are checkpoints."""
MOMENTS = 40 if FULL else 15
"""How often power fails, each time at another moment."""


async def write(folder: Path, synchronous: str) -> None:
    """Append lines, and mark each acknowledged one among the notes."""
    sqlite_file.SYNCHRONOUS = synchronous
    recorder = record(folder / "notes")
    async with opened(f"sqlite:///{folder}/sushiya.db") as store:

        async def play(match: str) -> None:
            for seq in range(1, LINES + 1):
                await store.append(match, "table", [line(seq, ACTION)])
                recorder.note(b"M", match, seq)

        await asyncio.gather(*(play(f"match{number}") for number in range(MATCHES)))


def written(folder: Path, synchronous: str) -> list[Note]:
    """All notes of a process that wrote, in order."""
    command = [sys.executable, "-m", "tests.server.store.test_power_loss", str(folder), synchronous]
    subprocess.run(command, cwd=ROOT, check=True)
    notes = list(notes_in(folder / "notes"))
    assert sum(note.what == b"M" for note in notes) == MATCHES * LINES
    return notes


async def lost(notes: list[Note], folder: Path, luck: Random) -> int:
    """Let power fail at a random moment. Returns how many acknowledged lines are gone then."""
    disk, acknowledged = Disk({}), dict.fromkeys((f"match{number}" for number in range(MATCHES)), 0)
    for note in notes[: luck.randrange(len(notes))]:
        disk.take(note)
        if note.what == b"M":
            acknowledged[note.name] = note.at
    put(disk.after_a_power_cut(luck), folder / "after" / "sushiya.db")
    kept = dict.fromkeys(acknowledged, 0)
    with suppress(StoreDown, Conflict):  # the file is damaged: everything is gone
        async with opened(f"sqlite:///{folder}/after/sushiya.db") as store:
            for match in acknowledged:
                log = await store.read_log(match)
                kept[match] = len(log) if log == [line(seq, ACTION) for seq in range(1, len(log) + 1)] else 0
    return sum(max(0, last - kept[match]) for match, last in acknowledged.items())


async def test_no_acknowledged_line_is_lost(tmp_path: Path) -> None:
    notes = written(tmp_path, sqlite_file.SYNCHRONOUS)
    order = "".join(
        "M" if note.what == b"M" else "C" if note[:2] == (b"W", "sushiya.db") else "" for note in notes
    )
    assert re.search("M+C+M+", order), "there has to be a checkpoint among the writes"
    luck = Random(0)
    assert [await lost(notes, tmp_path, luck) for _ in range(MOMENTS)] == [0] * MOMENTS


@pytest.mark.parametrize("synchronous", some(["NORMAL"], ["OFF"]))
async def test_with_less_than_full_synchronisation_lines_are_lost(tmp_path: Path, synchronous: str) -> None:
    notes = written(tmp_path, synchronous)
    luck = Random(0)
    assert sum([await lost(notes, tmp_path, luck) for _ in range(MOMENTS)]) > 0


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1]), sys.argv[2]))
