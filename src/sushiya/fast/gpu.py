"""Matches on a GPU: a thread advances a match, in its own memory.

On the GPU, the first words of all matches come first, then the second words, and so on: threads that work
side by side read and write side by side. A thread copies its match into local memory, which the GPU itself
arranges in the same way, and back.
"""

from collections.abc import Callable
from copy import copy
from importlib import import_module
from types import FunctionType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sushiya.extras import require
from sushiya.fast.actions import Numbering
from sushiya.fast.advance import advance_match, finish_match
from sushiya.fast.checked import check_legal, checked_actions
from sushiya.fast.engine import Engine
from sushiya.fast.host import seeds_of
from sushiya.fast.kernel import inline_kernel, numba_config, on_gpu
from sushiya.fast.records import with_attributes

__all__ = [
    "CODES",
    "WORDS",
    "GpuMatches",
    "GpuMemory",
    "advance_threads",
    "as_record",
    "checked_on_gpu",
    "cuda",
    "finish_threads",
    "gpu_arrays",
    "load",
    "on_threads",
    "save",
]

cuda: Any = import_module("numba.cuda")
WORDS, STEPS, CODES = 512, 16, 1024
"""Room for a match, for the parts of its answers, in words of 4 bytes, and for the options of a question."""
THREADS = 128
"""Threads per block."""


def gpu_arrays() -> Any:
    """The library of arrays on the GPU, CuPy; in Numba's simulator of a GPU it is NumPy."""
    if numba_config.ENABLE_CUDASIM:
        return np
    require("gpu", "cupy")
    import cupy

    return cupy


