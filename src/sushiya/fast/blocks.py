"""Actions with neighbouring numbers: what the numbering of a game is made of."""

from typing import NamedTuple

__all__ = ["Block"]


class Block(NamedTuple):
    """One block. If it can't occur in a game it has no names, so no numbers."""

    title: str
    names: tuple[str, ...]
