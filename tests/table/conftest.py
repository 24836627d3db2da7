"""Shared fixtures of the table's tests."""

import pytest

__all__ = ["anyio_backend"]


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked with anyio are coroutines, run by asyncio."""
    return "asyncio"
