"""Imagine the hidden cards: a complete state that a seat can't tell from the truth."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from sushiya.core import Action, Event, Seat, State
from sushiya.core.chance import draw, shuffled
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.memory import Guess, Memory
from sushiya.sushi.model import Board, Card, Hand, Serving, hand_of
from sushiya.sushi.moves import Pick
from sushiya.sushi.servings import callable_plates, pick_card
from sushiya.sushi.turn import aim_blind, draw_blind

if TYPE_CHECKING:
    from sushiya.sushi.view import View

__all__ = ["imagine"]


def imagine(view: "View", seen: Iterable[Event], rng: Random) -> State[Board]:
    """Deal the cards this seat can't see, as it pleases chance, and put the same question again.

    `seen` are all events that the seat has seen, or none.
    """
    board = _board(view, Memory(view.game.seats, seen), rng)
    if view.step is None:
        return State(board, None)
    kitchen = Kitchen(view.game, board, view.serial - 1, (view.step, *view.todo))
    if view.step.do in (draw_blind, aim_blind):
        kitchen.picks = _picks(view, kitchen, rng)
    state = kitchen.run().state
    ask = state.ask
    assert ask is not None
    answers: list[Action | None] = []
    for decision in ask.decisions:
        if decision.seat in view.waiting_for:
            answers.append(None)
        else:
            answers.append(view.answer if decision.seat == view.seat else decision.sample(rng))
    return replace(state, ask=replace(ask, answers=tuple(answers)))


def _board(view: "View", memory: Memory, rng: Random) -> Board:
    guesses = [
        memory.fit(seat, size, view.hand if seat == view.seat and seat not in view.blind else None)
        for seat, size in enumerate(view.hand_sizes)
    ]
    if view.step is not None and view.step.do is aim_blind:
        _expect_orders(view, guesses)
    hidden = Counter(view.game.box)
    hidden.subtract(plate.card for tableau in (*view.table, *view.kept) for plate in tableau)
    hidden.subtract(view.aside)
    for guess in guesses:
        hidden.subtract(guess.known)
    in_deck = memory.deck if memory.deck <= hidden else Counter()
    hidden.subtract(in_deck)

    pool = hand_of(hidden.elements())
    pantry = draw([card for card in pool if view.game.is_dessert(card.dish)], view.pantry_size, rng)
    pool = hand_of((Counter(pool) - Counter(pantry)).elements())
    hands, rest = _deal_out(pool, guesses, rng)
    pile, deck = rest[: view.pile_size], hand_of([*rest[view.pile_size :], *in_deck.elements()])
    return Board(
        round=view.round,
        turn=view.turn,
        hands=hands,
        table=view.table,
        kept=view.kept,
        laid=view.laid,
        deck=deck,
        pantry=hand_of(pantry),
        aside=view.aside,
        pile=hand_of(pile),
        blind=view.blind,
        blind_next=view.blind_next,
        served=view.served,
        offer=_offer(view, deck, rng),
        notes=view.notes,
        sheet=view.sheet,
    )


def _deal_out(pool: Hand, guesses: list[Guess], rng: Random) -> tuple[tuple[Hand, ...], list[Card]]:
    """Deal the pool to the unknown places of the hands; then swap away what can't be there."""
    cards = shuffled(pool, rng)
    owners: list[Guess | None] = [guess for guess in guesses for _ in range(guess.unknown)]
    owners += [None] * (len(cards) - len(owners))

    def fits(place: int, card: Card) -> bool:
        owner = owners[place]
        return owner is None or owner.may_hold(card)

    def swap_in(place: int, wanted: Callable[[int], bool]) -> None:
        """Swap this place with a random wanted one, if possible one that can take this card."""
        places = [other for other in range(len(cards)) if wanted(other)]
        places = [other for other in places if fits(other, cards[place])] or places
        other = places[int(rng.random() * len(places))]
        cards[place], cards[other] = cards[other], cards[place]

    held: set[int] = set()
    for guess in guesses:
        holds = guess.holds
        if holds is not None and not any(holds(card) for card in guess.known.elements()):
            place = next(i for i, owner in enumerate(owners) if owner is guess)
            swap_in(place, lambda other: holds(cards[other]))  # noqa: B023
            held.add(place)
    for _ in range(100 * len(cards)):
        wrong = [place for place in range(len(cards)) if not fits(place, cards[place])]
        if not wrong:
            break
        swap_in(wrong[0], lambda other: other not in held and fits(wrong[0], cards[other]))  # noqa: B023

    hands: list[Hand] = []
    for guess in guesses:
        hands.append(hand_of([*guess.known.elements(), *cards[: guess.unknown]]))
        cards = cards[guess.unknown :]
    return tuple(hands), cards


def _offer(view: "View", deck: Hand, rng: Random) -> tuple[Seat, Hand] | None:
    if view.offered_to is None:
        return None
    if view.offered_to == view.seat:
        return view.offered_to, view.offer
    return view.offered_to, hand_of(draw(deck, view.offer_size, rng))


# Picks made blind -------------------------------------------------------------------------------------------


def _expect_orders(view: "View", guesses: list[Guess]) -> None:
    """Who is asked what to copy has drawn a card that copies."""
    for seat in view.asked:
        guesses[seat].holds = lambda card: view.game.dishes[card.dish].copies


def _picks(view: "View", k: Kitchen, rng: Random) -> list[Pick | None]:
    """The sealed picks: mine is known, the others' could be any."""
    assert view.step is not None
    blind = next(todo.args[0] for todo in (view.step, *view.todo) if todo.do is aim_blind)
    assert isinstance(blind, tuple)
    picks: list[Pick | None] = []
    for seat in k.seats:
        if seat == view.seat:
            picks.append(view.picked)
        elif seat in blind and seat not in view.blind:
            picks.append(_drawn_blind(view, k, seat, rng))
        else:
            pick = pick_card(k, seat).sample(rng)
            assert isinstance(pick, Pick)
            picks.append(pick)
    return picks


def _drawn_blind(view: "View", k: Kitchen, seat: Seat, rng: Random) -> Pick:
    """A card that was drawn already: one that copies, if its owner is asked what."""
    asked = view.step is not None and view.step.do is aim_blind and seat in view.asked
    drawable = [
        card for card in k.hands[seat] if k.game.dishes[card.dish].copies == asked or not k.table[seat]
    ]
    (card,) = draw(drawable or k.hands[seat], 1, rng)
    (call,) = draw([None, *callable_plates(k, seat)], 1, rng)
    return Pick(Serving(card), call=call)
