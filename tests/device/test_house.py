"""Pins the table on a device: whole matches, what is kept of them, and how they go on elsewhere."""

import json
from random import Random

import pytest

from sushiya.bots.sketch_config_sushi import config_of
from sushiya.core import load, verify
from sushiya.device.shelf import MemoryShelf
from sushiya.games import game_of
from tests.conformance.games_to_try import PARTY, SUSHI_GO, SUSHIZOCK
from tests.device.player import Player, ask, house_on, made
from tests.full import in_turn

pytestmark = pytest.mark.anyio

GAMES = [
    *("sushi-go(seats=3)", "sushi-go-party(seats=4,meal=master-menu)", "sushizock(seats=3)"),
    *(str(game) for games in (SUSHI_GO, PARTY, SUSHIZOCK) for game in in_turn(games)),
]
MIA = {"kind": "you", "name": "Mia"}
LEO = {"kind": "you", "name": "Leo"}
NOVICE = {"kind": "bot", "bot": "novice"}
MASTER = {"kind": "bot", "bot": "master"}


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match(game: str) -> None:
    house = house_on(MemoryShelf())
    table = await made(house, game, MIA, *[NOVICE] * (game_of(game).seats - 1))
    mia = await Player(house, table["id"], *table["keys"].values()).come()
    await mia.play(Random(game))
    [kept] = (await ask(house, "GET", "/api/matches"))["matches"]
    assert (kept["table"], kept["players"][0]) == (table["id"], "Mia")
    assert len(kept["scores"]) == game_of(game).seats
    file = await house.request("GET", f"/matches/{kept['id']}.record")
    assert verify(load(file.text, game_of)).over
    steps = await ask(house, "GET", f"/api/matches/{kept['id']}/steps")
    assert steps
    house.close()


async def test_several_people_share_a_device() -> None:
    house = house_on(MemoryShelf())
    table = await made(house, "sushi-go(seats=2,edition=gamewright)", MIA, LEO)
    both = await Player(house, table["id"], *table["keys"].values()).come()
    assert set(both.mine) == {"0", "1"}
    await both.play(Random(1))
    house.close()


async def test_everything_that_was_answered_outlives_the_process() -> None:
    shelf = MemoryShelf()
    house = house_on(shelf)
    table = await made(house, "sushi-go(seats=3)", MIA, NOVICE, NOVICE)
    keys = table["keys"].values()
    mia = await Player(house, table["id"], *keys).come()
    await mia.play(Random(2), answers=4)
    texts = dict(shelf.texts)  # and here the battery is empty
    house.close()

    shelf.texts = texts
    house = house_on(shelf)
    again = await Player(house, table["id"], *keys).come()
    assert again.update["version"] >= mia.update["version"]
    assert again.mine["0"]["hand"] is not None
    await again.play(Random(3))
    house.close()


async def test_a_browser_that_lost_its_keys_has_its_seats() -> None:
    """A browser writes what a page remembers some seconds late, and a dead battery takes it."""
    shelf = MemoryShelf()
    house = house_on(shelf)
    table = await made(house, "sushi-go(seats=3)", MIA, {"kind": "open"}, NOVICE)
    both = await Player(house, table["id"], *table["keys"].values()).come()
    await both.say("join", name="Leo")
    await both.play(Random(4), answers=4)
    daily = await ask(house, "POST", "/api/daily/sushizock", {"name": "Mia", "device": "mine"})
    wish = await ask(house, "GET", f"/api/tables/{table['id']}/goes-on")
    copy = await ask(house, "POST", "/api/tables", wish)
    house.close()

    house = house_on(shelf)
    for place, seats in ((table["id"], {"0", "1"}), (daily["table"], {"0"}), (copy["id"], {"0", "1"})):
        now = await ask(house, "GET", f"/api/tables/{place}/now")
        assert set(map(str, now["seats"])) == seats
        again = await Player(house, place).come()
        assert set(again.mine) == seats
        await again.play(Random(5), answers=2)
        again.leave()
    house.close()


