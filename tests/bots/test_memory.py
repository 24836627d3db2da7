"""Pins that a memory that is kept, and used, during the match is as good as one rebuilt from all events."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from sushiya.bots.families import FAMILIES
from sushiya.core import Match, seen_by
from sushiya.games import game_of
from sushiya.sushi.imagine import imagine_from as imagine_cards
from sushiya.sushizock.imagine import imagine_from as imagine_stacks
from tests.full import some

GAMES: dict[str, Any] = {
    "sushi-go(seats=3)": imagine_cards,
    "sushi-go(seats=2,edition=gamewright,dummy=yes)": imagine_cards,
    "sushi-go-party(seats=4,meal=maki+tempura+sashimi+miso_soup+chopsticks+spoon+pudding)": imagine_cards,
    "sushi-go-party(seats=3,meal=temaki+eel+tofu+gyoza+menu+sake+fruit)": imagine_cards,
    "sushi-go-party(seats=3,meal=uramaki+onigiri+eel+tofu+special_order+spoon+fruit)": imagine_cards,
    "sushi-go-party(seats=3,meal=uramaki+onigiri+eel+tofu+special_order+sake+fruit)": imagine_cards,
    "sushizock(seats=3)": imagine_stacks,
}


@pytest.mark.parametrize("seed", some(["one"], ["two"]))
@pytest.mark.parametrize("text", GAMES)
def test_a_kept_memory_is_a_memory_made_anew(text: str, seed: str) -> None:
    game, rng = game_of(text), Random(seed)
    family = FAMILIES.of(game)
    match = Match(game, seed)
    kept = [family.memory(game.seats) for _ in range(game.seats)]
    told = thoughts = 0
    while not match.over:
        for seat, memory in enumerate(kept):
            for event in seen_by(match.history[told:], seat):
                memory.see(event)
        told = len(match.history)
        seat = rng.choice(match.state.pending).seat
        view, seen = game.view(match.state, seat), seen_by(match.history, seat)
        fast_rng = rng.random()
        assert GAMES[text](view, kept[seat], Random(fast_rng)) == game.imagine(view, seen, Random(fast_rng))
        anew: Any = family.memory(game.seats)
        for event in seen:
            anew.see(event)
        copied = deepcopy(kept[seat])  # as a hinter does
        assert GAMES[text](view, copied, Random(fast_rng)) == GAMES[text](view, anew, Random(fast_rng))
        for policy in family.policies.values():
            assert policy(view, kept[seat], Random(fast_rng)) == policy(view, anew, Random(fast_rng))
        thoughts += 1
        match.play(seat, view.decision.sample(rng))
    assert thoughts > 10
