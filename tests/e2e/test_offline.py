"""Pins that the page works without a network after one visit, and that updates come whole or not at all."""

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from sushiya.site import write_file_list
from tests.e2e.guests import LARGE_PHONE, launch_in
from tests.e2e.house import House
from tests.e2e.play import play_dice, play_draft
from tests.full import in_turn

FIRST, *OTHERS = in_turn(["sushi-go", "sushizock", "sushi-go-party"])
"""The games that are played to the end: one after the other in full runs, and one of them otherwise."""
LONG = 120_000
"""Milliseconds for Python to start in a browser on a busy computer."""
METERED = "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: %s }) })"
KEPT = """async () => {
    const found = {};
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        found[name.split(" ").at(-1)] = (await cache.keys()).map(({ url }) => new URL(url).pathname.slice(1));
    }
    return found;
}"""
SETTLED = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== "activated") await new Promise(done => active.onstatechange = done);
    for (let times = 0; times < 3; times++) await new Promise(requestIdleCallback);
}"""
UPDATED = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    while (worker.state === "installing") await new Promise(done => worker.onstatechange = done);
    return worker.state;
}"""
"""How the installation of a new service worker ended."""


class Device:
    """Somebody's browser, which can be closed and opened again, with and without a network."""

    def __init__(self, playwright: Playwright, profile: Path, url: str) -> None:
        self._playwright, self._profile, self._url = playwright, profile, url
        self._context: BrowserContext | None = None

    def open(self, *, online: bool, metered: bool = False) -> Page:
        self.close()
        self._context = launch_in(self._playwright, self._profile, self._url)
        self._context.add_init_script(METERED % json.dumps(metered))
        self._context.set_offline(not online)
        self._context.set_default_timeout(LONG)
        page = self._context.pages[0]
        width, height = LARGE_PHONE
        page.set_viewport_size({"width": width, "height": height})
        page.goto("/")
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        return page

    def close(self) -> None:
        if self._context is not None:
            self._context.close()
            self._context = None


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of our own, whose page can change."""
    house = House(tmp_path_factory.mktemp("place"))
    yield house
    house.end()


@pytest.fixture(scope="module")
def device(
    playwright: Playwright, place: House, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Device]:
    device = Device(playwright, tmp_path_factory.mktemp("profile"), place.url)
    yield device
    device.close()


def listed(place: House) -> tuple[str, set[str], set[str]]:
    """The build of the server's page, its files, and those of the engine."""
    text = (place.page / "files.js").read_text()
    build, page, engine = (
        json.loads(value) for value in re.findall(r"= (.+?);\n(?=self|$)", text, re.DOTALL)
    )
    return build, set(page), set(engine)


def kept(page: Page) -> dict[str, set[str]]:
    """What the browser has kept: paths by build."""
    return {build: set(paths) for build, paths in page.evaluate(KEPT).items()}


def begin(page: Page, game: str) -> Callable[..., object]:
    """Set a table for this game. Returns how to play at it."""
    page.locator(f"label.poster:has([value={game}])").click(position={"x": 10, "y": 10})
    page.locator(".start .go").click()
    return play_dice if game == "sushizock" else play_draft


def wait_until_kept(page: Page, wanted: dict[str, set[str]]) -> None:
    deadline = time.monotonic() + LONG / 1000
    while kept(page) != wanted:
        assert time.monotonic() < deadline, kept(page)
        page.wait_for_timeout(100)


def test_after_one_visit_everything_works_without_a_network(device: Device, place: House) -> None:
    build, files, engine = listed(place)
    page = device.open(online=True, metered=True)
    page.evaluate(SETTLED)
    assert kept(page) == {build: files}, "the engine is not loaded unasked where it might cost"

    page = device.open(online=True)
    wait_until_kept(page, {build: files | engine})

    page = device.open(online=False)  # the first start without a network, after the browser was closed
    play = begin(page, FIRST)
    play(page, turns=3)
    turn = page.locator("h1").inner_text()

    page = device.open(online=False)
    page.get_by_role("link", name="Continue").click()
    page.locator("main[data-question]").wait_for()
    assert page.locator("h1").inner_text() == turn
    play(page)
    expect(page.locator("dialog .ranking")).to_be_visible()
    for game in OTHERS:
        page.goto("/")
        begin(page, game)(page)
        expect(page.locator("dialog .ranking")).to_be_visible()
    for path, title in {"/rules/dish/tempura": "Tempura", "/score": "Score a real table"}.items():
        page.goto(path)
        expect(page.get_by_role("heading", name=title).first).to_be_visible()


