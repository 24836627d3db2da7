"""Pins which hands a seat knows, and when they come."""

from sushiya.core import Match, seen_by
from sushiya.games import game_of
from sushiya.sushi.known_hands import known_hands
from sushiya.sushi.memory import Memory


def test_the_own_hand_comes_first_and_the_others_as_they_arrive() -> None:
    game = game_of("sushi-go(seats=3)")
    match = Match(game, "1")
    first = game.view(match.state, 0).hand
    picked = [match.options(seat)[0] for seat in range(3)]
    for seat, pick in enumerate(picked):
        match.play(seat, pick)
    view = game.view(match.state, 0)
    own, second, third = known_hands(view, Memory(3, seen_by(match.history, 0)))
    assert (own.seat, own.cards, own.unknown, own.turns) == (0, view.hand, 0, 0)
    # Hands go to the left: the one that seat 0 gave away comes last, without what its neighbour will take.
    assert (second.seat, second.turns, len(second.cards), second.unknown) == (2, 1, 0, 8)
    assert (third.seat, third.turns, third.unknown) == (1, 2, 0)
    (laid,) = view.tableaux[0]
    assert sorted([*third.cards, laid.card]) == sorted(first)
