"""What a player with a perfect memory knows: each hand, the cards still out, and when a dish comes.

Deductions only: all of it follows from what this seat has seen. Probabilities assume blind luck.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from sushiya.core import Event, Seat
from sushiya.sushi.arrivals import Arrival, Way, arrival_of
from sushiya.sushi.deduction import Place, Worlds
from sushiya.sushi.events import HandSeen, Passed, RoundBegan, RoundEnded, Served, TurnedFaceDown
from sushiya.sushi.imagine import hidden_cards, known_hands
from sushiya.sushi.memory import Guess, Memory
from sushiya.sushi.model import Card, Hand, Plate, hand_of
from sushiya.sushi.trays import Tables
from sushiya.sushi.view import View

__all__ = ["CardCount", "MemoryAid", "Seen", "SeenHand", "Taken", "seen_so_far"]


@dataclass(frozen=True, slots=True)
class CardCount:
    """A number of equal cards."""

    card: Card
    n: int


@dataclass(frozen=True, slots=True)
class Taken:
    """A card that was laid from a hand, and the seat in front of which it was laid."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class SeenHand:
    """A hand, wherever it is now."""

    holder: Seat
    size: int
    turns: int
    """In how many turns it comes to this seat; the seat's own hand comes back after a lap."""
    arrives: int
    """The number of cards that it will have by then; 0 if the round is over first."""
    seen: bool
    """Whether this seat has looked at it in this round."""
    cards: Hand
    """The cards that are certainly in it."""
    unknown: int
    """How many cards it has besides those."""
    maybe: tuple[CardCount, ...]
    """The cards those can be, with the most of each."""
    taken: tuple[Taken, ...]
    """What was laid from it in this round, in order."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Everything that a seat can know about the hidden cards."""

    wanted: str
    arrivals: tuple[Arrival, ...]
    """When the wanted dish comes, turn by turn, until the seat's own hand is back or the round ends."""
    hands: tuple[SeenHand, ...]
    """In the order in which they come; the seat's own hand last."""
    unseen: tuple[CardCount, ...]
    """How many of each card are out in an unknown place. All cards of the game, the most frequent first."""
    undealt: int
    """How many of those are in no hand: in the deck, in the dummy's pile, or kept for a later round."""
    in_deck: Hand
    """The cards that are certainly in the deck, since a menu showed them."""

    @property
    def knows_all(self) -> bool:
        """Whether every card of every hand is known."""
        return not any(hand.unknown for hand in self.hands)


class _Trail:
    """What happened to a hand in this round."""

    __slots__ = ("seen", "taken")

    def __init__(self) -> None:
        self.seen = False
        self.taken: list[Taken] = []


class MemoryAid(Memory):
    """A memory that also keeps the path of each hand, and which desserts have left their pile."""

    def __init__(self, seats: int, seen: Iterable[Event] = ()) -> None:
        self.trails = [_Trail() for _ in range(seats)]
        self.out: Counter[Card] = Counter()
        """How many of a card were known outside the dessert pile at the end of a round. None goes back."""
        self._kept: Counter[Card] = Counter()
        self._laid: Counter[Card] = Counter()
        self._turned: Counter[Card] = Counter()
        super().__init__(seats, seen)

    def see(self, event: Event) -> None:
        super().see(event)
        match event:
            case RoundBegan():
                self.trails = [_Trail() for _ in range(self.seats)]
            case HandSeen(seat=seat):
                self.trails[seat].seen = True
            case Served(seat=seat, plate=plate, hand=hand):
                self._laid[plate.card] += 1
                if hand is not None:
                    self.trails[hand].taken.append(Taken(seat, plate.card))
            case TurnedFaceDown(plate=plate):
                self._turned[plate.card] += 1
            case Passed(left=left):
                trails = self.trails
                self.trails = [*trails[-1:], *trails[:-1]] if left else [*trails[1:], *trails[:1]]
            case RoundEnded():  # this matters only for desserts, which stay unless a box took them
                self.out |= self._kept + self._laid + self.deck
                self._kept += self._laid - self._turned
                self._laid, self._turned = Counter(), Counter()
            case _:
                pass


