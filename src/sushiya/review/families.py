"""What reviews need to know of each family. A family without a row has no reviews."""

from collections.abc import Callable
from typing import Any, TypeAlias

from sushiya.core.family import PerFamily
from sushiya.review.values import KnownCards
from sushiya.sushi.known_hands import known_hands

__all__ = ["KNEW", "POSITIONS", "Knew"]

Knew: TypeAlias = Callable[[Any, Any], tuple[KnownCards, ...]]
"""Maps a view and the seat's memory to the hands as the seat knew them."""


def _knew_hands(view: Any, memory: Any) -> tuple[KnownCards, ...]:
    return tuple(
        KnownCards(seat, tuple(map(str, cards)), unknown, turns)
        for seat, cards, unknown, turns in known_hands(view, memory)
    )


KNEW: PerFamily[Knew] = PerFamily("review", {"drafting": _knew_hands, "sushizock": lambda view, memory: ()})
POSITIONS: PerFamily[int] = PerFamily("review", {"drafting": 16, "sushizock": 8})
"""How many matches are played on from each position for every imagined deal. Deals, draws and rolls are the
differences of positions, so their luck is only as certain as these are."""
