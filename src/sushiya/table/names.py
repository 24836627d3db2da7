"""Player names: cleaned, limited in length, and compared by how they look."""

import unicodedata

__all__ = ["LONGEST_NAME", "alike", "clean_name"]

LONGEST_NAME = 24
MOST_MARKS = 2
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and a symbol that are blank."""
ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХЬԌԚԜавегѕіјкмнопрстухһьԁԍԛԝ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικνορτυχωϲϳ" + "ıɑɡɩ01|",
    "ABESIJKMHOPCTYXBGQWabersijkmhonpctyxhbdgqw" + "ABEZHIKMNOPTYXabyenikvoptuxwcj" + "iagioll",
)
"""Letters of other alphabets, digits and signs that pass for a Latin letter."""


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


def alike(one: str, other: str) -> bool:
    """Whether one name could be taken for the other."""
    return _folded(one) == _folded(other) or _likeness(one) == _likeness(other)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _likeness(name: str) -> str:
    """What a name looks like at a glance: case, marks, spaces, punctuation and look-alikes don't count."""
    plain = unicodedata.normalize("NFKD", name)
    kept = "".join(char for char in plain if unicodedata.category(char)[0] not in "MZPC")
    looks = kept.translate(ALIKE).casefold().translate(ALIKE).replace("i", "l")
    return looks.replace("rn", "m").replace("vv", "w") or _folded(name)
