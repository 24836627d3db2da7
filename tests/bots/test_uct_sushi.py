"""Pins the yardstick: whatever makes the master faster or stronger, `uct` stays as plain as it is."""

from random import Random

import pytest

from sushiya.bots import make_bot
from sushiya.bots.master_sushi import MasterSushiBot
from sushiya.core import Match, seen_by
from sushiya.fast.sushi.search import edges_of
from sushiya.games import game_of


@pytest.mark.parametrize(("name", "all_of_them"), [("uct@3000it", True), ("master@3000it", False)])
def test_it_spends_all_that_it_is_given(name: str, all_of_them: bool) -> None:
    """The master does not, where one card is clearly the best."""
    game = game_of("sushi-go(seats=4)")
    match = Match(game, "all of it")
    spent = []
    for _ in range(6 * game.seats):
        seat = match.state.pending[0].seat
        bot = make_bot(name, game, seat, Random(1))
        assert isinstance(bot, MasterSushiBot)
        for event in seen_by(match.history, seat):
            bot.see(event)
        view = game.view(match.state, seat)
        tree = bot._think(view, bot.stops_early)
        spent.append(sum(int(edge.tries) for edge in edges_of(tree, bot._root())))
        match.play(seat, bot.choose(view))
    assert (set(spent) == {3000}) is all_of_them
