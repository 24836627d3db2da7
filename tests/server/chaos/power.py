"""A disk that loses power: what SQLite wrote but did not sync may be gone, in part or as a whole.

`record` puts itself between SQLite and the disk: SQLite reaches files through a table of functions, its VFS,
and ctypes can replace some of them. It needs no compiler and no privileges. Every write, truncation and sync
is noted in the order in which it happened. From these notes a `Disk` knows what had to survive at any moment.
"""

import ctypes
import os
import struct
import threading
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

__all__ = ["Disk", "Note", "PowerCut", "notes_in", "put", "record"]

SECTOR = 512
"""What a disk writes as a whole."""
SHARES = (0.0, 0.0, 0.5, 1.0)
"""How many of the sectors that were not synced reach the disk: one of these."""
FRAME = struct.Struct(">cHQI")
METHODS = ["close", "read", "write", "truncate", "sync"]
XWRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
XTRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
XSYNC = CFUNCTYPE(c_int, c_void_p, c_int)
# The name is a pointer here: SQLite keeps it as long as the file is open, and a copy would be gone by then.
XOPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
XDELETE = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)


class Note(NamedTuple):
    """Something that happened to a file: W(rite), T(runcate), S(ync), D(elete). M is a mark of our own."""

    what: bytes
    name: str
    at: int = 0
    data: bytes = b""


# In the process that writes ---------------------------------------------------------------------------------


class _Methods(Structure):
    """sqlite3_io_methods, version 3."""

    _fields_ = [("version", c_int), *((name, c_void_p) for name in METHODS), ("others", c_void_p * 13)]


class _Vfs(Structure):
    """sqlite3_vfs, as far as we need it."""

    _fields_ = [
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
        ("delete", c_void_p),
    ]


class _File(Structure):
    _fields_ = [("methods", POINTER(_Methods))]


