"""Texts: every language file is valid, and every dish, card, meal and game has its texts."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from sushiya.table.refusals import REASONS
from sushiya.texts import (
    LOCALES,
    MissingText,
    Texts,
    UnknownLanguage,
    best_language,
    card_id,
    dish_id,
    languages,
)
from tests.same_in_all_languages import ONLY_IN, same_text_allowed

DISHES = [
    "nigiri", "maki", "temaki", "uramaki", "tempura", "sashimi", "gyoza", "eel", "tofu", "onigiri",
    "edamame", "miso_soup", "sukeroku", "chopsticks", "spoon", "menu", "takeout_box", "soy_sauce", "tea",
    "special_order", "wasabi", "sake", "pudding", "green_tea_ice_cream", "fruit",
]  # fmt: skip

CARDS = [
    "nigiri:egg", "nigiri:salmon", "nigiri:squid", "maki:1", "maki:2", "maki:3", "uramaki:3", "uramaki:4",
    "uramaki:5", "onigiri:circle", "onigiri:triangle", "onigiri:square", "onigiri:rectangle",
    "sukeroku:futomaki", "sukeroku:inari", "chopsticks:1", "chopsticks:2", "chopsticks:3", "spoon:4",
    "spoon:5", "spoon:6", "menu:7", "menu:8", "menu:9", "takeout_box:10", "takeout_box:11",
    "takeout_box:12", "fruit:orange+orange", "fruit:pineapple+pineapple", "fruit:watermelon+watermelon",
    "fruit:orange+pineapple", "fruit:orange+watermelon", "fruit:pineapple+watermelon", "tempura",
    "chopsticks",
]  # fmt: skip

MEALS = [
    "my-first-meal", "sushi-go", "party-sampler", "master-menu", "points-platter", "cutthroat-combo",
    "big-banquet", "dinner-for-two",
]  # fmt: skip

EDITIONS = [
    "sushi-go-zoch", "sushi-go-gamewright", "sushi-go-party-zoch", "sushi-go-party-devir",
    "sushizock-zoch", "sushizock-999games",
]  # fmt: skip

FILES = sorted(LOCALES.glob("*/*.ftl"))

# Every number of a dish's points table. The text of its rule must mention each of them.
NUMBERS = {
    "nigiri": "1 2 3 3 6 9", "wasabi": "3 6 9", "maki": "6 3 6 4 2", "temaki": "4 4",
    "uramaki": "10 8 5 2", "tempura": "5", "sashimi": "10", "gyoza": "1 3 6 10 15", "eel": "3 7",
    "tofu": "2 6", "onigiri": "1 4 9 16", "edamame": "1 4", "miso_soup": "3", "sukeroku": "6 2",
    "menu": "4 3", "takeout_box": "2", "soy_sauce": "4", "tea": "1", "sake": "3",
    "green_tea_ice_cream": "12", "pudding": "6 6", "fruit": "-2 0 1 3 6 10",
}  # fmt: skip


TRANSLATIONS = [lang for lang in languages() if lang != "en"]


@pytest.fixture(scope="module", params=languages())
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


@cache
def parsed(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages(lang: str) -> list[ast.Message]:
    entries = [entry for path in sorted((LOCALES / lang).glob("*.ftl")) for entry in parsed(path)]
    return [entry for entry in entries if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_file_parses_without_junk(path: Path) -> None:
    assert [entry.content for entry in parsed(path) if isinstance(entry, ast.Junk)] == []


def test_no_message_and_no_attribute_is_defined_twice(texts: Texts) -> None:
    found = messages(texts.lang)
    ids = [message.id.name for message in found]
    ids += [f"{message.id.name}.{attribute.id.name}" for message in found for attribute in message.attributes]
    assert [id for id, count in Counter(ids).items() if count > 1] == []


def variables(message: ast.Message) -> dict[str, Any]:
    """A value for every variable of a message or of one that it references."""
    names = re.findall(r"\$([\w-]+)", (FluentSerializer().serialize_entry(message)))
    return dict.fromkeys([*names, "count"], 1)


def test_every_message_and_attribute_formats(texts: Texts) -> None:
    for message in messages(texts.lang):
        arguments = variables(message)
        for attr in ["", *(attribute.id.name for attribute in message.attributes)]:
            text = texts(message.id.name, attr=attr, **arguments)
            assert text.strip(), message.id.name
            assert "{" not in text, message.id.name


def test_every_dish_has_name_rule_points_and_tip(texts: Texts) -> None:
    ids = {message.id.name for message in messages(texts.lang) if message.id.name.startswith("dish-")}
    assert {dish_id(dish) for dish in DISHES} <= ids
    for id in ids:
        for attr in ("", "rule", "points", "tip"):
            assert texts.has(id, attr), f"{id}.{attr}"


def test_a_card_shows_its_worth_in_six_characters(texts: Texts) -> None:
    for message in messages(texts.lang):
        for attribute in message.attributes:
            if attribute.id.name == "points":
                for seats in range(9):
                    worth = texts(message.id.name, attr="points", seats=seats)
                    assert 1 <= len(worth) <= 6, message.id.name


@pytest.mark.parametrize("dish", NUMBERS)
def test_a_rule_tells_every_number_of_its_table(texts: Texts, dish: str) -> None:
    told = Counter(re.findall(r"-?\d+", texts(dish_id(dish), attr="rule")))
    assert Counter(NUMBERS[dish].split()) <= told


def test_an_english_rule_has_at_most_five_sentences() -> None:
    texts = Texts("en")
    for message in messages("en"):
        if texts.has(message.id.name, "rule"):
            sentences = re.findall(r"\.(?= |$)", texts(message.id.name, attr="rule"))
            assert 1 <= len(sentences) <= 5, message.id.name


@pytest.mark.parametrize("card", CARDS)
def test_every_printed_card_has_a_name(texts: Texts, card: str) -> None:
    assert texts(card_id(card))


def test_every_reason_to_refuse_has_a_message(texts: Texts) -> None:
    told = {message.id.name for message in messages(texts.lang) if message.id.name.startswith("refusal-")}
    assert told == {f"refusal-{reason.replace('_', '-')}" for reason in REASONS}


def test_every_course_meal_edition_and_option_is_explained(texts: Texts) -> None:
    for course in ("nigiri", "roll", "appetizer", "special", "dessert"):
        assert texts(f"course-{course}")
    explained = [f"meal-{meal}" for meal in MEALS] + [f"edition-{edition}" for edition in EDITIONS]
    explained += [f"option-{name}" for name in ("pass", "dummy", "open-stacks", "first")]
    for id in explained:
        assert texts.has(id), id
        assert texts.has(id, "summary"), id


@pytest.mark.parametrize("game", ["sushi-go", "sushi-go-party", "sushizock"])
def test_the_rules_of_a_game_fit_a_page(texts: Texts, game: str) -> None:
    assert texts.has(f"game-{game}")
    assert texts.has(f"game-{game}", "summary")
    assert 12 <= len(texts(f"game-{game}", attr="rules").splitlines()) <= 30


# Translations -----------------------------------------------------------------------------------------------


def patterns(lang: str) -> dict[str, ast.Pattern]:
    """Every text by its id or id.attribute."""
    found = {}
    for message in messages(lang):
        if message.value is not None:
            found[message.id.name] = message.value
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


def walk(node: object) -> Iterator[object]:
    """The node and all its descendants."""
    yield node
    for inside in (
        node if isinstance(node, list) else vars(node).values() if hasattr(node, "__dict__") else ()
    ):
        yield from walk(inside)


def filled_in(pattern: ast.Pattern, all_patterns: dict[str, ast.Pattern]) -> set[str]:
    """The variables of a text and of those that it references."""
    names = set()
    for node in walk(pattern):
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            quoted = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
            names |= filled_in(all_patterns[quoted], all_patterns)
    return names


def is_marked(message: ast.Message) -> bool:
    """Whether the comment on a text says that it still has to be written."""
    return message.comment is not None and "TO BE " in (message.comment.content or "")


def words(pattern: ast.Pattern) -> str:
    """The words of a text in lower case, separated by single spaces."""
    text = " ".join(node.value for node in walk(pattern) if isinstance(node, ast.TextElement))
    return " ".join(re.findall(r"[^\W\d_]+", text.casefold()))


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_language_has_exactly_the_texts_of_english(lang: str) -> None:
    english, own = set(patterns("en")), set(patterns(lang))
    extra = {text for text in own - english if text.partition(".")[0] not in ONLY_IN.get(lang, ())}
    assert not english - own, f"missing: {', '.join(sorted(english - own))}"
    assert not extra, f"superfluous: {', '.join(sorted(extra))}"


@pytest.mark.parametrize("lang", ONLY_IN)
def test_what_only_one_language_has_is_a_special_case_of_an_english_text(lang: str) -> None:
    english, own = set(patterns("en")), set(patterns(lang))
    assert own >= ONLY_IN[lang]
    for id in ONLY_IN[lang]:
        assert id not in english
        assert any(id.startswith(f"{known}-") for known in english), id


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_language_fills_in_what_english_does(lang: str) -> None:
    english, own = patterns("en"), patterns(lang)
    for id in english.keys() & own.keys():
        assert filled_in(own[id], own) == filled_in(english[id], english), id


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_no_text_was_left_in_english(lang: str) -> None:
    """Texts marked as to be translated are reported by `tests/project/test_dishes.py` instead."""
    english, own = patterns("en"), patterns(lang)
    marked = {message.id.name for message in messages(lang) if is_marked(message)}
    left = [
        f"{id} = {words(own[id])}"
        for id in english
        if id in own and words(own[id]) == words(english[id]) and not same_text_allowed(lang, words(own[id]))
        if id.partition(".")[0] not in marked
    ]
    assert not left, "as in English: " + ", ".join(left)


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_tables_have_the_numbers_of_english(lang: str) -> None:
    english, own = Texts("en"), Texts(lang)
    for message in messages("en"):
        id = message.id.name
        if english.has(id, "table"):
            numbers = [re.findall(r"-?\d+", texts(id, attr="table")) for texts in (english, own)]
            assert numbers[0] == numbers[1], id


def test_a_text_that_speaks_to_you_knows_what_you_are_called(texts: Texts) -> None:
    """In some languages `You took` and `Mia took` differ. Such texts select by the word for `You`."""
    people = {"who", "name", "giver", "to", "from"}
    for id, pattern in patterns(texts.lang).items():
        for node in walk(pattern):
            if not isinstance(node, ast.SelectExpression):
                continue
            if isinstance(node.selector, ast.VariableReference) and node.selector.id.name in people:
                keys = {str(getattr(v.key, "name", "")) for v in node.variants if not v.default}
                assert keys == {texts("page-you" if id.startswith("page-") else "name-you")}, id


A_POINT_OR_MORE = {
    "de": "einen Punkt oder mehr", "en": "a point or more", "es": "un punto o más", "fr": "un point ou plus",
    "it": "un punto o più", "nl": "een punt of meer",
}  # fmt: skip


def test_the_coach_and_reviews_speak_of_a_point_or_more(texts: Texts) -> None:
    for id in ("coach-about", "review-nothing-cost", "reviewed-nothing-cost"):
        assert A_POINT_OR_MORE[texts.lang] in texts(id, name="Mia"), id


LEFT_OUT = {
    "de": ("1 weitere", "2 weitere"), "en": ("1 more", "2 more"), "es": ("1 más", "2 más"),
    "fr": ("1 autre", "2 autres"), "it": ("un altro", "altri 2"), "nl": ("nog 1", "nog 2"),
}  # fmt: skip


def test_one_who_is_left_out_is_not_several(texts: Texts) -> None:
    for count, said in enumerate(LEFT_OUT[texts.lang], start=1):
        assert texts("told-turn-some", turn=1, list="", count=count).endswith(f"· {said}")


def test_the_closest_text_is_the_edition_s_then_the_game_s() -> None:
    texts = Texts()
    assert texts.closest("dish-wasabi", "sushi-go", "zoch") == "dish-wasabi-sushi-go-zoch"
    assert texts.closest("dish-chopsticks", "sushi-go", "zoch") == "dish-chopsticks-sushi-go"
    assert texts.closest("dish-wasabi", "sushi-go-party", "zoch") == "dish-wasabi"
    assert texts(texts.closest(card_id("nigiri:squid"), "sushi-go", "zoch")) == "tuna nigiri"


def test_arguments_are_filled_in_plainly() -> None:
    texts = Texts()
    assert texts("tile-bone", value=-3) == "bone -3"
    assert [texts("dice-bone", count=n) for n in (1, 2)] == ["1 bone", "2 bones"]
    with pytest.raises(ValueError, match="tile-bone"):
        texts("tile-bone")


def test_a_missing_text_is_named() -> None:
    texts = Texts()
    assert not texts.has("dish-pizza")
    with pytest.raises(MissingText, match=r"^no text 'dish-pizza' in language 'en'$"):
        texts("dish-pizza")
    with pytest.raises(KeyError, match=r"dish-eel\.recipe"):
        texts("dish-eel", attr="recipe")


def test_an_unknown_language_is_refused_and_a_wish_finds_the_best() -> None:
    with pytest.raises(UnknownLanguage, match=r"'xx'.*\ben\b"):
        Texts("xx")
    assert best_language(["xx", "en-GB"]) == "en"
    assert best_language(["xx-YY"]) == "en"


def test_fluent_is_loaded_only_when_a_text_is_asked_for() -> None:
    code = "import sys; from sushiya.texts import Texts; Texts(); assert 'fluent.runtime' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
