"""Mutation testing: make small changes to the score rules, and check that a test fails for each.

    .venv/bin/python scripts/mutants.py            every rule (`./run test --full` does this)
    .venv/bin/python scripts/mutants.py eel menu   only files with one of these words in their path

A changed rule is a mutant. A mutant that no test notices has survived: either a test case is missing, or the
change makes no difference. docs/mutants.md lists the latter with their reasons; any other survivor is a
failure.

The changes are those of mutmut and a few more. The mutmut program itself skips the top level of modules, and
that's where the rules are here: tables of numbers. So this script makes the changes itself: it forks, loads
the changed module in place of the original, and runs the tests. No file is touched. Windows can't fork.
"""

import ast
import difflib
import multiprocessing
import os
import re
import resource
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType

import hypothesis.strategies  # noqa: F401  loaded once, here, instead of in every fork
import libcst as cst
import libcst.matchers as m
import pytest
from libcst.metadata import MetadataWrapper
from mutmut.mutation.file_mutation import MutationVisitor
from mutmut.mutation.mutators import OPERATORS_TYPE, mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
REASONS = ROOT / "docs" / "mutants.md"

RULES = (
    *sorted((SOURCE / "sushiya" / "sushi" / "cards").glob("*.py")),
    SOURCE / "sushiya" / "sushi" / "scoring.py",
    SOURCE / "sushiya" / "sushizock" / "scoring.py",
)
JUDGES = {
    "sushi": ("tests/sushi/cards", "tests/sushi/test_scoring.py", "tests/rulebook", "tests/scenarios"),
    "sushizock": ("tests/sushizock",),
}
"""The tests that must notice, for each package of rules."""

PYTEST = ("-x", "-q", "-p", "no:cacheprovider", "--assert=plain", "--disable-plugin-autoload")
SECONDS = 30
"""CPU seconds for one run of the tests. A mutant that takes longer counts as noticed: it may never end."""


# Mutants ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mutant:
    """One small change to one rule."""

    path: Path
    code: str
    line: int
    diff: str
    """The removed and added lines, without their indentation."""

    def __str__(self) -> str:
        return f"{name(self.path)}:{self.line}\n{self.diff}"


def one_less(node: cst.Integer) -> Iterator[cst.Integer]:
    """mutmut only adds one, but a limit needs a test on both sides."""
    if node.evaluated_value > 0:
        yield node.with_changes(value=str(node.evaluated_value - 1))


def opposite(node: cst.If | cst.CompIf) -> Iterator[cst.CSTNode]:
    test = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    yield node.with_changes(test=cst.UnaryOperation(cst.Not(), test))


def left_out(node: cst.SimpleStatementLine) -> Iterator[cst.SimpleStatementLine]:
    """Omit a call that is made for its effect."""
    if m.matches(node, m.SimpleStatementLine([m.Expr(m.Call())])):
        yield node.with_changes(body=[cst.Pass()])


def one_missing(node: cst.Tuple) -> Iterator[cst.Tuple]:
    for i in range(len(node.elements)):
        yield node.with_changes(elements=[*node.elements[:i], *node.elements[i + 1 :]])


OPERATORS: OPERATORS_TYPE = [
    *mutation_operators,
    (cst.Integer, one_less),
    (cst.If, opposite),
    (cst.CompIf, opposite),
    (cst.SimpleStatementLine, left_out),
    (cst.Tuple, one_missing),
]
ONLY_FOR_TOOLS = (
    m.Assign([m.AssignTarget(m.Name("__all__"))])
    | m.AnnAssign(annotation=m.Annotation(m.Name("TypeAlias")))
    | m.If(m.Name("TYPE_CHECKING"))
)
"""Code that doesn't affect a game."""


class Visitor(MutationVisitor):
    """Collects the possible changes to a module."""

    def on_visit(self, node: cst.CSTNode) -> bool:
        return not m.matches(node, ONLY_FOR_TOOLS) and super().on_visit(node)


def mutants_of(path: Path) -> list[Mutant]:
    """Every mutant of a file that is valid Python."""
    written = path.read_text(encoding="utf-8")
    wrapper = MetadataWrapper(cst.parse_module(written))
    visitor = Visitor(OPERATORS, IgnoredCode(set(), set(), set()))
    wrapper.visit(visitor)
    changes = [(each.original_node, each.mutated_node) for each in visitor.mutations]
    modules = [wrapper.module.deep_replace(old, new) for old, new in changes]
    codes = dict.fromkeys(module.code for module in modules if isinstance(module, cst.Module))
    return [mutant_of(path, written, code) for code in codes if code != written and is_python(code)]


def is_python(code: str) -> bool:
    try:
        ast.parse(code)
    except SyntaxError:
        return False
    return True