class _Recorder:
    """Stands between SQLite and its files."""

    def __init__(self, notes: Path) -> None:
        self._out = os.open(notes, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        self._lock = threading.Lock()
        self._names: dict[int, str] = {}
        self._copies: dict[int, Any] = {}
        self._kept: list[Any] = []
        vfs = _sqlite_vfs()
        opened, deleted = XOPEN(vfs.open), XDELETE(vfs.delete)

        def open_(this: int, name: int | None, file: int, flags: int, out: int) -> int:
            code: int = opened(this, name, file, flags, out)
            if code == 0 and name is not None:
                self._names[file] = Path(os.fsdecode(ctypes.string_at(name))).name
                self._take_over(_File.from_address(file))
            return code

        def delete(this: int, name: bytes, sync: int) -> int:
            with self._lock:
                code: int = deleted(this, name, sync)
                self.note(b"D", Path(os.fsdecode(name)).name)
                return code

        vfs.open, vfs.delete = self._address(XOPEN(open_)), self._address(XDELETE(delete))

    def _address(self, function: Any) -> int | None:
        self._kept.append(function)  # SQLite doesn't
        return ctypes.cast(function, c_void_p).value

    def _take_over(self, file: _File) -> None:
        """Give an open file methods that note what is done."""
        original = ctypes.addressof(file.methods.contents)
        if original not in self._copies:
            copy = _Methods.from_buffer_copy(file.methods.contents)
            write_, truncate_ = XWRITE(copy.write), XTRUNCATE(copy.truncate)

            def write(this: int, data: int, size: int, at: int) -> int:
                with self._lock:
                    code: int = write_(this, data, size, at)
                    self.note(b"W", self._names[this], at, ctypes.string_at(data, size))
                    return code

            def truncate(this: int, size: int) -> int:
                with self._lock:
                    code: int = truncate_(this, size)
                    self.note(b"T", self._names[this], size)
                    return code

            def sync(this: int, flags: int) -> int:
                with self._lock:  # noted only: the machine under this test keeps its power
                    self.note(b"S", self._names[this])
                    return 0

            copy.write, copy.truncate = self._address(XWRITE(write)), self._address(XTRUNCATE(truncate))
            copy.sync = self._address(XSYNC(sync))
            self._copies[original] = copy
        file.methods = ctypes.pointer(self._copies[original])

    def note(self, what: bytes, name: str, at: int = 0, data: bytes = b"") -> None:
        raw = name.encode()
        os.write(self._out, FRAME.pack(what, len(raw), at, len(data)) + raw + data)


def _sqlite_vfs() -> Any:
    """The table of functions of the SQLite that Python uses, wherever that is linked from."""
    import _sqlite3

    library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
    library.sqlite3_initialize()
    library.sqlite3_vfs_find.restype = POINTER(_Vfs)
    return library.sqlite3_vfs_find(None).contents


def record(notes: Path) -> _Recorder:
    """From now on, note in this file what SQLite does to its files in this process."""
    return _Recorder(notes)


# In the process that proves ---------------------------------------------------------------------------------


def notes_in(file: Path) -> Iterator[Note]:
    """The notes. The last one may be incomplete if the process was killed."""
    with file.open("rb") as notes:
        while len(head := notes.read(FRAME.size)) == FRAME.size:
            what, length, at, size = FRAME.unpack(head)
            body = notes.read(length + size)
            if len(body) < length + size:
                return
            yield Note(what, body[:length].decode(), at, body[length:])


class Disk:
    """Files, and what is not yet certain about them."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self._certain = {name: bytearray(content) for name, content in files.items()}
        self._open: defaultdict[str, list[Note]] = defaultdict(list)

    def take(self, note: Note) -> None:
        if note.what in (b"W", b"T"):
            self._open[note.name].append(note)
        elif note.what == b"S":
            content = self._certain.setdefault(note.name, bytearray())
            for each in self._open.pop(note.name, ()):
                _apply(content, each)
        elif note.what == b"D":
            self._certain.pop(note.name, None)
            self._open.pop(note.name, None)

    def after_a_power_cut(self, luck: Random, shares: Sequence[float] = SHARES) -> dict[str, bytes]:
        """The files when power is back: of what was not synced, any sectors may have made it or not."""
        files = {name: bytearray(content) for name, content in self._certain.items()}
        share = luck.choice(shares)
        for name, notes in self._open.items():
            for piece in (piece for note in notes for piece in _sectors(note)):
                if luck.random() < share:
                    _apply(files.setdefault(name, bytearray()), piece)
        return {name: bytes(content) for name, content in files.items()}


def _sectors(note: Note) -> Iterable[Note]:
    if note.what != b"W":
        return [note]
    return [
        Note(b"W", note.name, note.at + start, note.data[start : start + SECTOR])
        for start in range(0, len(note.data), SECTOR)
    ]


def _apply(content: bytearray, note: Note) -> None:
    if note.what == b"T":
        del content[note.at :]
        return
    if len(content) < note.at:
        content.extend(bytes(note.at - len(content)))
    content[note.at : note.at + len(note.data)] = note.data


class PowerCut:
    """Cuts the power of a server with this database, again and again."""

    def __init__(self, database: Path, luck: Random, shares: Sequence[float] = SHARES) -> None:
        self.notes = database.with_name("notes")
        self._database = database
        self._luck, self._shares = luck, shares
        self._files: dict[str, bytes] = {}

    def strike(self) -> None:
        """The process was killed; now the disk loses what was not synced."""
        disk = Disk(self._files)
        for note in notes_in(self.notes):
            disk.take(note)
        self.notes.unlink()
        self._files = disk.after_a_power_cut(self._luck, self._shares)
        put(self._files, self._database)


def put(files: dict[str, bytes], database: Path) -> None:
    """Lay these files in place of a database and its companions."""
    database.parent.mkdir(exist_ok=True)
    for end in ("", "-wal", "-shm", "-journal"):
        place = database.with_name(database.name + end)
        place.unlink(missing_ok=True)
        if place.name in files:
            place.write_bytes(files[place.name])
