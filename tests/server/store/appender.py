"""A process to be killed: appends to ten matches concurrently and prints each acknowledged line.

python -m tests.server.store.appender URL
"""

import asyncio
import sys

from tests.server.store.rows import line, opened

MATCHES = 10


async def main(url: str) -> None:
    async with opened(url) as store:

        async def write(match: str) -> None:
            seq = 0
            while True:
                seq += 1
                await store.append(match, "table", [line(seq)])
                sys.stdout.write(f"{match} {seq}\n")
                sys.stdout.flush()

        await asyncio.gather(*(write(f"match{number}") for number in range(MATCHES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
