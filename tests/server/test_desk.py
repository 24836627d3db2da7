"""Pins that slow work outside of matches takes turns in one thread, and that nobody blocks it for others."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from sushiya.core import Match, load, record_of
from sushiya.core.record import dump_text
from sushiya.games import game_of
from sushiya.server import qr
from sushiya.server.desk import MOST_WAITING, Desk
from sushiya.table import continued
from sushiya.table.refusals import Denied
from tests.server.helpers import SECONDS, House, house
from tests.server.test_event_loop import Watched
from tests.server.test_strain import strained

pytestmark = [pytest.mark.anyio, pytest.mark.promise(18)]


class Slow:
    """Work that takes until it is told to end, and notes who asked for it."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.threads: set[threading.Thread] = set()
        self.may_end = threading.Event()

    def of(self, name: str) -> Callable[[], str]:
        def work() -> str:
            self.may_end.wait(SECONDS)
            self.threads.add(threading.current_thread())
            self.done.append(name)
            return name

        return work


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    here = Desk()
    yield here
    here.close()


async def test_addresses_take_turns_in_one_thread(desk: Desk) -> None:
    slow = Slow()
    asked = [asyncio.create_task(desk.do("eve", slow.of("eve"))) for _ in range(20)]
    await asyncio.sleep(0)
    asked += [asyncio.create_task(desk.do(name, slow.of(name))) for name in ("mia", "leo")]
    await asyncio.sleep(0)
    slow.may_end.set()
    async with asyncio.timeout(SECONDS):
        assert await asyncio.gather(*asked) == 20 * ["eve"] + ["mia", "leo"]
    assert {"mia", "leo"} <= set(slow.done[:4])
    assert len(slow.threads) == 1


async def test_an_address_has_only_so_much_waiting(desk: Desk) -> None:
    slow = Slow()
    asked = [asyncio.create_task(desk.do("eve", slow.of("eve"))) for _ in range(2 * MOST_WAITING)]
    await asyncio.sleep(0)
    mia = asyncio.create_task(desk.do("mia", slow.of("mia")))
    slow.may_end.set()
    async with asyncio.timeout(SECONDS):
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert await mia == "mia"
    refused = [each for each in told if isinstance(each, Denied)]
    assert {each.reason for each in refused} == {"too_fast"}
    assert MOST_WAITING <= len(told) - len(refused) <= MOST_WAITING + 1


async def test_who_has_gone_leaves_no_work(desk: Desk) -> None:
    slow = Slow()
    first, *others = [asyncio.create_task(desk.do("eve", slow.of(str(n)))) for n in range(5)]
    await asyncio.sleep(0.01)
    for each in others[:3]:
        each.cancel()
    await asyncio.sleep(0)
    slow.may_end.set()
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(first, others[3])
    assert slow.done == ["0", "4"]


async def test_a_mistake_is_told_to_who_asked(desk: Desk) -> None:
    with pytest.raises(ZeroDivisionError):
        await desk.do("eve", lambda: 1 // 0)
    assert await desk.do("eve", max, 1, 2) == 2


# What is asked for ------------------------------------------------------------------------------------------


async def test_a_code_is_as_long_as_a_link(home: House) -> None:
    link = f"https://{60 * 'x'}.example.org:8443/t/abcdefghjkmn"
    assert (await home.get(f"/api/qr.svg?text={link}")).status_code == 200
    answer = await home.get(f"/api/qr.svg?text={(qr.LONGEST + 1) * 'x'}")
    assert (answer.status_code, qr.LONGEST) == (422, 120)


async def test_who_may_make_no_table_has_no_record_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(game_of("sushi-go(seats=2,edition=gamewright)"), "umi")
    wish = {
        "game": "",
        "seats": [],
        "seed": "umi",
        "record": dump_text(record_of(match, ("Mia", "Leo"))),
    }
    read = Watched(load)
    monkeypatch.setattr(continued, "load", read)
    async with house(tmp_path, tables_per_minute=2) as home:
        assert (await home.post(wish)).status_code == 201
        replayed = len(read.threads)
        assert replayed > 0
        assert [(await home.post(wish)).status_code for _ in range(3)] == 3 * [429]
        assert len(read.threads) == replayed


async def test_a_strained_server_draws_no_codes(home: House) -> None:
    strained(home.hub.caretaker.strain, 1e9)
    for path in ("/api/qr.svg?text=x", "/api/matches/abcdefghjkmn/steps"):
        answer = await home.get(path)
        assert (answer.status_code, answer.json()["reason"]) == (503, "full"), path
