"""Tables in Markdown."""

from collections.abc import Iterable, Sequence

__all__ = ["cell", "table"]


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; between empty lines, so that it can stand anywhere."""
    lines = [f"| {' | '.join(cells)} |" for cells in (heads, ["---"] * len(heads), *rows)]
    return "\n" + "\n".join(lines) + "\n"


def cell(text: str) -> str:
    """A text that may have anything in it, for one cell."""
    return " ".join(text.split()).replace("|", "\\|")
