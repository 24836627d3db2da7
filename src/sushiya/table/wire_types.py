"""The JSON types of views, events and decisions, field by field. What isn't listed here is not sent.

Values look as `json_value` writes them: a card is its text, an action has its verb and text, a decision its
kind, an event its name. The schema is generated from these types, and the page's types from the schema.
"""

from typing import NotRequired, TypeAlias, TypedDict

from sushiya.bots.candidate import Because
from sushiya.core import Answered, Seat
from sushiya.games import families
from sushiya.sushi import Hand, Tableau, events, moves
from sushiya.sushi.drafting_game import Tie
from sushiya.sushi.facts import CountedId, FactId
from sushiya.sushizock import ChooseMove, Dice, Keep, SeenStacks, Steal, Take, Tiles
from sushiya.sushizock import events as sushizock_events
from sushiya.sushizock.explain import DiceGroup, Ladder

__all__ = [
    "VERBS",
    "Because",
    "Brings",
    "Decision",
    "Estimate",
    "Fact",
    "JudgedOption",
    "Option",
    "PastStep",
    "PrivateView",
    "Public",
    "RankedOption",
    "StepFacts",
    "SushiOpen",
    "SushiPublic",
    "SushiStepFacts",
    "SushizockOpen",
    "SushizockPublic",
    "SushizockStepFacts",
    "Tray",
    "WireEvent",
]

VERBS = {kind: verb for verbs in families.VERBS.values() for kind, verb in verbs.items()}

SushiOption: TypeAlias = (
    moves.Pick | moves.Lay | moves.Copy | moves.Wish | moves.Give | moves.Flip | moves.Done
)
Option: TypeAlias = SushiOption | Take | Steal | Keep
"""What a player can answer. Chance outcomes are never sent as options."""

SushiDecision: TypeAlias = (
    moves.PickCard
    | moves.PickBlind
    | moves.LayCard
    | moves.ChooseCopy
    | moves.MakeWish
    | moves.GiveCard
    | moves.FillBox
)
Decision: TypeAlias = SushiDecision | ChooseMove

SushiEvent: TypeAlias = (
    events.RoundBegan
    | events.TurnBegan
    | events.HandSeen
    | events.DrewForDummy
    | events.DrewCard
    | events.DrewBlind
    | events.Served
    | events.TurnedFaceDown
    | events.Cleared
    | events.Returned
    | events.Called
    | events.Wished
    | events.Found
    | events.Given
    | events.MenuOpened
    | events.Offered
    | events.Passed
    | events.Scored
    | events.RoundEnded
    | events.GameEnded
)
SushizockEvent: TypeAlias = (
    sushizock_events.RowsLaid
    | sushizock_events.LotDrawn
    | sushizock_events.TurnBegan
    | sushizock_events.Rolled
    | sushizock_events.Kept
    | sushizock_events.Took
    | sushizock_events.Stole
    | sushizock_events.GameEnded
)
WireEvent: TypeAlias = Answered | SushiEvent | SushizockEvent


class Part(TypedDict):
    """A part of a sum in a fact. Zeros and empty values are omitted."""

    name: NotRequired[str]
    n: NotRequired[int]
    points: NotRequired[int]


class Fact(TypedDict):
    """Something to say about a dish, without words (see `sushi.facts`). What is 0 or empty is left out."""

    id: FactId | CountedId
    n: NotRequired[int]
    of: NotRequired[int]
    points: NotRequired[int]
    seats: NotRequired[tuple[Seat, ...]]
    name: NotRequired[str]
    parts: NotRequired[tuple[Part, ...]]


class Tray(TypedDict):
    """A dish in front of a seat, and its worth now. Values that are 0, false or empty are omitted."""

    dish: str
    points: int | None
    """Null if it scores nothing on its own, or only once a race is won."""
    icons: NotRequired[int]
    final: NotRequired[bool]
    """Whether it is a dessert, with those of earlier rounds: it counts at the end of the match."""
    provisional: NotRequired[bool]
    """Whether the points may still change without a card being laid here."""
    facts: NotRequired[tuple[Fact, ...]]
    later: NotRequired["Tray"]
    """The same dish at the end of the match, if it counts both then and at the end of the round."""


class Brings(TypedDict):
    """What an option's dish is worth before and after it. Values that are 0, false or empty are omitted."""

    dish: str
    before: int | None
    after: int | None
    round: int
    """The change of the points of the round, including those that are scored at once."""
    at_once: NotRequired[int]
    final: NotRequired[bool]
    provisional: NotRequired[bool]
    icons: NotRequired[int]
    facts: NotRequired[tuple[Fact, ...]]
    """The facts that the tray would show."""
    later: NotRequired["Brings"]
    """The same at the end of the match, if the dish counts both then and at the end of the round."""


