"""Pins who may ask for a hint, what the reply is, and that it delays nobody."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sushiya.bots import warmup_process
from sushiya.bots.hint import Hint
from sushiya.bots.search_process import SearchEnded, SearchProcess
from sushiya.bots.warmup import compile_search
from sushiya.core import AnyGame, View
from sushiya.server import bots
from sushiya.server.metrics import Metrics
from sushiya.server.settings import Settings
from sushiya.table import hint_service
from sushiya.table.services import Account
from tests.server.helpers import BOT, OPEN, SECONDS, Client, House, house, play_out, you

pytestmark = pytest.mark.anyio

TRIO = "sushi-go(seats=3)"


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Compile the search, as a server has done after its first minute."""
    for name in ("sushi-go", "sushizock"):
        compile_search(name)


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    """A server whose hints are fast."""
    async with house(tmp_path, hint="30it") as here:
        yield here


async def seated(home: House, *seats: dict[str, str], game: str = TRIO, **options: object) -> Client:
    """Mia at a table whose match is running."""
    table, keys = await home.make(game, you("Mia"), *seats, **options)
    mia = await home.enter(table, keys[0])
    await mia.until(lambda: 0 in mia.asked())
    return mia


def ask(client: Client, seat: int = 0, later: int = 0) -> None:
    client.say("hint", seat=seat, serial=client.public["serial"] + later)


@pytest.mark.parametrize("game", [TRIO, "sushi-go-party(seats=3)", "sushizock(seats=3,first=0)"])
async def test_who_plays_bots_alone_may_ask(home: House, game: str) -> None:
    mia = await seated(home, BOT, BOT, game=game)
    assert mia.table["hints"] is False
    ask(mia)
    found = await mia.hear("hints")
    assert (found["seat"], found["serial"]) == (0, mia.public["serial"])
    actions = [option["action"] for option in found["options"]]
    assert 1 < len(actions) == len(set(actions))
    assert set(actions) <= set(mia.options(0))
    assert all(0 <= option["win"] <= 1 for option in found["options"])
    assert found["options"][0]["less"] == 0
    # Whether a reason stands out depends on the dice and on how far the search came.
    assert all(isinstance(option["because"], list) for option in found["options"])
    ask(mia)
    assert await mia.hear("hints") == found, "the same question must get the same hint"


async def test_among_people_only_if_the_host_allows_it_and_all_are_told(home: House) -> None:
    mia = await seated(home, you("Leo"), BOT)
    ask(mia)
    assert await mia.refused() == "no_hints"
    mia = await seated(home, you("Leo"), BOT, hints=True)
    assert mia.table["hints"] is True
    watcher = await home.enter(mia.table["id"])
    assert watcher.table["hints"] is True
    ask(mia)
    assert (await mia.hear("hints"))["options"]


async def test_only_the_open_question_of_an_own_seat(home: House) -> None:
    mia = await seated(home, BOT, BOT)
    ask(mia, later=-1)
    assert await mia.refused() == "late"
    ask(mia, later=1)
    assert await mia.refused() == "late"
    ask(mia, seat=1)
    assert await mia.refused() == "not_your_seat"
    watcher = await home.enter(mia.table["id"])
    await watcher.until(lambda: watcher.public)
    ask(watcher)
    assert await watcher.refused() == "not_your_seat"


async def test_before_the_match_there_is_nothing_to_ask(home: House) -> None:
    table, keys = await home.make(TRIO, you("Mia"), OPEN, OPEN)
    mia = await home.enter(table, keys[0])
    mia.say("hint", seat=0, serial=1)
    assert await mia.refused() == "late"


