"""The fast engine of a game, whichever it is; and having it compiled before it is needed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from sushiya.core import Game
from sushiya.fast.folder import is_ready, mark_ready
from sushiya.fast.kernel import config
from sushiya.fast.luck import luck_of
from sushiya.fast.tally import new_tally
from sushiya.sushi.draft import Draft
from sushiya.sushizock import Sushizock

__all__ = ["Engine", "engine_of", "ready"]


@dataclass(frozen=True)
class Engine:
    """What both engines have in common: see `start`, `random_games` and so on in either of them."""

    name: str
    dtype: np.dtype[Any]
    room_for_options: int
    dishes: tuple[str, ...]
    chart: Any
    start: Callable[..., None]
    from_state: Callable[..., None]
    random_game: Callable[..., None]
    random_games: Callable[..., None]
    tally_games: Callable[..., None]

    def record(self) -> Any:
        """Room for one match."""
        return np.zeros(1, self.dtype).view(np.recarray)[0]

    def codes(self) -> Any:
        """Room for the options of a question."""
        return np.zeros(self.room_for_options, np.int32)


def engine_of(game: Game[Any]) -> Engine:
    """The engine that plays this game."""
    if isinstance(game, Draft):
        from sushiya.fast.sushi import chart, convert, layout, play, tally, turn

        return Engine(
            "sushi",
            layout.DTYPE,
            play.OPTIONS,
            tuple(game.dishes),
            chart.chart_of(game),
            turn.start,
            convert.from_state,
            play.random_game,
            play.random_games,
            tally.tally_games,
        )
    if isinstance(game, Sushizock):
        from sushiya.fast import sushizock
        from sushiya.fast.sushizock.tally import tally_games
        from sushiya.sushizock.tiles import KINDS

        return Engine(
            "sushizock",
            sushizock.DTYPE,
            sushizock.OPTIONS,
            KINDS,
            sushizock.chart_of(game),
            sushizock.start,
            sushizock.from_state,
            sushizock.random_game,
            sushizock.random_games,
            tally_games,
        )
    raise TypeError(f"There is no fast engine for {game!r}.")


def ready(game: Game[Any], announce: Callable[[], object] = lambda: None) -> None:
    """Have the engine of this game compiled; `announce` is called first where that is still to be done.

    It takes about a minute, once for a version of the code: what is compiled is kept on disk.
    """
    engine = engine_of(game)
    if config.DISABLE_JIT or is_ready(engine.name):
        return
    announce()
    g, chart, codes = engine.record(), engine.chart, engine.codes()
    engine.tally_games(g, chart, 1, luck_of(0), codes, new_tally())
    engine.random_games(g, chart, 1, luck_of(0), codes, np.zeros(chart.seats, np.int64))
    engine.random_game(g, chart, luck_of(0), codes)
    mark_ready(engine.name)
