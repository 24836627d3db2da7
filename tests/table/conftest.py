"""What the table's tests share."""

import pytest

__all__ = ["anyio_backend"]


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked with anyio are coroutines, run by asyncio."""
    return "asyncio"
