"""Pins that kernels run on a GPU as they are; what needs a real one is scripts/gpu_lockstep.py.

In Numba's simulator of a GPU, batches and environments give the same output as on the CPU, to the last byte.
Where NVIDIA's compiler is installed (nvcc will do, no GPU), everything that a GPU would run is compiled.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sushiya.core import BadOptions
from sushiya.fast.batch import Batch
from sushiya.research.vector_env import SushiyaVectorEnv
from tests.fast.played import GAMES, played
from tests.full import some
from tests.project.tree import ROOT

SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
NO_COMPILER = 77
NAMES = ["advance_threads", "finish_threads", "play_on_threads"]
TOOLKIT = Path("/usr/local/cuda")


def output_of(*program: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *program],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
    )
    if done.returncode == NO_COMPILER:
        pytest.skip("NVIDIA's compiler (NVVM) is not installed")
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_simulated_gpu_says_what_the_processor_says() -> None:
    there = output_of("tests.fast.played", "cuda", **SIMULATED).split()
    assert there == [played(text, "cpu") for text in GAMES]


@pytest.mark.parametrize("text", some(["sushizock(seats=3)"], ["sushi-go-party(seats=4,meal=master-menu)"]))
def test_everything_compiles_for_a_gpu(text: str, tmp_path: Path) -> None:
    toolkit = {} if "CUDA_HOME" in os.environ or not TOOLKIT.exists() else {"CUDA_HOME": str(TOOLKIT)}
    printed = output_of("tests.fast.to_ptx", text, **toolkit)
    assert [line.split()[0] for line in printed.splitlines()] == NAMES


def test_only_known_devices_and_players_that_can_play_there() -> None:
    with pytest.raises(BadOptions, match="Devices: cpu, cuda"):
        Batch("sushizock", 1, device="tpu")
    with pytest.raises(BadOptions, match="Devices: cpu, cuda"):
        SushiyaVectorEnv("sushizock", 1, device="tpu")
    for opponents in ("quick", "greedy", {"random": 1, "regular": 1}):
        with pytest.raises(BadOptions, match="On a GPU"):
            SushiyaVectorEnv("sushizock", 1, opponents=opponents, device="cuda")
