"""Samples the hidden cards: a complete state that a seat can't tell from the truth."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from sushiya.core import Action, Event, Seat, State, draw, one_of, shuffled
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.memory import Guess, Memory, Takes
from sushiya.sushi.model import Board, Card, Hand, Serving, hand_of
from sushiya.sushi.moves import Pick, Wish
from sushiya.sushi.servings import callable_plates, pick_card
from sushiya.sushi.turn import copy_blind, draw_blind

if TYPE_CHECKING:
    from sushiya.sushi.view import View

__all__ = ["fill", "hidden_cards", "imagine", "imagine_from", "known_hands", "unseen_cards"]

NO_SUCH_PAST: Final = "These events don't lead to this view: give all that this seat has seen, or none."


def imagine(view: "View", seen: Iterable[Event], rng: Random) -> State[Board]:
    """Deal the hidden cards at random, then ask the same question again.

    `seen` are all events that the seat has seen, or none. Raises ValueError if they can't lead to this view.
    """
    return imagine_from(view, Memory(view.game.seats, seen), rng)


def imagine_from(view: "View", memory: Memory, rng: Random) -> State[Board]:
    """The same for a seat that has kept a memory during the match. The memory is not changed."""
    board = _board(view, memory, rng)
    if view.step is None:
        return State(board, None)
    kitchen = Kitchen(view.game, board, view.serial - 1, (view.step, *view.todo))
    if view.step.do in (draw_blind, copy_blind):
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


def known_hands(view: "View", memory: Memory) -> list[Guess]:
    """Every hand as far as the seat knows it, from memory, the view, and the open question."""
    guesses = [
        memory.fit(seat, size, view.hand if seat == view.seat and seat not in view.blind else None)
        for seat, size in enumerate(view.hand_sizes)
    ]
    _hear_the_agenda(view, guesses)
    return guesses


def unseen_cards(view: "View", guesses: Iterable[Guess]) -> Counter[Card]:
    """The cards that are neither on the table nor known to be in these hands."""
    unseen = Counter(view.game.box)
    unseen.subtract(plate.card for tableau in (*view.tableaux, *view.kept_desserts) for plate in tableau)
    unseen.subtract(view.discard)
    for guess in guesses:
        unseen.subtract(guess.known)
    return unseen


def hidden_cards(view: "View", memory: Memory, guesses: list[Guess]) -> tuple[Counter[Card], Counter[Card]]:
    """The cards whose place is unknown, and those known to be in the deck. Raises ValueError."""
    hidden = unseen_cards(view, guesses)
    in_deck = (memory.deck if memory.deck <= hidden else Counter()) | Counter(view.offer)
    hidden.subtract(in_deck)
    if min(hidden.values()) < 0:
        raise ValueError(NO_SUCH_PAST)
    return hidden, in_deck


def _board(view: "View", memory: Memory, rng: Random) -> Board:
    guesses = known_hands(view, memory)
    hidden, in_deck = hidden_cards(view, memory, guesses)
    places: list[Takes | None] = [lambda card: view.game.is_dessert(card.dish)] * view.dessert_pile_size
    for guess in guesses:
        places += guess.places()
    filled, rest = fill(places, hand_of(hidden.elements()), rng)
    dessert_pile, filled = filled[: view.dessert_pile_size], filled[view.dessert_pile_size :]
    hands: list[Hand] = []
    for guess in guesses:
        hands.append(hand_of([*guess.known.elements(), *filled[: guess.unknown]]))
        filled = filled[guess.unknown :]
    pile, deck = rest[: view.pile_size], hand_of([*rest[view.pile_size :], *in_deck.elements()])
    return Board(
        round=view.round,
        turn=view.turn,
        hands=tuple(hands),
        tableaux=view.tableaux,
        kept_desserts=view.kept_desserts,
        laid=view.laid,
        deck=deck,
        dessert_pile=hand_of(dessert_pile),
        discard=view.discard,
        pile=hand_of(pile),
        blind=view.blind,
        blind_next=view.blind_next,
        served=view.served,
        offer=_offer(view, deck, rng),
        notes=view.notes,
        sheet=view.sheet,
    )


def fill(places: list[Takes | None], pool: Hand, rng: Random) -> tuple[list[Card], list[Card]]:
    """A random card for each place (None: takes any card), and the cards that are left.

    A bipartite matching: a place with a predicate takes only some cards. Raises ValueError if there is none.
    """
    cards = shuffled(pool, rng)
    place_of: dict[int, int] = {}

    def find(place: int, tried: set[int]) -> bool:
        """Find a card for this place. If all that fit are taken, try to move another place to a new card."""
        takes = places[place]
        assert takes is not None
        good = [i for i, card in enumerate(cards) if i not in tried and takes(card)]
        tried.update(good)
        for i in sorted(good, key=place_of.__contains__):
            if i not in place_of or find(place_of[i], tried):
                place_of[i] = place
                return True
        return False

    for place, takes in enumerate(places):
        if takes is not None and not find(place, set()):
            raise ValueError(NO_SUCH_PAST)
    found = {place: cards[i] for i, place in place_of.items()}
    rest = [card for i, card in enumerate(cards) if i not in place_of]
    return [found[place] if place in found else rest.pop() for place in range(len(places))], rest


def _hear_the_agenda(view: "View", guesses: list[Guess]) -> None:
    """Use what the open question reveals. It is public, so it also holds for a viewer without events."""
    if view.step is None:
        return
    match view.step.args:
        case (*_, int(seat), Wish() as wish):  # this seat has what was wished for
            guesses[seat].holds = wish.fits
        case (*_, int(seat), Card() as card):  # this seat has shown the card that it will give
            guesses[seat].learn(card)
        case (tuple() as seats,) if view.step.do is copy_blind:
            _expect_orders(view, seats, guesses)


def _offer(view: "View", deck: Hand, rng: Random) -> tuple[Seat, Hand] | None:
    if view.offered_to is None:
        return None
    if view.offered_to == view.seat:
        return view.offered_to, view.offer
    return view.offered_to, hand_of(draw(deck, view.offer_size, rng))


# Picks made blind -------------------------------------------------------------------------------------------


def _expect_orders(view: "View", seats: tuple[Seat, ...], guesses: list[Guess]) -> None:
    """A seat that is asked what to copy has drawn a card that copies.

    A seat with plates that isn't asked has drawn another card.
    """
    for seat in seats:
        if view.tableaux[seat]:
            guesses[seat].holds = partial(_may_be_drawn, view, seat)


def _may_be_drawn(view: "View", seat: Seat, card: Card) -> bool:
    return view.game.dishes[card.dish].copies == (seat in view.asked)


def _picks(view: "View", k: Kitchen, rng: Random) -> list[Pick | None]:
    """The sealed picks: the viewer's is known, the others are sampled."""
    assert view.step is not None
    blind = next(todo.args[0] for todo in (view.step, *view.todo) if todo.do is copy_blind)
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
    """Sample a card that was drawn blind. Once seats are asked what to copy, it has to fit who is asked."""
    assert view.step is not None
    cards = list(k.hands[seat])
    if view.step.do is copy_blind and view.tableaux[seat]:
        cards = [card for card in cards if _may_be_drawn(view, seat, card)]
    return Pick(Serving(one_of(cards, rng)), call=one_of([None, *callable_plates(k, seat)], rng))
