"""Your own bot in twenty lines: it picks the rarest card of its hand, and learns what greed is.

./run test tests/test_examples.py    or    .venv/bin/python examples/bot.py
"""

from collections import Counter
from random import Random

from sushiya.arena.deals import play_match
from sushiya.bots import make_bot
from sushiya.core import Action, Event
from sushiya.games import game_of
from sushiya.sushi import View


class RarestFirst:
    """Knows only its view and the events that its seat sees."""

    name = "rarest-first"

    def see(self, event: Event) -> None:
        pass

    def choose(self, view: View) -> Action:
        assert view.decision is not None
        counts = Counter(str(card) for card in view.hand)
        return min(view.decision.options, key=lambda option: counts[str(option).split()[1]])


def main() -> None:
    game = game_of("sushi-go(seats=3)")
    bots = [RarestFirst(), *(make_bot("greedy", game, seat, Random(seat)) for seat in (1, 2))]
    outcome = play_match(game, bots, seed="my first bot")
    for bot, points in zip(bots, outcome.scores, strict=True):
        print(f"{bot.name:14}{points:4}")


if __name__ == "__main__":
    main()
