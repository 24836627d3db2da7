"""Pins that a memory that is kept, and used, during the match is as good as one rebuilt from all events."""

from random import Random
from typing import Any

import pytest

from sushiya.bots.families import FAMILIES, IMAGINE, memory_at
from sushiya.core import Match, seen_by
from sushiya.games import game_of
from tests.full import some

GAMES = [
    "sushi-go(seats=3)",
    "sushi-go(seats=2,edition=gamewright,dummy=yes)",
    "sushi-go-party(seats=4,meal=maki+tempura+sashimi+miso_soup+chopsticks+spoon+pudding)",
    "sushi-go-party(seats=3,meal=temaki+eel+tofu+gyoza+menu+sake+fruit)",
    "sushi-go-party(seats=3,meal=uramaki+onigiri+eel+tofu+special_order+spoon+fruit)",
    "sushi-go-party(seats=3,meal=uramaki+onigiri+eel+tofu+special_order+sake+fruit)",
    "sushizock(seats=3)",
]


@pytest.mark.parametrize("seed", some(["one"], ["two"]))
@pytest.mark.parametrize("text", GAMES)
def test_a_kept_memory_is_a_memory_made_anew(text: str, seed: str) -> None:
    game, rng = game_of(text), Random(seed)
    family, imagine = FAMILIES.of(game), IMAGINE.of(game)
    match = Match(game, seed)
    kept = [memory_at(game, seat) for seat in range(game.seats)]
    copies: list[tuple[Any, Any, Any]] = []
    thoughts = 0
    while not match.over:
        seat = rng.choice(match.state.pending).seat
        view, seen = game.view(match.state, seat), seen_by(match.history, seat)
        memory, anew = kept[seat].told(match.history), memory_at(game, seat).told(match.history)
        fast_rng = rng.random()
        imagined = game.imagine(view, seen, Random(fast_rng))
        assert imagine(view, memory, Random(fast_rng)) == imagine(view, anew, Random(fast_rng)) == imagined
        for heuristic in family.heuristics.values():
            assert heuristic(view, memory, Random(fast_rng)) == heuristic(view, anew, Random(fast_rng))
        copies.append((view, memory.copy(), imagine(view, memory, Random("later"))))
        thoughts += 1
        match.play(seat, view.decision.sample(rng))
    assert thoughts > 10
    for view, copied, imagined in copies:  # the match went on: a copy stays as it was
        assert imagine(view, copied, Random("later")) == imagined
