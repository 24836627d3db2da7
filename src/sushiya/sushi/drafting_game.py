"""The base of Sushi Go! and Party: pick a card, pass the hand, score the plates."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import ClassVar

from sushiya.core import Action, BadOptions, Event, Readable, Seat, State, Step, Transition, answer, listing
from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.editions import Edition
from sushiya.sushi.events import Scored
from sushiya.sushi.imagine import imagine
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.meals import Meal
from sushiya.sushi.model import Board, Card, Hand, hand_of
from sushiya.sushi.moves import Wish
from sushiya.sushi.notation import parse_action
from sushiya.sushi.turn import begin_round
from sushiya.sushi.view import View

__all__ = ["DraftingGame", "Tie"]


@dataclass(frozen=True, slots=True)
class Tie:
    """Several players have the most points. The most dessert cards decide, or the players win together."""

    seats: tuple[Seat, ...]
    desserts: tuple[int, ...]
    """How many dessert cards each of these seats has."""


@dataclass(frozen=True)
class DraftingGame(Readable, ABC):
    """A drafting game as a frozen value: its options, its dishes, and the methods that play it."""

    name: ClassVar[str]
    family: ClassVar[str] = "drafting"
    rules_version: ClassVar[str]
    editions: ClassVar[Mapping[str, Edition]]
    reshuffles: ClassVar[bool]
    """Whether the cards of a round go back into the deck for the next."""

    seats: int

    # Defined by each game -----------------------------------------------------------------------------------

    @property
    @abstractmethod
    def edition_rules(self) -> Edition:
        """The rulings of the edition."""

    @property
    @abstractmethod
    def hand_size(self) -> int:
        """How many cards each player is dealt."""

    @property
    @abstractmethod
    def dishes(self) -> Mapping[str, Dish]:
        """The dishes on the table, in the order of the score sheet."""

    @abstractmethod
    def desserts_for(self, round: int) -> int:
        """How many desserts are shuffled in before a round."""

    @abstractmethod
    def opening_board(self) -> Board:
        """The board before the first deal."""

    @abstractmethod
    def clear_away(self, k: Kitchen, cards: list[Card]) -> None:
        """Put away the cards of a finished round."""

    @property
    def meal(self) -> Meal | None:
        """The meal that was chosen; None if the game always has the same dishes."""
        return None

    @property
    def dummy(self) -> bool:
        """Whether a dummy sits at the table."""
        return False

    def passes_left(self, round: int) -> bool:
        """Whether hands are passed to the left in this round."""
        return True

    def passes_to(self, round: int) -> tuple[Seat, ...]:
        """For each seat, who gets its hand in this round."""
        step = 1 if self.passes_left(round) else -1
        return tuple((seat + step) % self.seats for seat in self.players)

    def controller(self, round: int, turn: int) -> Seat:
        """The player who plays for the dummy. Players alternate, through all rounds."""
        return ((round - 1) * self.hand_size + turn - 1) % self.seats

    # Derived ------------------------------------------------------------------------------------------------

    @cached_property
    def players(self) -> range:
        return range(self.seats)

    @cached_property
    def tableau_count(self) -> int:
        """The number of tableaux: one per player, then the dummy's, if any."""
        return self.seats + self.dummy

    @cached_property
    def settling(self) -> tuple[Dish, ...]:
        return tuple(dish for dish in self.dishes.values() if dish.settled is not None)

    @cached_property
    def calls(self) -> bool:
        """Whether any dish can be called."""
        return any(dish.called for dish in self.dishes.values())

    @cached_property
    def numbers(self) -> bool:
        """Whether any dish acts in order of numbers."""
        return self.calls or any(dish.numbered for dish in self.dishes.values())

    @cached_property
    def second_picks(self) -> bool:
        return any(dish.second_pick for dish in self.dishes.values())

    @cached_property
    def wishes(self) -> tuple[Wish, ...]:
        """Everything a spoon can ask for: each kind, and each card of a kind with variants."""
        names: dict[str, None] = {}
        for dish in self.dishes.values():
            names.update(dict.fromkeys((dish.name, *map(str, sorted(set(dish.cards))))))
        return tuple(map(Wish, names))

    @cached_property
    def box(self) -> Hand:
        """Every card of the game."""
        return hand_of(card for dish in self.dishes.values() for card in dish.cards)

    def is_dessert(self, dish: str) -> bool:
        return dish in self.dishes and self.dishes[dish].course is Course.DESSERT

    def sums(self, sheet: Iterable[Scored]) -> tuple[int, ...]:
        """The totals of the sheet: one number per seat, then the dummy's."""
        totals = [0] * self.tableau_count
        for line in sheet:
            totals[line.seat] += line.points
        return tuple(totals)

    def best(self, scores: tuple[int, ...], desserts: tuple[int, ...]) -> tuple[Seat, ...]:
        """The winners: most points, then most dessert cards; all of those still tied. The dummy can't win."""
        ranks = [(scores[seat], desserts[seat]) for seat in self.players]
        return tuple(seat for seat in self.players if ranks[seat] == max(ranks))

    def tie(self, scores: tuple[int, ...], desserts: tuple[int, ...]) -> Tie | None:
        """The players whose points are equal and the most, if there are several."""
        most = max(scores[: self.seats])
        seats = tuple(seat for seat in self.players if scores[seat] == most)
        return Tie(seats, tuple(desserts[seat] for seat in seats)) if len(seats) > 1 else None

    # Play ---------------------------------------------------------------------------------------------------

    def start(self) -> Transition[Board]:
        return Kitchen(self, self.opening_board(), todo=(Step(begin_round),)).run()

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        return answer(state, seat, action, self._kitchen, parse_action)

    def view(self, state: State[Board], seat: Seat | None) -> View:
        return View.of(self, state, seat)

    def imagine(self, view: View, seen: Iterable[Event], rng: Random) -> State[Board]:
        return imagine(view, seen, rng)

    def parse_action(self, text: str) -> Action:
        return parse_action(text)

    def scores(self, state: State[Board]) -> tuple[int, ...]:
        return self.sums(state.board.sheet)

    def winners(self, state: State[Board]) -> tuple[Seat, ...]:
        if not state.over:
            return ()
        return self.best(self.scores(state), tuple(map(len, state.board.kept_desserts)))

    def pieces(self, state: State[Board]) -> tuple[Card, ...]:
        board = state.board
        piles = (*board.hands, board.deck, board.dessert_pile, board.discard, board.pile)
        plates = (plate for tableau in (*board.tableaux, *board.kept_desserts) for plate in tableau)
        return hand_of([*(card for pile in piles for card in pile), *(plate.card for plate in plates)])

    def _kitchen(self, state: State[Board]) -> Kitchen:
        return Kitchen.of(self, state)

    def _check_seats(self, allowed: range, why: str) -> None:
        if self.seats not in allowed:
            raise BadOptions(f"{why} is for {allowed[0]} to {allowed[-1]} players, not {self.seats}.")

    @classmethod
    def _edition(cls, name: str) -> Edition:
        if name not in cls.editions:
            raise BadOptions(
                f"There is no edition '{name}' of {cls.name}. Editions: {listing(cls.editions)}."
            )
        return cls.editions[name]
