"""Pins that a game unknown to the page can be set up, played, reported and replayed."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.guests import DESKTOP, PHONE, guest
from tests.e2e.house import YOU, House
from tests.full import in_turn

ANY = {"kind": "bot"}
"""The usual bot of the game."""
HIGH_CARD = "from tests.fourth_game import register; register()"
"""Run by the server before it starts: the fourth game takes its rows."""


@pytest.fixture(scope="module")
def toy_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("toy-house"), HIGH_CARD)
    yield house
    house.end()


def play_on(page: Page) -> list[str]:
    """Answer with the first option until the match is over. Returns the answers given."""
    answers: list[str] = []
    ranking = page.get_by_role("dialog").locator(".ranking")
    while True:
        option = page.locator("main[data-question] .options button").first
        expect(option.or_(ranking).first).to_be_visible()
        if ranking.is_visible():
            return answers
        serial = page.locator("main").get_attribute("data-question")
        answers.append(option.inner_text())
        option.click()
        expect(page.locator(f"main[data-question='{serial}']")).to_have_count(0)


@pytest.mark.parametrize("size", in_turn([PHONE, DESKTOP]))
def test_it_is_played_with_the_options_as_they_are_written(
    browser: Browser, toy_house: House, size: tuple[int, int]
) -> None:
    place = toy_house.make("high-card(seats=3)", YOU, ANY, ANY)
    with guest(browser, toy_house.url, size=size, places=[place]) as page:
        page.goto(place.path)
        expect(page.get_by_role("heading", name="High card")).to_be_visible()
        expect(page.get_by_text("Hand", exact=True)).to_be_visible()
        answers = play_on(page)
        assert len(answers) == 2
        assert all(answer.startswith("play ") for answer in answers)
        expect(page.get_by_role("dialog").locator(".ranking li")).to_have_count(3)
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        expect(page.locator(".news")).to_contain_text("shown · hand")


def test_it_is_looked_back_at(browser: Browser, toy_house: House) -> None:
    place = toy_house.make("high-card(seats=2)", YOU, ANY)
    with guest(browser, toy_house.url, places=[place]) as page:
        page.goto(place.path)
        (first, _) = play_on(page)
        page.get_by_role("link", name="Look back").click()
        expect(page.locator("main li", has_text="Mia")).to_contain_text(first)


def set_up(page: Page, button: str) -> None:
    page.goto("/")
    page.locator(".poster:has([value=high-card])").click()
    page.get_by_role("combobox", name="Players").select_option("2")
    page.get_by_label("Your name").fill("Mia")
    expect(page.locator(".strength label")).to_have_text(["at random"])
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("heading", name="High card")).to_be_visible()


def test_it_is_chosen_on_the_first_page(browser: Browser, toy_house: House) -> None:
    with guest(browser, toy_house.url) as page:
        set_up(page, "With friends")
        expect(page.locator(".sit li")).to_have_count(2)


def test_it_is_played_against_the_bots_it_has(browser: Browser, toy_house: House) -> None:
    """Nobody chooses a bot: the one that the page offers plays to the end."""
    with guest(browser, toy_house.url) as page:
        set_up(page, "Play now")
        assert len(play_on(page)) == 2