class Contest(TypedDict):
    """A dish whose points in this round depend on who has most (`sushi.trays.Contest`)."""

    dish: str
    counts: tuple[int, ...]
    """What each seat has of what is compared."""
    colours: NotRequired[bool]
    """Whether that is the different colours in front of it, and not the icons of the dish."""


class SushiPublic(TypedDict):
    """What everyone may see in Sushi Go! and Party. `sushi.View` documents most fields."""

    round: int
    rounds: int
    """The number of rounds. Points scored at the end of the match are one more entry on the sheet."""
    turn: int
    passes_left: bool
    """Whether hands are passed to the left in this round."""
    passes_to: tuple[Seat, ...]
    """For each seat, who gets its hand in this round."""
    hand_size: int
    hand_sizes: tuple[int, ...]
    table: tuple[Tableau, ...]
    kept: tuple[Tableau, ...]
    laid: tuple[int, ...]
    deck_size: int
    pantry_size: int
    pile_size: int
    aside: Hand
    blind: tuple[Seat, ...]
    blind_next: tuple[Seat, ...]
    served: Hand
    offer_size: int
    offered_to: Seat | None
    notes: tuple[tuple[str, int], ...]
    sheet: tuple[events.Scored, ...]
    scores: tuple[int, ...]
    worth: tuple[dict[str, int], ...]
    """The points of each dish in front of each seat if the round ended now, without races in progress."""
    trays: tuple[tuple[Tray, ...], ...]
    """For each seat, its dishes in the order of its plates, and what there is to say about them."""
    contests: tuple[Contest, ...]
    """The dishes there whose points in this round depend on who has most."""
    serial: int
    asked: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    tie: Tie | None
    """Once the match is over: what decided between players with equal points."""


class SushizockPublic(TypedDict):
    """What everyone may see in Sushizock. `sushizock.View` documents the fields, `explain` the last ones."""

    box: Tiles
    rows: Tiles
    stacks: tuple[SeenStacks, ...]
    turn: Seat
    next: tuple[Seat, ...]
    """The other seats, in the order of their turns."""
    roll: int
    kept: Dice
    rolled: Dice
    over: bool
    scores: tuple[int, ...] | None
    serial: int
    winners: tuple[Seat, ...]
    ladders: tuple[Ladder, ...]
    """The part of each seat's stacks that counts."""
    dice: tuple[DiceGroup, ...]
    """The dice by face, and what they would win."""
    rolls_left: int
    forced: bool
    """Whether the dice allow nothing but the tile nobody wants."""
    outcomes: dict[str, int]
    """The points of the seat whose turn it is after each tile it may take, by action, if stacks are open."""


Public: TypeAlias = SushiPublic | SushizockPublic


class SushiStepFacts(TypedDict):
    """What sentences about a past step of Sushi Go! or Party need from its `SushiPublic`."""

    worth: tuple[dict[str, int], ...]
    contests: tuple[Contest, ...]


class SushizockStepFacts(TypedDict):
    """What sentences about a past step of Sushizock need from its `SushizockPublic`."""

    rolled: Dice
    scores: tuple[int, ...] | None
    ladders: tuple[Ladder, ...]
    dice: tuple[DiceGroup, ...]


StepFacts: TypeAlias = SushiStepFacts | SushizockStepFacts


class PastStep(TypedDict):
    """One of the steps in an update that has several."""

    version: int
    """The version of the match after it."""
    events: int
    """How many of the events belong to it; they follow those of the step before."""
    facts: StepFacts
    """What was true after it."""


class SushiOpen(TypedDict):
    """What was hidden from some players in Sushi Go! or Party."""

    hands: tuple[Hand, ...]
    offer: tuple[Seat, Hand] | None
    pile: Hand


class SushizockOpen(TypedDict):
    """What was hidden from everyone in Sushizock."""

    stacks: tuple[Tiles, ...]


class PrivateView(TypedDict):
    """What one seat alone may see. Null where there is no such thing."""

    hand: Hand | None
    offer: Hand | None
    decision: Decision | None
    answer: Option | None
    picked: moves.Pick | None
    brings: dict[str, Brings] | None
    """What each option brings, by serving (`nigiri:egg/free`), card, or plate (`#4`). See `sushi.brings`."""


class RankedOption(TypedDict):
    """An option, its estimated chance to win the match (0 to 1), and its expected final lead in points."""

    action: str
    win: float
    margin: float
    less: float
    """How much worse it is than the first option, in the figure by which the options are compared."""
    because: tuple[Because, ...]


class Estimate(TypedDict):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class JudgedOption(TypedDict):
    """An option as the coach judges it."""

    option: Option
    win: Estimate
    """Its probability to win the match, from 0 to 1."""
    less: Estimate
    """How many points worse than the best option it is in the end, in lead over the others' mean."""
