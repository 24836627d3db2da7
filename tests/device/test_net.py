"""Pins the learned bot on a device: its weights are loaded when it plays; without them another plays."""

import asyncio
import shutil
from pathlib import Path
from random import Random

import pytest

from sushiya.bots import net_weights
from sushiya.device.house import House, Settings
from sushiya.device.shelf import MemoryShelf
from tests.device.player import Player, ask, made

pytestmark = pytest.mark.anyio

GAME = "sushi-go(seats=2,edition=gamewright)"
MIA = {"kind": "you", "name": "Mia"}
NET = {"kind": "bot", "bot": "net"}
HERE = net_weights.FILE


class Parts:
    """A host with the parts of an engine, which can be out of reach."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.brought: list[str] = []
        self.reached = True
        self.slow: asyncio.Event | None = None

    async def bring(self, part: str) -> None:
        self.brought.append(part)
        if not self.reached:
            raise OSError("no network")
        if self.slow is not None:
            await self.slow.wait()
        shutil.copyfile(str(HERE), self.file)

    def house(self) -> House:
        return House(MemoryShelf(), settings=Settings(bot_pace=0.0), bring=self.bring)


@pytest.fixture
def parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Parts:
    monkeypatch.setattr(net_weights, "FILE", tmp_path / "net_weights.bin")
    net_weights.network.cache_clear()
    return Parts(tmp_path / "net_weights.bin")


async def seated(house: House, *others: dict[str, str], game: str = GAME) -> Player:
    table = await made(house, game, MIA, *others)
    return await Player(house, table["id"], *table["keys"].values()).come()


def bot_of(player: Player) -> str:
    """The bot opposite, as the table calls it now."""
    tables = [message["table"] for message in player.heard if "table" in message]
    return str(tables[-1]["seats"][1]["bot"])


async def test_its_weights_are_loaded_once_it_plays(parts: Parts) -> None:
    house = parts.house()
    await seated(house, {"kind": "bot", "bot": "regular"})
    assert parts.brought == []
    mia = await seated(house, NET)
    assert (bot_of(mia), parts.brought) == ("net", ["net"])
    await mia.play(Random(1))
    await seated(house, NET)
    assert parts.brought == ["net"]
    house.close()


async def test_without_its_weights_another_one_plays_and_the_table_says_so(parts: Parts) -> None:
    parts.reached = False
    house = parts.house()
    mia = await seated(house, NET)
    assert (bot_of(mia), parts.brought) == ("planner", ["net"])
    await mia.play(Random(2))
    house.close()


async def test_no_table_waits_long_for_its_weights_and_the_next_one_has_them(
    parts: Parts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sushiya.device.bots.PATIENCE", 0.05)
    parts.slow = asyncio.Event()
    house = parts.house()
    async with asyncio.timeout(5):
        assert bot_of(await seated(house, NET)) == "planner"
        parts.slow.set()
        assert bot_of(await seated(house, NET)) == "net"
    assert parts.brought == ["net"]
    house.close()


async def test_a_table_goes_on_where_the_weights_are_lost(parts: Parts) -> None:
    house = parts.house()
    mia = await seated(house, NET)
    await mia.play(Random(3), answers=2)
    parts.file.unlink()
    parts.reached = False
    await mia.play(Random(3))
    house.close()


@pytest.mark.parametrize(("bot", "plays"), [("net", "net"), ("master", "planner")])
async def test_a_bot_that_takes_a_seat_later_is_called_what_it_is(parts: Parts, bot: str, plays: str) -> None:
    house = parts.house()
    mia = await seated(house, {"kind": "open"})
    await mia.say("bot", seat=1, bot=bot)
    assert bot_of(mia) == plays
    house.close()


async def test_nothing_is_loaded_where_it_plays_as_a_regular_does(parts: Parts) -> None:
    house = parts.house()
    mia = await seated(house, NET, game="sushizock(seats=2)")
    assert (bot_of(mia), parts.brought) == ("regular", [])
    house.close()


async def test_the_catalogue_offers_it(parts: Parts) -> None:
    house = parts.house()
    assert "net" in (await ask(house, "GET", "/api/games"))["device_bots_by_family"]["drafting"]
    house.close()
