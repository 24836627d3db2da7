"""The interface of a fast engine: one game on flat arrays, with every function that plays it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from sushiya.core import Action, AnyGame, Seat, State
from sushiya.fast.actions import Numbering
from sushiya.fast.feature import Feature
from sushiya.fast.folder import is_ready, mark_ready
from sushiya.fast.kernel import numba_config
from sushiya.fast.records import with_attributes
from sushiya.fast.rng import rng_of
from sushiya.fast.tally import new_tally

__all__ = ["Config", "Engine", "Kernels", "Record"]

Record: TypeAlias = Any
"""One match, as described in the engine's layout.py."""
Config: TypeAlias = Any
"""The constants of a game, as kernels read them."""


@dataclass(frozen=True, eq=False)
class Kernels:
    """The compiled functions of an engine. They trust their arguments: no index is checked.

    Call them only with what the engine made, or with what `Batch`, `FastMatch` or an environment has checked.

    Arguments are the same in every family: `rec` is the record of a match, `cfg` the game's constants, `s`
    the record of partial answers, `codes` a buffer for options (see `record`, `steps` and `codes` of
    `Engine`), `rng` a random generator, and `at` is `numbering.at`. Kernels for all games call these
    functions by the names in verbs.py.
    """

    start: Callable[..., None]
    """start(rec, cfg): start a new match."""
    options: Callable[..., int]
    """options(rec, cfg, seat, codes): list the codes of a seat's legal answers; return their number."""
    answer: Callable[..., None]
    """answer(rec, cfg, seat, code): apply a seat's answer."""
    sample_chance: Callable[..., None]
    """sample_chance(rec, cfg, rng): apply a random chance outcome."""
    apply_chance: Callable[..., None]
    """apply_chance(rec, cfg, outcomes): apply a given chance outcome; see `outcomes_of`."""
    legal_actions: Callable[..., None]
    """legal_actions(rec, cfg, at, s, seat, codes, mask): mark the legal actions of a seat."""
    take_step: Callable[..., int]
    """take_step(rec, cfg, at, s, seat, action, codes): the code of the answer if now complete, else -1."""
    action_toward: Callable[..., int]
    """action_toward(rec, cfg, at, s, seat, code, codes): the next action on the way to an answer's code."""
    random_answer: Callable[..., int]
    """random_answer(rec, cfg, seat, rng, codes): the code of a random option, each equally likely."""
    random_game: Callable[..., None]
    """random_game(rec, cfg, rng, codes): play to the end, all seats at random."""
    tally_games: Callable[..., None]
    """tally_games(rec, cfg, games, rng, codes, tally): play whole matches at random, and tally them."""
    quick_answer: Callable[..., int]
    """quick_answer(rec, cfg, quick, seat, rng, codes): what a quick player would answer; see `quick`."""
    regular_answer: Callable[..., int]
    """regular_answer(rec, cfg, regular, seat, rng, codes): the regular bot's answer; see `regular`."""
    winners: Callable[..., int]
    """winners(rec, cfg): the winners of a finished match, a bit for each; see wins.py."""
    observe: Callable[..., None]
    """observe(rec, cfg, at, s, offsets, seat, row): write an observation; see research/observations.py."""


@dataclass(frozen=True, eq=False)
class Engine:
    """The engine of one game."""

    game: AnyGame
    config: Config
    dtype: np.dtype[Any]
    """The memory layout of a match. No two families have records with the same fields."""
    steps_dtype: np.dtype[Any]
    """The memory layout of answers that are not complete."""
    outcomes_dtype: np.dtype[Any]
    """The element type of chance outcomes."""
    room_for_options: int
    numbering: Numbering
    """Every action that a player can take, by number."""
    features: tuple[Feature, ...]
    """The features of an observation."""
    dishes: tuple[str, ...]
    """The names by which a tally groups points and picks: dishes, or kinds of tiles."""
    dish_message: str
    """The prefix of the messages that name them to people: `dish` for dish-miso-soup."""
    kernels: Kernels
    quick: Callable[[], Any]
    """Makes what `quick_answer` needs: the weights of its policy, and scratch space."""
    regular: Callable[[], Any]
    """Makes what `regular_answer` needs."""

    # To and from the reference ------------------------------------------------------------------------------

    from_state: Callable[[State[Any], Record], None]
    """from_state(state, rec): write a state of the reference engine into a record."""
    remember: Callable[[Any, Record], None]
    """remember(memory, rec): add to such a record what a seat remembers and what no state has."""
    to_state: Callable[[Record], State[Any]]
    impossible: Callable[[State[Any]], str]
    """Why no match comes to this state, as far as kernels rely on it; empty if one might."""
    code_of: Callable[[Action], int]
    """The code of a player's answer."""
    action_of: Callable[[Record, int], Action]
    """action_of(rec, code): the answer with this code to the open question."""
    outcomes_of: Callable[[Action], NDArray[Any]]
    """A chance outcome as `apply_chance` takes it."""
    drawn: Callable[[Record, Record], Action]
    """drawn(before, after): the chance outcome that `sample_chance` applied."""
    picked: Callable[[Action], Iterable[str]]
    """The dishes that an answer picks."""
    points: Callable[[State[Any]], Iterable[tuple[Seat, str, int]]]
    """Who scored how many points with which dish, in a finished match."""

    @property
    def bytes_per_match(self) -> int:
        """The memory that a match takes in a batch: its record, its mask, its seat and its generator."""
        return self.dtype.itemsize + self.steps_dtype.itemsize + len(self.numbering) + 16

    def record(self) -> Record:
        """An empty record for one match."""
        return np.zeros(1, with_attributes(self.dtype))[0]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game alone: copies are the one engine of that game, which can't be changed."""
        from sushiya.fast.families import engine_of

        return engine_of, (self.game,)

    def steps(self) -> Any:
        """An empty record for the partial answers of one match."""
        return np.zeros(1, with_attributes(self.steps_dtype))[0]

    def codes(self) -> NDArray[np.int32]:
        """A buffer for the options of a question."""
        return np.zeros(self.room_for_options, np.int32)

    def ready(self, announce: Callable[[], object] = lambda: None) -> None:
        """Compile the engine if necessary; `announce` is called before that.

        It takes about a minute, once per version of the code: compiled functions are kept on disk.
        """
        if numba_config.DISABLE_JIT or is_ready(self.game.family):
            return
        announce()
        from sushiya.fast.advance import random_games  # here: its kernels need the functions of all engines

        rec, codes = self.record(), self.codes()
        self.kernels.tally_games(rec, self.config, 1, rng_of(0), codes, new_tally())
        random_games(rec, self.config, 1, rng_of(0), codes, np.zeros(self.game.seats, np.int64))
        self.kernels.random_game(rec, self.config, rng_of(0), codes)
        mark_ready(self.game.family)
