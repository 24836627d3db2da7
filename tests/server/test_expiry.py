"""Pins that old matches are deleted once an hour, a few at a time, and never because the clock is wrong."""

import time
from pathlib import Path

import pytest

from sushiya.core import Match
from sushiya.games import game_of
from sushiya.server.expiry import CATCH_UP, DAY, HOUR, Expiry
from sushiya.server.store import Store
from tests.server.helpers import BOT, house, you
from tests.server.store.rows import END, match, opened, table

pytestmark = pytest.mark.anyio

NOW = 1_800_000_000.0
PAIR = "sushi-go(seats=2,edition=gamewright)"


async def runs(store: Store, times: list[float]) -> list[int]:
    """How many matches each of these runs deletes. Each is another process, or the same one started again."""
    return [await Expiry(store, 90 * DAY).run(now, ()) for now in times]


async def test_expiry_refuses_a_clock_that_jumped_until_it_has_caught_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(f"sqlite:///{tmp_path}/sushiya.db") as store:
        await store.save_table(table("old", touched=NOW - 200 * DAY), match("old", "old", end=END))
        await store.save_table(table("new", touched=NOW), match("new", "new", began=NOW))
        ahead = [NOW + 1_000 * DAY + hour * HOUR for hour in range(5)]  # three years
        assert await runs(store, ahead) == [0] * 5
        assert len([each for each in caplog.records if "is the clock right" in each.getMessage()]) == 5
        assert await store.load_match("old")
        assert await store.expiry_clock() == NOW + 5 * CATCH_UP
        assert await runs(store, [NOW + hour * HOUR for hour in range(1, 6)]) == [
            0,
            0,
            0,
            0,
            1,
        ]  # right
        assert await store.load_match("new")
        assert not await store.load_match("old")
        assert await store.expiry_clock() == NOW + 5 * HOUR


async def test_expiry_follows_a_clock_that_is_behind_as_slowly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(f"sqlite:///{tmp_path}/sushiya.db") as store:
        await store.save_table(table("old", touched=NOW), match("old", "old", end=END))
        await Expiry(store, NOW).run(NOW, ())
        assert await runs(store, [hour * HOUR for hour in range(3)]) == [0] * 3  # it started without a clock
        assert await store.expiry_clock() == NOW - 3 * CATCH_UP
        assert len([each for each in caplog.records if "is the clock right" in each.getMessage()]) == 3
        assert await store.load_match("old")
        assert await runs(store, [NOW + hour * HOUR for hour in range(3, 8)]) == [
            0,
            0,
            0,
            1,
            0,
        ]  # right


async def test_after_a_holiday_expiry_goes_on_soon(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/sushiya.db") as store:
        await store.save_table(table("old", touched=NOW), match("old", "old", end=END))
        deleted = await runs(store, [NOW + 100 * DAY + hour * HOUR for hour in range(110)])
        assert sum(deleted) == 1
        assert deleted.index(1) > 90


async def test_old_matches_are_looked_for_once_an_hour_by_however_many_processes(
    database: str,
) -> None:
    async with opened(database) as store:
        for number in range(5):
            await store.save_table(
                table(f"t{number}", touched=0.0), match(f"m{number}", f"t{number}", began=0.0)
            )
        await store.set_expiry_clock(NOW)
        assert sum(await runs(store, [NOW + minute * 60.0 for minute in range(0, 180, 5)])) == 3
    async with opened(database) as store:  # started again
        assert await runs(store, [NOW + 2.9 * HOUR, NOW + 3 * HOUR]) == [0, 1]


@pytest.mark.promise(34)
async def test_imported_matches_stay_if_the_clock_is_wrong_and_go_a_few_at_a_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as home:
        begun = Match(game_of(PAIR), "a").options(0)[0]
        for _ in range(9):
            await home.make(PAIR, you("Mia"), BOT, seed="a", answers=[str(begun)])
        store, expiry, now = home.hub.store, Expiry(home.hub.store, 0.0), time.time()
        await store.set_expiry_clock(now)
        assert await expiry.run(now + 1_000 * DAY, ()) == 0
        assert await store.unfinished() == 9
        await store.set_expiry_clock(now + 2 * DAY)
        gone = [await expiry.run(now + 2 * DAY + hour * HOUR, ()) for hour in range(3)]
        assert gone == [1, 1, 1]
        assert await store.unfinished() == 6
    assert [each for each in caplog.records if "is the clock right" in each.getMessage()]
