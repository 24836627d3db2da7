"""The verbs of both fast engines under one name: which one is meant, the type of the record tells.

A kernel that calls these is compiled for each engine, with no choice left to make when it runs.
"""

from collections.abc import Callable
from typing import Any

from numba.extending import overload

from sushiya.fast.kernel import OPTIONS
from sushiya.fast.sushi import actions as sushi_actions
from sushiya.fast.sushi import chance as sushi_chance
from sushiya.fast.sushi import play as sushi_play
from sushiya.fast.sushi import turn as sushi_turn
from sushiya.fast.sushizock import actions as sushizock_actions
from sushiya.fast.sushizock import chance as sushizock_chance
from sushiya.fast.sushizock import play as sushizock_play
from sushiya.fast.sushizock import turn as sushizock_turn

__all__ = [
    "answer",
    "draw_lots",
    "either",
    "legal_actions",
    "random_answer",
    "random_game",
    "start",
    "take_step",
]

ONLY_SUSHI = "hands"
"""A field that only records of Sushi Go! and Party have."""


def either(sushi: Callable[..., Any], sushizock: Callable[..., Any]) -> Callable[..., Any]:
    """A function that is the one or the other; its first argument is a record."""

    def verb(*args: Any) -> Any:
        return (sushi if ONLY_SUSHI in args[0].dtype.names else sushizock)(*args)

    @overload(verb, strict=False, jit_options=OPTIONS)
    def typed(*args: Any) -> Callable[..., Any]:
        meant = sushi if ONLY_SUSHI in args[0].fields else sushizock

        def call(*args: Any) -> Any:
            return meant(*args)

        return call

    return verb


start = either(sushi_turn.start, sushizock_turn.start)
answer = either(sushi_turn.answer, sushizock_turn.answer)
draw_lots = either(sushi_chance.draw_lots, sushizock_chance.draw_lots)
random_answer = either(sushi_play.quick_random_answer, sushizock_play.random_answer)
random_game = either(sushi_play.random_game, sushizock_play.random_game)
legal_actions = either(sushi_actions.legal_actions, sushizock_actions.legal_actions)
take_step = either(sushi_actions.take_step, sushizock_actions.take_step)
