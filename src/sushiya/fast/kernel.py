"""How a function of the fast engine is compiled: once for a machine, and kept on disk.

Numba looks only at a function's own file to see whether its compiled form is still true, not at the functions
it calls. So the folder of compiled functions is named by all the code they could come from.
"""

import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

__all__ = ["compiled_folder", "entry", "kernel", "small"]

F = TypeVar("F", bound=Callable[..., object])

SOURCES = ("fast", "research", "sushi", "sushizock")


def compiled_folder() -> Path:
    """Where the compiled functions of exactly this code are kept."""
    package = Path(__file__).parents[1]
    digest = sha256()
    for folder in SOURCES:
        for file in sorted((package / folder).rglob("*.py")):
            digest.update(file.read_bytes())
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "sushiya" / f"compiled-{digest.hexdigest()[:16]}"


config: Any = numba.config
if not config.CACHE_DIR:
    config.CACHE_DIR = str(compiled_folder())

# No reference counts: a kernel can't allocate, and needn't count.
OPTIONS: Any = {"nogil": True, "error_model": "numpy", "_nrt": False}
INSIDE = OPTIONS | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def entry(function: F) -> F:
    """A kernel that Python calls too: compiled when it is first called, and kept on disk."""
    return cast("F", numba.njit(cache=True, **OPTIONS)(function))


def kernel(function: F) -> F:
    """A function that only other kernels call, compiled as a part of them: from Python it can't be called."""
    return cast("F", numba.njit(**INSIDE)(function))


def small(function: F) -> F:
    """A kernel that is put into its callers, since a call would cost more than it does."""
    return cast("F", numba.njit(forceinline=True, **OPTIONS)(function))
