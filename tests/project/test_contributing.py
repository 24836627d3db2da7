"""Pins CONTRIBUTING.md: the code, files and commands that it mentions exist."""

import re
from inspect import signature
from pathlib import Path
from random import Random

import pytest

from sushiya import testing
from sushiya.bots.bot import Bot
from sushiya.bots.random import RandomBot
from sushiya.cli.main import COMMANDS
from sushiya.core import AnyMatch, Game, Match, seen_by
from sushiya.games import GAMES, game_of
from sushiya.sushi import scoring
from sushiya.sushi.dish import Dish
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
SCRIPTS = re.findall(r"python -m ([\w.]+)", " ".join(CODE))
MODULES = [code for code in CODE if re.fullmatch(r"\w+\.py", code)]
OF_A_VIEW = [code for code in CODE if code.startswith("view.")]
OF_A_BOT = [code for code in CODE if code in ("name", "choose") or code.endswith(("(event)", "(view)"))]
FIELDS = {"score_final": Dish, "rules_version": Game, "conform": testing}
"""Attributes that it names without saying of what, and what has them."""
OTHERS = {
    *("server", "browser", "--course dessert", "tutorial-GAME-STEP", "dist/", "__version__"),
    *("version", "date-released", "url", "project.urls", "CITATION.cff", "pyproject.toml"),
    "== party R9: chopsticks may lay other chopsticks",
}
"""Tiers, options, texts, keys and files that tests of their own pin."""
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


def test_everything_that_it_mentions_is_checked() -> None:
    commands = {" ".join(words) for words in COMMAND} | {
        code for code in CODE if code.startswith("python -m ")
    }
    checked = {*RULES, *FILES, *MODULES, *OF_A_VIEW, *OF_A_BOT, *FIELDS, *OTHERS, *commands}
    assert set(CODE) - checked == set()
    assert checked - set(CODE) == set()


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_is_there(name: str) -> None:
    assert (ROOT / Path(*name.split("."))).with_suffix(".py").exists()


@pytest.mark.parametrize("name", MODULES)
def test_a_module_named_without_its_folder_is_there(name: str) -> None:
    assert list((ROOT / "src").rglob(name))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", OF_A_VIEW)
def test_a_bot_can_ask_its_view_for_it(code: str, game: str) -> None:
    match: AnyMatch = Match(game_of(game), "contributing")
    seat = match.state.pending[0].seat
    there = {"view": match.view(seat), "seen": seen_by(match.history, seat), "rng": Random(1)}
    assert eval(code, there)


@pytest.mark.parametrize("code", OF_A_BOT)
def test_a_bot_is_a_class_with_this_member(code: str) -> None:
    name, _, parameter = code.removesuffix(")").partition("(")
    member = getattr(RandomBot, name)
    assert not parameter or parameter in signature(member).parameters
    assert name in {*vars(Bot), *Bot.__annotations__}


@pytest.mark.parametrize("name", FIELDS)
def test_an_attribute_is_there(name: str) -> None:
    owner = FIELDS[name]
    assert hasattr(owner, name) or name in owner.__annotations__
