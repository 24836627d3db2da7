"""Pins what a game of an unknown family gets: the random bot. Other bots refuse it, naming bot and game."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from sushiya.bots import (
    BOTS,
    PURE_LEVELS,
    Budget,
    bots_for,
    can_play,
    levels_for,
    make_bot,
    usual_bot,
    warmup_process,
)
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
        """Ignore every event."""

    def copy(self) -> "NoMemory":
        return self


def test_random_plays_every_game() -> None:
    assert make_bot("random", SNAP, 0, Random(1)).name == "random"
    assert bots_for(SNAP) == levels_for(SNAP) == levels_for(SNAP, PURE_LEVELS) == ["random"]
    assert usual_bot(SNAP) == usual_bot(SNAP, "regular") == "random"


def test_the_usual_bot_is_one_that_plays_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [usual_bot(game_of(name)) for name in GAMES] == ["greedy"] * len(GAMES)
    assert usual_bot(game_of("sushi-go"), "regular") == "regular"
    assert not can_play("master@2s", SNAP)
    assert can_play("my_bot.py:MyBot", SNAP), "only its maker knows"
    monkeypatch.setitem(
        FAMILIES, "snapping", FamilyBots(NoMemory, {"greedy": lambda view, memory, rng: view})
    )
    assert (usual_bot(SNAP, "regular"), levels_for(SNAP)) == ("novice", ["novice"])


@pytest.mark.parametrize("name", [*BOTS, "novice", "expert"])
def test_others_refuse_a_game_that_they_do_not_know(name: str) -> None:
    if name != "random":
        with pytest.raises(BadOptions, match=r"The bot \w+ can't play snap\. Bots that can: random\."):
            make_bot(name, SNAP, 0, Random(1))


def test_a_row_may_have_heuristics_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    row = FamilyBots(NoMemory, {"greedy": lambda view, memory, rng: one_of(view.decision.options, rng)})
    monkeypatch.setitem(FAMILIES, "snapping", row)
    greedy = make_bot("greedy", SNAP, 0, Random(1))
    assert greedy.choose(SimpleNamespace(decision=SimpleNamespace(options=["snap"]))) == "snap"
    with pytest.raises(BadOptions, match=r"The bot master can't play snap\. Bots that can: random, greedy\."):
        make_bot("master", SNAP, 0, Random(1))
    assert not has_hints(SNAP)


def test_what_needs_more_than_the_random_bot_says_so() -> None:
    with pytest.raises(BadOptions, match=r"^Only the bot random plays snap\.$"):
        FAMILIES.of(SNAP)


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
