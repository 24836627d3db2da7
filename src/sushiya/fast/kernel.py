"""How a function of the fast engine is compiled: once for a machine, and kept on disk."""

import logging
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from threading import Timer
from typing import Any, Final, TypeVar, cast

import numba
from numba import types

from sushiya.fast.folder import can_be_kept, compiled_folder, touch_folder

__all__ = ["COUNTS_FROM_THE_END", "NOTICE", "entry_point", "inline_kernel", "kernel", "numba_config"]

F = TypeVar("F", bound=Callable[..., object])

numba_config: Any = numba.config
numba_config.CACHE_DIR = str(compiled_folder())
touch_folder()
KEEP = can_be_kept()
"""If not, every process compiles for itself: Numba would use the package's folder, and take old for new."""

LOG = logging.getLogger(__name__)
NOTICE = "The fast engine is compiled, once for this computer: that takes a minute or two …"
PATIENCE = 2.0
"""Seconds that a program may be silent: loading what was compiled before takes less."""


def _private(module: str, name: str) -> Any:
    """Something that Numba doesn't promise to keep; None: it is gone, and we do without, more slowly."""
    try:
        return getattr(import_module(module), name, None)
    except ImportError:
        return None


LOCK: Final = _private("numba.core.compiler_lock", "global_compiler_lock")
COUNTS_FROM_THE_END: Final = LOCK is None or _private("numba.np.arrayobj", "fix_integer_index") is None
"""Whether kernels look at every index, as everybody's code does: see below."""


def _known(**tricks: Any) -> dict[str, Any]:
    """Those of these options that this Numba has. They are about speed; it refuses what it doesn't know."""
    options = _private("numba.core.cpu", "CPUTargetOptions")
    return {name: value for name, value in tricks.items() if hasattr(options, name)}


# No reference counts: a kernel can't allocate, and needn't count.
OPTIONS: Any = {"nogil": True, "error_model": "numpy", **_known(_nrt=False)}
INSIDE = OPTIONS | _known(no_cpython_wrapper=True, no_cfunc_wrapper=True)
INLINE = OPTIONS | _known(forceinline=not numba_config.BOUNDSCHECK)


def entry_point(function: F) -> F:
    """A kernel that Python calls too: compiled when it is first called, and kept on disk."""
    return _compiled(function, OPTIONS | {"cache": KEEP})


def kernel(function: F) -> F:
    """A function that only other kernels call, compiled as a part of them: from Python it can't be called."""
    return _compiled(function, INSIDE)


def inline_kernel(function: F) -> F:
    """A kernel that is put into its callers, since a call would cost more than it does.

    With bounds checked it stays a call: nobody is in a hurry then, and so it compiles seven times as fast.
    """
    return _compiled(function, INLINE)


# Numba looks at every index whether it counts from the end of the array: an eighth of the time of a match.
# No kernel counts so, and it is left out of their code, of nobody else's. With NUMBA_BOUNDSCHECK=1 an index
# below 0 is an error.


def _compiled(function: F, options: Any) -> F:
    made: Any = numba.njit(**options)(function)
    if not numba_config.DISABLE_JIT:
        made.compile = partial(_compile, made.compile)
    return cast("F", made)


def _compile(compile_: Callable[[object], object], signature: object) -> object:
    if COUNTS_FROM_THE_END:
        return _announced(compile_, signature)
    arrays: Any = import_module("numba.np.arrayobj")
    with LOCK:
        usual = arrays.fix_integer_index
        if usual is _index_as_it_is:  # a kernel that another one calls
            return compile_(signature)
        arrays.fix_integer_index = _index_as_it_is
        try:
            return _announced(compile_, signature)
        finally:
            arrays.fix_integer_index = usual


def _announced(compile_: Callable[[object], object], signature: object) -> object:
    """Compile; if that takes long, it is said why."""
    notice = Timer(PATIENCE, _give_notice)
    notice.daemon = True
    notice.start()
    try:
        return compile_(signature)
    finally:
        notice.cancel()


@cache
def _give_notice() -> None:
    """Once in a process."""
    LOG.warning(NOTICE)


def _index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    return context.cast(builder, index, kind, types.intp)
