"""Pins the application as a whole: headers on every response, the page, a real process on real sockets."""

import json
import re
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from benchmarks.measure import cpu_seconds
from sushiya.server import app as app_module
from sushiya.server.app import HEADERS
from sushiya.server.status import POLICY
from tests.server.helpers import OPEN, SECONDS, House, house, you
from tests.server.served import Served, served

PAIR = "sushi-go(seats=2,edition=gamewright)"
TABLE = {"game": PAIR, "seats": [you("Mia"), you("Leo")]}


# Headers and pages ------------------------------------------------------------------------------------------


@pytest.mark.anyio
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/healthz",
        "/readyz",
        "/metrics",
        "/status",
        "/api/tables",
        "/api/tables/nothing",
        "/api/games",
        "/nowhere",
    ],
)
async def test_every_response_has_the_safe_headers(home: House, path: str) -> None:
    answer = await home.get(path)
    policy = "content-security-policy"
    expected = HEADERS | {policy: POLICY} if path == "/status" else HEADERS
    assert {name: answer.headers[name] for name in HEADERS} == expected


@pytest.mark.anyio
async def test_a_mistake_of_ours_is_answered_with_them_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as home:
        monkeypatch.setattr(home.hub, "lobby", None)  # a programming error
        monkeypatch.setattr(home.hub.meters, "files", None)  # and one outside of all routes
        for path in ("/api/tables", "/nowhere"):
            answer = await home.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (500, "internal")
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS
            assert answer.headers["x-request-id"]
            assert "NoneType" not in answer.text


@pytest.mark.promise(7)
def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    policy = dict(rule.split(" ", 1) for rule in HEADERS["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert not any("http" in sources or "*" in sources for sources in policy.values())
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'", "Python for tables on a device is WebAssembly"
    assert str(policy).count("unsafe") == 1


@pytest.mark.anyio
async def test_the_page_is_served_where_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    (page / "assets" / "app.js").write_text("1")
    (tmp_path / "secret").write_text("2")
    monkeypatch.setattr(app_module, "PAGE", page)
    async with house(tmp_path) as home:
        for path in ("/", "/t/abc", "/replay/abc"):
            assert (await home.get(path)).text == "<!doctype html>"
        assert (await home.get("/assets/app.js")).text == "1"
        for path in ("/../secret", "/assets/..%2f..%2fsecret", "/assets/none.js", "/api/nothing"):
            assert (await home.get(path)).status_code == 404
        lost = home.connect("x/y")
        await lost.gone()
        assert not lost.accepted


@pytest.mark.anyio
async def test_without_a_page_there_is_still_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "PAGE", tmp_path / "none")
    async with house(tmp_path) as home:
        assert (await home.get("/")).status_code == 404
        assert (await home.get("/healthz")).status_code == 200


# A real process ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("served")
    with served(folder, requests_per_second=1000.0, messages_per_second=1000.0) as here:
        yield here
        assert '"level": "error"' not in here.log.read_text()


def closed_with(connection: ClientConnection) -> tuple[int, str]:
    """Receive until the server closes; returns the close code and the reason."""
    try:
        while True:
            connection.recv(SECONDS)
    except ConnectionClosed as closed:
        return (0, "") if closed.rcvd is None else (closed.rcvd.code, closed.rcvd.reason)


def why_closed(connection: ClientConnection) -> int:
    return closed_with(connection)[0]


def test_every_request_and_every_socket_is_told_its_id(server: Served) -> None:
    made = server.post({"game": PAIR, "seats": [you("Mia"), OPEN]})
    with server.socket(made.json()["id"]) as one, server.socket("nowhere") as other:
        assert one.response is not None
        assert other.response is not None
        answers = (made, server.get("/api/tables"), server.get("/nowhere"), one.response, other.response)
        ids = {answer.headers["x-request-id"] for answer in answers}
    assert len(ids) == len(answers)
    assert all(re.fullmatch("[0-9a-f]{12}", id) for id in ids)


def test_a_match_over_real_sockets(server: Served) -> None:
    made = server.post(TABLE).json()
    with server.socket(made["id"], origin=server.url) as player:
        player.send(json.dumps({"type": "hello", "keys": list(made["keys"].values())}))
        answered = set()
        while True:
            message = json.loads(player.recv(SECONDS))
            if message["type"] == "table" and message["table"]["status"] == "finished":
                break
            if message["type"] != "update" or "public" not in message:
                continue
            serial = message["public"]["serial"]
            for seat in message["waiting_for"]:
                assert (serial, seat) not in answered
                answered.add((serial, seat))
                action = message["mine"][str(seat)]["decision"]["options"][0]["text"]
                answer = {"seat": seat, "serial": serial, "version": message["version"], "action": action}
                player.send(json.dumps({"type": "answer", **answer}))
        assert len(answered) >= 60
    record = server.get(f"/matches/{message['table']['match']}.record")
    assert record.status_code == 200
    assert "server" not in record.headers


@pytest.mark.promise(6)
def test_a_foreign_origin_does_not_even_get_a_socket(server: Served) -> None:
    made = server.post(TABLE).json()
    with pytest.raises(InvalidStatus) as refused:
        server.socket(made["id"], origin="https://evil.example")
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(("size", "code"), [(9_000, 4400), (20_000, 1009)])
def test_giant_messages_end_the_connection(server: Served, size: int, code: int) -> None:
    made = server.post(TABLE).json()
    with server.socket(made["id"]) as giant:
        giant.send("x" * size)
        assert why_closed(giant) == code
    assert server.get("/healthz").status_code == 200


def test_broken_frames_and_half_requests_harm_nobody(server: Served) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    upgrade = (
        "GET /api/tables/{}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).format(server.post(TABLE).json()["id"])
    frames = [
        b"\x81\x82\0\0\0\0\xff\xfe",  # not UTF-8
        b"\x81\x02hi",  # not masked
        b"\xff\xff" + b"\xff" * 12,  # an unknown kind of frame, and endless
        b"\x01\x81\0\0\0\0a",  # the rest never comes
    ]
    for junk in (b"\x00" * 100, b"GET", b"GET / HTTP/1.1\r\nHost: " + b"x" * 99_999, *frames):
        with closing(socket.create_connection((host, int(port)), SECONDS)) as raw:
            raw.sendall(upgrade.encode() + junk if junk in frames else junk)
            raw.settimeout(0.2)
            with suppress(OSError):
                raw.recv(4096)
    assert server.get("/readyz").status_code == 200


def test_stopping_is_graceful_and_starting_quick(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        made = server.post({"game": PAIR, "seats": [you("Mia"), OPEN]}).json()
        with server.socket(made["id"]) as player:
            player.send(json.dumps({"type": "hello", "keys": [made["keys"]["0"]]}))
            player.recv(SECONDS)
            began = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            assert closed_with(player) == (1012, "restart")
        server.process.wait(SECONDS)
        assert time.monotonic() - began < 5
    with served(tmp_path) as server:
        assert cpu_seconds(server.process.pid) < 5  # less than two on an idle machine
        assert server.get(f"/api/tables/{made['id']}").json()["seats"][0]["name"] == "Mia"
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert not [line for line in lines if line["level"] in ("error", "warning")], lines
    assert made["keys"]["0"] not in server.log.read_text()
