"""How each family imagines what a seat can't see, from what the seat remembers, and what it knows."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from sushiya.core import State
from sushiya.core.family import PerFamily
from sushiya.review.values import KnownCards
from sushiya.sushi.imagine import imagine_from as imagine_draft
from sushiya.sushi.known_hands import known_hands
from sushiya.sushizock.imagine import imagine_from as imagine_sushizock

__all__ = ["IMAGINE", "KNEW", "Imagine", "Knew"]

Imagine: TypeAlias = Callable[[Any, Any, Random], State[Any]]
"""Maps a view and the seat's memory to a state that the seat can't tell from the truth."""

IMAGINE: PerFamily[Imagine] = PerFamily("review", {"drafting": imagine_draft, "sushizock": imagine_sushizock})

Knew: TypeAlias = Callable[[Any, Any], tuple[KnownCards, ...]]
"""Maps a view and the seat's memory to the hands as the seat knew them."""


def _knew_hands(view: Any, memory: Any) -> tuple[KnownCards, ...]:
    return tuple(
        KnownCards(seat, tuple(map(str, cards)), unknown, turns)
        for seat, cards, unknown, turns in known_hands(view, memory)
    )


KNEW: PerFamily[Knew] = PerFamily("review", {"drafting": _knew_hands, "sushizock": lambda view, memory: ()})
