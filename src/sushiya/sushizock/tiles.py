"""The 24 tiles of the box. They always come in two piles: sushi and bones."""

from typing import Final, Literal, NamedTuple, TypeAlias

__all__ = ["BOX", "KINDS", "Kind", "Tiles"]

Kind: TypeAlias = Literal["sushi", "bone"]
KINDS: Final[tuple[Kind, ...]] = ("sushi", "bone")


class Tiles(NamedTuple):
    """Sushi and bones, kept apart: the rows of the middle (left to right) or a seat's stacks (bottom up).

    A tile is its number. Bones are positive numbers too; only scoring counts them against their owner.
    """

    sushi: tuple[int, ...] = ()
    bones: tuple[int, ...] = ()

    def __repr__(self) -> str:
        return f"Tiles({str(self)!r})"

    def __str__(self) -> str:
        return f"{' '.join(map(str, self.sushi))} | {' '.join(map(str, self.bones))}".strip()

    def of(self, kind: Kind) -> tuple[int, ...]:
        return self.sushi if kind == "sushi" else self.bones

    def with_(self, kind: Kind, tiles: tuple[int, ...]) -> "Tiles":
        """A copy with other tiles of one kind."""
        return Tiles(tiles, self.bones) if kind == "sushi" else Tiles(self.sushi, tiles)


BOX: Final = Tiles(
    sushi=(1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6),
    bones=(1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4),
)
"""All tiles, sorted."""
