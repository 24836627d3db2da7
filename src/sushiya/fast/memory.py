"""How much memory is free, so that what can't fit is refused before the system ends the process for it."""

import os
import sys
from contextlib import suppress
from pathlib import Path

__all__ = ["free_memory"]

MEMINFO = Path("/proc/meminfo")
LIMIT = Path("/sys/fs/cgroup/memory.max")
"""What a container may use; "max" where there is no limit."""


def free_memory() -> int:
    """The bytes that this process could still get, as far as the system says so."""
    free = sys.maxsize
    with suppress(AttributeError, OSError, ValueError):  # not on Windows
        free = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    with suppress(OSError, StopIteration, ValueError):  # only on Linux
        lines = MEMINFO.read_text(encoding="utf-8").splitlines()
        available = next(line for line in lines if line.startswith("MemAvailable:"))
        free = min(free, 1024 * int(available.split()[1]))
    with suppress(OSError, ValueError):  # only in a container
        free = min(free, int(LIMIT.read_text(encoding="utf-8")))
    return free
