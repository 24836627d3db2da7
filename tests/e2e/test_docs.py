"""Pins the documentation in a browser: it is opened as files, found by its search, and read by everybody."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from scripts.docs import build
from tests.e2e.access import AXE, violations
from tests.e2e.guests import DESKTOP, LARGE_PHONE
from tests.small_docs import small_docs


@pytest.fixture(scope="module")
def docs(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a folder with a small documentation."""
    folder = tmp_path_factory.mktemp("docs")
    with pytest.MonkeyPatch.context() as patch:
        small_docs(folder, patch)
        build(folder / "site" / "docs")
    return (folder / "site" / "docs").as_uri()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A desktop. Nothing goes wrong on it, and nothing is fetched but files."""
    wrong: list[str] = []
    width, height = DESKTOP
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme="light")
    page = context.new_page()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda sent: None if sent.url.startswith("file:") else wrong.append(sent.url))
    yield page
    context.close()
    assert not wrong


def test_the_search_works_on_files(page: Page, docs: str) -> None:
    page.goto(f"{docs}/index.html")
    page.keyboard.press("/")
    page.keyboard.type("tempura")
    found = page.locator("#site-found a")
    expect(found).to_have_count(2)
    page.keyboard.type(" five")
    expect(found).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{docs}/guide.html#eat")
    page.get_by_role("searchbox").fill("lobster")
    expect(page.locator("#site-found")).to_have_text("Nothing has lobster in it.")


def test_the_theme_is_kept(page: Page, docs: str) -> None:
    page.goto(f"{docs}/index.html")
    page.get_by_role("button", name="Light or dark").click()
    page.goto(f"{docs}/guide.html")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(18, 21, 30)"


def test_all_pages_are_at_hand_on_a_phone_without_scripts(browser: Browser, docs: str) -> None:
    width, height = LARGE_PHONE
    context = browser.new_context(viewport={"width": width, "height": height}, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{docs}/guide.html")
    pages = page.get_by_role("navigation", name="All pages")
    expect(pages).to_be_hidden()
    page.get_by_role("link", name="All pages").click()
    pages.get_by_role("link", name="Words").click()
    expect(page.get_by_role("heading", name="Dish")).to_be_visible()
    expect(pages).to_be_hidden()
    context.close()


@pytest.mark.parametrize("name", ["index", "glossary", "guide"])
def test_everybody_can_read_it(page: Page, docs: str, name: str) -> None:
    page.goto(f"{docs}/{name}.html")
    page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    assert violations(page) == []
