"""Pins that processes which need the same search compile it once."""

import fcntl
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest

from sushiya.bots import warmup
from sushiya.core import AnyGame
from sushiya.fast.folder import compiled_folder, mark_ready


@pytest.fixture(autouse=True)
def nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("NUMBA_CACHE_DIR", str(tmp_path))
        compiled_folder.cache_clear()
        compiled_folder().mkdir()
        yield
    compiled_folder.cache_clear()


def test_whoever_comes_second_waits_and_compiles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, compiled = Event(), list[AnyGame]()
    usual = warmup.is_compiled

    def is_compiled(name: str) -> bool:
        found = usual(name)
        asked.set()
        return found

    monkeypatch.setattr(warmup, "is_compiled", is_compiled)
    monkeypatch.setattr(warmup, "load_search", compiled.append)
    second = Thread(target=warmup.compile_search, args=["sushizock"])
    with (compiled_folder() / "sushizock-search.lock").open("w") as first:
        fcntl.flock(first, fcntl.LOCK_EX)
        second.start()
        asked.wait()
        mark_ready("sushizock-search")
    second.join()
    assert not compiled


def test_without_anybody_else_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = list[AnyGame]()
    monkeypatch.setattr(warmup, "load_search", compiled.append)
    warmup.compile_search("sushizock")
    warmup.compile_search("sushizock")
    assert [game.name for game in compiled] == ["sushizock"]
