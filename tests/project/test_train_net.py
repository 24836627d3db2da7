"""Pins that one command trains a `net`, and goes on where it stopped. test_recipes.py really trains one."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scripts import train_net


def test_everything_is_done_once_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def step(name: str, left: str) -> Callable[[Any], None]:
        def do(wanted: Any) -> None:
            if name == "imitate" and done.count("watch") == 1 and "stopped" not in done:
                done.append("stopped")
                raise KeyboardInterrupt
            done.append(name)
            (wanted.folder / left).parent.mkdir(exist_ok=True)
            (wanted.folder / left).touch()

        return do

    made = {"prepare": "games.npz", "watch": "seen/0.npz", "imitate": "rival.pt"}
    for name in train_net.STEPS:
        monkeypatch.setitem(train_net.STEPS, name, step(name, made.get(name, name)))
    monkeypatch.setattr(sys, "argv", ["train_net", "all", str(tmp_path)])
    with pytest.raises(KeyboardInterrupt):
        train_net.main()
    train_net.main()
    assert done == ["prepare", "watch", "stopped", "imitate", "learn", "export"]
