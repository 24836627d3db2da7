"""Pins that the files in deploy/ work as written, on any port: nginx, Caddy, HAProxy and the systemd unit."""

import asyncio
import json
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from sushiya.server.metrics import Metrics
from tests.full import FULL, in_turn
from tests.project.tree import ROOT
from tests.server.helpers import BOT, SECONDS, you
from tests.server.served import Served, served

DEPLOY = ROOT / "deploy"
NGINX = """
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder};
    proxy_temp_path {folder};
    fastcgi_temp_path {folder};
    uwsgi_temp_path {folder};
    scgi_temp_path {folder};
    include {folder}/site;
}}
"""
HAPROXY = """
defaults
    timeout connect 5s
    timeout client 60s
"""
MOST = 6
"""How many connections the proxies take from one address here."""
ANY_CERTIFICATE = ssl.create_default_context()
ANY_CERTIFICATE.check_hostname = False
ANY_CERTIFICATE.verify_mode = ssl.CERT_NONE


def changed(file: str, changes: dict[str, str]) -> str:
    """A file of ours with what everybody has to change: name, port and certificate."""
    text = (DEPLOY / file).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text, f"{file} no longer says {old}"
        text = text.replace(old, new)
    return text


def certificate(folder: Path) -> None:
    """A key and a certificate in two files, and both in one."""
    subject = ("-subj", "/CN=localhost", "-days", "2")
    command = (
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-keyout",
        "key",
        "-out",
        "certificate",
    )
    subprocess.run([*command, *subject], cwd=folder, check=True, capture_output=True)
    both = (folder / "certificate").read_bytes() + (folder / "key").read_bytes()
    (folder / "both").write_bytes(both)


def nginx(folder: Path, port: int, server: str) -> tuple[str, ...]:
    certificate(folder)
    changes = {
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "server 127.0.0.1:8000;": f"server {server};",
        "limit_conn sushiya 200;": f"limit_conn sushiya {MOST};",
        "/etc/ssl/sushi.example.org.pem": f"{folder}/certificate",
        "/etc/ssl/sushi.example.org.key": f"{folder}/key",
    }
    (folder / "site").write_text(changed("nginx.conf", changes))
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    return ("nginx", "-e", f"{folder}/errors", "-c", f"{folder}/nginx.conf")


def caddy(folder: Path, port: int, server: str) -> tuple[str, ...]:
    changes = {
        "sushi.example.org {": f"{{\nadmin off\n}}\nhttp://127.0.0.1:{port} {{",
        "reverse_proxy 127.0.0.1:8000": f"reverse_proxy {server}",
    }
    (folder / "Caddyfile").write_text(changed("Caddyfile", changes))
    return ("caddy", "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile")


def haproxy(folder: Path, port: int, server: str) -> tuple[str, ...]:
    certificate(folder)
    changes = {
        "bind :443 ssl crt /etc/ssl/sushi.example.org.pem": f"bind 127.0.0.1:{port} ssl crt {folder}/both",
        "server one 127.0.0.1:8000": f"server one {server}",
        "sc0_conn_cur gt 200": f"sc0_conn_cur gt {MOST}",
    }
    (folder / "haproxy.cfg").write_text(HAPROXY + changed("haproxy.cfg", changes))
    return ("haproxy", "-db", "-f", f"{folder}/haproxy.cfg")


PACKAGES = {"nginx": "nginx-light"}
"""Debian's packages, where the name differs."""
PROXIES: dict[str, tuple[Callable[[Path, int, str], tuple[str, ...]], str]] = {
    "nginx": (nginx, "https"),
    "caddy": (caddy, "http"),
    "haproxy": (haproxy, "https"),
}
CHECKS = {"nginx": ("-t",), "caddy": (), "haproxy": ("-c",)}
"""What makes a proxy only read its configuration, after its own command."""


