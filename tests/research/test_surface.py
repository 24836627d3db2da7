"""Pins that the fuzz test leaves nothing out: what `fast` and `research` export is tried, or has a reason.

That goes for functions and classes, and for methods and properties of classes: whatever takes a value.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any

import numpy as np
import pytest

import sushiya
from sushiya.core import BadOptions
from sushiya.fast.families import engine_of
from sushiya.fast.feature_row import FeatureRow
from sushiya.fast.host import seed_of, seeds_of
from sushiya.research.registration import env_id
from tests.research.public_calls import calls

KERNELS = {"entry_point", "kernel", "inline_kernel", "intrinsic", "on_gpu"}
"""Functions whose callers check the arguments, which is what the rest of this test is about."""
INNER = "made and called by us alone, with what was checked"
VALUE = "a plain value: nothing is done with what it holds"
OURS = "takes objects of ours; what makes them is tried"
GPU = "needs a GPU; by way of device='cuda', whose arguments are checked before"
COMPILING = "part of how kernels are compiled and kept"

UNTRIED = {
    **dict.fromkeys(
        ("Block", "Decisions", "Feature", "KernelPlayers", "Observed", "Placed", "Written"), VALUE
    ),
    **dict.fromkeys(
        ("Engine", "History", "Kernels", "Matches", "Numbering", "Opponents", "Place", "nth_bit"), INNER
    ),
    **dict.fromkeys(("BotMatches", "HostMatches", "HostPlace", "KernelMatches", "new_tally"), INNER),
    **dict.fromkeys(("answered", "longest_history", "register", "register_all"), INNER),
    **dict.fromkeys(("DraftingHistory", "SushizockHistory", "with_attributes"), INNER),
    **dict.fromkeys(("play_out", "players_of", "position_in_words", "schema_of"), OURS),
    **dict.fromkeys(("SushiyaObserver", "SushiyaState"), "made by pyspiel's games; their methods are tried"),
    **dict.fromkeys(("Tableau", "new_tableau", "observation_space", "spiel_name"), INNER),
    **dict.fromkeys(("GpuMemory", "GpuMatches", "GpuPlace", "checked_on_gpu", "gpu_arrays"), GPU),
    "on_threads": GPU,
    **dict.fromkeys(("can_be_kept", "compiled_folder", "compiled_for", "compiling_alone"), COMPILING),
    **dict.fromkeys(("entry_point", "inline_kernel", "is_ready", "kernel", "kernel_apart"), COMPILING),
    **dict.fromkeys(("mark_ready", "on_gpu", "touch_folder"), COMPILING),
    "LegalActions": "a space of Gymnasium's, with Gymnasium's checks",
    "describe": "reads a file, as pyarrow does",
    "free_memory": "takes nothing",
    "LegalActions.sample": "a space of Gymnasium's, with Gymnasium's checks",
}
INHERITED = {"action_to_string", "apply_action", "observation_string"}
"""Methods of pyspiel's that pass a value on to ours."""
UNCHECKED = {INNER, VALUE, GPU, COMPILING}
"""Reasons why a whole class is not tried."""


def exported(module: Path) -> Iterator[str]:
    """The functions and classes of a module that are public and not kernels."""
    body = ast.parse(module.read_text(encoding="utf-8")).body
    lists = (
        node.value
        for node in body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    )
    public = {name for listed in lists for name in ast.literal_eval(listed)}
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and KERNELS.isdisjoint(
            map(ast.unparse, node.decorator_list)
        ):
            yield from public & {node.name}


def members(module: Path) -> Iterator[str]:
    """The public methods of public classes that take a value, as `Class.method`.

    Those of private bases in the same module count as theirs.
    """
    body = ast.parse(module.read_text(encoding="utf-8")).body
    classes = {node.name: node for node in body if isinstance(node, ast.ClassDef)}
    for name in classes.keys() & {*exported(module)}:
        if UNTRIED.get(name) in UNCHECKED:
            continue
        bases = {base.id for base in classes[name].bases if isinstance(base, ast.Name)}
        private = [classes[base] for base in bases & classes.keys() if base.startswith("_")]
        for node in (node for kind in (classes[name], *private) for node in kind.body):
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_") and takes_a_value(node):
                yield f"{name}.{node.name}"


def takes_a_value(method: ast.FunctionDef) -> bool:
    """Whether anything but its object can be passed to it; to set a property counts."""
    given = method.args
    return len(given.args) + len(given.kwonlyargs) > 1 or given.vararg is not None


def tried(name: str) -> str:
    """The function, class or `Class.method` that a call is named after."""
    found = re.match(r"\w+(\.\w+)?", name)
    assert found is not None
    return found[0]


def used_in(call: Any) -> set[str]:
    """The global names that a function uses, and those that functions in and around it use."""
    around = [cell.cell_contents for cell in getattr(call, "__closure__", None) or ()]
    code: CodeType = call.__code__ if hasattr(call, "__code__") else call
    inner = [part for part in code.co_consts if isinstance(part, CodeType)]
    return set(code.co_names).union(
        *map(used_in, inner + [each for each in around if hasattr(each, "__code__")])
    )


def test_everything_public_is_fuzzed_or_has_a_reason() -> None:
    """Engines (`fast/sushi`, `fast/sushizock`) are reached by `engine_of` alone."""
    package = Path(sushiya.__file__).parent
    modules = [module for folder in ("fast", "research") for module in (package / folder).glob("*.py")]
    public = {name for module in modules for name in (*exported(module), *members(module))}
    fuzzed = {*map(tried, calls())}
    assert sorted(public - fuzzed - UNTRIED.keys()) == [], "neither in calls() nor in UNTRIED"
    assert [name for name in fuzzed - public if name.partition(".")[2] not in INHERITED] == [], "not there"
    assert sorted(UNTRIED.keys() - public) == [], "no longer there"
    assert sorted(UNTRIED.keys() & fuzzed) == [], "tried after all"


def test_a_new_class_is_missed_even_if_its_methods_have_known_names(tmp_path: Path) -> None:
    """They were compared without their class, so that every `step` counted as tried."""
    module = tmp_path / "new.py"
    base, kind = "class _Base:\n def reset(self, seed): ...\n", "class New(_Base):\n def step(self, x): ...\n"
    module.write_text(f"__all__ = ['New']\n{base}{kind}", encoding="utf-8")
    found = {*exported(module), *members(module)}
    assert found == {"New", "New.reset", "New.step"}
    assert found.isdisjoint(map(tried, calls()))


@pytest.mark.parametrize("name", [name for name in calls() if "." in tried(name)])
def test_a_call_does_what_its_name_says(name: str) -> None:
    assert tried(name).partition(".")[2] in used_in(calls()[name])


@pytest.mark.parametrize("call", [engine_of, FeatureRow])
def test_games_are_accepted_as_text(call: Any) -> None:
    assert call("sushi-go")


def test_a_name_that_is_no_game_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadOptions, match=r"There is no game 'x'\. Games: sushi-go, "):
        env_id("x")


def test_a_generator_is_the_same_alone_as_among_others() -> None:
    for seed in (0, 7, 2**62):
        assert (
            np.concatenate([seed_of(seed, number) for number in range(20)]).tolist()
            == seeds_of(seed, 20).tolist()
        )
    assert seed_of(0, 2**31 - 1) == 4620169713736725763
