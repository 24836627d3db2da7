"""Pins the limits of connections, against a server that is really served: nobody exhausts it from outside."""

import json
import re
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from sushiya.server.open_files import most_connections, most_waiting, raise_limit
from sushiya.server.transport import framed
from tests.server.helpers import BOT, you
from tests.server.served import Served, served
from tests.server.wires import GAME, answer, at_table, is_well, masked, refused, shaking_hands, status

MEBIBYTE = 1 << 20
POST = b"POST /api/score HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
LIMITED: dict[str, Any] = {"most_connections": 20, "seconds_per_request": 0.5}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), seconds_out=0.0) as here:
        yield here


def memory(server: Served) -> int:
    """Bytes that the server has in memory."""
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * resource.getpagesize()


def pour(wire: socket.socket, piece: bytes, most: int) -> int:
    """Send this again and again until the other end has had enough. Returns how many bytes that took."""
    poured = 0
    try:
        while poured < most:
            wire.sendall(piece)
            poured += len(piece)
    except (ConnectionError, TimeoutError):
        pass
    return poured


# Heads, addresses, bodies -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("request_of", "refusal", "reason"),
    [
        (b"GET /healthz HTTP/1.1\r\nhost: a\r\nx: " + 20_000 * b"a" + b"\r\n\r\n", 431, "long_head"),
        (b"GET /healthz HTTP/1.1\r\nhost: a\r\n" + 200 * b"x: y\r\n" + b"\r\n", 431, "long_head"),
        (b"GET /" + 5_000 * b"a" + b" HTTP/1.1\r\nhost: a\r\n\r\n", 414, "long_address"),
        (b"POST /api/score HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000\r\n\r\n", 413, "long_body"),
        (b"nonsense\r\n\r\n", 400, "bad_request"),
    ],
    ids=["head", "headers", "address", "body", "nonsense"],
)
@pytest.mark.promise(9)
def test_what_is_too_long_is_refused(server: Served, request_of: bytes, refusal: int, reason: str) -> None:
    before = refused(server, reason)
    with server.wire() as wire:
        wire.sendall(request_of)
        told = answer(wire)
    assert status(told) == refusal
    assert re.search(rb"\r\nx-request-id: [0-9a-f]{12}\r\n", told)
    assert is_well(server)
    assert refused(server, reason) == before + 1


@pytest.mark.promise(9)
def test_a_head_without_end_is_not_swallowed(server: Served) -> None:
    before = memory(server)
    with server.wire() as wire:
        wire.sendall(b"GET / HTTP/1.1\r\nhost: a\r\nx: ")
        assert pour(wire, 65_536 * b"a", 64 * MEBIBYTE) < 32 * MEBIBYTE
    assert memory(server) - before < 16 * MEBIBYTE
    assert is_well(server)


@pytest.mark.promise(9)
def test_a_body_without_end_is_not_swallowed(server: Served) -> None:
    with server.wire() as wire:
        wire.sendall(POST + b"transfer-encoding: chunked\r\n\r\n")
        assert pour(wire, b"10000\r\n" + 65_536 * b"a" + b"\r\n", 64 * MEBIBYTE) < 32 * MEBIBYTE
    assert is_well(server)


@pytest.mark.parametrize(
    "piece",
    [b"x: " + 65_000 * b"a" + b"\r\n", 65_536 * b"a", 10_000 * b"a: b\r\n"],
    ids=["long lines", "one line", "many lines"],
)
@pytest.mark.promise(9)
def test_trailers_without_end_are_not_swallowed(server: Served, piece: bytes) -> None:
    before, counted = memory(server), refused(server, "long_head")
    with server.wire() as wire:
        wire.sendall(POST + b"transfer-encoding: chunked\r\n\r\n0\r\n")
        assert pour(wire, piece, 64 * MEBIBYTE) < 32 * MEBIBYTE
        assert is_well(server)
    assert memory(server) - before < 16 * MEBIBYTE
    assert refused(server, "long_head") == counted + 1


@pytest.mark.promise(9)
def test_chunks_that_are_mostly_extensions_are_not_swallowed(server: Served) -> None:
    with server.wire() as wire:
        wire.sendall(POST + b"transfer-encoding: chunked\r\n\r\n")
        assert pour(wire, b"1;" + 8_000 * b"a" + b"\r\nb\r\n", 64 * MEBIBYTE) < 32 * MEBIBYTE
    assert is_well(server)


@pytest.mark.promise(9)
def test_trailers_are_no_headers(server: Served) -> None:
    """Otherwise they would say what the proxy in front of us did not see."""
    head = b"POST /api/score HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n"
    body = b"2\r\n{}\r\n0\r\ncontent-type: application/json\r\n\r\n"
    with server.wire() as wire:
        wire.sendall(head + b"transfer-encoding: chunked\r\n\r\n" + body)
        assert status(answer(wire)) == 415


@pytest.mark.promise(9)
def test_requests_do_not_queue_up_behind_one(server: Served) -> None:
    with server.wire() as wire:
        wire.sendall(1_000 * b"GET /api/games HTTP/1.1\r\nhost: a\r\n\r\n")
        assert answer(wire).count(b"HTTP/1.1 ") < 100
    assert is_well(server)


# Time -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "part",
    [
        b"",
        b"GET /healthz HT",
        POST + b"content-length: 10\r\n\r\n{",
    ],
    ids=["silence", "head", "body"],
)
@pytest.mark.promise(10)
def test_half_a_request_ends(limited: Served, part: bytes) -> None:
    before = refused(limited, "slow_request")
    with limited.wire() as wire:
        wire.sendall(part)
        assert status(answer(wire)) == 408
    with limited.wire() as wire:  # the same after a whole request
        wire.sendall(b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n")
        assert status(wire.recv(65_536)) == 200
        wire.sendall(part or b"\r\n")
        assert status(answer(wire)) == 408
    assert is_well(limited)
    assert refused(limited, "slow_request") == before + 2


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("limited"), **LIMITED) as here:
        yield here