def installed(proxy: str) -> Any:
    """A proxy to try, if it is there: a server is started only then."""
    why = f"{proxy} is not installed: apt-get install {PACKAGES.get(proxy, proxy)}"
    return pytest.param(proxy, marks=pytest.mark.skipif(shutil.which(proxy) is None, reason=why))


THERE = [proxy for proxy in PROXIES if shutil.which(proxy)]
ALL = [installed(proxy) for proxy in PROXIES]
TRIED = ALL if FULL or not THERE else in_turn(THERE)
"""Quick runs start one of them; all read their configuration."""
LIMITING = [installed(proxy) for proxy in ("nginx", "haproxy")]
"""Those that count connections by address. Caddy doesn't."""


@pytest.mark.parametrize("proxy", ALL)
def test_a_proxy_understands_every_line_of_its_file(proxy: str, tmp_path: Path) -> None:
    command = PROXIES[proxy][0](tmp_path, 4430, "127.0.0.1:8000")
    if proxy == "caddy":
        command = ("caddy", "validate", *command[2:])
    done = subprocess.run((*command, *CHECKS[proxy]), check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def behind(proxy: str, server: Served, folder: Path) -> Iterator[str]:
    """The address of a proxy in front of the server."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command, scheme = PROXIES[proxy]
    url = f"{scheme}://127.0.0.1:{port}"
    with (folder / "said").open("w") as said:
        process = subprocess.Popen(
            command(folder, port, server.url.removeprefix("http://")), stdout=said, stderr=said
        )
    try:
        deadline = time.monotonic() + SECONDS
        while not answers(url):
            assert process.poll() is None, (folder / "said").read_text()
            assert time.monotonic() < deadline, (folder / "said").read_text()
            time.sleep(0.05)
        yield url
    finally:
        process.terminate()
        process.wait(SECONDS)


def get(url: str, **headers: str) -> httpx2.Response:
    return httpx2.get(url, headers=headers, timeout=SECONDS, verify=ANY_CERTIFICATE)


INSIDE = ("/metrics", "/status", "/metrics?x", "/%6detrics", "/%73tatus", "/%6d%65%74%72%69%63%73")
"""Paths that only the server's operator may request, however they are written."""
NOT_INSIDE = (
    "//metrics",
    "/./metrics",
    "/x/../metrics",
    "/metrics/",
    "/METRICS",
    "/metrics;x",
    "/%256detrics",
)
"""Paths that the server treats as different ones, so that a proxy may do as it likes."""


def status_at(url: str, path: str) -> int:
    """The status at a path that is sent as it is written."""
    parts = urlsplit(url)
    port = parts.port or 0
    connection = (
        HTTPSConnection("127.0.0.1", port, timeout=SECONDS, context=ANY_CERTIFICATE)
        if parts.scheme == "https"
        else HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    )
    with closing(connection):
        connection.putrequest("GET", path)
        connection.endheaders()
        return connection.getresponse().status


def answers(url: str) -> bool:
    try:
        return get(f"{url}/readyz").status_code == 200
    except httpx2.TransportError:
        return False


async def says_first(url: str, table: str, origin: str) -> str:
    """The first message on a socket, or why it was closed.

    With the client of websockets that needs no event loop, now and then no handshake arrives at HAProxy. It
    reads and writes TLS in two threads at once, which is probably why.
    """
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    context = ANY_CERTIFICATE if url.startswith("https") else None
    who = Origin(origin)
    async with connect(address, ssl=context, origin=who, open_timeout=SECONDS, proxy=None) as line:
        try:
            await line.send('{"type":"hello","keys":[],"match":null,"version":-1}')
            async with asyncio.timeout(SECONDS):
                return str(await line.recv())
        except ConnectionClosed as closed:
            return str(closed)


@pytest.mark.parametrize("proxy", TRIED)
def test_page_and_sockets_work_behind_a_proxy_on_any_port(proxy: str, tmp_path: Path) -> None:
    with served(tmp_path, trust_proxy=True) as server, behind(proxy, server, tmp_path) as url:
        made = server.post({"game": "sushi-go(seats=3)", "seats": [you("Mia"), BOT, BOT]}).json()
        assert "<title>" in get(url).text
        for inside in INSIDE:
            assert status_at(url, inside) == 403, inside
        for elsewhere in NOT_INSIDE:
            assert status_at(url, elsewhere) != 200, elsewhere
        assert '"welcome"' in asyncio.run(says_first(url, made["id"], origin=url))
        with pytest.raises(Exception, match="403"):
            asyncio.run(says_first(url, made["id"], origin="https://elsewhere.example.org"))


@pytest.mark.parametrize("proxy", TRIED)
@pytest.mark.promise(15)
def test_nobody_behind_a_proxy_has_two_addresses(proxy: str, tmp_path: Path) -> None:
    """Whatever a client claims about its address: its requests are counted together."""
    with (
        served(tmp_path, trust_proxy=True, requests_per_second=1.0) as server,
        behind(proxy, server, tmp_path) as url,
    ):
        codes = [
            get(f"{url}/api/tables", **{"X-Forwarded-For": f"10.0.0.{last}"}).status_code
            for last in range(20)
        ]
        assert 429 in codes


async def sockets_of(source: str, url: str, table: str, most: int) -> list[ClientConnection]:
    """The sockets of spectators from this address of the own computer, until no more are accepted."""
    found: list[ClientConnection] = []
    with suppress(OSError, InvalidHandshake):
        while len(found) < most:
            found.append(
                await connect(
                    f"{url.replace('https', 'wss', 1)}/api/tables/{table}/socket",
                    ssl=ANY_CERTIFICATE,
                    origin=Origin(url),
                    open_timeout=SECONDS,
                    proxy=None,
                    local_addr=(source, 0),
                )
            )
            await found[-1].send('{"type":"hello","keys":[],"match":null,"version":-1}')
    return found


@pytest.mark.parametrize("proxy", LIMITING)
@pytest.mark.promise(11)
def test_one_address_leaves_connections_of_a_proxy_to_others(proxy: str, tmp_path: Path) -> None:
    async def fill(url: str, table: str) -> None:
        eve = await sockets_of("127.0.0.66", url, table, 2 * MOST)
        assert len(eve) == MOST
        mia = await sockets_of("127.0.0.2", url, table, 1)
        assert '"welcome"' in str(await mia[0].recv())
        await asyncio.gather(*(line.close() for line in (*eve, *mia)))

    with served(tmp_path, trust_proxy=True) as server, behind(proxy, server, tmp_path) as url:
        made = server.post({"game": "sushi-go(seats=3)", "seats": [you("Mia"), BOT, BOT]}).json()
        asyncio.run(fill(url, made["id"]))


needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")


@needs_systemd
def test_systemd_understands_every_line_of_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "sushiya.service"
    unit.write_text(changed("sushiya.service", {"/opt/sushiya/bin/sushiya": sys.executable}))
    done = subprocess.run(("systemd-analyze", "verify", unit), check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "sushiya.service" not in done.stderr


@needs_systemd
def test_the_unit_is_closed_to_the_rest_of_the_system() -> None:
    command = ("systemd-analyze", "security", "--offline=true", "--threshold=20", DEPLOY / "sushiya.service")
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yml"])
def test_dashboard_and_alerts_name_metrics_that_there_are(file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    named = set(re.findall(r"\bsushiya_[a-z_]+", text))
    told = {line.split()[2] for line in Metrics().text().splitlines() if line.startswith("# TYPE")}
    told |= {f"{name}_bucket" for name in told if name.endswith("_seconds")}
    assert len(named) > 5
    assert named <= told


def test_the_dashboard_shows_every_metric_that_says_how_the_server_is() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    shown = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    boring = {"messages", "tables_made"}
    assert [
        name for name in Metrics().values() if f"sushiya_{name}" not in shown and name not in boring
    ] == []
    places = [panel["gridPos"] for panel in dashboard["panels"]]
    assert len({(place["x"], place["y"]) for place in places}) == len(places)
