"""Players that are part of the kernels: random, quick, and the regular bot."""

from typing import Any, NamedTuple

from sushiya.fast.engine import Config, Engine, Record
from sushiya.fast.kernel import inline_kernel
from sushiya.fast.rng import Rng
from sushiya.fast.verbs import quick_answer, random_answer, regular_answer

__all__ = [
    "KERNELS",
    "QUICK",
    "RANDOM",
    "REGULAR",
    "KernelPlayers",
    "player_answer",
    "players_of",
]

RANDOM, QUICK, REGULAR = range(3)
KERNELS = ("random", "quick", "regular")
"""The names of the kernel players, by number."""


class KernelPlayers(NamedTuple):
    """What the kernel players need besides the match."""

    quick: Any
    regular: Any


def players_of(engine: Engine) -> KernelPlayers:
    """The players of a game."""
    return KernelPlayers(engine.quick(), engine.regular())


@inline_kernel
def player_answer(
    rec: Record, cfg: Config, players: KernelPlayers | None, player: int, seat: int, rng: Rng, codes: Any
) -> int:
    """The code of the answer of the player with this number. Inlined: a call would pass dozens of arrays.

    Without `players`, as on a GPU, everybody plays at random.
    """
    if players is None:
        return int(random_answer(rec, cfg, seat, rng, codes))
    if player == QUICK:
        return int(quick_answer(rec, cfg, players.quick, seat, rng, codes))
    if player == REGULAR:
        return int(regular_answer(rec, cfg, players.regular, seat, rng, codes))
    return int(random_answer(rec, cfg, seat, rng, codes))
