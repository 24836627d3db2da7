"""Meals: the dishes in play in Party. The printed ones are listed here; any other legal choice works too."""

from collections.abc import Iterable
from dataclasses import dataclass

from sushiya.core import BadNotation, BadOptions, Readable, listing
from sushiya.sushi.cards import DISHES
from sushiya.sushi.dish import Course

__all__ = ["MEALS", "Meal", "check_meal", "meal_of"]

COURSES = {Course.ROLL: 1, Course.APPETIZER: 3, Course.SPECIAL: 2, Course.DESSERT: 1}
"""How many dishes of each course a meal has; nigiri are always included."""


@dataclass(frozen=True, slots=True)
class Meal(Readable):
    """Seven dishes, besides nigiri. `str()` is the id of a printed meal, or the dishes joined by +."""

    dishes: tuple[str, ...]

    def __str__(self) -> str:
        return next((name for name, meal in MEALS.items() if meal == self), "+".join(self.dishes))

    @property
    def seats(self) -> range:
        """The numbers of players it is allowed for."""
        first = max(DISHES[name].seats[0] for name in self.dishes)
        last = min(DISHES[name].seats[-1] for name in self.dishes)
        return range(first, last + 1)


def meal_of(text: str) -> Meal:
    """The meal with this text form; raises BadNotation or BadOptions."""
    return MEALS[text] if text in MEALS else check_meal(text.split("+"))


def check_meal(names: Iterable[str]) -> Meal:
    """These dishes as a meal, in the order of courses; raises BadNotation or BadOptions."""
    names = list(names)
    for name in names:
        if name not in DISHES:
            raise BadNotation(
                f"There is no meal or dish '{name}'. Meals: {listing(MEALS)}. "
                f"Dishes: {listing((dish for dish in DISHES if dish != 'nigiri'), most=30)}."
            )
        if names.count(name) > 1:
            raise BadOptions(f"The meal names {name} twice; each dish can occur only once.")
    for course, wanted in COURSES.items():
        found = [name for name in names if DISHES[name].course is course]
        if len(found) != wanted:
            listed = f" ({listing(found)})" if found else ""
            raise BadOptions(
                f"A meal has {wanted} of the course {course}, not {len(found)}{listed}. "
                f"Choose from: {listing(_dishes_of(course))}."
            )
    return Meal(tuple(name for name in DISHES if name in names and DISHES[name].course is not Course.NIGIRI))


def _dishes_of(course: Course) -> list[str]:
    return [dish.name for dish in DISHES.values() if dish.course is course]


MEALS: dict[str, Meal] = {
    name: check_meal(dishes.split())
    for name, dishes in {
        "my-first-meal": "maki tempura sashimi miso_soup wasabi tea green_tea_ice_cream",
        "sushi-go": "maki tempura sashimi gyoza chopsticks wasabi pudding",
        "party-sampler": "temaki tempura gyoza tofu wasabi menu green_tea_ice_cream",
        "master-menu": "temaki onigiri tofu sashimi spoon takeout_box fruit",
        "points-platter": "uramaki onigiri gyoza edamame special_order tea green_tea_ice_cream",
        "cutthroat-combo": "temaki eel tofu miso_soup spoon soy_sauce pudding",
        "big-banquet": "maki tempura gyoza eel spoon chopsticks green_tea_ice_cream",
        "dinner-for-two": "uramaki onigiri tofu miso_soup menu special_order fruit",
    }.items()
}
