"""Read records from files."""

from pathlib import Path

from sushiya.core import BadRecord, Record
from sushiya.games import load_record

__all__ = ["read_record"]


def read_record(path: Path) -> Record:
    """The record in a file. Raises BadRecord."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{path.name} is not a record: it is not a text file.") from None
    return load_record(text)
