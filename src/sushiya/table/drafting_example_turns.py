"""Examples of dishes that act: a turn on a laid table, played by the rules.

The reader is seat 0. The events tell what happens; the page puts them into the words of its log.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sushiya.core import Answered, Event, Seat
from sushiya.games import game_of
from sushiya.games.json_values import json_value
from sushiya.sushi import DraftingGame
from sushiya.sushi.events import HandSeen, Offered, Passed, TurnBegan
from sushiya.sushi.model import Board
from sushiya.sushi.scoring import ScoringTable, round_points
from sushiya.table.drafting_example_rows import stacks
from sushiya.table.example_types import Example, ExampleRow
from sushiya.testing import scene_of

__all__ = ["TURNS", "LaidTurn", "turn_example"]

SEATS = 3


@dataclass(frozen=True, slots=True)
class LaidTurn:
    """A turn: the plates, the hands, and every answer."""

    dish: str
    """What it shows."""
    table: tuple[str, ...]
    hands: tuple[str, str, str]
    answers: tuple[str, ...]
    meal: str = ""
    """Its dishes; empty in a game without meals."""
    deck: str | None = None
    seats: tuple[Seat, ...] = (0,)
    """The seats that are shown."""


def turn_example(name: str, edition: str, turn: LaidTurn) -> Example:
    """The turn as an example, in this edition of a game."""
    meal = f",meal={turn.meal}" if turn.meal else ""
    game: Any = game_of(f"{name}(seats={SEATS}{meal},edition={edition})")
    scene = scene_of(game, hands=turn.hands, table=turn.table, deck=turn.deck)
    before = _rows(game, scene.state.board, scene.scores, turn.seats)
    scene.play(*turn.answers)
    told = [json_value(event) for event in scene.events if _is_told(event, turn.seats)]
    return {"rows": before, "events": told, "after": _rows(game, scene.state.board, scene.scores, turn.seats)}


def _is_told(event: Event, seats: Sequence[Seat]) -> bool:
    quiet = isinstance(event, Answered | HandSeen | Offered | Passed | TurnBegan)
    return not quiet and getattr(event, "seat", seats[0]) in seats


def _rows(game: DraftingGame, board: Board, scores: Sequence[int], seats: Sequence[Seat]) -> list[ExampleRow]:
    """What lies in front of the seats, and what they get for it."""
    table = ScoringTable(board.tableaux, game.dishes, game.edition_rules, dict(board.notes))
    points = list(scores)
    for seat, dish, worth in round_points(table):
        if game.dishes[dish].race is None:  # a race is not decided before the round ends
            points[seat] += worth
    return [
        {"seat": seat, "stacks": stacks(board.tableaux[seat]), "parts": [], "points": points[seat]}
        for seat in seats
    ]


TURNS = (
    LaidTurn(
        "chopsticks",
        table=("tempura chopsticks:2",),
        hands=("tempura nigiri:squid", "maki:1 maki:1", "maki:2 maki:2"),
        answers=("0 pick tempura !chopsticks:2", "1 pick maki:1", "2 pick maki:2", "0 lay nigiri:squid"),
        meal="maki+tempura+sashimi+gyoza+chopsticks+tea+pudding",
    ),
    LaidTurn(
        "chopsticks",
        table=("tempura chopsticks",),
        hands=("tempura nigiri:squid", "maki:1 maki:1", "maki:2 maki:2"),
        answers=("0 pick nigiri:squid tempura", "1 pick maki:1", "2 pick maki:2"),
    ),
    LaidTurn(
        "spoon",
        table=("tempura spoon:5",),
        hands=("sashimi sashimi", "tempura maki:1", "maki:2 maki:2"),
        answers=(
            "0 pick sashimi !spoon:5",
            "1 pick maki:1",
            "2 pick maki:2",
            "0 wish tempura",
            "1 give tempura",
        ),
        meal="maki+tempura+sashimi+gyoza+spoon+tea+pudding",
    ),
    LaidTurn(
        "menu",
        table=("sashimi sashimi",),
        hands=("menu:7 maki:1", "maki:1 maki:1", "maki:2 maki:2"),
        answers=(
            "0 pick menu:7",
            "1 pick maki:1",
            "2 pick maki:2",
            "* draw maki:3 nigiri:egg sashimi tempura",
            "0 lay sashimi",
        ),
        meal="maki+tempura+sashimi+gyoza+menu+tea+pudding",
    ),
    LaidTurn(
        "takeout_box",
        table=("tempura tempura eel wasabi",),
        hands=("takeout_box:10 maki:1", "maki:1 maki:1", "maki:2 maki:2"),
        answers=(
            *("0 pick takeout_box:10", "1 pick maki:1", "2 pick maki:2"),
            *("0 turn #3", "0 turn #4", "0 done"),
        ),
        meal="maki+tempura+sashimi+eel+takeout_box+wasabi+pudding",
    ),
    LaidTurn(
        "special_order",
        table=("sashimi sashimi",),
        hands=("special_order maki:3", "maki:1 maki:1", "maki:2 maki:2"),
        answers=("0 pick special_order>sashimi", "1 pick maki:1", "2 pick maki:2"),
        meal="maki+tempura+sashimi+gyoza+special_order+tea+pudding",
    ),
    LaidTurn(
        "miso_soup",
        table=("miso_soup",),
        hands=("miso_soup maki:3", "miso_soup maki:1", "maki:2 maki:2"),
        answers=("0 pick miso_soup", "1 pick miso_soup", "2 pick maki:2"),
        meal="maki+tempura+sashimi+miso_soup+wasabi+tea+pudding",
        seats=(0, 1),
    ),
    LaidTurn(
        "uramaki",
        table=("uramaki:5 uramaki:3", "uramaki:4"),
        hands=("uramaki:3 tempura", "tempura tempura", "gyoza gyoza"),
        answers=("0 pick uramaki:3", "1 pick tempura", "2 pick gyoza"),
        meal="uramaki+tempura+sashimi+gyoza+wasabi+tea+pudding",
    ),
)
"""A turn for each dish that acts; for one that is in games with and without meals, a turn of each."""
