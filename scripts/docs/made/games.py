"""Facts about a game, from its rules in words to the observations of its seats."""

from collections import Counter
from math import prod

from scripts.docs.made.tables import cell, table
from sushiya.fast.families import engine_of
from sushiya.games import GAMES, game_of
from sushiya.games.registry import GameInfo
from sushiya.research.observations import features
from sushiya.sushi import MEALS
from sushiya.texts import Texts, card_id, dish_id

__all__ = ["actions", "dishes", "editions", "meals", "observations", "options", "rules"]

TEXTS = Texts("en")


def rules(name: str) -> str:
    """The rules as the page and the terminal state them, with headings of the third level."""
    lines = TEXTS(f"game-{name}", attr="rules").splitlines()
    return "\n\n".join(f"### {line[2:]}" if line.startswith("# ") else line for line in lines)


def editions(name: str) -> str:
    """Each edition: publisher, player counts, differences."""
    rows = []
    for edition, seats in GAMES[name].editions.items():
        told = f"edition-{name}-{edition}"
        about = f"{TEXTS(told)}. {TEXTS(told, attr='summary')}"
        rows.append([f"`{edition}`", _span(seats), cell(about)])
    return table(["edition", "players", "what is different"], rows)


def options(name: str) -> str:
    """Each option of the game's text form."""
    rows = [
        [f"`{option}`", _values(GAMES[name], option), cell(TEXTS(_option_id(option), attr="summary"))]
        for option in GAMES[name].options
    ]
    return table(["option", "values, the usual one first", "what it changes"], rows)


def dishes(name: str) -> str:
    """Each dish with its rule and its cards."""
    edition = next(iter(GAMES[name].editions))
    rows = []
    for dish in GAMES[name].dishes.values():
        told = TEXTS.closest(dish_id(dish.name), name, edition)
        cards = ", ".join(
            f"{count} {TEXTS(TEXTS.closest(card_id(str(card)), name, edition))}"
            for card, count in Counter(dish.cards).items()
        )
        rows.append([TEXTS(told), TEXTS(f"course-{dish.course}"), cell(TEXTS(told, attr="rule")), cards])
    return table(["dish", "[course](../glossary.md#course)", "rule", "cards"], rows)


def meals() -> str:
    """Each printed meal: for how many players, and what is in it."""
    rows = []
    for name, meal in MEALS.items():
        served = ", ".join(TEXTS(dish_id(dish)) for dish in meal.dishes)
        rows.append([f"`{name}`", _span(meal.seats), served, cell(TEXTS(f"meal-{name}", attr="summary"))])
    return table(["meal", "players", "dishes besides nigiri", "plays like"], rows)


def actions(text: str) -> str:
    """The numbered actions of a game, grouped by purpose."""
    game = game_of(text)
    numbering = engine_of(game).numbering
    first, rows = 0, []
    for block in numbering.blocks:
        if block.names:
            numbers = f"{first}" if len(block.names) == 1 else f"{first} to {first + len(block.names) - 1}"
            rows.append([numbers, cell(block.title), f"`{block.names[0]}`"])
            first += len(block.names)
    rows.append([str(first), "wait: nothing is asked of this seat", f"`{numbering.names[first]}`"])
    heads = ["numbers", "what for", "the first of them"]
    return f"`{game}` has {len(numbering.names)} actions:\n{table(heads, rows)}"


def observations(text: str) -> str:
    """The features that a seat observes, and where they are in the row."""
    game = game_of(text)
    placed = features(game)
    size = max(feature.offset + prod(feature.shape) for feature in placed)
    rows = [
        [
            f"`{feature.name}`",
            str(feature.offset),
            " × ".join(map(str, feature.shape)),
            cell(feature.about),
            "only the seat itself" if feature.private else "everyone",
        ]
        for feature in placed
    ]
    heads = ["feature", "from", "shape", "what it is", "who may know it"]
    return f"An observation of `{game}` has {size} numbers:\n{table(heads, rows)}"


def _span(seats: range) -> str:
    return f"{seats[0]} to {seats[-1]}"


def _values(info: GameInfo, option: str) -> str:
    if option == "seats":
        others = [str(seats) for seats in info.seats if seats != info.usual_seats]
        return ", ".join(f"`{value}`" for value in [str(info.usual_seats), *others])
    choices = info.options[option].choices
    return ", ".join(f"`{choice}`" for choice in choices) if choices else "a number, `0` first"


def _option_id(option: str) -> str:
    return "option-" + option.replace("_", "-")
