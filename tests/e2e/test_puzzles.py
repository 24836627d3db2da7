"""Pins puzzles on the page: the shelf, a question, the answer with its costs, and that they work offline."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from sushiya.puzzles import Puzzle, all_puzzles, match_of
from tests.e2e.access import AXE, violations
from tests.e2e.guests import DESKTOP, LARGE_PHONE, guest
from tests.e2e.house import House
from tests.e2e.layout import misfits
from tests.e2e.play import next_question
from tests.e2e.test_offline import SETTLED, Device
from tests.full import in_turn

GAME = "sushi-go"
FIRST = all_puzzles(GAME)[0]
KEPT = """async () => {
    const files = ["games.json", "sushi-go.json.bin"];
    const found = await Promise.all(files.map(name => caches.match(`/shelf/${name}`)));
    return found.every(Boolean);
}"""
TAP = "at => document.querySelectorAll('.options > li > button')[at].click()"
"""Tap an option where it is, without scrolling to it."""
SAID = {
    "en": (
        "Puzzles",
        "What would you take?",
        "Yes,",
        "Nearly:",
        "Next puzzle",
        "1 in a row",
        "Puzzles about",
    ),
    "de": (
        "Aufgaben",
        "Was würdest du nehmen?",
        "Ja,",
        "Fast:",
        "Nächste Aufgabe",
        "1 in Folge",
        "Aufgaben dazu",
    ),
}


def place_of(puzzle: Puzzle, action: str) -> int:
    """Where an option stands."""
    return [str(option) for option in match_of(puzzle).options(puzzle.seat)].index(action)


def answer(page: Page, puzzle: Puzzle, action: str) -> None:
    page.locator(".options > li > button").nth(place_of(puzzle, action)).click()


@pytest.mark.parametrize(
    ("language", "size", "theme"), in_turn([("en", LARGE_PHONE, "light"), ("de", DESKTOP, "dark")])
)
def test_solving_one(
    browser: Browser, house: House, language: str, size: tuple[int, int], theme: str
) -> None:
    title, question, yes, nearly, more, row, about = SAID[language]
    with guest(browser, house.url, size=size, language=language, theme=theme) as page:
        page.goto("/")
        page.get_by_role("link", name=title).click()
        expect(page.locator(".shelf h2")).to_be_visible()
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert violations(page) == []
        page.goto("/rules/dish/maki")
        page.get_by_role("link", name=about).click()
        expect(page.locator(".options > li").first).to_be_visible()
        page.goto(f"/puzzles/{GAME}/1")
        expect(page.get_by_role("heading", name=question)).to_be_visible()
        assert misfits(page) == []
        answer(page, FIRST, FIRST.best)
        expect(page.locator(".speech")).to_contain_text(yes)
        expect(page.locator(".answers .streak")).to_contain_text(row)
        costs = page.locator(".cost").all_inner_texts()
        assert len(costs) == len(FIRST.costs)
        decimal = "," if language == "de" else "."
        for action, cost in FIRST.costs.items():
            if cost:
                assert costs[place_of(FIRST, action)] == f"−{cost}".replace(".", decimal)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert violations(page) == []
        assert misfits(page) == []
        page.get_by_role("button", name=more).click()
        expect(page.locator(".speech")).to_have_count(0)
        assert page.url != f"{house.url}/puzzles/{GAME}/1"

        second = all_puzzles(GAME)[1]
        page.goto(f"/puzzles/{GAME}/2")
        answer(page, second, list(second.costs)[-1])
        expect(page.locator(".speech")).to_contain_text(nearly)
        expect(page.locator(".best")).to_have_count(1)
        kept = page.evaluate("JSON.parse(localStorage.getItem('sushiya.puzzles'))")
        assert kept == {"solved": {GAME: [1]}, "missed": {GAME: [2]}, "row": 0, "best": 1}
        page.locator(".speech button").click()  # play on from here
        next_question(page)
        hand = match_of(second).view(second.seat).hand
        expect(page.locator(".dock fieldset label")).to_have_count(len(hand))


@pytest.mark.parametrize("size", in_turn([LARGE_PHONE, DESKTOP]))
def test_a_puzzle_about_a_wish(browser: Browser, house: House, size: tuple[int, int]) -> None:
    wish = next(each for each in all_puzzles("sushi-go-party") if each.best.startswith("wish "))
    with guest(browser, house.url, size=size) as page:
        page.goto(f"/puzzles/sushi-go-party/{wish.number}")
        expect(page.get_by_role("heading", name="What would you wish for?")).to_be_visible()
        expect(page.locator(".options > li")).to_have_count(len(wish.costs))
        assert misfits(page) == []
        page.evaluate(TAP, place_of(wish, wish.best))
        expect(page.locator(".speech")).to_contain_text("The risk that nobody has it falls from")
        expect(page.locator(".speech")).to_be_in_viewport(ratio=1)
        expect(page.locator(".answers .go")).to_be_in_viewport(ratio=1)
        assert page.evaluate("scrollY") == 0
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert violations(page) == []
        assert misfits(page) == []
        page.locator(".speech button").click()  # play on from here
        next_question(page)


def test_a_shelf_opens_what_is_not_solved_and_today_has_its_own(browser: Browser, house: House) -> None:
    with guest(browser, house.url, size=LARGE_PHONE) as page:
        page.goto(f"/puzzles/{GAME}")
        shelf = f"{FIRST.grade}: 0 of"
        page.get_by_role("button", name=shelf).first.click()
        expect(page.get_by_role("heading", name="What would you take?")).to_be_visible()
        page.get_by_role("link", name="Shelf").click()
        page.get_by_role("link", name="Puzzle of the day").click()
        expect(page.get_by_role("heading", name="What would you take?")).to_be_visible()
        page.get_by_role("button", name="Skip").click()
        expect(page.get_by_role("heading", name="What would you take?")).to_be_visible()


def test_puzzles_without_a_network(playwright: Playwright, house: House, tmp_path: Path) -> None:
    device = Device(playwright, tmp_path / "profile", house.url)
    try:
        page = device.open(online=True)
        page.evaluate(SETTLED)
        page.wait_for_function(KEPT, timeout=120_000)
        page.context.set_offline(True)
        page.goto(f"/puzzles/{GAME}/1")
        answer(page, FIRST, FIRST.best)
        expect(page.locator(".speech")).to_contain_text("Yes,")
        page.goto("/puzzles")
        expect(page.get_by_text(f"1 of {len(all_puzzles(GAME))}")).to_be_visible()
    finally:
        device.close()