def seen_so_far(view: View, memory: MemoryAid, wanted: str = "") -> Seen | None:
    """What this seat knows now, and when the wanted dish comes; by default, the dish that it collects.

    None for a spectator, and while there are no hands.
    """
    if view.seat is None or view.over or not any(view.hand_sizes):
        return None
    guesses = known_hands(view, memory)
    hidden, in_deck = hidden_cards(view, memory, guesses)
    worlds = Worlds(hidden, _places(view, memory, guesses, hidden))
    way = Way(view)
    order = sorted(view.game.players, key=way.turns)
    wanted = wanted if wanted in view.game.dishes else collected(view)
    counts = [CardCount(card, hidden[card]) for card in dict.fromkeys(view.game.box)]
    contents = _Contents(guesses, worlds)
    return Seen(
        wanted,
        tuple(arrival_of(way, worlds, guesses[seat], seat, wanted) for seat in order if way.arrives(seat)),
        tuple(
            SeenHand(
                seat,
                view.hand_sizes[seat],
                way.turns(seat),
                way.arrives(seat),
                memory.trails[seat].seen,
                *contents.of(seat),
                tuple(memory.trails[seat].taken),
            )
            for seat in order
        ),
        tuple(sorted(counts, key=lambda each: -each.n)),
        hidden.total() - sum(guess.unknown for guess in guesses),
        hand_of(in_deck.elements()),
    )


def _places(view: View, memory: MemoryAid, guesses: list[Guess], hidden: Counter[Card]) -> list[Place]:
    """A place for the unknown cards of each hand, then the dessert pile, then everything else hidden."""
    game = view.game
    places = [_place(guess) for guess in guesses]
    box = Counter(game.box)
    out = {card: n for card, n in memory.out.items() if game.is_dessert(card.dish)}
    most = {card: box[card] - n for card, n in out.items() if box[card] - n < hidden[card]}
    places.append(Place(view.dessert_pile_size, lambda card: game.is_dessert(card.dish), most=most or None))
    places.append(Place(hidden.total() - sum(place.size for place in places)))
    return places


def _place(guess: Guess) -> Place:
    needs = guess.holds
    if needs is not None and any(map(needs, guess.known.elements())):
        needs = None
    return Place(guess.unknown, guess.may_hold if guess.lacks else None, needs)


class _Contents:
    """What hands certainly and possibly contain, computed once for all hands with the same known facts."""

    def __init__(self, guesses: list[Guess], worlds: Worlds) -> None:
        self._guesses, self._worlds = guesses, worlds
        self._found: dict[object, tuple[Hand, tuple[CardCount, ...]]] = {}

    def of(self, seat: Seat) -> tuple[Hand, int, tuple[CardCount, ...]]:
        """The cards that are certainly in this hand, how many others it has, and what they can be."""
        guess = self._guesses[seat]
        known = guess.known.elements()
        if not guess.unknown:
            return hand_of(known), 0, ()
        key = seat if guess.lacks or guess.holds else (guess.unknown,)
        if key not in self._found:
            bounds = self._worlds.bounds(seat)
            sure = hand_of(card for card, (least, _) in bounds.items() for _ in range(least))
            maybe = [CardCount(card, most - least) for card, (least, most) in bounds.items() if most > least]
            self._found[key] = sure, tuple(maybe)
        sure, open_ = self._found[key]
        return hand_of((*known, *sure)), guess.unknown - len(sure), open_


def collected(view: View) -> str:
    """The dish that this seat collects: of those in front of it, the one of which another card gains most."""
    assert view.seat is not None
    game, tables = view.game, Tables.of(view)
    own = dict.fromkeys(plate.dish for plate in view.tableaux[view.seat] if plate.dish in game.dishes)
    dishes = own or dict.fromkeys(card.dish for card in view.hand) or game.dishes
    return max(dishes, key=lambda dish: _gain(view, tables, dish))


def _gain(view: View, tables: Tables, dish: str) -> int:
    """What one more card of a dish would add to this seat's points now."""
    assert view.seat is not None
    there = view.game.dishes[dish]
    rules = list(tables.rules(there))
    if not rules:
        return -100
    card = there.cards[0]
    plate = Plate(view.laid[view.seat] + 1, card, card, view.turn)
    return sum(
        rule(view.seat, table.with_plate(view.seat, plate)) - rule(view.seat, table) for rule, table in rules
    )
