"""What shows that a recipe learns: a gain over itself before training, and a curve that rises."""

import re
from statistics import fmean

__all__ = ["why_not_learned"]

FIGURE = r"[+-][\d.]*\d"
CURVE = re.compile(rf"^(?:step|update|match|part) +\d+: (?:\D* )?({FIGURE})", re.M)


def why_not_learned(printed: str, gain: float) -> str:
    """Why what a recipe printed doesn't show that it has gained this much; empty if it does.

    A curve rises if its second half is higher than its first, and it ends higher than it began.
    """
    before, after = (re.search(rf"^{word}: ({FIGURE})", printed, re.M) for word in ("untrained", "trained"))
    if before is None or after is None:
        return "it doesn't say how good it was before and after"
    if float(after[1]) - float(before[1]) < gain:
        return f"from {before[1]} to {after[1]} it has not gained {gain}"
    curve = [float(before[1]), *map(float, CURVE.findall(printed))]
    half = len(curve) // 2
    if len(curve) < 3 or fmean(curve[:half]) >= fmean(curve[-half:]) or curve[-1] <= curve[0]:
        return f"the curve {curve} does not rise"
    return ""
