"""Pins what a game of an unknown family gets: the random bot. Other bots refuse it, naming bot and game."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from sushiya.bots import BOTS, Budget, bots_for, make_bot, warmup_process
from sushiya.bots.families import FAMILIES, FamilyBots
from sushiya.bots.hint import has_hints, make_hinter
from sushiya.core import BadOptions, one_of
from sushiya.games import GAMES, game_of

SNAP: Any = SimpleNamespace(name="snap", family="snapping", seats=2)


class NoMemory:
    """Sees nothing."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def see(self, event: object) -> None:
        """It forgets everything."""


def test_random_plays_every_game() -> None:
    assert make_bot("random", SNAP, 0, Random(1)).name == "random"
    assert bots_for(SNAP) == ["random"]


@pytest.mark.parametrize("name", [*BOTS, "novice", "expert"])
def test_others_refuse_a_game_that_they_do_not_know(name: str) -> None:
    if name != "random":
        with pytest.raises(BadOptions, match=r"The bot \w+ can't play snap\. Bots that can: random\."):
            make_bot(name, SNAP, 0, Random(1))


def test_a_row_may_have_policies_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    policy = FamilyBots(NoMemory, {"greedy": lambda view, memory, rng: one_of(view.decision.options, rng)})
    monkeypatch.setitem(FAMILIES, "snapping", policy)
    greedy = make_bot("greedy", SNAP, 0, Random(1))
    assert greedy.choose(SimpleNamespace(decision=SimpleNamespace(options=["snap"]))) == "snap"
    with pytest.raises(BadOptions, match=r"The bot master can't play snap\. Bots that can: random, greedy\."):
        make_bot("master", SNAP, 0, Random(1))
    assert not has_hints(SNAP)


def test_without_search_there_are_no_hints_and_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOptions, match=r"no hints for snap"):
        make_hinter(SNAP, 0, Random(1), Budget(iterations=1))
    monkeypatch.setitem(GAMES, "snap", SimpleNamespace(name="snap", usual_seats=2, make=lambda seats: SNAP))
    assert warmup_process.search_is_ready(SNAP)
    assert not warmup_process.search_failed(SNAP)


@pytest.mark.parametrize("name", GAMES)
def test_all_bots_play_our_games(name: str) -> None:
    assert sorted(bots_for(game_of(name))) == sorted(BOTS)
    assert has_hints(game_of(name))
