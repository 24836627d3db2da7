"""The functions of all fast engines under common names. The type of the record selects the engine.

A kernel that calls these is compiled for each engine, so nothing is left to select at run time.
"""

from collections.abc import Callable, Iterable
from typing import Any, cast

from numba.extending import overload

from sushiya.fast.engine import Engine
from sushiya.fast.kernel import INLINE, compiled_for

__all__ = [
    "action_toward",
    "answer",
    "apply_chance",
    "legal_actions",
    "observe",
    "quick_answer",
    "random_answer",
    "random_game",
    "register",
    "regular_answer",
    "sample_chance",
    "start",
    "take_step",
    "winners",
]

_engines: dict[frozenset[str], Engine] = {}
"""An engine of each family, by the fields of its records."""


def register(engine: Engine) -> Engine:
    """Make the functions of this engine's family available here."""
    known = _engines.setdefault(frozenset(engine.dtype.names or ()), engine)
    assert known.game.family == engine.game.family, "records of two families have the same fields"
    return engine


def _verb(name: str) -> Callable[..., Any]:
    """The function of this name of the engine that the first argument's record belongs to."""

    def meant(fields: Iterable[str]) -> Callable[..., Any]:
        kernel: Callable[..., Any] = getattr(_engines[frozenset(fields)].kernels, name)
        return kernel

    def verb(*args: Any) -> Any:
        return meant(args[0].dtype.names)(*args)

    @overload(verb, strict=False, jit_options=INLINE)
    def typed(*args: Any) -> Callable[..., Any]:
        kernel: Any = meant(args[0].fields)
        if compiled_for() == "cuda":  # inline all: so the compiler sees what local memory holds
            return cast("Callable[..., Any]", kernel.py_func)

        def call(*args: Any) -> Any:
            return kernel(*args)

        return call

    return verb


start = _verb("start")
answer = _verb("answer")
apply_chance = _verb("apply_chance")
sample_chance = _verb("sample_chance")
random_answer = _verb("random_answer")
random_game = _verb("random_game")
legal_actions = _verb("legal_actions")
action_toward = _verb("action_toward")
take_step = _verb("take_step")
observe = _verb("observe")
quick_answer = _verb("quick_answer")
regular_answer = _verb("regular_answer")
winners = _verb("winners")
