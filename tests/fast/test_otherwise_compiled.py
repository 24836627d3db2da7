"""Pins that both fast engines play by the reference uncompiled too, and compiled with bounds checking on.

Uncompiled, numbers that wrap and indices out of range are errors; with bounds checked, no kernel reads or
writes beside an array.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.tree import ROOT

PROGRAM = """
import numba
from tests.fast.sushi import lockstep as sushi
from tests.fast.sushi.drawn import SUSHI_GO, drawn_games
from tests.fast.sushizock import lockstep as sushizock

assert numba.config.{flag} == 1
assert sushizock.play_both(sushizock.GAMES, 1)["LayRows"] == len(sushizock.GAMES)
assert sushi.play_both(drawn_games(9), 40, seed=9)["games"] == 40
assert sushi.play_both(SUSHI_GO, len(SUSHI_GO))["games"] == len(SUSHI_GO)
"""


@pytest.mark.parametrize("flag", ["DISABLE_JIT", "BOUNDSCHECK"])
def test_both_engines_play_the_same_games(flag: str, tmp_path: Path) -> None:
    environment = os.environ | {f"NUMBA_{flag}": "1", "NUMBA_CACHE_DIR": str(tmp_path)}
    program = [sys.executable, "-W", "error", "-c", PROGRAM.format(flag=flag)]
    subprocess.run(program, cwd=ROOT, env=environment, check=True)
