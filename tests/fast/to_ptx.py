"""Compiles for a GPU, on a computer without one, what a game's batch and environment run there.

Numba's own CUDA does it: like numba-cuda it takes kernels as they are, and all it needs besides is NVIDIA's
compiler, NVVM. Prints the size of each program; exits with 77 if that compiler is missing.
"""

import sys
from types import SimpleNamespace
from typing import Any

import numba.cuda.dispatcher as dispatcher
import numpy as np
from numba import cuda, typeof, types
from numba.cuda.cudadrv.error import NvvmSupportError
from numba.cuda.cudadrv.nvvm import NVVM

from sushiya.fast import gpu, kernel
from sushiya.fast.batch import Batch

CAPABILITY = (9, 0)


class Compiled:
    """Stands for a kernel: compiles it for the types it is launched with, and doesn't run it."""

    def __init__(self, made: Any) -> None:
        self.function = made.py_func

    def __getitem__(self, _: tuple[int, int]) -> "Compiled":
        return self

    def __call__(self, *args: Any) -> None:
        signature = types.void(*map(typeof, args))
        any_cuda: Any = cuda
        with kernel.indices_as_they_are(kernel.indexing()):
            ptx, _ = any_cuda.compile_ptx(self.function, signature, cc=CAPABILITY, opt=False)
        assert ".entry" in ptx
        sys.stdout.write(f"{self.function.__name__} {len(ptx)}\n")


def without_a_gpu() -> None:
    """Answer for the GPU; and take functions with any number of arguments, which numba-cuda does itself."""
    there: Any = dispatcher
    there.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    usual = there.CUDADispatcher.get_call_template

    def folded(self: Any, args: Any, kws: Any) -> Any:
        return usual(self, self.fold_argument_types(args, kws)[1], {})

    there.CUDADispatcher.get_call_template = folded
    gpu.gpu_arrays = lambda: np
    gpu.cuda.to_device = lambda array: array


def compile_for_gpu(text: str) -> None:
    from sushiya.research import gpu_place
    from sushiya.research.vector_env import SushiyaVectorEnv

    gpu.advance_threads = Compiled(gpu.advance_threads)
    gpu.finish_threads = Compiled(gpu.finish_threads)
    gpu_place.play_on_threads = Compiled(gpu_place.play_on_threads)
    gpu_place.GpuPlace.arrays = np
    Batch(text, 1, device="cuda").finish()
    SushiyaVectorEnv(text, 1, device="cuda").reset(seed=1)


if __name__ == "__main__":
    any_nvvm: Any = NVVM
    try:
        any_nvvm()
    except NvvmSupportError:
        sys.exit(77)
    without_a_gpu()
    for text in sys.argv[1:]:
        compile_for_gpu(text)
