"""Pins that only transform and opacity are animated, which the compositor does at no cost."""

import re
from pathlib import Path

import pytest

from tests.project.tree import ROOT

CHEAP = {"transform", "translate", "rotate", "scale", "opacity"}
HOW = {"animation-timing-function", "easing", "offset"}
"""Fields of a keyframe that say how something moves, not what."""
PAGE = ROOT / "web" / "src"
STYLED = sorted([*PAGE.rglob("*.css"), *PAGE.rglob("*.svelte")])
SCRIPTS = sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")])
TRANSITION = re.compile(r"transition(?:-property)?:([^;}]*)")
KEYFRAMES = re.compile(r"@keyframes\s+[\w-]+\s*\{((?:[^{}]|\{[^{}]*\})*)\}")
PROPERTY = re.compile(r"([\w-]+)\s*:")


def moved_by_transitions(text: str) -> set[str]:
    """The properties of every transition. `none` moves nothing."""
    values = ",".join(TRANSITION.findall(text)).split(",")
    names = {value.split()[0] for value in values if value.split()}
    return {name for name in names - {"none"} if re.fullmatch(r"[a-z-]+", name)}


def moved_by_keyframes(text: str) -> set[str]:
    """The properties of every keyframe."""
    return {name for frames in KEYFRAMES.findall(text) for name in PROPERTY.findall(frames)} - HOW


@pytest.mark.parametrize("path", STYLED, ids=lambda path: path.name)
def test_only_transform_and_opacity_animate(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert moved_by_transitions(text) | moved_by_keyframes(text) <= CHEAP


def test_scripts_animate_through_styles_alone() -> None:
    """All script keyframes are in lib/motion.ts. Svelte's transitions, which move anything, are not used."""
    for path in SCRIPTS:
        text = path.read_text(encoding="utf-8")
        assert "svelte/transition" not in text, path
        assert "svelte/animate" not in text, path
        assert ".animate(" not in text or path.name == "motion.ts", path


def test_the_patterns_find_what_they_look_for() -> None:
    assert moved_by_transitions("a { transition: translate 1s, height 2s }") == {"translate", "height"}
    assert moved_by_keyframes("@keyframes ride { to { offset-distance: 3% } }") == {"offset-distance"}
