"""Pins that only the family tables check which game they are given: a fourth game is a row in each of them.

A check is `isinstance`, `issubclass`, a comparison or a match case with the class of a game, board or view; a
string outside docstrings that names a game or a family, a constant with such a name or the class's own
(`SushiGo.name`); a text that lists all games; and a module that knows the rules of two families.
"""

import ast
import re
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
LISTS_OF_TYPES = ("table/wire_types.py", "table/aid_messages.py", "server/schema.py")
"""What is sent, of all families: their types, from which schema and page's types are made."""

GAME_CLASSES = {"DraftingGame", "SushiGo", "SushiGoParty", "Sushizock"}
CLASSES = GAME_CLASSES | {"View", "Board"}
ONE_OF_MANY = {type(game_of(name)).__name__ for name in GAMES} - {"Sushizock"}
"""Games that share a family: who imports one of them knows which game it is given."""
NAMES = {*GAMES, *(game_of(name).family for name in GAMES)}
LISTED = [re.compile(rf"(?<![\w-]){name}(?![\w-])") for name in GAMES]


def constants() -> set[str]:
    """Constants of any module whose value is the name of a game or a family: `PARTY`."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in modules()]
    nodes = [node for tree in trees for node in tree.body]
    return {
        target.id
        for node in nodes
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and node.value.value in NAMES
        for target in node.targets
        if isinstance(target, ast.Name)
    }


CONSTANTS = constants()


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def may_ask(path: Path) -> bool:
    name = name_of(path)
    return path.name in TABLES or name in TABLES or name.startswith(OF_ONE_FAMILY) or name in LISTS_OF_TYPES


def places(source: str) -> list[tuple[int, str]]:
    """Every line that checks which game it is, and how."""
    tree = ast.parse(source)
    classes = dict(_classes_of_games(tree))
    return sorted(
        {*_asks(tree, classes), *_names_of_games(tree), *_names_of_classes(tree, classes), *_imports(tree)}
    )


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
            case ast.Constant(str(text)) if any(map(_lists_all, text.splitlines())):
                yield node.lineno, "a list of all games"


def _lists_all(line: str) -> bool:
    return all(name.search(line) for name in LISTED)


def _names_of_classes(tree: ast.AST, classes: dict[str, str]) -> Iterator[tuple[int, str]]:
    """The name of a game or a family, from its class."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(ast.Name(known), "name" | "family") if classes.get(known) in GAME_CLASSES:
                yield node.lineno, f"{classes[known]}.{node.attr}"


def _imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Imports by which a module knows which game it is given."""
    families: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            rules = re.match(r"sushiya\.(sushi|sushizock)(?:\.|$)", node.module)
            families |= {rules[1]} if rules else set()
            if len(families) == 2:
                yield node.lineno, "sushi and sushizock"
                families = set()
            wanted = CONSTANTS | (ONE_OF_MANY if rules else set())
            yield from ((node.lineno, f"import {name.name}") for name in node.names if name.name in wanted)


@pytest.mark.parametrize("path", [path for path in modules() if not may_ask(path)], ids=name_of)
def test_which_game_it_is_only_the_tables_ask(path: Path) -> None:
    asked = places(path.read_text(encoding="utf-8"))
    where = "\n".join(f"{name_of(path)}:{line}: {how}" for line, how in asked)
    assert not asked, (
        f"{where}\nAsk the family of the game instead: a table in families.py says what differs."
    )


def test_what_is_listed_is_there() -> None:
    missing = [name for name in LISTS_OF_TYPES if not (PACKAGE / name).is_file()]
    assert not missing, f"take them off the lists: {missing}"


@pytest.mark.parametrize(
    ("asking", "how"),
    [
        ("from sushiya.sushi import DraftingGame\nisinstance(game, DraftingGame)", "isinstance DraftingGame"),
        ("from sushiya.sushi import View as Seen\nisinstance(view, Other | Seen)", "isinstance View"),
        ("from sushiya import sushizock\nisinstance(board, sushizock.Board)", "isinstance Board"),
        ("from sushiya.sushizock import Sushizock\ntype(game) is Sushizock", "is Sushizock"),
        ("from sushiya.sushizock import Sushizock\nmatch game:\n    case Sushizock(): 1", "case Sushizock"),
        ("from sushiya.sushi import SushiGo", "import SushiGo"),
        ("from sushiya.sushi.party import SushiGoParty as Party", "import SushiGoParty"),
        ("from sushiya.sushizock import Sushizock\nrow[Sushizock.name]", "Sushizock.name"),
        ("from sushiya.sushi import Card\nfrom sushiya.sushizock.tiles import Tiles", "sushi and sushizock"),
        ('def command():\n    """GAME is sushi-go, sushi-go-party or sushizock."""', "a list of all games"),
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
from sushiya.sushi import DraftingGame
def play(game: DraftingGame) -> DraftingGame:
    """sushi-go"""
    isinstance(view, View)
    return "a match of sushizock"
'''
    assert places(harmless) == []


def test_a_constant_that_names_a_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "CONSTANTS", {"PARTY"})
    assert places("from sushiya.games.registry import PARTY") == [(1, "import PARTY")]
