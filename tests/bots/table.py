"""A table of bots, for the tests in this folder."""

from collections.abc import Sequence
from random import Random

from sushiya.bots import make_bot, takes_budget
from sushiya.core import AnyGame, AnyMatch, Match, Seat, seen_by

__all__ = ["play", "quick", "win_share"]


def quick(name: str) -> str:
    """This bot; if it searches, with a budget of iterations that takes no time."""
    return f"{name}@20it" if takes_budget(name) else name


def play(game: AnyGame, names: Sequence[str], seed: str) -> AnyMatch:
    """A match between these bots, played to its end."""
    match = Match(game, seed)
    bots = [make_bot(name, game, seat, Random(f"{seed}/{seat}")) for seat, name in enumerate(names)]
    told = 0
    while not match.over:
        for seat, bot in enumerate(bots):
            for event in seen_by(match.history[told:], seat):
                bot.see(event)
        told = len(match.history)
        seat = match.state.pending[0].seat
        match.play(seat, bots[seat].choose(game.view(match.state, seat)))
    return match


def win_share(game: AnyGame, hero: str, others: str, deals: int) -> float:
    """The hero's share of the wins. Each deal is played from every seat, and a tie is shared."""
    wins = 0.0
    for deal in range(deals):
        for seat in range(game.seats):
            names = [others] * game.seats
            names[seat] = hero
            winners: tuple[Seat, ...] = game.winners(play(game, names, f"deal {deal}").state)
            wins += (seat in winners) / len(winners)
    return wins / (deals * game.seats)
