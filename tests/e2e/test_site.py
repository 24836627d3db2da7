"""Pins the static site: from a plain file host, in a folder of it, and under a strict policy."""

import gzip
import os
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from sushiya.bots.daily import check_daily
from sushiya.core.codec import from_json
from sushiya.games.daily import daily_deal
from sushiya.puzzles import all_puzzles
from sushiya.server.app import HEADERS
from sushiya.site import write_site
from sushiya.table.records import record_from_log
from sushiya.table.store import Line, MatchRow
from tests.e2e.guests import NOT_FOUND, guest
from tests.e2e.play import play_draft
from tests.e2e.test_offline import LONG, METERED, SETTLED
from tests.e2e.test_weight import MOST
from tests.e2e.wire import seen
from tests.full import FULL, in_full_runs, in_turn

MOST_OF_ENGINE = 7_000_000
"""Bytes of all that a table on a device needs, from a host that compresses nothing."""
A_PUZZLE = 400
"""Bytes of a puzzle, with its share of what is common to all of them."""
ENGINE = {"pyodide.asm.js", "pyodide.asm.wasm.bin", "pyodide.js", "python_stdlib.zip", "sushiya.zip"}
POLICY = "content-security-policy"
SHELF = """() => new Promise((resolve, reject) => {
    const opened = indexedDB.open("sushiya", 1);
    opened.onerror = reject;
    opened.onsuccess = () => {
        const store = opened.result.transaction("texts").objectStore("texts");
        const [keys, texts] = [store.getAllKeys(), store.getAll()];
        texts.onsuccess = () =>
            resolve(Object.fromEntries(keys.result.map((key, index) => [key, texts.result[index]])));
    };
})"""
"""Everything that this device keeps, by its key."""


class FileHost:
    """A host that knows files and nothing else, as `python -m http.server` does. It adds a strict policy."""

    def __init__(self, folder: Path, policy: str = HEADERS[POLICY], base: str = "./") -> None:
        self.base = base
        """The folder of the site, as its page calls it."""
        self.sent: dict[str, int] = {}
        """Bytes by path."""
        self.missing: list[str] = []
        self.folder = folder
        host = self

        class Handler(SimpleHTTPRequestHandler):
            def end_headers(self) -> None:
                self.send_header(POLICY, policy)
                super().end_headers()

            def send_header(self, keyword: str, value: str) -> None:
                if keyword.lower() == "content-length":
                    host.sent[self.path] = host.sent.get(self.path, 0) + int(value)
                super().send_header(keyword, value)

            def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
                host.missing.append(self.path)
                super().send_error(code, message, explain)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self._server.server_port}/sushi/"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module", params=in_turn(["/sushi/", "./"]))
def host(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileHost]:
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / "sushi", base=request.param)
    host = FileHost(folder, base=request.param)
    yield host
    host.stop()


def test_a_match_and_what_it_takes_on_the_wire(browser: Browser, host: FileHost) -> None:
    with guest(browser, host.url) as page:
        _, needed = seen(page, ".", "main")
        scripts = [host.folder / path[1:] for path in needed if path.endswith(".js")]
        sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in scripts}
        assert len(sizes) > 2
        assert sum(sizes.values()) <= MOST, sizes
        page.get_by_role("button", name="Play now").click()
        page.locator("main[data-question]").wait_for(timeout=LONG)
        play_draft(page, turns=2)
        assert page.url.startswith(f"{host.url}#/t/device")
        engine = {path: size for path, size in host.sent.items() if path.startswith("/sushi/engine")}
        assert {path.rpartition("/")[2] for path in engine} == ENGINE
        assert sum(engine.values()) <= MOST_OF_ENGINE, engine

        if FULL:  # Python starts once more
            page.reload()  # the address leads back to the table, and the matches are still there
            page.locator("main[data-question]").wait_for(timeout=LONG)
            play_draft(page, turns=1)


def test_every_screen_has_an_address_that_can_be_opened_anew(browser: Browser, host: FileHost) -> None:
    with guest(browser, host.url) as page:
        page.goto("#/rules/dish/tempura")
        expect(page.get_by_role("heading", name="Tempura").first).to_be_visible()
        page.goto(".")
        link = page.get_by_role("link", name="How to play")
        expect(link).to_have_attribute("href", f"{host.base}#/rules")
        with page.context.expect_page() as opened:
            link.click(modifiers=["ControlOrMeta"])
        expect(opened.value.get_by_role("heading", name="How to play")).to_be_visible()
        link.click()
        expect(page.get_by_role("heading", name="How to play")).to_be_visible()
        assert page.url == f"{host.url}#/rules"
        page.go_back()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        if FULL:
            page.goto("#/learn/sushi-go")
            page.locator("main[data-question]").wait_for(timeout=LONG)
        assert host.missing == []

        page.goto(".")
        friend = page.get_by_label("A friend’s server")
        friend.fill("a friend")
        friend.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("not the address of a server")
        friend.fill(f"{urlsplit(host.url).netloc}/sushi/#/rules/sushizock")
        page.get_by_role("button", name="Go there").click()
        expect(page.get_by_role("heading", name="Sushizock").first).to_be_visible()


