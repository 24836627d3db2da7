"""What follows each option in Sushi Go! or Party, by playing the same imagined matches to the end."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.core import Action
from sushiya.fast.rng import rng_of
from sushiya.fast.sushi.codes import Kinds, code_of
from sushiya.fast.sushi.config import config_of
from sushiya.fast.sushi.policy_weights import weight_table
from sushiya.fast.sushi.rollout import Ends, new_ends, rollout
from sushiya.fast.sushi.search import new_workspace
from sushiya.fast.sushi.worlds import knowledge_of
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.memory import Memory
from sushiya.sushi.view import View

__all__ = ["Followed", "Playouts", "follow", "followed"]


class Followed(NamedTuple):
    """What followed an option, match by match."""

    won: NDArray[np.float64]
    """By seat: 1 for a win, its share for a shared one."""
    scores: NDArray[np.int64]
    """By seat, at the end of the match."""
    points: NDArray[np.int16]
    """By seat and dish: those of this round, and those at the end of the match."""
    taken: NDArray[np.int32]
    """By turn (this one and the next) and seat: the kinds of cards that were taken, as bits."""
    vain: NDArray[np.bool_]
    """Whether nobody had what the seat wished for in this turn."""


class Playouts:
    """Plays every option in the same imagined matches, which the seat can't tell from the truth."""

    def __init__(
        self, view: View, memory: Memory, options: Sequence[Action], rng: Random, seed: int | None = None
    ) -> None:
        """`seed` numbers the first match; by default the generator draws it."""
        assert view.seat is not None
        kinds, self._config, self._weights = _constants(view.game)
        self._known = knowledge_of(view, memory, rng)
        self._seed = int(rng.random() * 2**53) if seed is None else seed
        self._workspace, self._hidden = new_workspace(self._known), self._known.hidden.copy()
        self._codes = np.array([code_of(kinds, option) for option in options], np.int64)
        self._game, self._seat = view.game, view.seat

    def play(self, matches: int) -> Ends:
        """The ends of this many more matches, by match and option."""
        ends = new_ends(matches, len(self._codes))
        rollout(
            self._known,
            self._config,
            self._weights,
            self._workspace,
            rng_of(self._seed),
            self._seat,
            self._codes,
            self._hidden,
            ends,
        )
        self._seed += matches
        seats, dishes = self._game.seats, len(self._game.dishes)
        return Ends(
            ends.won[:, :, :seats],
            ends.scores[:, :, :seats],
            ends.points[:, :, :seats, :dishes],
            ends.taken[:, :, :, :seats],
            ends.vain,
        )


def followed(ends: Sequence[Ends]) -> list[Followed]:
    """What followed each option, from one or more portions of matches."""
    joined = [np.concatenate(parts) for parts in zip(*ends, strict=True)]
    return [Followed(*(each[:, option] for each in joined)) for option in range(joined[0].shape[1])]


def follow(
    view: View, memory: Memory, options: Sequence[Action], matches: int, rng: Random
) -> list[Followed]:
    """What followed each option in this many imagined matches."""
    return followed([Playouts(view, memory, options, rng).play(matches)])


@lru_cache(maxsize=4)
def _constants(game: DraftingGame) -> tuple[Kinds, Any, Any]:
    """What the engine and its policy read about a game."""
    kinds = Kinds(game)
    return kinds, config_of(game), weight_table(game, kinds.cards)
