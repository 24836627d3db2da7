"""How each family imagines what a seat can't see, from what the seat remembers."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from sushiya.core import State
from sushiya.core.family import PerFamily
from sushiya.sushi.imagine import imagine_from as imagine_draft
from sushiya.sushizock.imagine import imagine_from as imagine_sushizock

__all__ = ["IMAGINE", "Imagine"]

Imagine: TypeAlias = Callable[[Any, Any, Random], State[Any]]
"""Maps a view and the seat's memory to a state that the seat can't tell from the truth."""

IMAGINE: PerFamily[Imagine] = PerFamily("review", {"drafting": imagine_draft, "sushizock": imagine_sushizock})
