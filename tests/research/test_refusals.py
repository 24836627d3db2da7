"""Pins that no nonsense reaches a kernel: every public call refuses it with a sentence."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

from sushiya.core import BadOptions, Match, SushiyaError
from sushiya.fast.batch import Batch
from sushiya.fast.families import engine_of
from sushiya.fast.host import seeds_of
from sushiya.games import game_of
from sushiya.research.fast_match import FastMatch
from sushiya.research.observations import Observation
from sushiya.research.opponents import checked_opponents
from sushiya.research.pettingzoo_env import env, parallel_env, raw_env
from sushiya.research.single_env import SushiyaEnv
from sushiya.research.vector_env import SushiyaVectorEnv
from tests.full import some
from tests.research.public_calls import GAME, NONSENSE, calls

GAMES = some(
    [GAME, "sushizock(seats=3)"],
    ["sushi-go-party(seats=3,meal=temaki+tofu+sukeroku+miso_soup+takeout_box+sake+pudding)"],
)
REFUSALS = (SushiyaError, ValueError)
"""What may be raised; anything else, such as a bare KeyError, is a defect."""
OF_OPENSPIEL = (*REFUSALS, TypeError, RuntimeError)
"""OpenSpiel itself raises these for values that never come to us."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", calls())
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_nonsense_is_accepted_or_refused_in_words(name: str, game: str) -> None:
    call = calls(game)[name]
    refusals = (
        OF_OPENSPIEL if name.startswith(("SushiyaGame", "SushiyaObserver", "SushiyaState")) else REFUSALS
    )
    for value in NONSENSE:
        said = "accepted"
        try:
            call(value)
        except refusals as error:
            said = str(error)
        assert said, f"{name} with {value!r} is refused without a word"


def test_an_opponent_is_refused_by_match_seat_action_and_what_was_legal() -> None:
    """It was not checked: memory was corrupted, the process crashed, or it never came back."""

    def always(action: int) -> Callable[[Any], Any]:
        def stubborn(seen: Any) -> Any:
            return np.full(len(seen["action_mask"]), action)

        return stubborn

    for action, name in ((49, "'wait'"), (-1, "-1"), (10**6, "1000000")):
        table = SushiyaVectorEnv(GAME, 4, seat=2, opponents=always(action))
        seen, _ = table.reset(seed=1)
        refused = rf"In match 0, {name} is not legal for the opponent stubborn, seat 0\. Legal actions: \d"
        with pytest.raises(ValueError, match=refused):
            table.step(seen["action_mask"].argmax(axis=1))
        with pytest.raises(ValueError, match="none before the first reset"):
            table.step(np.zeros(4, int))


@pytest.mark.parametrize("copied", [True, False])
def test_whoever_edits_a_mask_makes_nothing_legal_by_it(copied: bool) -> None:
    """It was checked against the very array that was handed out: the action came to the kernel."""
    table = SushiyaVectorEnv(GAME, 2, copy=copied)
    seen, _ = table.reset(seed=1)
    for _ in range(2):
        legal = seen["action_mask"].argmax(axis=1)
        seen["action_mask"][:] = 1
        with pytest.raises(ValueError, match=r"In match 0, 'wait' is not legal for seat \d"):
            table.step(np.full(2, table.numbering.wait))
        seen["action_mask"][:] = 0
        seen, *_ = table.step(legal)


def test_an_observation_of_another_game_is_refused() -> None:
    with pytest.raises(BadOptions, match=r"of sushi-go\(seats=5.*, not of sushi-go\(seats=3"):
        SushiyaVectorEnv(GAME, 2, observation=Observation("sushi-go(seats=5)"))


def test_a_state_of_another_game_is_refused() -> None:
    for other in (
        "sushi-go(seats=5)",
        "sushi-go(seats=2,edition=gamewright)",
        "sushizock(seats=3)",
        "sushi-go-party(seats=3,meal=my-first-meal)",
    ):
        with pytest.raises(BadOptions, match=r"state of|comes to this state"):
            Batch(GAME, 1).put(0, Match(game_of(other), "a").state)


def test_arrays_of_a_batch_are_to_read() -> None:
    batch = Batch(GAME, 2)
    for array in (batch.records, batch.steps, batch.seats, batch.masks, batch.scores):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = array[1]


def test_what_kernels_trust_can_be_read_but_not_changed() -> None:
    """Features with other offsets were written past the end of their row."""
    look, numbering, match = Observation(GAME), engine_of(GAME).numbering, FastMatch(GAME)
    for thing, name in ((look, "offsets"), (look, "size"), (look, "game"), (numbering, "at")):
        with pytest.raises(AttributeError):
            setattr(thing, name, 3)
    before = match.observe(0, look)
    look.offsets[:] = 10**8
    numbering.at[:] = 10**8
    assert (match.observe(0, look) == before).all()
    for array in (match.legal, match.now):
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 1


def test_an_action_has_to_be_legal_now_and_not_before() -> None:
    match = FastMatch(GAME)
    match.draw(seeds_of(1, 1))
    match.look()
    legal = int(match.legal.argmax())
    match.step(0, legal)
    with pytest.raises(ValueError, match="none before"):
        match.take(legal)


@pytest.mark.parametrize("make", [Batch, SushiyaVectorEnv])
def test_more_matches_than_fit_are_refused(make: Any) -> None:
    """The system ended the process."""
    with pytest.raises(
        BadOptions, match=r"of 2147483647 would take [\d,.]+ GB, and [\d,.]+ GB are free: use at"
    ):
        make(GAME, 2**31 - 1)


