"""Pins how greedy and regular value a dish that they have no rule of thumb for: by its score rules."""

from dataclasses import replace

import pytest

from sushiya.bots.evaluator_sushi import EXPECTED_VALUES, Evaluator
from sushiya.sushi import DISHES, Dish, SushiGoParty, check_meal
from sushiya.sushi.notation import parse_plates
from sushiya.sushi.scoring import Ladder, Most, MostAndFewest, PerCard, ScoreRule, Sets

MEAL = check_meal(["maki", "tempura", "sashimi", "tofu", "wasabi", "tea", "pudding"])


def evaluator(dish: Dish, turns: int, *plates: str, patch: pytest.MonkeyPatch) -> Evaluator:
    """The last round with this dish, these plates in front of the seats, and this many turns to go."""
    patch.setitem(DISHES, dish.name, dish)
    patch.delitem(EXPECTED_VALUES, dish.name)
    game = SushiGoParty(4, MEAL)
    table = tuple(map(parse_plates, (*plates, *[""] * (4 - len(plates)))))
    return Evaluator(replace(game.view(game.start().state, 0), tableaux=table, round=3), turns)


def worth(dish: Dish, turns: int, *plates: str) -> float:
    """What the plates of the first seat are worth to it, compared with none."""
    with pytest.MonkeyPatch.context() as patch:
        there = evaluator(dish, turns, *plates, patch=patch)
        return there.worth(0, there.view.tableaux[0]) - there.worth(0, ())


def tofu(rule: ScoreRule) -> Dish:
    return replace(DISHES["tofu"], score=rule)


def several(number: int) -> str:
    return " ".join(number * ["tofu"])


def test_a_ladder_looks_forward() -> None:
    mochi = tofu(Ladder("tofu", (0, 0, 4, 0)))
    none, one, two, three = (worth(mochi, 6, several(n)) for n in range(4))
    assert none == 0 < one < two
    assert three < one
    assert worth(mochi, 0, "tofu tofu") == 4
    assert worth(mochi, 0, "tofu") == 0


def test_a_set_that_is_begun_counts_the_more_the_nearer_it_is() -> None:
    triple = tofu(Sets("tofu", of=3, worth=10))
    values = [worth(triple, 6, several(n)) for n in range(4)]
    assert values == sorted(values)
    assert values[3] >= 9


def test_cards_that_are_worth_the_same_are_worth_the_same() -> None:
    values = [worth(tofu(PerCard("tofu", 3)), 4, several(n)) for n in range(3)]
    assert values == pytest.approx([0, 3, 6])


@pytest.mark.parametrize(
    "rule", [Most("pudding", ((2, (6, 3)),)), MostAndFewest("pudding", 6, none_can_win=True)]
)
def test_a_race_counts_by_the_chance_to_win(rule: ScoreRule) -> None:
    """Desserts are compared at the end of the match, a long way off."""
    pudding = replace(DISHES["pudding"], score_final=rule)
    ahead = worth(pudding, 5, "pudding pudding", "pudding")
    level = worth(pudding, 5, "pudding", "pudding")
    assert ahead > level > 0
    assert worth(pudding, 0, "pudding pudding", "pudding") == 6 + 6 * isinstance(rule, MostAndFewest)


def test_a_dish_that_scores_twice_counts_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    both = replace(DISHES["pudding"], score=PerCard("pudding", 2), score_final=PerCard("pudding", 3))
    last = evaluator(both, 0, "pudding", patch=monkeypatch)
    assert last.worth(0, last.view.tableaux[0]) == 5
