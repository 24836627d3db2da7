"""Pins that both fast engines also play like the reference uncompiled, and in full runs with bounds checks.

Uncompiled, overflows and indices out of range are errors. With bounds checks, no kernel reads or writes
outside an array. The engines also work without parts of Numba that a later version may move or rename.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.full import FULL, in_full_runs, some
from tests.project.tree import ROOT, modules

QUICKLY = {"NUMBA_OPT": "0"}
"""Compiling takes far longer than these games, and what is checked does not depend on optimization."""
STRICT = ("-W", "error", "-W", "ignore:Cannot cache compiled function")
"""Functions that are not optimized can't be kept."""
PROGRAM = """
import numba
from tests.fast.sushi import lockstep as sushi
from tests.fast.sushi.drawn import SUSHI_GO, drawn_games
from tests.fast.sushizock import lockstep as sushizock

assert numba.config.{flag} == 1
assert sushizock.play_both(sushizock.GAMES, 1)["LayRows"] == len(sushizock.GAMES)
assert sushi.play_both(drawn_games(9), {games}, seed=9)["games"] == {games}
assert sushi.play_both(SUSHI_GO, len(SUSHI_GO))["games"] == len(SUSHI_GO)
"""


@pytest.mark.parametrize("flag", some(["DISABLE_JIT"], ["BOUNDSCHECK"]))
def test_both_engines_play_the_same_games(flag: str, tmp_path: Path) -> None:
    environment = os.environ | QUICKLY | {f"NUMBA_{flag}": "1", "NUMBA_CACHE_DIR": str(tmp_path)}
    program = [sys.executable, *STRICT, "-c", PROGRAM.format(flag=flag, games=40 if FULL else 15)]
    subprocess.run(program, cwd=ROOT, env=environment, check=True)


PRIVATE = {
    "numba.core.cpu": "CPUTargetOptions",
    "numba.core.compiler_lock": "global_compiler_lock",
    "numba.np.arrayobj": "fix_integer_index",
    "numba.core.target_extension": "current_target",
}
WITHOUT = """
from importlib import import_module

gone = [(import_module(module), name) for module, name in {gone}.items()]
kept = [getattr(module, name) for module, name in gone]
for module, name in gone:
    delattr(module, name)
from sushiya.fast import kernel
for (module, name), value in zip(gone, kept):
    setattr(module, name, value)  # Numba itself needs it
assert kernel.COUNTS_FROM_THE_END is {slow}
assert kernel.compiled_for() == {target!r}
assert sorted(kernel.INSIDE | kernel.INLINE) == {options}
"""
PLAY = """
from tests.fast.sushizock import lockstep
assert lockstep.play_both(lockstep.GAMES[:2], 1)["LayRows"] == 2
"""
PUBLIC = ["error_model", "nogil"]
TRICKS = sorted([*PUBLIC, "_nrt", "forceinline", "no_cfunc_wrapper", "no_cpython_wrapper"])


def run_without(names: dict[str, str], slow: bool, options: list[str], folder: Path, then: str = "") -> None:
    """Load the kernels with private parts of Numba missing."""
    target = "" if "numba.core.target_extension" in names else "cpu"
    program = WITHOUT.format(gone=names, slow=slow, options=options, target=target) + then
    environment = os.environ | QUICKLY | {"NUMBA_CACHE_DIR": str(folder)}
    subprocess.run([sys.executable, *STRICT, "-c", program], cwd=ROOT, env=environment, check=True)


@in_full_runs
def test_without_anything_that_numba_does_not_promise_the_games_are_the_same(tmp_path: Path) -> None:
    run_without(PRIVATE, True, PUBLIC, tmp_path, PLAY)


@pytest.mark.parametrize("module", some([None, *PRIVATE][:2], [*PRIVATE][1:]))
def test_only_what_is_gone_is_done_without(module: str | None, tmp_path: Path) -> None:
    names = {} if module is None else {module: PRIVATE[module]}
    slow = module in ("numba.core.compiler_lock", "numba.np.arrayobj")
    run_without(names, slow, PUBLIC if module == "numba.core.cpu" else TRICKS, tmp_path)


def test_nothing_else_of_numba_is_private() -> None:
    """Every other module of Numba that the package imports is one that its documentation names."""
    imported = {
        name
        for path in modules()
        for name in re.findall(r"^(?:from|import) (numba\S*)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert imported == {"numba", "numba.extending"}
