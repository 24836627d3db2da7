"""Pins what setting dice aside is worth, by comparison with exhaustive play on the reference engine."""

from random import Random

import numpy as np
import pytest

from sushiya.bots.greedy_sushizock import throws
from sushiya.core import CHANCE, Choice, State
from sushiya.fast.sushizock import ACTIONS, DTYPE, code_of, config_of, from_state
from sushiya.fast.sushizock.policy import new_workspace
from sushiya.fast.sushizock.search import MARGIN, Tally, new_tally, value_options
from sushiya.sushizock import Board, Keep, Roll, Sushizock
from sushiya.sushizock.dice import NUMBER_OF_DICE
from sushiya.testing.sushizock import position

GAME = Sushizock(seats=3)
STACKS = ["2 | 1 1", "6 1 | 1 2", "3 5 |"]

Worth = tuple[float, float, float]
"""The value, the chance to win, and the margin."""


def random_tally(seed: int) -> Tally:
    """A tally in which every move was tried, with random results."""
    rng, tally = Random(seed), new_tally()
    for move in range(len(tally.tries)):
        tally.tries[move] = 2
        tally.wins[move] = 2 * rng.random()
        tally.margins[move] = 2 * rng.uniform(-9, 9)
    return tally


def worth(state: State[Board], tally: Tally) -> dict[str, Worth]:
    """By option, by trying everything that the dice can do."""
    (decision,) = state.pending
    assert isinstance(decision, Choice)
    found: dict[str, Worth] = {}
    for option in decision.options:
        if isinstance(option, Keep):
            rolling = GAME.play(state, decision.seat, option).state
            found[str(option)] = worth_of_roll(rolling, tally)
        else:
            move = code_of(GAME, option)
            win, margin = float(tally.wins[move]) / 2, float(tally.margins[move]) / 2
            found[str(option)] = (win + MARGIN * margin, win, margin)
    return found


def worth_of_roll(state: State[Board], tally: Tally) -> Worth:
    total = np.zeros(3)
    for dice, chance in throws(NUMBER_OF_DICE - len(state.board.kept)):
        total += chance * np.array(max(worth(GAME.play(state, CHANCE, Roll(dice)).state, tally).values()))
    value, win, margin = map(float, total)
    return value, win, margin


@pytest.mark.parametrize(
    ("rows", "kept", "rolled", "roll"),
    [
        ("1 6 | 1 1 4", "sushi", "sushi bone blue red", 2),
        ("1 | 3 4", "blue", "blue red red red", 2),
        ("1 | 3 4", "blue", "blue red red red", 3),
        ("3 | ", "red red", "blue blue blue", 2),
        ("1 2 3 | 2 1", "sushi", "sushi bone blue red", 1),
        ("1 4 | 3", "blue blue", "sushi blue red", 1),
    ],
)
def test_every_option_is_worth_what_the_rules_say(rows: str, kept: str, rolled: str, roll: int) -> None:
    state = position(GAME, rows=rows, table=STACKS, turn=1, kept=kept, rolled=rolled, roll=roll)
    base = np.zeros(1, DTYPE).view(np.recarray)
    from_state(GAME, state, base[0])
    for seed in range(2):
        tally, values = random_tally(seed), np.zeros((3, ACTIONS))
        value_options(base[0], config_of(GAME), tally, new_workspace(), values)
        for text, wanted in worth(state, tally).items():
            assert values[:, code_of(GAME, GAME.parse_action(text))] == pytest.approx(wanted), text
