"""What the tests of a table on a device share."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
