"""Player names: cleaned, limited in length, and compared by how they look."""

import re
import unicodedata

__all__ = ["LONGEST_NAME", "alike", "clean_name", "is_mixed"]

LONGEST_NAME = 24
MOST_MARKS = 2
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and a symbol that look blank."""
EAST_ASIAN_ALIKE = (
    "アァ イィ亻 ウゥ エェ工 オォ才 カヵ力ㄌ ケヶ シツッ ソン タ夕 チ千干于 "
    "トㅏ卜 ニ二 ヌ又 ネ礻 ノ丿 ハ八 ヒ匕 フㄱ ヘㄟ ミ三 ムㄙ厶 メㄨ乂 ヤャ ユュ "
    "ヨョ彐 リ刂 ルㄦ儿 ロㅁ口囗 ワヮ 一ーㄧㅡ 丨ㅣ 人ㅅ入 土士 己已巳 日曰ㄖ 未末"
)
"""Kana and what passes for them. Of each group, the first stands for all."""
ALIKE = str.maketrans(
    dict(
        zip(
            "АВЕЅІЈКМНОРСТУХЬԌԚԜавегѕіјкмнопрстухһьԁԍԛԝ"
            "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικνορτυχωϲϳ"
            "ɑɩ01258|"
            "օոսհյզցլ"
            "ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ"
            "ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ"
            "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ",
            "ABESIJKMHOPCTYXBGQWabersijkmhonpctyxhbdgqw"
            "ABEZHIKMNOPTYXabyenikvoptuxwcj"
            "aiolzsbl"
            "onuhjqgl"
            "abehikmnopctyx"
            "ABCDEGHIJKLMPRSTVWYZ"
            "BPDTGKJCZFMNLSRVHWXYAEIOU",
            strict=True,
        )
    )
    | dict.fromkeys("०০੦૦୦౦೦൦๐໐၀០߀٥〇", "o")
    | dict.fromkeys("Ӏӏǀꟾ١۱", "l")
    | {char: group[0] for group in EAST_ASIAN_ALIKE.split() for char in group[1:]}
    | {chr(hiragana): chr(hiragana + 96) for hiragana in range(ord("ぁ"), ord("ゖ") + 1)}
    | {"ǁ": "ll", "ǂ": "", "ǃ": "", "œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae"}
)
"""Letters of other alphabets, digits and signs that pass for a Latin letter, and hiragana as katakana."""
CL = re.compile("c[lI1|]")
"""What passes for a d."""
DASH = re.compile(r"(?<=[ぁ-ヿ])[-\u2010-\u2015\u2212\u2500\u301c\uff0d\uff5e]")
"""What passes for a long vowel after kana."""
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
    return _folded(one) == _folded(other) or not _looks(one).isdisjoint(_looks(other))


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _looks(name: str) -> set[str]:
    """What a name looks like at a glance. Some signs count as a letter, or else as nothing or as two."""
    return {_likeness(name), _likeness(CL.sub("d", name)), _likeness(DASH.sub("ー", name))}


def _likeness(name: str) -> str:
    """The letters that a name shows. Case, marks, spaces, punctuation, symbols, look-alikes don't count."""
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
