"""Player names: cleaned, and limited in length."""

import unicodedata

__all__ = ["LONGEST_NAME", "clean_name"]

LONGEST_NAME = 24
MOST_MARKS = 2
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and a symbol that are blank."""


def clean_name(text: str) -> str:
    """The name as it is shown: NFC-normalised, on one line, without invisible characters. It may be empty.

    Letters of every script are kept, and so are combining marks, up to two per letter.
    """
    visible: list[str] = []
    marks = MOST_MARKS  # no letter yet that could carry a mark
    for char in unicodedata.normalize("NFC", text[:200]):
        category = unicodedata.category(char)
        if category[0] == "Z" or category == "Cc" or char in BLANK:
            visible.append(" ")
            marks = MOST_MARKS
        elif category in ("Mn", "Me"):
            marks += 1
            if marks <= MOST_MARKS:
                visible.append(char)
        elif category[0] != "C":
            visible.append(char)
            marks = 0
    return " ".join("".join(visible).split())[:LONGEST_NAME].strip()
