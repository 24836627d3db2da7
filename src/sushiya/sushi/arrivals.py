"""Whether a wanted dish is in the hands to come: certainly, possibly, and how likely by blind luck."""

from collections import Counter
from dataclasses import dataclass, replace
from math import comb, gcd

from sushiya.core import Seat
from sushiya.sushi.cards.spoon import SPOON
from sushiya.sushi.deduction import Worlds
from sushiya.sushi.memory import Guess
from sushiya.sushi.model import Card, Plate
from sushiya.sushi.moves import Pick
from sushiya.sushi.turn import copy_blind, draw_blind, pick
from sushiya.sushi.view import View

__all__ = ["Arrival", "Way", "arrival_of"]


@dataclass(frozen=True, slots=True)
class Arrival:
    """Whether a wanted dish is in the hand that comes in a turn."""

    turn: int
    holder: Seat
    """Who has that hand now."""
    certain: bool
    """Certain: one will be there whatever anyone plays."""
    possible: bool
    chance: tuple[int, int]
    """The probability of at least one, as a fraction, if the others took one card per turn, blindly."""
    if_passed: bool
    """Whether this holds only if the seat takes no such card from its own hand now."""


class Way:
    """Where the hands go from here on, and who takes cards from them on the way."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.game, self.seat = view, view.game, view.seat
        self._step = 1 if self.game.passes_left(view.round) else -1
        self.picking = view.step is not None and view.step.do in (pick, draw_blind, copy_blind)
        """Whether the cards of this turn are still in the hands."""

    def turns(self, holder: Seat) -> int:
        """In how many turns the hand of this seat comes; the seat's own comes back after a lap."""
        return (self.seat - holder) * self._step % self.game.seats or self.game.seats

    def arrives(self, holder: Seat) -> int:
        """How many cards the hand of this seat will have when it comes; 0 if the round is over by then."""
        return max(0, self.game.hand_size + 1 - self.view.turn - self.turns(holder))

    def takers(self, holder: Seat) -> list[Seat]:
        """Who has the hand in this turn and those that follow, until it comes."""
        return [(holder + turn * self._step) % self.game.seats for turn in range(self.turns(holder))]

    def drawn(self, holder: Seat) -> int:
        """How many cards for the dummy will be drawn into the hand of this seat on its way."""
        if not self.game.dummy:
            return 0
        takers, round, turn = self.takers(holder), self.view.round, self.view.turn
        return sum(self.game.controller(round, turn + at) == taker for at, taker in enumerate(takers) if at)

    def passed_on(self, hand: Counter[Card], wanted: str) -> tuple[Counter[Card], bool]:
        """Our own hand as it will be passed on, and whether that holds only if no wanted card is taken."""
        view, rest = self.view, hand.copy()
        sealed = view.picked or view.answer
        if isinstance(sealed, Pick) and sealed.serving is not None:
            rest[sealed.serving.card] -= 1
            if sealed.second is not None:
                rest[sealed.second.card] -= 1
                rest[self._chopsticks()] += 1
            if sealed.dummy is not None:
                rest[sealed.dummy] -= 1
            return +rest, False
        mine = 1 + (self.game.dummy and self.game.controller(view.round, view.turn) == self.seat)
        others = sorted(hand.elements(), key=lambda card: card.dish == wanted)
        rest.subtract(others[:mine])
        return +rest, any(card.dish == wanted for card in hand)

    def _chopsticks(self) -> Card:
        """The card that goes back into the hand for a second pick."""
        dishes = self.game.dishes
        return next(
            plate.card for plate in self.view.tableaux[self.seat] if dishes[plate.face.dish].second_pick
        )

    # What can be called -------------------------------------------------------------------------------------

    def more_taken(self, holder: Seat) -> int:
        """The most cards, beyond one per turn, that can be taken from this hand.

        A call takes one: each seat may make one per turn, with a plate from before. Spoons reach all hands.
        """
        view, game = self.view, self.game
        if not (game.calls or game.second_picks):
            return 0
        spoons = SPOON.name in game.dishes
        around = sum(self._may_call(card.dish) for card in game.box) - sum(
            self._may_call(card.dish) for card in view.discard
        )
        more = 0
        for at, taker in enumerate(self.takers(holder)):
            reach = [seat for seat in game.players if spoons or seat == taker]
            if at == 0:
                reach = [seat for seat in reach if any(map(self._calls, view.tableaux[seat]))]
            more += min(around, len(reach))
        return more

    def may_return(self, holder: Seat, wanted: str) -> bool:
        """Whether a card of this dish can go from a tableau back into this hand on its way."""
        if not self._may_call(wanted):
            return False
        takers = self.takers(holder)
        if len(takers) > 1:  # time enough to lay one and call it
            return True
        seats = self.game.players if SPOON.name in self.game.dishes else takers
        plates = (plate for seat in seats for plate in self.view.tableaux[seat])
        return any(plate.card.dish == wanted and self._calls(plate) for plate in plates)

    def _may_call(self, dish: str) -> bool:
        """Whether plates of this dish can be called, even as a copy."""
        there = self.game.dishes[dish]
        return there.called is not None or there.second_pick or (there.copies and self.game.calls)

    def _calls(self, plate: Plate) -> bool:
        """Whether this plate can be called now."""
        there = self.game.dishes.get(plate.dish)
        return (
            plate.since < self.view.turn
            and there is not None
            and (there.called is not None or there.second_pick)
        )


def arrival_of(way: Way, worlds: Worlds, guess: Guess, holder: Seat, wanted: str) -> Arrival:
    """Whether a card of this dish is in the hand of this seat when it comes."""
    known, if_passed = guess.known, False
    if holder == way.seat and way.picking and way.seat not in way.view.blind:
        known, if_passed = way.passed_on(known, wanted)
    have = sum(number for card, number in known.items() if card.dish == wanted)
    ways, drawn = {0: 1}, way.drawn(holder)
    if guess.unknown + drawn:
        ways = _enlarged(worlds, holder, drawn).ways(holder, lambda card: card.dish == wanted)
    size, stay = known.total() + guess.unknown + drawn, way.arrives(holder)
    worlds_in_all = sum(ways.values()) * comb(size, stay)
    without = sum(number * comb(size - have - more, stay) for more, number in ways.items())
    there = worlds_in_all - without
    shortened = gcd(there, worlds_in_all)
    surplus = have + min(ways) - (size - stay) - way.more_taken(holder)
    return Arrival(
        way.view.turn + way.turns(holder),
        holder,
        surplus > 0,
        there > 0 or way.may_return(holder, wanted),
        (there // shortened, worlds_in_all // shortened),
        if_passed,
    )


def _enlarged(worlds: Worlds, at: Seat, by: int) -> Worlds:
    """The same worlds with this hand enlarged by cards that will be drawn into it from elsewhere."""
    if not by:
        return worlds
    places = [*worlds.places]
    places[at] = replace(places[at], size=places[at].size + by)
    places[-1] = replace(places[-1], size=places[-1].size - by)
    return Worlds(worlds.hidden, places)