def test_an_update_replaces_all_files_together_or_none(device: Device, place: House) -> None:
    old, files, engine = listed(place)
    wait_until_kept(device.open(online=True), {old: files | engine})
    index, icon = place.page / "index.html", place.page / "icon.svg"
    for packed in place.page.glob("index.html.*"):
        packed.unlink()
    index.write_text(index.read_text().replace("<title>Sushiya", "<title>Sushiya 2"))
    text = icon.read_text() + "\n"
    icon.write_text(text)
    write_file_list(place.page)
    new, *_ = listed(place)
    assert new != old
    icon.write_text("something else")

    page = device.open(online=True)
    assert page.evaluate(UPDATED) == "redundant"
    page = device.open(online=False)
    expect(page).to_have_title("Sushiya")  # as it was, though most of the new files have arrived
    assert kept(page)[old] == files | engine

    icon.write_text(text)
    page = device.open(online=True)
    page.evaluate(UPDATED)
    wait_until_kept(
        page, {old: files | engine, new: files | engine}
    )  # a browser under test is never quite idle
    page = device.open(online=False)
    expect(page).to_have_title("Sushiya 2")
    wait_until_kept(page, {new: files | engine})


def change_page(place: House) -> None:
    """The server has another page. Its service worker believes that every line is metered."""
    index, worker = place.page / "index.html", place.page / "sw.js"
    index.write_text(index.read_text().replace("<title>", "<title>Another "))
    metered = METERED.replace("Navigator.prototype", "navigator") % "true"
    if metered not in worker.read_text():
        worker.write_text(f"{metered};\n{worker.read_text()}")
    for packed in (*place.page.glob("index.html.*"), *place.page.glob("sw.js.*")):
        packed.unlink()


def load_engine(page: Page) -> None:
    """Play on this device, where loading what that takes has to be allowed."""
    page.evaluate("localStorage.setItem('sushiya.on-device', 'true')")
    page.reload()
    begin(page, FIRST)
    page.get_by_role("dialog", name="Load the table?").get_by_role("button", name="Load it").click()
    page.locator("main[data-question]").wait_for()


def test_an_update_of_the_page_needs_no_permission_on_a_metered_line(
    playwright: Playwright, place: House, tmp_path: Path
) -> None:
    device = Device(playwright, tmp_path, place.url)
    try:
        page = device.open(online=True, metered=True)
        page.evaluate(SETTLED)
        load_engine(page)
        old, _, engine = listed(place)
        loaded = kept(page)[old] & engine
        assert loaded < engine, "nobody needed the puzzles"
        change_page(place)
        write_file_list(place.page)
        new, files, _ = listed(place)

        page = device.open(online=True, metered=True)
        page.evaluate(UPDATED)
        wait_until_kept(page, {new: files | loaded})
        page = device.open(online=False)
        expect(page).to_have_title(re.compile("^Another "))
        begin(page, FIRST)(page, turns=1)
    finally:
        device.close()


def test_an_update_of_the_engine_waits_on_a_metered_line_until_somebody_allows_it(
    device: Device, place: House
) -> None:
    old, files, engine = listed(place)
    wait_until_kept(device.open(online=True), {old: files | engine})
    index, (folder,) = place.page / "index.html", (place.page / "engine").iterdir()
    with (folder / "sushiya.zip").open("ab") as archive:
        archive.write(bytes(4))
    newer = folder.rename(folder.with_name("newer"))
    index.write_text(index.read_text().replace(folder.name, newer.name))
    change_page(place)
    write_file_list(place.page)
    new, *after = listed(place)

    page = device.open(online=True, metered=True)
    assert page.evaluate(UPDATED) == "redundant"
    assert kept(page) == {old: files | engine}, "the old page and the old engine stay together"
    load_engine(page)
    wait_until_kept(page, {new: set().union(*after)})
    page = device.open(online=False)
    begin(page, FIRST)(page, turns=1)
