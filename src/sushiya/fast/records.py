"""Records whose fields are attributes."""

from functools import cache
from typing import Any

import numpy as np

__all__ = ["with_attributes"]


@cache
def with_attributes(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout, of records. It is made once: a call with a new one takes Numba three times as long."""
    return np.dtype((np.record, dtype))
