"""Pins how names are cleaned."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sushiya.table.names import LONGEST_NAME, clean_name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Mia", "Mia"),
        ("  Mia \t von\nder  Au ", "Mia von der Au"),
        ("e\u0301", "é"),
        ("寿司屋", "寿司屋"),
        ("ज़ीं", "ज़ीं"),
        ("O'Neil <b>&amp;", "O'Neil <b>&amp;"),
        ("\U0001f363", "\U0001f363"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("", ""),
        (" \t\n", ""),
        ("\u200b\u200d\ufeff", ""),
        ("\u202eevil", "evil"),
        ("\u2066a\u2069", "a"),
        ("a\x00b\x1bc\x85d", "a b c d"),
        ("\ud800", ""),
        ("\ue000\U000f0000", ""),
        ("\u3164\u115f\u2800", ""),
        ("\u0301", ""),
        ("a \u0301\u0489", "a"),
        ("x" * 100, "x" * LONGEST_NAME),
        ("x" * 23 + " y", "x" * 23),
        ("x" + "\u0335" * 50 + "y", "x\u0335\u0335y"),
        ("x" + "\u0489" * 50, "x\u0489\u0489"),
        ("x" + "\u0335\u200d" * 50, "x\u0335\u0335"),
    ],
)
def test_a_name_is_cleaned(typed: str, shown: str) -> None:
    assert clean_name(typed) == unicodedata.normalize("NFC", shown)


@given(st.text(st.characters(), max_size=400))
def test_whatever_is_typed_the_name_is_short_visible_and_clean_for_good(typed: str) -> None:
    name = clean_name(typed)
    assert len(name) <= LONGEST_NAME
    assert name == name.strip()
    assert not {unicodedata.category(char)[0] for char in name.replace(" ", "")} & {"C", "Z"}
    assert not name or unicodedata.category(name[0]) not in ("Mn", "Me")
    assert clean_name(name) == name
    name.encode()
