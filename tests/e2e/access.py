"""Finds violations of axe-core's rules on a page."""

from playwright.sync_api import Page

from tests.project.tree import ROOT

__all__ = ["AXE", "COLOURS", "violations", "violations_in"]

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules whose answer depends on the theme."""
RUN = """async rules => {
    const asked = rules && { runOnly: { type: "rule", values: rules } };
    const where = { exclude: ["#drawings"] };  // hidden, and a thousand elements
    const found = await axe.run(where, { resultTypes: ["violations"], preload: false, ...asked });
    const told = node => `${node.target.join(" ")} ${node.html.slice(0, 120)}`;
    return found.violations.map(each => `${each.id}: ${each.nodes.slice(0, 3).map(told).join(" | ")}`);
}"""


def violations(page: Page) -> list[str]:
    """All that axe finds in the light theme, and what it finds about the colours of the dark one."""
    found = [f"light: {each}" for each in violations_in(page, "light")]
    return [*found, *(f"dark: {each}" for each in violations_in(page, "dark", COLOURS))]


def violations_in(page: Page, theme: str, rules: list[str] | None = None) -> list[str]:
    """What axe finds by these rules, or by all of them."""
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    return list(page.evaluate(RUN, rules))
