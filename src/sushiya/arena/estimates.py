"""Means with 95 % intervals from a tally, by dish and by seat."""

from dataclasses import dataclass
from typing import Any

from sushiya.arena.intervals import Figure, mean_from, share_from
from sushiya.arena.study import Study
from sushiya.fast.families import engine_of
from sushiya.fast.tally import Tally

__all__ = ["DishFigures", "SeatFigures", "as_json", "as_rows", "by_dish", "by_seat"]


@dataclass(frozen=True)
class DishFigures:
    """The figures of a dish, or of a kind of tile in Sushizock."""

    dish: str
    points: Figure
    """Points of one player in one match."""
    pick_rate: Figure | None
    """How often it was picked when it could be; None if it never could be."""


@dataclass(frozen=True)
class SeatFigures:
    """The figures of a seat."""

    seat: int
    bot: str
    win_share: Figure
    score: Figure


def by_dish(study: Study, t: Tally) -> list[DishFigures]:
    """The figures of each dish, in the order of the score sheet."""
    seats, n = study.game.seats, int(t.matches)
    return [
        DishFigures(
            name,
            mean_from(n, *_moments(t.points_sum[dish] / seats, t.points_squared[dish] / seats**2, n)),
            _ratio(t, dish),
        )
        for dish, name in enumerate(engine_of(study.game).dishes)
    ]


def by_seat(study: Study, t: Tally) -> list[SeatFigures]:
    n = int(t.matches)
    return [
        SeatFigures(
            seat,
            bot,
            share_from(n, *_moments(t.wins_sum[seat], t.wins_squared[seat], n)),
            mean_from(n, *_moments(t.score_sum[seat], t.score_squared[seat], n)),
        )
        for seat, bot in enumerate(study.bots)
    ]


def as_json(study: Study, t: Tally) -> dict[str, Any]:
    """All figures as JSON values, for programs."""
    return {
        "game": str(study.game),
        "matches": int(t.matches),
        "seed": study.seed,
        "dishes": {
            row.dish: {
                "points": _numbers(row.points),
                "pick_rate": None if row.pick_rate is None else _numbers(row.pick_rate),
            }
            for row in by_dish(study, t)
        },
        "seats": [
            {"bot": row.bot, "win_share": _numbers(row.win_share), "score": _numbers(row.score)}
            for row in by_seat(study, t)
        ],
    }


def as_rows(study: Study, t: Tally) -> list[list[object]]:
    """All figures as rows, one figure per row, for spreadsheets. The first row has the headings."""
    rows: list[list[object]] = [["about", "name", "figure", "mean", "low", "high"]]
    everything = as_json(study, t)
    about = [("dish", name, figures) for name, figures in everything["dishes"].items()]
    about += [("seat", seat, figures) for seat, figures in enumerate(everything["seats"])]
    for kind, name, figures in about:
        for figure, estimate in figures.items():
            if isinstance(estimate, dict):
                rows.append([kind, name, figure, *estimate.values()])
    return rows


def _numbers(figure: Figure) -> dict[str, float]:
    return {name: round(getattr(figure, name), 6) for name in ("mean", "low", "high")}


def _moments(total: float, squared: float, n: int) -> tuple[float, float]:
    """Mean and sum of squared deviations, from a sum and a sum of squares."""
    mean = float(total) / n
    return mean, max(0.0, float(squared) - n * mean * mean)


def _ratio(t: Tally, dish: int) -> Figure | None:
    """Picks of one match depend on each other, so the interval is for a ratio of two sums over matches."""
    n, offered = int(t.matches), float(t.offered_sum[dish])
    if not offered:
        return None
    rate = float(t.picked_sum[dish]) / offered
    spread = (
        float(t.picked_squared[dish])
        - 2 * rate * float(t.offered_and_picked[dish])
        + rate * rate * float(t.offered_squared[dish])
    )
    return share_from(n, rate, max(0.0, spread) / (offered / n) ** 2)
