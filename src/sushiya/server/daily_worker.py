"""The master plays the deal of a day: `python -m sushiya.server.daily_worker GAME DAY BOT` prints the record.

It is a separate process at low priority, so that no table waits for it.
"""

import os
import sys
import threading

from sushiya.bots.daily import master_record
from sushiya.core import dump_text
from sushiya.games.daily import daily_deal

NICE = 15
"""Running matches come first, then reviews: somebody is waiting for those."""


def end_with_the_server() -> None:
    """Exit when standard input closes, so that nothing is left running even if the server is killed."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)
    game, day, bot = sys.argv[1:4]
    sys.stdout.write(dump_text(master_record(daily_deal(game, day), bot)))
