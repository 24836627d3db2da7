"""How functions of the fast engine are compiled: once per machine, and kept on disk."""

import gc
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from threading import Timer
from typing import Any, Final, TypeVar, cast

import numba
from numba import types

from sushiya.fast.folder import can_be_kept, compiled_folder, compiling_alone, touch_folder

__all__ = [
    "COUNTS_FROM_THE_END",
    "NOTICE",
    "compiled_for",
    "entry_point",
    "inline_kernel",
    "kernel",
    "kernel_apart",
    "numba_config",
    "on_gpu",
]

F = TypeVar("F", bound=Callable[..., object])

numba_config: Any = numba.config
numba_config.CACHE_DIR = str(compiled_folder())
touch_folder()
KEEP = can_be_kept()
"""If false, nothing is cached: Numba would use the package's folder, and could load stale code."""

LOG = logging.getLogger(__name__)
NOTICE = "Compiling the fast engine, once for this computer: this takes a minute or two …"
PATIENCE = 2.0
"""Seconds of compiling before the notice."""


def _private(module: str, name: str) -> Any:
    """A private part of Numba; None if it no longer exists. In that case we do without it, more slowly."""
    try:
        return getattr(import_module(module), name, None)
    except ImportError:
        return None


LOCK: Final = _private("numba.core.compiler_lock", "global_compiler_lock")
COUNTS_FROM_THE_END: Final = LOCK is None or _private("numba.np.arrayobj", "fix_integer_index") is None
"""Whether kernels check every index for counting from the end, as Numba does by default: see below."""
CURRENT_TARGET: Final = _private("numba.core.target_extension", "current_target")


def compiled_for() -> str:
    """What a kernel is being compiled for: "cpu" or "cuda"; empty if Numba doesn't say."""
    return "" if CURRENT_TARGET is None else str(CURRENT_TARGET())


def _known(**tricks: Any) -> dict[str, Any]:
    """Those of these options that this Numba has. They only affect speed; it rejects unknown options."""
    options = _private("numba.core.cpu", "CPUTargetOptions")
    return {name: value for name, value in tricks.items() if hasattr(options, name)}


# No reference counts: a kernel can't allocate, so there is nothing to count.
OPTIONS: Any = {"nogil": True, "error_model": "numpy", **_known(_nrt=False)}
INSIDE = OPTIONS | _known(no_cpython_wrapper=True, no_cfunc_wrapper=True)
APART = INSIDE | _known(forceinline=False)
INLINE = OPTIONS | _known(forceinline=numba_config.OPT == 3 and not numba_config.BOUNDSCHECK)


REGISTERS = 64
"""Registers per thread on a GPU: with more, each thread is faster, but fewer are there to hide latency."""
INDEXING = "numba.cuda.np.arrayobj"


def entry_point(function: F) -> F:
    """A kernel that Python calls, too. It is compiled on its first call and kept on disk."""
    return _compiled(function, OPTIONS | {"cache": KEEP})


def kernel(function: F) -> F:
    """A function that only other kernels call, compiled as a part of them. Python can't call it.

    It is kept on disk, too: the next process that compiles a kernel which calls it takes a third of the time.
    """
    return _compiled(function, INSIDE | {"cache": KEEP})


def kernel_apart(function: F) -> F:
    """A large kernel that is compiled on its own, wherever it is called from.

    Numba hands options down: what an inlined kernel calls is inlined, too, and so on, all the way down.
    """
    return _compiled(function, APART | {"cache": KEEP})


def inline_kernel(function: F) -> F:
    """A kernel that is inlined into its callers, since a call would cost more than its body.

    With bounds checks or less optimization (NUMBA_OPT=1, as in tests) it is not inlined: that halves the
    compile time, and speed matters less then.
    """
    return _compiled(function, INLINE | {"cache": KEEP})


def on_gpu(function: F) -> Any:
    """A CUDA kernel: what each thread on a GPU does. All kernels above can be called from it.

    CUDA takes them unchanged: what was compiled for the CPU is compiled again for the GPU.
    """
    cuda: Any = import_module("numba.cuda")  # imported here: few need it, and it takes a moment
    if numba_config.ENABLE_CUDASIM:
        return cuda.jit(function)
    made = cuda.jit(function, cache=KEEP, max_registers=REGISTERS)
    made.compile = partial(_compile_for_gpu, made.compile)
    return made


def indexing() -> Any:
    """Where an index is compiled for CUDA: in numba-cuda, or in Numba's own, older CUDA target."""
    return import_module(INDEXING if _private(INDEXING, "fix_integer_index") else "numba.np.arrayobj")


def _compile_for_gpu(compile_: Callable[[object], object], signature: object) -> object:
    timer = Timer(PATIENCE, _give_notice)
    timer.daemon = True
    timer.start()
    try:
        with indices_as_they_are(indexing()), _no_collections():
            return compile_(signature)
    finally:
        timer.cancel()


# Numba checks for every index whether it counts from the end of the array, which costs an eighth of the time
# of a match. Our kernels never index from the end, so the check is left out of their code, and only
# of theirs. With NUMBA_BOUNDSCHECK=1 a negative index is an error.


def _compiled(function: F, options: Any) -> F:
    made: Any = numba.njit(**options)(function)
    if not numba_config.DISABLE_JIT:
        name = f"{function.__module__}.{function.__qualname__}"
        made.compile = partial(_compile, name, made, made.compile)
    return cast("F", made)


def _compile(name: str, made: Any, compile_: Callable[[object], object], signature: object) -> object:
    if COUNTS_FROM_THE_END:
        return _compile_here(name, made, compile_, signature)
    arrays: Any = import_module("numba.np.arrayobj")
    with LOCK:
        if arrays.fix_integer_index is _index_as_it_is:  # this compiles a kernel that another one calls
            with compiling_alone(name):
                return compile_(signature)
        with indices_as_they_are(arrays):
            return _compile_here(name, made, compile_, signature)


@contextmanager
def indices_as_they_are(arrays: Any) -> Iterator[None]:
    """Within this block, Numba compiles no code for indices that count from the end."""
    if COUNTS_FROM_THE_END:
        yield
        return
    with LOCK:
        usual = arrays.fix_integer_index
        arrays.fix_integer_index = _index_as_it_is
        try:
            yield
        finally:
            arrays.fix_integer_index = usual


def _compile_here(name: str, made: Any, compile_: Callable[[object], object], signature: object) -> object:
    """Compile, or load what another process has compiled in the meantime; log a notice if it takes long."""
    waiting = True

    def notice() -> None:
        # On a busy computer, loading may take as long: in that case nothing was missing from the cache.
        if waiting or made.stats.cache_misses[signature]:
            _give_notice()

    timer = Timer(PATIENCE, notice)
    timer.daemon = True
    timer.start()
    try:
        with compiling_alone(name), _no_collections():
            waiting = False
            return compile_(signature)
    finally:
        timer.cancel()


@contextmanager
def _no_collections() -> Iterator[None]:
    """Within this block, no garbage is collected, which would take an eighth of the time."""
    usual = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if usual:
            gc.enable()


@cache
def _give_notice() -> None:
    """Log it once per process."""
    LOG.warning(NOTICE)


def _index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    return context.cast(builder, index, kind, types.intp)
