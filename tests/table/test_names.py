"""Pins how names are cleaned."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sushiya.table.names import LONGEST_NAME, alike, clean_name, is_mixed


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


@pytest.mark.promise(27)
@pytest.mark.parametrize(
    ("name", "others"),
    [
        (
            "Leo",
            [
                "LEO",
                "L e.o",
                "Leᴏ",
                "Łeo",
                "Leø",
                "Ｌｅｏ",
                "\U0001d40b\U0001d41e\U0001d428",
                "Le0",
                "Lеο",
                "ꓡꓰꓳ",
            ],
        ),
        ("Mia", ["Mia+", "Mia🍣", "🍣 Mia", "Mia^", "M|a", "Міа", "ᎷᎥᎪ", "Mia™", "Mıa"]),
        ("Cid", ["Ⅽid", "CID"]),
        ("Alice", ["A\u01c0ice", "AIice"]),
        ("Anna", ["Anna\u01c3", "An\u01c2na"]),
        ("Ella", ["E\u01c1a"]),
        ("Alex", ["А\u04cfех", "А\u04c0ех"]),
        ("Ina", ["\ua7fena"]),
        ("Zoe", ["Zœ", "ZŒ"]),
        ("Aegir", ["Ægir", "ægir"]),
        ("oo7", ["००7", "০o7", "٥٥7", "\u07c0\u07c07"]),
        ("1l", ["١۱"]),
        ("🍣", ["🍣\ufe0f"]),
        ("へいた", ["ヘいた", "ヘイタ", "へぃた", "ﾍｲﾀ", "へ亻夕"]),
        ("べっぺ", ["ベっペ", "ベツぺ"]),
        ("カナ", ["力ナ", "かな", "ガナ"]),
        ("ロン", ["口ン", "囗ン", "ろん", "ロソ"]),
        ("二郎", ["ニ郎", "に郎"]),
        ("八工夕卜", ["ハエタト", "はえたと"]),
        ("千三才", ["チミオ", "干三オ"]),
        ("ルーク", ["ル一ク", "ル-ク", "ル\u2015ク", "ﾙｰｸ", "ル\u2500ク"]),
        ("スシ", ["スツ", "スシ-"]),
        ("日土未己", ["曰士末已"]),
        ("5am", ["Sam", "sam!"]),
        ("Bob", ["8o8"]),
        ("Zoe", ["2oe"]),
        ("dara", ["clara", "cIara", "c|ara"]),
        ("Clara", ["clara", "Cl ara", "clara!"]),
    ],
)
def test_names_that_look_alike(name: str, others: list[str]) -> None:
    assert [other for other in others if not alike(clean_name(other), name)] == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Mia", "Mika"),
        ("🍣", "🍱"),
        ("+", "-"),
        ("寿司", "寿"),
        ("Иван", "Ида"),
        ("Li", "Lin"),
        ("カナ", "カネ"),
        ("Clara", "Dara"),
        ("ルーク", "ルク"),
    ],
)
def test_names_that_don_t(one: str, other: str) -> None:
    assert not alike(one, other)


@pytest.mark.promise(27)
@pytest.mark.parametrize(
    "name",
    [
        "Leօ",
        "Ꮇia",
        "ⲥid",
        "ꓡea",
        "Leჿ",
        "Le\U0001042c",
        "Hugσ",
        "Hаna",
        "ꓡео",
        "Mia一",
        "B\u0966b",
        "B\u0665b",
        "B\u07c0b",
        "A\u06f1ice",
        "T\u3007m",
        "A\U0001e8c7ice",
        "B\u09f9b",
    ],
)
def test_a_name_of_two_alphabets_is_mixed(name: str) -> None:
    assert is_mixed(name)


@pytest.mark.parametrize(
    "name",
    [
        "Zoë 2",
        "O'Neil",
        "Keʻala",
        "Søren",
        "寿司ずしスシー",
        "김민지",
        "\u4e8c\u3007",
        "علي ٥",
        "علی ۷",
        "नेहा २",
        "ณัฐ ๙",
        "Mia ①",
        "Mia ❶",
        "Mia Ⅳ",
        "ǃXóõ",
        "Cœur",
        "Ælfgifu",
        "Иван",
        "ज़ीं",
        "🍣",
        "7",
        "Ｍｉａ",
        "Ａ",
        "",
    ],
)
def test_a_name_of_one_alphabet_is_not(name: str) -> None:
    assert not is_mixed(name)


@given(st.text(st.characters(), max_size=400))
def test_whatever_is_typed_the_name_is_short_visible_and_clean_for_good(typed: str) -> None:
    name = clean_name(typed)
    assert len(name) <= LONGEST_NAME
    assert name == name.strip()
    assert not {unicodedata.category(char)[0] for char in name.replace(" ", "")} & {"C", "Z"}
    assert not name or unicodedata.category(name[0]) not in ("Mn", "Me")
    assert clean_name(name) == name
    name.encode()