@pytest.mark.parametrize(("bot", "here"), [("expert", "net"), ("master", "planner")])
async def test_a_level_of_servers_plays_as_its_bot_or_the_strongest_light_one(bot: str, here: str) -> None:
    house = house_on(MemoryShelf())
    table = await made(house, "sushi-go(seats=2,edition=gamewright)", MIA, {"kind": "bot", "bot": bot})
    mia = await Player(house, table["id"], *table["keys"].values()).come()
    info = mia.heard[0]["table"]
    assert info["seats"][1]["bot"] == here  # and the table says so
    assert not any(seat["hints"] for seat in info["seats"])  # there is nothing to find them with
    await mia.play(Random(4))
    house.close()


async def test_it_is_not_called_stronger_than_it_plays() -> None:
    """In Sushizock the planner has nothing to plan: it plays as a regular does."""
    house = house_on(MemoryShelf())
    table = await made(house, "sushizock(seats=2)", MIA, MASTER)
    mia = await Player(house, table["id"], *table["keys"].values()).come()
    assert mia.heard[0]["table"]["seats"][1]["bot"] == "regular"
    house.close()


async def test_the_planner_is_ready_when_a_table_starts() -> None:
    config_of.cache_clear()
    house = house_on(MemoryShelf())
    table = await made(house, "sushi-go(seats=3)", MIA, MASTER, MASTER)
    assert config_of.cache_info().misses == 0
    await house.table(table["id"])
    assert config_of.cache_info().misses == 1
    house.close()


async def test_a_table_is_deleted_with_its_matches() -> None:
    shelf = MemoryShelf()
    house = house_on(shelf)
    table = await made(house, "sushizock(seats=2)", MIA, NOVICE)
    mia = await Player(house, table["id"], *table["keys"].values()).come()
    await mia.play(Random(5), answers=3)
    mia.leave()
    await ask(house, "DELETE", f"/api/tables/{table['id']}")
    assert set(shelf.texts) == {"key"}  # it opens the seats of all tables to come
    gone = await house.request("GET", f"/api/tables/{table['id']}")
    assert json.loads(gone.text)["reason"] == "gone"


async def test_a_match_is_deleted_and_the_others_at_its_table_stay() -> None:
    shelf = MemoryShelf()
    house = house_on(shelf)
    table = await made(house, "sushizock(seats=2)", MIA, NOVICE)
    mia = await Player(house, table["id"], *table["keys"].values()).come()
    await mia.play(Random(5))
    await mia.again()
    second, first = (await ask(house, "GET", "/api/matches"))["matches"]
    await ask(house, "DELETE", f"/api/matches/{first['id']}")
    assert [each["id"] for each in (await ask(house, "GET", "/api/matches"))["matches"]] == [second["id"]]
    mia.leave()
    await ask(house, "DELETE", f"/api/matches/{second['id']}")
    assert set(shelf.texts) == {"key"}  # it opens the seats of all tables to come
    gone = await house.request("DELETE", f"/api/matches/{second['id']}")
    assert json.loads(gone.text)["reason"] == "gone"


async def test_an_earlier_match_outlives_the_table_of_the_last_one() -> None:
    house = house_on(MemoryShelf())
    table = await made(house, "sushizock(seats=2)", MIA, NOVICE)
    mia = await Player(house, table["id"], *table["keys"].values()).come()
    await mia.play(Random(5))
    await mia.again()
    mia.leave()
    second, first = (await ask(house, "GET", "/api/matches"))["matches"]
    await ask(house, "DELETE", f"/api/matches/{second['id']}")
    assert await ask(house, "GET", f"/api/matches/{first['id']}/steps")
    await ask(house, "DELETE", f"/api/matches/{first['id']}")
    assert (await ask(house, "GET", "/api/matches"))["matches"] == []


class Snapshots(MemoryShelf):
    """A shelf that remembers what a crash would have left."""

    def __init__(self) -> None:
        super().__init__()
        self.after_each_write: list[dict[str, str]] = []

    async def write(self, changes: str) -> None:
        await super().write(changes)
        self.after_each_write.append(dict(self.texts))


