"""Pins which addresses are kept out for a while, and that a crowd which comes back is not."""

import socket
from contextlib import ExitStack, closing, suppress
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from sushiya.server.door import PATIENCE
from tests.server.helpers import SECONDS, you
from tests.server.served import served
from tests.server.wires import GAME, answer, at_table, masked, refused, shaking_hands, status

MEBIBYTE = 1_048_576


def sent_at_once(wire: socket.socket, most: int) -> int:
    """How many bytes the other end accepts within half a second."""
    wire.settimeout(0.5)
    sent = 0
    with suppress(TimeoutError, ConnectionError):
        while sent < most:
            sent += wire.send(65_536 * b"x")
    wire.settimeout(SECONDS)
    return sent


@pytest.mark.promise(12)
@pytest.mark.parametrize("misuse", [5 * masked(1, b"nonsense"), 500 * masked(9)], ids=["nonsense", "flood"])
def test_the_address_of_a_socket_that_was_misused_is_kept_out(tmp_path: Path, misuse: bytes) -> None:
    with served(tmp_path, seconds_out=600.0) as server, at_table(server) as wire:
        wire.sendall(masked(1, b'{"type":"hello"}') + misuse)
        told = b""
        with suppress(ConnectionError):
            while b"bad messages" not in told and (more := wire.recv(4_096)):
                told += more
        with server.wire() as again:
            assert answer(again) == b""
        with server.wire("127.0.0.9") as another:
            another.sendall(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
            assert status(answer(another)) == 200


@pytest.mark.promise(12)
def test_the_address_of_sockets_that_come_and_go_is_kept_out(tmp_path: Path) -> None:
    with served(tmp_path, seconds_out=600.0, handshakes_per_second=0.01) as server, at_table(server):
        for _ in ("forgiven", "not any more"):
            wire, answered = shaking_hands(server, "x")
            assert answered == 403
            wire.close()
        with server.wire() as fourth:
            fourth.sendall(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
            assert answer(fourth) == b""


@pytest.mark.promise(12)
def test_the_address_of_trailers_without_end_is_kept_out(tmp_path: Path) -> None:
    with served(tmp_path, seconds_out=600.0) as server:
        with server.wire() as wire, suppress(ConnectionError):
            wire.sendall(
                b"POST /api/score HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
                b"transfer-encoding: chunked\r\n\r\n0\r\nx: " + 30_000 * b"x"
            )
            assert status(answer(wire)) == 431
        with server.wire() as again:
            assert sent_at_once(again, 64 * MEBIBYTE) < 16 * MEBIBYTE  # nobody reads it
            assert answer(again) == b""


@pytest.mark.promise(16)
def test_a_hundred_players_of_one_address_come_back_at_once_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = server.post({"game": GAME, "seats": [you("Mia"), {"kind": "open"}]}).json()["id"]
    with served(tmp_path) as server, ExitStack() as back:
        for _ in range(100):
            wire, answered = shaking_hands(server, table)
            back.enter_context(wire)
            assert answered == 101
        assert refused(server, "too_fast") == 0


@pytest.mark.promise(12)
def test_the_address_of_requests_that_come_too_fast_is_kept_out(tmp_path: Path) -> None:
    """On a connection that is kept, whether the application refuses them or nobody even reads them."""
    with served(tmp_path, seconds_out=600.0, requests_per_second=0.01, files_per_second=5.0) as server:
        port = int(server.url.rpartition(":")[2])
        for address, path, fewest in (("127.0.0.6", "/api/games", PATIENCE), ("127.0.0.7", "/healthz", 30)):
            told: list[HTTPResponse] = []
            with closing(HTTPConnection("127.0.0.1", port, SECONDS, (address, 0))) as kept:
                while not told or not told[-1].will_close:
                    assert len(told) < 10_000
                    kept.request("GET", path)
                    told.append(kept.getresponse())
                    told[-1].read()
            assert len(told) > fewest
            assert told[-1].status == 429
            with server.wire(address) as again:
                assert answer(again) == b""
        with server.wire("127.0.0.9") as another:
            another.sendall(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
            assert status(answer(another)) == 200
