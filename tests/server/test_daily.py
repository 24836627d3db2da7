"""Pins daily deals at a server: one result for each visitor, and none are shown before one has played."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from sushiya.bots.daily import check_daily
from sushiya.core import load, verify
from sushiya.games import GAMES, game_of
from sushiya.games.daily import daily_deal
from sushiya.server import dailies, records
from tests.full import some
from tests.server.helpers import SECONDS, Client, House, house, play_out, validator

pytestmark = pytest.mark.anyio

DAY, NEXT = "2026-11-18", "2026-11-19"
NOON = 1_795_003_200.0
GAME = "sushi-go"


class Clock:
    """A clock that the test sets. Everything but the days runs by the real one."""

    def __init__(self) -> None:
        self.now = NOON

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return monotonic()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (dailies, records):
        monkeypatch.setattr(module, "time", clock)
    return clock


BOTH = pytest.mark.parametrize("home", ["sqlite", "postgres"], indirect=True)
"""For tests of what the two stores do differently. In full runs every test has both."""


@pytest.fixture(params=some(["sqlite"], ["postgres"]))
async def home(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    where = tmp_path if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    async with house(where, review_deals=0, daily_master="greedy") as home:
        yield home


async def begin(home: House, device: str, game: str = GAME, name: str = "Mia") -> Any:
    body = json.dumps({"name": name, "device": device})
    answer = await home._http.post(
        f"/api/daily/{game}", content=body, headers={"content-type": "application/json"}
    )
    if answer.status_code < 300:
        validator("DailyBegun").validate(answer.json())
    return answer


async def today(home: House, device: str = "") -> dict[str, Any]:
    answer = await home.get("/api/daily", x_device=device)
    assert answer.status_code == 200, answer.text
    validator("DailyDay").validate(answer.json())
    told: dict[str, Any] = answer.json()
    return told


async def result(home: House, device: str, day: str = DAY, game: str = GAME) -> Any:
    answer = await home.get(f"/api/daily/{game}/{day}", x_device=device)
    if answer.status_code == 200:
        validator("DailyResult").validate(answer.json())
    return answer


async def enter(home: House, begun: Any) -> Client:
    made = begun.json()["made"]
    return await home.enter(made["id"], *made["keys"].values())


async def played(home: House, device: str, game: str = GAME, name: str = "Mia") -> Client:
    """Somebody who has played the deal."""
    client = await enter(home, await begin(home, device, game, name))
    await play_out(client)
    return client


def state(told: dict[str, Any], game: str = GAME) -> str:
    found: str = next(deal["state"] for deal in told["deals"] if deal["name"] == game)
    return found


@BOTH
async def test_one_result_a_visitor_and_day(home: House) -> None:
    assert [deal["name"] for deal in (await today(home, "mia"))["deals"]] == list(GAMES)
    begun = await begin(home, "mia")
    assert begun.status_code == 201
    client = await enter(home, begun)
    assert client.table["daily"] == DAY
    assert not any(seat["hints"] or seat["memory"] for seat in client.table["seats"])
    again = await begin(home, "mia")
    assert (again.status_code, again.json()["table"], again.json()["made"]) == (
        200,
        begun.json()["table"],
        None,
    )
    told = await today(home, "mia")
    assert (told["day"], told["left"], told["players"], state(told)) == (DAY, 43_200, 0, "begun")
    await play_out(client)
    told = await today(home, "mia")
    assert state(told) == "played"
    assert (await begin(home, "mia")).json()["table"] == begun.json()["table"]
    found = (await result(home, "mia")).json()
    scores = client.public["scores"]
    assert found["counts"] == {str(scores[0]): 1}
    assert found["mine"]["place"] == 1 + sum(score > scores[0] for score in scores)
    assert [len(each["turns"]) for each in found["mine"]["line"]["rounds"]] == [8, 8, 8]
    assert (found["seed"], found["other"]) == (None, None)
    client.say("rematch")
    assert (await client.hear("refused"))["reason"] == "only_once"


async def test_nothing_is_told_before_one_has_played(home: House) -> None:
    mia = await played(home, "mia")
    for device in ("leo", ""):
        answer = await result(home, device)
        assert (answer.status_code, answer.json()["reason"]) == (403, "not_played")
    leo = await enter(home, await begin(home, "leo", name="Leo"))
    answer = await result(home, "leo")
    assert (answer.status_code, answer.json()["reason"]) == (403, "not_played")
    assert set(answer.json()) == {"reason", "why", "error"}
    assert "counts" not in json.dumps(await today(home, "leo"))
    match = mia.update["match"]
    assert (await home.get(f"/matches/{match}.record")).status_code == 403
    await play_out(leo)
    found = (await result(home, "leo")).json()
    assert sum(found["counts"].values()) == 2
    assert found["other"] == {"name": "Mia", "points": mia.public["scores"][0]}


async def test_the_masters_line_is_played_once_for_all(home: House) -> None:
    await played(home, "mia")
    async with asyncio.timeout(SECONDS):
        while (found := (await result(home, "mia")).json())["thinking"]:
            await asyncio.sleep(0.05)
    assert found["master"] is not None
    home.hub.masters.command = ("false",)  # nobody may play it again
    assert (await result(home, "mia")).json()["master"] == found["master"]
    await begin(home, "leo")
    async with asyncio.timeout(SECONDS):
        while home.hub.masters.busy:
            await asyncio.sleep(0.01)
    assert home.hub.masters.start(GAME, DAY), "it has not failed: it was not asked again"
    record = load((await home.hub.masters.record(GAME, DAY)) or "", game_of)
    check_daily(record, daily_deal(GAME, DAY))
    assert record.scores is not None
    assert record.scores[0] == found["master"]["points"]


async def test_the_day_after_everything_is_open(home: House, clock: Clock) -> None:
    client = await enter(home, await begin(home, "mia"))
    clock.now += 43_100
    clock.now += 200  # past midnight: it counts for the day on which it began
    await play_out(client)
    assert (await today(home, "mia"))["day"] == NEXT
    assert state(await today(home, "mia")) == "new"
    found = (await result(home, "somebody")).json()
    assert found["seed"] == daily_deal(GAME, DAY).seed
    assert (found["mine"], sum(found["counts"].values())) == (None, 1)
    assert (await result(home, "mia")).json()["mine"]["match"] == client.update["match"]
    text = (await home.get(f"/matches/{client.update['match']}.record")).text
    record = load(text, game_of)
    verify(record)
    check_daily(record, daily_deal(GAME, DAY))


async def test_the_deal_of_a_day_to_come_is_refused(home: House, clock: Clock) -> None:
    answer = await result(home, "mia", NEXT)
    assert (answer.status_code, answer.json()["reason"]) == (403, "sealed")
    assert "midnight UTC" in answer.json()["why"]
    assert (await result(home, "mia", "never")).status_code == 404
    assert (await result(home, "mia", DAY, "chess")).status_code == 404
    assert (await begin(home, "mia", "chess")).status_code == 404
    assert (await begin(home, "")).status_code == 422


async def test_what_a_bot_played_does_not_count(home: House) -> None:
    client = await enter(home, await begin(home, "mia"))
    await client.hear("update")
    client.say("leave", seat=0)
    async with asyncio.timeout(SECONDS):
        while state(await today(home, "mia")) != "played":
            await asyncio.sleep(0.02)
    found = (await result(home, "mia")).json()
    assert found["counts"] == {}
    assert (await today(home, "mia"))["players"] == 0


async def test_an_address_may_not_play_as_often_as_it_likes(tmp_path: Path, clock: Clock) -> None:
    async with house(tmp_path, review_deals=0, most_dailies_per_address=2, daily_master="") as home:
        assert [(await begin(home, device)).status_code for device in "abc"] == [201, 201, 503]
        assert (await begin(home, "a")).status_code == 200
        assert (await begin(home, "c", "sushizock")).status_code == 201


@BOTH
async def test_whoever_asks_twice_at_once_gets_one_table(home: House) -> None:
    answers = await asyncio.gather(*(begin(home, "mia") for _ in range(5)))
    assert len({answer.json()["table"] for answer in answers}) == 1
    assert sum(answer.status_code == 201 for answer in answers) == 1


@BOTH
async def test_old_deals_are_forgotten(home: House) -> None:
    await played(home, "mia")
    await today(home, "mia")
    await home.hub.store.expire(NOON + 1e9, NOON + 1e9)
    assert state(await today(home, "mia")) == "new"
    assert await home.hub.store.daily.players(DAY) == 0