async def test_a_running_match_goes_on_at_another_house() -> None:
    here = house_on(MemoryShelf())
    table = await made(here, "sushi-go(seats=3)", MIA, NOVICE, NOVICE)
    mia = await Player(here, table["id"], *table["keys"].values()).come()
    await mia.play(Random(6), answers=5)
    wish = await ask(here, "GET", f"/api/tables/{table['id']}/goes-on")
    here.close()

    shelf = Snapshots()
    there = house_on(shelf)
    moved = await ask(there, "POST", "/api/tables", wish)
    _, whole = (
        shelf.after_each_write
    )  # after the key of the device. A match that came without its log would begin anew
    assert {key.split("/")[0] for key in whole} == {"key", "table", "match", "log"}
    mia = await Player(there, moved["id"], *moved["keys"].values()).come()
    assert mia.update["version"] > 5
    await mia.play(Random(7))
    [kept] = (await ask(there, "GET", "/api/matches"))["matches"]
    file = await there.request("GET", f"/matches/{kept['id']}.record")
    assert verify(load(file.text, game_of)).over  # the same seed has dealt all of it
    there.close()


async def test_a_finished_record_comes_in_as_it_is() -> None:
    here, there = house_on(MemoryShelf()), house_on(MemoryShelf())
    table = await made(here, "sushizock(seats=3)", MIA, NOVICE, NOVICE)
    mia = await Player(here, table["id"], *table["keys"].values()).come()
    await mia.play(Random(8))
    [kept] = (await ask(here, "GET", "/api/matches"))["matches"]
    record = (await here.request("GET", f"/matches/{kept['id']}.record")).text
    await ask(there, "POST", "/api/tables", {"game": "", "seats": [], "record": record})
    [copy] = (await ask(there, "GET", "/api/matches"))["matches"]
    assert (await there.request("GET", f"/matches/{copy['id']}.record")).text == record
    here.close()


async def test_a_record_that_nobody_can_continue_is_refused() -> None:
    here, there = house_on(MemoryShelf()), house_on(MemoryShelf())
    table = await made(here, "sushi-go(seats=2,edition=gamewright)", MIA, NOVICE)
    mia = await Player(here, table["id"], *table["keys"].values()).come()
    await mia.play(Random(9), answers=2)
    wish = await ask(here, "GET", f"/api/tables/{table['id']}/goes-on")
    here.close()
    for change in ({"seed": None}, {"seed": "another"}, {"record": wish["record"].replace("pick", "pock")}):
        refused = await there.request("POST", "/api/tables", "", json.dumps(wish | change))
        assert refused.status == 422
        assert json.loads(refused.text)["why"]
    assert (await ask(there, "GET", "/api/matches"))["matches"] == []


async def test_the_first_message_must_be_hello() -> None:
    house = house_on(MemoryShelf())
    table = await made(house, "sushi-go(seats=2,edition=gamewright)", MIA, NOVICE)
    mia = Player(house, table["id"])
    await mia.say("ping")
    await mia.say("nonsense")
    assert [each["reason"] for each in mia.heard] == ["bad_message", "bad_message"]


async def test_rules_and_score_pad_need_no_server() -> None:
    house = house_on(MemoryShelf())
    assert {game["name"] for game in (await ask(house, "GET", "/api/games"))["games"]} >= {"sushizock"}
    assert await ask(house, "GET", "/api/examples")
    pad = {"game": "sushi-go(seats=2,edition=gamewright)", "rounds": [["tempura tempura", "eel"]]}
    refused = await house.request("POST", "/api/score", "", json.dumps(pad))
    assert refused.status == 422
    pad["rounds"] = [["tempura tempura", "pudding"]]
    assert (await ask(house, "POST", "/api/score", pad))["warnings"] is not None
    nowhere = await house.request("GET", "/api/nowhere")
    assert json.loads(nowhere.text)["reason"] == "gone"
