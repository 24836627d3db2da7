"""How the puzzles of each family are measured, and what they are about."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sushiya.bots.candidate import Because
from sushiya.core import Action, Seat
from sushiya.core.family import PerFamily
from sushiya.puzzles import drafting, sushizock
from sushiya.sushi.known_hands import KnownHand

__all__ = ["PUZZLES", "FamilyPuzzles", "Leads"]

Leads: TypeAlias = Callable[[Any, Any, int, int], Any]
"""Maps a view, the seat's memory, a number of deals and a seed to final leads, by deal and option."""


@dataclass(frozen=True)
class FamilyPuzzles:
    """How a family of games measures, tags and shows its puzzles."""

    leads: Leads
    screens: tuple[tuple[int, float], ...]
    """Imagined deals per screening, and the lead that the best option needs in them for a longer look."""
    deals: int
    """Imagined deals for each of the two seeds that a puzzle is measured from."""
    fits: Callable[[Any], bool]
    """Whether the question in a view can be shown as a puzzle."""
    dishes: Callable[[Any, Action], tuple[str, ...]]
    """The dishes that a best option is about."""
    ideas: Callable[[Any, Action, Sequence[Because]], tuple[str, ...]]
    """What a best option does, judging by the position and the facts that speak for it."""
    is_rare: Callable[[Action], bool]
    """Whether an option is of a kind that is seldom clearly best."""
    next_hand: Callable[[Any, Any], KnownHand | None] = lambda view, memory: None
    """What the seat knows of the hand that comes to it next, from its view and memory."""
    shown: Callable[[dict[str, Any], Seat], dict[str, Any]] = lambda public, seat: public
    """What the page needs of the public view, for the seat that is asked."""


PUZZLES: PerFamily[FamilyPuzzles] = PerFamily(
    "puzzle",
    {
        "drafting": FamilyPuzzles(
            drafting.leads,
            drafting.SCREENS,
            drafting.DEALS,
            drafting.fits,
            drafting.dishes,
            drafting.ideas,
            drafting.is_rare,
            drafting.next_hand,
            drafting.shown,
        ),
        "sushizock": FamilyPuzzles(
            sushizock.leads,
            sushizock.SCREENS,
            sushizock.DEALS,
            sushizock.fits,
            sushizock.dishes,
            sushizock.ideas,
            sushizock.is_rare,
        ),
    },
)