def spread(threads: int) -> tuple[int, int]:
    """How many blocks, and threads in each, make this many threads."""
    return -(-threads // THREADS), THREADS


def in_words(dtype: np.dtype[Any]) -> int:
    """How many words a record takes."""
    return -(-dtype.itemsize // 4)


class GpuMemory:
    """Matches of one game in the memory of a GPU, with everything a thread needs to play them."""

    def __init__(self, engine: Engine, size: int, seed: int) -> None:
        self.engine = engine
        assert in_words(engine.dtype) <= WORDS
        assert in_words(engine.steps_dtype) <= STEPS
        assert engine.room_for_options <= CODES
        self.words = self.arrays.zeros((in_words(engine.dtype), size), np.uint32)
        self.step_words = self.arrays.zeros((in_words(engine.steps_dtype), size), np.uint32)
        self.rng = self.arrays.asarray(seeds_of(seed, size))
        self.config = cuda.to_device(np.array([engine.config]))
        self.like = tuple(
            cuda.to_device(np.zeros(1, with_attributes(dtype)))
            for dtype in (engine.dtype, engine.steps_dtype)
        )

    def __len__(self) -> int:
        return len(self.rng)

    @property
    def arrays(self) -> Any:
        """Not kept: a module can't be copied."""
        return gpu_arrays()

    def play(self, threads: Any, args: Any, of: tuple[int, int]) -> None:
        """Let a thread play each of these matches."""
        matches = self.words, self.step_words, self.rng, self.config, self.like
        threads[spread(of[1] - of[0])](*matches, args, of)


class GpuMatches(GpuMemory):
    """The matches on a GPU, with what a batch needs from them."""

    def __init__(self, engine: Engine, size: int, seed: int) -> None:
        super().__init__(engine, size, seed)
        self.at = self.arrays.asarray(engine.numbering.at)
        self.seats = self.arrays.zeros(size, np.int64)
        self.masks = self.arrays.zeros((size, len(engine.numbering)), np.int8)

    @property
    def records(self) -> NDArray[Any]:
        """A copy of all matches."""
        return _as_records(self.words, self.engine.dtype)

    @property
    def steps(self) -> NDArray[Any]:
        return _as_records(self.step_words, self.engine.steps_dtype)

    @property
    def scores(self) -> Any:
        fields: Any = self.engine.dtype.fields
        kind, first = fields["score"][:2]
        words = self.words[first // 4 : -(-(first + kind.itemsize) // 4)]
        halves = self.arrays.ascontiguousarray(words.T).view(np.int16)
        return halves[:, first % 4 // 2 :][:, : self.engine.game.seats]

    def checked(self, numbering: Numbering, actions: Any) -> Any:
        return checked_on_gpu(numbering, self.masks, actions, self.seats)

    def advance(self, what: int, actions: Any = None, of: tuple[int, int] | None = None) -> None:
        args = (self.at, what, self.seats if actions is None else actions, self.seats, self.masks)
        self.play(advance_threads, args, (0, len(self)) if of is None else of)

    def finish(self, anew: bool) -> None:
        self.play(finish_threads, (int(anew), self.seats, self.masks), (0, len(self)))

    def select(self, matches: Any, seed: int | None) -> "GpuMatches":
        chosen = self.arrays.arange(len(self))[self.arrays.asarray(matches)].ravel()
        other = copy(self)
        for name in ("words", "step_words"):
            setattr(other, name, self.arrays.ascontiguousarray(getattr(self, name)[:, chosen]))
        for name in ("rng", "seats", "masks"):
            setattr(other, name, getattr(self, name)[chosen])
        if seed is not None:
            other.rng = self.arrays.asarray(seeds_of(seed, len(other)))
        return other

    def read(self, match: int) -> Any:
        return _as_records(self.words[:, match : match + 1], self.engine.dtype).view(np.recarray)[0]

    def write(self, match: int, record: Any) -> None:
        whole = np.zeros(4 * len(self.words), np.uint8)
        whole[: self.engine.dtype.itemsize] = np.frombuffer(record.tobytes(), np.uint8)
        self.words[:, match] = self.arrays.asarray(whole.view(np.uint32))


def checked_on_gpu(numbering: Numbering, masks: Any, actions: Any, seats: Any, *matches_and_who: Any) -> Any:
    """Actions as an array of the GPU; if one is not legal, raises what `check_legal` would.

    Otherwise only a single bit is fetched from the GPU.
    """
    arrays = gpu_arrays()
    given = arrays.asarray(actions)
    if given.shape == seats.shape and given.dtype.kind in "iu":
        inside = (given >= 0) & (given < len(numbering))
        marked = masks[arrays.arange(len(given)), arrays.where(inside, given, 0)]
        if bool(((seats < 0) | (inside & (marked != 0))).all()):
            return given.astype(np.int64, copy=False)
    chosen = checked_actions(_to_host(given), len(seats))
    check_legal(numbering, _to_host(masks), chosen, _to_host(seats), *matches_and_who)
    raise AssertionError("an action that is legal here but not on the GPU")


def _to_host(array: Any) -> NDArray[Any]:
    there: NDArray[Any] = array if isinstance(array, np.ndarray) else array.get()
    return there


def _as_records(words: Any, dtype: np.dtype[Any]) -> NDArray[Any]:
    in_bytes = np.ascontiguousarray(_to_host(words).T).view(np.uint8)[:, : dtype.itemsize]
    return np.ascontiguousarray(in_bytes).view(dtype)[:, 0]


@inline_kernel
def load(words: Any, i: int, own: Any) -> None:
    """Copy a record into the thread's memory."""
    for word in range(len(words)):
        own[word] = words[word, i]


@inline_kernel
def save(own: Any, words: Any, i: int) -> None:
    """Copy a record from the thread's memory back."""
    for word in range(len(words)):
        words[word, i] = own[word]


@inline_kernel
def fetch(i: int, words: Any, steps: Any, rng: Any, match: Any, parts: Any, own_rng: Any) -> None:
    """Copy a match, the parts of its answer and its generator into the thread's memory."""
    load(words, i, match)
    load(steps, i, parts)
    own_rng[0] = rng[i]


@inline_kernel
def put_back(i: int, words: Any, steps: Any, rng: Any, match: Any, parts: Any, own_rng: Any) -> None:
    """Copy a match, the parts of its answer and its generator back from the thread's memory."""
    save(match, words, i)
    save(parts, steps, i)
    rng[i] = own_rng[0]


@inline_kernel
def as_record(words: Any, like: Any) -> Any:
    """The record stored in these words."""
    return words.view(np.uint8)[: like.itemsize].view(like.dtype)[0]


play: Any = None


def _thread(words: Any, steps: Any, rng: Any, config: Any, like: Any, args: Any, of: Any) -> None:
    """Play a match in the thread's own memory."""
    i = of[0] + cuda.grid(1)
    if i >= of[1]:
        return
    match, parts = cuda.local.array(WORDS, np.uint32), cuda.local.array(STEPS, np.uint32)
    own_rng, codes = cuda.local.array(1, np.uint64), cuda.local.array(CODES, np.int32)
    fetch(i, words, steps, rng, match, parts, own_rng)
    rec, s = as_record(match, like[0]), as_record(parts, like[1])
    play(i, rec, s, config[0], own_rng, codes, args)
    put_back(i, words, steps, rng, match, parts, own_rng)


def on_threads(played: Callable[..., None], name: str) -> Any:
    """What threads do that each play one match with this function, as a CUDA kernel of this name.

    The function is a global of the kernel: with one from a closure, what was compiled would not be found
    again on disk.
    """
    thread = FunctionType(_thread.__code__, globals() | {"play": played}, name)
    thread.__qualname__ = name
    return on_gpu(thread)


advance_threads = on_threads(advance_match, "advance_threads")
finish_threads = on_threads(finish_match, "finish_threads")
