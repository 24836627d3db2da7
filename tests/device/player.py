"""A person who plays at a table on a device, as the page would."""

import asyncio
import json
from random import Random
from typing import Any

from sushiya.device.house import House, Settings
from sushiya.device.shelf import Shelf

__all__ = ["Player", "ask", "house_on", "made"]


def house_on(shelf: Shelf) -> House:
    """A house whose bots don't dawdle."""
    return House(shelf, settings=Settings(bot_pace=0.0))


async def ask(house: House, method: str, path: str, body: object = None, keys: str = "") -> Any:
    """The JSON that answers a request, which must succeed."""
    response = await house.request(method, path, keys, "" if body is None else json.dumps(body))
    assert response.status < 300, response
    return json.loads(response.text)


async def made(house: House, game: str, *seats: dict[str, str], **options: object) -> dict[str, Any]:
    """A new table."""
    made: dict[str, Any] = await ask(
        house, "POST", "/api/tables", {"game": game, "seats": list(seats), **options}
    )
    return made


class Player:
    """A client that answers at random."""

    def __init__(self, house: House, table: str, *keys: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.update: dict[str, Any] = {}
        self.mine: dict[str, Any] = {}
        self._keys = keys
        self._news = asyncio.Event()
        self._visit = house.visit(table, self._hear)

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "update":
            self.mine = message["mine"] if message.get("public") else {**self.mine, **message["mine"]}
            self.update = {**self.update, **message}
        self._news.set()

    async def come(self) -> "Player":
        await self.say("hello", keys=list(self._keys), luck="mia")
        return self

    async def say(self, type: str, **fields: object) -> None:
        await self._visit.hear(json.dumps({"type": type, **fields}))

    async def again(self) -> None:
        """Ask for a rematch, and add luck to it first, as pages do when a match ends."""
        table = [each["table"] for each in self.heard if "table" in each][-1]
        await self.say("luck", commitment=table["next_commitment"], luck="7")
        await self.say("rematch")

    @property
    def over(self) -> bool:
        return any(each.get("table", {}).get("status") == "finished" for each in self.heard)

    async def answer(self, rng: Random) -> bool:
        """Answer for every seat of ours that is waited for; returns whether there was one."""
        serial, version = self.update["public"]["serial"], self.update["version"]
        asked = [seat for seat in self.update["waiting_for"] if str(seat) in self.mine]
        for seat in asked:
            action = rng.choice(self.mine[str(seat)]["decision"]["options"])["text"]
            await self.say("answer", seat=seat, serial=serial, version=version, action=action)
        return bool(asked)

    async def play(self, rng: Random, answers: int = 10_000) -> None:
        """Play until the match is over, or we have answered this often."""
        while not self.over and answers > 0:
            self._news.clear()
            if self.update and await self.answer(rng):
                answers -= 1
            else:
                async with asyncio.timeout(30):
                    await self._news.wait()

    def leave(self) -> None:
        self._visit.leave()
