"""The guests at the counter: bots as people meet them, each with a name, a head and a strength."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sushiya.bots import LEVELS, PURE_LEVELS, is_known
from sushiya.table.names import alike

__all__ = ["GUESTS", "Guest", "bots_of", "free_guest", "recorded_names", "strength"]


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest. The page has a drawing of the head."""

    name: str
    head: str
    level: str


GUESTS = (
    Guest("Momo", "tanuki", "novice"),
    Guest("Mika", "cat", "novice"),
    Guest("Kenji", "daruma", "regular"),
    Guest("Taro", "octopus", "regular"),
    Guest("Hana", "crane", "expert"),
    Guest("Nami", "koi", "expert"),
    Guest("Aiko", "fox", "master"),
    Guest("Sensei", "owl", "master"),
)
"""As many as a table has seats, so that every seat can have its own."""


def strength(bot: str) -> int:
    """How strong a bot is: 1 for the first level. A bot that is not a level counts as the first.

    Without a search nobody is as strong as the last level.
    """
    if bot in LEVELS:
        return [*LEVELS].index(bot) + 1
    return min([*PURE_LEVELS].index(bot) + 1, len(LEVELS) - 1) if bot in PURE_LEVELS else 1


def free_guest(bot: str, taken: Collection[str], people: Collection[str] = ()) -> str:
    """The first free guest of this bot's strength, or else of the nearest one.

    A guest may then play at another strength than usual, but no name occurs twice. Nor does a guest share a
    name with a person at the table, unless all others are taken.
    """
    nearest = sorted(GUESTS, key=lambda guest: abs(strength(guest.level) - strength(bot)))
    free = [guest.name for guest in nearest if guest.name not in taken]
    return next((name for name in free if not any(alike(name, person) for person in people)), free[0])


def bots_of(players: Sequence[str]) -> list[int]:
    """The seats of bots in a record, by their names: guests', or the bots' own in an older one."""
    guests = {guest.name for guest in GUESTS}
    return [seat for seat, name in enumerate(players) if name in guests or is_known(name)]


def recorded_names(players: Sequence[str]) -> tuple[str, ...]:
    """The names in a record. In an older record that names the bots, each of them gets a guest's name."""
    names: list[str] = []
    for player in players:
        names.append(free_guest(player, [*names, *players]) if is_known(player) else player)
    return tuple(names)
