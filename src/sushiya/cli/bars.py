"""Figures with their intervals as bars, in a file."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from sushiya.arena.figures import Figure
from sushiya.core import BadOptions

__all__ = ["Panel", "draw_bars"]


class Panel(NamedTuple):
    """A bar for each label, from top to bottom."""

    title: str
    labels: Sequence[str]
    figures: Sequence[Figure]


def draw_bars(title: str, panels: Sequence[Panel], file: Path) -> None:
    """Draw the panels side by side into a file; its name says the format."""
    try:
        from matplotlib.figure import Figure as Plot
    except ImportError:
        raise BadOptions("Matplotlib is not installed: pip install 'sushiya[research]'.") from None

    plot = Plot(figsize=(4 * len(panels), 4.5), layout="constrained")
    plot.suptitle(title)
    for axes, panel in zip(plot.subplots(1, len(panels), squeeze=False)[0], panels, strict=True):
        means = [figure.mean for figure in panel.figures]
        margins = [figure.margin or 0.0 for figure in panel.figures]
        axes.barh(panel.labels, means, xerr=margins, color="#d9775f", ecolor="#333333", capsize=3)
        axes.invert_yaxis()
        axes.set_title(panel.title)
    try:
        plot.savefig(file, dpi=150)
    except ValueError as error:
        raise BadOptions(f"{file} can't be drawn: {error}.") from None
