"""Pins that a daily deal is the same on a device, at a server and alone, and what a device tells of it."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sushiya.bots.daily import check_daily, master_record, play_daily
from sushiya.core import Action, Event, Match, Record, load
from sushiya.core.codec import to_json
from sushiya.device.house import House, Settings
from sushiya.device.shelf import MemoryShelf
from sushiya.games import GAMES, game_of
from sushiya.games.daily import daily_deal
from sushiya.table.daily import line_of
from tests.device.player import Player, ask
from tests.server.helpers import house, play_out

pytestmark = pytest.mark.anyio

DAY = "2026-11-18"
NOON = 1_795_003_200.0


class Clock:
    """A clock that stands still, except for the event loop's needs."""

    now = NOON

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time()


class Rolling:
    """Answers with random options from a fixed seed: the same in every house."""

    name = "rolling"

    def __init__(self) -> None:
        self._rng = Random(0)

    def see(self, event: Event) -> None:
        pass

    def choose(self, view: Any) -> Action:
        action: Action = self._rng.choice(view.decision.options)
        return action


def questions(record: Record) -> list[dict[int, str]]:
    """Who answered what to each question, regardless of order, which depends on who was faster."""
    match, found = Match(record.game), dict[int, dict[int, str]]()
    for seat, action in record.log:
        assert match.state.ask is not None
        found.setdefault(match.state.ask.serial, {})[seat] = str(action)
        match.play(seat, action)
    return list(found.values())


async def begun(house: House, game: str) -> Any:
    return await ask(house, "POST", f"/api/daily/{game}", {"name": "Mia", "device": "mine"})


async def on_a_device(game: str) -> Record:
    home = House(MemoryShelf(), Clock(), Settings(bot_pace=0.0))
    made = (await begun(home, game))["made"]
    player = await Player(home, made["id"], made["keys"]["0"]).come()
    await player.play(Random(0))
    result = await ask(home, "GET", f"/api/daily/{game}/{DAY}")
    text = await home.request("GET", f"/matches/{result['mine']['match']}.record", made["keys"]["0"])
    home.close()
    return load(text.text, game_of)


@pytest.mark.parametrize("game", GAMES)
async def test_the_same_answers_give_the_same_match_everywhere(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = daily_deal(game, DAY)
    alone = play_daily(deal, Rolling())
    device = await on_a_device(game)
    monkeypatch.setattr("sushiya.server.dailies.time", Clock())
    async with house(tmp_path, review_deals=0, daily_master="") as home:
        body = json.dumps({"name": "Leo", "device": "leo"})
        answer = await home._http.post(
            f"/api/daily/{game}", content=body, headers={"content-type": "application/json"}
        )
        made = answer.json()["made"]
        leo = await home.enter(made["id"], made["keys"]["0"])
        await play_out(leo, rng=Random(0))
        path = f"/matches/{leo.update['match']}.record"
        server = load((await home.get(path, x_seat_key=made["keys"]["0"])).text, game_of)
    assert questions(alone) == questions(device) == questions(server)
    assert alone.scores == device.scores == server.scores
    check_daily(device, deal)
    check_daily(server, deal)


async def test_a_device_goes_on_where_one_was_and_tells_of_nobody_else() -> None:
    shelf, clock = MemoryShelf(), Clock()
    home = House(shelf, clock, Settings(bot_pace=0.0))
    first = await begun(home, "sushi-go")
    player = await Player(home, first["table"], first["made"]["keys"]["0"]).come()
    await player.play(Random(0), answers=3)
    player.leave()
    refused = await home.request("GET", f"/api/daily/sushi-go/{DAY}")
    assert json.loads(refused.text)["reason"] == "not_played"
    home.close()
    home = House(shelf, clock, Settings(bot_pace=0.0))
    again = await begun(home, "sushi-go")
    assert (again["table"], again["made"]) == (first["table"], None)
    player = await Player(home, first["table"], first["made"]["keys"]["0"]).come()
    await player.play(Random(1))
    result = await ask(home, "GET", f"/api/daily/sushi-go/{DAY}")
    assert result["counts"] == {str(result["mine"]["line"]["points"]): 1}
    assert (result["other"], result["seed"]) == (None, None)
    today = await ask(home, "GET", "/api/daily")
    assert [deal["state"] for deal in today["deals"]] == ["played", "new", "new"]
    clock.now += 86_400
    assert [deal["state"] for deal in (await ask(home, "GET", "/api/daily"))["deals"]] == 3 * ["new"]
    assert (await ask(home, "GET", f"/api/daily/sushi-go/{DAY}"))["seed"] == daily_deal("sushi-go", DAY).seed
    home.close()


async def shown_line(home: House, game: str, by: str) -> Any:
    """The result of the deal, once it says how this bot played the same cards."""
    path = f"/api/daily/{game}/{DAY}"
    result = await ask(home, "GET", path)
    assert (result["by"], result["thinking"], result["master"]) == (by, True, None)
    while result["thinking"]:
        assert await ask(home, "GET", "/api/daily"), "others get their turn"
        await asyncio.sleep(0)
        result = await ask(home, "GET", path)
    assert result["master"] == json.loads(to_json(line_of(master_record(daily_deal(game, DAY), by))))
    return result


@pytest.mark.parametrize(("game", "by"), [("sushi-go", "planner"), ("sushizock", "regular")])
async def test_the_strongest_bot_of_the_device_plays_the_same_cards_while_tables_go_on(
    game: str, by: str
) -> None:
    home = House(MemoryShelf(), Clock(), Settings(bot_pace=0.0))
    made = (await begun(home, game))["made"]
    player = await Player(home, made["id"], made["keys"]["0"]).come()
    await player.play(Random(0))
    assert (await shown_line(home, game, by))["mine"] is not None
    home.close()


async def test_it_plays_the_cards_of_an_earlier_day_though_nobody_played_them_here() -> None:
    clock = Clock()
    home = House(MemoryShelf(), clock, Settings(bot_pace=0.0))
    clock.now += 86_400
    assert (await shown_line(home, "sushizock", "regular"))["mine"] is None
    home.close()


async def test_the_cards_of_a_day_to_come_are_dealt_at_no_table() -> None:
    home = House(MemoryShelf(), Clock(), Settings(bot_pace=0.0))
    deal = daily_deal("sushi-go", "2026-12-24")
    seats = [{"kind": "you", "name": "Mia"}, *[{"kind": "bot", "bot": "regular"}] * 3]
    wish = {"game": str(deal.game), "seats": seats, "seed": deal.seed}
    refused = await home.request("POST", "/api/tables", "", json.dumps(wish))
    assert json.loads(refused.text)["reason"] == "sealed"
    later = await home.request("GET", "/api/daily/sushi-go/2026-12-24")
    assert json.loads(later.text)["reason"] == "sealed"
    old = {**wish, "seed": daily_deal("sushi-go", "2026-11-17").seed}
    assert (await home.request("POST", "/api/tables", "", json.dumps(old))).status == 201
