"""Pins the numbering of answers: every code is one action, and nothing else has a code."""

import pytest

from sushiya.core import Action
from sushiya.fast.sushizock import ACTIONS, action_of, code_of, outcomes_of
from sushiya.sushizock import First, Keep, Roll, Rows, Steal, Sushizock, Take

GAME = Sushizock(seats=5)


def test_every_code_is_one_action() -> None:
    actions = [action_of(GAME, code) for code in range(ACTIONS)]
    assert len(set(actions)) == ACTIONS == 24 + 120 + 69
    assert [code_of(GAME, action) for action in actions] == list(range(ACTIONS))


@pytest.mark.parametrize(
    ("code", "action"),
    [
        (0, Take("sushi", 1)),
        (12, Take("bone", 1)),
        (24, Steal("sushi", 1, 0)),
        (37, Steal("bone", 2, 0)),
        (143, Steal("bone", 12, 4)),
        (144, Keep(("sushi",))),
        (212, Keep(("red", "red", "red", "red"))),
    ],
)
def test_code(code: int, action: Action) -> None:
    assert code_of(GAME, action) == code
    assert action_of(GAME, code) == action


@pytest.mark.parametrize("code", [-1, ACTIONS])
def test_no_such_code(code: int) -> None:
    with pytest.raises(ValueError, match="codes 0 to 212"):
        action_of(GAME, code)


def test_chance_has_lots_and_players_have_codes() -> None:
    assert outcomes_of(Rows((3, 1), (2, 4))).tolist() == [3, 1, 2, 4]
    assert outcomes_of(First(2)).tolist() == [2]
    assert outcomes_of(Roll(("sushi", "blue", "red"))).tolist() == [0, 2, 3]
    with pytest.raises(ValueError, match="is not a chance outcome"):
        outcomes_of(Take("sushi", 1))
    with pytest.raises(ValueError, match="is not an answer of a player"):
        code_of(GAME, First(2))
