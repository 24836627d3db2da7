"""The frame around each page: top bar, navigation, headings of the page, the pages before and after it."""

import posixpath
from html import escape
from pathlib import Path
from string import Template
from textwrap import shorten

from scripts.docs import site
from scripts.docs.markdown import Heading
from scripts.docs.site import HOME, address

__all__ = ["THEME", "framed"]

THEME = Path(__file__).with_name("theme")
FRAME = Template((THEME / "page.html").read_text(encoding="utf-8"))


def framed(
    place: str,
    title: str,
    body: str,
    titles: dict[str, str],
    headings: tuple[Heading, ...] = (),
    about: str = "",
) -> str:
    """A whole page for this address. `titles` are those of all pages of the project."""
    root = posixpath.relpath(".", posixpath.dirname(place) or ".")
    mine = next((page for page in site.PAGES if address(page) == place), None)
    return FRAME.substitute(
        title="Sushiya" if mine == HOME else f"{escape(title)} · Sushiya",
        kind="home" if mine == HOME else "page" if mine else "source",
        root=root,
        about=escape(shorten(about, 160, placeholder=" …")),
        body=body,
        navigation=_navigation(mine, root, titles),
        places=_places(headings),
        neighbours=_neighbours(mine, root, titles) if mine else "",
    )


def _navigation(mine: str | None, root: str, titles: dict[str, str]) -> str:
    parts = []
    for section, pages in site.SECTIONS.items():
        entries = "".join(f"<li>{_link(page, root, titles, current=page == mine)}</li>" for page in pages)
        parts.append(f"<h2>{section}</h2><ul>{entries}</ul>")
    return "".join(parts)


def _link(page: str, root: str, titles: dict[str, str], *, current: bool = False, rel: str = "") -> str:
    more = (' aria-current="page"' if current else "") + (f' rel="{rel}"' if rel else "")
    return f'<a href="{root}/{address(page)}"{more}>{escape(titles[page])}</a>'


def _places(headings: tuple[Heading, ...]) -> str:
    """The headings of a page as links, if there are enough to choose from."""
    listed = [heading for heading in headings if heading.level in (2, 3)]
    if len(listed) < 2:
        return ""
    entries = "".join(
        f'<li class="level-{heading.level}"><a href="#{heading.anchor}">{escape(heading.text)}</a></li>'
        for heading in listed
    )
    heading = '<h2 id="site-places">On this page</h2>'
    return f'<nav class="places" aria-labelledby="site-places">{heading}<ul>{entries}</ul></nav>'


def _neighbours(mine: str, root: str, titles: dict[str, str]) -> str:
    """The pages before and after this one. The start page chooses its own."""
    at = site.PAGES.index(mine)
    if mine == HOME:
        return ""
    before = _link(site.PAGES[at - 1], root, titles, rel="prev") if at > 1 else ""
    after = _link(site.PAGES[at + 1], root, titles, rel="next") if at + 1 < len(site.PAGES) else ""
    return f'<nav class="neighbours" aria-label="Before and after">{before}{after}</nav>'
