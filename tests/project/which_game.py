"""Finds the places in source code that ask which game they are given, and how they ask.

A place is a check with the class of a game, board or view (`isinstance`, a comparison, a match case, a key of
a table), or with the name of such a class; a string outside docstrings that names a game or a family, a part
of one that is looked for in a name, a constant with such a name or the class's own (`SushiGo.name`);
`getattr` and `hasattr` with an attribute that not every game has; a text that lists all games; and a module
that knows two families.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any, NamedTuple

from sushiya import sushi, sushizock
from sushiya.games import GAMES, game_of
from tests.project.tree import modules

__all__ = ["Place", "families_of", "family_of_module", "places"]


class Place(NamedTuple):
    """A line that asks which game it is."""

    line: int
    how: str


GAME_CLASSES = {"DraftingGame", "SushiGo", "SushiGoParty", "Sushizock"}
CLASSES = GAME_CLASSES | {"View", "Board"}
ONE_OF_MANY = {type(game_of(name)).__name__ for name in GAMES} - {"Sushizock"}
"""Games that share a family: who imports one of them knows which game it is given."""
NAMES = {*GAMES, *(game_of(name).family for name in GAMES)}
LISTED = [re.compile(rf"(?<![\w-]){name}(?![\w-])") for name in GAMES]

FAMILY_WORDS = {"drafting": "drafting", "sushi": "drafting", "sushizock": "sushizock"}
"""The words in the names of modules that belong to one family: `fast.sushi`, `because_sushizock`."""

NAMED = {"name", "family", "game"}
"""What holds the name of a game: `game.name`, `family`, `str(game)`."""
GIVEN = {"game", "view", "board"}
"""What belongs to a game of unknown family."""


def _attributes(kind: Any) -> set[str]:
    return {*dir(kind), *(field.name for field in fields(kind))}


_KINDS: list[list[set[str]]] = [
    [_attributes(type(game_of(name))) for name in GAMES],
    [_attributes(package.View) for package in (sushi, sushizock)],
    [_attributes(package.Board) for package in (sushi, sushizock)],
]
SHARED = {name for kind in _KINDS for name in kind[0].intersection(*kind[1:])}
OWN = {name for kind in _KINDS for name in set().union(*kind) - kind[0].intersection(*kind[1:])}
"""Attributes that some games, views or boards have and others don't."""


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


def family_of_module(name: str) -> str | None:
    """The family that the name of a module says it belongs to, as in `sushiya.fast.sushi.search`."""
    words = (word for part in name.split(".") for word in part.split("_"))
    return next((FAMILY_WORDS[word] for word in words if word in FAMILY_WORDS), None)


def places(source: str, module: str = "") -> list[Place]:
    """Every line of a module that asks which game it is, and how."""
    tree = ast.parse(source)
    classes = dict(_classes_of_games(tree))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found: set[Place] = set(_families(tree, module))
    for node in ast.walk(tree):
        found.update(_checks(node, classes))
        found.update(_names_of_classes(node, classes))
        found.update(_imports(node))
        found.update(_parts_of_names(node))
        found.update(_attributes_of_some(node))
        if id(node) not in docs:
            found.update(_names_of_games(node))
        found.update(_lists(node))
    return sorted(found)


# Classes ----------------------------------------------------------------------------------------------------


