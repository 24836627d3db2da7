"""Markdown as HTML: headings with anchors, highlighted code, links that lead to pages of the site."""

import re
from collections.abc import Callable, Iterator
from html import escape
from itertools import pairwise
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

__all__ = ["Heading", "Passage", "Rendered", "coloured", "parse", "render", "slug"]

ADDRESS = re.compile(r"""\b(?P<name>href|src)=(?P<quote>["'])(?P<address>.*?)(?P=quote)""")
ANCHOR = re.compile(r'\bid="([^"]+)"')
TAG = re.compile(r"<[^>]+>")
SHOWN = {
    "<table>": '<div class="wide" tabindex="0"><table>',
    "</table>": "</table></div>",
    "<th></th>": "<td></td>",
}
"""Makes wide tables scroll, and empty cells no headings."""

Leads = Callable[[str], str]
"""Maps a link of the page to its address on the site."""


class Heading(NamedTuple):
    """A heading and its anchor."""

    level: int
    anchor: str
    text: str


class Passage(NamedTuple):
    """The text below a heading, for the search."""

    anchor: str
    title: str
    text: str


class Rendered(NamedTuple):
    """A page as HTML, with its headings and its passages for the search."""

    title: str
    body: str
    headings: tuple[Heading, ...]
    passages: tuple[Passage, ...]
    anchors: frozenset[str]


def coloured(text: str, language: str) -> str:
    """Code as HTML, with syntax highlighting."""
    if language == "python" and text.lstrip().startswith(">>>"):
        language = "pycon"
    try:
        lexer = get_lexer_by_name(language, stripnl=False)
    except ClassNotFound:
        return escape(text)
    return str(highlight(text, lexer, HtmlFormatter(nowrap=True)))


def _fence(text: str, language: str, _: str) -> str:
    label = f' data-language="{escape(language)}"' if language else ""
    return f'<pre tabindex="0"{label}><code>{coloured(text, language)}</code></pre>'


READER = MarkdownIt("commonmark", {"html": True, "highlight": _fence}).enable(["table", "strikethrough"])


def parse(text: str) -> list[Token]:
    """The tokens of a Markdown text."""
    return READER.parse(text)


def slug(text: str) -> str:
    """The anchor of a heading, as code hosts make it."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


def render(text: str, leads: Leads) -> Rendered:
    """A page as HTML."""
    tokens = parse(text)
    headings = tuple(_headings(tokens))
    for token in _every(tokens):
        _redirect(token, leads)
    body = READER.renderer.render(tokens, READER.options, {})
    for written, shown in SHOWN.items():
        body = body.replace(written, shown)
    return Rendered(
        next((heading.text for heading in headings if heading.level == 1), ""),
        body,
        headings,
        tuple(_passages(tokens)),
        frozenset(ANCHOR.findall(body)),
    )


def _headings(tokens: list[Token]) -> Iterator[Heading]:
    """All headings. Each gets its anchor."""
    taken: dict[str, int] = {}
    for token, inline in pairwise(tokens):
        if token.type == "heading_open":
            text = _plain(inline)
            anchor = slug(text)
            taken[anchor] = taken.get(anchor, -1) + 1
            anchor += f"-{taken[anchor]}" if taken[anchor] else ""
            token.attrSet("id", anchor)
            yield Heading(int(token.tag[1]), anchor, text)


def _passages(tokens: list[Token]) -> Iterator[Passage]:
    anchor, title, words, in_heading = "", "", list[str](), False
    for token in tokens:
        if token.type == "heading_open":
            if words:
                yield Passage(anchor, title, " ".join(words))
            anchor, words, in_heading = str(token.attrGet("id")), [], True
        elif token.type == "heading_close":
            in_heading = False
        elif token.type == "inline" and in_heading:
            title = _plain(token)
        elif token.type == "inline":
            words.append(_plain(token))
        elif token.type in ("fence", "code_block"):
            words.append(token.content)
    yield Passage(anchor, title, " ".join(words))


def _plain(inline: Token) -> str:
    """The text of a line without markup."""
    return "".join(
        " " if child.type == "softbreak" else "" if child.type == "html_inline" else child.content
        for child in inline.children or ()
    )


def _every(tokens: list[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from token.children or ()


def _redirect(token: Token, leads: Leads) -> None:
    """Let the links of a token lead to the site."""
    for name in ("href", "src"):
        if (given := token.attrGet(name)) is not None:
            token.attrSet(name, leads(str(given)))
    if token.type in ("html_block", "html_inline"):

        def led(found: re.Match[str]) -> str:
            return f'{found["name"]}="{leads(found["address"])}"'

        token.content = TAG.sub(lambda tag: ADDRESS.sub(led, tag[0]), token.content)
