"""The fast engine of each game family. Numba is imported only when an engine is made."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sushiya.core import AnyGame
from sushiya.core.family import PerFamily

if TYPE_CHECKING:
    from sushiya.fast.engine import Engine

__all__ = ["ENGINES", "engine_of"]


def _drafting(game: Any) -> "Engine":
    from sushiya.fast.sushi.engine import engine_of

    return engine_of(game)


def _sushizock(game: Any) -> "Engine":
    from sushiya.fast.sushizock.engine import engine_of

    return engine_of(game)


ENGINES: PerFamily[Callable[[AnyGame], "Engine"]] = PerFamily(
    "fast engine", {"drafting": _drafting, "sushizock": _sushizock}
)


def engine_of(game: AnyGame | str) -> "Engine":
    """The engine that plays this game; raises BadOptions if there is none."""
    from sushiya.fast.checked import checked_game
    from sushiya.fast.verbs import register

    known = checked_game(game)
    return register(ENGINES.of(known)(known))
