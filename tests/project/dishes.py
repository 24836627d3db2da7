"""The single list of what a dish needs besides its module, and a search for dishes that lack some of it."""

import re
from collections.abc import Callable, Iterator
from functools import cache

from sushiya.cli.terminal.paint import DISH_COLOURS
from sushiya.sushi import DISHES, Dish
from sushiya.table.drafting import examples_of
from sushiya.texts import Texts, card_id, dish_id, languages
from tests import oracle, oracle_tables
from tests.fast.sushi.planted import PLANTED
from tests.project.tree import ROOT
from tests.test_texts import is_marked, messages

__all__ = ["drawing_of", "ground_of", "lacking"]

MARK = re.compile(r"TO BE (WRITTEN|TRANSLATED|DRAWN)")
"""How `sushiya new-dish` marks what still has to be done."""
CARDS = "src/sushiya/sushi/cards"
GROUNDS = "web/src/styles/grounds.css"
DRAWINGS = "web/src/drawings/cards.svg"
DECKS = {
    **oracle_tables.ROLLS,
    **oracle_tables.APPETIZERS,
    **oracle_tables.SPECIALS,
    **oracle_tables.DESSERTS,
    "nigiri": oracle_tables.NIGIRI,
}


def lacking() -> list[str]:
    """Everything that dishes lack, one line each: the dish, the file, and what is missing in it."""
    return [f"{name}: {line}" for name, dish in DISHES.items() for check in CHECKS for line in check(dish)]


def read(path: str) -> str:
    file = ROOT / path
    return file.read_text(encoding="utf-8") if file.exists() else ""


def _file(dish: Dish) -> Iterator[str]:
    path = f"{CARDS}/{dish.name}.py"
    if not read(path):
        yield f"{path} is missing"
    elif MARK.search(read(path)):
        yield f"{path} is to be written"


def _test(dish: Dish) -> Iterator[str]:
    path = f"tests/sushi/cards/test_{dish.name}.py"
    if not read(path):
        yield f"{path} is missing"
    elif MARK.search(read(path)):
        yield f"{path} is to be written"


texts_of = cache(Texts)


@cache
def marked(lang: str) -> set[str]:
    """The texts of a language that still have to be written."""
    return {message.id.name for message in messages(lang) if is_marked(message)}


def _texts(dish: Dish) -> Iterator[str]:
    """Its name, rule, worth and tip, and the name of each card, in every language."""
    for lang in languages():
        path, texts = f"src/sushiya/locales/{lang}/dishes.ftl", texts_of(lang)
        wanted = [(dish_id(dish.name), attr) for attr in ("", "rule", "points", "tip")]
        wanted += [(card_id(str(card)), "") for card in dict.fromkeys(dish.cards)]
        for id, attr in wanted:
            if not texts.has(id, attr):
                yield f"{path} has no {id}{'.' * bool(attr)}{attr}"
        if marked(lang) & {id for id, _ in wanted}:
            yield f"{path} is to be {'written' if lang == 'en' else 'translated'}"


def drawing_of(id: str) -> str | None:
    """The symbol of a card, with the comment above it."""
    pattern = rf'^(<!-- [^\n]* -->\n)?<symbol id="{re.escape(id)}".*?^</symbol>$'
    found = re.search(pattern, read(DRAWINGS), re.M | re.S)
    return found[0] if found else None


def _drawings(dish: Dish) -> Iterator[str]:
    """A drawing for every card. Cards that differ only in their number share the drawing of the dish."""
    for card in dict.fromkeys(dish.cards):
        id = re.sub("[:+_]", "-", dish.name if card.order else str(card))
        drawing = drawing_of(id)
        if drawing is None:
            yield f"{DRAWINGS} has no symbol {id}"
        elif MARK.search(drawing):
            yield f"{DRAWINGS}: the symbol {id} is to be drawn"


def ground_of(dish: str) -> tuple[str, str] | None:
    """The colour of a dish on the page, and the comment above its background."""
    found = re.search(
        rf'^/\* (.*) \*/\n(?:\[.*\],\n)*\[data-dish="{dish}"\][^{{]*{{\n  --dish: (#\w+);',
        read(GROUNDS),
        re.M,
    )
    return (found[2], found[1]) if found else None


def _ground(dish: Dish) -> Iterator[str]:
    ground = ground_of(dish.name)
    if ground is None:
        yield f"{GROUNDS} has no ground"
    elif MARK.search(ground[1]):
        yield f"{GROUNDS}: its pattern is to be drawn"
    if dish.colour not in DISH_COLOURS:
        yield f"src/sushiya/cli/terminal/paint.py has no colour {dish.colour}"


def _oracle(dish: Dish) -> Iterator[str]:
    if dish.name not in (*oracle.ROUND_DISHES, *oracle.DESSERTS):
        yield "tests/oracle.py has no rule"
    if dish.name not in DECKS:
        yield "tests/oracle_tables.py has no cards"


def _golden(dish: Dish) -> Iterator[str]:
    games = (path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "golden").glob("*.txt"))
    if not any(re.search(rf"^\d+ pick {dish.name}\b", game, re.M) for game in games):
        yield "tests/golden has no game in which it is played"


def _planted(dish: Dish) -> Iterator[str]:
    if dish.name not in PLANTED:
        yield "tests/fast/sushi/planted.py has no error to plant"


def _example(dish: Dish) -> Iterator[str]:
    """A dish with a known score rule has an example already."""
    if not examples_of("sushi-go-party", "zoch", dish.name):
        yield "src/sushiya/table/drafting_example_turns.py has no turn that shows what it does"


def _told(dish: Dish) -> Iterator[str]:
    words = re.sub(r"\s+", " ", read("CHANGELOG.md"))
    told = re.search(rf"\b{dish.name.replace('_', ' ')}\b(\. TO BE WRITTEN)?", words)
    if told is None or told[1]:
        yield "CHANGELOG.md: its line is to be written"
    if f"\n| {dish.name} |" not in read("docs/notation.md"):
        yield "docs/notation.md does not list its cards"


CHECKS: tuple[Callable[[Dish], Iterator[str]], ...] = (
    _file,
    _test,
    _texts,
    _drawings,
    _ground,
    _oracle,
    _golden,
    _planted,
    _example,
    _told,
)
