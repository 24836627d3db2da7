"""Finds what does not fit on a page, once everything has arrived and stopped moving."""

from playwright.sync_api import Page

from tests.e2e.guests import MILLISECONDS

__all__ = ["come_to_rest", "misfits"]

STILL = 5
"""Frames without a change to wait for. Parts of a change arrive up to three frames after the question that a
test waits for (ARRIVES in web/src/lib/deferred.svelte.ts), so by then all of them are there."""

REST = """async ([frames, milliseconds]) => {
    const deadline = performance.now() + milliseconds;
    const ends = each => each.effect.getComputedTiming().endTime !== Infinity;
    const moves = () => document.getAnimations().some(each => each.playState === "running" && ends(each));
    const place = each => Object.values(each.getBoundingClientRect().toJSON());
    const look = () => [...document.querySelectorAll("body *")].flatMap(place).join();
    await document.fonts.ready;
    for (let still = 0, before = ""; still < frames; ) {
        if (performance.now() > deadline) throw new Error("the page does not come to rest");
        await new Promise(requestAnimationFrame);
        const now = look();
        still = now === before && !moves() && document.fonts.status === "loaded" ? still + 1 : 0;
        before = now;
    }
}"""

BOXES = ".card > .name, .pname, .btn, button.chip, .poster, dialog, legend, h1, h2, h3"
MISFITS = """boxes => {
    const found = [];
    const told = each => `${each.tagName}.${each.className} "${each.textContent.trim().slice(0, 40)}"`;
    const all = [...document.querySelectorAll("body *")];
    if (document.scrollingElement.scrollWidth > innerWidth) {
        const wide = all.filter(each => each.getBoundingClientRect().right > innerWidth + 1);
        found.push(`wider than the page: ${wide.slice(0, 3).map(told).join(", ")}`);
    }
    for (const box of document.querySelectorAll(boxes)) {
        const wide = box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1;
        const high = box.matches(".name, .btn") && box.scrollHeight > box.clientHeight + 2;
        if (wide || high) found.push(`cut off: ${told(box)}`);
    }
    return [...new Set(found)];
}"""


def come_to_rest(page: Page) -> None:
    """Wait until the fonts are loaded and nothing has moved for some frames."""
    page.evaluate(REST, [STILL, MILLISECONDS])


def misfits(page: Page) -> list[str]:
    """What sticks out or is cut off."""
    found: list[str] = page.evaluate(MISFITS, BOXES)
    return found
