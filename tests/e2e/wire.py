"""What really goes over the wire, as the browser's network stack counts it, and what a test changes there."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, WebSocketRoute

__all__ = ["AHEAD", "Wire", "counted", "say_clock", "seen"]

AHEAD = ("/assets/TableScreen-", "/assets/SushiTable-")
"""What the home screen loads ahead, for the next screen, while the user is still choosing."""
SEEN = """
    new MutationObserver((_, watch) => {
        if (!document.querySelector(%s)) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => (window.seenAt = performance.now())));
    }).observe(document, { childList: true, subtree: true });
"""
EARLIER = """() => performance.getEntriesByType("resource")
    .filter(({ startTime }) => startTime < window.seenAt)
    .map(({ name }) => new URL(name).pathname)"""


@dataclass
class Wire:
    """Bytes received by path, headers included."""

    received: dict[str, int] = field(default_factory=dict)
    encodings: dict[str, str] = field(default_factory=dict)

    def of_this_screen(self, *endings: str) -> dict[str, int]:
        """What was not loaded ahead for the next screen: paths with one of these endings, or all."""
        return {
            path: size
            for path, size in self.received.items()
            if not path.startswith(AHEAD) and (not endings or path.endswith(endings))
        }


@contextmanager
def counted(page: Page) -> Iterator[Wire]:
    """Count what the page receives from now on."""
    wire = Wire()
    paths: dict[str, str] = {}
    session = page.context.new_cdp_session(page)

    def response(event: dict[str, Any]) -> None:
        path = urlsplit(event["response"]["url"]).path
        paths[event["requestId"]] = path
        headers = {name.lower(): value for name, value in event["response"]["headers"].items()}
        wire.encodings[path] = headers.get("content-encoding", "")

    def finished(event: dict[str, Any]) -> None:
        path = paths.get(event["requestId"], "")
        if path.startswith("/"):  # not a drawing inside a style sheet
            wire.received[path] = wire.received.get(path, 0) + int(event["encodedDataLength"])

    session.on("Network.responseReceived", response)
    session.on("Network.loadingFinished", finished)
    session.send("Network.enable")
    yield wire
    session.detach()


def seen(page: Page, path: str, selector: str) -> tuple[float, set[str]]:
    """Open a path. Returns after how many milliseconds this is on screen, and what was requested before."""
    page.add_init_script(SEEN % json.dumps(selector))
    page.goto(path, wait_until="commit")
    page.wait_for_function("() => window.seenAt !== undefined")
    return float(page.evaluate("() => window.seenAt")), {path, *page.evaluate(EARLIER)}


def say_clock(page: Page, seconds: int) -> None:
    """Let every update say that this many seconds are left to answer."""

    def route(line: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            line.send(json.dumps(message | ({"clock": seconds} if message["type"] == "update" else {})))

        line.connect_to_server().on_message(pass_on)

    page.route_web_socket("**/socket", route)
