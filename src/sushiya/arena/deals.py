"""Paired deals: the same luck for everyone, since every deal is played with the seats rotated."""

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass

from sushiya.bots import Bot, Seated, make_player
from sushiya.core import AnyGame, BadNotation, BadOptions, IllegalAction, Match, Seat, listing, stream

__all__ = ["Contest", "Outcome", "play_deal", "play_match"]


@dataclass(frozen=True)
class Contest:
    """Who plays what: as many bots as the game has seats, by name. Deals are numbered from 0."""

    game: AnyGame
    bots: tuple[str, ...]
    seed: str

    def __post_init__(self) -> None:
        if len(self.bots) != self.game.seats:
            raise BadOptions(
                f"{self.game} has {self.game.seats} seats, but {len(self.bots)} bots are named: "
                f"{listing(self.bots)}."
            )

    def seated(self, rotation: int) -> tuple[str, ...]:
        """The bots by seat: with every rotation everyone moves on by one."""
        cut = rotation % len(self.bots)
        return self.bots[-cut:] + self.bots[:-cut] if cut else self.bots


@dataclass(frozen=True)
class Outcome:
    """How one match ended, by seat."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    faults: tuple[int, ...] = ()
    """How many answers were played for a bot that gave none; empty: none at all."""

    def win_share(self, seat: Seat) -> float:
        """A shared win counts for its share."""
        return (seat in self.winners) / len(self.winners)

    def rank(self, seat: Seat) -> float:
        """1 for the best; who is equal shares the places."""
        places = [(points, other in self.winners) for other, points in enumerate(self.scores)]
        mine = places[seat]
        return 0.5 + sum(place > mine for place in places) + places.count(mine) / 2


def play_deal(contest: Contest, deal: int) -> tuple[Outcome, ...]:
    """The same deal once for each rotation of the seats."""
    outcomes = []
    for rotation in range(contest.game.seats):
        names = contest.seated(rotation)
        with ExitStack() as closing:
            bots = [
                make_player(name, contest.game, seat, stream(f"{contest.seed}/{deal}/bots/{rotation}", seat))
                for seat, name in enumerate(names)
            ]
            for bot in bots:
                if hasattr(bot, "close"):
                    closing.callback(bot.close)
            outcomes.append(play_match(contest.game, bots, f"{contest.seed}/{deal}"))
    return tuple(outcomes)


def play_match(game: AnyGame, bots: Sequence[Bot], seed: str) -> Outcome:
    """One match between these bots, to its end. Everyone is told what they may see before they choose."""
    match = Match(game, seed)
    seated = [Seated(seat, bot) for seat, bot in enumerate(bots)]
    while True:
        for each in seated:
            each.told(match.history)
        if match.over:
            break
        seat = match.state.pending[0].seat
        answer = bots[seat].choose(game.view(match.state, seat))
        try:
            match.play(seat, answer)
        except (BadNotation, IllegalAction) as error:
            raise IllegalAction(f"{type(bots[seat]).__name__} answered {answer!r}. {error}") from None
    faults = tuple(getattr(bot, "faults", 0) for bot in bots)
    return Outcome(game.scores(match.state), game.winners(match.state), faults if any(faults) else ())
