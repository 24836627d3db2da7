"""Pins that a killed browser, as by an empty battery, loses neither the seat nor what was locked in."""

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import BrowserContext, Error, Page, Playwright

from tests.e2e.guests import LARGE_PHONE, launch_in
from tests.e2e.house import House
from tests.e2e.play import answer_draft, next_question
from tests.e2e.test_offline import LONG

SECONDS = 20
"""The timeout for killed processes to be gone."""


def opened(playwright: Playwright, profile: Path, house: House) -> BrowserContext:
    context = launch_in(playwright, profile, house.url)
    context.set_default_timeout(LONG)
    width, height = LARGE_PHONE
    context.pages[0].set_viewport_size({"width": width, "height": height})
    return context


def processes(profile: Path) -> list[int]:
    """The processes of the browser with this profile."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if f"--user-data-dir={profile}".encode() in (process / "cmdline").read_bytes().split(b"\0"):
                found.append(int(process.name))
    return found


def kill(context: BrowserContext, profile: Path) -> None:
    """Kill the browser at once, so that it can't write anything more."""
    assert processes(profile)
    deadline = time.monotonic() + SECONDS
    while found := processes(profile):
        assert time.monotonic() < deadline
        for process in found:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
    with suppress(Error):
        context.close()


def shown(page: Page) -> list[str]:
    """Our hand, and what the page has told of the match."""
    page.locator(".dock fieldset label").first.wait_for()
    return page.locator(".dock fieldset label, .log li, .news").all_inner_texts()


def test_a_killed_browser_loses_nothing_of_a_table_on_this_device(
    playwright: Playwright, house: House, tmp_path: Path
) -> None:
    context = opened(playwright, tmp_path, house)
    page = context.pages[0]
    page.goto("/")
    page.locator("summary").click()
    page.get_by_label("Set the table on this device").check()
    page.locator(".start .go").click()
    question = next_question(page)
    answer_draft(page)
    question = next_question(page, question)
    before, address = shown(page), page.url
    kill(context, tmp_path)

    context = opened(playwright, tmp_path, house)
    page = context.pages[0]
    page.goto(address)
    assert next_question(page) == question
    assert shown(page) == before
    context.close()
