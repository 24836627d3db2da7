"""Texts: every id that the code names has a message, and every message is used.

Some ids appear literally in the code. Others are composed at run time. Those are listed here, each with the
values that may replace its star, so that unused texts are found however their ids are made.
"""

import json
import re
from collections.abc import Iterable
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import ast

from sushiya.arena.figures import NEIGHBOURS
from sushiya.bots import LEVELS, PURE_LEVELS, candidate
from sushiya.cli.arena import COLUMNS
from sushiya.cli.terminal.review import COLUMNS as REVIEW_COLUMNS
from sushiya.core import Choice
from sushiya.games import GAMES
from sushiya.games.json_values import wire_word
from sushiya.games.registry import Switch
from sushiya.puzzles import GRADES
from sushiya.puzzles.sushizock import IDEAS as DICE_IDEAS
from sushiya.sushi import CARDS, DISHES, MEALS, moves
from sushiya.sushi.counted import Unit
from sushiya.sushi.events import Why
from sushiya.sushi.facts import COUNTED, FACTS
from sushiya.sushi.scoring import EachSort
from sushiya.sushizock import FACES
from sushiya.table.example_types import PartKind
from sushiya.table.guests import GUESTS
from sushiya.table.protocol import PHRASES, Notice
from sushiya.table.refusals import REASONS
from sushiya.texts import languages
from tests.project.tree import ROOT
from tests.test_texts import patterns, walk

KINDS = ("sushi", "bone")
OWN_BUTTONS = {"PickBlind": "page-draw-blind"}
"""Questions whose button has its own text."""
WITHOUT_TEXT = ("cards", "count", "sorts", "sum")
"""Facts that are figures and names alone, or counted in the words of the ceremony."""


def dashed(values: Iterable[str]) -> list[str]:
    """Values as they appear in ids."""
    return [re.sub("[_: +]", "-", value) for value in values]


def questions() -> list[str]:
    """The kinds of questions of the drafting games."""
    return [
        wire_word(name)
        for name, each in vars(moves).items()
        if name in moves.__all__ and isinstance(each, type) and issubclass(each, Choice)
    ]


def switches() -> list[str]:
    """The options that are either on or off."""
    options = [each for info in GAMES.values() for each in info.options.items()]
    return [name for name, (_, read, _) in options if isinstance(read, Switch)]


def sorts() -> list[str]:
    """What is counted sort by sort, such as fruit."""
    rules = [dish.score_final for dish in DISHES.values()]
    return [sort for rule in rules if isinstance(rule, EachSort) for sort in rule.sorts]


def said_in_the_lesson(game: str) -> list[str]:
    """What the coach says in the lesson of this game, step by step."""
    lesson = (ROOT / "web" / "src" / "lessons" / f"{game}.json").read_text(encoding="utf-8")
    return [step["say"] for step in json.loads(lesson)["steps"]]