async def test_until_the_search_is_compiled_it_is_said_when_and_the_hint_then_comes_by_itself(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as compiling:
        compiling.setattr(warmup_process, "search_is_ready", lambda game: False)
        compiling.setattr(warmup_process, "search_ready_in", lambda game: 39.5)
        mia = await seated(home, BOT, BOT)
        ask(mia)
        later = await mia.hear("hint_later")
        assert (later["seat"], later["serial"], later["seconds"]) == (0, mia.public["serial"], 40)
        assert later["preparing"]
    then = await mia.hear("hint_later", "hints")
    assert (then["preparing"], then["seconds"]) == (False, None), "iterations take as long as they take"
    assert (await mia.hear("hints"))["options"]


async def test_who_waits_is_told_how_long_it_usually_takes(tmp_path: Path) -> None:
    async with house(tmp_path, hint="1100ms") as home:
        mia, leo = await seated(home, BOT, BOT), await seated(home, BOT, BOT)
        ask(mia)
        first = await mia.hear("hint_later")
        ask(leo)
        second = await leo.hear("hint_later")
        assert [(each["seconds"], each["preparing"]) for each in (first, second)] == [(2, False), (3, False)]
        await mia.hear("hints")
        await leo.hear("hints")


async def test_a_search_that_does_not_compile_is_reported_even_to_who_waits_already(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warmup_process, "search_is_ready", lambda game: False)
    monkeypatch.setattr(warmup_process, "search_ready_in", lambda game: None)
    mia = await seated(home, BOT, BOT)
    ask(mia)
    assert (await mia.hear("hint_later"))["seconds"] is None
    monkeypatch.setattr(warmup_process, "search_failed", lambda game: True)
    assert await mia.refused() == "unavailable"
    ask(mia)
    assert await mia.refused() == "unavailable"


async def test_who_has_answered_meanwhile_waits_no_longer(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warmup_process, "search_is_ready", lambda game: False)
    mia = await seated(home, BOT, BOT)
    asked = mia.public["serial"]
    ask(mia)
    await mia.hear("hint_later")
    mia.answer()
    await mia.until(lambda: mia.public["serial"] != asked)
    while home.hub.hint_service.tasks:
        await asyncio.sleep(0.01)
    monkeypatch.undo()
    ask(mia)
    assert (await mia.hear("hints"))["serial"] == mia.public["serial"]


async def test_a_server_loads_its_searches_when_it_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(bots, "FIRST_PEOPLE", 0.0)

    def has_run(process: SearchProcess, load: object, game: AnyGame) -> bool:
        loaded.append(game.family)
        return True

    monkeypatch.setattr(SearchProcess, "has_run", has_run)
    async with house(tmp_path, warm_up=True):
        while len(loaded) < 2:
            await asyncio.sleep(0.01)
    assert sorted(loaded) == ["drafting", "sushizock"]


async def test_a_search_that_is_never_loaded_does_not_keep_other_preparations_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(bots, "FIRST_PEOPLE", 0.0)
    monkeypatch.setattr(bots, "PATIENCE", 0.01)

    def has_run(process: SearchProcess, load: object, game: AnyGame) -> bool:
        asked.append(game.family)
        return False

    monkeypatch.setattr(SearchProcess, "has_run", has_run)
    monkeypatch.setattr(SearchProcess, "has_failed", lambda *what: False)
    here = bots.ThreadedBots(Settings(database="sqlite:///unused"), Metrics())
    async with asyncio.timeout(SECONDS):
        await here.warm_up()
    here.close()
    assert set(asked) == {"drafting", "sushizock"}


async def test_while_there_is_no_process_of_searches_hints_are_refused_and_the_coach_is_silent(
    home: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def life(process: SearchProcess) -> None:
        raise SearchEnded

    mia = await seated(home, BOT, BOT)
    mia.say("coach", on=True)
    with monkeypatch.context() as ended:
        ended.setattr(SearchProcess, "life", life)
        ask(mia)
        assert await mia.refused() == "unavailable"
        asked = mia.public["serial"]
        mia.answer()
        await mia.until(lambda: mia.public["serial"] != asked and 0 in mia.asked())
        while home.hub.coach_service.tasks:
            await asyncio.sleep(0.01)
    assert not [record for record in caplog.records if record.exc_info]
    ask(mia)
    assert (await mia.hear("hints"))["options"]


async def test_what_a_seat_saw_is_known_without_the_store(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia = await seated(home, BOT, BOT)
    await play_out(mia, turns=4)
    await mia.settled()
    await mia.until(lambda: 0 in mia.asked())
    monkeypatch.setattr(home.hub.store, "read_log", None)
    ask(mia)
    assert (await mia.hear("hints"))["options"]


async def test_one_at_a_time_and_the_match_goes_on_meanwhile(tmp_path: Path) -> None:
    async with house(tmp_path, hint="400ms") as home:
        mia = await seated(home, BOT, BOT)
        asked = mia.public["serial"]
        ask(mia)
        ask(mia)
        assert await mia.refused() == "too_fast"
        mia.answer()
        await mia.until(lambda: mia.public["serial"] != asked)
        assert not [message for message in mia.heard if message["type"] == "hints"], "the hint came first"
        assert (await mia.hear("hints"))["serial"] == asked
        ask(mia)
        assert (await mia.hear("hints"))["serial"] == mia.public["serial"]


async def test_who_asks_on_two_devices_at_once_gets_the_same_hint(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = await home.make(TRIO, you("Mia"), BOT, BOT)
    phone, laptop = await home.enter(table, keys[0]), await home.enter(table, keys[0])
    thought: list[object] = []
    hints = bots.DistantHinter.hints

    def counted(hinter: bots.DistantHinter, view: View, seconds: float) -> list[Hint]:
        thought.append(view)
        return hints(hinter, view, seconds)

    monkeypatch.setattr(bots.DistantHinter, "hints", counted)
    await phone.until(lambda: 0 in phone.asked())
    await laptop.until(lambda: 0 in laptop.asked())
    ask(phone)
    ask(laptop)
    assert await phone.hear("hints") == await laptop.hear("hints")
    assert len(thought) == 1


async def test_who_gave_the_seat_up_is_told_nothing_of_its_hand(tmp_path: Path) -> None:
    async with house(tmp_path, hint="400ms") as home:
        mia = await seated(home, BOT, BOT)
        ask(mia)
        mia.say("leave", seat=0)
        assert await mia.refused() == "not_your_seat"
        assert not [message for message in mia.heard if message["type"] == "hints"]


@pytest.mark.promise(33)
async def test_many_who_ask_at_one_address_keep_nobody_else_from_a_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint_service, "MOST_WAITING", 1)
    async with house(tmp_path, hint="400ms") as home:
        eve, again, mia = [await seated(home, BOT, BOT) for _ in range(3)]
        home.hub.tables[mia.table["id"]].account = Account("somewhere else", mia.table["id"])
        ask(eve)
        ask(again)
        assert await again.refused() == "unavailable"
        ask(mia)
        assert (await mia.hear("hints"))["options"]
