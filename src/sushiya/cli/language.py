"""Which language the terminal speaks, and the words that may be typed in it."""

import re
import unicodedata
from collections.abc import Mapping

from sushiya.texts import Texts, best_language

__all__ = ["language_of", "plain", "spellings"]

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names its language; the first that is set counts."""


def language_of(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for (de_AT.UTF-8 is de); English if we lack it."""
    locale = next(filter(None, map(environ.get, VARIABLES)), "")
    return best_language([re.split(r"[.@]", locale)[0]])


def spellings(texts: Texts, word: str) -> tuple[str, str]:
    """How a word such as yes may be typed: in English, and in the language of these texts."""
    return word, plain(texts(f"typed-{word}"))


def plain(typed: str) -> str:
    """In small letters and without accents, which not every keyboard has."""
    letters = unicodedata.normalize("NFD", typed.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
