"""Pins that no bot uses hidden cards: its answer is the same in a world that it can't tell from this one."""

from random import Random

import pytest

from sushiya.bots import BOTS, make_bot
from sushiya.core import Choice, Match, one_of, seen_by
from sushiya.games import game_of
from sushiya.sushizock import Sushizock
from tests.bots.table import quick

GAMES = [
    "sushi-go(seats=4)",
    "sushi-go(seats=2,edition=gamewright,dummy=yes)",
    "sushi-go-party(seats=3,meal=master-menu)",
    "sushi-go-party(seats=4,meal=temaki+eel+tofu+miso_soup+menu+sake+pudding)",
    "sushi-go-party(seats=3,meal=uramaki+tofu+gyoza+edamame+chopsticks+special_order+fruit)",
    "sushizock(seats=3)",
]


@pytest.mark.parametrize("text", GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_what_a_bot_can_not_know_makes_no_difference(name: str, text: str) -> None:
    """Whoever has seen all of Sushizock knows it all, so there the bot joins late and has seen nothing."""
    game = game_of(text)
    rng = Random(f"{name} {text}")
    match = Match(game, "hidden")
    compared = different = 0
    while not match.over:
        decision = one_of(match.state.pending, rng)
        assert isinstance(decision, Choice)
        seat = decision.seat
        if len(decision.options) > 1 and rng.random() < 0.3:
            view = game.view(match.state, seat)
            seen = () if isinstance(game, Sushizock) else seen_by(match.history, seat)
            other = game.imagine(view, seen, rng)
            different += other != match.state
            answers = []
            for world in (match.state, other):
                bot = make_bot(quick(name), game, seat, Random("same luck"))
                for event in seen:
                    bot.see(event)
                answers.append(bot.choose(game.view(world, seat)))
            assert answers[0] == answers[1]
            compared += 1
        match.play(seat, decision.sample(rng))
    assert compared > 5
    assert different > 3, "hardly any different world was tried"