def test_many_matches_can_not_be_shown() -> None:
    with pytest.raises(BadOptions, match="Many matches can't be shown: leave render_mode out, not 'ansi'"):
        SushiyaVectorEnv(GAME, 2, render_mode="ansi")


def test_copies_of_a_match_go_their_own_way() -> None:
    batch = Batch(GAME, 3, seed=2)
    same = batch.select([1, 1, 2]).finish()
    assert (same[0] == same[1]).all()
    assert len(np.unique(batch.select(50 * [1], seed=3).finish(), axis=0)) > 10
    assert not batch.over.any()


def play_on(made: Any, actions: int) -> list[Any]:
    """What an environment says after a few first legal actions."""
    said: list[Any] = []
    for _ in range(actions):
        if hasattr(made, "agent_selection"):
            seen, reward, *_ = made.last()
            made.step(int(seen["action_mask"].argmax()))
            said.append((seen["observation"].tolist(), reward))
        elif hasattr(made, "agents"):
            result = made.step(
                {agent: int(made.observe(agent)["action_mask"].argmax()) for agent in made.agents}
            )
            said.append(str(result))
        else:
            mask = made.action_masks() if hasattr(made, "action_masks") else made._masks
            seen, *rest = made.step(mask.argmax(axis=-1))
            said.append((seen["observation"].tolist(), str(rest)))
    return said


@pytest.mark.parametrize("doubled", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))])
@pytest.mark.parametrize(
    "make",
    [
        *(env, raw_env, parallel_env, SushiyaEnv, lambda game: SushiyaVectorEnv(game, 3)),
        lambda game: SushiyaVectorEnv(game, 3, opponents="regular"),
        lambda game: SushiyaVectorEnv(game, 2, opponents=["greedy", "master@2it"]),
        lambda game: SushiyaVectorEnv(game, 2, opponents={"greedy": 1, "regular": 1, "random": 1}),
        lambda game: SushiyaEnv(game, opponents=["master@2it", "greedy"]),
    ],
)
def test_environments_can_be_copied_and_pickled(make: Any, doubled: Any) -> None:
    for game in (GAME, "sushizock(seats=3)"):
        made = make(game)
        made.reset(seed=4)
        play_on(made, 3)
        other = doubled(made)
        assert play_on(made, 5) == play_on(other, 5)


def test_environments_without_a_seed_differ() -> None:
    seen = {SushiyaVectorEnv(GAME, 1).reset()[0]["observation"].tobytes() for _ in range(4)}
    assert len(seen) > 1
    seen = {SushiyaEnv(GAME).reset()[0]["observation"].tobytes() for _ in range(4)}
    assert len(seen) > 1


@pytest.mark.parametrize("make", [env, raw_env, parallel_env])
def test_environments_of_petting_zoo_without_a_seed_differ(make: Any) -> None:
    seen = set()
    for _ in range(4):
        made = make(GAME)
        made.reset()
        seen.add(made.unwrapped.observe("seat_0")["observation"].tobytes())
    assert len(seen) > 1


@pytest.mark.parametrize("copied", [True, False])
@pytest.mark.parametrize(("opponents", "size"), [("random", 64), ("greedy", 16)])
def test_last_observations_of_matches_that_go_on_are_zeros(copied: bool, opponents: str, size: int) -> None:
    made = SushiyaVectorEnv(GAME, size, opponents=opponents, copy=copied)
    rng = np.random.default_rng(1)
    seen, _ = made.reset(seed=1)
    ends = 0
    for _ in range(120):
        masks = seen["action_mask"]
        seen, _, over, _, infos = made.step((masks * rng.random(masks.shape)).argmax(axis=1))
        if over.any():
            last = infos["final_obs"]["observation"]
            assert not last[~over].any()
            assert last[over].any(axis=1).all()
            ends += 0 < over.sum() < size
        over[:] = False
    assert ends > 10


@pytest.mark.parametrize("name", ["python_sushi_go", "python_sushizock"])
def test_chance_has_no_outcomes_but_its_own(name: str) -> None:
    state = pyspiel.load_game(name, {"players": 3}).new_initial_state()
    assert all(state.action_to_string(-1, outcome) for outcome in state.legal_actions())
    for outcome in (-1, 999):
        with pytest.raises(BadOptions, match=f"has to be a number from 0 to .*, not {outcome}"):
            state.action_to_string(-1, outcome)


def test_an_environment_gives_new_arrays_for_every_step() -> None:
    made = SushiyaVectorEnv(GAME, 2)
    seen, _ = made.reset(seed=1)
    _, _, _, first, _ = made.step(seen["action_mask"].argmax(axis=1))
    first[:] = True
    *_, second, _ = made.step(made._masks.argmax(axis=1))
    assert not second.any()


class Unhashable:
    """A policy that compares by value."""

    __hash__ = None  # type: ignore[assignment]

    def __call__(self, seen: Any) -> Any:
        return seen["action_mask"].argmax(axis=1)


def test_any_callable_is_an_opponent_and_any_number_a_weight() -> None:
    one, other = Unhashable(), Unhashable()
    found = checked_opponents(game_of("sushi-go(seats=5)"), [one, other, one, "greedy"])
    assert (found.players, len(set(found.by_place.tolist()))) == ((one, other, "greedy"), 3)
    SushiyaVectorEnv(GAME, 2, opponents=one).reset(seed=1)
    drawn = checked_opponents(game_of(GAME), {"greedy": np.float32(1.0), "regular": np.int64(3)})
    assert drawn.cumulated[-1] == 1.0