def mutant_of(path: Path, written: str, code: str) -> Mutant:
    _, _, place, *lines = difflib.unified_diff(written.splitlines(), code.splitlines(), n=0, lineterm="")
    (line,) = re.findall(r"^@@ -(\d+)", place)
    return Mutant(path, code, int(line), "\n".join(map(bare, lines)))


def bare(line: str) -> str:
    """A line of a diff without its indentation."""
    return f"{line[0]} {line[1:].strip()}"


# Tests ------------------------------------------------------------------------------------------------------


class TurnedFaceDown(SourceFileLoader):
    """Loads a mutant when its module is imported."""

    def __init__(self, mutant: Mutant) -> None:
        parts = mutant.path.relative_to(SOURCE).with_suffix("").parts
        module = ".".join(part for part in parts if part != "__init__")
        super().__init__(module, str(mutant.path))
        self.mutant = mutant

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        wanted = fullname == self.name
        return spec_from_file_location(fullname, self.mutant.path, loader=self) if wanted else None

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.mutant.code, self.mutant.path, "exec")


def passes(tests: Sequence[str], mutant: Mutant | None = None) -> bool:
    """Whether the tests pass with the original rules, or with a mutant in place."""
    process = multiprocessing.get_context("fork").Process(target=run_tests, args=(tests, mutant))
    process.start()
    process.join()
    return process.exitcode == 0


def run_tests(tests: Sequence[str], mutant: Mutant | None) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    if mutant:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        sys.meta_path.insert(0, TurnedFaceDown(mutant))
    os._exit(pytest.main([*PYTEST, *tests]))


def survives(mutant: Mutant) -> bool:
    """Run the rule's own tests first: they notice almost everything, and take no time."""
    own, judges = own_tests(mutant.path), JUDGES[mutant.path.relative_to(SOURCE).parts[1]]
    return passes(own, mutant) and passes(judges, mutant)


def own_tests(path: Path) -> Sequence[str]:
    folders = path.relative_to(SOURCE / "sushiya").parent
    own = ROOT / "tests" / folders / f"test_{path.stem}.py"
    return [name(own)] if own.exists() else JUDGES[folders.parts[0]]


# Reasons ----------------------------------------------------------------------------------------------------


def accepted() -> dict[tuple[str, str], str]:
    """The reason for each mutant that may survive, by its file and its diff, from docs/mutants.md.

    A heading names a file. Under it are blocks of diffs, separated by empty lines. Each block is followed by
    its reason.
    """
    found = {}
    for section in re.split(r"^## ", REASONS.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading, _, text = section.partition("\n")
        for diffs, reason in re.findall(r"```diff\n(.*?)\n```\n(.*?)(?=```|\Z)", text, flags=re.DOTALL):
            for diff in diffs.split("\n\n"):
                found[heading.strip("` "), diff] = reason.strip()
    return found


# Report -----------------------------------------------------------------------------------------------------


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def main(words: Sequence[str]) -> int:
    """Try every mutant; return the exit code."""
    os.chdir(ROOT)
    os.environ.pop("SUSHIYA_FULL", None)  # the tests should be quick, and the same every time
    sys.path.insert(0, str(SOURCE))
    rules = [path for path in RULES if not words or any(word in name(path) for word in words)]
    if not all(map(passes, JUDGES.values())):
        print("The tests fail with the original rules. Fix that first.")
        return 1

    began = time.monotonic()
    count, survivors = 0, list[Mutant]()
    for path in rules:
        print(f"{name(path)}:", end=" ", flush=True)
        mutants = mutants_of(path)
        survived = [mutant for mutant in mutants if survives(mutant)]
        print(summary(len(mutants), len(survived)), flush=True)
        count += len(mutants)
        survivors += survived

    reasons = {key: reason for key, reason in accepted().items() if key[0] in map(name, rules)}
    unexpected = [mutant for mutant in survivors if not reasons.get((name(mutant.path), mutant.diff))]
    # Detects our own mistakes, too: if mutants die of anything but a test, expected survivors are missing.
    outdated = reasons.keys() - {(name(mutant.path), mutant.diff) for mutant in survivors}
    report("Survivors with a reason in docs/mutants.md", [one for one in survivors if one not in unexpected])
    report("SURVIVORS: write the missing test, or the reason into docs/mutants.md", unexpected)
    report("OUTDATED in docs/mutants.md: no such mutant survives", map("\n".join, sorted(outdated)))
    print(f"\n{summary(count, len(survivors))} ({time.monotonic() - began:.0f} s)")
    return 1 if unexpected or outdated else 0


def summary(mutants: int, survived: int) -> str:
    return f"{mutants} mutants, {mutants - survived} killed, {survived} survived"


def report(title: str, items: Iterable[object]) -> None:
    texts = [f"\n{item}" for item in items]
    if texts:
        print(f"\n{title}:", *texts, sep="\n")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
