"""Paired deals: each is played in every seating, so all bots get the same luck and the same neighbours."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sushiya.arena.answers import answers, players
from sushiya.arena.seatings import Seating, all_seatings, balanced_seatings, count_seatings
from sushiya.bots import AnyBot
from sushiya.core import AnyGame, BadOptions, Match, Seat, listing, stream

__all__ = ["MOST_SEATINGS", "Contest", "Outcome", "play_deal", "play_match"]

MOST_SEATINGS = 120
"""With more seatings, a deal is played in a balanced selection. Five different bots have this many."""


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

    @property
    def is_exhaustive(self) -> bool:
        """Whether each deal is played in every possible seating, not only in a balanced selection of them."""
        return count_seatings(self.bots) <= MOST_SEATINGS

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        """The bots by seat in each match of this deal."""
        if self.is_exhaustive:
            return all_seatings(self.bots)
        return balanced_seatings(self.bots, stream(f"{self.seed}/{deal}/seatings", 0))


@dataclass(frozen=True)
class Outcome:
    """How one match ended. All fields are by seat, except `winners`."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    faults: tuple[int, ...] = ()
    """How many random answers replaced missing or illegal ones; empty if there were none."""
    answers: tuple[int, ...] = ()
    """How many decisions each seat had."""
    seconds: tuple[float, ...] = field(default=(), compare=False)
    """How long each seat thought."""

    def win_share(self, seat: Seat) -> float:
        """1 for a sole win; a shared win counts for its share."""
        return (seat in self.winners) / len(self.winners)

    def rank(self, seat: Seat) -> float:
        """1 for the best; tied seats share the mean of their places."""
        places = [(points, other in self.winners) for other, points in enumerate(self.scores)]
        mine = places[seat]
        return 0.5 + sum(place > mine for place in places) + places.count(mine) / 2


def play_deal(contest: Contest, deal: int) -> tuple[Outcome, ...]:
    """Play a deal once in each of its seatings."""
    outcomes = []
    for number, names in enumerate(contest.seatings(deal)):
        with players(names, contest.game, f"{contest.seed}/{deal}/bots/{number}") as bots:
            outcomes.append(play_match(contest.game, bots, f"{contest.seed}/{deal}"))
    return tuple(outcomes)


def play_match(game: AnyGame, bots: Sequence[AnyBot], seed: str) -> Outcome:
    """Play one match to its end."""
    match = Match(game, seed)
    counts, seconds = [0] * len(bots), [0.0] * len(bots)
    for given in answers(match, bots):
        counts[given.seat] += 1
        seconds[given.seat] += given.seconds
    faults = tuple(getattr(bot, "faults", 0) for bot in bots)
    return Outcome(
        game.scores(match.state)[: game.seats],  # the dummy takes no part in it
        game.winners(match.state),
        faults if any(faults) else (),
        tuple(counts),
        tuple(round(each, 4) for each in seconds),
    )
