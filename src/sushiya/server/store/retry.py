"""Retries while PostgreSQL is away, for example during a restart or a network failure."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import asyncpg

from sushiya.table.store import StoreDown

__all__ = ["CONNECT", "patiently", "reason"]

T = TypeVar("T")

PATIENCE = 10.0
"""Seconds until a call gives up. A restart takes less."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0

CONNECT = 5.0
"""Timeout in seconds for connecting."""

AWAY = (
    OSError,  # includes every timeout
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shutting down, starting up
    asyncpg.InsufficientResourcesError,  # too many connections, disk full
    asyncpg.TransactionRollbackError,  # rolled back in favour of another transaction
)


async def patiently(work: Callable[[], Awaitable[T]]) -> T:
    """Do this, and retry while PostgreSQL is away. Raises StoreDown if it stays away."""
    clock = asyncio.get_running_loop().time
    give_up = clock() + PATIENCE
    pause = FIRST_PAUSE
    while True:
        try:
            return await work()
        except asyncpg.DataError as error:  # an invalid value: not a connection problem
            raise ValueError(str(error)) from error
        except ValueError:
            raise
        except AWAY as error:
            if clock() + pause > give_up:
                raise StoreDown(f"PostgreSQL can't be reached: {reason(error)}.") from error
        except asyncpg.PostgresError as error:
            raise StoreDown(f"PostgreSQL reports an error: {error}.") from error
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def reason(error: Exception) -> str:
    """The error's message, or its class name if that is empty, as for a timeout."""
    return str(error) or type(error).__name__
