"""Pins what a server keeps for a connection, and for how long: against transports that a test controls."""

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

from sushiya.server import door
from sushiya.server.door import Door, Line
from sushiya.server.limits import visitor
from sushiya.server.metrics import Metrics
from sushiya.server.settings import Settings
from sushiya.server.transport import LimitedSocket


class SlowTransport:
    """A transport whose client takes only what the test says."""

    def __init__(self) -> None:
        self.waiting = 0
        self.closed = self.aborted = False

    def write(self, data: bytes) -> None:
        self.waiting += len(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def get_extra_info(self, name: str) -> Any:
        return ("192.0.2.7", 5_000)


class ReadTransport(SlowTransport):
    """A transport that only brings what a client sends."""

    def get_extra_info(self, name: str) -> Any:
        return None

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


def connected(metrics: Metrics, number: int = 1) -> list[tuple[SlowTransport, Line]]:
    here = Door(Settings(), metrics)
    found = []
    for _ in range(number):
        transport = SlowTransport()
        line = here.open(transport)  # type: ignore[arg-type]  # one that we watch
        assert line is not None
        found.append((transport, line))
    return found


@pytest.mark.promise(11)
def test_an_address_opens_only_so_many_connections_a_second() -> None:
    metrics, direct = Metrics(), Settings(connections_per_second=0.01)
    here, behind_a_proxy = (Door(each, metrics) for each in (direct, replace(direct, trust_proxy=True)))
    transport: Any = SlowTransport()
    assert not here.ignores(transport)
    assert here.ignores(transport)
    assert metrics.turned_away == 1
    assert not any(behind_a_proxy.ignores(transport) for _ in range(3))


@pytest.mark.anyio
async def test_whoever_is_turned_away_waits_for_it_but_only_so_many_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(door, "MOST_HELD", 1)
    monkeypatch.setattr(door, "HELD_SECONDS", 0.1)
    here = Door(Settings(), Metrics())
    first, second, third = (ReadTransport() for _ in range(3))
    here.turn_away(first)  # type: ignore[arg-type]  # one that we watch
    here.turn_away(second)  # type: ignore[arg-type]  # the same
    assert (first.aborted, second.aborted) == (False, True)
    while not first.aborted:
        await asyncio.sleep(0.01)
    here.turn_away(third)  # type: ignore[arg-type]  # the same
    assert not third.aborted


def test_an_address_is_kept_out_only_for_a_while_and_not_behind_a_proxy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, transport = 1_000.0, ReadTransport()
    monkeypatch.setattr(time, "monotonic", lambda: now)
    usual = Settings()
    here, behind_a_proxy = (Door(each, Metrics()) for each in (usual, replace(usual, trust_proxy=True)))
    for each in (here, behind_a_proxy):
        each.keep_out("?")
    assert here.ignores(transport)  # type: ignore[arg-type]  # one that we watch
    assert not behind_a_proxy.ignores(transport)  # type: ignore[arg-type]  # the same
    now += usual.seconds_out
    assert not here.ignores(transport)  # type: ignore[arg-type]  # the same
    here.keep_out("another")
    assert list(here._out_until) == ["another"]


@pytest.mark.promise(15)
def test_a_network_whose_visitors_misuse_sockets_is_kept_out_as_a_whole() -> None:
    class From(ReadTransport):
        def __init__(self, address: str) -> None:
            super().__init__()
            self.address = address

        def get_extra_info(self, name: str, default: Any = None) -> Any:
            return (self.address, 1) if name == "peername" else default

    here = Door(Settings(), Metrics())
    for number in range(4):
        stranger = From(f"2001:db8:0:{number + 8:x}::1")
        assert not here.ignores(stranger)  # type: ignore[arg-type]  # one that we watch
        here.keep_out(visitor(stranger.address))
    assert here.ignores(From("2001:db8:0:1::1"))  # type: ignore[arg-type]  # the same
    assert not here.ignores(From("2001:db8:1:1::1"))  # type: ignore[arg-type]  # the same


@pytest.mark.promise(13)
def test_nothing_more_is_kept_for_a_client_that_does_not_read() -> None:
    metrics = Metrics()
    [(transport, line)] = connected(metrics)
    line.write(2 * door.MOST_UNSENT * b"a")  # one answer may be long
    assert not transport.is_closing()
    line.write(b"pong")
    assert transport.is_closing()
    assert (metrics.cut_off, metrics.connections) == (1, 0)
    line.lost()  # the loop says so, too
    assert metrics.connections == 0


@pytest.mark.anyio
@pytest.mark.promise(13)
async def test_who_makes_no_progress_is_cut_off() -> None:
    [(slow, slow_line), (steady, steady_line)] = connected(Metrics(), 2)
    for transport, line in ((slow, slow_line), (steady, steady_line)):
        transport.waiting = 1_000_000
        line.stalls()
    slow.waiting -= 100
    steady.waiting -= 100_000
    slow_line._check_progress()
    steady_line._check_progress()
    assert (slow.aborted, steady.aborted) == (True, False)
    steady_line.flows()
    steady_line.lost()


@pytest.mark.anyio
@pytest.mark.promise(13)
async def test_of_many_slow_clients_the_greediest_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "MOST_UNSENT_IN_ALL", 1_000)
    [(first, first_line), (second, second_line)] = connected(Metrics(), 2)
    first.waiting, second.waiting = 400, 700
    first_line.stalls()
    assert not first.aborted
    second_line.stalls()
    assert (first.aborted, second.aborted) == (False, True)
    first_line.lost()


@pytest.mark.anyio
@pytest.mark.promise(13)
async def test_a_closed_connection_does_not_linger(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "STALL_SECONDS", 0.0)
    [(transport, line)] = connected(Metrics())
    line.write(b"goodbye")
    line.close()
    assert transport.closed
    while not transport.aborted:
        await asyncio.sleep(0)
    line.lost()


def open_socket() -> tuple[Any, LimitedSocket]:
    """A socket that is open, and its transport."""
    transport: Any = ReadTransport()
    here = LimitedSocket(Config(lambda: None, ws="none", ws_ping_interval=20), ServerState(), {})
    here.connection_made(Door(Settings(), Metrics()).open(transport))  # type: ignore[arg-type]  # as uvicorn
    here.conn.state = State.OPEN
    here.handshake_complete = True
    return transport, here


@pytest.mark.anyio
async def test_a_stopping_server_says_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    transport, here = open_socket()
    # Before version 0.53 uvicorn's own would send another close frame, which is an error.
    monkeypatch.setattr(WebSocketsSansIOProtocol, "shutdown", None)
    here.schedule_ping()
    here.shutdown()
    said = transport.waiting
    assert (said > 0, transport.closed, here.ping_timer) == (True, True, None)
    here.shutdown()
    assert transport.waiting == said
    here._line.lost()


@pytest.mark.anyio
async def test_a_stopping_server_says_nothing_to_who_has_just_said_goodbye() -> None:
    transport, here = open_socket()
    here.conn.state = State.CLOSING
    here.shutdown()
    assert (transport.waiting, transport.closed) == (0, True)
    here._line.lost()


@pytest.mark.anyio
async def test_only_who_is_silent_is_pinged() -> None:
    transport, here = open_socket()
    here.send_keepalive_ping()
    assert transport.waiting == 0
    assert here.ping_timer is not None  # later, perhaps
    here._heard_at -= 20
    here.send_keepalive_ping()
    assert transport.waiting > 0
    here.stop_keepalive()
