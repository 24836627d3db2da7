"""Views, events and decisions as JSON, listed field by field: what isn't listed here is not sent.

Values are as `plain` writes them: a card as its text, an action with its verb and its text, a decision
with its kind, an event with its name. The schema, and from it the page's types, are made of these.
"""

from typing import TypeAlias, TypedDict

from sushiya.core import Answered, Seat
from sushiya.games import families
from sushiya.sushi import Hand, Tableau, events, moves
from sushiya.sushizock import ChooseMove, Dice, Face, Keep, SeenStacks, Steal, Take, Tiles
from sushiya.sushizock import events as sushizock_events

__all__ = [
    "VERBS",
    "Decision",
    "Option",
    "PrivateView",
    "Public",
    "RankedOption",
    "SushiOpen",
    "SushiPublic",
    "SushizockOpen",
    "SushizockPublic",
    "TilesInfo",
    "WireEvent",
]

VERBS = {kind: verb for verbs in families.VERBS.values() for kind, verb in verbs.items()}

SushiOption: TypeAlias = (
    moves.Pick | moves.Lay | moves.Copy | moves.Wish | moves.Give | moves.Flip | moves.Done
)
Option: TypeAlias = SushiOption | Take | Steal | Keep
"""What a player can answer. Chance is never told of as such."""

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


class SushiPublic(TypedDict):
    """What everyone may see of Sushi Go! and Party; most of it as `sushi.View` explains it."""

    round: int
    rounds: int
    """How many there are; what counts at the end of the match is one more on the sheet."""
    turn: int
    passes_left: bool
    """Which way hands go in this round."""
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
    serial: int
    asked: tuple[Seat, ...]
    winners: tuple[Seat, ...]


class SushizockPublic(TypedDict):
    """What everyone may see of Sushizock, as `sushizock.View` explains it."""

    box: Tiles
    rows: Tiles
    stacks: tuple[SeenStacks, ...]
    turn: Seat
    roll: int
    kept: Dice
    rolled: Dice
    over: bool
    scores: tuple[int, ...] | None
    serial: int
    winners: tuple[Seat, ...]


Public: TypeAlias = SushiPublic | SushizockPublic


class SushiOpen(TypedDict):
    """What was hidden from somebody in Sushi Go! or Party."""

    hands: tuple[Hand, ...]
    offer: tuple[Seat, Hand] | None
    pile: Hand


class SushizockOpen(TypedDict):
    """What was hidden from everybody in Sushizock."""

    stacks: tuple[Tiles, ...]


class PrivateView(TypedDict):
    """What one seat alone may see; null where there is nothing of the kind."""

    hand: Hand | None
    offer: Hand | None
    decision: Decision | None
    answer: Option | None
    picked: moves.Pick | None


class TilesInfo(TypedDict):
    """Tiles and dice of a game that has them, for the catalogue."""

    tiles: dict[str, list[int]]
    """The tiles of each kind, each once."""
    signs: dict[str, int]
    """Whether tiles of a kind count for their owner, 1, or against, -1."""
    faces: list[Face]
    """The faces of a die, in the order dice are told in."""
    dice: int


class RankedOption(TypedDict):
    """An option, its chance to win the match (0 to 1), and by how many points it will be ahead in the end."""

    action: str
    win: float
    margin: float
