"""Names that people type: cleaned, and never longer than fits."""

import unicodedata

__all__ = ["LONGEST_NAME", "clean_name"]

LONGEST_NAME = 24
MOST_MARKS = 2
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and a sign that show nothing."""


def clean_name(text: str) -> str:
    """The name as it is shown: composed, on one line, without invisible characters; may be empty.

    Letters of every script stay, and so do combining marks, but no more than two on one letter.
    """
    visible: list[str] = []
    marks = MOST_MARKS  # nothing is there yet that could carry one
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
