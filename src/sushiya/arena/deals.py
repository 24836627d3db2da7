"""Paired deals: each deal is played once per rotation of the seats, so every bot gets the same luck."""

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass

from sushiya.bots import Bot, Seated, make_player
from sushiya.core import AnyGame, BadNotation, BadOptions, IllegalAction, Match, Seat, listing, stream

__all__ = ["Contest", "Outcome", "play_deal", "play_match"]


@dataclass(frozen=True)
class Contest:
    """A game and the names of its bots, one per seat. Deals are numbered from 0."""

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
        """The bots by seat: each rotation moves everyone on by one."""
        cut = rotation % len(self.bots)
        return self.bots[-cut:] + self.bots[:-cut] if cut else self.bots


@dataclass(frozen=True)
class Outcome:
    """How one match ended. All fields are by seat, except `winners`."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    faults: tuple[int, ...] = ()
    """How many random answers replaced missing or illegal ones; empty if there were none."""

    def win_share(self, seat: Seat) -> float:
        """1 for a sole win; a shared win counts for its share."""
        return (seat in self.winners) / len(self.winners)

    def rank(self, seat: Seat) -> float:
        """1 for the best; tied seats share the mean of their places."""
        places = [(points, other in self.winners) for other, points in enumerate(self.scores)]
        mine = places[seat]
        return 0.5 + sum(place > mine for place in places) + places.count(mine) / 2


def play_deal(contest: Contest, deal: int) -> tuple[Outcome, ...]:
    """Play a deal once for each rotation of the seats."""
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
    """Play one match to its end. Bots see all events that they may see before they choose."""
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
