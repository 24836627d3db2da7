"""Pins that one broken row or one mistake of ours harms nobody else, and has an id in the log."""

import asyncio
import io
import json
import logging
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest

from sushiya.server import hub as hub_module
from sushiya.server import incidents
from sushiya.server.hub import HOUR
from sushiya.server.request_ids import RequestIds, request_id
from sushiya.server.run import JsonLines
from sushiya.server.store import News
from sushiya.table import driver as driver_module
from tests.server.helpers import BOT, OPEN, House, house, play_out, you
from tests.server.test_hub import soon
from tests.server.test_whatif import another, branched, send, what_if

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"

BROKEN: dict[str, Callable[[dict[str, Any]], str | bytes]] = {
    "not UTF-8": lambda doc: b'{"name": "\xff"}',
    "not JSON": lambda doc: "{",
    "not an object": lambda doc: "[]",
    "a field is missing": lambda doc: json.dumps({k: v for k, v in doc.items() if k != "game"}),
    "a game that we don't know": lambda doc: json.dumps(doc | {"game": "sushi-stop(seats=2)"}),
    "a seat of a kind that we don't know": lambda doc: json.dumps(doc | {"seats": [{"kind": "dog"}]}),
    "a host who isn't there": lambda doc: json.dumps(doc | {"host": 9, "match": "m"}),
}


def sql(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / "sushiya.db", isolation_level=None)) as db:
        db.execute(statement, values)


def logged(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [vars(record) for record in caplog.records if record.levelno >= logging.ERROR]


async def broken_table(folder: Path, harm: Callable[[dict[str, Any]], str | bytes]) -> tuple[str, str]:
    """A good and a broken public table, both asleep."""
    async with house(folder) as home:
        good, _ = await home.make(PAIR, you("Mia"), OPEN, public=True)
        bad, _ = await home.make(PAIR, you("Leo"), OPEN, public=True)
        row = await home.hub.store.load_table(bad)
    assert row is not None
    data = harm(json.loads(row.data))
    sql(folder, "UPDATE tables SET data = CAST(? AS TEXT) WHERE id = ?", data, bad)
    return good, bad


async def metric(home: House, name: str) -> int:
    found = re.search(rf"^sushiya_{name}_total (\d+)$", (await home.get("/metrics")).text, re.M)
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize("harm", BROKEN.values(), ids=BROKEN.keys())
async def test_a_broken_table_breaks_neither_the_lobby_nor_another_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, harm: Callable[[dict[str, Any]], str | bytes]
) -> None:
    good, bad = await broken_table(tmp_path, harm)
    async with house(tmp_path) as home:
        for _ in range(3):
            answer = await home.get("/api/tables")
            assert [each["id"] for each in answer.json()["tables"]] == [good]
        assert await metric(home, "unreadable_rows") == 1  # counted once, not each time
        asked = home.connect(bad)
        refused = await asked.hear("refused")
        assert refused["reason"] == "internal"
        assert refused["error"] in refused["why"]
        await asked.gone()
        problem = await home.get(f"/api/tables/{bad}")
        assert (problem.status_code, problem.json()["reason"]) == (500, "internal")
        ids = [each["id"] for each in logged(caplog)]
        assert refused["error"] in ids
        assert problem.json()["error"] in ids
        await home.sit(good, "Ida")


