"""Records as files."""

from pathlib import Path

from sushiya.core import BadRecord, Record
from sushiya.games import load_record

__all__ = ["read_record"]


def read_record(path: Path) -> Record:
    """The record in a file; raises BadRecord."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{path.name} is no record: it holds something other than text.") from None
    return load_record(text)
