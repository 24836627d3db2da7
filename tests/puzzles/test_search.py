"""Pins that shipped puzzles hold: imagined deals from another seed find the same best option."""

import pytest

from sushiya.bots.families import FAMILIES
from sushiya.core import seen_by
from sushiya.games import GAMES
from sushiya.puzzles import Puzzle, all_puzzles, match_of
from sushiya.puzzles.families import PUZZLES
from tests.full import some

DEALS = 150
ANOTHER_SEED = 77


def sample(game: str) -> list[Puzzle]:
    found = list(all_puzzles(game))
    return some(found[:: max(1, len(found) // 4)], found)


@pytest.mark.parametrize("game", GAMES)
def test_the_best_option_leads_from_another_seed_too(game: str) -> None:
    for puzzle in sample(game):
        match = match_of(puzzle)
        memory = FAMILIES.of(match.game).memory(match.game.seats)
        for event in seen_by(match.history, puzzle.seat):
            memory.see(event)
        family = PUZZLES.of(match.game)
        means = family.leads(match.view(puzzle.seat), memory, DEALS, ANOTHER_SEED).mean(axis=0)
        options = [str(option) for option in match.options(puzzle.seat)]
        best = options.index(puzzle.best)
        assert means.argmax() == best, puzzle.number
        for option, mean in zip(options, means, strict=True):
            assert means[best] - mean == pytest.approx(puzzle.costs[option], abs=2.5), (puzzle.number, option)
