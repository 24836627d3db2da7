"""Where links lead on the site, and which of them are dead."""

import posixpath
import re
from pathlib import Path

from scripts.docs import site
from scripts.docs.site import address, source_address

__all__ = ["Links"]

OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:|//")
PLAY = ".."
"""The documentation is a folder of the site on which people play: the table is one level up."""


class Links:
    """All links of the site: it translates them one by one, and remembers what they need."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        """Files and folders of the project that get a page of their own because a link leads there."""
        self.copied: set[str] = set()
        """Files in docs/ that are copied as they are, such as pictures."""
        self.dead: list[str] = []
        self._anchors: set[tuple[str, str, str]] = set()

    def leads(self, page: str, link: str) -> str:
        """The address that a link in this file of the project leads to, as seen from its page."""
        if OUTSIDE.match(link):
            return link
        path, _, anchor = link.partition("#")
        target = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
        there = self._address(target)
        if there is None:
            self.dead.append(f"{page} links to {link}, which is missing")
            return link
        if anchor:
            self._anchors.add((page, there, anchor))
        here = posixpath.dirname(address(page))
        seen = posixpath.relpath(there, here or ".") if path else ""
        return seen + ("/" if there == PLAY else "") + (f"#{anchor}" if anchor else "")

    def dead_anchors(self, anchors: dict[str, frozenset[str]]) -> list[str]:
        """The problems of links to anchors, given the anchors of all pages by their addresses."""
        return [
            f"{page} links to {there}#{anchor}, but that page has no such place"
            for page, there, anchor in sorted(self._anchors)
            if anchor not in anchors.get(there, ())
        ]

    def _address(self, target: str) -> str | None:
        if target == ".":
            return PLAY
        if target in site.PAGES:
            return address(target)
        file = site.ROOT / target
        if not file.exists() or target.startswith(".."):
            return None
        if file.is_file() and Path(target).parts[0] == "docs":
            self.copied.add(target)
            return posixpath.relpath(target, "docs")
        self.shown.add(target)
        return source_address(target)
