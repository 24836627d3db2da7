"""The deal of the day: one for each game, the same for everybody, by a rule that anybody can check.

The seed is the SHA-256 of `sushiya daily`, the name of the game and the date, with spaces between them:
`sushiya daily sushi-go 2026-11-18`. What else there is to choose, such as the meal, comes in turn.
The rule is public, so nothing is sealed: whoever wants to can work out tomorrow's deal today.
"""

from hashlib import sha256

from sushiya.core import AnyGame
from sushiya.games.registry import GAMES, game_of, legal_choices

__all__ = ["BOT", "daily_deal"]

BOT = "regular"
"""Who sits in the other seats."""


def daily_deal(name: str, date: str, day: int) -> tuple[AnyGame, str]:
    """The game and the seed of a date (`2026-11-18`), which is also given in days."""
    info = GAMES[name]
    chosen = [f"seats={info.usual_seats}"]
    for option in info.asked_to_play:
        choices = legal_choices(name, option, chosen)
        chosen.append(f"{option}={choices[day % len(choices)]}")
    seed = sha256(f"sushiya daily {name} {date}".encode()).hexdigest()
    return game_of(f"{name}({','.join(chosen)})"), seed
