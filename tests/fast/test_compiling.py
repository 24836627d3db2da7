"""Pins that processes which need the same compiled function compile it once."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

from sushiya.fast.folder import compiled_folder
from tests.full import in_full_runs

PROGRAM = """
import numpy as np
from sushiya.fast.checked import first_illegal
print("begins", flush=True)
assert first_illegal(np.ones((1, 2), np.int8), np.zeros(1, np.int64), np.zeros(1, np.int8)) < 0
print(sum(first_illegal.stats.cache_misses.values()))
"""
LOCK = "sushiya.fast.checked.first_illegal.lock"


def test_one_of_them_compiles_and_the_others_wait(tmp_path: Path) -> None:
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", PROGRAM]
    folder = tmp_path / compiled_folder().name
    folder.mkdir()
    with (folder / LOCK).open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        programs = [
            subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)
        ]
        for program in programs:
            assert program.stdout is not None
            assert program.stdout.readline() == "begins\n"
    compiled = [int(program.communicate()[0]) for program in programs]
    assert sorted(compiled) == [0, 1]


INSIDE = """
import numpy as np
from sushiya.fast import rng
from sushiya.fast.kernel import entry_point

@entry_point
def {name}(state):
    return rng.below(state, 3)

assert {name}(np.ones(2, np.uint64)) < 3
print(sum(rng.below.stats.cache_misses.values()))
"""


@in_full_runs
def test_what_kernels_have_in_common_is_compiled_once(tmp_path: Path) -> None:
    def misses(name: str) -> int:
        """How often the common part had to be compiled for a kernel in a process of its own."""
        program = tmp_path / f"{name}.py"
        program.write_text(INSIDE.format(name=name))
        environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
        return int(subprocess.check_output([sys.executable, str(program)], env=environment))

    assert misses("one") == 1
    assert misses("another") == 0
