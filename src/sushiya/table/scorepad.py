"""The score pad as requests see it: the cards on a real table, and their score sheet."""

from typing import NotRequired, TypedDict

from sushiya.core.codec import encode
from sushiya.games.scorepad import ScorepadWarning, SheetJson, score
from sushiya.sushizock import Tiles

__all__ = ["ScorepadEntries", "ScorepadSheet", "scorepad_sheet"]


class ScorepadEntries(TypedDict):
    """What `sushiya score` takes: plates and uramaki won by round and seat, or Sushizock stacks by seat."""

    game: str
    rounds: NotRequired[list[list[str]]]
    uramaki: NotRequired[list[list[int]]]
    stacks: NotRequired[list[Tiles]]
    names: NotRequired[list[str]]


class ScorepadSheet(SheetJson):
    """The sheet, and warnings about what is impossible under the rules but was scored anyway."""

    warnings: list[ScorepadWarning]


def scorepad_sheet(pad: object) -> ScorepadSheet:
    """The score sheet of what was entered. Raises BadScorepad."""
    result = score(pad)
    return {**result.as_json(), "warnings": [encode(warning) for warning in result.warnings]}
