"""From a seat's view to a sketch of the table, and from a finished sketch to a reward."""

from math import exp

from sushiya.bots.sketch import Sketch
from sushiya.bots.sketch_config import BASE, COLLIDES, ON_BASE, TOOL, SketchConfig
from sushiya.core import Seat
from sushiya.sushi import View
from sushiya.sushi.model import Plate
from sushiya.sushi.scoring import MostAndFewest
from sushiya.sushi.turn import ROUNDS

__all__ = ["reward", "sketch_of"]

POINTS, LAST_POINTS = 0.4, 0.1
"""The share of the reward that is for points, before and at the end of the match; the rest is for winning."""
SPREAD = {1: 12.0, 2: 9.0}
"""After a round, the lead in points that makes a win about three times as likely as not."""
DESSERT = 2.0
"""The promised value of a dessert that scores on its own, not by comparison."""
CERTAIN = {1: 0.55, 2: 0.85}
"""The share of that promise that counts after a round."""
CONTEST = {1: 1.4, 2: 1.0}
"""After a round, the lead in desserts that counts: the more rounds are left, the less is decided."""


def sketch_of(view: View, config: SketchConfig) -> Sketch:
    """The sketch of the table in this view."""
    assert view.seat is not None
    sketch = Sketch(
        config, view.seat, view.round, dict(view.notes), [float(points) for points in view.scores]
    )
    for seat, (kept, plates) in enumerate(zip(view.kept_desserts, view.tableaux, strict=True)):
        for plate in kept:
            sketch.kept[seat][config.number[plate.face]] += 1
            sketch.add(seat, config.number[plate.face])
        for plate in plates:
            _lie(sketch, seat, plate, plates, view.turn)
        sketch.blind[seat] = seat in view.blind or seat in view.blind_next
    sketch.rank()
    return sketch


def _lie(sketch: Sketch, seat: Seat, plate: Plate, plates: tuple[Plate, ...], turn: int) -> None:
    """Add a plate that lies there already."""
    if plate.turned:
        sketch.down[seat] += 1
        return
    kind = sketch.config.number[plate.face]
    sketch.add(seat, kind)
    act = sketch.config.act[kind]
    if act == ON_BASE:
        worth, times = sketch.config.worth[kind]
        on_base = any(base.no == plate.on and not base.turned for base in plates)
        sketch.points[seat] += worth * times if on_base else worth
    elif act == BASE and all(guest.on != plate.no for guest in plates):
        sketch.change_bases(seat, 1)
    elif act in (TOOL, COLLIDES) and plate.since == turn:
        sketch.fresh.append((seat, kind))
    elif act == TOOL:
        sketch.tools[seat].append(kind)


def reward(sketch: Sketch, seat: Seat) -> float:
    """From 0 to 1: the win probability, and a little for every point, so that a winning seat keeps trying."""
    last = sketch.round == ROUNDS
    points = sketch.score(final=last)
    values = [points[player] + _promise(sketch, player) for player in sketch.config.game.players]
    margin = values.pop(seat) - max(values)
    for_points = 0.5 + margin / 100
    if last:
        won = 1.0 if margin > 0 else (0.4 if margin > -0.005 else 0.0)
        return (1 - LAST_POINTS) * won + LAST_POINTS * for_points
    hope = 1 / (1 + exp(-margin / SPREAD[sketch.round]))
    return (1 - POINTS) * hope + POINTS * for_points


def _promise(sketch: Sketch, seat: Seat) -> float:
    """The promised value of desserts while the match is not over; their tie-break when it is."""
    config, round = sketch.config, sketch.round
    total = 0.0
    for dish in config.desserts:
        mine, rule = sketch.number[seat][dish], config.dishes[dish].score_final
        if round == ROUNDS:
            total += 0.01 * mine
        elif isinstance(rule, MostAndFewest):
            ahead = [(row[dish] - sketch.count[seat][dish]) / CONTEST[round] for row in sketch.count]
            total += rule.worth / sum(map(exp, ahead))
            if len(ahead) > 2:
                total -= rule.worth / sum(exp(-lead) for lead in ahead)
        else:
            total += DESSERT * CERTAIN[round] * mine
    return total
