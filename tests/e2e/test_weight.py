"""Pins the download size of the first screen."""

import gzip

import pytest
from playwright.sync_api import Browser, Response

from tests.e2e.guests import guest
from tests.e2e.house import House
from tests.e2e.test_layout import LANGUAGES

MOST = 90_000
"""Bytes of gzipped JavaScript, including the language's texts."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_javascript_of_the_first_screen(browser: Browser, house: House, language: str) -> None:
    scripts: dict[str, Response] = {}
    with guest(browser, house.url, language=language) as page:
        page.on("response", lambda answer: scripts.update({answer.url: answer}))
        page.goto("/", wait_until="networkidle")
        weights = {
            url: len(gzip.compress(answer.body()))
            for url, answer in scripts.copy().items()  # more may arrive while we read
            if url.endswith(".js")
        }
    assert len(weights) > 1, "the page and the texts of its language"
    assert sum(weights.values()) <= MOST, weights
