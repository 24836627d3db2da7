"""Pins two options played out on the same imagined deals, judged by what the seat knew."""

from random import Random

import numpy as np
import pytest

from sushiya.core import BadOptions, asked_in
from sushiya.games import game_of
from sushiya.review.calibration import calibration_of
from sushiya.review.compare import Comparer, compare
from sushiya.review.comparison import Comparison
from sushiya.review.judge import Judge
from sushiya.review.review import decision_of
from sushiya.review.stages import stages_of
from tests.review.test_review import MATCHES, played


def other_of(name: str, number: int) -> tuple[int, str, str]:
    """A decision of this match: its answer, what was chosen, and something else."""
    record = played(name)
    asked = [each for each in asked_in(record) if len(each.options) > 1][number]
    other = next(each for each in asked.options if each != asked.chosen)
    return asked.at, str(asked.chosen), str(other)


@pytest.mark.parametrize("name", MATCHES)
def test_both_ends_are_counted_deal_by_deal(name: str) -> None:
    at, chosen, other = other_of(name, 1)
    found = compare(played(name), at, other, 60)
    assert (found.at, found.deals) == (at, 60)
    assert (found.played.action, found.other.action) == (chosen, other)
    assert found.played.better + found.other.better + found.same == 60
    game = game_of(name)
    calibration = calibration_of(game)
    for ends in (found.played, found.other):
        points = np.repeat(*np.array(ends.matches).T)
        assert len(points) == 60
        assert points.mean() == pytest.approx(ends.ahead.mean, abs=1e-3)
        ahead, not_behind = (
            calibration.chance(share, 60, game.seats) for share in ((points > 0).mean(), (points >= 0).mean())
        )
        assert ahead - 1e-3 <= ends.win.mean <= not_behind + 1e-3  # ahead of all others is won
    assert found.gain.mean == pytest.approx(found.other.ahead.mean - found.played.ahead.mean, abs=1e-3)
    assert found.alike == (found.gain.low <= 0 <= found.gain.high)


def test_the_same_luck_for_both() -> None:
    """An option against itself ends the same in every deal: all that differs is what is chosen."""
    name = "sushi-go(seats=3)"
    at, chosen, _ = other_of(name, 0)
    found = compare(played(name), at, chosen, 20)
    assert (found.same, found.gain.mean, found.alike) == (20, 0.0, True)


def test_it_is_measured_on_in_portions_and_reproducible() -> None:
    name = "sushizock(seats=2)"
    at, _, other = other_of(name, 3)
    pictures: list[Comparison] = []
    for portions in ((4, 6, 0), (4, 6)):
        comparer = Comparer(played(name), at, other)
        for portion in portions:
            comparer.measure(portion)
        pictures.append(comparer.picture())
    assert pictures[0].deals == 10
    assert pictures[0] == pictures[1]


def test_what_if_and_review_give_the_same_chance_to_win() -> None:
    """Both are calibrated: somebody who looks at one choice in both is told one figure."""
    name = "sushi-go(seats=3)"
    judge = Judge(game_of(name))
    question = [each for stage in stages_of(played(name)) for each in stage.questions][35]
    reviewed = decision_of(question, 0, *judge.options(question, 800, Random(1)))
    chances = {option.action: option.win.mean for option in reviewed.options}
    other = next(each for each in chances if each != reviewed.chosen)
    found = compare(played(name), question.number, other, 2400)
    for ends in (found.played, found.other):
        assert ends.win.mean == pytest.approx(chances[ends.action], abs=0.02)
    assert found.wins.mean == pytest.approx(found.other.win.mean - found.played.win.mean, abs=2e-4)


def test_only_a_real_option_is_compared() -> None:
    with pytest.raises(BadOptions, match="is not a player's decision"):
        compare(played("sushi-go(seats=3)"), 1, "pick tempura", 2)
