"""`sushiya new-dish`: add the skeleton of a new dish to every file of a source checkout that needs it."""

import keyword
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import click

from sushiya.core import SushiyaError, listing
from sushiya.sushi import DISHES, Course
from sushiya.texts import languages

__all__ = ["command"]

ROOT = Path(__file__).resolve().parents[3]
"""The root of a source checkout. In an installed package it is some other folder."""
COURSES = [course.value for course in Course if course is not Course.NIGIRI]

DISH = '''\
"""{title}. TO BE WRITTEN: its rule."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Ladder

__all__ = ["{constant}"]

{constant} = Dish(
    "{name}",
    course=Course.{course},
    colour="{colour}",
    cards={cards} * (Card("{name}"),),
    {field}=Ladder("{name}", (0, 1, 2)),
)
'''
TEST = '''\
"""Pins {words}: TO BE WRITTEN."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.{name} import {constant}
from tests.sushi.cards.tables import deck, {points_for}


def test_the_deck() -> None:
    assert deck({constant}) == {{"{name}": {cards}}}
    assert {constant}.course is Course.{course}
    assert {constant}.colour == "{colour}"
    assert {constant}.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        ("", 0),
    ],
)
def test_points(plates: str, points: int) -> None:
    assert {points_for}({constant}, plates) == [points]
'''
MESSAGE = """\
# TO BE {mark}
dish-{dashed} = {words}
    .rule = Each scores 1, at most 2 in all.
    .points = 1
    .tip = Nobody has eaten it often enough to know.
"""
SYMBOL = """\
<!-- TO BE DRAWN -->
<symbol id="{dashed}" viewBox="0 0 120 120" stroke-linecap="round" stroke-linejoin="round">
 <ellipse cx="61.600" cy="66.400" rx="50" ry="34" fill="#BFA97F"/>
 <ellipse cx="60" cy="64" rx="50" ry="34" fill="#FFFBF0"/>
 <path fill="none" stroke="{hex}" stroke-width="7" d="M50 54C50 40 70 40 70 53C70 61 60 61 60 71M60 83V84"/>
</symbol>
"""
GROUND = """\
/* TO BE DRAWN */
[data-dish="{name}"] {{
  --dish: {hex};
  --k: 0.24;
  --ground: none;
}}
"""
CHANGE = "- Sushi Go Party!: {words}. TO BE WRITTEN\n"
NEXT = """\
It can be played: sushiya play 'sushi-go-party(seats=3,meal={meal})' --seats you,greedy,master

Next:
  1. {name}.py: write its rule, using sushiya/sushi/scoring.py, and state it in the docstring.
     Correct the cards and the player count.
  2. test_{name}.py: add a row for every number in the rule.
  3. Find what is still missing or marked "TO BE …" with:  ./run test tests/project/test_dishes.py
See CONTRIBUTING.md for details."""


@click.command("new-dish", short_help="Create the skeleton of a new dish in a source checkout.")
@click.argument("name")
@click.option("--course", type=click.Choice(COURSES), default=Course.APPETIZER.value, show_default=True)
@click.option("--dry-run", is_flag=True, help="Only list the files that would be written.")
def command(name: str, course: str, dry_run: bool) -> None:
    """Create the skeleton of a new dish for Sushi Go Party! in a source checkout.

    This writes the dish's module, test, texts, drawing and card background, and lists it wherever dishes are
    listed. Every bot can play it right away. What remains for you is its rule.

    \b
      sushiya new-dish mochi
      sushiya new-dish red_bean_soup --course dessert
    """
    _check_checkout()
    _check_name(name)
    written = list(skeleton(name, Course(course)))
    for path, text in written:
        click.echo(f"{'would write' if dry_run else 'wrote'} {path.relative_to(ROOT).as_posix()}")
        if not dry_run:
            path.write_text(text, encoding="utf-8")
    if not dry_run:
        click.echo("\n" + NEXT.format(name=name, meal="+".join(_meal(name, Course(course)))))


def _check_checkout() -> None:
    if not (ROOT / "pyproject.toml").is_file() or not (ROOT / "web" / "src").is_dir():
        raise SushiyaError(
            f"new-dish needs a source checkout of Sushiya, and {ROOT} is not one. "
            "In a checkout, run: ./run new-dish NAME"
        )


def _check_name(name: str) -> None:
    if not re.fullmatch(r"[a-z]+(_[a-z]+)*", name) or keyword.iskeyword(name):
        raise SushiyaError(
            f"A dish needs a name like mochi or red_bean_soup, in lower-case letters and _, not {name!r}."
        )
    if name in DISHES:
        raise SushiyaError(f"There is already a dish {name}. Dishes: {listing(DISHES, most=99)}.")
    css = (ROOT / "web" / "src" / "styles" / "grounds.css").read_text(encoding="utf-8")
    if f'data-dish="{name}"' in css:
        raise SushiyaError(f"The page already uses the name {name} for something else. Choose another one.")


