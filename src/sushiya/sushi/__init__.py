"""Sushi Go! and Sushi Go Party! on one drafting engine. A dish is a file in `cards/`."""

from sushiya.sushi.cards import CARDS, DISHES
from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.editions import PARTY_EDITIONS, SUSHI_GO_EDITIONS, Edition
from sushiya.sushi.meals import MEALS, Meal, check_meal, meal_of
from sushiya.sushi.model import Board, Card, Hand, Plate, Serving, Tableau
from sushiya.sushi.party import SushiGoParty
from sushiya.sushi.sushi_go import SushiGo
from sushiya.sushi.view import View

__all__ = [
    "CARDS",
    "DISHES",
    "MEALS",
    "PARTY_EDITIONS",
    "SUSHI_GO_EDITIONS",
    "Board",
    "Card",
    "Course",
    "Dish",
    "DraftingGame",
    "Edition",
    "Hand",
    "Meal",
    "Plate",
    "Serving",
    "SushiGo",
    "SushiGoParty",
    "Tableau",
    "View",
    "check_meal",
    "meal_of",
]
