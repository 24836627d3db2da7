"""A bot of your own in twenty lines: it takes the rarest card of its hand, and learns what greed is.

./run test tests/test_examples.py    or    .venv/bin/python examples/my_bot.py
"""

from collections import Counter
from random import Random

from sushiya.bots import make_bot
from sushiya.core import Action, Event, Match, seen_by
from sushiya.games import game_of
from sushiya.sushi import View


class RarestFirst:
    """Knows only its view and the events it was shown."""

    name = "rarest-first"

    def see(self, event: Event) -> None:
        pass

    def choose(self, view: View) -> Action:
        assert view.decision is not None
        counts = Counter(str(card) for card in view.hand)
        return min(view.decision.options, key=lambda option: counts[str(option).split()[1]])


def main() -> None:
    game = game_of("sushi-go(seats=3)")
    match = Match(game, seed="my first bot")
    bots = [RarestFirst(), *(make_bot("greedy", game, seat, Random(seat)) for seat in (1, 2))]
    told = 0
    while not match.over:
        for event in match.history[told:]:
            for seat, bot in enumerate(bots):
                if seen_by([event], seat):
                    bot.see(event)
        told = len(match.history)
        seat = match.state.pending[0].seat
        match.play(seat, bots[seat].choose(game.view(match.state, seat)))
    for bot, points in zip(bots, game.scores(match.state), strict=True):
        print(f"{bot.name:14}{points:4}")


if __name__ == "__main__":
    main()
