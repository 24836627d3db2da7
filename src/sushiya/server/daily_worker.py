"""The master plays the deal of a day: `python -m sushiya.server.daily_worker GAME DAY BOT` prints the record.

It is a process of its own at low priority, so that no table waits for it.
"""

import os
import sys
import threading

from sushiya.bots import make_bot
from sushiya.bots.daily import YOU, play_daily
from sushiya.core import dump_text
from sushiya.core.chance import stream
from sushiya.games.daily import daily_deal

__all__ = ["master_record"]

NICE = 15
"""Matches that are being played come first, then reviews: somebody waits for those."""


def master_record(game: str, day: str, bot: str) -> str:
    """What the master makes of a deal, as the text of a record."""
    deal = daily_deal(game, day)
    master = make_bot(bot, deal.game, YOU, stream(f"{deal.seed}/master", 0))
    return dump_text(play_daily(deal, master))


def end_with_the_server() -> None:
    """Nothing is left running, even if the server is killed: it holds our standard input open."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)
    sys.stdout.write(master_record(*sys.argv[1:4]))
