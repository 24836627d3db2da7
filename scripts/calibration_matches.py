"""Numbered bot matches, and what a review says about some of their positions: the basis of calibration."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from sushiya.bots.registry import make_bot
from sushiya.bots.seat import Seated, answer_of
from sushiya.core import AnyGame, Match, Record, record_of
from sushiya.core.codec import from_json, to_json
from sushiya.games import GAMES, game_of
from sushiya.review.judge import ENDS, Judge
from sushiya.review.stages import Stage, stages_of
from sushiya.sushi.meals import COURSES, MEALS, Meal, check_meal

__all__ = [
    "DEALS",
    "FIRST",
    "LEVELS",
    "POSITIONS",
    "SEED",
    "WANTED",
    "Choice",
    "Played",
    "Position",
    "keep",
    "kept",
    "match_number",
    "measured",
]

SEED: Final = "sushiya calibration"
WANTED: Final = {"sushi-go": 600, "sushi-go-party": 1000, "sushizock": 400}
"""Matches of each game: 2,000 in all."""
LEVELS: Final = ("greedy", "regular", "regular", "planner", "master@100it")
"""The levels: at every second table all seats have the same one, at the others each seat draws its own."""
SEATS: Final = (2, 3, 3, 4, 4, 4, 5, 6)
"""Tables of three and four are the most common."""
SUGGESTED: Final = 3
"""How many of five Party matches have a suggested meal. The others have one of `RANDOM_MEALS`."""
RANDOM_MEALS: Final = 40
POSITIONS: Final = 6
"""Positions of a match, one in each part of it. For one, what a seat's choice promised is measured, too."""
DEALS: Final = 25
"""Deals of a final estimate: each is played to its end `ENDS` times, and so is a position."""
FIRST: Final = 3
"""Deals of the first picture."""


@dataclass(frozen=True, slots=True)
class Position:
    """How often each seat won from a position, all cards known: in all rollouts, and in the first few."""

    at: float
    """Which part of the match was over, from 0 to 1."""
    wins: tuple[float, ...]
    first: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """How often a seat won with the option that it took, in deals that it could imagine."""

    at: float
    seat: int
    wins: float
    first: float


@dataclass(frozen=True, slots=True)
class Played:
    """A match, and what was measured in it."""

    number: int
    game: str
    bots: tuple[str, ...]
    won: tuple[float, ...]
    """Each seat's share of the win."""
    positions: tuple[Position, ...]
    choices: tuple[Choice, ...]


def match_number(name: str, number: int) -> AnyGame:
    """The game of a match, by its number."""
    rng = Random(f"{SEED} {name} {number} game")
    info = GAMES[name]
    if "meal" in info.options:
        fifth, place = divmod(number, 5)
        if place < SUGGESTED:
            meal = list(MEALS.values())[(SUGGESTED * fifth + place) % len(MEALS)]
        else:
            meal = _random_meal(((5 - SUGGESTED) * fifth + place - SUGGESTED) % RANDOM_MEALS)
        return game_of(name, seats=rng.choice([each for each in SEATS if each in meal.seats]), meal=meal)
    usual = next(iter(info.editions.values()))
    return game_of(name, seats=rng.choice([each for each in SEATS if each in usual]))


@cache
def _random_meal(number: int) -> Meal:
    rng, party = Random(f"{SEED} meal {number}"), GAMES["sushi-go-party"]
    while True:
        dishes = [
            dish
            for course, count in COURSES.items()
            for dish in rng.sample(
                [each.name for each in party.dishes.values() if each.course is course], count
            )
        ]
        meal = check_meal(dishes)
        if meal not in MEALS.values() and any(seats in meal.seats for seats in SEATS):
            return meal


def _played(game: AnyGame, number: int) -> Record:
    """A match between bots."""
    rng = Random(f"{SEED} {game.name} {number} bots")
    names = [rng.choice(LEVELS)] * game.seats if number % 2 else rng.choices(LEVELS, k=game.seats)
    match = Match(game, f"{SEED} {game.name} {number}")
    bots = [
        Seated(seat, make_bot(name, game, seat, Random(rng.getrandbits(64))))
        for seat, name in enumerate(names)
    ]
    while not match.over:
        asked = [decision.seat for decision in match.state.pending]
        chosen = [(seat, answer_of(bots[seat].told(match.history), match.view(seat))) for seat in asked]
        for seat, action in chosen:
            match.play(seat, action)
    return record_of(match, tuple(names))


def measured(name: str, number: int) -> Played:
    """Play a match and estimate some of its positions."""
    game = match_number(name, number)
    record = _played(game, number)
    stages, rng, judge = list(stages_of(record)), Random(f"{SEED} {name} {number} measured"), Judge(game)
    places = [rng.randrange(*_part(part, len(stages))) for part in range(POSITIONS)]
    positions = []
    for place in places:
        wins, _ = judge.position(stages[place].before, ENDS * DEALS, rng)
        all_of, few = (tuple(each.sum(axis=0).round(2).tolist()) for each in (wins, wins[: ENDS * FIRST]))
        positions.append(Position(round(place / len(stages), 3), all_of, few))
    turned = places[number % POSITIONS :] + places[: number % POSITIONS]
    asked = [place for place in turned if stages[place].questions][:1]
    choices = tuple(_choice(judge, stages[place], round(place / len(stages), 3), rng) for place in asked)
    assert record.winners is not None
    won = tuple(round((seat in record.winners) / len(record.winners), 4) for seat in range(game.seats))
    return Played(number, str(game), record.players, won, tuple(positions), choices)


def _part(part: int, stages: int) -> tuple[int, int]:
    """The first and last stage of this part of a match."""
    return stages * part // POSITIONS, stages * (part + 1) // POSITIONS


def _choice(judge: Judge, stage: Stage, at: float, rng: Random) -> Choice:
    question = rng.choice(stage.questions)
    wins, _ = judge.options(replace(question, options=(question.chosen,)), DEALS, rng)
    total, few = (round(ENDS * float(each.sum()), 2) for each in (wins, wins[:FIRST]))
    return Choice(at, question.seat, total, few)


def kept(file: Path) -> Iterator[Played]:
    """What was measured before; an unfinished line is left out."""
    if file.exists():
        *lines, rest = file.read_text(encoding="utf-8").split("\n")
        if rest:  # stopped while writing
            file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        for line in lines:
            yield from_json(Played, line)


def keep(played: Played, file: Path) -> None:
    """Add a match to those in a file."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write(f"{to_json(played)}\n")
