"""Pins that the fast engine of Sushizock plays like the reference: same options, same course, same points."""

from random import Random

import pytest

from sushiya.fast.rng import rng_of
from sushiya.sushizock import Sushizock
from tests.fast.sushizock.lockstep import GAMES, Pair, play_both, play_on
from tests.full import FULL

TIMES, OFTEN = (150, 20) if FULL else (4, 5)


def test_both_engines_play_the_same_games() -> None:
    met = play_both(GAMES, TIMES)
    expected = {
        *(f"{seats} seats" for seats in (2, 3, 4, 5)),
        *(f"first {seat}" for seat in range(5)),
        *("zoch", "999games", "open False", "open True"),
        *("LayRows", "DrawLot", "RollDice", "ChooseMove"),
        *(f"keep {count}" for count in (1, 2, 3, 4)),
        *(f"{take} {kind}" for take in ("take", "forced take") for kind in ("sushi", "bone")),
        *(f"steal {kind} with {count}, top" for kind in ("sushi", "bone") for count in (3, 4)),
        *(f"steal {kind} with 4, deeper" for kind in ("sushi", "bone")),
    }
    assert met.keys() == expected
    assert {name: count for name, count in met.items() if count < OFTEN} == {}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_game_goes_on_from_the_middle_of_a_match(seats: int) -> None:
    for seed in range(10):
        pair = Pair(Sushizock(seats, "999games"))
        rng = Random(seed)
        for _ in range(seed * 8):
            choice = pair.choice()
            if choice is None:
                pair.sample_chance(rng_of(rng.getrandbits(64)))
            else:
                pair.choose(choice.sample(rng))
        assert not pair.state.over
        play_on(pair, seed)
