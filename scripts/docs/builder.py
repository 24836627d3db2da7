"""Builds the site: reads and checks every page, then writes everything, or nothing if anything is wrong."""

import json
import re
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from scripts.docs import site
from scripts.docs.frame import THEME, framed
from scripts.docs.links import Links
from scripts.docs.made import FILES, MAKERS, REWRITTEN
from scripts.docs.markdown import Rendered, render
from scripts.docs.site import ROOT, address, source_address
from scripts.docs.source import as_source
from scripts.docs.terms import GLOSSARY, explained_on, house_words, unexplained

__all__ = ["Broken", "build", "read", "text_of"]

MADE = re.compile(r"^<!-- made: (?P<name>[\w-]+)(?P<arguments>[^\n]*?) -->$", re.M)
LOADED = re.compile(r"""<(?:script|link|img|iframe|source|video|audio)\b[^>]*?["'\s,](?:[a-z]+:)?//[^>]*>""")
"""Matches anything that a browser would fetch from another host."""
SEARCH = "search.js"
"""The search index. It is a script because a page opened as a file may load nothing else."""
TOKENS = ROOT / "web" / "src" / "styles" / "tokens.css"
ICON = ROOT / "web" / "public" / "icon.svg"
FONT_LICENCE = ROOT / "web" / "public" / "figtree-LICENSE.txt"
FONTS = ("src/sushiya/page/assets", "web/node_modules/@fontsource-variable/figtree/files")
"""Where the page's font is, once the page is built."""


class Broken(Exception):
    """What is wrong with the documentation, one problem per line."""


def build(folder: Path) -> None:
    """Build the site into a folder. A table to play at is expected one level up, at `../`.

    Raises Broken, and writes nothing, if a page or a link is missing or a word is not explained.
    """
    if missing := [f"- {page} is missing" for page in site.PAGES if not (site.ROOT / page).is_file()]:
        raise Broken("\n".join(missing))
    texts = {page: text_of(page) for page in site.PAGES}
    links = Links()
    pages = {page: render(text, partial(links.leads, page)) for page, text in texts.items()}
    sources = {path: as_source(path) for path in sorted(links.shown)}

    anchors = {address(page): rendered.anchors for page, rendered in pages.items()}
    anchors |= {source_address(path): found for path, (_, found) in sources.items()}
    problems = [*_problems(texts, pages), *links.dead, *links.dead_anchors(anchors)]
    if problems:
        raise Broken("\n".join(f"- {problem}" for problem in problems))

    titles = {page: rendered.title for page, rendered in pages.items()}
    files = {
        address(page): framed(
            address(page),
            rendered.title,
            rendered.body,
            titles,
            rendered.headings,
            rendered.passages[0].text,
        )
        for page, rendered in pages.items()
    }
    for path, (body, _) in sources.items():
        files[source_address(path)] = framed(source_address(path), path, body, titles)
    files |= {name: make() for name, make in FILES.items()} | {SEARCH: _search(pages)}
    _write(folder, files, links.copied)


def text_of(page: str) -> str:
    """The text of a page, including its generated parts."""
    text = REWRITTEN.get(page, str)(read(page))
    return MADE.sub(lambda found: MAKERS[found["name"]](*found["arguments"].split()), text)


def read(page: str) -> str:
    """The text of a page as it was written."""
    return (site.ROOT / page).read_text(encoding="utf-8")


def _problems(texts: dict[str, str], pages: dict[str, Rendered]) -> Iterator[str]:
    """The problems of the pages, apart from their links."""
    for page in site.lost():
        yield f"{page} is in no section of the navigation (scripts/docs/site.py)"
    words = house_words(texts[GLOSSARY])
    for page, rendered in pages.items():
        if not rendered.title:
            yield f"{page} has no title"
        for found in LOADED.findall(rendered.body):
            yield f"{page} loads from another host: {found}"
        if explained_on(page):
            for word in unexplained(read(page), words):
                yield f"{page} uses '{word}' before it explains it or links to the glossary"


def _search(pages: dict[str, Rendered]) -> str:
    """The search index: each passage with its address, its page, its heading and its text."""
    entries = [
        [
            address(page) + (f"#{passage.anchor}" if passage.anchor else ""),
            rendered.title,
            passage.title,
            " ".join(passage.text.split()),
        ]
        for page, rendered in pages.items()
        for passage in rendered.passages
    ]
    return f"window.passages = {json.dumps(entries, ensure_ascii=False, separators=(',', ':'))};\n"


def _write(folder: Path, files: dict[str, str], copied: set[str]) -> None:
    """Write the site. Only an earlier build of it is replaced."""
    if folder.exists() and any(folder.iterdir()):
        if not (folder / SEARCH).is_file():
            raise Broken(f"- {folder} has other files in it")
        shutil.rmtree(folder)
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    for path in sorted(copied):
        there = folder / Path(path).relative_to("docs")
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(site.ROOT / path, there)
    for file in (*THEME.glob("*.css"), *THEME.glob("*.js"), TOKENS, ICON, FONT_LICENCE):
        shutil.copy(file, folder / file.name)
    shutil.copy(_font(), folder / "figtree.woff2")


def _font() -> Path:
    """The page's font."""
    for place in FONTS:
        for file in sorted((ROOT / place).glob("figtree-latin-wght-normal*.woff2")):
            return file
    raise Broken("- the page's font is missing: python hatch_build.py builds the page")
