"""Pins that only the family tables check which game they are given: a fourth game is a row in each of them.

A check is `isinstance`, `issubclass`, a comparison or a match case with the class of a game, board or view,
or a string outside docstrings that names a game or a family.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from sushiya.games import GAMES, game_of
from tests.project.tree import ROOT, modules

PACKAGE = ROOT / "src" / "sushiya"

TABLES = ("families.py", "games/registry.py")
"""Where such checks belong: the table of each layer, and the list of all games."""
OF_ONE_FAMILY = ("sushi/", "sushizock/", "fast/sushi/", "fast/sushizock/")
"""Packages that belong to one family and may name it."""
WITH_A_REASON = {
    "arena/ladder.py": "its table of tables: which games the ladder is played in",
    "fast/folder.py": "names the package of a game's rules, from which kernels are compiled",
}

CLASSES = {"DraftingGame", "SushiGo", "SushiGoParty", "Sushizock", "View", "Board"}
NAMES = {*GAMES, *(game_of(name).family for name in GAMES)}


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def may_ask(path: Path) -> bool:
    name = name_of(path)
    return path.name in TABLES or name in TABLES or name.startswith(OF_ONE_FAMILY) or name in WITH_A_REASON


def places(source: str) -> list[tuple[int, str]]:
    """Every line that checks which game it is, and how."""
    tree = ast.parse(source)
    classes = dict(_classes_of_games(tree))
    return sorted({*_asks(tree, classes), *_names_of_games(tree)})


def _classes_of_games(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The names under which a module knows the classes of games, boards and views."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("sushiya.sushi"):
            for alias in node.names:
                if alias.name in CLASSES:
                    yield alias.asname or alias.name, alias.name


def _asks(tree: ast.AST, classes: dict[str, str]) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name("isinstance" | "issubclass"), [_, asked]):
                verb = "isinstance"
            case ast.Compare(comparators=[asked]):
                verb = "is"
            case ast.MatchClass(asked):
                verb = "case"
            case _:
                continue
        yield from ((asked.lineno, f"{verb} {name}") for name in _mentioned(asked, classes))


def _mentioned(node: ast.AST, classes: dict[str, str]) -> list[str]:
    """Classes of games in an expression, including attributes of modules: `sushi.View`."""
    return [
        classes.get(each.id, "") if isinstance(each, ast.Name) else each.attr
        for each in ast.walk(node)
        if (isinstance(each, ast.Name) and each.id in classes)
        or (isinstance(each, ast.Attribute) and each.attr in CLASSES)
    ]


def _names_of_games(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Strings that are the name of a game or a family, with or without options."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(str(text)) if id(node) not in docs and text.partition("(")[0] in NAMES:
                yield node.lineno, repr(text)


@pytest.mark.parametrize("path", [path for path in modules() if not may_ask(path)], ids=name_of)
def test_which_game_it_is_only_the_tables_ask(path: Path) -> None:
    asked = places(path.read_text(encoding="utf-8"))
    where = "\n".join(f"{name_of(path)}:{line}: {how}" for line, how in asked)
    assert not asked, (
        f"{where}\nAsk the family of the game instead: a table in families.py says what differs."
    )


def test_what_is_listed_is_there() -> None:
    missing = [name for name in WITH_A_REASON if not (PACKAGE / name).is_file()]
    assert not missing, f"take them off the lists: {missing}"


@pytest.mark.parametrize(
    ("asking", "how"),
    [
        ("from sushiya.sushi import DraftingGame\nisinstance(game, DraftingGame)", "isinstance DraftingGame"),
        ("from sushiya.sushi import View as Seen\nisinstance(view, Other | Seen)", "isinstance View"),
        ("from sushiya import sushizock\nisinstance(board, sushizock.Board)", "isinstance Board"),
        ("from sushiya.sushizock import Sushizock\ntype(game) is Sushizock", "is Sushizock"),
        ("from sushiya.sushi import SushiGo\nmatch game:\n    case SushiGo(): 1", "case SushiGo"),
        ("name == 'sushizock'", "'sushizock'"),
        ("{'sushi-go-party': 1}", "'sushi-go-party'"),
        ("game.family in ('drafting',)", "'drafting'"),
        ("game_of('sushi-go(seats=4)')", "'sushi-go(seats=4)'"),
    ],
)
def test_asking_is_noticed(asking: str, how: str) -> None:
    assert [found for _, found in places(asking)] == [how]


def test_what_asks_nothing_is_not_noticed() -> None:
    harmless = '''
"""sushizock"""
from sushiya.core import View
from sushiya.sushi import Draft
def play(game: Draft) -> Draft:
    """sushi-go"""
    isinstance(view, View)
    return "a match of sushizock"
'''
    assert places(harmless) == []
