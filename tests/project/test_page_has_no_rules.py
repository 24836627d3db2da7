"""Pins that the page knows no dish, card or game, nor whose turn it is next: the server sends such facts.

Nor does it guess the game by what a view looks like: it asks `lib/families.ts`, whose rows load what knows.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sushiya.games import GAMES, game_of
from sushiya.games.families import VERBS
from sushiya.sushi import DISHES, MEALS
from sushiya.sushi.sushi_go import SUSHI_GO_DISHES
from sushiya.sushizock import BOX
from sushiya.sushizock.tiles import KINDS
from tests.project.tree import ROOT

PAGE = ROOT / "web" / "src"
DRAWINGS = PAGE / "drawings"
GENERATED = {PAGE / "lib" / "protocol.ts"}
SOURCES = sorted(
    path
    for pattern in ("*.ts", "*.svelte", "*.mjs")
    for path in PAGE.rglob(pattern)
    if path not in GENERATED and not re.search(r"\.(?:test|fixture)\.ts$", path.name)
)

NAMED_AFTER_CARDS = {
    "drawings/posters.ts": "the one list of how each game is drawn",
    "drawings/marks.ts": "the one list of what stands for how good a choice was",
}
"""Drawings are named after cards, so lists of drawings name them. Nothing is decided by them."""
ALLOWED = {
    ("lib/families.ts", "drafting"): "the one table of families",
    ("lib/families.ts", "sushizock"): "the one table of families",
    ("lib/seating.ts", " % seats"): "where the seats are around the table that is drawn",
    ("components/ScorePlot.svelte", " % everyTick"): "which rounds have a number below the plot",
    ("lib/grid.ts", " % boxes.length"): "where an arrow key leads",
    ("lib/puzzles.ts", " % puzzles.length"): "the puzzle of a day",
    ("screens/Rules.svelte", " % names.length"): "the dish that comes after this one in the list of rules",
}
"""Exceptions in the page, and their reasons."""

ENGLISH = {"menu"}
"""Names that are also common words in a page, so that only strings are searched for them."""


def dashed(name: str) -> str:
    return re.sub(r"[:+_]", "-", name)


def names() -> set[str]:
    """Every name that only the rules should know: games, editions, meals, dishes and cards."""
    games = {game_of(name) for name in GAMES}
    dishes = [*DISHES.values(), *SUSHI_GO_DISHES.values()]
    texts = {text for dish in dishes for text in (dish.name, *map(str, dish.cards))}
    editions = {edition for info in GAMES.values() for edition in info.editions}
    return {*GAMES, *(game.family for game in games), *editions, *MEALS, *texts, *map(dashed, texts)}


COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<!:)//[^\n]*", re.S)
STYLE = re.compile(r"<style>.*?</style>", re.S)
IMPORTED = re.compile(r"(?<=from )\"\.[^\"\n]*\"|(?<=import\()\"\.[^\"\n]*\"")
"""The file that is imported: where something lies decides nothing."""
STRING = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'|`[^`]*`")
WORD = re.compile(r"[a-z][\w-]*(?::[\w+]+)?", re.I)
COMPARED = re.compile(
    r"\b(?:round|turn|players|edition|course|dish|family|game|meal)\s*(?:[!=]==|[<>]=?)\s*"
    r"(?:[\"'`1-9]|(?!A_LA_CARTE\b)[A-Z][A-Z_]*\b)"
)
"""A rule in disguise: `round === 2`, `dish === "…"`, `course === RACED`.

`A_LA_CARTE` is the page's own word for a meal that is chosen dish by dish.
"""
NEIGHBOUR = re.compile(r"\s%\s+\(?[a-z][\w!?.]*")
"""Another one, `(turn + 1) % seats`: who is next, who is asked, who gets a hand.

