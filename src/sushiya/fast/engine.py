"""What a fast engine is: one game on flat arrays, with every verb that plays it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from sushiya.core import Action, AnyGame, Seat, State
from sushiya.fast.actions import Numbering
from sushiya.fast.feature import Feature
from sushiya.fast.folder import is_ready, mark_ready
from sushiya.fast.kernel import numba_config
from sushiya.fast.rng import rng_of

__all__ = ["Config", "Engine", "Record"]

Record: TypeAlias = Any
"""A record: one match, as the engine's layout.py describes it."""
Config: TypeAlias = Any
"""The constants of a game, as kernels read them."""


@dataclass(frozen=True, eq=False)
class Engine:
    """The engine of one game.

    Verbs that are compiled have the same arguments in every family: `g` is the record of a match, `c` the
    chart, `s` the record of the small steps taken, `codes` room for options (see `record`, `steps` and
    `codes`), and `at` is `numbering.at`. Kernels for all games call them by the names in verbs.py.
    """

    game: AnyGame
    config: Config
    dtype: np.dtype[Any]
    """How a match lies in memory. No two families have records with the same fields."""
    steps_dtype: np.dtype[Any]
    """How the parts of an answer that is not complete lie in memory."""
    lots_dtype: np.dtype[Any]
    """How chance's answers lie in memory."""
    room_for_options: int
    numbering: Numbering
    """Every small step that a player can take, by number."""
    features: tuple[Feature, ...]
    """What an observation is made of."""
    dishes: tuple[str, ...]
    """What a tally adds points and picks up by: dishes, or kinds of tiles."""
    dish_message: str
    """How the messages that name them to people begin: `dish` for dish-miso-soup."""

    # Compiled -----------------------------------------------------------------------------------------------

    start: Callable[..., None]
    """start(g, c): a new match."""
    options: Callable[..., int]
    """options(g, c, seat, codes): list the codes of what a seat may answer; how many there are."""
    answer: Callable[..., None]
    """answer(g, c, seat, code)"""
    sample_chance: Callable[..., None]
    """sample_chance(g, c, luck): chance answers at random …"""
    apply_chance: Callable[..., None]
    """apply_chance(g, c, lots): … or as told: see `lots_of` and `give`."""
    legal_actions: Callable[..., None]
    """legal_actions(g, c, at, s, seat, codes, mask): mark the small steps that a seat may take."""
    take_step: Callable[..., int]
    """take_step(g, c, at, s, seat, action, codes): the code of the answer once it is complete, else -1."""
    random_answer: Callable[..., int]
    """random_answer(g, c, seat, luck, codes): the code of any option, each equally likely."""
    random_game: Callable[..., None]
    """random_game(g, c, luck, codes): play on to the end, everybody at random."""
    random_games: Callable[..., None]
    """random_games(g, c, games, luck, codes, totals): whole matches; adds their scores up by seat."""
    tally_games: Callable[..., None]
    """tally_games(g, c, games, luck, codes, tally): the same, with all that a tally adds up."""
    rank: Callable[..., int]
    """rank(g, seat): higher for who is ahead, equal for who shares the place."""
    observe: Callable[..., None]
    """observe(g, c, at, s, offsets, seat, row): write what a seat observes; see research/observations.py."""

    # To and from the reference ------------------------------------------------------------------------------

    from_state: Callable[[State[Any], Record], None]
    """from_state(state, g): write a state of the reference into a record."""
    to_state: Callable[[Record], State[Any]]
    code_of: Callable[[Action], int]
    """The code of a player's answer."""
    action_of: Callable[[Record, int], Action]
    """action_of(g, code): the answer of this code to the open question."""
    lots_of: Callable[[Action], NDArray[Any]]
    """Chance's answer as `apply_chance` takes it."""
    picked: Callable[[Action], Iterable[str]]
    """The dishes that an answer picks."""
    points: Callable[[State[Any]], Iterable[tuple[Seat, str, int]]]
    """Who made how many points with which dish, in a match that is over."""

    def record(self) -> Record:
        """Room for one match."""
        return np.zeros(1, self.dtype).view(np.recarray)[0]

    def steps(self) -> Any:
        """Room for the small steps taken in one match."""
        return np.zeros(1, self.steps_dtype).view(np.recarray)[0]

    def codes(self) -> NDArray[np.int32]:
        """Room for the options of a question."""
        return np.zeros(self.room_for_options, np.int32)

    def apply_outcomes(self, rec: Record, lots: Sequence[int]) -> None:
        """Chance answers as told, lot by lot."""
        self.apply_chance(rec, self.config, np.array(lots, self.lots_dtype))

    def ready(self, announce: Callable[[], object] = lambda: None) -> None:
        """Have the engine compiled; `announce` is called first where that is still to be done.

        It takes about a minute, once for a version of the code: what is compiled is kept on disk.
        """
        if numba_config.DISABLE_JIT or is_ready(self.game.family):
            return
        announce()
        from sushiya.fast.tally import new_tally  # here: its kernels know the verbs of all engines

        rec, codes = self.record(), self.codes()
        self.tally_games(rec, self.config, 1, rng_of(0), codes, new_tally())
        self.random_games(rec, self.config, 1, rng_of(0), codes, np.zeros(self.game.seats, np.int64))
        self.random_game(rec, self.config, rng_of(0), codes)
        mark_ready(self.game.family)
