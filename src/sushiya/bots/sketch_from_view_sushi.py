"""From a seat's view to a sketch of the table, and from a finished sketch to a reward."""

from math import exp

from sushiya.bots.sketch_config_sushi import BASE, COLLIDES, ON_BASE, TOOL, SketchConfig
from sushiya.bots.sketch_sushi import Sketch
from sushiya.core import Seat
from sushiya.games import drafting_reward
from sushiya.games.drafting_reward import CERTAIN, CONTEST, DESSERT, TIE_BREAK
from sushiya.sushi import View
from sushiya.sushi.model import Plate
from sushiya.sushi.scoring import MostAndFewest
from sushiya.sushi.turn import ROUNDS

__all__ = ["reward", "sketch_of"]


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
    """What a seat aims at, from 0 to 1, when the round that the sketch plays is over."""
    last = sketch.round == ROUNDS
    points = sketch.score(final=last)
    values = [points[player] + _promise(sketch, player) for player in sketch.config.game.players]
    margin = values.pop(seat) - max(values)
    return drafting_reward.reward(margin, last, sketch.round == 1)


def _promise(sketch: Sketch, seat: Seat) -> float:
    """The promised value of desserts while the match is not over; their tie-break when it is."""
    config, round = sketch.config, sketch.round
    total = 0.0
    for dish in config.desserts:
        mine, rule = sketch.number[seat][dish], config.dishes[dish].score_final
        if round == ROUNDS:
            total += TIE_BREAK * mine
        elif isinstance(rule, MostAndFewest):
            ahead = [(row[dish] - sketch.count[seat][dish]) / CONTEST[round - 1] for row in sketch.count]
            total += rule.worth / sum(map(exp, ahead))
            if len(ahead) > 2:
                total -= rule.worth / sum(exp(-lead) for lead in ahead)
        else:
            total += DESSERT * CERTAIN[round - 1] * mine
    return total
