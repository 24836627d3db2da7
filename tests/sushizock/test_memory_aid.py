"""Pins that somebody who forgets nothing knows every stack, since all tiles are taken in the open."""

from random import Random

from sushiya.core import Match
from sushiya.games import game_of
from sushiya.sushizock import settle
from sushiya.sushizock.memory import Memory
from sushiya.sushizock.memory_aid import seen_so_far


def test_every_stack_is_known_at_every_moment_and_worth_what_it_is_worth() -> None:
    game = game_of("sushizock(seats=3)")
    match, rng = Match(game, "1"), Random(1)
    while not match.over:
        seen = seen_so_far(game.view(match.state, 1), Memory(3, match.history))
        assert seen is not None
        assert [each.seat for each in seen.stacks] == [2, 0, 1]
        for each in seen.stacks:
            stacks = match.state.board.stacks[each.seat]
            assert (each.sushi, each.bones, each.points) == (stacks.sushi, stacks.bones, settle(stacks))
        decision = rng.choice(match.state.pending)
        match.play(decision.seat, decision.sample(rng))
    assert seen_so_far(game.view(match.state, 1), Memory(3, match.history)) is None


def test_what_was_taken_before_the_first_event_is_unknown() -> None:
    game = game_of("sushizock(seats=2)")
    match, rng = Match(game, "1"), Random(1)
    while not any(match.state.board.stacks[0]):
        decision = rng.choice(match.state.pending)
        match.play(decision.seat, decision.sample(rng))
    seen = seen_so_far(game.view(match.state, 1), Memory(2))
    assert seen is not None
    assert seen.stacks[0].points is None


def test_open_stacks_are_known_without_any_memory() -> None:
    game = game_of("sushizock(seats=2,open_stacks=yes)")
    match, rng = Match(game, "1"), Random(1)
    while not any(match.state.board.stacks[0]):
        decision = rng.choice(match.state.pending)
        match.play(decision.seat, decision.sample(rng))
    seen = seen_so_far(game.view(match.state, 1), Memory(2))
    assert seen is not None
    assert seen.stacks[0].points == settle(match.state.board.stacks[0])
