"""Pins that axe-core finds no violation on any screen in either theme."""

from playwright.sync_api import Browser, Page

from tests.e2e.guests import DESKTOP, LOST_LINE, NOT_FOUND, PHONE, guest
from tests.e2e.house import House
from tests.e2e.moments import Moments
from tests.e2e.screens import Tour
from tests.full import FULL
from tests.project.tree import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SAME = {"chopsticks", "give", "menu", "order", "wasabi", "party-final", "home-sushi-go"}
"""Screens that consist of the same parts as another one."""
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules whose answer depends on the theme."""
LOOKS = (("light", PHONE, None), ("dark", DESKTOP, None if FULL else COLOURS))
"""Each theme and each layout once per screen: both have the same colours, and nearly the same parts."""
RUN = """async rules => {
    const asked = rules && { runOnly: { type: "rule", values: rules } };
    const found = await axe.run({ resultTypes: ["violations"], preload: false, ...asked });
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


def test_no_violations(browser: Browser, house: House, moments: Moments) -> None:
    tour = Tour(house, moments)
    source = AXE.read_text(encoding="utf-8")
    found: list[str] = []
    with guest(browser, house.url, places=tour.places, forgive=[LOST_LINE, NOT_FOUND]) as page:
        for name in sorted(tour.screens.keys() - SAME):
            tour.screens[name](page)
            page.evaluate(source)
            for theme, (width, height), rules in LOOKS:
                page.set_viewport_size({"width": width, "height": height})
                found += [
                    f"{name}, {theme}, {width} px: {each}" for each in violations_in(page, theme, rules)
                ]
    assert not found, "\n".join(found)
