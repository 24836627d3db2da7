"""Pins the rules pages: every dish has a worked example with pictures, and its figures are the engine's."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from sushiya.sushi import DISHES
from sushiya.table.drafting import examples_of
from sushiya.table.examples import examples
from tests.e2e.access import AXE, violations
from tests.e2e.guests import DESKTOP, LARGE_PHONE, guest
from tests.e2e.house import House
from tests.e2e.layout import misfits
from tests.full import FULL, some

ID = re.compile(r"\b(?:example|page-story|fruit|dish|card)-[a-z-]+")
"""What a text without a translation would show."""


def open_dish(page: Page, dish: str) -> None:
    page.goto(f"/rules/dish/{dish}")
    expect(page.locator(".examples").first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "size", "theme"), some([("en", LARGE_PHONE, "light")], [("de", DESKTOP, "dark")])
)
def test_every_dish_has_a_worked_example(
    browser: Browser, house: House, language: str, size: tuple[int, int], theme: str
) -> None:
    with guest(browser, house.url, size=size, language=language, theme=theme) as page:
        for dish in [*DISHES][:: 1 if FULL else 5]:  # tests/table asks for the figures of all of them
            open_dish(page, dish)
            shown = page.locator(".examples").first
            found = examples_of("sushi-go-party", "zoch", dish)
            rows = [row for example in found for row in [*example["rows"], *example["after"]]]
            totals = [text.split()[-1] for text in shown.locator(".total > [aria-hidden]").all_inner_texts()]
            assert sorted(totals) == sorted(str(row["points"]).replace("-", "−") for row in rows), dish
            cards = sum(len(stack) for row in rows for stack in row["stacks"])
            assert shown.locator(".card").count() == cards, dish
            assert not ID.findall(shown.inner_text()), dish
            assert misfits(page) == [], dish


def test_an_example_reads_as_people_count(browser: Browser, house: House) -> None:
    said = {
        "en": ["3 × sashimi: 10", "2 left over: 0"],
        "fr": ["3 × sashimi\u00a0: 10", "2 en trop\u00a0: 0"],
    }
    for language, lines in said.items():
        with guest(browser, house.url, language=language) as page:
            open_dish(page, "sashimi")
            assert page.locator(".examples").first.locator("p").all_inner_texts() == lines


def test_sushizock_has_examples_with_tiles_and_dice(browser: Browser, house: House) -> None:
    with guest(browser, house.url, size=LARGE_PHONE) as page:
        page.goto("/rules/sushizock")
        shown = page.locator("section:has(#tile-examples)")
        expect(shown.locator(".ladder")).to_have_count(len(examples()["stacks"]["sushizock"]))
        expect(shown.locator(".ladder p").first).to_have_text("2 of 3 sushi count: 8 − 3 = 5")
        expect(shown.locator(".wins > li")).to_have_count(len(examples()["rolls"]["sushizock"]))
        assert misfits(page) == []


def test_nobody_is_shut_out(browser: Browser, house: House) -> None:
    with guest(browser, house.url, size=LARGE_PHONE, language="de") as page:
        for path in some(["dish/spoon", "sushizock"], ["dish/maki"]):
            page.goto(f"/rules/{path}")
            expect(page.locator(".examples, #tile-examples").first).to_be_visible()
            page.evaluate(AXE.read_text(encoding="utf-8"))
            assert not violations(page), path
