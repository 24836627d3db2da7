"""Trying again while PostgreSQL is away: it restarts, or the network hiccups."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import asyncpg

from sushiya.table.store import StoreDown

__all__ = ["CONNECT", "patiently", "reason"]

T = TypeVar("T")

PATIENCE = 10.0
"""Seconds until a call gives up: a restart takes less."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0

CONNECT = 5.0
"""Seconds until a connection that isn't made counts as refused."""

AWAY = (
    OSError,  # also every timeout
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shutting down, starting up
    asyncpg.InsufficientResourcesError,  # too many connections, disk full
    asyncpg.TransactionRollbackError,  # taken back for the sake of another one
)


async def patiently(work: Callable[[], Awaitable[T]]) -> T:
    """Do this, again and again while PostgreSQL is away; StoreDown when it stays away."""
    clock = asyncio.get_running_loop().time
    give_up = clock() + PATIENCE
    pause = FIRST_PAUSE
    while True:
        try:
            return await work()
        except asyncpg.DataError as error:  # a value it can't take: no question of the connection
            raise ValueError(str(error)) from error
        except ValueError:
            raise
        except AWAY as error:
            if clock() + pause > give_up:
                raise StoreDown(f"PostgreSQL can't be reached: {reason(error)}.") from error
        except asyncpg.PostgresError as error:
            raise StoreDown(f"PostgreSQL refuses: {error}.") from error
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def reason(error: Exception) -> str:
    """What it says, or its name: a timeout says nothing."""
    return str(error) or type(error).__name__
