"""Measure `net` in meals that it was never trained in: `python -m scripts.net_held_out [DEALS]`.

200 random legal meals with 3 to 8 seats, `net` against regulars. Each deal is played in every seating, and a
share of 1 is a fair one. Stores docs/results/net/held-out.json.
"""

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from scripts.train_net import held_out
from sushiya.arena.deals import Contest, play_deal
from sushiya.arena.intervals import mean_figure
from sushiya.games import game_of

RESULT = Path(__file__).parent.parent / "docs" / "results" / "net" / "held-out.json"


def share_in(text: str, deals: int) -> float:
    """The win share of `net`, as a multiple of the fair share."""
    game = game_of(text)
    contest = Contest(game, ("net", *["regular"] * (game.seats - 1)), "arena")
    won, matches = 0.0, 0
    for deal in range(deals):
        for names, outcome in zip(contest.seatings(deal), play_deal(contest, deal), strict=True):
            won += outcome.win_share(list(names).index("net"))
            matches += 1
    return game.seats * won / matches


def main(deals: int = 1, file: Path = RESULT) -> None:
    texts = held_out()
    with ProcessPoolExecutor() as workers:
        shares = list(workers.map(share_in, texts, [deals] * len(texts)))
    figure = mean_figure(shares)
    found = {
        "command": f"python -m scripts.net_held_out {deals}",
        "games": len(texts),
        "deals of each": deals,
        "share": round(figure.mean, 4),
        "ci95": [round(figure.low, 4), round(figure.high, 4)],
        "by game": {text: round(share, 4) for text, share in zip(texts, shares, strict=True)},
    }
    file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(found["share"], found["ci95"])


if __name__ == "__main__":
    given = dict(enumerate(sys.argv))
    main(int(given.get(1, 1)), Path(given.get(2, RESULT)))
