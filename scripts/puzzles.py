"""Make puzzles: positions of bot matches in which one option is clearly best, and not the greedy one.

    .venv/bin/python -m scripts.puzzles               makes all that are wanted
    .venv/bin/python -m scripts.puzzles sushizock     those of one game
    .venv/bin/python -m scripts.puzzles --reasons     finds and checks the reasons of all puzzles anew

Every match has a number, and its deal, its meal and its bots follow from it: the same command makes the same
puzzles. Stopped and started again, it continues with the last match that gave one. A decision is screened
with a few imagined deals. What passes is measured twice, from two seeds, with many; and a long search, from
two seeds, must choose the same option.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from scripts.puzzle_reasons import reasons_of
from sushiya.arena.intervals import mean_figure
from sushiya.bots.families import FAMILIES, memory_at
from sushiya.bots.registry import make_bot
from sushiya.bots.seat import Seated, answer_of
from sushiya.core import Action, AnyGame, Event, Match, Seat, seen_by
from sushiya.core.codec import to_json
from sushiya.games import GAMES, game_of
from sushiya.puzzles.families import PUZZLES
from sushiya.puzzles.puzzle import LEADS_BY, Grade, Puzzle, match_of, read_puzzles
from sushiya.sushi.meals import COURSES, check_meal

FOLDER = Path(__file__).parents[1] / "src" / "sushiya" / "puzzles"
SEED = "sushiya puzzles"
WANTED = {"sushi-go": 300, "sushi-go-party": 603, "sushizock": 100}
STEPS = 12
"""Games take turns in parts of this size, so that stopping early leaves some puzzles of each."""

SEARCH = "master@20000it"
"""The bot that must choose the best option from both seeds."""
QUICK, EXPERT = "master@60it", "master@500it"
"""The bots whose misses decide how hard a puzzle is."""
TRIES = 3
A_MATCH = 2
"""The most puzzles from one match."""
UNEVEN, LAST_UNEVEN = 1.7, 2.0
"""No dish gets more puzzles than this times its even share, so that none is rare; the last ones may."""

SEATS = (2, 3, 3, 4, 4, 5)
"""Tables of three and four are the most common."""
RARE = (
    *("spoon", "fruit", "tea", "wasabi", "menu", "tofu", "takeout_box", "special_order"),
    *("sukeroku", "soy_sauce", "miso_soup"),
)
"""Dishes that are seldom clearly best. From a certain match on, each meal has one of them, in turn."""
RARE_FROM = 1046
LAST_FROM, LAST = 1231, "spoon"
"""From this match on, every meal has the one dish that was never clearly best before."""
RARE_QUESTIONS_FROM = {"sushi-go": 443, "sushi-go-party": 1289, "sushizock": 165}
"""From this match on, the best option has to be of a kind that is seldom clearly best."""
NONE_BEFORE = ("sushi-go", "sushi-go-party")
"""In the matches of these games before that one, questions with such an option are left out."""
BOTS = (("regular",), ("regular", "greedy"), ("regular", "expert"))
"""The bots at the table, in turn."""


@dataclass(frozen=True, eq=False)
class Position:
    """A question, and everything that its seat knows."""

    number: int
    game: AnyGame
    seat: Seat
    view: Any
    memory: Any
    seen: tuple[Event, ...]
    answers: tuple[str, ...]

    @property
    def options(self) -> tuple[Action, ...]:
        options: tuple[Action, ...] = self.view.decision.options
        return options

    @property
    def seed(self) -> str:
        return _seed(self.game, self.number)

    def leads(self, deals: int, seed: int) -> NDArray[np.float64]:
        found: NDArray[np.float64] = PUZZLES.of(self.game).leads(self.view, self.memory, deals, seed)
        return found

    def chosen_by(self, bot: str, seed: int) -> Action:
        asked = make_bot(bot, self.game, self.seat, Random(f"{self.seed} {bot} {seed}"))
        return answer_of(Seated(self.seat, asked).told(self.seen), self.view)


def _seed(game: AnyGame, number: int) -> str:
    return f"{SEED} {game.name} {number}"


def game_number(name: str, number: int) -> AnyGame:
    """The game of a match, by its number."""
    info, rng = GAMES[name], Random(f"{SEED} {name} {number} game")
    while "meal" in info.options:
        dishes = [
            dish
            for course, count in COURSES.items()
            for dish in rng.sample(
                [each.name for each in info.dishes.values() if each.course is course], count
            )
        ]
        if number >= RARE_FROM and _wanted(number) not in dishes:
            continue
        meal = check_meal(dishes)
        allowed = [seats for seats in SEATS if seats in meal.seats]
        if allowed:
            return game_of(name, seats=rng.choice(allowed), meal=meal)
    usual = next(iter(info.editions.values()))
    return game_of(name, seats=rng.choice([seats for seats in SEATS if seats in usual]))


def _wanted(number: int) -> str:
    """A dish that must be in the meal of a match, from the first match that has one."""
    return LAST if number >= LAST_FROM else RARE[number % len(RARE)]


def positions(game: AnyGame, number: int) -> Iterator[Position]:
    """The questions of a match between bots that may become puzzles."""
    family, late = PUZZLES.of(game), number >= RARE_QUESTIONS_FROM[game.name]

    def is_asked(view: Any) -> bool:
        """Whether the question may become a puzzle of this match."""
        if not family.fits(view):
            return False
        rare = any(map(family.is_rare, view.decision.options))
        return rare if late else not (rare and game.name in NONE_BEFORE)

    match = Match(game, _seed(game, number))
    names = BOTS[number % len(BOTS)]
    bots = [
        Seated(seat, make_bot(names[seat % len(names)], game, seat, Random(f"{SEED} {number} {seat}")))
        for seat in range(game.seats)
    ]
    memories = [memory_at(game, seat) for seat in range(game.seats)]
    answers: list[str] = []
    while not match.over:
        asked = [decision.seat for decision in match.state.pending]
        for seat in asked:
            view, memory = match.view(seat), memories[seat].told(match.history)
            if is_asked(view):
                seen = tuple(seen_by(match.history, seat))
                yield Position(number, game, seat, view, memory.copy(), seen, tuple(answers))
        chosen = [(seat, answer_of(bots[seat].told(match.history), match.view(seat))) for seat in asked]
        for seat, action in chosen:
            match.play(seat, action)
            answers.append(str(action))


def clearly_best(leads: NDArray[np.float64], by: float) -> int | None:
    """The option that leads all others by this much, with an interval without 0; None if there is none."""
    means = leads.mean(axis=0)
    best, second = (int(each) for each in np.argsort(-means, kind="stable")[:2])
    if means[best] - means[second] < by:
        return None
    others = [index for index in range(len(means)) if index != best]
    sure = all(mean_figure((leads[:, best] - leads[:, index]).tolist()).low > 0 for index in others)
    return best if sure else None


def screened(position: Position) -> int | None:
    """The option that seems to be clearly best and is not the greedy one."""
    best = None
    for deals, by in PUZZLES.of(position.game).screens:
        best = clearly_best(position.leads(deals, position.number), by)
        if best is None:
            return None
    assert best is not None
    greedy = FAMILIES.of(position.game).heuristics["greedy"](position.view, position.memory, Random(0))
    return None if greedy == position.options[best] else best


def verified(position: Position, best: int) -> NDArray[np.float64] | None:
    """The costs of all options, if two measurements and two long searches agree on the best one."""
    deals = PUZZLES.of(position.game).deals
    found = [position.leads(deals, 2 * position.number + 1_000_000 + seed) for seed in (0, 1)]
    if any(clearly_best(leads, LEADS_BY) != best for leads in found):
        return None
    if any(position.chosen_by(SEARCH, seed) != position.options[best] for seed in (0, 1)):
        return None
    means = np.concatenate(found).mean(axis=0)
    costs: NDArray[np.float64] = means[best] - means
    return costs


def grade_of(position: Position, best: Action) -> Grade:
    """The grade. Gentle: anyone who looks ahead finds the answer. Sharp: a search needs time to find it.

    Where the regular bot is the greedy one, it misses every puzzle, so that only searches count.
    """
    missed = {
        bot: sum(position.chosen_by(bot, seed) != best for seed in range(tries))
        for bot, tries in (("regular", 1), (QUICK, TRIES), (EXPERT, TRIES))
    }
    if missed[QUICK] + missed[EXPERT] >= 2:
        return "sharp"
    heuristics = FAMILIES.of(position.game).heuristics
    if heuristics["regular"] is not heuristics["greedy"] and missed["regular"]:
        return "tricky"
    return "tricky" if missed[QUICK] else "gentle"


def puzzle_of(position: Position, best: int, costs: NDArray[np.float64], number: int) -> Puzzle:
    """A verified position as a puzzle."""
    family, option = PUZZLES.of(position.game), position.options[best]
    best_first = [position.options[int(each)] for each in np.argsort(costs)]
    because = reasons_of(position.view, position.memory, best_first, position.seed)
    return Puzzle(
        number,
        str(position.game),
        position.seed,
        position.answers,
        position.seat,
        {str(position.options[int(each)]): round(float(costs[each]), 1) for each in np.argsort(costs)},
        grade_of(position, option),
        family.dishes(position.view, option),
        family.ideas(position.view, option, because),
        because,
    )


def make(name: str, until: int) -> None:
    """Add puzzles to the file of a game until it has this many."""
    file = FOLDER / f"{name}.jsonl"
    found = list(read_puzzles(file.read_text(encoding="utf-8").splitlines())) if file.exists() else []
    if len(found) >= until:
        return
    number = _match_number(found[-1]) if found else 1
    found = [puzzle for puzzle in found if _match_number(puzzle) != number]  # that match may be unfinished
    about = Counter(dish for puzzle in found for dish in puzzle.dishes)
    while len(found) < until:
        for puzzle in puzzles_of(name, number, about):
            found.append(replace(puzzle, number=len(found) + 1))
            about.update(puzzle.dishes)
        file.write_text("".join(f"{to_json(puzzle)}\n" for puzzle in found), encoding="utf-8")
        print(f"{name}: {number} matches, {len(found)} puzzles", file=sys.stderr, flush=True)
        number += 1


def puzzles_of(name: str, number: int, about: Counter[str]) -> Iterator[Puzzle]:
    """The puzzles of a match, not yet numbered. `about` counts the earlier ones by dish."""
    rare, made = number >= RARE_QUESTIONS_FROM[name], 0
    enough = WANTED[name] / max(1, len(GAMES[name].dishes))
    enough *= LAST_UNEVEN if number >= LAST_FROM else UNEVEN
    for position, best in candidates(name, number):
        family, option = PUZZLES.of(position.game), position.options[best]
        dishes = family.dishes(position.view, option)
        if rare and not family.is_rare(option):
            continue
        if any(about[dish] > enough for dish in (dishes[:1] if rare else dishes)):
            continue
        costs = verified(position, best)
        if costs is not None:
            yield puzzle_of(position, best, costs, 0)
            made += 1
        if made == A_MATCH:
            return


def renew_reasons(name: str) -> None:
    """Find what speaks for the best option of each puzzle again. Everything else stays."""
    file = FOLDER / f"{name}.jsonl"
    renewed = []
    for puzzle in read_puzzles(file.read_text(encoding="utf-8").splitlines()):
        match = match_of(puzzle)
        memory = memory_at(match.game, puzzle.seat).told(match.history)
        view = match.view(puzzle.seat)
        options = {str(option): option for option in view.decision.options}
        best_first = [options[text] for text in puzzle.costs]
        because = reasons_of(view, memory, best_first, puzzle.seed)
        ideas = PUZZLES.of(match.game).ideas(view, best_first[0], because)
        renewed.append(replace(puzzle, because=because, ideas=ideas))
    file.write_text("".join(f"{to_json(puzzle)}\n" for puzzle in renewed), encoding="utf-8")


def candidates(name: str, number: int) -> Iterator[tuple[Position, int]]:
    """The positions of a match that pass the screens, each with its best option."""
    for position in positions(game_number(name, number), number):
        best = screened(position)
        if best is not None:
            yield position, best


def _match_number(puzzle: Puzzle) -> int:
    return int(puzzle.seed.split()[-1])


if __name__ == "__main__":
    names = [each for each in sys.argv[1:] if each != "--reasons"] or list(WANTED)
    if "--reasons" in sys.argv:
        for each in names:
            renew_reasons(each)
        sys.exit()
    for step in range(1, STEPS + 1):
        for each in names:
            make(each, WANTED[each] * step // STEPS)
