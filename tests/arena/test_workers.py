"""Pins work in chunks: everything is done once, and no error is lost."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from sushiya.arena.workers import map_chunks


def square(number: int) -> tuple[int, int]:
    return number * number, os.getpid()


def fail(number: int) -> int:
    if number == 2:
        raise ValueError("two is too many")
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_chunk_is_done_once(jobs: int) -> None:
    results = list(map_chunks(square, range(20), jobs))
    assert sorted(square for square, _ in results) == [n * n for n in range(20)]
    assert (os.getpid() in {process for _, process in results}) == (jobs == 1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_is_raised_here(jobs: int) -> None:
    with pytest.raises(ValueError, match="two is too many"):
        list(map_chunks(fail, range(5), jobs))


def test_chunks_are_asked_for_as_they_are_needed() -> None:
    asked = 0

    def endless() -> Iterator[int]:
        nonlocal asked
        while True:
            asked += 1
            yield asked

    results = map_chunks(square, endless(), 2)
    assert len({next(results) for _ in range(3)}) == 3
    results.close()  # type: ignore[attr-defined]
    assert asked < 20


PROGRAM = """
import os
from sushiya.arena.workers import map_chunks
from tests.arena.test_workers import square

if __name__ == "__main__":
    for _, process in map_chunks(square, range(100_000_000), 2):
        os.write(1, b"%d " % process)
"""


def test_whoever_works_ends_with_whoever_asked() -> None:
    """Even if that process was killed: the pipe that all of them hold is closed when the last one exits."""
    with subprocess.Popen([sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE) as asking:
        assert asking.stdout is not None
        assert asking.stdout.read(1)
        asking.kill()
        asking.stdout.read()
