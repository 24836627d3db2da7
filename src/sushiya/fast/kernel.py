"""How a function of the fast engine is compiled: once for a machine, and kept on disk."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

from sushiya.fast.folder import can_be_kept, compiled_folder, touch_folder

__all__ = ["config", "entry", "kernel", "small"]

F = TypeVar("F", bound=Callable[..., object])

config: Any = numba.config
config.CACHE_DIR = str(compiled_folder())
touch_folder()
KEEP = can_be_kept()
"""If not, every process compiles for itself: Numba would use the package's folder, and take old for new."""

# No reference counts: a kernel can't allocate, and needn't count.
OPTIONS: Any = {"nogil": True, "error_model": "numpy", "_nrt": False}
INSIDE = OPTIONS | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def entry(function: F) -> F:
    """A kernel that Python calls too: compiled when it is first called, and kept on disk."""
    return cast("F", numba.njit(cache=KEEP, **OPTIONS)(function))


def kernel(function: F) -> F:
    """A function that only other kernels call, compiled as a part of them: from Python it can't be called."""
    return cast("F", numba.njit(**INSIDE)(function))


def small(function: F) -> F:
    """A kernel that is put into its callers, since a call would cost more than it does."""
    return cast("F", numba.njit(forceinline=True, **OPTIONS)(function))
