"""Pins what-if on a device: options, and variations that are played on, kept, renamed and deleted."""

from random import Random

import pytest

from sushiya.core import verify
from sushiya.device.shelf import MemoryShelf
from sushiya.games import load_record
from tests.device.player import Player, ask, house_on, made

pytestmark = pytest.mark.anyio

MIA = {"kind": "you", "name": "Mia"}
NOVICE = {"kind": "bot", "bot": "novice"}


async def test_a_match_on_a_device_is_played_on() -> None:
    shelf = MemoryShelf()
    house = house_on(shelf)
    table = await made(house, "sushi-go(seats=3)", MIA, NOVICE, NOVICE)
    keys = ",".join(table["keys"].values())
    await (await Player(house, table["id"], *table["keys"].values()).come()).play(Random(1))
    [match] = [each["id"] for each in (await ask(house, "GET", "/api/matches"))["matches"]]
    path = f"/api/matches/{match}"
    told = await ask(house, "GET", f"{path}/what-if/4/0", keys=keys)
    assert (told["times"], told["yours"], told["asked"]) == (0, [0], [0, 1, 2])
    take = next(each["text"] for each in told["options"] if each["text"] != told["played"])
    wish = {"at": told["at"], "take": take, "play": True, "name": "Mia"}
    variation = await ask(house, "POST", f"{path}/variations", wish)
    place = variation["table"]
    mia = await Player(house, place["id"], *place["keys"].values()).come()
    await mia.play(Random(2))
    house.close()

    house = house_on(shelf)  # another day
    [listed] = (await ask(house, "GET", f"{path}/what-if/0/0"))["variations"]
    assert (listed["kind"], listed["take"]["text"], listed["id"]) == ("played", take, variation["id"])
    one = f"{path}/variations/{listed['id']}"
    text = (await house.request("GET", f"{one}/record")).text
    assert text == (await house.request("GET", f"/matches/{listed['match']}.record")).text
    record = load_record(text)
    verify(record)
    assert record.branch is not None
    assert listed["scores"] == list(record.scores or ())
    await ask(house, "POST", one, {"name": "More rolls"}, keys=variation["key"])
    assert (await ask(house, "GET", f"{path}/what-if/0/0"))["variations"][0]["name"] == "More rolls"
    assert (await house.request("DELETE", one)).status == 422
    await ask(house, "DELETE", one, keys=variation["key"])
    assert (await ask(house, "GET", f"{path}/what-if/0/0"))["variations"] == []
    for way in ("what-if/x/0", "what-if/99/0", "variations/none/record", "what-if/0/0/0"):
        assert (await house.request("GET", f"{path}/{way}")).status == 422