async def test_a_broken_line_of_a_log_stops_only_its_match(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as home:
        bad, _ = await home.make(PAIR, you("Mia"), you("Leo"))
        good, keys = await home.make(PAIR, you("Mia"), you("Leo"))
        await home.enter(bad)
    sql(
        tmp_path,
        "UPDATE log SET action = 'deal confetti' "
        "WHERE match_id = (SELECT id FROM matches WHERE table_id = ?)",
        bad,
    )
    async with house(tmp_path) as home:
        asked = home.connect(bad)
        assert (await asked.hear("refused"))["reason"] == "internal"
        await play_out(await home.enter(good, *keys.values()))
    assert logged(caplog)


@pytest.mark.parametrize(
    "harm", ["'{'", "CAST(X'7B22FF' AS TEXT)", "json_set(data, '$.take', 'pick confetti')"]
)
async def test_a_broken_variation_breaks_neither_its_match_nor_the_other_variations(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, harm: str
) -> None:
    async with house(tmp_path) as home:
        match, branch, made = await branched(home)
        told = await what_if(home, match, 0, 0)
        wish = {"at": told["at"], "take": another(told)}
        _, good = await send(home, "POST", f"/api/matches/{match}/variations", wish)
        sql(tmp_path, f"UPDATE variations SET data = {harm} WHERE id = ?", made["id"])
        for _ in range(2):
            assert [each["id"] for each in (await what_if(home, match, 0, 0))["variations"]] == [good["id"]]
            for path in (
                f"/matches/{branch}.record",
                f"/api/matches/{branch}/steps",
                f"/matches/{match}.record",
            ):
                assert (await home.get(path)).status_code == 200
        assert await metric(home, "unreadable_rows") == 1
    assert logged(caplog)


@pytest.mark.promise(8)
async def test_an_illegal_line_of_a_log_shows_no_hand_in_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as home:
        bad, keys = await home.make(PAIR, you("Mia"), you("Leo"))
        mia = await home.enter(bad, *keys.values())
        await mia.until(lambda: mia.public)
        options = mia.options(0)
        mia.answer(0)
        await mia.settled()
    sql(tmp_path, "UPDATE log SET action = 'pick eel' WHERE seat = 0")  # not in this game
    async with house(tmp_path) as home:
        assert (await home.get(f"/api/tables/{bad}")).json()["reason"] == "internal"
    assert logged(caplog)
    told = " ".join(f"{vars(record)} {record.exc_text}" for record in caplog.records)
    assert not [option for option in options if option in told + caplog.text]


async def test_a_broken_table_does_not_break_the_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hub_module, "SWEEP", 0.01)
    async with house(tmp_path, sleep_after=0.2) as home:
        bad, _ = await home.make(PAIR, you("Mia"), OPEN)
        good, _ = await home.make(PAIR, you("Leo"), OPEN)
        monkeypatch.setattr(home.hub.tables[bad], "sleep", None)  # a programming error
        await soon(lambda: good not in home.hub.tables)
        assert bad in home.hub.tables
        later, _ = await home.make(PAIR, you("Ida"), OPEN)
        await soon(lambda: later not in home.hub.tables)
        monkeypatch.undo()
    assert {each["table"] for each in logged(caplog)} == {bad}


async def test_no_error_ends_the_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hub_module, "SWEEP", 0.01)
    shared = tmp_path / "workers"
    shared.mkdir()
    async with house(tmp_path, workers_folder=str(shared), sleep_after=0.1) as home:
        await soon(lambda: list(shared.glob("*.json")))
        rmtree(shared)
        sql(tmp_path, "DELETE FROM pulse")
        home.hub._asked_expiry = -HOUR
        monkeypatch.setattr(home.hub.peers, "forget_people", None)  # a programming error
        await soon(lambda: home.hub.metrics.internal_errors and home.hub.metrics.store_errors)
        swept_at = home.hub.metrics.swept_at
        id, _ = await home.make(PAIR, you("Mia"), OPEN)
        await soon(lambda: id not in home.hub.tables)
        assert home.hub.metrics.swept_at > swept_at
        shared.mkdir()
        await soon(lambda: list(shared.glob("*.json")))
        monkeypatch.undo()
    told = [each["message"] for each in logged(caplog)]
    assert told.count("metrics can't be shared with other workers") == 1
    assert told.count("store down") == 1


async def test_strange_news_harm_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with house(tmp_path) as home:
        id, _ = await home.make(PAIR, you("Mia"), OPEN)
        for news in (News(id, "presence", "{}"), News(id, "presence", "?"), News(id, "say", "1 woof woof")):
            home.hub.peers.hear(news)
        home.hub.peers.hear(News(id, "from the future", "?"))
        assert await metric(home, "unreadable_rows") == 3
    assert len(logged(caplog)) == 3


async def test_a_mistake_of_ours_is_told_by_its_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as home:
        id, keys = await home.make(PAIR, you("Mia"), OPEN)
        mia = await home.enter(id, *keys.values())
        with monkeypatch.context() as mistake:
            mistake.setattr(home.hub.tables[id], "change", None)
            mia.say("start")
            refused = await mia.hear("refused")
            mistake.setattr(home.hub, "lobby", None)
            problem = await home.get("/api/tables")
        assert (refused["about"], refused["reason"]) == ("start", "internal")
        assert (problem.status_code, problem.json()["reason"]) == (500, "internal")
        told = [refused["error"], problem.json()["error"]]
        assert [each["id"] for each in logged(caplog)] == told
        assert all("NoneType" in str(each["exc_info"][1]) for each in logged(caplog))
        assert not any("NoneType" in text for text in (refused["why"], problem.text))
        assert await metric(home, "internal_errors") == 2
        mia.say("start")  # the connection is still there
        await mia.until(lambda: mia.public)


