"""Pins partial answers and batches: they lead to every option and to nothing else, and play whole games."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from sushiya.fast.batch import Batch
from sushiya.fast.families import engine_of
from sushiya.games import game_of
from sushiya.research.fast_match import NONE, FastMatch
from sushiya.research.observations import Observation

GAMES = (
    "sushi-go(seats=4)",
    "sushi-go(edition=gamewright,seats=2,dummy=yes)",
    "sushi-go-party(seats=3,meal=master-menu)",
    "sushi-go-party(seats=4,meal=party-sampler)",
    "sushi-go-party(seats=4,meal=big-banquet,edition=devir)",
    "sushizock(seats=3)",
)


def reachable(match: FastMatch, seat: int) -> Iterator[int]:
    """The codes that sequences of actions lead to, without playing them."""
    for action in np.flatnonzero(match.mask(seat)).tolist():
        branch = match.copy()
        arguments = (
            branch.record,
            branch.config,
            branch.numbering.at,
            branch.steps,
            seat,
            action,
            branch._codes,
        )
        code = int(branch.engine.kernels.take_step(*arguments))
        if code != NONE:
            yield code
        else:
            assert branch.mask(seat).sum() > 1, "a part that leaves no choice must be skipped"
            yield from reachable(branch, seat)


@pytest.mark.parametrize("text", GAMES)
def test_small_steps_lead_to_every_option_once(text: str) -> None:
    match, rng, fast_rng = FastMatch(game_of(text)), Random(text), np.array([5], np.uint64)
    codes = match.engine.codes()
    match.draw(fast_rng)
    while not match.over:
        seat = match.awaited[0]
        count = match.engine.kernels.options(match.record, match.config, seat, codes)
        options = codes[:count].tolist()
        assert sorted(reachable(match, seat)) == sorted(options)
        match.engine.kernels.answer(match.record, match.config, seat, rng.choice(options))
        match.steps.stage = NONE
        match.draw(fast_rng)


@pytest.mark.parametrize("text", GAMES)
def test_a_batch_plays_to_the_end(text: str) -> None:
    batch = Batch(game_of(text), 20, seed=3)
    rng = np.random.default_rng(1)
    while not batch.over.all():
        assert (batch.masks.sum(axis=1) > 0).tolist() == (~batch.over).tolist()
        batch.step((batch.masks * rng.random(batch.masks.shape)).argmax(axis=1))
    for match in range(3):
        state = batch.state(match)
        assert state.over
        assert batch.game.scores(state)[: batch.game.seats] == tuple(batch.scores[match])


def test_every_action_has_a_name_of_its_own() -> None:
    for text in GAMES:
        numbering = engine_of(game_of(text)).numbering
        assert len(set(numbering.names)) == len(numbering) <= 300


def test_an_illegal_action_is_refused_by_name() -> None:
    batch = Batch(game_of("sushi-go(seats=3)"), 2, seed=1)
    before = batch.records.copy()
    with pytest.raises(ValueError, match=r"In match 0, 'wait' is not legal for seat 0\. Legal actions: "):
        batch.step([batch.numbering.wait, batch.numbering.wait])
    assert all((batch.records[name] == before[name]).all() for name in before.dtype.names or ())


def test_the_same_seed_gives_the_same_matches() -> None:
    game = game_of("sushi-go(seats=4)")
    assert (Batch(game, 50, 1).finish() == Batch(game, 50, 1).finish()).all()
    assert (Batch(game, 50, 1).finish() != Batch(game, 50, 2).finish()).any()


def test_a_state_goes_in_and_comes_out() -> None:
    game = game_of("sushi-go(seats=3)")
    batch = Batch(game, 2, seed=1)
    batch.put(1, batch.state(0))
    assert batch.state(1) == batch.state(0)
    assert (batch.masks[0] == batch.masks[1]).all()


def test_to_put_a_state_leaves_other_matches_alone() -> None:
    """Not even a match in the middle of a decision: here the first card of two is chosen."""
    batch, rng = Batch(game_of("sushi-go(seats=4)"), 30, seed=2), np.random.default_rng(2)
    while not (begun := (batch.steps["stage"] > 0).any(axis=1)).any():
        batch.step((batch.masks * rng.random(batch.masks.shape)).argmax(axis=1))
    match = int(np.argmax(begun))
    before = batch.masks[match].copy()
    batch.put(match - 1, batch.state(match - 1))
    assert (batch.masks[match] == before).all()
    batch.put(match, batch.state(match))
    assert (batch.masks[match] != before).any(), "its own decision must start from the first part"


def test_what_a_state_does_not_tell_is_not_known() -> None:
    """A state doesn't have the card drawn for the dummy, so seats that didn't see it can't know the hand."""
    batch, rng = Batch(game_of("sushi-go(edition=gamewright,seats=2,dummy=yes)"), 2, seed=2), Random(2)
    look = Observation(batch.game)
    forgotten = 0
    while not batch.over[0]:
        batch.put(1, batch.state(0))
        for seat in (0, 1):
            true, told = (look.split(observed(batch, match, seat, look)) for match in (0, 1))
            assert (told["known"] <= true["known"]).all(), "nothing is made up"
            assert told["knows"][0], "one's own hand is visible"
            hidden = [seen["known"].sum(axis=0) + seen["unseen"] for seen in (true, told)]
            assert (hidden[0] == hidden[1]).all(), "every card is somewhere"
            forgotten += int(true["knows"][1] and not told["knows"][1])
        action = rng.choice(np.flatnonzero(batch.masks[0]).tolist())
        batch.step([action, np.flatnonzero(batch.masks[1])[0]])
    assert forgotten > 10


def observed(batch: Batch, match: int, seat: int, look: Observation) -> np.ndarray:
    single = FastMatch(batch.game)
    single._records[0], single._steps[0] = batch.records[match], batch.steps[match]
    return single.observe(seat, look)


def test_a_match_takes_less_than_two_kib() -> None:
    for text in GAMES:
        batch = Batch(game_of(text), 1)
        assert batch.records.itemsize + batch.steps.itemsize < 2048
