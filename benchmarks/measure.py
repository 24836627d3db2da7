"""Timing that is meaningful on a shared machine: CPU seconds, multiples of a fixed loop, and an end."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

__all__ = ["YARDSTICK", "at_most", "cpu_rate", "cpu_seconds", "yardstick_rate"]

YARDSTICK = "a fixed pure-Python loop (100 dict updates and one sorted tuple of 100 ints per pass)"


def cpu_rate(work: Callable[[int], int], seconds: float) -> float:
    """Units of work per CPU-second; `work(i)` does some work and returns how many units it was."""
    work(0)  # the first call fills caches
    units = passes = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        units += work(passes)
        passes += 1
    return units / spent


def yardstick_rate(seconds: float = 0.5) -> float:
    """Passes of the yardstick per CPU-second: how fast this machine is right now."""

    def work(_: int) -> int:
        counts: dict[int, int] = {}
        for i in range(100):
            counts[i % 17] = counts.get(i % 17, 0) + i
        return len(tuple(sorted(i * 7919 % 101 for i in range(100)))) // 100

    return cpu_rate(work, seconds)


def cpu_seconds(process: int) -> float:
    """The CPU time that another process has used so far, in user and kernel mode."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def at_most(seconds: float = 1_800.0) -> Iterator[None]:
    """Give up with a message after this time, since a benchmark that hangs measures nothing.

    Only one at a time.
    """

    def give_up(number: int, frame: Any) -> None:
        raise SystemExit(f"Not done after {seconds:.0f} s: nothing is measured.")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
