"""What plates score if the round, or the match, ended now, and the counts for that."""

from sushiya.fast.kernel import inline_kernel, kernel
from sushiya.fast.sushi.layout import END, ROUND, Config, Record
from sushiya.fast.sushi.regular.plan import Plan
from sushiya.fast.sushi.scoring import (
    LADDER,
    MOST,
    MOST_AND_FEWEST,
    PER_VARIANT,
    SETS,
    ladder,
    per_variant,
    uncommon_points,
)
from sushiya.fast.sushi.tableau import colours, icons

__all__ = ["count", "icons_of", "laid_now", "look_around", "points", "points_for"]


@kernel
def look_around(rec: Record, cfg: Config, plan: Plan) -> None:
    """Count what lies in front of everyone, with the desserts of earlier rounds."""
    plan.kept[:] = 0
    kept = 0
    for seat in range(cfg.tableau_count):
        kept += int(rec.kept_desserts[seat])
        plan.colours[seat] = colours(rec, cfg, seat)
    for i in range(kept):
        plan.kept[rec.kept_seat[i], rec.kept_plates[i].face] += 1
    for dish in range(cfg.dishes):
        for seat in range(cfg.tableau_count):
            plan.icons[ROUND, dish, seat] = icons_of(rec, cfg, plan, ROUND, seat, dish)
            plan.icons[END, dish, seat] = icons_of(rec, cfg, plan, END, seat, dish)


@inline_kernel
def count(rec: Record, cfg: Config, seat: int, dish: int) -> int:
    """How many face-up cards of a dish a seat has."""
    total = 0
    for kind in range(cfg.first_kind[dish], cfg.last_kind[dish] + 1):
        total += int(rec.faces[seat, kind])
    return total


@kernel
def icons_of(rec: Record, cfg: Config, plan: Plan, when: int, seat: int, dish: int) -> int:
    """A seat's icons; at the end of the match, with the desserts of earlier rounds."""
    total = icons(rec, cfg, seat, dish)
    if when == END:
        for kind in range(cfg.first_kind[dish], cfg.last_kind[dish] + 1):
            total += int(plan.kept[seat, kind]) * cfg.icons[kind]
    return total


@kernel
def laid_now(rec: Record, cfg: Config, seat: int, dish: int) -> int:
    """How many face-up cards of a dish were laid this turn."""
    fresh = 0
    for i in range(rec.lying[seat]):
        plate = rec.plates[seat, i]
        fresh += int(cfg.dish[plate.face] == dish and not plate.turned and plate.since == rec.turn)
    return fresh


@kernel
def points_for(cfg: Config, when: int, dish: int, icons: int) -> int:
    """The points for this number of icons, where nothing else matters."""
    rule, numbers = cfg.rule[when, dish], cfg.numbers[when, dish]
    if rule == LADDER:
        return int(numbers[1 + min(icons, numbers[0] - 1)])
    if rule == SETS:
        return icons // int(numbers[0]) * int(numbers[1])
    return icons * int(numbers[0])


@kernel
def points(rec: Record, cfg: Config, plan: Plan, when: int, seat: int, dish: int) -> int:
    """The points of a dish if the round (or the match) ended now.

    Rules count icons and faces of the record, so the desserts of earlier rounds join them for a moment.
    """
    rule, first, last = cfg.rule[when, dish], cfg.first_kind[dish], cfg.last_kind[dish]
    if rule == 0:
        return 0
    for other in range(cfg.tableau_count):
        rec.icons[other] = plan.icons[when, dish, other]
    rec.icons[seat] = icons_of(rec, cfg, plan, when, seat, dish)
    if rule == MOST:
        return _most(rec, cfg, when, seat, dish)
    if rule == MOST_AND_FEWEST:
        return _most_and_fewest(rec, cfg, when, seat, dish)
    if rule == LADDER:
        return ladder(rec, cfg, when, seat, dish)
    if when == END:
        for kind in range(first, last + 1):
            rec.faces[seat, kind] += plan.kept[seat, kind]
    if rule == PER_VARIANT:
        found = per_variant(rec, cfg, when, seat, dish)
    else:
        found = uncommon_points(rec, cfg, rule, when, seat, dish)
    if when == END:
        for kind in range(first, last + 1):
            rec.faces[seat, kind] -= plan.kept[seat, kind]
    return int(found)


@kernel
def _most(rec: Record, cfg: Config, when: int, seat: int, dish: int) -> int:
    """The prize of one seat."""
    numbers, mine = cfg.numbers[when, dish], int(rec.icons[seat])
    tied, place, behind = 0, 0, 1 << 10
    if mine == 0:
        return 0
    while True:
        best, more = 0, 0
        for other in range(cfg.tableau_count):
            here = int(rec.icons[other])
            if best < here < behind:
                best, more = here, 1
            elif here == best:
                more += 1
        tied, behind = more, best
        if best == mine:
            break
        place += tied if cfg.split_ties else 1
    if place >= numbers[0]:
        return 0
    return int(numbers[1 + place]) // (tied if cfg.split_ties else 1)


@kernel
def _most_and_fewest(rec: Record, cfg: Config, when: int, seat: int, dish: int) -> int:
    """The prize or fine of one seat."""
    prize, mine = int(cfg.numbers[when, dish, 0]), int(rec.icons[seat])
    more, fewer, tied = 0, 0, 0
    for other in range(cfg.tableau_count):
        here = int(rec.icons[other])
        more += int(here > mine)
        fewer += int(here < mine)
        tied += int(here == mine)
    share = prize // tied if cfg.split_ties else prize
    if cfg.split_ties and tied == cfg.tableau_count:
        return 0
    points = 0
    if more == 0 and (mine > 0 or cfg.numbers[when, dish, 1]):
        points += share
    if fewer == 0 and cfg.tableau_count > 2:
        points -= share
    return points
