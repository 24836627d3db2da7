"""Fixtures: one browser and one server for all tests of the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.e2e.guests import MILLISECONDS, launch
from tests.e2e.house import House
from tests.e2e.moments import Moments

expect.set_options(MILLISECONDS)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives browsers. It must be closed before other tests start their own event loops."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The browser."""
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.end()


@pytest.fixture(scope="package")
def moments(house: House) -> Moments:
    """Seats in matches that are in progress."""
    return Moments(house)
