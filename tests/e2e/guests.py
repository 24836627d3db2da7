"""People with a browser: real pages that record everything a good page must not do."""

import json
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request

from tests.e2e.house import Place

__all__ = [
    "CUT_OFF",
    "DESKTOP",
    "LARGE_PHONE",
    "LOST_LINE",
    "MILLISECONDS",
    "NOT_FOUND",
    "OFFLINE",
    "PHONE",
    "REFUSED",
    "TABLET",
    "entries",
    "guest",
    "launch",
    "launch_in",
]

PHONE = (360, 640)
LARGE_PHONE = (390, 844)
TABLET = (820, 1180)
DESKTOP = (1440, 900)
MILLISECONDS = 30_000
"""The timeout for anything on a page."""
LOST_LINE = "WebSocket connection to"
OFFLINE = "ERR_INTERNET_DISCONNECTED"
NOT_FOUND = "status of 404"
CUT_OFF = "ERR_CONTENT_LENGTH_MISMATCH"
REFUSED = "error: Failed to load resource: net::ERR_CONNECTION_REFUSED"
"""What the browser itself logs when something can't be reached."""
BLOCKED = "Service Worker registration blocked by Playwright"
"""Most tests do without: a page for each of them would be kept for the time without a network."""
CHROMIUM = (
    "--no-sandbox",  # only our own page is opened, and tests may run as root
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def chromium() -> str:
    """The path of the system's Chromium. The one without windows needs a third of the time for a page."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    paths = [path for path in map(shutil.which, names) if path]
    assert paths, f"These tests need Chromium, for example: apt-get install {names[0]}"
    return paths[0]


def launch(playwright: Playwright) -> Browser:
    """A browser that forgets everything."""
    return playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM)


def launch_in(playwright: Playwright, profile: Path, url: str) -> BrowserContext:
    """A browser with one person's profile, as a folder: what was kept is there again the next time."""
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=chromium(),
        args=CHROMIUM,
        base_url=url,
        locale="en",
        reduced_motion="reduce",
    )
    context.set_default_timeout(MILLISECONDS)
    return context


class Conduct:
    """What a page did that it should not: errors, and requests to other hosts."""

    def __init__(self, page: Page, home: str) -> None:
        self.misdeeds: list[str] = []
        self._host = urlsplit(home).netloc
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.misdeeds.append(f"error: {error}"))
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.misdeeds.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != self._host:
            self.misdeeds.append(f"request: {request.url}")


def entries(places: Sequence[Place]) -> list[dict[str, Any]]:
    """Seats as the page stores them."""
    return [{"table": each.table, "game": each.game, "keys": each.keys, "at": 0} for each in places]


@contextmanager
def guest(
    browser: Browser,
    url: str,
    *,
    size: tuple[int, int] = DESKTOP,
    places: Sequence[Place] = (),
    language: str = "en",
    theme: str = "light",
    pace: str = "none",
    forgive: Sequence[str] = (),
    **options: Any,
) -> Iterator[Page]:
    """A page for a new user, or for one with seats at tables. Checks at the end that it behaved."""
    width, height = size
    wanted = {"reduced_motion": "reduce", "locale": language, "service_workers": "block"} | options
    context = browser.new_context(base_url=url, viewport={"width": width, "height": height}, **wanted)
    context.set_default_timeout(MILLISECONDS)
    kept = {"sushiya.language": language, "sushiya.theme": theme, "sushiya.pace": pace}
    if places:
        kept["sushiya.places"] = json.dumps(entries(places))
    context.add_init_script(
        f"for (const [k, v] of Object.entries({json.dumps(kept)})) localStorage[k] ??= v;"
    )
    page = context.new_page()
    conduct = Conduct(page, url)
    try:
        yield page
    finally:
        context.close()
    misdeeds = [each for each in conduct.misdeeds if not any(known in each for known in forgive)]
    assert not misdeeds, misdeeds
