"""Player names: cleaned, limited in length, and compared by how they look."""

import re
import unicodedata

__all__ = ["LONGEST_NAME", "alike", "clean_name", "is_mixed"]

LONGEST_NAME = 24
MOST_MARKS = 2
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and a symbol that look blank."""
ALIKE = str.maketrans(
    dict(
        zip(
            "АВЕЅІЈКМНОРСТУХЬԌԚԜавегѕіјкмнопрстухһьԁԍԛԝ"
            "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικνορτυχωϲϳ"
            "ɑɩ01|"
            "օոսհյզցլ"
            "ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ"
            "ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ"
            "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ",
            "ABESIJKMHOPCTYXBGQWabersijkmhonpctyxhbdgqw"
            "ABEZHIKMNOPTYXabyenikvoptuxwcj"
            "aioll"
            "onuhjqgl"
            "abehikmnopctyx"
            "ABCDEGHIJKLMPRSTVWYZ"
            "BPDTGKJCZFMNLSRVHWXYAEIOU",
            strict=True,
        )
    )
    | dict.fromkeys("०০੦૦୦౦೦൦๐໐၀០߀٥〇", "o")
    | dict.fromkeys("Ӏӏǀꟾ١۱", "l")
    | {"ǁ": "ll", "ǂ": "", "ǃ": "", "œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae"}
)
"""Letters of other alphabets, digits and signs that pass for a Latin letter."""
LATIN = re.compile(r"LATIN .*\b([A-Z])(?: WITH .*)?")
"""The name of a letter that looks like one of the 26: small capitals, with a stroke, without a dot."""
EAST_ASIAN = frozenset(
    ["CJK", "IDEOGRAPHIC", "HANGZHOU", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "BOPOMOFO", "HANGUL"]
)
"""Scripts that are written together, by the first word of their letters' names."""
SCRIPTS = dict.fromkeys(EAST_ASIAN, "CJK") | dict.fromkeys(["ARABIC-INDIC", "EXTENDED"], "ARABIC")
"""The script of letters and digits whose names begin with another word."""
OF_ANY_SCRIPT = frozenset(["MODIFIER", "DIGIT", "DINGBAT", "CIRCLED", "DOUBLE", "NEGATIVE"])
"""The first words of the names of what is written with any letters, such as our digits."""


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


def is_mixed(name: str) -> bool:
    """Whether letters or digits of several scripts are mixed, many of which pass for Latin letters."""
    signs = [char for char in unicodedata.normalize("NFKC", name) if unicodedata.category(char)[0] in "LN"]
    scripts = {unicodedata.name(char, "").partition(" ")[0] for char in signs} - OF_ANY_SCRIPT
    return len({SCRIPTS.get(script, script) for script in scripts}) > 1


def alike(one: str, other: str) -> bool:
    """Whether one name could be taken for the other."""
    return _folded(one) == _folded(other) or _likeness(one) == _likeness(other)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _likeness(name: str) -> str:
    """What a name looks like at a glance.

    Case, marks, spaces, punctuation, symbols and look-alikes don't count.
    """
    seen = "".join(char for char in name.translate(ALIKE) if unicodedata.category(char)[0] in "LN")
    letters = unicodedata.normalize("NFKD", seen).translate(ALIKE).casefold().translate(ALIKE)
    looks = "".join(map(_look, letters)).replace("i", "l").replace("rn", "m").replace("vv", "w")
    return looks or "".join(char for char in _folded(name) if unicodedata.category(char)[0] != "M")


def _look(letter: str) -> str:
    """The plain letter that a Latin one looks like. An accent leaves nothing."""
    name = unicodedata.name(letter, "")
    if latin := LATIN.fullmatch(name):
        return latin[1].lower()
    return "" if unicodedata.category(letter)[0] == "M" or name.startswith("MODIFIER") else letter