COMPOSED: dict[str, list[str]] = {
    # the page and the terminal
    "dish-*": dashed(DISHES),
    "card-*": dashed(card for card in CARDS if ":" in card),
    "scorepad-warning-*": ["not-set-aside", "face-down", "place-not-taken"],
    "course-*": [*{str(dish.course): None for dish in DISHES.values()}],
    "example-*": [each for each in get_args(PartKind) if each != "sort"],
    "example-name-*": ["0", "1", "2", "3"],
    "edition-*": [f"{game}-{edition}" for game, info in GAMES.items() for edition in info.editions],
    "game-*": [*GAMES],
    "hint-less-*": ["points", "wins"],
    "meal-*": [*MEALS, "a-la-carte"],
    "option-*": [*dict.fromkeys(dashed(name for info in GAMES.values() for name in info.options))],
    "puzzle-grade-*": [*GRADES],
    "reason-*": [*candidate.REASON_IDS, "none"],
    "reviewed-*": ["luck", "skill", "beyond", "start", "result"],
    "reviewed-chance-*": ["deal", "draw", "roll", "rows", "first"],
    "reviewed-mark-*": ["best", "within", "cost"],
    # the page
    "guests-about-*": [guest.head for guest in GUESTS],
    "guests-greeting-*": ["morning", "day", "evening"],
    "guests-level-*": ["random", *LEVELS, *PURE_LEVELS],
    "page-*": ["locked", "choosing", "away"],
    "page-about-*": [*GAMES],
    "page-ask-*": questions(),
    "page-die-*": [*FACES],
    "page-do-*": [name for name in questions() if name not in OWN_BUTTONS],
    "page-keys-*": ["number", "arrows", "enter", "tab", "space", "help", "hint", "memory", "escape"],
    "page-notice-*": [*dashed(get_args(get_type_hints(Notice)["what"])), "opened"],
    "page-pace-*": ["calm", "normal", "quick", "none"],
    "page-phrase-*": dashed(PHRASES),
    "puzzle-idea-*": [*DICE_IDEAS],
    "page-plot-*s": ["round", "turn"],
    "told-cleared-*": dashed(why for why in get_args(Why) if why != "used"),  # that was told already
    "ceremony-*": [*get_args(Unit)],
    "ceremony-title-*": ["last", "count"],
    "page-switch-*": dashed(switches()),
    "page-theme-*": ["system", "light", "dark"],
    "page-tile-*": [*KINDS],
    "told-sushizock-forced-*": [*KINDS],
    "told-sushizock-forced-*-you": [*KINDS],
    "told-sushizock-how-*": [*KINDS],
    "told-sushizock-stole-from-you-*": [*KINDS],
    "questions-more-*": ["second", "dummy"],
    "questions-stays-*": [*(why for why in get_args(moves.Stays) if why != "turned"), "kept"],
    "refusal-*": dashed(REASONS),
    "tray-*": dashed(fact for fact in (*FACTS, *COUNTED) if fact not in WITHOUT_TEXT),
    "tray-sort-*": sorts(),
    "scorepad-switch-*": ["dummy"],
    "tutorial-*": [f"{game}-{say}" for game in GAMES for say in said_in_the_lesson(game)],
    "tutorial-*-end": [*GAMES],
    "sushizock-dice-*": [*FACES],
    "sushizock-pace-*": ["roll", "keeps", "takes"],
    "sushizock-threat-*": ["top", "any"],
    "sushizock-tile-*": [*KINDS],
    "sushizock-wins-*": [*KINDS, *(f"{reach}-{kind}" for reach in ("top", "any") for kind in KINDS)],
    # the terminal
    "simulate-*": ["dish", "points", "pick-rate", "seat", "bot", "wins"],
    "arena-*": [*COLUMNS, *NEIGHBOURS],
    "device-*-ask": ["delete", "hand-over"],
    "review-column-*": [*REVIEW_COLUMNS],
    "choose-*": [*dict.fromkeys(option for info in GAMES.values() for option in info.asked_to_play)],
    "ask-lay-*": ["chopsticks", "menu"],
    "call-*": ["chopsticks", "spoon"],
    "dice-*": [*FACES],
    "die-*": [*FACES],
    "face-*": [*FACES],
    "fruit-*": ["orange", "pineapple", "watermelon"],
    "news-*": [why for why in dashed(get_args(Why)) if why.startswith("no")],
    "pad-ask-*": [
        *dict.fromkeys(option for info in GAMES.values() for option in info.asked_to_score),
        "sushi",
        "bones",
    ],
    "row-*": [*KINDS],
    "stack-*": [*KINDS],
    "table-*": ["total", "now", "plates"],
    "tile-*": [*KINDS],
    "topic-*": ["sushi", "bones", "blue", "red", "stacks", "middle", "set-aside", "forced"],
    "typed-*": [
        "yes",
        "no",
        "help",
        "hint",
        "seen",
        "rules",
        "table",
        "score",
        "log",
        "undo",
        "quit",
        "keep",
    ],
}
"""Composed ids, and the values that may replace the star."""

ATTRIBUTES = {
    "dish-*": "rule points table tip short detail",
    "card-*": "points short",
    "game-*": "summary players rules",
    "meal-*": "summary",
    "edition-*": "summary",
    "option-*": "summary rules",
    "topic-*": "rule",
    "hint-title": "less-points less-wins",
    "reason-*": "past",
    "ask-*": "prompt",
    "choose-*": "prompt",
}
"""Attributes that the code requests with an id that is composed or passed on."""

NOT_TEXTS = {"pad-*"}
"""Composed names that look like text ids but are element ids of the page."""

