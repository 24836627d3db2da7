"""Pins that axe-core finds no violation on any screen in either theme."""

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.guests import DESKTOP, PHONE, guest
from tests.e2e.house import House
from tests.e2e.moments import Moments
from tests.e2e.screens import Tour
from tests.project.tree import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SAME = {"chopsticks", "give", "menu", "order", "wasabi", "party-final", "home-sushi-go"}
"""Screens that are made of the same parts as another one."""
WIDE = ("home", "sushi-go", "sushizock", "sushi-go-final")
"""Screens that are laid out in another way on a desktop."""
CONTRAST = ["color-contrast"]
RUN = """async rules => {
    const only = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
    const found = await axe.run({ resultTypes: ["violations"], preload: false, ...only });
    const told = node => `${node.target.join(" ")} ${node.html.slice(0, 120)}`;
    return found.violations.map(each => `${each.id}: ${each.nodes.slice(0, 3).map(told).join(" | ")}`);
}"""


def violations(page: Page) -> list[str]:
    """All that axe finds, and by the other theme's colours."""
    light = page.evaluate(RUN, [])
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    dark = page.evaluate(RUN, CONTRAST)
    return [*light, *(f"dark: {each}" for each in dark)]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_violations(browser: Browser, house: House, moments: Moments, size: tuple[int, int]) -> None:
    tour = Tour(house, moments)
    source = AXE.read_text(encoding="utf-8")
    found: list[str] = []
    with guest(browser, house.url, size=size, places=tour.places) as page:
        for name in sorted(tour.screens.keys() - SAME) if size == PHONE else WIDE:
            tour.screens[name](page)
            page.evaluate(source)
            found += [f"{name}: {each}" for each in violations(page)]
    assert not found, "\n".join(found)
