"""Chance one card, tile or die at a time: how many lots its open question takes, and the odds of the next."""

from collections import Counter
from collections.abc import Iterable

import numpy as np

from sushiya.fast.sushi import layout as sushi
from sushiya.fast.sushizock import layout as sushizock
from sushiya.fast.sushizock.chance import BOX
from sushiya.fast.sushizock.dice import SIZE
from sushiya.research.single import Single
from sushiya.sushizock import Sushizock
from sushiya.sushizock.dice import DIE, FACES, NUMBER_OF_DICE

__all__ = ["MOST_OUTCOMES", "give", "lots_needed", "odds"]

MOST_OUTCOMES = max(sushi.KINDS, int(BOX.max()) + 1)
"""An outcome is a kind of card, the number on a tile, a face of a die, or a seat."""


def lots_needed(match: Single) -> int:
    """How many lots answer the open question."""
    g, c = match.record, match.chart
    if isinstance(match.game, Sushizock):
        dice = NUMBER_OF_DICE - int(SIZE[g.kept])
        return {sushizock.LAY_ROWS: BOX.size, sushizock.DRAW_LOT: 1, sushizock.ROLL: dice}[int(g.ask)]
    if g.ask == sushi.DEAL:
        return int(c.tables * c.hand_size)
    if g.ask == sushi.STOCK:
        return int(c.desserts_for[g.round_ - 1])
    return min(int(g.deck_size), int(c.menu_size)) if g.ask == sushi.OPEN_MENU else 1


def odds(match: Single, drawn: list[int]) -> list[tuple[int, float]]:
    """What the next lot can be, and how likely that is, after these."""
    pool = Counter(_pool(match, drawn))
    total = pool.total()
    return [(lot, count / total) for lot, count in sorted(pool.items()) if count]


def give(match: Single, lots: list[int]) -> None:
    """Chance has answered."""
    kind = np.uint8 if isinstance(match.game, Sushizock) else np.int8
    match.engine.chance.give_lots(match.record, match.chart, np.array(lots, kind))


def _pool(match: Single, drawn: list[int]) -> Iterable[int]:
    """Everything that can still be drawn, as often as it is there."""
    g, c = match.record, match.chart
    if isinstance(match.game, Sushizock):
        if g.ask == sushizock.ROLL:
            return [FACES.index(face) for face in DIE]
        if g.ask == sushizock.DRAW_LOT:
            return range(match.game.seats)
        pile, place = divmod(len(drawn), BOX.shape[1])
        return (Counter(BOX[pile].tolist()) - Counter(drawn[len(drawn) - place :])).elements()
    if g.ask == sushi.DRAW_BLIND:
        hand = g.hands[g.hand[(int(g.blind) & -int(g.blind)).bit_length() - 1]]
        return np.repeat(np.arange(c.kinds), hand[: c.kinds]).tolist()
    name = {sushi.STOCK: "pantry", sushi.DRAW_FOR_DUMMY: "pile"}.get(int(g.ask), "deck")
    return (Counter(g[name][: g[f"{name}_size"]].tolist()) - Counter(drawn)).elements()
