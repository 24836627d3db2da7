"""What a table sends and shows about Sushi Go! and Party: its rows in `families.py`."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal

from sushiya.core import Event, Seat
from sushiya.games import GAMES, game_of
from sushiya.sushi import MEALS, View
from sushiya.sushi.brings import brings_of
from sushiya.sushi.counted import unit_of
from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.events import RoundEnded, Served, TurnBegan
from sushiya.sushi.meals import COURSES
from sushiya.sushi.readings import Tray
from sushiya.sushi.scoring import BestPlaceLeft, Most, MostAndFewest, MostColours, PerOpponent
from sushiya.sushi.trays import contests_of, trays_of
from sushiya.sushi.turn import ROUNDS
from sushiya.table.daily_types import DailyPiece
from sushiya.table.drafting_example_rows import Version, based, rows_of_rule
from sushiya.table.drafting_example_turns import TURNS, turn_example
from sushiya.table.example_types import Example
from sushiya.table.pieces import DishInfo, Pieces

__all__ = ["CARDS", "DraftingStory", "dish_info", "examples", "examples_of", "own_extras", "public_extras"]

COMPARISONS = (BestPlaceLeft, Most, MostAndFewest)
"""The score rules that compare how much of the dish each seat has."""
CONTESTS = (*COMPARISONS, MostColours, PerOpponent)
"""The score rules that look at the other seats."""


# The wire ---------------------------------------------------------------------------------------------------


def public_extras(view: View) -> dict[str, Any]:
    """What is sent to everyone besides the fields of a spectator's view."""
    game = view.game
    facts = {"hand_size": game.hand_size, "rounds": ROUNDS}
    passing = {"passes_left": game.passes_left(view.round), "passes_to": game.passes_to(view.round)}
    trays = trays_of(view)
    tie = game.tie(view.scores, tuple(map(len, view.kept_desserts))) if view.over else None
    told = {"worth": [_worth(each) for each in trays], "trays": trays, "contests": contests_of(view)}
    return {**told, "tie": tie, **facts, **passing}


def _worth(trays: tuple[Tray, ...]) -> dict[str, int]:
    return {tray.dish: tray.points for tray in trays if tray.points is not None and not tray.final}


def own_extras(view: View) -> dict[str, Any]:
    """What is sent to a seat besides the fields of its view."""
    return {"brings": brings_of(view)}


class DraftingStory:
    """Reads from the events how a seat played a deal."""

    def begins_turn(self, event: Event, seat: Seat) -> bool:
        return isinstance(event, TurnBegan)

    def piece(self, event: Event, seat: Seat) -> DailyPiece | None:
        if isinstance(event, Served) and event.seat == seat:
            return DailyPiece(str(event.plate.card), None, 0)
        return None

    def points_after_round(self, event: Event, seat: Seat) -> int | None:
        return event.scores[seat] if isinstance(event, RoundEnded) else None


# The catalogue ----------------------------------------------------------------------------------------------


def dish_info(dish: Dish) -> DishInfo:
    return {
        "name": dish.name,
        "course": dish.course.value,
        "colour": dish.colour,
        "seats": list(dish.seats),
        "cards": {str(card): count for card, count in Counter(dish.cards).items()},
        "icons": {str(card): card.icons for card in dish.cards},
        "numbers": {str(card): card.order for card in dish.cards if card.order},
        "lies_on": dish.lies_on,
        "copies": dish.copies,
        "contest": any(isinstance(rule, CONTESTS) for rule in dish.rules),
        "compared": _compared(dish),
        "kept": dish.course is Course.DESSERT,
        "unit": unit_of(dish),
        "second_pick": dish.second_pick,
        "prizes": list(dish.race.prizes) if dish.race else [],
    }


def _compared(dish: Dish) -> list[Literal["round", "match"]]:
    found: list[Literal["round", "match"]] = []
    if isinstance(dish.score, COMPARISONS):
        found.append("round")
    if isinstance(dish.score_final, COMPARISONS):
        found.append("match")
    return found


CARDS = Pieces(
    ROUNDS,
    {course.value: count for course, count in COURSES.items()},
    tuple(
        {"name": name, "dishes": list(meal.dishes), "seats": list(meal.seats)} for name, meal in MEALS.items()
    ),
    dishes=lambda dishes: list(map(dish_info, dishes.values())),
)


# Examples ---------------------------------------------------------------------------------------------------


def examples(name: str) -> dict[str, Any]:
    """The examples of a game: those of each dish, by edition."""
    info = GAMES[name]
    dishes = {
        edition: {dish: examples_of(name, edition, dish) for dish in info.dishes} for edition in info.editions
    }
    return {"dishes": dishes}


def examples_of(name: str, edition: str, dish_name: str) -> list[Example]:
    """The examples of a dish: its score rules, and a turn if it acts. Empty if it has none."""
    game: Any = game_of(f"{name}(edition={edition})")
    served = GAMES[name].dishes
    dish = served[dish_name]
    version = Version(served, game.edition_rules)
    with_meal = "meal" in GAMES[name].options
    turns = [
        turn_example(name, edition, turn)
        for turn in TURNS
        if turn.dish == dish_name and bool(turn.meal) == with_meal
    ]
    rules = dish.rules
    if turns and dish.turns_face_down:  # only a turn shows how cards come to lie face down
        rules = ()
    found: list[Example] = [
        {"rows": rows, "events": [], "after": []}
        for rule in rules
        for rows in rows_of_rule(rule, dish, version)
    ]
    return (turns + found if dish.race else found + turns) or _as_base(served, dish_name, version)


def _as_base(dishes: Mapping[str, Dish], name: str, version: Version) -> list[Example]:
    """For a dish without points of its own: what lies on it."""
    return [
        {
            "rows": [based(on.score, on, version, str(card)) for card in dict.fromkeys(on.cards)],
            "events": [],
            "after": [],
        }
        for on in dishes.values()
        if on.lies_on == name and on.score is not None
    ]
