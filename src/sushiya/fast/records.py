"""Records whose fields are attributes."""

from functools import cache
from typing import Any

import numpy as np

__all__ = ["with_attributes"]


@cache
def with_attributes(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout, as records.

    It is made once: with a new one each time, a call takes Numba three times as long.
    """
    return np.dtype((np.record, dtype))
