"""Finds what does not fit on a page, once everything has arrived and stopped moving."""

from playwright.sync_api import Page

from tests.e2e.guests import MILLISECONDS

__all__ = ["come_to_rest", "covered", "cut_off", "misfits", "out_of_sight"]

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

BOXES = (
    ".card > .name, .pname, .btn, button.pill, .poster, dialog, legend, h1, h2, h3, .plaque, .ceremony-side"
)
MISFITS = """boxes => {
    const found = [];
    const told = each => `${each.tagName}.${each.className} "${each.textContent.trim().slice(0, 40)}"`;
    const all = [...document.querySelectorAll("body *")];
    if (document.scrollingElement.scrollWidth > innerWidth) {
        const wide = all.filter(each => each.getBoundingClientRect().right > innerWidth + 1);
        found.push(`wider than the page: ${wide.slice(0, 3).map(told).join(", ")}`);
    }
    const hidden = each => getComputedStyle(each).clipPath !== "none";
    const clipped = each => each && (hidden(each) || clipped(each.parentElement));
    for (const box of document.querySelectorAll(boxes)) {
        if (clipped(box)) continue; // only read aloud
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
            const apart = (from, to, start, end) => to < start + 2 || from > end - 2;
            const isGone = apart(left, right, inside.left, inside.right)
                || apart(top, bottom, inside.top, inside.bottom);
            if (isGone && (clips(style, "X") || clips(style, "Y"))) break; // nobody sees a part of it
            const wide = clips(style, "X") && (left < inside.left - 2 || right > inside.right + 2);
            const high = clips(style, "Y") && (top < inside.top - 3 || bottom > inside.bottom + 3);
            if (wide || high) found.push(`"${text.slice(0, 40)}" is cut by ${box.tagName}.${box.className}`);
            const scrolls = (style.overflowY === "auto" && box.scrollHeight > box.clientHeight)
                || (style.overflowX === "auto" && box.scrollWidth > box.clientWidth);
            if (scrolls || style.position === "fixed") break;
        }
    }
    return [...new Set(found)];
}"""


def cut_off(page: Page) -> list[str]:
    """Words of which only a part is shown, where nobody can scroll to the rest."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


OUT_OF_SIGHT = """() => {
    const found = [];
    const dock = document.querySelector("main .dock").getBoundingClientRect().top;
    const look = (kind, all, inside) => {
        if (!inside) return;
        const { top, bottom } = inside.getBoundingClientRect();
        for (const each of all) {
            const box = each.getBoundingClientRect();
            if (box.width === 0) found.push(`${kind} not shown: ${each.textContent.trim().slice(0, 30)}`);
            else if (box.top < top - 1 || box.bottom > Math.min(bottom, dock) + 1)
                found.push(`${kind} cut: ${each.textContent.trim().slice(0, 30)}`);
        }
    };
    const others = document.querySelector(".others");
    const plates = document.querySelector(".mine .plates");
    if (others) look("chip", others.querySelectorAll(".chip"), others);
    if (plates) look("tray", plates.querySelectorAll(".tray"), plates);
    const news = document.querySelector(".news .words");
    const isWish = document.querySelector("main.wishing");
    if (news && news.getBoundingClientRect().bottom > dock + 1) found.push("the dock covers the news");
    if (!news && !isWish) found.push("no news");
    return [...new Set(found)];
}"""


def out_of_sight(page: Page) -> list[str]:
    """What lies on the table and can't be seen: chips of others, our own trays, the news."""
    found: list[str] = page.evaluate(OUT_OF_SIGHT)
    return found


COVERED = """() => {
    const found = [];
    const all = document.querySelector("main:has(.dock)");
    if (!all || document.querySelector("dialog[open]")) return found;
    const shows = each => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isSolid = each => {
        const { backgroundColor, backgroundImage } = getComputedStyle(each);
        return backgroundImage !== "none" || !/transparent|, 0\\)|\\/ 0\\)/.test(backgroundColor);
    };
    const inSight = (x, y, node) => {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
        for (let box = node; box && box !== document.body; box = box.parentElement) {
            if (getComputedStyle(box).overflowY === "visible") continue;
            const { left, right, top, bottom } = box.getBoundingClientRect();
            if (x < left || x > right || y < top || y > bottom) return false;
        }
        return true;
    };
    const walker = document.createTreeWalker(all, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); ) {
        const text = node.textContent.trim();
        const parent = node.parentElement;
        // Counts of chips that share a line may overlap, and a crest lies on its head.
        if (!text || !shows(parent) || parent.closest(".sr, [inert], option, .chip, .disc")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, top, bottom } of range.getClientRects()) {
            const y = (top + bottom) / 2;
            for (const x of [left + 2, (left + right) / 2, right - 2].filter(x => inSight(x, y, parent))) {
                for (const above of document.elementsFromPoint(x, y)) {
                    if (above.contains(parent) || parent.contains(above)) break;
                    if (!shows(above) || !isSolid(above)) continue;
                    found.push(`"${text.slice(0, 40)}" is covered by ${above.tagName}.${above.className}`);
                    break;
                }
            }
        }
    }
    return [...new Set(found)];
}"""


def covered(page: Page) -> list[str]:
    """Words on a table that partly lie below something else. Other screens scroll below their buttons."""
    found: list[str] = page.evaluate(COVERED)
    return found
