"""`sushiya meals`: list the suggested meals of Sushi Go Party!, or check your own."""

import click

from sushiya.cli.lookup import find
from sushiya.cli.paper import Paper
from sushiya.cli.rules import by_course, course_width, players
from sushiya.core import BadOptions
from sushiya.games import GAMES
from sushiya.sushi import DISHES, MEALS, Course, Meal, meal_of
from sushiya.sushi.meals import COURSES
from sushiya.texts import Texts, card_id, dish_id

__all__ = ["command"]

GAME = next(info for info in GAMES.values() if "meal" in info.options)
"""The game that is played with a meal."""


@click.command(short_help="List the suggested meals of Sushi Go Party!, or check your own.")
@click.argument("meal", required=False)
@click.option(
    "--seats",
    type=click.IntRange(GAME.seats[0], GAME.seats[-1]),
    help="Only what this number of players can have.",
)
@click.pass_obj
def command(texts: Texts, meal: str | None, seats: int | None) -> None:
    """List the suggested meals of Sushi Go Party!, or check your own.

    Name a meal to see it, or join seven dishes with + to check a meal of your own.

    \b
      sushiya meals --seats 2
      sushiya meals master-menu
      sushiya meals maki+tempura+eel+tofu+tea+sake+fruit
    """
    paper = Paper()
    if meal is None:
        _print_suggested(texts, paper, seats)
        _print_a_la_carte(texts, paper, seats)
        return
    if "+" in meal:
        chosen = meal_of(meal)
    else:
        chosen = MEALS[find(meal, {id: [texts(f"meal-{id}")] for id in MEALS}, "suggested meal")]
    _check_seats(chosen, seats)
    _print_meal(texts, paper, chosen, seats)


def _check_seats(meal: Meal, seats: int | None) -> None:
    """Reject a meal that doesn't suit this number of players, and name the dishes that don't suit it."""
    if seats is not None and seats not in meal.seats:
        dishes = [DISHES[name] for name in meal.dishes if seats not in DISHES[name].seats]
        why = ", ".join(f"{dish.name} is for {players(dish.seats)}" for dish in dishes)
        raise BadOptions(f"The meal {meal} is for {players(meal.seats)} players, not {seats}: {why}.")


def _print_suggested(texts: Texts, paper: Paper, seats: int | None) -> None:
    paper.heading(texts("meals-title"))
    paper.text(texts("meals-order"), indent=0, style="dim")
    for id, meal in MEALS.items():
        if seats is None or seats in meal.seats:
            courses = [", ".join(_names(texts, meal.dishes, course)) for course in COURSES]
            paper.line()
            paper.heading(f"{texts(f'meal-{id}')} ({id}), {_players(texts, meal.seats)}")
            paper.text(" · ".join(courses))
            paper.text(texts(f"meal-{id}", attr="summary"), style="dim")


def _print_a_la_carte(texts: Texts, paper: Paper, seats: int | None) -> None:
    paper.line()
    paper.heading(texts("meal-a-la-carte"))
    paper.text(texts("meal-a-la-carte", attr="summary"))
    offered = {id: dish for id, dish in DISHES.items() if seats is None or seats in dish.seats}
    for course, ids in by_course(offered).items():
        if course in COURSES:
            label = f"{COURSES[course]} × {texts(f'course-{course}')}"
            paper.text(", ".join(ids), label=label, indent=course_width(texts) + 4)
    limits = [dish for dish in DISHES.values() if dish.seats != GAME.seats]
    told = [f"{dish.name} ({_players(texts, dish.seats)})" for dish in limits]
    paper.line()
    paper.text(f"{texts('meals-limits')} {', '.join(told)}.")
    paper.text(texts("meals-check"))
    paper.line("  sushiya meals maki+tempura+eel+tofu+tea+sake+fruit", "dim")


def _print_meal(texts: Texts, paper: Paper, meal: Meal, seats: int | None) -> None:
    printed = str(meal) if str(meal) in MEALS else None
    title = f"meal-{printed or 'a-la-carte'}"
    paper.heading(f"{texts(title)}, {_players(texts, meal.seats)}")
    paper.text(texts(title, attr="summary") if printed else texts("meals-legal"))
    paper.line()
    nigiri = ", ".join(texts(card_id(str(card))) for card in dict.fromkeys(DISHES["nigiri"].cards))
    paper.text(nigiri, label=texts("course-nigiri"), indent=course_width(texts))
    for course in COURSES:
        names = ", ".join(_names(texts, meal.dishes, course))
        paper.text(names, label=texts(f"course-{course}"), indent=course_width(texts))
    paper.line()
    paper.text(texts("meals-play"))
    paper.line(f"  sushiya play '{GAME.name}(seats={seats or GAME.usual_seats},meal={meal})'", "dim")


def _names(texts: Texts, dishes: tuple[str, ...], course: Course) -> list[str]:
    return [texts(dish_id(name)) for name in dishes if DISHES[name].course is course]


def _players(texts: Texts, seats: range) -> str:
    return texts("meals-players", value=players(seats))
