"""House words: every word of the glossary is explained where a reader meets it first.

A heading of the third level in docs/glossary.md is such a word. On a page for newcomers, its first use in
running text has to be a link to its explanation, or *emphasised* because the sentence explains it. What is
made from the code is not checked: it speaks with the product's own texts.
"""

import re
from collections.abc import Iterator
from itertools import pairwise

from markdown_it.token import Token

from scripts.docs.markdown import parse, slug

__all__ = ["GLOSSARY", "explained_on", "house_words", "unexplained"]

GLOSSARY = "docs/glossary.md"
NEWCOMERS = ("docs/index.md", "docs/tutorials/", "docs/games/", "docs/how-to/")


def explained_on(page: str) -> bool:
    """Whether a page has to explain the words it uses."""
    return page.startswith(NEWCOMERS)


def house_words(glossary: str) -> list[str]:
    """The words that the glossary explains under headings of their own."""
    return re.findall(r"^### (.+)$", glossary, re.M)


def unexplained(text: str, words: list[str]) -> Iterator[str]:
    """The words that are used for the first time without being explained."""
    any_word = re.compile(rf"\b({'|'.join(sorted(words, key=len, reverse=True))})(?:e?s)?\b", re.I)
    known = set[str]()
    for said, link, emphasised in _running_text(parse(text)):
        for found in any_word.finditer(said):
            word = found[1].lower()
            if word not in known and not emphasised and not link.endswith(f"glossary.md#{slug(word)}"):
                yield word
            known.add(word)


def _running_text(tokens: list[Token]) -> Iterator[tuple[str, str, bool]]:
    """Each piece of text with the link and the emphasis around it; no headings, no code."""
    for before, token in pairwise(tokens):
        if token.type != "inline" or before.type == "heading_open":
            continue
        link, emphasised = "", False
        for child in token.children or ():
            match child.type:
                case "link_open":
                    link = str(child.attrGet("href"))
                case "link_close":
                    link = ""
                case "em_open" | "em_close":
                    emphasised = child.type == "em_open"
                case "text":
                    yield child.content, link, emphasised
