"""Pins where compiled functions are kept, and that old ones are removed when they are no longer used."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sushiya.fast import folder
from sushiya.fast.folder import compiled_folder, is_ready, mark_ready

DAY = 86_400


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    compiled_folder.cache_clear()
    yield tmp_path / "sushiya"
    compiled_folder.cache_clear()


def aged(folder: Path, days: float) -> Path:
    """A folder that was last used this many days ago."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "something").touch()
    os.utime(folder, times=(then := time.time() - days * DAY, then))
    return folder


def test_what_is_compiled_is_known(cache: Path) -> None:
    assert not is_ready("sushi")
    mark_ready("sushi")
    assert is_ready("sushi")
    assert not is_ready("sushizock")
    assert compiled_folder().parent == cache


def test_other_code_another_place_numba_or_optimization_has_a_folder_of_its_own(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba's cache depends on the path, too: what another installation has compiled is not ready here."""
    changes = [("SOURCES", ("sushi",)), ("SOURCES", ()), ("__file__", "/elsewhere/fast/folder.py")]
    folders = {compiled_folder()}
    for attribute, value in [*changes, ("version", lambda name: "0.0")]:
        monkeypatch.setattr(folder, attribute, value)
        compiled_folder.cache_clear()
        folders.add(compiled_folder())
    monkeypatch.setenv("NUMBA_OPT", "2")
    compiled_folder.cache_clear()
    folders.add(compiled_folder())
    assert len(folders) == 6


def test_numbas_own_setting_says_where(cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "numba"))
    compiled_folder.cache_clear()
    assert compiled_folder().parent == tmp_path / "numba"


def test_what_nobody_has_used_for_long_makes_room_for_the_new(cache: Path) -> None:
    unused = aged(cache / "compiled-0123456789abcdef", 31)
    recent = aged(cache / "compiled-0123456789abcde0", 29)
    foreign = aged(cache / "compiled-by-somebody-else", 99)
    mark_ready("sushi")
    assert not unused.exists()
    assert recent.exists()
    assert foreign.exists()


def test_what_is_asked_for_is_in_use(cache: Path) -> None:
    mark_ready("sushi")
    aged(compiled_folder(), 31)
    assert is_ready("sushi")
    mine = compiled_folder()
    assert time.time() - mine.stat().st_mtime < DAY
