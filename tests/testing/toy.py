"""A small game to test `conform` with: twice, each seat is dealt two cards and plays one; the highest scores.

It has everything the real games have: chance, hidden hands, sealed answers, private events, points, imagine.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

from sushiya.core import (
    CHANCE,
    Action,
    BadNotation,
    Chance,
    Choice,
    Draft,
    Event,
    Seat,
    State,
    Step,
    Transition,
    answer,
    draw,
)

__all__ = ["Bench", "Board", "Cards", "Deal", "Dealt", "HighCard", "Played", "Points", "View", "choose"]

Cards = tuple[int, ...]
ROUNDS = 2


@dataclass(frozen=True, slots=True)
class Played(Action):
    card: int

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Dealt(Action):
    cards: Cards

    def __str__(self) -> str:
        return " ".join(["deal", *map(str, self.cards)])


@dataclass(frozen=True, slots=True)
class Deal(Chance):
    deck: Cards
    count: int

    def accepts(self, action: Action) -> bool:
        return (
            isinstance(action, Dealt) and len(action.cards) == self.count and {*action.cards} <= {*self.deck}
        )

    def sample(self, rng: Random) -> Dealt:
        return Dealt(tuple(draw(self.deck, self.count, rng)))


@dataclass(frozen=True, slots=True)
class Seen(Event):
    """Private: the hand that was dealt."""

    seat: Seat
    hand: Cards


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """The hand that was put on the table, with the card that was played."""

    seat: Seat
    hand: Cards
    card: int


@dataclass(frozen=True, slots=True)
class Points(Event):
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Board:
    deck: Cards
    hands: tuple[Cards, ...]
    discards: Cards = ()
    points: tuple[int, ...] = ()
    round: int = 0


class Bench(Draft[Board]):
    """The board is small, so each step replaces it."""

    def __init__(self, game: "HighCard", board: Board, asked: int, todo: Iterable[Step]) -> None:
        super().__init__(asked, todo)
        self.game = game
        self.board = board

    def freeze(self) -> Board:
        return self.board


def deal(bench: Bench) -> None:
    bench.ask(Deal(CHANCE, bench.board.deck, 2 * bench.game.seats), then=dealt)


def dealt(bench: Bench, deal: Dealt) -> None:
    hands = tuple(tuple(sorted(deal.cards[2 * seat : 2 * seat + 2])) for seat in range(bench.game.seats))
    deck = tuple(card for card in bench.board.deck if card not in deal.cards)
    bench.board = replace(bench.board, deck=deck, hands=hands, round=bench.board.round + 1)
    for seat, hand in enumerate(hands):
        bench.emit(Seen(seat, hand, to=seat))
    bench.next(Step(choose))


def choose(bench: Bench) -> None:
    bench.ask(*(bench.game.question(seat, hand) for seat, hand in enumerate(bench.board.hands)), then=reveal)


def reveal(bench: Bench, *cards: Played) -> None:
    board = bench.board
    best = max(played.card for played in cards)
    points = list(board.points)
    for seat, played in enumerate(cards):
        bench.emit(Shown(seat, board.hands[seat], played.card))
        if played.card == best:
            points[seat] += 1
            bench.emit(Points(seat, 1))
    hands = ((),) * bench.game.seats
    used = tuple(card for hand in board.hands for card in hand)
    bench.board = replace(board, hands=hands, discards=board.discards + used, points=tuple(points))
    if board.round < ROUNDS:
        bench.next(Step(deal))


@dataclass(frozen=True, slots=True)
class View:
    """What a seat of HighCard sees."""

    seat: Seat | None
    hand: Cards
    discards: Cards
    scores: tuple[int, ...]
    round: int
    waiting_for: tuple[Seat, ...]
    decision: Choice | None
    answer: Action | None
    over: bool
    serial: int
    step: Step | None
    leak: Any = None
    """Where broken games leak secrets."""


@dataclass(frozen=True)
class HighCard:
    """The deck has the cards 1 to 6 once per seat, so that some are never dealt."""

    seats: int = 3
    name: ClassVar[str] = "high-card"
    family: ClassVar[str] = "high-card"
    rules_version: ClassVar[str] = "high-card/1"

    def __str__(self) -> str:
        return f"{self.name}(seats={self.seats})"

    def bench(self, board: Board, asked: int, todo: Iterable[Step]) -> Bench:
        return Bench(self, board, asked, todo)

    def question(self, seat: Seat, hand: Cards) -> Choice:
        return Choice(seat, tuple(map(Played, hand)))

    def start(self) -> Transition[Board]:
        nothing: tuple[Cards, ...] = ((),) * self.seats
        board = Board(tuple(range(6 * self.seats)), nothing, points=(0,) * self.seats)
        return self.bench(board, 0, (Step(deal),)).run()

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        return answer(state, seat, action, self.lay_out, self.parse_action)

    def lay_out(self, state: State[Board]) -> Bench:
        assert state.ask is not None
        return self.bench(state.board, state.ask.serial, state.todo)

    def view(self, state: State[Board], seat: Seat | None) -> View:
        return View(
            seat=seat,
            hand=() if seat is None else state.board.hands[seat],
            discards=state.board.discards,
            scores=state.board.points,
            round=state.board.round,
            waiting_for=tuple(decision.seat for decision in state.pending),
            decision=None if seat is None else state.decision(seat),
            answer=None if seat is None else state.answer_of(seat),
            over=state.over,
            serial=0 if state.ask is None else state.ask.serial,
            step=None if state.ask is None else state.ask.asked_by,
        )

    def imagine(self, view: View, seen: Iterable[Event], rng: Random) -> State[Board]:
        hidden = [card for card in range(6 * self.seats) if card not in (*view.discards, *view.hand)]
        cards = draw(hidden, len(hidden), rng)
        hands: list[Cards] = []
        for seat in range(self.seats):
            if seat == view.seat:
                hands.append(view.hand)
            else:
                dealt = 2 if view.step == Step(choose) else 0
                hands.append(tuple(sorted(cards[:dealt])))
                cards = cards[dealt:]
        board = Board(tuple(sorted(cards)), tuple(hands), view.discards, view.scores, view.round)
        if view.step is None:
            return State(board, None)
        state = self.bench(board, view.serial - 1, (view.step,)).run().state
        assert state.ask is not None
        answers = tuple(
            None
            if each.seat in view.waiting_for
            else view.answer
            if each.seat == view.seat
            else each.sample(rng)
            for each in state.ask.decisions
        )
        return replace(state, ask=replace(state.ask, answers=answers))

    def parse_action(self, text: str) -> Action:
        verb, *words = text.split()
        if verb == "play":
            return Played(int(words[0]))
        if verb == "deal":
            return Dealt(tuple(map(int, words)))
        raise BadNotation(f"'{text}' is neither 'play 3' nor 'deal 1 2'.")

    def scores(self, state: State[Board]) -> tuple[int, ...]:
        return state.board.points

    def winners(self, state: State[Any]) -> tuple[Seat, ...]:
        points = state.board.points
        return tuple(s for s in range(self.seats) if points[s] == max(points)) if state.over else ()

    def pieces(self, state: State[Board]) -> tuple[int, ...]:
        board = state.board
        return tuple(sorted([*board.deck, *board.discards, *(card for hand in board.hands for card in hand)]))
