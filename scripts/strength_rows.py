"""The rows of docs/strength.md and docs/cite.md: which bots play which games, how often."""

import shlex
from typing import NamedTuple

from sushiya.arena.deals import Contest
from sushiya.arena.ladder import contests
from sushiya.games import game_of

__all__ = [
    "BENCHMARKS",
    "CLAIRVOYANT",
    "LADDER",
    "MIXED",
    "REFERENCES",
    "ROOM",
    "STRENGTH",
    "STRONG",
    "SUITE",
    "THINKING",
    "YARDSTICKS",
    "Ladder",
    "Row",
    "every_row",
]


class Row(NamedTuple):
    """A bot, its opponents, and the game they play."""

    name: str
    game: str
    bots: tuple[str, ...]
    deals: int
    seed: str = "arena"
    neighbours: bool = False

    @property
    def command(self) -> str:
        played = ["--bots", ",".join(self.bots), "--deals", str(self.deals), "--seed", self.seed]
        options = ["--neighbours"] if self.neighbours else []
        return shlex.join(["sushiya", "arena", self.game, *played, *options])

    @property
    def contests(self) -> list[Contest]:
        return [Contest(game_of(self.game), self.bots, self.seed)]


class Ladder(NamedTuple):
    """Every bot against every other."""

    name: str
    bots: tuple[str, ...]
    deals: int
    seed: str = "ladder"

    @property
    def command(self) -> str:
        return shlex.join(["sushiya", "ladder", "--bots", ",".join(self.bots), "--deals", str(self.deals)])

    @property
    def contests(self) -> list[Contest]:
        return contests(self.bots, self.seed)


def _duel(name: str, game: str, bot: str, other: str, deals: int, seed: str = "arena") -> Row:
    """One bot against several of another."""
    return Row(name, game, (bot, *[other] * (game_of(game).seats - 1)), deals, seed)


def _meal(name: str, seats: int = 4) -> str:
    return f"sushi-go-party(seats={seats},meal={name})"


FOUR, FIVE = "sushi-go(seats=4)", "sushi-go(seats=5)"
TWO, AMERICAN = "sushi-go(seats=2,edition=gamewright)", "sushi-go(seats=4,edition=gamewright)"
DICE = "sushizock(seats=3)"
MEALS = (
    *("my-first-meal", "sushi-go", "party-sampler", "master-menu", "points-platter", "cutthroat-combo"),
    "big-banquet",
)
STRONG = "master@10000it"

STRENGTH = (
    _duel("greedy-random", FOUR, "greedy", "random", 250),
    _duel("regular-greedy", FOUR, "regular", "greedy", 250),
    *(_duel(f"regular-greedy-{meal}", _meal(meal), "regular", "greedy", 40) for meal in MEALS),
    _duel("regular-greedy-dinner-for-two", _meal("dinner-for-two", 2), "regular", "greedy", 100),
    _duel("planner-regular", FOUR, "planner", "regular", 100),
    _duel("planner-regular-two", TWO, "planner", "regular", 100),
    *(_duel(f"planner-regular-{meal}", _meal(meal), "planner", "regular", 50) for meal in MEALS),
    _duel("planner-regular-dinner-for-two", _meal("dinner-for-two", 2), "planner", "regular", 100),
    _duel("net-regular", FOUR, "net", "regular", 250),
    _duel("net-regular-two", TWO, "net", "regular", 500),
    *(_duel(f"net-regular-{meal}", _meal(meal), "net", "regular", 250) for meal in MEALS),
    _duel("net-regular-dinner-for-two", _meal("dinner-for-two", 2), "net", "regular", 500),
    _duel("net-regular-dinner-for-two-four", _meal("dinner-for-two"), "net", "regular", 250),
    _duel("net-planner", FOUR, "net", "planner", 250),
    *(_duel(f"net-planner-{meal}", _meal(meal), "net", "planner", 50) for meal in MEALS),
    _duel("master-random", AMERICAN, STRONG, "random", 250),
    _duel("uct-random", AMERICAN, "uct@1000it", "random", 250),
    _duel("master-uct", FOUR, STRONG, "uct@1000it", 250),
    _duel("master-regular", FOUR, STRONG, "regular", 250),
    _duel("master-regular-five", FIVE, STRONG, "regular", 200),
    _duel("master-regular-two", TWO, STRONG, "regular", 500),
    *(_duel(f"master-regular-{meal}", _meal(meal), STRONG, "regular", 250) for meal in MEALS),
    _duel("master-regular-dinner-for-two", _meal("dinner-for-two", 2), STRONG, "regular", 500),
    _duel("master-net", FOUR, "master@1000it", "net", 100),
    _duel("master-200-greedy-sushizock", DICE, "master@200it", "greedy", 334),
    _duel("master-500-greedy-sushizock", DICE, "master@500it", "greedy", 334),
)
CLAIRVOYANT = "clairvoyant@10000it"
ROOM = {
    "": (FOUR, 100),
    "-two": (TWO, 250),
    **{f"-{meal}": (_meal(meal), 100) for meal in MEALS},
    "-dinner-for-two": (_meal("dinner-for-two", 2), 250),
}
"""Where the bot that sees all hands plays against regulars: the end of each row's name, game and deals."""
YARDSTICKS = tuple(
    _duel(f"clairvoyant-regular{end}", game, CLAIRVOYANT, "regular", deals)
    for end, (game, deals) in ROOM.items()
)
USUAL = "master@1000it"
THINKING = tuple(
    _duel(f"thinking-{iterations}", FOUR, f"master@{iterations}it", USUAL, deals)
    for iterations, deals in {**dict.fromkeys((30, 100, 300, 3000, 10_000, 30_000), 100), 100_000: 40}.items()
)
"""One master that thinks less or longer than three others, which are alike."""
MIXED = Row("mixed", FOUR, ("regular", "greedy", "random", "uct@200it"), 20, neighbours=True)
"""Four different bots, to show the effect of neighbours."""
BENCHMARKS = {
    "draft-easy": (FOUR, "greedy"),
    "draft-regular": (FOUR, "regular"),
    "duel-regular": (TWO, "regular"),
    "dice-easy": (DICE, "greedy"),
}
"""Games and opponents that we suggest for comparing new bots."""
REFERENCES = ("random", "greedy", "regular", "master@1000it")
SUITE = {
    (name, bot): _duel(f"{name}-{bot.replace('@', '-')}", game, bot, other, 250, "benchmark")
    for name, (game, other) in BENCHMARKS.items()
    for bot in REFERENCES
    if bot != other
}
LADDER = Ladder("ladder", ("greedy", "master@1000it", "net", "planner", "random", "regular", "uct@1000it"), 3)
"""All bots of Sushiya."""


def every_row() -> dict[str, Row | Ladder]:
    """All rows by name, in the order in which they are played: those first that others compare with."""
    rows: list[Row | Ladder] = [*SUITE.values(), MIXED, LADDER, *STRENGTH, *YARDSTICKS, *THINKING]
    return {row.name: row for row in rows}