@pytest.mark.promise(10)
def test_a_socket_that_can_not_begin_ends(server: Served) -> None:
    head = b"GET /api/tables/x/socket HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    for rest in (b"", b"sec-websocket-version: 13\r\nx: " + 9_000 * b"a" + b"\r\n"):
        with server.wire() as wire:
            wire.sendall(head + rest + b"\r\n")
            assert status(answer(wire)) >= 400
    assert is_well(server)


# Connections ------------------------------------------------------------------------------------------------


@pytest.mark.promise(11)
def test_silent_connections_lock_nobody_out(tmp_path: Path) -> None:
    with served(tmp_path, most_connections=20) as server, ExitStack() as silent:
        for number in range(100):
            silent.enter_context(server.wire(f"127.0.0.{10 + number // 10}"))
        assert is_well(server)
        assert server.post({"game": GAME, "seats": [you("Mia"), BOT]}).status_code == 201


@pytest.mark.promise(11)
def test_connections_are_counted_by_address(tmp_path: Path) -> None:
    with served(tmp_path, most_connections_per_address=4) as server, ExitStack() as many:
        wires = [many.enter_context(server.wire()) for _ in range(4)]
        with server.wire() as fifth:
            assert status(answer(fifth)) == 503
        for wire in wires:
            wire.close()
        server.get_soon("/healthz")


@pytest.mark.promise(11)
def test_files_are_left_for_the_store(tmp_path: Path) -> None:
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (100, 300))"
    with served(tmp_path, before=few, connections_per_second=1_000) as server, ExitStack() as many:
        for number in range(400):
            many.enter_context(server.wire(f"127.0.0.{10 + number // 10}"))
        assert server.post({"game": GAME, "seats": [you("Mia"), BOT]}).status_code == 201
        files = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
        assert files < 300 - 128


@pytest.mark.promise(16)
def test_one_address_leaves_room_for_a_player_who_comes_back_however_few_files_there_are(
    tmp_path: Path,
) -> None:
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (1_024, 1_024))"
    with served(tmp_path, before=few, handshakes_per_second=1_000) as server, ExitStack() as many:
        mia = server.post({"game": GAME, "seats": [you("Mia"), BOT]}).json()
        watched = server.post({"game": GAME, "seats": [you("Eve"), {"kind": "open"}]}).json()["id"]
        hello = {"type": "hello", "keys": [*mia["keys"].values()]}
        with server.socket(mia["id"]) as first:
            first.send(json.dumps(hello))
            while json.loads(first.recv())["type"] != "update":
                pass
        held = 0
        for _ in range(500):
            wire, answered = shaking_hands(server, watched, "127.0.0.66")
            many.enter_context(wire)
            if answered != 101:
                break
            wire.sendall(masked(1, b'{"type":"hello"}'))
            if b'"welcome"' not in wire.recv(65_536):
                break
            held += 1
        assert 10 < held < 100
        with server.socket(mia["id"]) as again:
            again.send(json.dumps(hello))
            assert json.loads(again.recv())["type"] == "welcome"


def test_the_limit_of_files_is_raised_as_far_as_it_may() -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (64, 2048))\n"
        "from sushiya.server.open_files import raise_limit\n"
        "print(raise_limit(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["2048", "2048"]
    assert raise_limit() >= 64


@pytest.mark.parametrize("files", [300, 1_024, 4_096, 65_536])
def test_connections_their_files_and_those_that_wait_leave_some(files: int) -> None:
    assert 2 * most_connections(files) + most_waiting(files) <= files - 100


# Frames -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "flood"),
    [
        (b"", 500 * masked(0x9, 125 * b"a")),
        (b"", 2_000 * masked(0xA)),
        (masked(0x1, b"a", final=False), 2_000 * masked(0x0, final=False)),
        (b"", 2_000 * masked(0x1)),
    ],
    ids=["pings", "pongs", "fragments", "messages"],
)
@pytest.mark.promise(12)
def test_a_flood_of_frames_ends_the_socket(server: Served, first: bytes, flood: bytes) -> None:
    before = memory(server)
    with at_table(server) as wire:
        wire.sendall(first)
        assert pour(wire, flood, 64 * MEBIBYTE) < 32 * MEBIBYTE
    assert memory(server) - before < 16 * MEBIBYTE
    assert is_well(server)
    assert server.log.read_text() == ""


@pytest.mark.promise(8)
def test_nothing_that_clients_send_fills_the_log(server: Served) -> None:
    before = server.log.read_text()
    made = server.post({"game": GAME, "seats": [you("Mia"), BOT]}).json()
    (key,) = made["keys"].values()
    with server.socket(made["id"]) as mia:
        mia.send(json.dumps({"type": "hello", "keys": [key]}))
        while json.loads(mia.recv())["type"] != "update":
            pass
    upgrade = b"GET /api/tables/x/socket HTTP/1.1\r\nconnection: upgrade\r\nupgrade: "
    for nonsense in (b"nonsense\r\n\r\n", upgrade + b"websocket\r\n\r\n", upgrade + b"h2c\r\n\r\n"):
        with server.wire() as wire:
            wire.sendall(nonsense)
            wire.shutdown(socket.SHUT_WR)
            answer(wire)
    with at_table(server) as wire:
        wire.sendall(b"\xff\xff\xff\xff")
        answer(wire)
    assert server.log.read_text() == before


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_as_others_would(size: int) -> None:
    text = size * "x"
    assert framed(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
