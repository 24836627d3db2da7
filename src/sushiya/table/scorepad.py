"""The score pad's answer to a request: the score sheet of what lies on a real table."""

from sushiya.core.codec import encode
from sushiya.games.scorepad import ScorepadWarning, SheetJson, score

__all__ = ["ScorepadSheet", "scorepad_sheet"]


class ScorepadSheet(SheetJson):
    """The sheet, and warnings about what is impossible under the rules but was scored anyway."""

    warnings: list[ScorepadWarning]


def scorepad_sheet(pad: object) -> ScorepadSheet:
    """The score sheet of what was entered. Raises BadScorepad."""
    result = score(pad)
    return {**result.as_json(), "warnings": [encode(warning) for warning in result.warnings]}
