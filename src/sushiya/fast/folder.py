"""Where compiled functions are kept. This can be queried without importing Numba.

To see whether a compiled function is up to date, Numba looks only at the function's own file, not at the
functions it calls. So the name of the folder depends on everything that could affect compiled functions.
"""

import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree

from sushiya.games import GAMES

__all__ = ["can_be_kept", "compiled_folder", "compiling_alone", "is_ready", "mark_ready", "touch_folder"]

RULES = {module[1] for info in GAMES.values() if (module := info.make.__module__.split("."))[0] == "sushiya"}
SOURCES = ("fast", "research", *sorted(RULES))
"""The packages that kernels are compiled from: they read the values of the rules."""
KEPT = 30 * 86_400.0
"""Seconds that a folder is kept after its last use: other versions may still be running."""


@cache
def compiled_folder() -> Path:
    """Where the compiled functions of exactly this code, at this path, are kept."""
    package = Path(__file__).parents[1]
    optimization = os.environ.get("NUMBA_OPT", "")
    digest = sha256(f"{package} {sys.implementation.cache_tag} {version('numba')} {optimization}".encode())
    for folder in SOURCES:
        for file in sorted((package / folder).rglob("*.py")):
            digest.update(file.read_bytes())
    own = os.environ.get("NUMBA_CACHE_DIR")
    cache = Path(own or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return (cache if own else cache / "sushiya") / f"compiled-{digest.hexdigest()[:16]}"


def can_be_kept() -> bool:
    """Whether the folder exists or can be created, and is writable."""
    with suppress(OSError):
        compiled_folder().mkdir(parents=True, exist_ok=True)
    return os.access(compiled_folder(), os.W_OK)


@contextmanager
def compiling_alone(what: str) -> Iterator[None]:
    """Several processes may need the same function: one of them compiles it, the others wait and load it.

    Where files can't be locked or written, each compiles for itself.
    """
    with ExitStack() as stack:
        with suppress(ImportError, OSError):
            import fcntl

            if can_be_kept():
                file = stack.enter_context((compiled_folder() / f"{what}.lock").open("w"))
                fcntl.flock(file, fcntl.LOCK_EX)
        yield


def is_ready(what: str) -> bool:
    """Whether this was compiled before. Counts as a use of the folder."""
    ready = _mark(what).exists()
    if ready:
        touch_folder()
    return ready


def mark_ready(what: str) -> None:
    """Note that this is compiled, if it can be kept, and remove folders that have not been used for long."""
    if can_be_kept():
        _mark(what).touch()
        touch_folder()
        _remove_unused(compiled_folder().parent)


def touch_folder() -> None:
    """Note that the folder, if it exists, is in use."""
    with suppress(OSError):
        os.utime(compiled_folder())


def _mark(what: str) -> Path:
    return compiled_folder() / f"{what}.ready"


def _remove_unused(cache: Path) -> None:
    """Several processes may do this simultaneously, so files may disappear in the meantime."""
    for folder in cache.iterdir():
        with suppress(OSError):
            if re.fullmatch(r"compiled-[0-9a-f]{16}", folder.name) and _unused(folder):
                rmtree(folder, ignore_errors=True)


def _unused(folder: Path) -> bool:
    return time.time() - folder.stat().st_mtime > KEPT
