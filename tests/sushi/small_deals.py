"""Brute force for small deals: every world that a seat can't tell from the truth, found by playing all."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from math import comb
from random import Random
from typing import Any, ClassVar

from sushiya.core import CHANCE, Action, Event, Seat, State, seen_by
from sushiya.sushi import Board, DraftingGame
from sushiya.sushi.cards import CARDS, DISHES
from sushiya.sushi.cards.chopsticks import SUSHI_GO_CHOPSTICKS
from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.editions import PARTY_EDITIONS, Edition
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import Card, Hand, hand_of
from sushiya.sushi.moves import Deal, DealHands, Draw, DrawCards, Pick

__all__ = ["SmallDraft", "Table", "Worlds", "draft"]


@dataclass(frozen=True)
class SmallDraft(DraftingGame):
    """A drafting game with a few cards, by the same rules."""

    name: ClassVar[str] = "small-draft"
    rules_version: ClassVar[str] = "small-draft/1"
    editions: ClassVar[Mapping[str, Edition]] = PARTY_EDITIONS
    reshuffles: ClassVar[bool] = True

    deck: tuple[str, ...] = ()
    size: int = 2
    desserts: int = 0
    """How many are shuffled in before each round."""
    with_dummy: bool = False
    second_pick: bool = False
    """Chopsticks as in Sushi Go!."""

    @property
    def edition_rules(self) -> Edition:
        return self.editions["zoch"]

    @property
    def hand_size(self) -> int:
        return self.size

    @property
    def dummy(self) -> bool:
        return self.with_dummy

    @cached_property
    def dishes(self) -> Mapping[str, Dish]:
        cards: dict[str, list[Card]] = {}
        for name in self.deck:
            card = Card("chopsticks") if self.second_pick and name == "chopsticks" else CARDS[name]
            cards.setdefault(card.dish, []).append(card)
        printed = {**DISHES, "chopsticks": SUSHI_GO_CHOPSTICKS} if self.second_pick else DISHES
        return {name: replace(printed[name], cards=tuple(them)) for name, them in cards.items()}

    def desserts_for(self, round: int) -> int:
        return self.desserts

    def opening_board(self) -> Board:
        nothing = ((),) * self.tableau_count
        sweet = [card for card in self.box if self.dishes[card.dish].course is Course.DESSERT]
        return Board(
            0,
            0,
            ((),) * self.seats,
            nothing,
            nothing,
            (0,) * self.tableau_count,
            deck=hand_of(card for card in self.box if card not in sweet),
            dessert_pile=hand_of(sweet),
        )

    def clear_away(self, k: Kitchen, cards: list[Card]) -> None:
        k.deck = hand_of((*k.deck, *k.discard, *cards))
        k.discard = ()


def draft(seats: int, deck: str, size: int, **options: Any) -> SmallDraft:
    """A game by its cards: `3 tempura 2 eel`."""
    words = deck.split()
    cards = [name for number, name in zip(words[::2], words[1::2], strict=True) for _ in range(int(number))]
    return SmallDraft(seats, tuple(cards), size, **options)


# Every outcome ----------------------------------------------------------------------------------------------


def _choices(pool: Hand, size: int) -> Iterator[tuple[Hand, int]]:
    """Every multiset of this size, and in how many ways physical cards make it."""
    counts = sorted(Counter(pool).items())

    def choose(at: int, left: int, chosen: tuple[Card, ...], ways: int) -> Iterator[tuple[Hand, int]]:
        if at == len(counts):
            if not left:
                yield hand_of(chosen), ways
            return
        card, number = counts[at]
        for x in range(min(left, number) + 1):
            yield from choose(at + 1, left - x, (*chosen, *[card] * x), ways * comb(number, x))

    yield from choose(0, size, (), 1)


def _without(pool: Hand, cards: Hand) -> Hand:
    return hand_of((Counter(pool) - Counter(cards)).elements())


def _deals(pool: Hand, sizes: tuple[int, ...]) -> Iterator[tuple[tuple[Hand, ...], int]]:
    if not sizes:
        yield (), 1
        return
    for hand, ways in _choices(pool, sizes[0]):
        for rest, more in _deals(_without(pool, hand), sizes[1:]):
            yield (hand, *rest), ways * more


def _outcomes(decision: Any, state: State[Board]) -> list[tuple[Action, Fraction]]:
    """Every answer, and how likely it is: by chance, or if the player took a card blindly."""
    found: list[tuple[Action, int]]
    if isinstance(decision, DealHands):
        found = [(Deal(hands), ways) for hands, ways in _deals(decision.pool, decision.sizes)]
    elif isinstance(decision, DrawCards):
        found = [(Draw(cards), ways) for cards, ways in _choices(decision.pool, decision.size)]
    else:
        found = [(option, _copies(option, state.board, decision.seat)) for option in decision.options]
    total = sum(ways for _, ways in found)
    return [(action, Fraction(ways, total)) for action, ways in found]


def _copies(option: Action, board: Board, seat: Seat) -> int:
    match option:
        case Pick(serving=serving) if serving is not None:
            return board.hands[seat].count(serving.card)
        case _:
            return 1


# Worlds -----------------------------------------------------------------------------------------------------


class Worlds:
    """Every state that a seat can't tell from the truth, and how likely it is if all others take blindly."""

    def __init__(self, game: DraftingGame, seat: Seat) -> None:
        self.game, self.seat = game, seat
        start = game.start()
        self.seen: list[Event] = list(seen_by(start.events, seat))
        self.states: dict[State[Board], Fraction] = {start.state: Fraction(1)}

    def see(self, truth: State[Board], seat: Seat, action: Action, after: State[Board], events: Any) -> None:
        """This answer was given to the true state, and led to another one with these events."""
        seen, view = seen_by(events, self.seat), self.game.view(after, self.seat)
        found: dict[State[Board], Fraction] = {}
        for state, weight in self.states.items():
            for option, chance in self._answers(state, seat, action):
                transition = self.game.play(state, seat, option)
                if seen_by(transition.events, self.seat) != seen:
                    continue
                if self.game.view(transition.state, self.seat) == view:
                    new = transition.state
                    found[new] = found.get(new, Fraction(0)) + weight * chance
        self.states = found
        self.seen += seen
        assert after in found, "the truth is one of the worlds"

    def _answers(self, state: State[Board], seat: Seat, action: Action) -> list[tuple[Action, Fraction]]:
        if seat == self.seat:
            return [(action, Fraction(1))]
        decision = next((each for each in state.pending if each.seat == seat), None)
        return [] if decision is None else _outcomes(decision, state)

    def least_and_most(self, holder: Seat) -> dict[Card, tuple[int, int]]:
        hands = [Counter(state.board.hands[holder]) for state in self.states]
        return {card: (min(h[card] for h in hands), max(h[card] for h in hands)) for card in self.game.box}


class Table:
    """A match of random answers, watched by one seat that tracks every world."""

    def __init__(self, game: DraftingGame, seat: Seat, seed: int) -> None:
        self.game, self.rng = game, Random(seed)
        self.worlds = Worlds(game, seat)
        self.state = game.start().state

    def play(self, rounds: int, look: Callable[["Table"], None]) -> None:
        """Answer at random until this many rounds are over; look at every question that is open."""
        while not self.state.over and self.state.board.round <= rounds:
            seat = self._next()
            if seat != CHANCE:
                look(self)
            decision = next(each for each in self.state.pending if each.seat == seat)
            action = decision.sample(self.rng)
            transition = self.game.play(self.state, seat, action)
            before, self.state = self.state, transition.state
            if not self.state.over and self.state.board.round <= rounds:
                self.worlds.see(before, seat, action, self.state, transition.events)

    def _next(self) -> Seat:
        """The watching seat answers first, so that it knows what it has done while the others choose."""
        waiting = [decision.seat for decision in self.state.pending]
        return self.worlds.seat if self.worlds.seat in waiting else waiting[0]
