"""Pins the painter: lines break between parts, and a plain terminal loses only decoration."""

import sys
from io import BytesIO, TextIOWrapper

import pytest

from sushiya.cli.terminal.paint import ASCII, DISH_COLOURS, THEME, Painter
from sushiya.sushi import DISHES


def test_every_dish_has_its_colour() -> None:
    colours = {dish.colour for dish in DISHES.values()}
    assert colours <= set(DISH_COLOURS)
    assert {colour.replace(" ", "-") for colour in colours} <= set(THEME)


def test_dish_colours_can_be_read_on_black_and_on_white() -> None:
    for code in DISH_COLOURS.values():
        channels = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
        light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        assert (light + 0.05) / 0.05 >= 4, code
        assert 1.05 / (light + 0.05) >= 4, code


def test_parts_are_not_broken() -> None:
    painter = Painter(colour=False)
    parts = [painter.text(part) for part in ("one two", "three four", "five")]
    assert painter.flow(parts, 40).plain == "one two · three four · five"
    assert painter.flow(parts, 22).plain == "one two · three four ·\nfive"
    assert painter.flow(parts, 15).plain == "one two ·\nthree four ·\nfive"
    assert painter.flow([], 15).plain == ""


def test_a_plain_terminal_gets_one_letter_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    written = BytesIO()
    terminal = TextIOWrapper(written, encoding="ascii", write_through=True)
    monkeypatch.setattr(sys, "stdout", terminal)
    painter = Painter()
    painter.rule("Café", "1…2 · “3”")
    painter.verbatim("鮨 ×2")
    rule, line = written.getvalue().decode("ascii").splitlines()
    assert rule.startswith("= Cafe ===")
    assert rule.endswith('= 1.2 . "3" =')
    assert len(rule) == painter.width
    assert line == "? x2"
    assert all(chr(stand_in).isascii() for stand_in in ASCII.values())
