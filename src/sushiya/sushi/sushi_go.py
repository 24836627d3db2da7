"""Sushi Go!: one deck of 108 cards, shuffled once."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar

from sushiya.core import BadOptions
from sushiya.sushi.cards import CARDS, DISHES
from sushiya.sushi.cards.chopsticks import SUSHI_GO_CHOPSTICKS
from sushiya.sushi.dish import Dish
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.editions import SUSHI_GO_EDITIONS, Edition
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import Board, Card, hand_of

__all__ = ["SushiGo"]

DECK = {
    "nigiri:egg": 5,
    "nigiri:salmon": 10,
    "nigiri:squid": 5,
    "maki:1": 6,
    "maki:2": 12,
    "maki:3": 8,
    "tempura": 14,
    "sashimi": 14,
    "gyoza": 14,
    "wasabi": 6,
    "chopsticks": 4,
    "pudding": 10,
}
HAND_SIZES = {2: 10, 3: 9, 4: 8, 5: 7}
DUMMY_HAND_SIZE = 9


def _dishes() -> dict[str, Dish]:
    """The same dishes as in Party, with the cards of this deck."""
    cards: dict[str, list[Card]] = {}
    for name, count in DECK.items():
        cards.setdefault(CARDS[name].dish, []).extend(count * [CARDS[name]])
    printed = DISHES | {"chopsticks": SUSHI_GO_CHOPSTICKS}
    return {name: replace(printed[name], cards=tuple(them)) for name, them in cards.items()}


SUSHI_GO_DISHES = _dishes()


@dataclass(frozen=True)
class SushiGo(DraftingGame):
    """Sushi Go!, with its options: `sushi-go(seats=4,edition=zoch)`."""

    name: ClassVar[str] = "sushi-go"
    rules_version: ClassVar[str] = "sushi-go/1"
    editions: ClassVar[Mapping[str, Edition]] = SUSHI_GO_EDITIONS
    reshuffles: ClassVar[bool] = False

    edition: str = "zoch"
    alternate: bool = False
    """Hands are passed to the right in round 2."""
    with_dummy: bool = False
    """Whether a dummy joins the two players."""

    def __post_init__(self) -> None:
        rules = self._edition(self.edition)
        self._check_seats(rules.seats, f"Sushi Go!, edition {self.edition},")
        if self.with_dummy and not (rules.dummy and self.seats == 2):
            raise BadOptions("The dummy is only for two players in the edition gamewright.")

    def __str__(self) -> str:
        options = f"seats={self.seats},edition={self.edition}"
        if self.alternate:
            options += ",pass=alternate"
        if self.with_dummy:
            options += ",dummy=yes"
        return f"{self.name}({options})"

    @cached_property
    def edition_rules(self) -> Edition:
        return self.editions[self.edition]

    @property
    def dishes(self) -> Mapping[str, Dish]:
        return SUSHI_GO_DISHES

    @property
    def hand_size(self) -> int:
        return DUMMY_HAND_SIZE if self.with_dummy else HAND_SIZES[self.seats]

    @property
    def dummy(self) -> bool:
        return self.with_dummy

    def passes_left(self, round: int) -> bool:
        return not (self.alternate and round == 2)

    def desserts_for(self, round: int) -> int:
        """Always 0: the puddings are in the deck from the start."""
        return 0

    def opening_board(self) -> Board:
        nothing = ((),) * self.tableau_count
        return Board(0, 0, ((),) * self.seats, nothing, nothing, (0,) * self.tableau_count, deck=self.box)

    def clear_away(self, k: Kitchen, cards: list[Card]) -> None:
        """Leave the round's cards on the open discard pile for the rest of the game."""
        k.discard = hand_of((*k.discard, *cards))
