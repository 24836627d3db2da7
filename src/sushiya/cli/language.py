"""Which language the terminal uses, and the words a user may type in it."""

import re
import unicodedata
from collections.abc import Mapping

from sushiya.texts import Texts, best_language

__all__ = ["language_of", "plain", "spellings"]

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name a language. The first one that is set counts."""


def language_of(environ: Mapping[str, str]) -> str:
    """The language the environment asks for (de_AT.UTF-8 means de). English if there are no texts in it."""
    locale = next(filter(None, map(environ.get, VARIABLES)), "")
    return best_language([re.split(r"[.@]", locale)[0]])


def spellings(texts: Texts, word: str) -> tuple[str, str]:
    """The spellings of a word such as yes: in English, and in the language of these texts."""
    return word, plain(texts(f"typed-{word}"))


def plain(typed: str) -> str:
    """In lower case and without accents, which not every keyboard has."""
    letters = unicodedata.normalize("NFD", typed.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
