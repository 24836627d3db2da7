"""The matches of a vector environment on a GPU, each played by a thread."""

from typing import Any

from sushiya.fast.actions import Numbering
from sushiya.fast.engine import Engine
from sushiya.fast.gpu import GpuMemory, checked_on_gpu, gpu_arrays, on_threads
from sushiya.fast.host import seeds_of
from sushiya.fast.kernel import inline_kernel
from sushiya.research.kernel_matches import play_match_on

__all__ = ["GpuPlace", "play_on_threads"]


class GpuPlace:
    """The memory of a GPU."""

    arrays = gpu_arrays()

    def __init__(self, engine: Engine, size: int) -> None:
        self._memory = GpuMemory(engine, size, seed=0)

    def seed(self, seed: int) -> None:
        self._memory.rng = self.arrays.asarray(seeds_of(seed, len(self._memory)))

    def play_on(self, args: Any) -> None:
        self._memory.play(play_on_threads, args, (0, len(self._memory)))

    @staticmethod
    def checked(numbering: Numbering, masks: Any, actions: Any, seats: Any, *more: Any) -> Any:
        return checked_on_gpu(numbering, masks, actions, seats, *more)


@inline_kernel
def _play_on(i: int, rec: Any, s: Any, cfg: Any, rng: Any, codes: Any, args: Any) -> None:
    # Of the players in kernels only random ones: the others share scratch space, which threads can't.
    play_match_on(i, rec, s, cfg, rng, codes, args, None)


play_on_threads = on_threads(_play_on, "play_on_threads")