# What is written --------------------------------------------------------------------------------------------


class Facts(NamedTuple):
    """The values that fill in the templates."""

    name: str
    course: str
    colour: str
    hex: str
    cards: int
    field: str

    def fill(self, template: str, **more: str) -> str:
        words = self.name.replace("_", " ")
        return template.format(
            **self._asdict(),
            words=words,
            title=words.capitalize(),
            dashed=self.name.replace("_", "-"),
            constant=self.name.upper(),
            points_for="points_for" if self.field == "score" else "final_points_for",
            **more,
        )


def skeleton(name: str, course: Course) -> Iterator[tuple[Path, str]]:
    """Every file to create or change, with its new text."""
    colour, code = _free_colour()
    like = [dish for dish in DISHES.values() if dish.course is course][-1]
    field = "score_final" if course is Course.DESSERT else "score"
    facts = Facts(name, course.name, colour, code, len(like.cards), field)
    cards = ROOT / "src" / "sushiya" / "sushi" / "cards"
    yield cards / f"{name}.py", facts.fill(DISH)
    yield ROOT / "tests" / "sushi" / "cards" / f"test_{name}.py", facts.fill(TEST)
    yield _changed(cards / "__init__.py", lambda text: _listed(text, facts, like.name))
    for lang in languages():
        message = facts.fill(MESSAGE, mark="WRITTEN" if lang == "en" else "TRANSLATED")
        path = ROOT / "src" / "sushiya" / "locales" / lang / "dishes.ftl"
        yield _changed(path, partial(_told, course, message))
    web = ROOT / "web" / "src"
    yield _before(web / "drawings" / "cards.svg", '<symbol id="card-back"', facts.fill(SYMBOL))
    yield _before(web / "styles" / "grounds.css", "\n/* not dishes:", facts.fill(GROUND))
    row = f"| {name} | `{name}` |\n"
    yield _changed(ROOT / "docs" / "notation.md", lambda text: _after_line(text, f"| {like.name} | ", row))
    yield _changed(ROOT / "CHANGELOG.md", lambda text: _under_rules(text, facts.fill(CHANGE)))


def _free_colour() -> tuple[str, str]:
    """The name and code of a colour that the terminal can paint and no dish has yet."""
    from sushiya.cli.terminal.paint import DISH_COLOURS

    taken = {dish.colour for dish in DISHES.values()}
    free = [colour for colour in DISH_COLOURS if colour not in taken]
    if not free:
        raise SushiyaError("Every colour is taken. Add one to DISH_COLOURS in cli/terminal/paint.py.")
    return free[0], DISH_COLOURS[free[0]]


def _changed(path: Path, change: Callable[[str], str]) -> tuple[Path, str]:
    text = path.read_text(encoding="utf-8")
    new = change(text)
    if new == text:
        raise SushiyaError(f"new-dish found no place for a dish in {path.relative_to(ROOT).as_posix()}.")
    return path, new


def _before(path: Path, place: str, piece: str) -> tuple[Path, str]:
    return _changed(path, lambda text: text.replace(place, piece + place, 1))


def _after_line(text: str, start: str, line: str) -> str:
    """The text with `line` inserted below the first line that begins with `start`."""
    return re.sub(rf"^{re.escape(start)}.*\n", lambda found: found[0] + line, text, count=1, flags=re.M)


def _listed(text: str, facts: Facts, last: str) -> str:
    """The list of dishes with one more import, in order, and one more entry after the last of its course."""
    imports = re.findall(r"^from sushiya\.sushi\.cards\..*\n", text, re.M)
    mine = facts.fill("from sushiya.sushi.cards.{name} import {constant}\n")
    whole = "".join(imports)
    text = text.replace(whole, "".join(sorted([*imports, mine])), 1)
    return _after_line(text, f"        {last.upper()},", facts.fill("        {constant},\n"))


def _told(course: Course, message: str, text: str) -> str:
    """A language's texts with the message added at the end of the section of its course."""
    parts = re.split(r"^(?=## )", text, flags=re.M)
    section = 2 + list(Course).index(course)  # the head of the file and the courses come first
    parts[section] = parts[section].rstrip("\n") + "\n\n" + message + ("\n" if parts[section + 1 :] else "")
    return "".join(parts)


def _under_rules(text: str, line: str) -> str:
    """The changelog with a line added to the rules section of the newest version."""
    return re.sub(r"(^### Rules\n\n(?:.+\n)+)", lambda found: found[0] + line, text, count=1, flags=re.M)


def _meal(name: str, course: Course) -> list[str]:
    """A meal that includes the dish."""
    usual = {"roll": ["maki"], "appetizer": ["tempura", "sashimi", "gyoza"]}
    usual |= {"special": ["wasabi", "tea"], "dessert": ["pudding"]}
    usual[course.value][-1] = name
    return [dish for dishes in usual.values() for dish in dishes]