def _classes_of_games(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The names under which a module knows the classes of games, boards and views."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("sushiya.sushi"):
            for alias in node.names:
                if alias.name in CLASSES:
                    yield alias.asname or alias.name, alias.name


def _checks(node: ast.AST, classes: dict[str, str]) -> Iterator[Place]:
    """Checks with a class."""
    asked: list[ast.expr | None]
    match node:
        case ast.Call(ast.Name("isinstance" | "issubclass"), [_, one]):
            verb, asked = "isinstance", [one]
        case ast.Compare(left, _, others):
            verb, asked = "is", [left, *others]
        case ast.MatchClass(one):
            verb, asked = "case", [one]
        case ast.Dict(keys):
            verb, asked = "row", keys
        case _:
            return
    for each in filter(None, asked):
        yield from (Place(each.lineno, f"{verb} {name}") for name in _mentioned(each, classes))


def _mentioned(node: ast.AST, classes: dict[str, str]) -> list[str]:
    """Classes of games in an expression, including attributes of modules: `sushi.View`."""
    return [
        classes.get(each.id, "") if isinstance(each, ast.Name) else each.attr
        for each in ast.walk(node)
        if (isinstance(each, ast.Name) and each.id in classes)
        or (isinstance(each, ast.Attribute) and each.attr in CLASSES)
    ]


def _names_of_classes(node: ast.AST, classes: dict[str, str]) -> Iterator[Place]:
    """The name of a game or a family, from its class; and the name of a class that something depends on."""
    match node:
        case ast.Attribute(ast.Name(known), "name" | "family") if classes.get(known) in GAME_CLASSES:
            yield Place(node.lineno, f"{classes[known]}.{node.attr}")
        case ast.Compare(left, _, others):
            yield from _class_names([left, *others])
        case ast.Match(one) | ast.Subscript(slice=one):
            yield from _class_names([one])
        case ast.Call(ast.Attribute(_, "get" | "startswith" | "endswith")):
            yield from _class_names([node.func, *node.args])


def _class_names(nodes: Iterable[ast.AST]) -> Iterator[Place]:
    for node in (each for outer in nodes for each in ast.walk(outer)):
        match node:
            case ast.Attribute(
                ast.Call(ast.Name("type")) | ast.Attribute(_, "__class__"),
                "__name__" | "__qualname__" | "__module__",
            ):
                yield Place(node.lineno, f"the class's {node.attr}")


def _attributes_of_some(node: ast.AST) -> Iterator[Place]:
    """Attributes that not every game has: `getattr(game, "meal", None)`."""
    match node:
        case ast.Call(ast.Name("getattr" | "hasattr" as verb), [thing, ast.Constant(str(name)), *_]):
            if name in OWN or (_last_word(thing) in GIVEN and name not in SHARED):
                yield Place(node.lineno, f"{verb} {name}")


def _last_word(node: ast.AST) -> str:
    match node:
        case ast.Name(word) | ast.Attribute(_, word):
            return word
    return ""


# Names ------------------------------------------------------------------------------------------------------


def _names_of_games(node: ast.AST) -> Iterator[Place]:
    """Strings that are the name of a game or a family, with or without options."""
    match node:
        case ast.Constant(str(text)) if text.partition("(")[0] in NAMES:
            yield Place(node.lineno, repr(text))


def _lists(node: ast.AST) -> Iterator[Place]:
    match node:
        case ast.Constant(str(text)) if any(map(_lists_all, text.splitlines())):
            yield Place(node.lineno, "a list of all games")


def _lists_all(line: str) -> bool:
    return all(name.search(line) for name in LISTED)


def _parts_of_names(node: ast.AST) -> Iterator[Place]:
    """Parts of a name that are looked for in it: `"zock" in game.name`, `name.startswith("sushi")`."""
    match node:
        case ast.Compare(left, _, others):
            parties = [left, *others]
        case ast.Call(ast.Attribute(thing), arguments):
            parties = [thing, *arguments]
        case _:
            return
    if any(_last_word(each) in NAMED for party in parties for each in ast.walk(party)):
        for party in parties:
            yield from (Place(part.lineno, f"a name with {part.value!r}") for part in _parts(party))


def _parts(node: ast.AST) -> Iterator[ast.Constant]:
    """The parts of names among constants, or in a tuple of them."""
    match node:
        case ast.Constant(str(text)) if re.search("[a-z]{3}", text) and text not in NAMES:
            if any(text in name for name in NAMES):
                yield node
        case ast.Tuple(elements) | ast.List(elements) | ast.Set(elements):
            for element in elements:
                yield from _parts(element)


# Imports ----------------------------------------------------------------------------------------------------


def _imports(node: ast.AST) -> Iterator[Place]:
    """Imports by which a module knows which game it is given; `module.SushiGo` is one, too."""
    match node:
        case ast.ImportFrom(str(module), names):
            rules = re.match(r"sushiya\.(sushi|sushizock)(?:\.|$)", module)
            wanted = CONSTANTS | (ONE_OF_MANY if rules else set())
            yield from (Place(node.lineno, f"import {each.name}") for each in names if each.name in wanted)
        case ast.Attribute(_, name) if name in CONSTANTS | ONE_OF_MANY:
            yield Place(node.lineno, f"import {name}")


def families_of(source: str, module: str = "") -> set[str]:
    """The families that a module knows, by its own name and by what it imports."""
    return {family for _, family in _known(ast.parse(source), module)}


def _families(tree: ast.AST, module: str) -> Iterator[Place]:
    """The line at which a module knows a second family."""
    known: set[str] = set()
    for line, family in _known(tree, module):
        known.add(family)
        if len(known) > 1:
            yield Place(line, " and ".join(sorted(known)))
            return


def _known(tree: ast.AST, module: str) -> Iterator[tuple[int, str]]:
    """The families that a module knows, line by line, by its own name first."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.stmt | ast.expr)]
    names = [(0, module), *((n.lineno, name) for n in nodes for name in _imported(n))]
    for line, name in sorted(names):
        if (family := family_of_module(name)) is not None:
            yield line, family


def _imported(node: ast.AST) -> Iterator[str]:
    """The modules that a node imports or names as text. What comes `from` a package may be a module, too."""
    match node:
        case ast.Import(names):
            yield from (each.name for each in names if each.name.startswith("sushiya."))
        case ast.ImportFrom(str(module), names) if module.split(".")[0] == "sushiya":
            yield module
            yield from (f"{module}.{each.name}" for each in names if each.name.islower())
        case ast.Constant(str(text)) if re.fullmatch(r"sushiya(\.\w+)+", text):
            yield text
