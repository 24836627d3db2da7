"""Pins imagined states: no seat can tell them from the truth, and a perfect memory makes them the truth."""

from collections import Counter
from random import Random

import pytest

from sushiya.sushizock import Stole, Sushizock, Tiles, Took
from sushiya.sushizock.memory import Memory
from sushiya.testing.sushizock import position
from tests.sushizock.helpers import GAMES, THREE, full_game


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("memory", ["all", "none", "the last few"])
def test_nobody_can_tell_it_from_the_truth(game: Sushizock, memory: str) -> None:
    """In every state, for every seat and spectators, with all events, some or none."""
    rng = Random(3)
    for state, history in full_game(game, 11):
        since = {"all": 0, "none": len(history), "the last few": int(rng.random() * (len(history) + 1))}[
            memory
        ]
        for seat in (None, *range(game.seats)):
            view = game.view(state, seat)
            imagined = game.imagine(view, history[since:], rng)
            assert game.view(imagined, seat) == view
            assert game.pieces(imagined) == game.pieces(state)
            if memory == "all":
                assert imagined == state


@pytest.mark.parametrize("seed", range(30))
def test_a_perfect_memory_knows_every_stack(seed: int) -> None:
    """sushizock R4: a bot may remember what was taken openly."""
    game = Sushizock(seats=3)
    for state, history in full_game(game, seed):
        assert game.imagine(game.view(state, 0), history, Random(0)) == state


def test_an_imagined_state_can_be_played_on() -> None:
    rng = Random(4)
    for state, _ in full_game(THREE, 2):
        imagined = THREE.imagine(THREE.view(state, 0), (), rng)
        assert imagined.pending == state.pending
        while not imagined.over:
            (decision,) = imagined.pending
            imagined = THREE.play(imagined, decision.seat, decision.sample(rng)).state


def test_without_memory_every_hidden_tile_may_be_anywhere() -> None:
    """Rows and tops are visible; the two sushi below them are a 6 and a 1, both ways equally likely."""
    state = position(
        Sushizock(seats=2),
        rows="1 2 2 3 3 4 4 5 | 1 1 1 1 1 2 2 2 2 3 3 4",
        table=["6 5 |", "1 6 |"],
        at="roll",
    )
    game, rng = Sushizock(seats=2), Random(5)
    guesses = Counter(game.imagine(game.view(state, 0), (), rng).board.stacks for _ in range(2000))
    assert set(guesses) == {(Tiles((6, 5)), Tiles((1, 6))), (Tiles((1, 5)), Tiles((6, 6)))}
    assert all(abs(count - 1000) < 120 for count in guesses.values())


def test_a_late_memory_knows_what_it_saw() -> None:
    """Seat 1's stack grew on tiles that nobody remembers; a theft of one of them is handled."""
    seen = [
        Took(1, "sushi", 6, 1, forced=False),
        Stole(0, 1, "sushi", 5, 3),  # so seat 1 had ? 5 ? 6
        Took(1, "sushi", 4, 1, forced=False),
    ]
    game, rng = Sushizock(seats=2), Random(6)
    rows = "1 2 3 3 4 5 6 | 1 1 1 1 1 2 2 2 2 3 3 4"
    state = position(game, rows=rows, table=["5 |", "1 2 6 4 |"], at="roll")
    guesses = {game.imagine(game.view(state, 1), seen, rng).board.stacks for _ in range(100)}
    assert guesses == {(Tiles((5,)), Tiles((1, 2, 6, 4))), (Tiles((5,)), Tiles((2, 1, 6, 4)))}


@pytest.mark.parametrize(
    "seen",
    [
        [
            Took(0, "sushi", 5, 1, False),
            Took(0, "sushi", 5, 1, False),
            Took(0, "sushi", 6, 1, False),
        ],  # too many
        [Took(0, "sushi", 4, 1, False)],  # another tile is on top
        [Took(0, "sushi", 1, 1, False), Took(0, "sushi", 5, 1, False)],  # that tile is still in the row
    ],
)
def test_events_of_another_match_are_refused(seen: list[Took]) -> None:
    game = Sushizock(seats=2)
    state = position(game, rows="1 1 2 |", table=["6 5 |"], at="roll")
    with pytest.raises(ValueError, match="don't lead to this view"):
        game.imagine(game.view(state, 0), seen, Random(0))


def test_a_copied_memory_stays_as_it_was() -> None:
    memory = Memory(2, [Took(1, "sushi", 6, 1, forced=False)])
    copied = memory.copy()
    memory.see(Took(1, "sushi", 4, 1, forced=False))
    assert (copied.stacks[1, "sushi"], memory.stacks[1, "sushi"]) == ([6], [6, 4])
