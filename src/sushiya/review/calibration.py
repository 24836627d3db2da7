"""Win probabilities from rollouts, such that positions rated 30 % are won 30 % of the time.

The share of rollouts that a seat wins is not yet its probability to win. A few rollouts exaggerate, so each
seat is given its equal part of a few more (*prior*). And nobody at the table plays by the rollout policy:
players differ, so whoever is ahead is probably the better or more careful one. So shares are
raised to a power (*slope*) and normalised to sum to 1 again, which keeps their order.
`scripts/calibration.py` finds both numbers from bot matches, and writes calibration.json.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files

from sushiya.arena.intervals import Figure, share_figure
from sushiya.core import AnyGame
from sushiya.core.codec import decode, parse_json

__all__ = ["FILE", "Calibration", "calibrated_by", "calibration_of", "chance_figure"]

FILE = files(__package__).joinpath("calibration.json")


@dataclass(frozen=True, slots=True)
class Calibration:
    """How shares of rollouts become win probabilities, in one game."""

    prior: float
    """Rollouts that are added, won equally by all seats."""
    slope: float
    """More than 1 means that whoever is ahead wins more often than rollouts say."""

    def chances(self, wins: Iterable[float], playouts: float) -> tuple[float, ...]:
        """Everybody's win probability, from the number of rollouts that each won. They sum to 1."""
        won = tuple(wins)
        even = self.prior / len(won)
        powers = [((each + even) / (playouts + self.prior)) ** self.slope for each in won]
        return tuple(power / sum(powers) for power in powers)

    def chance(self, share: float, playouts: float, seats: int) -> float:
        """The win probability of one seat from its share, as if all other seats were alike."""
        rest = (1 - share) / (seats - 1)
        return self.chances((playouts * share, *[playouts * rest] * (seats - 1)), playouts)[0]


@cache
def _text() -> str:
    return FILE.read_text(encoding="utf-8")


@cache
def _calibrations() -> dict[str, Calibration]:
    found = decode(dict, parse_json(_text()))
    return {name: decode(Calibration, each, name) for name, each in found.items()}


@cache
def calibrated_by() -> str:
    """A digest of all numbers here. A review made with other numbers is made again."""
    return sha256(_text().encode()).hexdigest()[:8]


def calibration_of(game: AnyGame) -> Calibration:
    """The calibration of this game, or the usual one if it was never calibrated."""
    found = _calibrations()
    return found.get(game.name) or _usual(tuple(found.values()))


def chance_figure(game: AnyGame, wins: Iterable[float], playouts: int) -> Figure:
    """The probability to win, from shares of the win by deal, which took this many playouts."""
    found, calibration = share_figure([*map(float, wins)]), calibration_of(game)
    return Figure(
        *(calibration.chance(each, playouts, game.seats) for each in (found.mean, found.low, found.high))
    )


def _usual(found: Sequence[Calibration]) -> Calibration:
    priors, slopes = (sorted(each) for each in zip(*((it.prior, it.slope) for it in found), strict=True))
    return Calibration(priors[len(priors) // 2], slopes[len(slopes) // 2])
