"""The score pad of Sushizock: the two stacks of each seat."""

from dataclasses import dataclass

from sushiya.core import BadNotation
from sushiya.games.sheet import BadScorepad, Entries, Part, Sheet
from sushiya.sushizock import Sushizock, Tiles, score_stacks, winners

__all__ = ["Stacks", "SushizockEntries", "SushizockScorepad"]


@dataclass(frozen=True, slots=True)
class Stacks:
    """The stacks of one seat, from bottom to top; bones are positive numbers."""

    sushi: tuple[int, ...]
    bones: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SushizockEntries(Entries):
    """The stacks in front of each seat."""

    stacks: tuple[Stacks, ...]


class SushizockScorepad:
    """Scores stacks."""

    entries = SushizockEntries

    def score(self, game: Sushizock, entries: SushizockEntries) -> Sheet:
        stacks = [Tiles(own.sushi, own.bones) for own in entries.stacks]
        if len(stacks) != game.seats:
            raise BadScorepad(f"pad.stacks has to list {game.seats} seats, not {len(stacks)}.")
        try:
            totals = score_stacks(stacks)
        except BadNotation as error:
            raise BadScorepad(str(error)) from None
        bones = [-sum(own.bones) for own in stacks]
        made_of = tuple(
            {"sushi": total - minus, "bones": minus} for total, minus in zip(totals, bones, strict=True)
        )
        return Sheet(game, totals, winners(totals), made_of=Part(made_of))
