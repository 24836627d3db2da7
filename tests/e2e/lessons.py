"""Follows the coach through a lesson like a pupil: read, tap what is highlighted, continue."""

from collections.abc import Iterator

from playwright.sync_api import Page

__all__ = ["follow"]

STEP = """before => {
    if (document.querySelector("dialog[open]")) return "dialog";
    const coach = document.querySelector(".coach");
    const step = coach?.dataset.step;
    const ready = step === "end" || coach?.querySelector(".next") || document.querySelector(".hinted");
    return ready && step !== before ? step : false;
}"""


def follow(page: Page) -> Iterator[str]:
    """The name of every step of the lesson, while it is on the page. The last one is `end`."""
    step = ""
    while step != "end":
        found = str(page.wait_for_function(STEP, arg=step).json_value())
        if found == "dialog":
            page.locator("dialog .go").click()
            continue
        step = found
        yield step
        if step != "end":
            _tap(page)


def _tap(page: Page) -> None:
    """Do what the coach suggests, or press `next`."""
    following = page.locator(".coach .next")
    if following.count() > 0:
        following.click()
        return
    tile = page.locator(".hinted .tile.option, .mt.option.hinted")
    if tile.count() > 0:
        tile.click()
        return
    for die in page.locator(".roll.hinted").all():
        die.click()
    for detail in page.locator(".call.hinted").all():
        detail.click()
    for _ in range(page.locator(".pick.hinted").count()):
        if page.locator(".pick.hinted").count() > 0:  # of equal cards, one is enough
            page.locator(".pick.hinted").first.click()
    for detail in page.locator(".pill.hinted, .variant.hinted").all():
        detail.click()
    page.locator(".dock .go.hinted").click()
