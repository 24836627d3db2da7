"""Pins CONTRIBUTING.md: the code, files and commands that it mentions exist."""

import re

import pytest

from sushiya.cli.main import COMMANDS
from sushiya.sushi import scoring
from sushiya.sushi.scoring import Ladder
from tests.project.test_new_dish import RULE
from tests.project.test_readme import OWN_COMMANDS
from tests.project.tree import ROOT

PAGE = re.sub(r"^```.*?^```$", "", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), flags=re.M | re.S)
CODE = re.findall(r"`([^`]+)`", PAGE)
RULES = [
    code for code in CODE if code.partition("(")[0].removeprefix("score=") in scoring.__all__ and "(" in code
]
FILES = [code for code in CODE if re.fullmatch(r"(src|tests|docs|scripts|web)/\S+|[A-Z]+\.md", code)]
COMMAND = [code.split() for code in CODE if code.startswith(("./run ", "sushiya "))]
YOURS = ("mochi", "your_bot", "GAME", "*")
"""Placeholders for files that don't exist yet, or for several files."""


def test_there_is_something_to_check() -> None:
    assert len(RULES) >= 4
    assert len(FILES) >= 10
    assert len(COMMAND) >= 4


@pytest.mark.parametrize("code", RULES)
def test_a_rule_is_a_value(code: str) -> None:
    rule = eval(code.removeprefix("score="), vars(scoring))
    assert rule.dish == "mochi"


def test_the_rule_of_the_example_is_the_one_that_is_tried() -> None:
    assert f"{RULES[0]}," == RULE.strip()
    assert eval(RULES[0].removeprefix("score="), vars(scoring)) == Ladder("mochi", (0, 0, 4, 0))


@pytest.mark.parametrize("path", [path for path in FILES if not any(word in path for word in YOURS)])
def test_a_file_is_there(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("words", COMMAND, ids=" ".join)
def test_a_command_exists(words: list[str]) -> None:
    assert words[1] in (*COMMANDS, *OWN_COMMANDS)
