"""Plays on the page like a person: look at the question, click, wait for the next one."""

from collections.abc import Sequence
from random import Random

from playwright.sync_api import Page, expect

__all__ = [
    "answer_dice",
    "answer_draft",
    "look",
    "next_question",
    "play_dice",
    "play_draft",
    "put_away",
    "to_the_sheet",
]

NEXT_QUESTION = """before => {
    if (document.querySelector("dialog .ranking")) return "over";
    if (document.querySelector("dialog[open]")) return "dialog";
    const asked = document.querySelector("main[data-question]")?.dataset.question;
    return asked !== undefined && asked !== before ? asked : false;
}"""


def next_question(page: Page, before: str | None = None) -> str | None:
    """Wait for our next question. Returns its number, or None when the match is over."""
    while True:
        found = str(page.wait_for_function(NEXT_QUESTION, arg=before).json_value())
        if found == "over":
            return None
        if found != "dialog":
            return found
        put_away(page)


def look(page: Page, before: str | None = None) -> str:
    """What is there now, without waiting: a question's number, "dialog", "over", or an empty string."""
    return str(page.evaluate(NEXT_QUESTION, before) or "")


def to_the_sheet(page: Page) -> None:
    """Give the last answer of a round, and wait for its score sheet."""
    page.wait_for_function(NEXT_QUESTION)
    answer_draft(page)
    expect(page.locator("dialog[open]")).to_be_visible()


def put_away(page: Page) -> None:
    """Close the score sheet of a round."""
    page.locator("dialog .go").click()


def play_draft(page: Page, wanted: Sequence[str] = (), turns: int = 1000) -> set[str]:
    """Play Sushi Go! or Party to the end, or for this number of questions. Returns the questions seen."""
    questions: set[str] = set()
    question = next_question(page)
    while question is not None and turns > 0:
        questions.add(page.locator(".question").inner_text().splitlines()[0])
        answer_draft(page, wanted)
        question = next_question(page, question)
        turns -= 1
    return questions


def answer_draft(page: Page, wanted: Sequence[str] = ()) -> None:
    """Choose a card, preferably a wanted one. Use whatever can be used, and settle every detail."""
    dock = page.locator(".dock")
    labels = dock.locator("fieldset label")  # they come a frame after the dock; a blind pick has none
    plates = page.locator(".mine .tap")
    ready = dock.locator(".go:enabled")
    expect(labels.or_(ready).or_(plates).first).to_be_visible()
    for use in dock.locator(".call").all():
        use.click()
    names = labels.evaluate_all("all => all.map(each => each.querySelector(':scope > .sr').textContent)")
    best = next((i for name in wanted for i, each in enumerate(names) if name in each.lower()), 0)
    cards = labels.locator("input")
    for index in sorted(range(len(names)), key=lambda each: (each - best) % len(names)):
        if not cards.nth(index).is_enabled():
            continue
        if not cards.nth(index).is_checked():  # a second tap would lock it in, or put it back
            cards.nth(index).click()
        if ready.count() > 0 or plates.count() > 0:
            break
    if plates.count() > 0:
        plates.last.click()
    for group in dock.locator(".details").all():
        group.get_by_role("button").last.click()
    dock.locator(".go").click()


def play_dice(page: Page, turns: int = 1000) -> None:
    """Play Sushizock to the end, or for this number of questions."""
    rng = Random(2)
    question = next_question(page)
    while question is not None and turns > 0:
        answer_dice(page, rng)
        question = next_question(page, question)
        turns -= 1


def answer_dice(page: Page, rng: Random) -> None:
    """Sometimes keep a die and roll again. Otherwise take or steal an allowed tile."""
    tiles = page.locator(":is(.tile, .mt).option")
    dice = page.locator(".rolled:enabled label")
    count = tiles.count()
    if dice.count() > 0 and (count == 0 or rng.random() < 0.5):
        dice.first.click()
        page.locator(".dock .go").click()
        return
    tiles.nth(rng.randrange(count)).click()
    which = page.locator(".which")
    if which.count() > 0:
        which.get_by_role("button").first.click()