async def test_whatever_is_logged_for_a_request_or_a_socket_carries_its_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines())
    monkeypatch.setattr(logging.getLogger("sushiya"), "handlers", [handler])
    async with house(tmp_path) as home:
        id, keys = await home.make(PAIR, you("Mia"), OPEN)
        mia, leo = await home.enter(id, *keys.values()), await home.enter(id)
        monkeypatch.setattr(home.hub.tables[id], "change", None)
        monkeypatch.setattr(home.hub, "lobby", None)
        for _ in range(2):
            mia.say("start")
            await mia.hear("refused")
        leo.say("join", name="Leo")
        await leo.hear("refused")
        problem = await home.get("/api/tables")
    of_mia, again, of_leo, of_request = [
        json.loads(line)["request"] for line in lines.getvalue().splitlines()
    ]
    assert of_mia == again
    assert len({of_mia, of_leo, of_request}) == 3
    told = [answer.headers["x-request-id"] for answer in (mia, leo, problem)]
    assert told == [of_mia, of_leo, of_request]


async def test_the_servers_own_work_carries_no_request_id() -> None:
    seen: dict[str, str] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen[scope["type"]] = request_id.get()

    for kind in ("lifespan", "http"):
        await asyncio.create_task(RequestIds(app)({"type": kind}, None, None))  # type: ignore[arg-type]
    assert not seen["lifespan"]
    assert seen["http"]


async def test_why_the_store_is_down_is_in_the_log_once_and_told_by_its_id(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as home:
        id, keys = await home.make(PAIR, you("Mia"), you("Leo"))
        mia = await home.enter(id, *keys.values())
        await mia.until(lambda: mia.public)
        (tmp_path / "sushiya.db").rename(tmp_path / "elsewhere.db")
        mia.answer(0)
        refused = await mia.hear("refused")
        answers = [await home.post({"game": PAIR, "seats": [you("Mia"), OPEN]}) for _ in range(3)]
        told = [refused, *(answer.json() for answer in answers)]
        assert {each["reason"] for each in told} == {"unavailable"}
        lines = [each for each in logged(caplog) if each["message"] == "store down"]
        assert [each["id"] for each in lines] == [refused["error"]]
        assert {each["error"] for each in told} == {refused["error"]}
        assert "deleted or replaced" in lines[0]["why"]
        assert not any("sushiya.db" in json.dumps(each) for each in told)
        assert await metric(home, "store_errors") == 4


async def test_a_store_that_is_down_does_not_fill_the_log_however_many_tables_wait_for_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "RETRY", 0.01)
    async with house(tmp_path, bot_pace=0.1) as home:
        for _ in range(3):
            id, _ = await home.make(PAIR, BOT, BOT)
            watcher = await home.enter(id)
            await watcher.until(lambda: watcher.public)  # noqa: B023 - it is used up in this round
        (tmp_path / "sushiya.db").rename(tmp_path / "elsewhere.db")
        await soon(lambda: home.hub.metrics.store_errors > 20)
    told = [vars(each) for each in caplog.records if each.levelno >= logging.WARNING]
    assert len([each for each in told if each["message"] == "store down"]) == 1
    assert not any("while" in each["message"] for each in told)


async def test_the_same_mistake_of_ours_is_explained_in_the_log_once_a_minute(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as home:
        monkeypatch.setattr(home.hub, "lobby", None)
        ids = [(await home.get("/api/tables")).json()["error"] for _ in range(3)]
        monkeypatch.setattr(incidents, "MINUTE", 0.0)
        ids.append((await home.get("/api/tables")).json()["error"])
        lines = logged(caplog)
        assert [each["id"] for each in lines] == ids
        assert [bool(each["exc_info"]) for each in lines] == [True, False, False, True]
        assert [each.get("like") for each in lines] == [None, ids[0], ids[0], None]
        assert await metric(home, "internal_errors") == 4
