"""Tables from a family of games to its implementations, one table per level of the architecture.

A family is a set of games that share an engine. Code above the rules never checks which game it is given.
Each level has one module `families.py` with a small Protocol and a `PerFamily` table of its implementations.
"""

from typing import Generic, TypeVar

from sushiya.core.errors import BadOptions, listing
from sushiya.core.model import AnyGame, check_game

__all__ = ["PerFamily"]

T = TypeVar("T")


class PerFamily(dict[str, T], Generic[T]):
    """A table by family. `what` names its values in the error for a game without one, unless `why` does.

    >>> parity = PerFamily("parity", {"even": 0, "odd": 1})
    >>> parity["odd"]
    1
    """

    def __init__(self, what: str, rows: dict[str, T], why: str = "") -> None:
        super().__init__(rows)
        self.what = what
        self.why = why
        """What to say instead, with `{game}` for its name."""

    def of(self, game: AnyGame) -> T:
        """The value for this game's family; raises BadOptions if there is none."""
        check_game(game)
        if game.family not in self:
            known = f"There is one for: {listing(self)}." if self else "There is none at all."
            raise BadOptions(
                self.why.format(game=game.name) or f"There is no {self.what} for {game.name}. {known}"
            )
        return self[game.family]
