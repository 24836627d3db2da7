"""Pins that nothing slow happens on the event loop, and how its lateness and garbage are looked after."""

import asyncio
import gc
import socket
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from starlette.middleware.gzip import GZipResponder

from sushiya.core import Entry, load, variation
from sushiya.server import caretaker, qr, records, responses, rest, whatif_route
from sushiya.server.caretaker import Caretaker
from sushiya.server.metrics import Metrics
from sushiya.table import continued, variations
from sushiya.table.live import AT_ONCE, LiveMatch
from sushiya.table.past import Past
from sushiya.table.store import Line
from tests.server.helpers import BOT, OPEN, SECONDS, House, house, you

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"


class Watched:
    """A function, and the threads in which it ran."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work = work
        self.threads: list[threading.Thread] = []

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        self.threads.append(threading.current_thread())
        return self.work(*args, **kwargs)


async def match_over(home: House, game: str, seats: int) -> str:
    """The id of a match that bots have played to its end."""
    table, _ = await home.make(game, *seats * [BOT])
    live, watcher = home.hub.tables[table], await home.enter(table)
    async with asyncio.timeout(3 * SECONDS):
        while live.match is None or not live.doc.ended:
            await asyncio.sleep(0.01)
    await watcher.leave()
    return live.match.row.id


@pytest.mark.promise(18)
async def test_codes_and_records_are_made_off_the_loop(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await match_over(home, PAIR, 2)
    watched = {
        "/api/qr.svg?text=x": (qr, "qr_svg"),
        f"/matches/{match}.record": (rest, "dump_text"),
        f"/matches/{match}.jsonl": (rest, "dump_json"),
        f"/api/matches/{match}/steps": (records, "record_from_log"),
        f"/api/matches/{match}/what-if/0/0": (whatif_route, "decisions_of"),
        "/api/examples": (rest, "examples"),
    }
    threads = set()
    for path, (module, name) in watched.items():
        work = Watched(getattr(module, name))
        monkeypatch.setattr(module, name, work)
        assert (await home.get(path)).status_code == 200
        assert work.threads
        threads |= {*work.threads}
    assert len(threads - {threading.main_thread()}) == len(threads) == 1  # else they fight with the loop


@pytest.mark.promise(18)
async def test_a_record_is_read_and_replayed_off_the_loop(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To keep a variation, to play it on, and to continue a match from its record."""
    match = await match_over(home, PAIR, 2)
    record = (await home.get(f"/matches/{match}.record")).text
    asked = (await home.get(f"/api/matches/{match}/what-if/0/0")).json()
    take = next(each["text"] for each in asked["options"] if each["text"] != asked["played"])
    new = {"at": asked["at"], "take": take}
    replayed, read = Watched(variation.asked_in), Watched(load)
    monkeypatch.setattr(variation, "asked_in", replayed)
    monkeypatch.setattr(variations, "asked_in", replayed)
    monkeypatch.setattr(continued, "load", read)
    variations.decisions_of.cache_clear()
    for body, path in (
        (new, f"/api/matches/{match}/variations"),
        (new | {"play": True}, f"/api/matches/{match}/variations"),
        ({"game": "", "seats": [], "record": record}, "/api/tables"),
    ):
        answer = await home.post(body, path)
        assert answer.status_code == 201, answer.text
    assert len(replayed.threads) > 1
    assert len(read.threads) > 2
    assert threading.main_thread() not in {*replayed.threads, *read.threads}


