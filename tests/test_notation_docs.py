"""Pins docs/notation.md: it is complete, and every example in it is correct."""

import re
from pathlib import Path
from typing import Any

import pytest

from sushiya.core import (
    Action,
    BadNotation,
    Chance,
    Choice,
    Match,
    Record,
    dump_json,
    dump_text,
    record_of,
    replay_record,
)
from sushiya.games import GAMES, game_of, load_record
from sushiya.sushi import CARDS, DISHES, MEALS, meal_of
from sushiya.sushi.notation import parse_action as parse_sushi
from sushiya.sushi.notation import parse_card, parse_plates, parse_serving, plates_text
from sushiya.sushizock import Sushizock, Take
from sushiya.sushizock.notation import parse_action as parse_sushizock

PAGE = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")


def cells(line: str) -> list[str]:
    """The cells of a table row. A bar inside a cell is escaped with a backslash."""
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def rows(*columns: str) -> list[list[str]]:
    """The rows of all tables that have these columns."""
    found: list[list[str]] = []
    for table in re.findall(r"(?:^\|.*\n)+", PAGE, re.M):
        header, _, *lines = map(cells, table.splitlines())
        if header == list(columns):
            found += lines
    assert found, f"no table with the columns {columns}"
    return found


def code(cell: str) -> list[str]:
    """The pieces of code in a cell."""
    return re.findall(r"`([^`]+)`", cell)


def fenced(language: str) -> str:
    """The only fenced block in this language."""
    (block,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.M | re.S)
    return str(block)


def name_of(kind: type) -> str:
    return f"{kind.__module__}.{kind.__name__}"


def names_below(base: type[Any]) -> list[str]:
    """All subclasses in our games, by name: a dataclass with slots leaves a copy without slots behind."""
    games = ("sushiya.sushi.", "sushiya.sushizock.")
    ours = [kind for kind in base.__subclasses__() if kind.__module__.startswith(games)]
    return sorted({name for kind in ours for name in (name_of(kind), *names_below(kind))})


ANSWERS = rows("Answer", "Class", "Question", "When")


def parse(text: str) -> Action:
    """The answer, parsed by whichever game knows it."""
    try:
        return parse_sushi(text)
    except BadNotation:
        return parse_sushizock(text)


@pytest.mark.parametrize("row", ANSWERS, ids=lambda row: row[0])
def test_an_example_is_an_answer_of_its_class(row: list[str]) -> None:
    (text,), (kind,) = code(row[0]), code(row[1])
    assert str(parse(text)) == text
    assert type(parse(text)).__name__ == kind
    assert row[3]


@pytest.mark.parametrize("name", names_below(Action))
def test_every_kind_of_answer_has_an_example(name: str) -> None:
    assert name in {name_of(type(parse(text))) for row in ANSWERS for text in code(row[0])}


def test_every_question_is_listed() -> None:
    names = [*names_below(Choice), *names_below(Chance)]
    listed = {name for row in ANSWERS for name in code(row[2])}
    assert listed == {name.rpartition(".")[2] for name in names}


def test_every_card_of_every_dish_is_listed_once() -> None:
    listed = {dish: code(cards) for dish, cards in rows("Dish", "Cards")}
    assert list(listed) == list(DISHES)
    for dish, names in listed.items():
        assert [parse_card(name).dish for name in names] == [dish] * len(names)
    assert sorted(name for names in listed.values() for name in names) == sorted(CARDS)


@pytest.mark.parametrize("row", rows("Serving", "Meaning"), ids=lambda row: row[0])
def test_servings_round_trip(row: list[str]) -> None:
    (text,) = code(row[0])
    assert str(parse_serving(text)) == text


@pytest.mark.parametrize("row", rows("Plates", "Meaning"), ids=lambda row: row[0])
def test_plate_lists_round_trip(row: list[str]) -> None:
    (text,) = code(row[0])
    assert plates_text(parse_plates(text)) == text


def test_every_option_of_every_game_is_listed() -> None:
    options = rows("Game", "Option", "Values", "Usual", "Meaning")
    listed = [(game, *code(option)) for game, option, *_ in options]
    assert sorted(listed) == sorted((name, option) for name, info in GAMES.items() for option in info.options)


@pytest.mark.parametrize("row", rows("Game", "Option", "Values", "Usual", "Meaning"), ids=str)
def test_what_is_usual_goes_without_saying(row: list[str]) -> None:
    game, (option,), (usual,) = row[0], code(row[1]), code(row[3])
    assert game_of(f"{game}({option}={usual})") == game_of(game)
    if option == "edition":
        assert code(row[2]) == list(GAMES[game].editions)


@pytest.mark.parametrize("row", rows("Example", ""), ids=lambda row: row[0])
def test_games_round_trip(row: list[str]) -> None:
    (text,) = code(row[0])
    assert str(game_of(text)) == text


def test_every_game_on_the_page_is_one() -> None:
    games = re.findall(rf"`((?:{'|'.join(GAMES)})(?:\(.*?\))?)`", PAGE)
    assert {game_of(text).name for text in games} == set(GAMES)


def test_every_meal_is_listed() -> None:
    listed = {code(meal)[0]: meal_of(code(dishes)[0]) for meal, dishes in rows("Meal", "Dishes")}
    assert listed == MEALS
    for _, dishes in rows("Meal", "Dishes"):
        assert code(dishes) == ["+".join(meal_of(code(dishes)[0]).dishes)]


def example() -> Record:
    match = Match(Sushizock(2), "demo")
    match.play(0, Take("sushi", 2))
    return record_of(match, ("Mia", "Leo"))


def test_the_example_record_is_a_real_one() -> None:
    comment, _, text = fenced("text").partition("\n")
    assert comment.startswith("#")
    assert text == dump_text(example())
    assert fenced("json") == dump_json(example())
    assert load_record(fenced("text")) == load_record(fenced("json")) == example()
    assert not replay_record(example()).over


def test_every_field_of_a_record_is_listed_in_its_order() -> None:
    fields = [line.split()[0] for line in fenced("text").splitlines() if re.match("[a-z]", line)]
    assert [code(field)[0] for field, _ in rows("Field", "Meaning")] == fields