def test_a_puzzle_is_a_few_hundred_bytes(browser: Browser, host: FileHost) -> None:
    with guest(browser, host.url) as page:
        page.goto("#/puzzles/sushi-go/1")
        expect(page.get_by_role("heading", name="What would you take?")).to_be_visible()
    sent = sum(size for path, size in host.sent.items() if path.startswith("/sushi/shelf/"))
    assert 0 < sent <= A_PUZZLE * len(all_puzzles("sushi-go"))


def test_nothing_is_loaded_unasked_where_it_might_cost(browser: Browser, host: FileHost) -> None:
    before = set(host.sent)
    with guest(browser, host.url) as page:
        page.add_init_script(METERED % "true")
        page.goto(".")
        page.get_by_role("button", name="Play now").click()
        asked = page.get_by_role("dialog", name="Load the table?")
        expect(asked).to_contain_text("about 8 MB")
        asked.get_by_role("button", name="Not now").click()
        expect(page.get_by_role("alert")).to_have_text("The table of this device was not loaded.")
        assert not [path for path in set(host.sent) - before if "/engine/" in path]
        page.get_by_role("button", name="Play now").click()
        asked.get_by_role("button", name="Load it").click()
        if FULL:
            page.locator("main[data-question]").wait_for(timeout=LONG)
        else:
            expect(page.locator(".start .go")).to_contain_text("Setting the table on this device")


def test_a_page_that_is_open_during_an_update_starts_no_newer_engine(
    browser: Browser, tmp_path: Path
) -> None:
    write_site(tmp_path / "sushi")
    host = FileHost(tmp_path)
    index, (engine,) = tmp_path / "sushi" / "index.html", (tmp_path / "sushi" / "engine").iterdir()
    with guest(browser, host.url, forgive=[NOT_FOUND]) as page:
        page.goto(".")
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        newer = engine.rename(engine.with_name("newer"))
        index.write_text(index.read_text().replace(engine.name, newer.name))
        os.utime(
            index, (time.time() + 60,) * 2
        )  # a host of files takes what changed within a second as the same
        page.evaluate("self.isOld = true")
        page.get_by_role("button", name="Play now").click()
        page.wait_for_function("() => !self.isOld")
        assert not [path for path in host.sent if newer.name in path]
        page.get_by_role("button", name="Play now").click()
        page.locator("main[data-question]").wait_for(timeout=LONG)
    host.stop()


def test_the_documentation_starts_with_a_table_to_play_at(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    picture = '<a href="../" title="A table to play at"><img src="table.png" alt=""></a>'
    (tmp_path / "docs" / "index.html").write_text(
        f'<!doctype html><link rel="icon" href="../icon.svg">{picture}'
    )
    write_site(tmp_path / "sushi", docs=tmp_path / "docs")
    host = FileHost(tmp_path, HEADERS[POLICY].replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
    with guest(browser, host.url, service_workers="allow") as page:
        page.goto("docs/index.html")
        table = page.frame_locator("iframe[title='A table to play at']")
        expect(table.get_by_role("button", name="Play now")).to_be_visible()
        table.locator("body").evaluate(SETTLED)
        assert not [path for path in host.sent if "/engine/" in path], "who only reads loads no engine"
        if FULL:
            table.get_by_role("button", name="Play now").click()
            table.locator("main[data-question]").wait_for(timeout=LONG)
    assert host.missing == []
    host.stop()


@in_full_runs
def test_it_works_when_its_host_is_gone(browser: Browser, tmp_path: Path) -> None:
    write_site(tmp_path / "sushi")
    host = FileHost(tmp_path)
    with guest(browser, host.url, service_workers="allow", forgive=["ERR_CONNECTION_REFUSED"]) as page:
        page.goto(".")
        page.evaluate(SETTLED)
        host.stop()
        page.goto("#/rules/sushizock")
        page.reload()
        expect(page.get_by_role("heading", name="Sushizock").first).to_be_visible()
        scope = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
        assert scope == host.url, "other pages of the same host are left alone"


@in_full_runs
def test_the_deal_of_the_day_is_the_same_here(browser: Browser, host: FileHost) -> None:
    with guest(browser, host.url) as page:
        page.goto(".")
        page.locator(".daily li button").first.click()
        page.locator("main[data-question]").wait_for(timeout=LONG)
        play_draft(page)
        page.get_by_role("dialog").get_by_role("link", name="Result").click()
        expect(page.locator(".hero")).to_contain_text("On this device you play for yourself.")
        expect(page.locator(".line")).to_contain_text("There is no master here")
        expect(page.locator(".share")).to_contain_text("Sushiya daily")
        expect(page.locator(".signs")).to_have_count(0)
        kept: dict[str, str] = page.evaluate(SHELF)
        page.goto("#/")
        expect(page.locator(".daily li").first.get_by_role("link", name="Result")).to_be_visible()
    (row,) = [from_json(MatchRow, text) for key, text in kept.items() if key.startswith("match/")]
    logs = [text for key, text in sorted(kept.items()) if key.startswith("log/")]
    lines = [line for text in logs for line in from_json(tuple[Line, ...], text)]
    (day,) = [key.split("/")[1] for key in kept if key.startswith("daily/")]
    check_daily(record_from_log(row, lines), daily_deal("sushi-go", day))
