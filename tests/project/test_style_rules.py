"""Pins that style rules with `:has()` name what they style, or else every change restyles the whole table."""

import re

from tests.project.test_motion import STYLED

INNER = r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
LOOKS_INSIDE = re.compile(rf":has{INNER}((?:[^{{}},;()]|{INNER})*)\{{")
NAMELESS = re.compile(r"(?:^|[\s>+~(,])(?:\*|[a-z])")


def nameless(text: str) -> list[str]:
    """What such rules style by tag, or without naming it at all."""
    return [rest.strip() for rest in LOOKS_INSIDE.findall(text) if NAMELESS.search(rest)]


def test_rules_that_look_inside_name_what_they_style() -> None:
    for path in STYLED:
        assert nameless(path.read_text(encoding="utf-8")) == [], path


def test_the_patterns_find_what_they_look_for() -> None:
    assert nameless(".art:has(> :global(.card:nth-child(3))) > :global(* + *) {") == ["> :global(* + *)"]
    assert nameless(".trays:has(> :nth-child(5)) :is(h3, p span) {") == [":is(h3, p span)"]
    assert nameless("main:has(:global(.details)) .loop { }") == []
    assert nameless("dialog:has(.growing) { }") == []
