"""Pins that no dish lacks anything, and that facts about dishes are the same wherever they are repeated.

If the first test fails, it lists what is left to do. See "Add a dish" in CONTRIBUTING.md.
"""

import re
from itertools import combinations

import pytest

from sushiya.sushi import DISHES, Course
from sushiya.texts import LOCALES, Texts, dish_id, languages
from tests.project.dishes import ground_of, lacking
from tests.project.tree import ROOT


def test_no_dish_lacks_anything() -> None:
    left = lacking()
    assert not left, "still to do:\n" + "\n".join(left)


def test_dishes_share_a_ground_if_they_share_a_colour() -> None:
    """Tea and soy sauce count colours, so the page must show the same ones."""
    grounds = {name: ground_of(name) for name in DISHES}
    for one, other in combinations(DISHES.values(), 2):
        same = grounds[one.name] == grounds[other.name]
        assert same == (one.colour == other.colour), f"{one.name}, {other.name}"


@pytest.mark.parametrize("lang", languages())
def test_a_rule_tells_for_how_many_players_a_dish_is(lang: str) -> None:
    texts = Texts(lang)
    for dish in DISHES.values():
        if dish.seats != range(2, 9):
            told = re.findall(r"\d+", texts(dish_id(dish.name), attr="rule"))
            assert told[-2:] == [str(dish.seats[0]), str(dish.seats[-1])], dish.name


@pytest.mark.parametrize("lang", languages())
def test_texts_stand_under_the_course_of_their_dish(lang: str) -> None:
    text = (LOCALES / lang / "dishes.ftl").read_text(encoding="utf-8")
    _, _, *sections = re.split(r"^## ", text, flags=re.M)
    assert len(sections) == len(Course)
    for course, section in zip(Course, sections, strict=True):
        there = set(re.findall(r"^(dish-[a-z-]+) =", section, re.M))
        mine = {dish_id(dish.name) for dish in DISHES.values() if dish.course is course}
        assert mine <= there, course


def test_nothing_counts_the_dishes() -> None:
    """A number in a sentence would become wrong with the next dish."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *LOCALES.glob("*/*.ftl")]
    counted = re.compile(rf"\b{len(DISHES)} (dishes|Speisen|platos|plats|piatti|gerechten)\b")
    found = [path.name for path in pages if counted.search(path.read_text(encoding="utf-8"))]
    assert not found
