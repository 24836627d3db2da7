"""A daily deal that many people have played, as a server would send it."""

from random import Random

from sushiya.bots import make_bot
from sushiya.bots.daily import VERSION, play_daily
from sushiya.core.codec import to_json
from sushiya.games.daily import daily_deal
from sushiya.table.daily import line_of, mine_of
from sushiya.table.daily_types import DailyResult

__all__ = ["DAY", "busy_day"]

DAY = "2026-11-15"


def busy_day(game: str, others: int = 13) -> str:
    """The result of somebody who played like a novice, among this many others, as JSON."""
    deal = daily_deal(game, DAY)
    ours = play_daily(deal, make_bot("greedy", deal.game, 0, Random(1)))
    best = play_daily(deal, make_bot("regular", deal.game, 0, Random(1)))
    mine = mine_of(ours, "table", "device" + 12 * "a")  # no server reviews it
    rng, counts = Random(others), {str(mine.line.points): 1}
    for _ in range(others):
        points = str(round(rng.gauss(mine.line.points - 2, 5)))
        counts[points] = counts.get(points, 0) + 1
    return to_json(
        DailyResult(DAY, game, str(deal.game), VERSION, mine, counts, None, line_of(best), False, deal.seed)
    )
