"""Pins that the random bot takes every option, none more often than another."""

from collections import Counter
from random import Random

from sushiya.bots import RandomBot
from sushiya.sushi import SushiGo
from sushiya.testing.drafting import Scene


def test_all_options_are_equally_likely() -> None:
    scene = Scene.lay(SushiGo(3), ["nigiri:egg tempura maki:1"] * 3, table=["wasabi"])
    bot = RandomBot(Random(1))
    view = scene.game.view(scene.state, 0)
    chosen = Counter(str(bot.choose(view)) for _ in range(4000))
    assert sorted(chosen) == sorted(scene.options(0))
    assert all(900 < count < 1100 for count in chosen.values())
