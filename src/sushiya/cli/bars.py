"""Bar charts of figures with their confidence intervals."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from sushiya.arena.intervals import Figure
from sushiya.core import BadOptions
from sushiya.extras import require

__all__ = ["Panel", "check_plot", "draw_bars"]


class Panel(NamedTuple):
    """A bar for each label, from top to bottom."""

    title: str
    labels: Sequence[str]
    figures: Sequence[Figure]


def check_plot(file: Path) -> None:
    """Raise BadOptions or MissingExtra if this file can't be drawn. Called first, before hours of play."""
    require("research", "matplotlib")
    from matplotlib.backend_bases import FigureCanvasBase

    formats = FigureCanvasBase.get_supported_filetypes()
    if file.suffix.lower().removeprefix(".") not in formats:
        raise BadOptions(f"{file} can't be drawn: its name must end in one of {', '.join(formats)}.")


def draw_bars(title: str, panels: Sequence[Panel], file: Path) -> None:
    """Draw the panels side by side into a file. Its suffix determines the format."""
    from matplotlib.figure import Figure as Plot

    plot = Plot(figsize=(4 * len(panels), 4.5), layout="constrained")
    plot.suptitle(title)
    for axes, panel in zip(plot.subplots(1, len(panels), squeeze=False)[0], panels, strict=True):
        means = [figure.mean for figure in panel.figures]
        known = [
            figure if figure.margin is not None else Figure.around(figure.mean, 0) for figure in panel.figures
        ]
        ends = [[f.mean - f.low for f in known], [f.high - f.mean for f in known]]
        axes.barh(panel.labels, means, xerr=ends, color="#d9775f", ecolor="#333333", capsize=3)
        axes.invert_yaxis()
        axes.set_title(panel.title)
    plot.savefig(file, dpi=150)
