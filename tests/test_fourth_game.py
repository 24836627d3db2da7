"""Pins the seam: a game that lives in the tests plays at every level, with one row in each at most.

Its whole matches in the terminal are in tests/cli/test_fourth_game.py, over the protocol in
tests/table/test_families.py, and in a browser in tests/e2e/test_unknown_game.py.
"""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

import sushiya
from sushiya.arena.deals import play_match
from sushiya.bots import bots_for, make_bot
from sushiya.bots.budget import Budget
from sushiya.bots.hint import has_hints, make_hinter
from sushiya.core import BadOptions
from sushiya.core.family import PerFamily
from sushiya.fast.families import engine_of
from sushiya.games import GAMES, game_of
from sushiya.testing import conform
from tests.fourth_game import NAME, ROWS, register
from tests.project.tree import ROOT


@pytest.fixture(autouse=True)
def fourth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch.setitem)


def tables() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table of games or families in the package, with its level."""
    package = ROOT / "src" / "sushiya"
    for path in (package / "games" / "registry.py", *sorted(package.rglob("families.py"))):
        name = ".".join(path.relative_to(package.parent).with_suffix("").parts)
        for value in vars(import_module(name)).values():
            if value is GAMES or (isinstance(value, PerFamily) and value):
                yield name.split(".")[1], value


def test_each_level_takes_one_row_at_most() -> None:
    every = {id(table): (level, table) for level, table in tables()}
    assert len(every) > 12
    rows = [level for level, table in every.values() if NAME in table]
    assert sorted(rows) == ["cli", "games", "table"]
    assert len(rows) == len(ROWS)


def test_it_has_a_text_form_and_conforms() -> None:
    assert str(game_of(NAME)) == "high-card(seats=2)"
    conform(game_of("high-card(seats=3)"), games=2)


def test_it_is_played_from_the_front_door() -> None:
    match = sushiya.Match(sushiya.game(NAME, seats=2), seed="demo")
    while not match.over:
        seat = match.state.pending[0].seat
        match.play(seat, str(match.options(seat)[0]))
    record = sushiya.record_of(match, ("Mia", "Leo"))
    assert sushiya.load(sushiya.dump_text(record)).scores == match.game.scores(match.state)


def test_bots_play_it_in_the_arena() -> None:
    game = game_of("high-card(seats=3)")
    assert bots_for(game) == ["random"]
    outcome = play_match(game, [make_bot("random", game, seat, Random(seat)) for seat in range(3)], "demo")
    assert len(outcome.scores) == 3
    assert outcome.winners


def test_what_it_has_no_row_for_refuses_it_by_name() -> None:
    game = game_of(NAME)
    with pytest.raises(BadOptions, match=r"master can't play high-card\. Bots that can: random"):
        make_bot("master", game, 0, Random(0))
    with pytest.raises(BadOptions, match="no fast engine for high-card"):
        engine_of(game)
    assert not has_hints(game)
    with pytest.raises(BadOptions, match="no hints for high-card"):
        make_hinter(game, 0, Random(0), Budget(iterations=1))
