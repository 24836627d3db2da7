"""Pins that four browsers play Party together with every special card, each question with its own control."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.guests import DESKTOP, PHONE, guest
from tests.e2e.house import OPEN, House
from tests.e2e.play import answer_draft, look, put_away
from tests.full import some

NAMES = ("Mia", "Leo", "Noa", "Kim")
SIZES = (PHONE, DESKTOP, (390, 844), (820, 1180))
ALWAYS = "Choose a card"
SECOND, WISH, GIVE = "Lay a second card", "What do you wish for?", "Which one do you give"
MENU, BOX = "The menu offers these: lay one", "Turn cards over: 2 points each"
BLIND, AIM = "Choose without looking", "What does your special order copy?"
TABLES = {
    "chopsticks+spoon": {ALWAYS, SECOND, WISH, GIVE},
    "menu+takeout_box": {ALWAYS, MENU, BOX},
    "spoon+special_order": {ALWAYS, WISH, AIM},
    "sake+wasabi": {ALWAYS, BLIND},
}
"""Two specials per meal, and the questions that must come up before the table has shown everything."""
WANTED = {"spoon+special_order": (("spoon",), ("tempura", "eel"), ("eel", "temaki"), ("temaki", "tempura"))}
"""What each of the four wants, best first, where it isn't the specials. Nobody takes what is wished for."""
WISHED = ("special order",)
USUAL = ["menu+takeout_box", "sake+wasabi"]
TO_THE_END = some([], ["chopsticks+spoon"])
"""Which matches are played to their ends."""


@contextmanager
def four_at(browser: Browser, house: House, specials: str) -> Iterator[list[Page]]:
    """Four people with their own devices, who joined by the link."""
    meal = f"temaki+tempura+miso_soup+eel+{specials}+pudding"
    place = house.make(f"sushi-go-party(seats=4,meal={meal})", *4 * [OPEN])
    with ExitStack() as stack:
        pages = []
        for name, size in zip(NAMES, SIZES, strict=True):
            page = stack.enter_context(guest(browser, house.url, size=size))
            page.goto(place.path)
            page.get_by_label("Your name").fill(name)
            page.get_by_role("button", name="Take a seat").click()
            expect(page.get_by_label("Your name")).to_have_count(0)
            pages.append(page)
        yield pages


class Evening:
    """Four people at one table, each answering whatever is shown to them."""

    def __init__(self, pages: list[Page], wanted: Sequence[Sequence[str]]) -> None:
        self._guests = list(zip(pages, wanted, strict=True))
        self._answered: dict[Page, str] = {}
        self.met: set[str] = set()

    def go_around(self) -> bool:
        """Everyone with a question answers it once. Returns whether the match is still running."""
        shown = [look(page, self._answered.get(page)) for page, _ in self._guests]
        for (page, wanted), found in zip(self._guests, shown, strict=True):
            if found == "dialog":
                put_away(page)
            elif found not in ("", "over"):
                question = page.locator(".question").inner_text().splitlines()[0]
                answer_draft(page, WISHED if question == WISH else wanted)
                self.met.add(GIVE if question.startswith(GIVE) else question)
                self._answered[page] = found
        return any(found != "over" for found in shown)


@pytest.mark.parametrize("specials", some(USUAL, sorted(TABLES.keys() - USUAL)))
def test_party(browser: Browser, house: House, specials: str) -> None:
    """Until every expected question has come up."""
    with four_at(browser, house, specials) as pages:
        usual = specials.replace("_", " ").split("+")
        evening = Evening(pages, WANTED.get(specials, 4 * [usual]))
        playing = True
        while playing and (specials in TO_THE_END or not evening.met >= TABLES[specials]):
            playing = evening.go_around()
        assert evening.met >= TABLES[specials]
        for page in pages:
            expect(page.get_by_role("alert")).to_have_count(0)
        if specials in TO_THE_END:
            rankings = [
                page.get_by_role("dialog").locator(".ranking li b.num").all_inner_texts() for page in pages
            ]
            assert len(rankings[0]) == len(NAMES)
            assert all(each == rankings[0] for each in rankings)