What is not divided by a number or a constant counts as one, whatever its name.
"""
REBUILT = re.compile(rf"`(?:{'|'.join(verb for verbs in VERBS.values() for verb in verbs.values())}) \$")
"""An answer in its text form, `take ${kind}`: the server sends the options."""


def offenders(code: str, known: set[str]) -> Iterator[str]:
    """The names in a source file, and the places where it makes a decision by a term of the rules."""
    bare = IMPORTED.sub("", STYLE.sub("", COMMENT.sub("", code)))
    yield from (word for text in STRING.findall(bare) for word in WORD.findall(text) if word in known)
    yield from (word for word in WORD.findall(STRING.sub("", bare)) if word in known - ENGLISH)
    yield from COMPARED.findall(bare)
    yield from NEIGHBOUR.findall(bare)
    yield from REBUILT.findall(bare)


def test_no_source_of_the_page_names_a_dish_a_card_or_a_game() -> None:
    known = names()
    every = {
        (path.relative_to(PAGE).as_posix(), word)
        for path in SOURCES
        for word in offenders(path.read_text(encoding="utf-8"), known)
    }
    found = {(path, word) for path, word in every if path not in NAMED_AFTER_CARDS}
    assert {path for path, _ in every} >= NAMED_AFTER_CARDS.keys(), "these exceptions are no longer needed"
    assert found - ALLOWED.keys() == set(), "let the server send it, in the public part or the catalogue"
    assert ALLOWED.keys() - found == set(), "these exceptions are no longer needed"


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('if (card === "wasabi") {', ["wasabi"]),
        ("const ART = { sushizock: 1 };", ["sushizock"]),
        ('drawn("nigiri-egg")', ["nigiri-egg"]),
        ("`/learn/sushi-go`", ["sushi-go"]),
        ('import { worth } from "./sushizock/words"; await import("./sushizock/news");', []),
        ("view.round === 2 ? 1 : 0", ["round === 2"]),
        ("dishInfo(dish)?.course === RACED", ["course === RACED"]),
        ("wish.meal === A_LA_CARTE && wish.meal !== Meal.first", []),
        ("(view.turn + 1) % view.stacks.length", [" % view.stacks.length"]),
        ("(me + seats - 1) % seats", [" % seats"]),
        ("(seat + 1) % (info.seats.length)", [" % (info.seats.length"]),
        ("(seat + 1) % around", [" % around"]),
        ("seat % 8, seat % PEOPLE.length, <i style='width: 50%; height: 5%'>", []),
        ("answer === `take ${kind} ${place}`", ["`take $"]),
        ('t("page-menu") + menu + "icon-menu"', []),
        ('source === "menu"', ["menu"]),
        ("/* wasabi */ // maki\n<!-- eel -->", []),
        ("<style>.maki { }</style>", []),
    ],
)
def test_the_search_finds_what_it_looks_for(code: str, found: list[str]) -> None:
    assert list(offenders(code, names())) == found


# Which family a game belongs to is asked of the one table ---------------------------------------------------

FAMILIES = PAGE / "lib" / "families.ts"
ROW = re.compile(r"^  (\w+): \{\n(.*?)^  \},", re.M | re.S)
TYPES = re.compile(r"\bimport type [^;]*;")
IMPORT = re.compile(r"(?:\bfrom |\bimport\(|\bimport )\"(\.[^\"\n]*)\"")
NO_VIEWS = "event|first|last|what|began|value|window|navigator|crypto"
"""Events, entries of the log, and what is the browser's own: asking what they are guesses no game."""
SHAPE = re.compile(
    rf"\"\w+\" in (?!(?:{NO_VIEWS})\b)[\w?!.]+"
    r"|\bhasOwn\w*\([^)\n]*"
    r"|\b(?:as|is) (?:unknown as )?(?:(?:Sushi|Seen)\w*|(?:Tray|Tile|Plate)s?\b)"
)
"""A guess by what a value looks like, `"stacks" in view`, or a claim that it is a family's type."""


def imported(code: str, folder: Path) -> set[Path]:
    """The sources that a piece of code needs when it runs."""
    bare = TYPES.sub("", COMMENT.sub("", code))
    names = [(folder / name).resolve() for name in IMPORT.findall(bare)]
    found = {name.with_name(name.name + ending) for name in names for ending in ("", ".ts", ".svelte")}
    return found & set(SOURCES)


