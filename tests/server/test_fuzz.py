"""Pins that no client input, and no jumping clock, breaks the server, leaks anything or disturbs others."""

import asyncio
import json
import logging
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushiya.server import socket as socket_module
from sushiya.table.protocol import PHRASES
from tests.server.helpers import BOT, OPEN, SECONDS, Client, House, house, play_out, you

TRIO = "sushi-go(seats=3)"
EXAMPLES = settings().max_examples
"""Hypothesis's usual number. Tests use a fraction of it, since each example is expensive."""


class Complaints(logging.Handler):
    """Collects everything logged as a warning or worse, and every unhandled exception."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(f"{record.getMessage()} {record.exc_info}")

    def unhandled(self, loop: object, context: dict[str, Any]) -> None:
        self.found.append(str(context))


@asynccontextmanager
async def watched(**settings: Any) -> AsyncIterator[House]:
    """A server with a table of innocent neighbours. Afterwards they have played, and no task is left."""
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    asyncio.get_running_loop().set_exception_handler(complaints.unhandled)
    tasks = asyncio.all_tasks()
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with house(Path(folder), **settings) as home:
                lasting = set(home.hub._background)
                table, keys = await home.make(TRIO, you("Mia"), you("Leo"), BOT)
                neighbours = [await home.enter(table, key) for key in keys.values()]
                yield home
                await play_out(*neighbours, turns=8)
                for client in [client for client in home.clients if client not in neighbours]:
                    await client.leave()
                assert home.hub.metrics.sockets == 2
                assert sum(len(each.audience.clients) for each in home.hub.tables.values()) == 2
                await settle(home, lasting)
    finally:
        logging.getLogger().removeHandler(complaints)
    assert asyncio.all_tasks() == tasks
    assert complaints.found == []


async def settle(home: House, lasting: set[asyncio.Task[Any]]) -> None:
    """Wait until no background task is left except those that last as long as the server."""
    async with asyncio.timeout(SECONDS):
        while home.hub._background != lasting or home.hub._waking:
            await asyncio.sleep(0.01)


# Random talk ------------------------------------------------------------------------------------------------

SEAT = st.sampled_from([0, 1, 2, 0, 1, 2, 3, -1, 2**70])
TALK: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "hello": {"keys": st.lists(st.text(max_size=5), max_size=3), "version": st.integers()},
    "join": {"name": st.text(max_size=40), "seat": st.none() | SEAT},
    "leave": {"seat": SEAT},
    "admit": {"number": st.integers(0, 3), "yes": st.booleans()},
    "start": {},
    "answer": {
        "seat": SEAT,
        "serial": st.integers(0, 9),
        "version": st.integers(-1, 9),
        "action": st.sampled_from(["pick maki:1", "x", "keep"]),
    },
    "rematch": {},
    "bot": {"seat": SEAT, "bot": st.sampled_from([None, "random", "greedy", "nobody"])},
    "remove": {"seat": SEAT},
    "code": {"seat": SEAT},
    "claim": {"code": st.text(max_size=9)},
    "say": {"seat": SEAT, "phrase": st.sampled_from(PHRASES)},
    "mute": {"on": st.booleans()},
    "ping": {},
}
GOOD = st.one_of([st.fixed_dictionaries({"type": st.just(type), **fields}) for type, fields in TALK.items()])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
ALMOST = st.builds(
    lambda good, key, value: {**good, key: value}, GOOD, st.sampled_from(["seat", "x", "type"]), JSON
)
MESSAGE = st.one_of(
    GOOD.map(json.dumps),
    GOOD.map(json.dumps),
    GOOD.map(json.dumps),
    st.just("answer"),
    ALMOST.map(json.dumps),
    JSON.map(json.dumps),
    st.text(max_size=20),
    st.binary(max_size=20),
)
STEPS = st.lists(st.tuples(st.integers(0, 2), MESSAGE), max_size=40)


@settings(max_examples=EXAMPLES * 2 // 5)
@given(STEPS)
def test_whatever_clients_say_whenever_they_say_it_nothing_breaks(
    steps: list[tuple[int, str | bytes]],
) -> None:
    async def talk() -> None:
        async with watched() as home:
            table, keys = await home.make(TRIO, you("Ida"), you("Ben"), OPEN)
            clients = [
                await home.enter(table, keys[0], keys[1]),
                await home.enter(table, keys[1]),
                await home.enter(table),
            ]
            for who, message in steps:
                client = clients[who]
                if client.task.done():  # it was disconnected
                    clients[who] = client = await home.enter(table, keys[who % 2])
                if message == "answer" and client.asked():
                    client.answer(client.asked()[0])
                else:
                    client.send(message)
                await asyncio.sleep(0)
            for client in clients:
                await answered(client)
            late = await home.enter(table, keys[0])
            await late.settled()

    asyncio.run(talk())


async def answered(client: Client) -> None:
    """Wait until the client has all its replies or was disconnected."""
    client.send('{"type":"ping"}')
    pongs = len([message for message in client.heard if message["type"] == "pong"])
    async with asyncio.timeout(SECONDS):
        while not client.task.done() and pongs == len([m for m in client.heard if m["type"] == "pong"]):
            await asyncio.sleep(0.001)


@settings(max_examples=EXAMPLES // 7)
@given(st.lists(MESSAGE, min_size=1, max_size=8))
def test_whatever_a_stranger_says_first_nothing_breaks(messages: list[str | bytes]) -> None:
    async def talk() -> None:
        async with watched() as home:
            table, _ = await home.make(TRIO, you("Ida"), OPEN, OPEN)
            for first in range(len(messages)):
                stranger = home.connect(table)
                for message in messages[first:]:
                    stranger.send(message)
                await asyncio.sleep(0)
                await stranger.leave()

    asyncio.run(talk())


# Nasty things by hand ---------------------------------------------------------------------------------------

NASTY: list[str | bytes] = [
    "",
    "\x00",
    b"",
    b"\xff\xfe\x00\x00",
    "[" * 8000,
    '{"a":' * 1600 + "1" + "}" * 1600,
    '{"type":"ping"}' * 2,
    '{"type":"ping","type":"leave","seat":9}',
    "NaN",
    "1e999",
    "-" + "9" * 4299,
    "9" * 4301,
    '{"type":"answer","seat":' + "9" * 4000 + ',"serial":1,"version":0,"action":"x"}',
    '{"type":"answer","seat":0,"version":9,"serial":' + "9" * 4000 + ',"action":"pick maki:1"}',
    '{"type":"answer","seat":0,"serial":2,"version":9,"action":"' + "pick " * 1500 + '"}',
    '{"type":"answer","seat":0,"serial":2,"version":9,"action":"pick maki:' + "9" * 4000 + '"}',
    '{"type":"answer","seat":0,"serial":2,"version":9,"action":"deal maki:1 maki:1"}',
    '{"type":"answer","seat":-1,"serial":1,"version":0,"action":"deal maki:1"}',
    '{"type":"join","name":"' + "\u0335" * 2000 + '"}',
    '{"type":"join","name":"\\u0000\\u202e"}',
    '{"type":"join","name":"\\ud83c"}',
    '{"type":"claim","code":"\\udfff"}',
    '{"type":"bot","seat":0,"bot":"__class__"}',
    '{"type":"__init__"}',
    '{"type":{"type":"ping"}}',
    '{"type":"hello","keys":[]}',
    "\u2028\u2029",
    '"' + "\U0001f363" * 8000 + '"',
    "x" * 100_000,
]

OURS = ("unavailable", "too_fast", "gone", "older_rules")
"""Reasons that would be the server's fault, not the message's."""


def test_nasty_messages_are_refused_one_by_one() -> None:
    async def talk() -> None:
        async with watched() as home:
            table, keys = await home.make(TRIO, you("Ida"), you("Ben"), BOT)
            for nasty in NASTY:
                client = await home.enter(table, keys[0])
                client.send(nasty)
                assert await client.refused() not in OURS, nasty
                await client.settled()
                await client.leave()
            client = await home.enter(table, keys[0], keys[1])
            await play_out(client)

    asyncio.run(talk())


# Connections ------------------------------------------------------------------------------------------------


def test_quick_connects_and_disconnects_leave_nothing_behind() -> None:
    async def hurry() -> None:
        async with watched(most_tables=20) as home:
            tables = [await home.make(TRIO, you("Ida"), BOT, BOT) for _ in range(5)]
            rng = Random(200)
            leaving: list[asyncio.Task[None]] = []
            for number in range(200):
                table, keys = tables[number % 5]
                client = home.connect(table if rng.random() < 0.9 else f"nowhere{number}")
                if rng.random() < 0.8:
                    client.say("hello", keys=[keys[0]])
                if rng.random() < 0.5:
                    client.say("rematch")
                for _ in range(rng.randrange(6)):
                    await asyncio.sleep(0)
                leaving.append(asyncio.create_task(client.leave()))
            await asyncio.gather(*leaving)
            assert len(home.hub.tables) == 6

    asyncio.run(hurry())


def test_silent_and_unreading_sockets_are_ended_and_hold_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "HELLO_SECONDS", 0.2)
    monkeypatch.setattr(socket_module, "GOODBYE_SECONDS", 0.05)
    monkeypatch.setattr(socket_module, "MOST_WAITING", 10)

    async def wait() -> None:
        async with watched() as home:
            table, keys = await home.make(TRIO, you("Ida"), BOT, BOT)
            silent = [home.connect(table) for _ in range(20)]
            deaf = [home.connect(table) for _ in range(20)]
            for client in deaf:
                client.say("hello")
            for _ in range(20):
                await asyncio.sleep(0)
            for client in (*silent, *deaf):
                client.reading.clear()
            ida = await home.enter(table, keys[0])
            await play_out(ida)
            for client in (*silent, *deaf):
                await client.gone()
            assert home.hub.metrics.slow_readers == 20

    asyncio.run(wait())


def test_clocks_that_jump_stop_no_match(monkeypatch: pytest.MonkeyPatch) -> None:
    rng, now = Random(15), time.time
    jump = 0.0

    async def play() -> None:
        nonlocal jump
        async with watched() as home:
            table, keys = await home.make(TRIO, you("Ida"), you("Ben"), BOT, clock=15)
            client = await home.enter(table, keys[0], keys[1])
            await client.until(lambda: client.public)
            for _ in range(60):
                jump = rng.choice([0, -86_400, 86_400, 3_600, -1e9, 1e9, 14, -14])
                await play_out(client, rng=rng, turns=1)
                clock = client.update["clock"]
                assert clock is None or 0 <= clock <= 15
            await play_out(client, rng=rng)

    monkeypatch.setattr(time, "time", lambda: now() + jump)
    asyncio.run(play())
