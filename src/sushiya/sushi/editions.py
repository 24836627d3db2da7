"""Editions: the rules in which printings of a game differ, one row of switches each."""

from dataclasses import dataclass

__all__ = ["PARTY_EDITIONS", "SUSHI_GO_EDITIONS", "Edition"]


@dataclass(frozen=True, slots=True)
class Edition:
    """The rulings that a game is played under."""

    name: str
    seats: range
    split_ties: bool = False
    """Tied players share a prize, and a tie for most leaves no second place; else each gets it in full."""
    wasabi_by_choice: bool = False
    """A nigiri may be kept off a free wasabi; else the next one must go on it."""
    pair_in_order: bool = False
    """A player who picks two cards together decides which is laid first, where it matters."""
    dummy: bool = False
    """Two players may play with a dummy."""
    copied_nigiri_by_choice: bool = False
    """A copied nigiri goes on a free wasabi only by choice, and if the original lies on none; else always."""
    box_reaches_this_turn: bool = True
    """A takeout box may also turn cards laid this turn; else only those of earlier turns."""


SUSHI_GO_EDITIONS = {
    edition.name: edition
    for edition in (
        Edition("zoch", range(3, 6), wasabi_by_choice=True),
        Edition("gamewright", range(2, 6), split_ties=True, pair_in_order=True, dummy=True),
    )
}

PARTY_EDITIONS = {
    edition.name: edition
    for edition in (
        Edition("zoch", range(2, 9)),
        Edition("devir", range(2, 9), copied_nigiri_by_choice=True, box_reaches_this_turn=False),
    )
}
