"""Pins that the fast engine of Sushi Go! and Party plays like the reference: options, course and points."""

from random import Random

import pytest

from sushiya.core import CHANCE, Choice
from sushiya.fast.rng import rng_of
from sushiya.fast.sushi.convert import STEPS, to_state
from sushiya.fast.sushi.layout import DTYPE
from sushiya.fast.sushi.play import random_game
from sushiya.sushi import DISHES, PARTY_EDITIONS, SUSHI_GO_EDITIONS
from sushiya.sushi.moves import ChooseCopy, FillBox, GiveCard, LayCard, MakeWish, PickBlind, PickCard
from tests.fast.sushi.drawn import drawn_games
from tests.fast.sushi.lockstep import Pair, asked_by, play_both
from tests.full import FULL

GAMES, PARTS, OFTEN = (800, 56, 10) if FULL else (200, 1, 3)
"""With the 5,400 games of Sushizock, a full run compares more than 50,000."""
EXPECTED = {
    "games",
    "alternate passing",
    "dummy",
    *(f"dish {name}" for name in DISHES),
    *(f"sushi-go {name}" for name in SUSHI_GO_EDITIONS),
    *(f"sushi-go-party {name}" for name in PARTY_EDITIONS),
    *(f"sushi-go {seats} seats" for seats in range(2, 6)),
    *(f"sushi-go-party {seats} seats" for seats in range(2, 9)),
    *map(asked_by, STEPS.values()),
    *(kind.__name__ for kind in (PickCard, PickBlind, ChooseCopy, LayCard, MakeWish, GiveCard, FillBox)),
}


@pytest.mark.parametrize("part", range(PARTS))
def test_both_engines_play_the_same_games(part: int) -> None:
    met = play_both(drawn_games(part), GAMES, seed=part * GAMES)
    assert met["games"] == GAMES
    assert met.keys() == EXPECTED
    assert {name: count for name, count in met.items() if count < OFTEN} == {}


def test_random_game_goes_on_from_the_middle_of_a_match() -> None:
    """It ends in a reference state with the same points and all the cards, after three rounds."""
    games = drawn_games(5)
    for seed in range(40):
        game, rng = next(games), Random(seed)
        pair = Pair(game, seed)
        for _ in range(rng.randrange(1, 60)):
            decision = rng.choice(pair.state.pending)
            if isinstance(decision, Choice):
                pair.choose(decision, decision.sample(rng))
            else:
                assert decision.seat == CHANCE
                pair.apply_chance(decision.sample(rng))
        before = game.scores(pair.state)
        random_game(pair.fast, pair.config, rng_of(seed), pair.out)
        end = to_state(game, pair.fast)
        assert end.over
        assert (end.board.round, end.board.hands) == (4, ((),) * game.seats)
        assert tuple(pair.fast.score[: game.tableau_count].tolist()) == game.scores(end) != before
        assert game.pieces(end) == game.box


def test_a_match_takes_less_than_two_kilobytes() -> None:
    assert DTYPE.itemsize < 2048
