"""Pins the regular bot's kernel: to it, every option is worth what it is worth to the bot."""

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from sushiya.bots import regular_sushi
from sushiya.bots.families import memory_at
from sushiya.bots.greedy_sushi import TIE
from sushiya.bots.regular_sushi import Regular
from sushiya.core import CHANCE, Action, Choice, Match
from sushiya.fast.families import engine_of
from sushiya.fast.kernel import entry_point
from sushiya.fast.rng import rng_of
from sushiya.fast.sushi.regular import plan, regular_answer
from sushiya.sushi import DISHES, MEALS, PARTY_EDITIONS, SushiGoParty
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.moves import (
    ChooseCopy,
    FillBox,
    GiveCard,
    LayCard,
    MakeWish,
    Pick,
    PickBlind,
    PickCard,
    Wish,
)
from tests.fast.sushi.drawn import SUSHI_GO, drawn_games, meal_with
from tests.fast.sushi.lockstep import chosen
from tests.full import FULL

SUGGESTED = [
    SushiGoParty(seats, meal, edition)
    for edition in PARTY_EDITIONS
    for meal in MEALS.values()
    for seats in meal.seats
]


@entry_point
def answer_of(rec: Any, cfg: Any, plan: Any, seat: int, rng: Any, codes: Any) -> int:
    return regular_answer(rec, cfg, plan, seat, rng, codes)


def compare(game: DraftingGame, seed: int, met: Counter[str], picks: float) -> None:
    """Play a match in both engines, and compare both players wherever there is a choice.

    Of picks, by far the most frequent choices, only this share is compared. The kernel's record goes
    through the whole match, since a state doesn't say what came back into a hand.
    """
    engine, match, rng, kernel_rng = engine_of(game), Match(game, str(seed)), Random(seed), rng_of(seed)
    record, codes, numbers = engine.record(), engine.codes(), engine.regular()
    memories: list[Any] = [memory_at(game, seat) for seat in range(game.seats)]
    engine.kernels.start(record, engine.config)
    told = 0
    while not match.over:
        for seat, action in match.log[told:]:
            if seat == CHANCE:
                engine.kernels.apply_chance(record, engine.config, engine.outcomes_of(action))
            else:
                engine.kernels.answer(record, engine.config, seat, engine.code_of(action))
        told = len(match.log)
        decision = rng.choice(match.state.pending)
        assert isinstance(decision, Choice)
        if len(decision.options) == 1 or (isinstance(decision, PickCard) and rng.random() > picks):
            match.play(decision.seat, bold(decision, rng))
            continue
        view, before = match.view(decision.seat), engine.to_state(record)
        bot = Regular(view, memories[decision.seat].told(match.history))
        values = [bot.value(option) for option in decision.options]
        code = answer_of(record, engine.config, numbers, decision.seat, kernel_rng, codes)
        found = numbers["values"][: len(values)].tolist()
        rows = zip(map(str, decision.options), values, found, strict=True)
        where = "\n".join([f"{game}, seed {seed}", str(view), *map(str, rows)])
        assert np.allclose(found, values, rtol=0, atol=1e-9), where
        answer = engine.action_of(record, code)
        assert values[decision.options.index(answer)] >= max(values) - TIE, where
        assert engine.to_state(record) == before, f"the record has changed\n{where}"
        met[type(decision).__name__] += 1
        met.update(f"dish {plate.card.dish}" for plate in view.tableaux[decision.seat])
        match.play(decision.seat, answer if rng.random() < 0.5 else bold(decision, rng))


def bold(choice: Choice, rng: Random) -> Action:
    """A random option, but one that leads to rare questions if there is one."""
    rare = [
        option
        for option in choice.options
        if (isinstance(option, Pick) and option.call is not None)
        or (isinstance(option, Wish) and option.what in DISHES)
    ]
    return rng.choice(rare) if rare and rng.random() < 0.5 else chosen(choice, rng)


def games_with_rare_questions(seed: int) -> list[DraftingGame]:
    """A seat may choose without looking and yet call something; special orders are drawn blind or given."""
    rng = Random(seed)
    pairs = [("sake", "chopsticks"), ("sake", "spoon"), ("sake", "special_order"), ("spoon", "special_order")]
    return [SushiGoParty(4, meal_with(pair, 4, rng)) for pair in 30 * pairs]


EXPECTED = {
    *(f"dish {name}" for name in DISHES),
    *(kind.__name__ for kind in (PickCard, PickBlind, ChooseCopy, LayCard, MakeWish, GiveCard, FillBox)),
}


def compare_all(games: Iterable[DraftingGame], seed: int = 0, picks: float = 1.0) -> Counter[str]:
    met: Counter[str] = Counter()
    with np.errstate(over="ignore"):  # as in lockstep.py
        for number, game in enumerate(games):
            compare(game, seed + number, met, picks)
    return met


def test_sushi_go() -> None:
    met = compare_all(SUSHI_GO if FULL else SUSHI_GO[::3])
    assert met["PickCard"] > 300


def test_suggested_meals() -> None:
    """With every number of seats, in both editions."""
    met = compare_all(SUGGESTED if FULL else SUGGESTED[::6])
    assert met["PickCard"] > 1000


@pytest.mark.parametrize("part", range(1, 21 if FULL else 2))
def test_random_meals(part: int) -> None:
    """They are drawn so that every dish and every question occurs."""
    met = compare_all(islice(drawn_games(part), 120 if FULL else 40), seed=part * 1000)
    met += compare_all(games_with_rare_questions(part), seed=part * 1000, picks=0.02)
    assert met.keys() >= EXPECTED, EXPECTED - met.keys()


def test_dishes_that_nobody_has_described_are_valued_by_their_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Like a new dish: neither the bot nor the kernel knows any by name."""
    monkeypatch.setattr(regular_sushi, "PLANS", {})
    for table in ("VALUED", "SPREADS_OF_DISHES", "RIVALRY"):
        monkeypatch.setattr(plan, table, {})
    met = compare_all(islice(drawn_games(7), 30), seed=7)
    assert met["PickCard"] > 1000


def test_a_wrong_number_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(plan.RIVALRY, "maki", 1.21)
    with pytest.raises(AssertionError, match="maki"):
        compare_all(SUSHI_GO)
