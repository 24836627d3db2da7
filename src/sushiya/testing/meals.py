"""Random meals for Party, from all that the rules allow."""

from random import Random

from sushiya.core import draw
from sushiya.sushi import DISHES, Meal, check_meal
from sushiya.sushi.meals import COURSES

__all__ = ["random_meal"]


def random_meal(rng: Random, seats: int | None = None) -> Meal:
    """A meal drawn uniformly: from those for this number of players, or from all if None.

    Every meal allows some numbers of players (`Meal.seats`), but not every meal allows two or eight.
    """
    chosen: list[str] = []
    for course, count in COURSES.items():
        dishes = [
            dish.name
            for dish in DISHES.values()
            if dish.course is course and (seats is None or seats in dish.seats)
        ]
        chosen += draw(dishes, count, rng)
    return check_meal(chosen)