CODE = {
    path: path.read_text(encoding="utf-8")
    for folder, pattern in (("src/sushiya", "*.py"), ("web/src", "*.ts"), ("web/src", "*.svelte"))
    for path in sorted((ROOT / folder).rglob(pattern))
    if ".test." not in path.name
}
ALL_CODE = "\n".join(CODE.values())
LITERAL = re.compile(r"""["'`]([a-z]+(?:-[A-Za-z0-9]+)+(?:\.[a-z]+)?)["'`]|(?:exts|\bt)\(["']([a-z]+)["']""")
TEMPLATE = re.compile(r"""(?:f["']|`)([a-z]+-(?:[\w.-]|\$?\{(?:[^{}"'`]|"[^"]*"|'[^']*')*\})*)["'`]""")
WITH_ATTRIBUTE = re.compile(r"""["']([a-z][a-z-]*)["'],\s*attr=["']([a-z-]+)["']""")
OF_THE_PAGE = re.compile(r"""["'`]((?:page|replay|rulespage|example|scorepad)-[A-Za-z0-9-]+)["'`]""")


def literal_uses() -> set[str]:
    """Ids that appear in the code, with or without an attribute."""
    ids = {dashed or single for dashed, single in LITERAL.findall(ALL_CODE)}
    return ids | {".".join(each) for each in WITH_ATTRIBUTE.findall(ALL_CODE)}


def composed_uses() -> set[str]:
    return {id.replace("*", value) for id, values in COMPOSED.items() for value in values}


def quoted(texts: dict[str, ast.Pattern]) -> set[str]:
    """Texts that other texts reference."""
    nodes = (node for pattern in texts.values() for node in walk(pattern))
    return {
        node.id.name + (f".{node.attribute.name}" if node.attribute else "")
        for node in nodes
        if isinstance(node, ast.MessageReference)
    }


def plain_id(id: str) -> str:
    """The id without its game and edition: dish-wasabi for dish-wasabi-sushi-go-zoch."""
    if not id.startswith(("dish-", "card-")):
        return id
    for game in sorted(GAMES, key=len, reverse=True):
        endings = [f"-{game}-{edition}" for edition in GAMES[game].editions] + [f"-{game}"]
        for ending in endings:
            if id.endswith(ending):
                return id.removesuffix(ending)
    return id


def asked_for(text: str, used: set[str]) -> bool:
    """Whether the code uses this text, given as id or id.attribute."""
    id, _, attribute = text.partition(".")
    if text in used or not attribute:
        return text in used or plain_id(id) in used
    families = [names.split() for star, names in ATTRIBUTES.items() if id.startswith(star.removesuffix("*"))]
    return any(attribute in names for names in families) and plain_id(id) in used


def starred(template: str) -> str:
    """The template of an id with a star for its values: `edition-${game}-${it}.rules` becomes edition-*."""
    return re.sub(r"\$?\{[^}]*\}(-\$?\{[^}]*\})*", "*", template).partition(".")[0]


@pytest.mark.parametrize("lang", languages())
def test_every_text_is_used(lang: str) -> None:
    texts = patterns(lang)
    used = literal_uses() | composed_uses() | quoted(texts)
    unused = [text for text in texts if not asked_for(text, used)]
    assert not unused, f"unused: {', '.join(unused)}"


@pytest.mark.parametrize("lang", languages())
def test_every_text_that_the_code_names_is_there(lang: str) -> None:
    texts = patterns(lang)
    named = set(OF_THE_PAGE.findall(ALL_CODE)) | composed_uses()
    named |= {".".join(each) for each in WITH_ATTRIBUTE.findall(ALL_CODE)}
    missing = sorted(named - texts.keys())
    assert not missing, f"no text for: {', '.join(missing)}"


def test_every_composed_id_is_listed() -> None:
    """Including those with an attribute: `game-${game}.rules` is game-*, and ATTRIBUTES lists its `rules`."""
    families = {text.split("-")[0] for text in patterns("en")}
    unlisted = []
    for path, code in CODE.items():
        for template in TEMPLATE.findall(code):
            star = starred(template)
            if "*" in star and star.split("-")[0] in families and star not in COMPOSED.keys() | NOT_TEXTS:
                unlisted.append(f"{path.relative_to(ROOT)}: {star}")
    assert not unlisted, f"list the possible values in COMPOSED: {', '.join(unlisted)}"


def test_every_listed_id_is_composed_somewhere() -> None:
    composed = {starred(template) for template in TEMPLATE.findall(ALL_CODE)}
    assert not COMPOSED.keys() - composed