@pytest.mark.promise(18)
@pytest.mark.parametrize("path", ["/api/games", "/api/examples", "/api/openapi.json"])
async def test_what_never_changes_is_written_and_compressed_once(
    home: House, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    first, packed = await home.get(path, accept_encoding=""), await home.get(path, accept_encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in first.headers
    monkeypatch.setattr(responses, "to_json", None)
    monkeypatch.setattr(GZipResponder, "compressor", None)
    for encoding in ("", "gzip"):
        assert (await home.get(path, accept_encoding=encoding)).content == first.content == packed.content
    unchanged = await home.get(path, if_none_match=first.headers["etag"])
    assert (unchanged.status_code, unchanged.content) == (304, b"")


@pytest.mark.promise(18)
async def test_a_code_is_drawn_once(home: House) -> None:
    qr.qr_svg.cache_clear()
    for _ in range(3):
        await home.get("/api/qr.svg?text=once")
    assert qr.qr_svg.cache_info().misses == 1


@pytest.mark.promise(18)
async def test_the_lobby_is_made_once_for_all_who_ask_within_a_moment(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await home.make(PAIR, you("Mia"), OPEN, public=True)
    reads = []
    read = home.hub.store.public_tables

    async def counted(limit: int) -> Any:
        reads.append(limit)
        return await read(limit)

    monkeypatch.setattr(home.hub.store, "public_tables", counted)
    home.hub.lobby_seconds = 3_600.0
    first, *others = [(await home.get("/api/tables")).json() for _ in range(5)]
    assert len(first["tables"]) == 1
    assert others == 4 * [first]
    assert len(reads) == 1


@pytest.mark.promise(18)
async def test_a_long_match_wakes_piece_by_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as home:
        match = await match_over(home, "sushi-go-party(seats=8,meal=my-first-meal)", 8)
        (table,) = home.hub.tables
        lines = await home.hub.store.read_log(match)
        await home.hub._put_to_sleep(home.hub.tables[table])
        pieces: list[int] = []
        catch_up = LiveMatch.catch_up

        def counted(self: LiveMatch, some: Sequence[Line]) -> None:
            pieces.append(len(some))
            catch_up(self, some)

        monkeypatch.setattr(LiveMatch, "catch_up", counted)
        woken = await home.hub.table(table, "127.0.0.1")
        assert woken is not None
        assert woken.match is not None
        assert woken.match.over
        assert sum(pieces) == len(lines) > 3 * AT_ONCE
        assert max(pieces) == AT_ONCE


@pytest.mark.promise(18)
async def test_the_past_is_worked_out_piece_by_piece_for_whoever_comes_late(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await match_over(home, "sushi-go(seats=5)", 5)
    (table,) = home.hub.tables.values()
    assert table.match is not None
    table.match._past, pieces, steps = None, [], Past.steps

    def counted(self: Past, log: Sequence[Entry]) -> Sequence[Any]:
        pieces.append(len(log) - len(self._played.log))
        return steps(self, log)

    monkeypatch.setattr(Past, "steps", counted)
    late = await home.enter(table.id)
    await late.until(lambda: late.over)
    assert sum(pieces) == len(table.match.played.log) > 3 * AT_ONCE
    assert max(pieces) <= AT_ONCE


@pytest.mark.promise(18)
async def test_it_is_told_how_late_the_loop_is(home: House) -> None:
    async def late() -> float:
        text = (await home.get("/metrics")).text
        (line,) = [each for each in text.splitlines() if each.startswith("sushiya_loop_late_seconds_sum")]
        return float(line.split(" ")[1])

    before = await late()
    time.sleep(3 * caretaker.TICK)
    async with asyncio.timeout(SECONDS):
        while await late() < before + caretaker.TICK:
            await asyncio.sleep(0.01)


async def test_systemd_is_told_that_the_loop_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setenv("WATCHDOG_USEC", "300000000")
        async with house(tmp_path), asyncio.timeout(SECONDS):
            told = await asyncio.get_running_loop().sock_recv(systemd, 100)
    assert told == b"WATCHDOG=1"


# Collections ------------------------------------------------------------------------------------------------


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The generations that were collected."""
    generations: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: generations.append(generation))
    return generations


@pytest.mark.promise(17)
def test_a_quiet_moment_after_some_play_is_used_for_a_whole_collection(collected: list[int]) -> None:
    metrics = Metrics()
    here, now = Caretaker(metrics), time.monotonic()
    here.look(now + 100)
    assert collected == []  # nothing has happened
    metrics.messages += 1
    here.look(now + 101)
    here.look(now + 101 + caretaker.QUIET / 2)
    assert 2 not in collected
    here.look(now + 101 + caretaker.QUIET)
    here.look(now + 200)
    assert collected.count(2) == 1


@pytest.mark.promise(17)
def test_a_busy_server_collects_what_is_young_and_all_of_it_once_in_an_hour(collected: list[int]) -> None:
    metrics = Metrics()
    here, now = Caretaker(metrics), time.monotonic()
    for second in range(2 * 3_600):
        metrics.messages += 1
        here.look(now + second)
    assert collected.count(2) == 1
    assert 100 < collected.count(1) < 130
