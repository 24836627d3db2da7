"""Finds what does not fit on a page, once everything has arrived and stopped moving."""

from playwright.sync_api import Page

from tests.e2e.guests import MILLISECONDS

__all__ = ["come_to_rest", "cut_off", "misfits"]

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


CUT_OFF = """() => {
    const found = [];
    const clips = (style, axis) => ["hidden", "clip"].includes(style[`overflow${axis}`]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); ) {
        const text = node.textContent.trim();
        const shown = node.parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!text || !shown || node.parentElement.closest(".sr, [inert], option")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        for (let box = node.parentElement; box; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (style.clipPath !== "none") break;
            const inside = box.getBoundingClientRect();
            const wide = clips(style, "X") && (left < inside.left - 2 || right > inside.right + 2);
            const high = clips(style, "Y") && (top < inside.top - 3 || bottom > inside.bottom + 3);
            if (wide || high) found.push(`"${text.slice(0, 40)}" is cut by ${box.tagName}.${box.className}`);
            if (style.position === "fixed") break;
        }
    }
    return [...new Set(found)];
}"""


def cut_off(page: Page) -> list[str]:
    """Words of which only a part is shown, where nobody can scroll to the rest."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found
