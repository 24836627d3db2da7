"""The deal of the day: one for each game, the same for everybody, by a rule that anybody can check.

The seed is the SHA-256 of `sushiya daily`, the name of the game and the date, with spaces between them:
`sushiya daily sushi-go 2026-11-18`. Other options, such as the meal, rotate. A day begins at midnight UTC.
Until then the house deals its cards to nobody; but the rule is public, so anyone can compute them earlier.
"""

import re
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from sushiya.core import AnyGame, BadOptions, listing
from sushiya.games.registry import GAMES, game_of, legal_choices

__all__ = ["DailyDeal", "check_begun", "daily_deal", "day_at", "is_daily_seed", "seconds_left"]

DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
AHEAD = 400
"""How many days ahead the house recognises its deals when somebody names a seed."""


class DailyDeal(NamedTuple):
    """The deal of one game on one day."""

    name: str
    """The game's name, without options."""
    day: str
    game: AnyGame
    seed: str


def daily_deal(name: str, day: str) -> DailyDeal:
    """The deal of a day (`2026-11-18`). Raises BadOptions."""
    if name not in GAMES:
        raise BadOptions(f"There is no game '{name}'. Games: {listing(GAMES)}.")
    info, number = GAMES[name], _date(day).toordinal()
    chosen = [f"seats={info.usual_seats}"]
    for option in info.asked_to_play:
        choices = legal_choices(name, option, chosen)
        chosen.append(f"{option}={choices[number % len(choices)]}")
    return DailyDeal(name, day, game_of(f"{name}({','.join(chosen)})"), _seed(name, day))


def day_at(now: float) -> str:
    """The day at this time, given as seconds since 1970."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def seconds_left(now: float) -> int:
    """Seconds until the next day begins."""
    return 86_400 - int(now) % 86_400


def check_begun(day: str, now: float) -> None:
    """Raise BadOptions if this day has not begun."""
    if _date(day) > _date(day_at(now)):
        raise BadOptions(f"The deal of {day} is sealed until that day begins, at midnight UTC.")


def is_daily_seed(seed: str, now: float) -> bool:
    """Whether this is the seed of today's deal or of a future one."""
    return seed in _seeds_from(day_at(now))


@lru_cache(maxsize=2)
def _seeds_from(day: str) -> frozenset[str]:
    days = [(_date(day) + timedelta(ahead)).isoformat() for ahead in range(AHEAD)]
    return frozenset(_seed(name, each) for name in GAMES for each in days)


def _seed(name: str, day: str) -> str:
    return sha256(f"sushiya daily {name} {day}".encode()).hexdigest()


def _date(day: str) -> date:
    try:
        if DATE.fullmatch(day):
            return date.fromisoformat(day)
    except ValueError:
        pass
    raise BadOptions(f"'{day}' is not a date; write it like 2026-11-18.")
