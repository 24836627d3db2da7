"""Which fast engine plays a game: two packages with the same modules and signatures."""

from typing import Any, NamedTuple

from sushiya.core import Game
from sushiya.fast.sushi import actions as sushi_actions
from sushiya.fast.sushi import chance as sushi_chance
from sushiya.fast.sushi import chart as sushi_chart
from sushiya.fast.sushi import convert as sushi_convert
from sushiya.fast.sushi import layout as sushi_layout
from sushiya.fast.sushi import play as sushi_play
from sushiya.fast.sushi import turn as sushi_turn
from sushiya.fast.sushizock import actions as sushizock_actions
from sushiya.fast.sushizock import chance as sushizock_chance
from sushiya.fast.sushizock import chart as sushizock_chart
from sushiya.fast.sushizock import convert as sushizock_convert
from sushiya.fast.sushizock import layout as sushizock_layout
from sushiya.fast.sushizock import play as sushizock_play
from sushiya.fast.sushizock import turn as sushizock_turn
from sushiya.sushizock import Sushizock

__all__ = ["Modules", "modules_of"]


class Modules(NamedTuple):
    """The modules of one engine."""

    actions: Any
    chance: Any
    chart: Any
    convert: Any
    layout: Any
    play: Any
    turn: Any


SUSHI = Modules(sushi_actions, sushi_chance, sushi_chart, sushi_convert, sushi_layout, sushi_play, sushi_turn)
SUSHIZOCK = Modules(
    sushizock_actions,
    sushizock_chance,
    sushizock_chart,
    sushizock_convert,
    sushizock_layout,
    sushizock_play,
    sushizock_turn,
)


def modules_of(game: Game[Any]) -> Modules:
    """The engine that plays this game."""
    return SUSHIZOCK if isinstance(game, Sushizock) else SUSHI
