"""Pins how the page's files are sent: compressed, with their types, and cached while they hold."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sushiya.server import app as app_module
from sushiya.server.limits import Buckets
from tests.server.helpers import House, house

pytestmark = pytest.mark.anyio

SCRIPT = "export const answer = 42;" * 100


@pytest.fixture
async def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A server with a small page."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    (page / "built-from").write_text("0123456789abcdef")
    (page / "preload.txt").write_text(
        "/ assets/home-1.js\n/t/* assets/table-1.js assets/table-1.css\n"
        "lang=de assets/texts-de-1.js\nlang=en assets/texts-en-1.js"
    )
    (page / "assets" / "app-1.js").write_text(SCRIPT)
    (page / "assets" / "app-1.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (page / "assets" / "app-1.js.br").write_bytes(b"brotli")
    (page / "assets" / "font-1.woff2").write_bytes(b"font")
    (page / "manifest.webmanifest").write_text("{}")
    (page / "engine" / "1a2b").mkdir(parents=True)
    for name in ("pyodide.js", "pyodide.asm.wasm.bin", "sushiya.zip"):
        (page / "engine" / "1a2b" / name).write_bytes(b"part of Python")
    monkeypatch.setattr(app_module, "PAGE", page)
    async with house(tmp_path) as here:
        yield here


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
async def test_a_file_comes_in_the_smallest_form_that_the_browser_takes(
    home: House, accepted: str, encoding: str | None
) -> None:
    request = home._http.build_request("GET", "/assets/app-1.js", headers={"accept-encoding": accepted})
    answer = await home._http.send(request, stream=True)
    raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    assert int(answer.headers["content-length"]) == len(raw)
    sent = {"br": b"brotli", "gzip": gzip.compress(SCRIPT.encode()), None: SCRIPT.encode()}[encoding]
    assert raw[10:] == sent[10:], "but for the time in the header of gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"].lower() == "accept-encoding"


async def test_hashed_files_are_kept_forever_and_the_others_never_without_asking(home: House) -> None:
    for path in ("/assets/app-1.js", "/assets/font-1.woff2", "/engine/1a2b/sushiya.zip"):
        assert (await home.get(path)).headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/t/abc", "/manifest.webmanifest"):
        answer = await home.get(path)
        assert answer.headers["cache-control"] == "no-cache"
        again = await home.get(path, if_none_match=answer.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")


async def test_types_don_t_depend_on_the_computer(home: House) -> None:
    assert (await home.get("/assets/font-1.woff2")).headers["content-type"] == "font/woff2"
    assert (await home.get("/manifest.webmanifest")).headers["content-type"] == "application/manifest+json"
    assert (await home.get("/")).headers["content-type"].startswith("text/html")
    for name, kind in {"pyodide.js": "text/javascript", "sushiya.zip": "application/zip"}.items():
        assert (await home.get(f"/engine/1a2b/{name}")).headers["content-type"].startswith(kind)
    packed = await home.get("/engine/1a2b/pyodide.asm.wasm.bin")
    assert packed.headers["content-type"] == "application/octet-stream"


async def test_the_page_comes_with_what_its_screen_needs_first(home: House) -> None:
    links = (await home.get("/t/abc", accept_language="de-AT,en;q=0.5")).headers["link"]
    assert links == (
        "</assets/texts-de-1.js>; rel=modulepreload, </assets/table-1.js>; rel=modulepreload, "
        "</assets/table-1.css>; rel=preload; as=style; crossorigin"
    )
    assert (await home.get("/", accept_language="tlh")).headers["link"] == (
        "</assets/texts-en-1.js>; rel=modulepreload, </assets/home-1.js>; rel=modulepreload"
    )
    assert (await home.get("/rules")).headers["link"] == "</assets/texts-en-1.js>; rel=modulepreload"


async def test_answers_are_compressed_and_name_the_build(home: House) -> None:
    answer = await home.get("/api/games", accept_encoding="gzip")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["x-sushiya-build"] == "0123456789ab"
    again = await home.get("/api/games", if_none_match=answer.headers["etag"], accept_encoding="gzip")
    assert (again.status_code, again.content) == (304, b"")
    table, _ = await home.make("sushi-go(seats=3)", {"kind": "open"}, {"kind": "open"}, {"kind": "open"})
    guest = await home.enter(table)
    assert guest.heard[0]["build"] == "0123456789ab"


@pytest.mark.promise(14)
@pytest.mark.parametrize("path", ["/assets/app-1.js", "/", "/no-such-file"])
async def test_one_address_takes_only_so_many_files(home: House, path: str) -> None:
    home.hub.meters.files = Buckets(1.0)  # three at once
    assert [(await home.get(path)).status_code == 429 for _ in range(4)] == [False, False, False, True]
    assert (await home.get("/healthz")).status_code == 200
