"""How a function of the fast engine is compiled: once for a machine, and kept on disk."""

import logging
from collections.abc import Callable
from functools import cache, partial
from threading import Timer
from typing import Any, TypeVar, cast

import numba
from numba.core import types
from numba.core.compiler_lock import global_compiler_lock
from numba.np import arrayobj

from sushiya.fast.folder import can_be_kept, compiled_folder, touch_folder

__all__ = ["NOTICE", "config", "entry", "kernel", "small"]

F = TypeVar("F", bound=Callable[..., object])

config: Any = numba.config
config.CACHE_DIR = str(compiled_folder())
touch_folder()
KEEP = can_be_kept()
"""If not, every process compiles for itself: Numba would use the package's folder, and take old for new."""

LOG = logging.getLogger(__name__)
NOTICE = "The fast engine is compiled, once for this computer: that takes a minute or two …"
PATIENCE = 2.0
"""Seconds that a program may be silent: loading what was compiled before takes less."""

# No reference counts: a kernel can't allocate, and needn't count.
OPTIONS: Any = {"nogil": True, "error_model": "numpy", "_nrt": False}
INSIDE = OPTIONS | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def entry(function: F) -> F:
    """A kernel that Python calls too: compiled when it is first called, and kept on disk."""
    return _compiled(function, OPTIONS | {"cache": KEEP})


def kernel(function: F) -> F:
    """A function that only other kernels call, compiled as a part of them: from Python it can't be called."""
    return _compiled(function, INSIDE)


def small(function: F) -> F:
    """A kernel that is put into its callers, since a call would cost more than it does.

    With bounds checked it stays a call: nobody is in a hurry then, and so it compiles seven times as fast.
    """
    return _compiled(function, OPTIONS | {"forceinline": not config.BOUNDSCHECK})


# Numba looks at every index whether it counts from the end of the array: an eighth of the time of a match.
# No kernel counts so, and it is left out of their code, of nobody else's. With NUMBA_BOUNDSCHECK=1 an index
# below 0 is an error.


def _compiled(function: F, options: Any) -> F:
    made: Any = numba.njit(**options)(function)
    if not config.DISABLE_JIT:
        made.compile = partial(_compile, made.compile)
    return cast("F", made)


def _compile(compile_: Callable[[object], object], signature: object) -> object:
    with global_compiler_lock:
        usual = arrayobj.fix_integer_index
        if usual is _index_as_it_is:  # a kernel that another one calls
            return compile_(signature)
        arrayobj.fix_integer_index = _index_as_it_is
        notice = Timer(PATIENCE, _give_notice)
        notice.daemon = True
        notice.start()
        try:
            return compile_(signature)
        finally:
            notice.cancel()
            arrayobj.fix_integer_index = usual


@cache
def _give_notice() -> None:
    """Once in a process."""
    LOG.warning(NOTICE)


def _index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    return context.cast(builder, index, kind, types.intp)
