"""Sushi Go Party!: a meal of dishes, reshuffled every round."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar

from sushiya.core import BadOptions
from sushiya.sushi.cards import DISHES
from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.editions import PARTY_EDITIONS, Edition
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.meals import MEALS, Meal, check_meal
from sushiya.sushi.model import Board, Card, hand_of

__all__ = ["SushiGoParty"]

HAND_SIZES = {2: 10, 3: 10, 4: 9, 5: 9, 6: 8, 7: 8, 8: 7}
DESSERTS_FOR_FEW, DESSERTS_FOR_MANY = (5, 3, 2), (7, 5, 3)
MANY = 6


@dataclass(frozen=True)
class SushiGoParty(DraftingGame):
    """Sushi Go Party!, with its options: `sushi-go-party(seats=4,meal=master-menu,edition=zoch)`."""

    name: ClassVar[str] = "sushi-go-party"
    rules_version: ClassVar[str] = "sushi-go-party/1"
    editions: ClassVar[Mapping[str, Edition]] = PARTY_EDITIONS
    reshuffles: ClassVar[bool] = True

    meal: Meal = field(default=MEALS["my-first-meal"])
    edition: str = "zoch"

    def __post_init__(self) -> None:
        self._check_seats(self._edition(self.edition).seats, "Sushi Go Party!")
        check_meal(self.meal.dishes)
        for name in self.meal.dishes:
            if self.seats not in DISHES[name].seats:
                allowed = DISHES[name].seats
                raise BadOptions(
                    f"{name} is for {allowed[0]} to {allowed[-1]} players, not for {self.seats}."
                )

    def __str__(self) -> str:
        return f"{self.name}(seats={self.seats},meal={self.meal},edition={self.edition})"

    @cached_property
    def edition_rules(self) -> Edition:
        return self.editions[self.edition]

    @cached_property
    def dishes(self) -> Mapping[str, Dish]:
        return {name: DISHES[name] for name in ("nigiri", *self.meal.dishes)}

    @property
    def hand_size(self) -> int:
        return HAND_SIZES[self.seats]

    def desserts_for(self, round: int) -> int:
        return (DESSERTS_FOR_FEW if self.seats < MANY else DESSERTS_FOR_MANY)[round - 1]

    def opening_board(self) -> Board:
        nothing = ((),) * self.seats
        dishes = self.dishes.values()
        return Board(
            0,
            0,
            nothing,
            nothing,
            nothing,
            (0,) * self.seats,
            deck=hand_of(card for dish in dishes if dish.course is not Course.DESSERT for card in dish.cards),
            dessert_pile=hand_of(
                card for dish in dishes if dish.course is Course.DESSERT for card in dish.cards
            ),
        )

    def clear_away(self, k: Kitchen, cards: list[Card]) -> None:
        """Put the round's cards back into the deck, with everything that was set aside or never dealt."""
        k.deck = hand_of((*k.deck, *k.discard, *cards))
        k.discard = ()
