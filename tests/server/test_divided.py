"""Pins that several workers divide the limits, so that together they let nobody do more than one would."""

import pytest

from sushiya.server.limits import Meters
from sushiya.server.settings import UNDIVIDED, Settings


@pytest.mark.promise(14)
def test_workers_divide_what_they_share() -> None:
    whole = Settings(most_tables=100, requests_per_second=20.0, most_listed_per_address=3)
    part = whole.divided(4)
    assert (part.most_tables, part.requests_per_second, part.most_listed_per_address) == (25, 5.0, 1)
    assert Settings(requests_per_second=0.5).divided(4).requests_per_second == 0.125
    assert all(getattr(part, name) == getattr(whole, name) for name in UNDIVIDED)
    assert whole.divided(1) == whole
    bots = Settings(most_bot_tables=40, most_bot_tables_per_address=4, most_reviews_per_address=10).divided(2)
    assert (bots.most_bot_tables, bots.most_bot_tables_per_address, bots.most_reviews_per_address) == (
        20,
        2,
        5,
    )


@pytest.mark.promise(14)
@pytest.mark.parametrize(
    "meter",
    [
        "phrases_of_address",
        "hints_of_address",
        "messages",
        "requests",
        "tables",
    ],
)
def test_at_several_workers_nobody_may_do_more(meter: str) -> None:
    """Of an address any worker may hear; a table and its seats are all at its home (test_homes.py)."""

    def taken(*workers: Settings) -> int:
        buckets = [getattr(Meters(settings), meter) for settings in workers]
        return sum(each.take("who", now) for now in (0.0, 60.0) for each in buckets for _ in range(1_000))

    whole = Settings()
    assert 0 < taken(*[whole.divided(4)] * 4) <= taken(whole)
