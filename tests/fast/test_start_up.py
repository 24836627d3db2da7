"""Pins that compiled code is loaded only when needed, and that compiling is announced once."""

import os
import subprocess
import sys
from importlib import import_module
from inspect import isclass, isfunction
from pathlib import Path
from pkgutil import walk_packages

import pytest
from numba.core.registry import CPUDispatcher

import sushiya.fast
from sushiya.fast.kernel import NOTICE
from tests.full import in_full_runs, some


def run(program: str, *args: str, **env: str) -> str:
    """What the program prints. It decides where compiled functions are kept, unless `env` says so."""
    command = [sys.executable, "-W", "error", "-c", program, *args]
    inherited = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    done = subprocess.run(command, capture_output=True, text=True, env=inherited | env, input="")
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "command",
    [
        "rules wasabi",
        "meals",
        "simulate --help",
        "play sushi-go --seats random,greedy,greedy --seed 1",
        "play sushizock --seats greedy,random --seed 1",
    ],
)
def test_numba_is_not_loaded_by_what_needs_no_search(command: str) -> None:
    program = """
import sys
from sushiya.cli.main import group
group.main(sys.argv[1:], prog_name="sushiya", standalone_mode=False)
print("loaded:", sorted({"numba", "numpy"} & sys.modules.keys()))
"""
    assert run(program, *command.split()).splitlines()[-1] == "loaded: []"


def test_numba_is_not_loaded_by_the_library_and_its_bots() -> None:
    program = """
import sys
import sushiya, sushiya.games, sushiya.bots, sushiya.testing, sushiya.server.app
print("numba" in sys.modules)
"""
    assert run(program) == "False\n"


def test_no_kernel_falls_back_to_the_reference() -> None:
    """Kernels read numbers of the reference, but call only each other and never leave compiled code."""
    kernels = 0
    for info in walk_packages(sushiya.fast.__path__, "sushiya.fast."):
        module = import_module(info.name)
        for function in vars(module).values():
            if isinstance(function, CPUDispatcher) and function.py_func.__module__ == info.name:
                kernels += 1
                used = [vars(module).get(name) for name in function.py_func.__code__.co_names]
                python = [other.__module__ for other in used if isfunction(other) or isclass(other)]
                # These stand for a kernel of every engine or processor, resolved when compiled.
                ours = {name for name in python if name.startswith("sushiya")}
                assert ours <= {"sushiya.fast.bits", "sushiya.fast.verbs"}
                assert "objmode" not in function.py_func.__code__.co_names
    assert kernels > 100


@pytest.mark.parametrize("module", some(["engine"], ["bits", "tally", "sushi.play", "sushizock.play"]))
def test_compiled_functions_are_kept_beside_their_version(module: str, tmp_path: Path) -> None:
    """Whatever is imported first. Otherwise Numba would keep them in the package and use stale ones."""
    program = f"import sushiya.fast.{module}, numba; print(numba.config.CACHE_DIR)"
    assert run(program, XDG_CACHE_HOME=str(tmp_path)).startswith(str(tmp_path / "sushiya" / "compiled-"))


SLOW_DISK = """
from time import sleep
from numba.core.caching import IndexDataCacheFile
from sushiya.fast import kernel
kernel.PATIENCE = 1.0
load = IndexDataCacheFile.load
def load_slowly(*args):
    IndexDataCacheFile.load = load
    sleep(1.5)
    return load(*args)
IndexDataCacheFile.load = load_slowly
"""


@in_full_runs
def test_compiling_is_announced_once(tmp_path: Path) -> None:
    """By callers of `ready`, and by the engine itself for those who never call it."""
    program = """
import logging, sys, time
from sushiya.fast.families import engine_of
from sushiya.games import game_of
logging.basicConfig(stream=sys.stdout, format="%(message)s")
engine = engine_of(game_of("sushizock"))
began = time.process_time()
engine.ready(lambda: print("compiling"))
print(time.process_time() - began < 2)
"""
    cache = {"NUMBA_CACHE_DIR": str(tmp_path)}
    assert run(program, **cache).splitlines()[:2] == ["compiling", NOTICE]
    assert run(program, **cache) == "True\n"
    assert run(SLOW_DISK + program, **cache) == "True\n", "loading is not announced, however long it takes"
