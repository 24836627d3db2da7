"""Pins that what a browser can't store is refused and does not count, and that nothing else is lost."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

from sushiya.device.house import House
from sushiya.device.shelf import MemoryShelf
from sushiya.table import driver
from tests.device.player import Player, ask, house_on, made

pytestmark = pytest.mark.anyio

MIA = {"kind": "you", "name": "Mia"}
LEO = {"kind": "you", "name": "Leo"}
NOVICE = {"kind": "bot", "bot": "novice"}
PAIR = "sushi-go(seats=2,edition=gamewright)"


class QuotaExceededError(Exception):
    """Stands for a browser's error, which is none of our own classes."""


class FullShelf(MemoryShelf):
    """A shelf that takes nothing while it is full."""

    full = False

    async def write(self, changes: str) -> None:
        if self.full:
            raise QuotaExceededError
        await super().write(changes)


class ClosedShelf(MemoryShelf):
    """A shelf that can be closed by the browser."""

    closed = False

    async def read(self, key: str) -> str | None:
        self._check()
        return await super().read(key)

    async def list(self, prefix: str) -> str:
        self._check()
        return await super().list(prefix)

    def _check(self) -> None:
        if self.closed:
            raise RuntimeError("The database connection is closing.")


def refused(player: Player) -> list[tuple[str, str]]:
    return [(each["about"], each["reason"]) for each in player.heard if each["type"] == "refused"]


async def problem(house: House, method: str, path: str, body: object = None) -> Any:
    response = await house.request(method, path, "", json.dumps(body))
    assert response.status == 422
    return json.loads(response.text)["reason"]


async def test_an_answer_that_could_not_be_kept_is_refused_and_can_be_given_again() -> None:
    shelf = FullShelf()
    house = house_on(shelf)
    table = await made(house, PAIR, MIA, LEO)
    both = await Player(house, table["id"], *table["keys"].values()).come()
    await both.play(Random(1), answers=3)
    texts, version = dict(shelf.texts), both.update["version"]

    shelf.full = True
    both.heard.clear()
    await both.answer(Random(2))
    assert set(refused(both)) == {("answer", "unavailable")}
    assert not any(each["type"] == "update" for each in both.heard)  # nothing is shown as locked in
    assert shelf.texts == texts

    shelf.full = False
    await both.play(Random(3))
    assert both.update["version"] > version
    [kept] = (await ask(house, "GET", "/api/matches"))["matches"]
    assert kept["ended"] is not None
    house.close()


async def test_bots_try_again_until_their_answers_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "RETRY", 0.01)
    shelf = FullShelf()
    house = house_on(shelf)
    table = await made(house, "sushizock(seats=2)", NOVICE, NOVICE)
    watcher = await Player(house, table["id"]).come()
    shelf.full = True
    await asyncio.sleep(0.05)
    texts = dict(shelf.texts)
    await asyncio.sleep(0.05)
    assert shelf.texts == texts
    shelf.full = False
    async with asyncio.timeout(5):
        while not watcher.over:
            await asyncio.sleep(0.01)
    house.close()


async def test_requests_that_need_room_are_refused() -> None:
    shelf = FullShelf()
    house = house_on(shelf)
    table = await made(house, PAIR, MIA, NOVICE)
    texts = dict(shelf.texts)
    shelf.full = True
    wish, daily = {"game": PAIR, "seats": [MIA, NOVICE]}, {"name": "Mia", "device": "mine"}
    assert await problem(house, "POST", "/api/tables", wish) == "unavailable"
    assert await problem(house, "POST", "/api/daily/sushi-go", daily) == "unavailable"
    assert await problem(house, "DELETE", f"/api/tables/{table['id']}") == "unavailable"
    assert shelf.texts == texts
    shelf.full = False
    mia = await Player(house, table["id"], *table["keys"].values()).come()  # it was not deleted
    await mia.play(Random(4))
    house.close()


async def test_a_match_that_could_not_begin_begins_when_one_comes_again() -> None:
    shelf = FullShelf()
    house = house_on(shelf)
    table = await made(house, PAIR, MIA, NOVICE)
    keys = table["keys"].values()
    shelf.full = True
    visit = house.visit(table["id"], lambda text: None)
    assert not await visit.hear(json.dumps({"type": "hello", "keys": list(keys), "luck": "mia"}))
    visit.leave()
    assert not (await house.table(table["id"])).presence.anybody()  # nobody is left behind
    shelf.full = False
    mia = await Player(house, table["id"], *keys).come()
    await mia.play(Random(5))
    house.close()


async def test_a_shelf_that_can_t_be_read_is_told_too() -> None:
    shelf = ClosedShelf()
    house = house_on(shelf)
    table = await made(house, PAIR, MIA, NOVICE)
    shelf.closed = True
    assert await problem(house, "GET", "/api/matches") == "unavailable"
    mia = await Player(house, table["id"], *table["keys"].values()).come()
    assert refused(mia) == [("hello", "unavailable")]
    shelf.closed = False
    mia = await Player(house, table["id"], *table["keys"].values()).come()
    await mia.play(Random(6))
    house.close()
