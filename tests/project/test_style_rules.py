"""Pins that style rules name what they style where they ask what is inside or beside it.

Otherwise changes restyle the whole table. A rule such as `* + *` is the worst: Chromium then restyles all of
a parent whenever something is added to it or removed, even where the rule never applies.
"""

import re

from tests.project.test_motion import STYLED

INNER = r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
LOOKS_INSIDE = re.compile(rf":has{INNER}((?:[^{{}},;()]|{INNER})*)\{{")
BESIDE_ANY = re.compile(r"[+~]\s*(?:\*|:not\(|:global\(\*)[^{};]*\{")
NAMELESS = re.compile(r"(?:^|[\s>+~(,])(?:\*|[a-z])")


def nameless(text: str) -> list[str]:
    """What such rules style by tag, or without naming it at all."""
    return [rest.strip() for rest in LOOKS_INSIDE.findall(text) if NAMELESS.search(rest)]


def test_rules_that_look_inside_name_what_they_style() -> None:
    for path in STYLED:
        assert nameless(path.read_text(encoding="utf-8")) == [], path


def test_no_rule_styles_whatever_follows_something() -> None:
    for path in STYLED:
        assert BESIDE_ANY.findall(path.read_text(encoding="utf-8")) == [], path


def test_the_patterns_find_what_they_look_for() -> None:
    assert BESIDE_ANY.findall(".heads > :global(* + *) {") == ["+ *) {"]
    assert BESIDE_ANY.findall(".heads ~ :not(.head), p {") == ["~ :not(.head), p {"]
    assert BESIDE_ANY.findall(".plate + .plate, p + :global(.chips) { margin: calc(1px + var(--x)) }") == []
    assert nameless(".art:has(> :global(.card:nth-child(3))) > :global(* + *) {") == ["> :global(* + *)"]
    assert nameless(".trays:has(> :nth-child(5)) :is(h3, p span) {") == [":is(h3, p span)"]
    assert nameless("main:has(:global(.details)) .loop { }") == []
    assert nameless("dialog:has(.growing) { }") == []