def owners(code: dict[Path, str], table: Path = FAMILIES) -> dict[Path, str]:
    """The files of one family: what its row loads, and what only those files import."""
    own = {path: family for family, row in ROW.findall(code[table]) for path in imported(row, table.parent)}
    needs = {path: imported(text, path.parent) for path, text in code.items()}
    users = {path: {user for user in needs if path in needs[user]} for path in code}
    while found := {
        path: families.pop()
        for path in code.keys() - own.keys()
        if users[path]
        and len(families := {own.get(user, "") for user in users[path]}) == 1
        and "" not in families
    }:
        own |= found
    return own


def guesses(code: dict[Path, str]) -> set[tuple[str, str]]:
    """Where a file that serves several families guesses which one it has."""
    shared = code.keys() - owners(code).keys() - {FAMILIES}
    return {
        (path.relative_to(PAGE).as_posix(), guess)
        for path in shared
        for guess in SHAPE.findall(STYLE.sub("", COMMENT.sub("", code[path])))
    }


def test_no_shared_source_of_the_page_guesses_the_family_of_a_game() -> None:
    code = {path: path.read_text(encoding="utf-8") for path in SOURCES}
    assert guesses(code) == set(), "let a row of lib/families.ts answer"
    for planted in ("lib/stage.svelte.ts", "components/Side.svelte", "components/OwnPlates.svelte"):
        code[PAGE / planted] += '\nconst stacks = "stacks" in view ? view.stacks : [];'
    found = {path for path, _ in guesses(code)}
    assert found == {"lib/stage.svelte.ts", "components/Side.svelte"}, (
        "only a table with plates has the third"
    )


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('if ("stacks" in view) {', ['"stacks" in view']),
        ('"hands" in told.facts ? 1 : 0', ['"hands" in told.facts']),
        ('view && "table" in connection.view!', ['"table" in connection.view!']),
        (
            '"stacks" in state || Object.hasOwn(state, "hands")',
            ['"stacks" in state', 'hasOwn(state, "hands"'],
        ),
        ("told.trays as unknown as Tray[], position as Plate", ["as unknown as Tray", "as Plate"]),
        ("connection.view as SushiPublic", ["as SushiPublic"]),
        ("(view: Public): view is SushizockPublic =>", ["is SushizockPublic"]),
        ("told.facts as SeenTiles | null", ["as SeenTiles"]),
        ('"seat" in event && event.seat === me', []),
        ("family.sheet(view) as Public", []),
    ],
)
def test_a_guess_is_recognized(code: str, found: list[str]) -> None:
    assert SHAPE.findall(code) == found


def test_the_files_of_a_family_are_those_that_nothing_else_imports() -> None:
    code = {path: path.read_text(encoding="utf-8") for path in SOURCES}
    own = {path.relative_to(PAGE).as_posix(): family for path, family in owners(code).items()}
    assert own["screens/SushiTable.svelte"] == own["components/OwnPlates.svelte"] == "drafting"
    assert own["screens/SushizockTable.svelte"] == own["components/sushizock/Say.svelte"] == "sushizock"
    assert own.keys().isdisjoint(
        {"components/Side.svelte", "lib/stage.svelte.ts", "screens/TableScreen.svelte"}
    )


# Drawings are found by name, so each must exist -------------------------------------------------------------


def drawings() -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', (DRAWINGS / "cards.svg").read_text(encoding="utf-8")))


def test_every_dish_card_and_tile_has_a_drawing() -> None:
    cards = {card for dish in (*DISHES.values(), *SUSHI_GO_DISHES.values()) for card in dish.cards}
    wanted = {dashed(card.dish if card.order else str(card)) for card in cards}
    wanted |= {dashed(dish) for dish in DISHES}
    wanted |= {f"tile-{kind}-{value}" for kind in KINDS for value in BOX.of(kind)}
    assert wanted - drawings() == set()


def test_what_an_edition_serves_instead_has_a_drawing() -> None:
    listed = set(re.findall(r'"([^"]+)"', (DRAWINGS / "editions.ts").read_text(encoding="utf-8")))
    endings = tuple(f"-{name}-{edition}" for name, info in GAMES.items() for edition in info.editions)
    assert listed == {drawing for drawing in drawings() if drawing.endswith(endings)}


def test_nothing_is_left_out_of_the_search() -> None:
    searched = {path.relative_to(PAGE).parts[0] for path in SOURCES}
    assert {"lib", "components", "screens", "drawings", "App.svelte", "main.ts"} <= searched
