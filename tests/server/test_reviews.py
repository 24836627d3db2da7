"""Pins reviews on the server: in a separate process, in fair turns, stored, and only for entitled readers."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

from scripts.review_sums import assert_adds_up
from sushiya.core import load
from sushiya.core.codec import dumps, from_json
from sushiya.games import game_of
from sushiya.review import Review
from sushiya.review.worker import ReviewRequest, Served
from sushiya.server import reviews as reviews_module
from tests.server.helpers import BOT, SECONDS, House, house, play_out, validator, you
from tests.server.store.rows import run_sql

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"
PATIENCE = 300.0
"""Seconds until a review must be done: on a new computer, the engine is compiled first."""


class Quick:
    """Instead of the process that measures: it finds nothing, and knows in which order it was asked."""

    requests: ClassVar[list[ReviewRequest]] = []
    open: asyncio.Event

    def __init__(self) -> None:
        pass

    async def serve(self, request: ReviewRequest) -> Served:
        self.requests.append(request)
        await self.open.wait()
        if "broken" in request.record:
            raise OSError("it broke")
        review = Review("", "", (), request.until, (), (), (), ())
        return Served(request.key, request.until, 1.0, review if request.picture else None)

    async def end(self) -> None:
        pass


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> type[Quick]:
    """Reviews without measuring, once the event `open` is set."""
    monkeypatch.setattr(reviews_module, "ReviewProcess", Quick)
    monkeypatch.setattr(Quick, "requests", [])
    monkeypatch.setattr(Quick, "open", asyncio.Event(), raising=False)
    return Quick


async def finished(home: House, game: str = PAIR, **options: Any) -> tuple[str, str]:
    """A finished match: its id and the key of its only person."""
    table, keys = await home.make(game, you(options.pop("name", "Mia")), BOT, **options)
    mia = await home.enter(table, keys[0])
    await play_out(mia)
    return mia.update["match"], keys[0]


async def review_of(
    home: House, match: str, so: Callable[[dict[str, Any]], bool], seconds: float = SECONDS, **headers: str
) -> dict[str, Any]:
    """The review, asked for until it is so."""
    async with asyncio.timeout(seconds):
        while True:
            answer = await home.get(f"/api/matches/{match}/review", **headers)
            assert answer.status_code == 200, answer.text
            validator("ReviewNow").validate(answer.json())
            if so(answer.json()):
                found: dict[str, Any] = answer.json()
                return found
            await asyncio.sleep(0.01)


def done(told: dict[str, Any]) -> bool:
    return bool(told["review"] and told["review"]["deals"] == told["of"])


async def test_a_match_is_reviewed_once_and_for_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, review_deals=4) as home:
        assert (await home.get("/api/games")).json()["reviewed"] == ["drafting", "sushizock"]
        match, _ = await finished(home)
        told = await review_of(home, match, done, PATIENCE)
        record = load((await home.get(f"/matches/{match}.record")).text, game_of)
        steps = (await home.get(f"/api/matches/{match}/steps")).json()["steps"]
    review = told["review"]
    assert_adds_up(from_json(Review, dumps(review)), record.scores or ())
    assert [seat["points"] for seat in review["seats"]] == list(record.scores or ())
    for decision in review["decisions"]:
        answer = steps[decision["step"]]["answers"][str(decision["seat"])]
        assert answer == told["options"][decision["chosen"]]
        assert all(option["action"] in told["options"] for option in decision["options"])
    assert review["curve"][-1]["step"] == len(steps) - 1
    monkeypatch.setattr(reviews_module, "ReviewProcess", None)  # nobody may measure it again
    async with house(tmp_path, review_deals=4) as later:
        assert await review_of(later, match, lambda _: True) == told
        same = (await later.get(f"/api/matches/{match}/review?after=4")).json()
        assert (same["review"], same["deals"], same["of"]) == (None, 4, 4)


async def test_postgres_keeps_it_as_well(postgres_url: str, quick: type[Quick]) -> None:
    quick.open.set()
    async with house(postgres_url, review_deals=9) as home:
        match, _ = await finished(home)
        told = await review_of(home, match, done)
        asked = len(quick.requests)
    async with house(postgres_url, review_deals=9) as later:
        assert await review_of(later, match, lambda _: True) == told
    assert len(quick.requests) == asked


async def test_what_another_process_measures_is_not_measured_twice(
    postgres_url: str, quick: type[Quick]
) -> None:
    async with house(postgres_url, review_deals=9) as one, house(postgres_url, review_deals=9) as other:
        match, _ = await finished(one)
        await review_of(one, match, lambda _: bool(quick.requests))
        await review_of(other, match, lambda _: True)
        assert not other.hub.reviews.waiting
        quick.open.set()
        await review_of(other, match, done)
    assert len({request.until for request in quick.requests}) == len(quick.requests)


async def test_only_who_may_see_the_record_may_see_its_review(home: House, quick: type[Quick]) -> None:
    quick.open.set()
    match, key = await finished(home, open_record=False)
    path = f"/api/matches/{match}/review"
    assert (await home.get(path)).json()["reason"] == "players_only"
    assert not quick.requests
    assert done(await review_of(home, match, done, x_seat_key=key))
    assert (await home.get(path)).json()["reason"] == "players_only"
    assert (await home.get("/api/matches/abcdefghijkl/review")).json()["reason"] == "gone"
    assert (await home.get(f"{path}?after=soon", x_seat_key=key)).json()["reason"] == "bad_message"


async def test_a_running_match_has_none(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), BOT)
    mia = await home.enter(table, keys[0])
    await mia.until(lambda: mia.public)
    answer = await home.get(f"/api/matches/{mia.update['match']}/review", x_seat_key=keys[0])
    assert (answer.status_code, answer.json()["reason"]) == (409, "match_running")


async def test_without_the_fast_engine_it_says_so(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "find_spec", lambda name: None)
    match, _ = await finished(home)
    answer = await home.get(f"/api/matches/{match}/review")
    assert (answer.status_code, answer.json()["reason"]) == (501, "no_reviews")
    assert (await home.get("/api/games")).json()["reviewed"] == []


async def test_addresses_take_turns(tmp_path: Path, quick: type[Quick]) -> None:
    async with house(tmp_path, review_deals=30, trust_proxy=True) as home:
        greedy = [(await finished(home))[0] for _ in range(3)]
        modest, _ = await finished(home)
        for match in greedy:
            await review_of(home, match, lambda _: True, x_forwarded_for="10.0.0.1")
        late = await review_of(home, modest, lambda _: True, x_forwarded_for="10.0.0.2")
        assert late["place"] > 0
        quick.open.set()
        for match in (*greedy, modest):
            await review_of(home, match, done, x_forwarded_for="10.0.0.2")
        assert not home.hub.reviews.waiting
    keys = [request.key for request in quick.requests]
    of_modest = keys[1]
    turns = [keys.index(each) for each in dict.fromkeys(keys)]
    assert max(turns) <= 6  # everybody has a first picture before anybody has many
    last = len(keys) - 1 - keys[::-1].index(of_modest)
    assert keys[: last + 1].count(of_modest) >= last // 2  # half of all turns until it is done


async def test_one_address_may_ask_for_so_many(tmp_path: Path, quick: type[Quick]) -> None:
    async with house(tmp_path, most_reviews_per_address=2, trust_proxy=True) as home:
        matches = [(await finished(home))[0] for _ in range(3)]
        for match in matches[:2]:
            await review_of(home, match, lambda _: True, x_forwarded_for="10.0.0.1")
        refused = await home.get(f"/api/matches/{matches[2]}/review", x_forwarded_for="10.0.0.1")
        assert (refused.status_code, refused.json()["reason"]) == (503, "full")
        await review_of(home, matches[2], lambda _: True, x_forwarded_for="10.0.0.2")
        quick.open.set()


async def test_one_table_may_wait_for_so_many(tmp_path: Path, quick: type[Quick]) -> None:
    async with house(tmp_path, most_reviews_per_table=1, trust_proxy=True) as home:
        match, other = [(await finished(home))[0] for _ in range(2)]
        await review_of(home, match, lambda _: True, x_forwarded_for="10.0.0.1")
        asked = (await home.get(f"/api/matches/{match}/what-if/0/0")).json()
        take = next(each["text"] for each in asked["options"] if each["text"] != asked["played"])
        whatif = f"/api/matches/{match}/comparison?at={asked['at']}&take={take}"
        refused = await home.get(whatif, x_forwarded_for="10.0.0.2")
        assert (refused.status_code, refused.json()["reason"]) == (503, "full")
        await review_of(home, other, lambda _: True, x_forwarded_for="10.0.0.2")
        quick.open.set()


async def test_a_strained_server_measures_nothing_until_it_has_time(
    tmp_path: Path, quick: type[Quick], monkeypatch: pytest.MonkeyPatch
) -> None:
    quick.open.set()
    async with house(tmp_path, review_deals=9) as home:
        match, _ = await finished(home)
        counts: list[int] = []

        def forbids(_: str) -> bool:
            counts.append(len(quick.requests))
            return len(counts) <= 3

        monkeypatch.setattr(home.hub.caretaker.strain, "forbids", forbids)
        home.hub.reviews.breath = 0.001
        assert done(await review_of(home, match, done))
        assert counts[:4] == [0, 0, 0, 0]


async def test_one_that_fails_holds_up_nobody(tmp_path: Path, quick: type[Quick]) -> None:
    async with house(tmp_path, review_deals=9) as home:
        bad, _ = await finished(home, name="broken")
        good, _ = await finished(home)
        await review_of(home, bad, lambda _: True)
        await review_of(home, good, lambda _: True)
        quick.open.set()
        assert done(await review_of(home, good, done))
        refused = await home.get(f"/api/matches/{bad}/review")
        assert (refused.status_code, refused.json()["reason"]) == (503, "unavailable")


async def test_the_process_ends_when_nobody_asks(tmp_path: Path, quick: type[Quick]) -> None:
    quick.open.set()
    async with house(tmp_path, review_deals=9) as home:
        home.hub.reviews.idle = 0.01
        first, _ = await finished(home)
        await review_of(home, first, done)
        async with asyncio.timeout(SECONDS):
            while home.hub.reviews.working:
                await asyncio.sleep(0.01)
        second, _ = await finished(home)
        assert done(await review_of(home, second, done))


async def test_a_server_prepares_itself_once(
    tmp_path: Path, quick: type[Quick], monkeypatch: pytest.MonkeyPatch
) -> None:
    ready: set[str] = set()
    monkeypatch.setattr("sushiya.fast.folder.is_ready", ready.__contains__)
    monkeypatch.setattr("sushiya.fast.folder.mark_ready", ready.add)
    quick.open.set()
    async with house(tmp_path) as home:
        await home.hub.reviews.warm_up()
        await home.hub.reviews.warm_up()
    assert [load(request.record, game_of).game.family for request in quick.requests] == [
        "drafting",
        "sushizock",
    ]


async def test_a_damaged_review_is_measured_again(
    tmp_path: Path, quick: type[Quick], caplog: pytest.LogCaptureFixture
) -> None:
    quick.open.set()
    async with house(tmp_path, review_deals=3) as home:
        match, _ = await finished(home)
        await review_of(home, match, done)
        await run_sql(f"sqlite:///{tmp_path}/sushiya.db", "UPDATE reviews SET data = X'00'")
        await review_of(home, match, done)
        assert len(quick.requests) == 2
        assert home.hub.metrics.unreadable_rows == 1
    assert "review" in caplog.text
